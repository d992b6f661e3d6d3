import { listed } from '../../../engine/text/index.ts';
import type { BoutsOnProgrammes, ProgrammedBout } from '../../../session/index.ts';
import type { DamnatioContent, HuntCard, ProgrammedHunt } from '../rules/index.ts';
import { account } from './account.ts';
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
  who(told) {
    const { content, bout } = told;
    const men = bout.state.men.map(({ card }) => content.men[card]?.name ?? card);
    const { who } = account(told);
    return men.length === 0 ? who : `${who} against ${listed(men)}`;
  },
  others: () => ({}),
};
