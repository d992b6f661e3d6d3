import type { RosterAt } from '../../../app/index.ts';
import { capital, latinOf, readable } from '../../../hud/common/index.ts';
import type { RosterClass } from '../../../hud/setup/index.ts';
import type { MuneraGame } from '../desk/index.ts';
import type { FighterCard, LoadoutEntry } from '../rules/index.ts';
import { figures } from '../rules/index.ts';
import { classFacts } from '../screens/index.ts';

/** Headings of the page of all classes, by the kind of a card. */
const HEADINGS = { gladiator: 'Gladiators', bestiarius: 'Bestiarii', noxius: 'Noxii' } as const;

export const GROUPS: readonly string[] = Object.values(HEADINGS);

/** Equal things together: `dart ×4`. */
function counted(names: readonly string[]): string[] {
  return [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length;
    return count === 1 ? name : `${count} × ${name}`;
  });
}

/** `Trident, net, galerus; dagger in its sheath; no armour.` */
function armsOf({ gear, armour }: FighterCard, say: (group: string, key: string) => string): string {
  const named = (entries: readonly LoadoutEntry[]): string =>
    counted(entries.map((entry) => `${entry.damaged ? 'damaged ' : ''}${say('gear', entry.gear)}`)).join(', ');
  const ready = gear.filter(({ start }) => start === 'ready');
  const sheathed = gear.filter(({ start }) => start === 'sheathed');
  const parts = [named(ready), sheathed.length > 0 ? `${named(sheathed)} ${say('spot', 'sheathed')}` : '', say('armour', armour)];
  return `${capital(parts.filter(Boolean).join('; '))}.`;
}

/** Whom a fighter is, beside his name. */
function standing(card: FighterCard, { messages }: RosterAt<MuneraGame>): string {
  if (card.kind === 'gladiator') return '';
  const crime = messages['crime']?.[card.id];
  if (crime !== undefined) return `noxius, ${crime}`;
  return messages['fighter-kind']?.[card.kind] ?? card.kind;
}

/** Everybody who may be sent in, each card once, with what it comes to. */
export function boutClasses(at: RosterAt<MuneraGame>): RosterClass[] {
  const { fighters, gear } = at.content;
  const { messages } = at;
  const say = (group: string, key: string): string => messages[group]?.[key] ?? readable(key);
  const own = Object.entries(fighters).filter(([key, card]) => key === card.id);
  return own.map(([, card]) => ({
    id: card.id,
    name: card.name,
    latin: latinOf(messages, 'man', card.id),
    kind: card.kind,
    class: card.class,
    foes: card.foes,
    group: HEADINGS[card.kind],
    arms: armsOf(card, say),
    standing: standing(card, at),
    text: messages['gladiator']?.[card.id] ?? say('fighter-note', card.kind),
    facts: () => classFacts(figures(card, gear)),
  }));
}
