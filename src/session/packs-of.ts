import { textsIn } from '../engine/read/index.ts';
import type { GameAtHand, GameKit } from './kit.ts';
import { gameOf } from './kit.ts';
import type { GameSetup } from './game.ts';

/** The pack that comes with the game; what it is stands in the hash of the content. */
export const CORE = 'core';

/** What content tells of packs beside the core; see the catalogue. */
interface Told {
  readonly parts?: {
    readonly packs: Readonly<Record<string, { readonly version: string; readonly hash: string }>>;
    readonly of: Readonly<Record<string, readonly string[]>>;
    readonly always: readonly string[];
  };
}

const LONGEST = 40;

/** Hash of a pack in a record, which may tell its version too. */
export const hashIn = (text: string): string => text.split('@')[0]!;

/** Packs beside the core whose cards something names, and those that take part in every bout: hash and version of each, by id. */
export function packsNamed({ content }: Pick<GameAtHand, 'content'>, value: unknown): Readonly<Record<string, string>> {
  const { parts } = content as Told;
  if (!parts) return {};
  const named = [...textsIn(value)].flatMap((text) => (Object.hasOwn(parts.of, text) ? parts.of[text]! : []));
  return Object.fromEntries([...new Set([...parts.always, ...named])].sort().map((id) => [id, markOf(parts.packs[id]!)]));
}

const markOf = ({ hash, version }: { readonly hash: string; readonly version: string }): string => `${hash}@${version}`.slice(0, LONGEST);

/** Every pack at hand beside the core: its hash and version, by id. */
export function packsAtHand({ games }: GameKit): Readonly<Record<string, string>> {
  const all = Object.values(games).flatMap(({ content }) => Object.entries((content as Told).parts?.packs ?? {}));
  return Object.fromEntries(all.map(([id, pack]) => [id, markOf(pack)]));
}

/** Packs whose cards take part in a bout of a set-up: hash and version of each, by id; the core by its hash. */
export function packsOf(kit: GameKit, setup: GameSetup): Readonly<Record<string, string>> {
  const game = gameOf(kit, setup);
  if (!(game.content as Told).parts) return kit.packs;
  const core = Object.entries(kit.packs).filter(([id]) => id === CORE);
  return { ...Object.fromEntries(core), ...packsNamed(game, setup) };
}

/** What tells the cards of a bout from others: the hash of the core's, and of the packs that take part. */
export function cardsOf(kit: GameKit, setup: GameSetup): string {
  const others = Object.entries(packsOf(kit, setup)).flatMap(([id, hash]) => (id === CORE ? [] : [`${id} ${hash}`]));
  return [gameOf(kit, setup).content.hash, ...others].join(' ');
}

/** Whether packs beside the core are those of a record, which says nothing where it knows of none. */
export function arePacksOf(kit: GameKit, setup: GameSetup, recorded: Readonly<Record<string, string>>): boolean {
  const known = Object.keys(recorded);
  if (known.length === 0) return true;
  const isHere = (id: string): boolean => Object.hasOwn(kit.packs, id) && kit.packs[id] === hashIn(recorded[id]!);
  const added = Object.keys(packsOf(kit, setup)).filter((id) => id !== CORE && !known.includes(id));
  return added.length === 0 && known.every((id) => id === CORE || isHere(id));
}
