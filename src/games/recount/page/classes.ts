import type { RosterAt } from '../../../app/index.ts';
import { latinOf } from '../../../hud/common/index.ts';
import type { RosterClass } from '../../../hud/setup/index.ts';
import type { RecountGame } from '../desk/index.ts';
import type { ClassCard } from '../rules/index.ts';
import { classFacts, drawnAs } from '../screens/index.ts';

const HEADING = 'Gladiators';

export const GROUPS: readonly string[] = [HEADING];

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
