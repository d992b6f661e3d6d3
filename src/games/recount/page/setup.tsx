import { rosterSetup } from '../../../app/index.ts';
import { draftOfPairing, lexTable } from '../../../hud/setup/index.ts';
import type { RecountGame } from '../desk/index.ts';
import { PAIRINGS, recountDesk, sideTitle } from '../desk/index.ts';
import type { RecountSetup } from '../rules/index.ts';
import { LEX } from '../rules/index.ts';
import { recountNames } from '../screens/index.ts';
import { GROUPS, recountClasses } from './classes.ts';
import { boutOfDraft, draftOfSetup, formatRecount, TERMS } from './draft.ts';
import { recountPicks } from './picks.ts';

/** The address of a bout that is not begun yet. */
export const queryOf = (setup: RecountSetup): string => formatRecount(draftOfSetup(setup, {}));

/** Everything about a bout of recount before it begins. */
export const Setup = rosterSetup<RecountGame>({
  ruleset: recountDesk.id as 'recount',
  address: 'recount',
  title: 'Recount: who is about to die',
  manner: 'either',
  groups: GROUPS,
  groundNote:
    'A hexagon of five hexes from its middle to the wall; its size is a choice of the lex. They stand on a ring one hex from the wall and look at the middle; dice give them their Strength and their order of play.',
  terms: TERMS,
  lex: (messages) => lexTable(LEX, 'recount-lex', messages),
  classes: recountClasses,
  arenas({ content, messages }) {
    const named = Object.keys(content.arenas).sort();
    if (named.length === 0) return [];
    return [{ id: null, name: 'The plain hexagon' }, ...named.map((id) => ({ id, name: messages['arena']?.[id] ?? id }))];
  },
  isDrawn: (_, { kind }) => kind === 'recount-class',
  picks: recountPicks,
  first: () => draftOfPairing(PAIRINGS.first),
  setupOf: boutOfDraft,
  names: recountNames,
  sideTitle,
});
