import { rosterSetup } from '../../../app/index.ts';
import type { MuneraGame } from '../desk/index.ts';
import { muneraDesk, PAIRINGS, sideTitle } from '../desk/index.ts';
import { draftOfPairing, lexTable } from '../../../hud/setup/index.ts';
import type { MuneraSetup } from '../rules/index.ts';
import { LEX } from '../rules/index.ts';
import { muneraNames, skillChoice } from '../screens/index.ts';
import { boutClasses, GROUPS } from './classes.ts';
import { formatBout, TERMS } from './draft-link.ts';
import { boutOfDraft, draftOfSetup } from './draft.ts';
import { boutPicks } from './picks.ts';

/** The address of a bout that is not begun yet. */
export const queryOf = (setup: MuneraSetup): string => formatBout(draftOfSetup(setup, {}));

/** Everything about a bout of gladiators before it begins. */
export const Setup = rosterSetup<MuneraGame>({
  ruleset: muneraDesk.id as 'munera',
  address: 'bout',
  title: 'The pairs of the day',
  manner: 'either',
  groups: GROUPS,
  groundNote:
    'By number: a hexagon of five hexes from its middle for a duel, larger for more. The condemned meet trained men on the sand of the hunts. They stand round the edge and look at the middle; dice give them their Stamina and their order of play.',
  terms: TERMS,
  lex: (messages) => lexTable(LEX, 'munera-lex', messages),
  classes: boutClasses,
  arenas({ content, messages }) {
    const named = Object.keys(content.arenas).sort();
    return [{ id: null, name: 'By number' }, ...named.map((id) => ({ id, name: messages['arena']?.[id] ?? id }))];
  },
  isDrawn: ({ fighters }, { kind, id }) => ['gladiator', 'noxius'].includes(kind) && Object.hasOwn(fighters, id),
  picks: boutPicks,
  first: () => draftOfPairing(PAIRINGS.first),
  traits: ({ content, messages }) => skillChoice(messages, (card) => content.fighters[card]?.skills ?? []),
  usualBotOf: ({ content }, card) => content.usual[card],
  setupOf: boutOfDraft,
  names: (world, _state, by) => muneraNames(world, by),
  sideTitle,
});
