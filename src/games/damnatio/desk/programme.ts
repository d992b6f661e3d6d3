import { byDifficulty, type MeasuredOffer, type BoutsOnProgrammes, type ProgrammedBout } from '../../../session/index.ts';
import type { DamnatioContent, Hunt, HuntCard, HuntSetup, ProgrammedHunt } from '../rules/index.ts';
import { huntSetup } from '../rules/index.ts';
import { savedMen, account } from './account.ts';
import type { HuntGame } from './game.ts';
import { listed } from '../../../engine/text/index.ts';

/** The set-up of a hunt on the programme. */
export function setupOfHunt({ arena, beasts, facing, men, elite, lex }: HuntCard): HuntSetup {
  return huntSetup({ arena, beasts, elite, lex, ...partyOf(men), ...(facing !== undefined && { facing }) });
}

/** Who is named and how many are drawn. */
function partyOf(men: HuntCard['men']): { readonly men: readonly string[]; readonly draw: number } {
  return 'draw' in men ? { men: men.named ?? [], draw: men.draw } : { men, draw: 0 };
}

/** The programme as it is offered: the easiest for a newcomer first, what nobody measured last. */
export function programme({ hunts }: Pick<DamnatioContent, 'hunts'>): HuntCard[] {
  return byDifficulty(Object.values(hunts), ({ newcomer }) => newcomer);
}

const players = { '*': 'newcomer' };

/** A hunt of the programme as a newcomer plays it; null for a rehearsal, which nobody plays. */
export function measuredHunt(hunt: HuntCard): MeasuredOffer<HuntGame> | null {
  return 'draw' in hunt.men || hunt.men.length > 0 ? { setup: setupOfHunt(hunt), players } : null;
}

/** Four noxii by lot on the usual sand, as the set-up suggests them against any beast, played by a newcomer. */
export function measuredBeast(beast: string): MeasuredOffer<HuntGame> {
  return { setup: huntSetup({ beasts: [beast] }), players };
}

const TWO = 2;

/** The beast is dead and two men live, or all where fewer went in. */
export function keptTwo({ state }: { readonly state: Hunt['state'] }): boolean {
  return state.outcome?.winner === 'men' && savedMen(state) >= Math.min(TWO, state.men.length);
}

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
