import type { Messages } from '../../catalogue/index.ts';
import type { Cell } from '../../engine/hex/index.ts';
import { OUTSIDE } from '../../engine/hex/index.ts';
import type { World as HuntWorld } from '../../games/damnatio/rules/index.ts';
import type { World as MuneraWorld } from '../../games/munera/rules/index.ts';

export type Fill = Readonly<Record<string, string | number>>;

/** Names and messages of one fight in the language shown. */
export interface Words {
  /** The message of a group and key with `{name}` filled in; a readable form of the key when there is none. */
  say(group: string, key: string, fill?: Fill): string;
  has(group: string, key: string): boolean;
  /** A man or gladiator by name, a beast with its article. */
  figure(id: string): string;
  /** As `figure`, to stand alone. */
  title(id: string): string;
  isBeast(id: string): boolean;
  /** An attack of a beast, an Attack, Defend or Fate card. */
  card(id: string): string;
  /** Why a term is in a sum; the name of the card that gives it where there is no message. */
  reason(key: string): string;
  /** A thing on the sand or in hand: in hunts by the card of its first owner, in munera by its gear. */
  weapon(id: string): string;
  hex(cell: Cell): string;
}

/** A key as words: `leapMin` and `leap-min` become `leap min`. */
export function readable(key: string): string {
  return key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
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

type Say = (group: string, key: string) => string | undefined;

/** What the cards of a world call things; undefined for what they do not know. */
interface Names {
  /** Groups of messages that stand before the shared ones: `munera-outcome` before `outcome`. */
  readonly own: string;
  figure(id: string): { readonly text: string; readonly beast: boolean } | undefined;
  card(id: string): string | undefined;
  weapon(id: string): string | undefined;
}

/** A card's id without the number of its figure. */
const cardOf = (id: string): string => id.replace(/-\d+$/, '');

function cardNames(world: HuntWorld): Map<string, string> {
  const names = new Map<string, string>();
  for (const deck of [world.content.attacks, world.content.defends]) {
    for (const card of [...deck.generic, ...Object.values(deck.weapon).flat(), ...deck.optional]) names.set(card.id, card.name);
  }
  for (const beast of Object.values(world.beastCards)) for (const attack of Object.values(beast.attacks)) names.set(attack.id, attack.name);
  return names;
}

function huntNames(world: HuntWorld, message: Say): Names {
  const cards = cardNames(world);
  return {
    own: 'damnatio',
    figure: (id) => {
      const man = world.content.men[id] ?? world.content.men[cardOf(id)];
      if (man) return { text: man.name, beast: false };
      const beast = world.beastCards[id] ?? world.beastCards[cardOf(id)];
      return beast && { text: beast.name.en, beast: true };
    },
    card: (id) => cards.get(id) ?? message('fate', kebab(id)),
    weapon: (owner) => world.content.men[owner]?.weapon.name,
  };
}

const ROMAN = ['', '', ' II', ' III', ' IV', ' V', ' VI', ' VII', ' VIII', ' IX', ' X'];

function muneraNames(world: MuneraWorld, message: Say): Names {
  const { fighters, gear } = world.content;
  const thing = (id: string): string | undefined => message('gear', id) ?? gear[id]?.name;
  return {
    own: 'munera',
    figure: (id) => {
      const card = fighters[id] ?? fighters[cardOf(id)];
      const number = fighters[id] ? 1 : Number(/\d+$/.exec(id)?.[0] ?? 1);
      return card && { text: `${card.name}${ROMAN[number] ?? ` ${number}`}`, beast: false };
    },
    card: (id) => message('attack', id) ?? thing(id),
    weapon: thing,
  };
}

export function wordsOf(messages: Messages, world: HuntWorld | MuneraWorld): Words {
  const shared: Say = (group, key) => messages[group]?.[key];
  const names = 'things' in world ? muneraNames(world, shared) : huntNames(world, shared);
  const message: Say = (group, key) => shared(`${names.own}-${group}`, key) ?? shared(group, key);
  const say = (group: string, key: string, fill: Fill = {}): string => filled(message(group, key) ?? readable(key), fill);
  const name = (id: string): { readonly text: string; readonly beast: boolean } => names.figure(id) ?? { text: readable(id), beast: false };
  const card = (id: string): string => names.card(id) ?? readable(id);
  return {
    say,
    card,
    reason: (key) => message('reason', key) ?? card(key),
    has: (group, key) => message(group, key) !== undefined,
    figure: (id) => (name(id).beast ? `the ${name(id).text.toLowerCase()}` : name(id).text),
    title: (id) => name(id).text,
    isBeast: (id) => name(id).beast,
    weapon: (id) => names.weapon(id) ?? readable(id),
    hex: (cell) => {
      const hex = cell === OUTSIDE ? undefined : world.arena.cells[cell];
      return hex ? `${hex.q},${hex.r}` : 'outside';
    },
  };
}
