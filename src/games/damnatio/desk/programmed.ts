import type { BoutsOnProgrammes, ProgrammedBout } from '../../../session/index.ts';
import type { DamnatioContent, HuntCard, ProgrammedHunt } from '../rules/index.ts';
import type { HuntGame } from './game.ts';
import { setupOfHunt } from './programme.ts';

function huntOf({ hunts }: DamnatioContent, bout: ProgrammedBout): HuntCard {
  const { hunt } = bout as ProgrammedHunt;
  const card = hunts[hunt];
  if (!card) throw new RangeError(`there is no hunt "${hunt}"`);
  return card;
}

/** Hunts of programmes; all the men are the player's. */
export const programmed: BoutsOnProgrammes<HuntGame> = {
  setup: (content, bout) => setupOfHunt(huntOf(content, bout)),
  called: (content, bout) => huntOf(content, bout).name,
  others: () => ({}),
};
