import { duelSetup, rollSeed, type RosterAt } from '../../../app/index.ts';
import { seededRng } from '../../../engine/dice/index.ts';
import { byLot } from '../../../engine/mind/index.ts';
import { latinOf } from '../../../hud/common/index.ts';
import { draftOfPairing, type RosterClass } from '../../../hud/setup/index.ts';
import { PAIRINGS, type RecountGame } from '../desk/index.ts';
import { lotOf, type ClassCard } from '../rules/index.ts';
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

/** Everything about a bout of recount before it begins. */
export const {
  Setup,
  queryOf,
  picks: recountPicks,
} = duelSetup<RecountGame>(facts, {
  title: 'Recount: who is about to die',
  groups: [HEADING],
  groundNote:
    'A hexagon of five hexes from its middle to the wall; its size is a choice of the lex. They stand on a ring one hex from the wall and look at the middle; dice give them their Strength and their order of play.',
  plain: 'The plain hexagon',
  first: PAIRINGS.first,
  classes: recountClasses,
  isDrawn: (_, { kind }) => kind === 'recount-class',
  more({ content }) {
    const drawn = lotOf(content.classes).map(({ id }) => id);
    const lot = () => {
      const rng = seededRng(rollSeed());
      return draftOfPairing({ sides: [[byLot(drawn, rng)], [byLot(drawn, rng)]], against: facts.terms.bot, newcomer: null });
    };
    return drawn.length > 0 ? [['lot', lot]] : [];
  },
});
