import type { KeptGame, RosterAt } from '../../../app/index.ts';
import { boutOfDraft, picksIn, queryOfSetup, rollSeed, rosterSetup } from '../../../app/index.ts';
import { seededRng } from '../../../engine/dice/index.ts';
import { byLot } from '../../../engine/mind/index.ts';
import { latinOf } from '../../../hud/common/index.ts';
import type { RosterClass, RosterPick } from '../../../hud/setup/index.ts';
import { draftOfPairing, lexTable } from '../../../hud/setup/index.ts';
import type { RecountGame } from '../desk/index.ts';
import { PAIRINGS, recountDesk } from '../desk/index.ts';
import type { ClassCard, RecountSetup } from '../rules/index.ts';
import { LEX, lotOf } from '../rules/index.ts';
import { classFacts, drawnAs } from '../screens/index.ts';
import { facts } from './facts.ts';

const HEADING = 'Gladiators';

type Say = (group: string, key: string) => string;

/** `Sword and shield; he saves on 5 and 6.` */
function armsOf({ weapon, offHand, save: { whole } }: ClassCard, say: Say): string {
  const held = `${say('gear', weapon)} and ${say('gear', offHand)}`;
  const armour = whole === null ? 'no armour' : `armour that saves on ${whole === 6 ? '6' : `${whole} and more`}`;
  return `${held.charAt(0).toUpperCase()}${held.slice(1)}; ${armour}.`;
}

/** The classes that may be sent in, each with what it comes to. */
export function recountClasses({ content, messages }: RosterAt<RecountGame>): RosterClass[] {
  const say: Say = (group, key) => messages[`recount-${group}`]?.[key] ?? messages[group]?.[key] ?? key;
  return Object.values(content.classes).map((cls) => ({
    id: cls.id,
    name: cls.name,
    latin: latinOf(messages, 'recount-class', cls.id),
    kind: 'gladiator',
    kit: drawnAs(cls),
    class: cls.id,
    foes: [],
    group: HEADING,
    arms: armsOf(cls, say),
    standing: '',
    text: say('class-note', cls.id),
    facts: () => classFacts(cls),
  }));
}

/** Pairings at a press; `last` is the bout that was fought last. */
export function recountPicks({ content: { classes }, messages }: RosterAt<RecountGame>, last: KeptGame | null): RosterPick[] {
  const drawn = lotOf(classes).map(({ id }) => id);
  const lot = () => {
    const rng = seededRng(rollSeed());
    return draftOfPairing({ sides: [[byLot(drawn, rng)], [byLot(drawn, rng)]], against: recountDesk.usualBot, newcomer: null });
  };
  const say = (key: string): string => messages['recount-pairing']?.[key] ?? messages['pairing']?.[key] ?? key;
  return picksIn(facts, { known: classes, say, more: drawn.length > 0 ? [['lot', lot]] : [] }, last);
}

/** The address of a bout that is not begun yet. */
export const queryOf = (setup: RecountSetup): string => queryOfSetup(facts, setup);

/** Everything about a bout of recount before it begins. */
export const Setup = rosterSetup<RecountGame>({
  ruleset: recountDesk.id as 'recount',
  address: facts.address,
  title: 'Recount: who is about to die',
  manner: 'either',
  groups: [HEADING],
  groundNote:
    'A hexagon of five hexes from its middle to the wall; its size is a choice of the lex. They stand on a ring one hex from the wall and look at the middle; dice give them their Strength and their order of play.',
  terms: facts.terms,
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
  setupOf: (draft) => boutOfDraft(facts, draft),
  names: facts.names,
  sideTitle: facts.title,
});
