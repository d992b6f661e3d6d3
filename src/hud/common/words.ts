import type { Messages } from '../../catalogue/index.ts';
import type { Cell } from '../../engine/hex/index.ts';
import { OUTSIDE } from '../../engine/hex/index.ts';
import type { World } from '../../rulesets/damnatio/index.ts';

export type Fill = Readonly<Record<string, string | number>>;

/** Names and messages of one hunt in the language shown. */
export interface Words {
  /** The message of a group and key with `{name}` filled in; a readable form of the key when there is none. */
  say(group: string, key: string, fill?: Fill): string;
  has(group: string, key: string): boolean;
  /** A man by name, a beast with its article. */
  figure(id: string): string;
  /** As `figure`, to stand alone. */
  title(id: string): string;
  /** An attack of a beast, an Attack, Defend or Fate card. */
  card(id: string): string;
  /** Why a term is in a sum; the name of the card that gives it where there is no message. */
  reason(key: string): string;
  weapon(ownerCard: string): string;
  hex(cell: Cell): string;
}

/** A key as words: `leapMin` and `leap-min` become `leap min`. */
export function readable(key: string): string {
  return key.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('-', ' ').toLowerCase();
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Fills `{name}` places; a place without a value stays as it is. */
export function filled(message: string, fill: Fill): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) => (name in fill ? String(fill[name]) : place));
}

/** Names joined as in a sentence: a, b and c. */
export function listed(names: readonly string[], last = 'and'): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;
}

/** So many hexes, in words that fit after a verb. */
export function far(count: number, words: Words): string {
  return words.say('distance', count === 0 ? 'none' : count === 1 ? 'one' : 'many', { count });
}

const kebab = (key: string): string => key.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();

function cardNames(world: World): Map<string, string> {
  const names = new Map<string, string>();
  for (const deck of [world.content.attacks, world.content.defends]) {
    for (const card of [...deck.generic, ...Object.values(deck.weapon).flat(), ...deck.optional]) names.set(card.id, card.name);
  }
  for (const beast of Object.values(world.beastCards)) for (const attack of Object.values(beast.attacks)) names.set(attack.id, attack.name);
  return names;
}

export function wordsOf(messages: Messages, world: World): Words {
  const cards = cardNames(world);
  const message = (group: string, key: string): string | undefined => messages[group]?.[key];
  const cardOf = (id: string): string => id.replace(/-\d+$/, '');
  const say = (group: string, key: string, fill: Fill = {}): string => filled(message(group, key) ?? readable(key), fill);
  const name = (id: string): { text: string; beast: boolean } => {
    const card = cardOf(id);
    const man = world.content.men[id] ?? world.content.men[card];
    if (man) return { text: man.name, beast: false };
    const beast = world.beastCards[id] ?? world.beastCards[card];
    return beast ? { text: beast.name.en, beast: true } : { text: readable(id), beast: false };
  };
  const card = (id: string): string => cards.get(id) ?? message('fate', kebab(id)) ?? readable(id);
  return {
    say,
    card,
    reason: (key) => message('reason', key) ?? card(key),
    has: (group, key) => message(group, key) !== undefined,
    figure: (id) => (name(id).beast ? `the ${name(id).text.toLowerCase()}` : name(id).text),
    title: (id) => name(id).text,
    weapon: (owner) => world.content.men[owner]?.weapon.name ?? readable(owner),
    hex: (cell) => {
      const hex = cell === OUTSIDE ? undefined : world.arena.cells[cell];
      return hex ? `${hex.q},${hex.r}` : 'outside';
    },
  };
}
