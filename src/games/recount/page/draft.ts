import type { Controllers, RosterTerms } from '../../../app/index.ts';
import { controllersFor, formatRoster } from '../../../app/index.ts';
import { figureIds } from '../../../engine/bout/index.ts';
import type { RosterDraft } from '../../../hud/setup/index.ts';
import { draftOfEntrants, entrantsOf } from '../../../hud/setup/index.ts';
import { recountDesk } from '../desk/index.ts';
import type { RecountSetup } from '../rules/index.ts';
import { entrant, MOST_FIGHTERS, recountSetup } from '../rules/index.ts';

/** Whom an address may name; heavy against retiarius where it names nobody. */
export const TERMS: RosterTerms = {
  limits: { sides: MOST_FIGHTERS, fighters: MOST_FIGHTERS },
  bot: recountDesk.usualBot,
  traits: [],
  usual: { free: false, sides: ['heavy', 'retiarius'] },
};

/** The query of a draft. */
export const formatRecount = (draft: RosterDraft): string => formatRoster(draft, TERMS);

/** The bout that the rules are asked about. */
export function boutOfDraft(draft: RosterDraft): RecountSetup {
  const fighters = entrantsOf(draft).map(({ card, side }) => entrant({ card, side }));
  return recountSetup({ fighters, arena: draft.arena, lex: draft.lex });
}

/** The draft that a set-up came from, as far as a draft can hold it. */
export function draftOfSetup(setup: RecountSetup, named: Controllers): RosterDraft {
  const ids = figureIds(setup.fighters.map(({ card }) => card));
  const controllers = controllersFor(recountDesk, setup, named);
  const entrants = setup.fighters.map(({ card, side }, index) => ({ card, side, traits: [], controller: controllers[ids[index]!]! }));
  return draftOfEntrants(entrants, { arena: setup.arena, lex: setup.lex });
}
