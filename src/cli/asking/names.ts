import { canonicalName, CORE, kindNames } from '../../catalogue/index.ts';
import { nearest } from '../../engine/read/index.ts';
import type { KindName, Catalogue } from '../../catalogue/index.ts';
import { CARDS } from '../../games/cards.ts';
import { UsageError } from '../fault.ts';

/** A name as the program has it: as it is, of the core, or the one of a pack that is called so; else the name as it was given. */
export function nameAmong(known: readonly string[], name: string): string {
  const canonical = canonicalName(name);
  if (known.includes(canonical)) return canonical;
  const ofPacks = [...new Set(known.filter((each) => each.endsWith(`:${name}`)))];
  return ofPacks.length === 1 ? ofPacks[0]! : name;
}

/** Names that are listed at once. */
const MOST_LISTED = 12;

/** `a lion`, `an arena`. */
export function article(noun: string): string {
  return /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`;
}

/** Names as a list, the first of them where they are many. */
export function listedShortly(names: readonly string[]): string {
  const more = names.length - MOST_LISTED;
  if (more <= 1) return names.join(', ');
  return `${names.slice(0, MOST_LISTED).join(', ')} and ${more} more`;
}

/** `did you mean "lion"?`; null where no name is near. */
export function nearAmong(known: readonly string[], name: string): string | null {
  const near = nearest(
    canonicalName(name),
    known.flatMap((each) => [each, each.slice(each.indexOf(':') + 1)]),
  );
  if (near === null) return null;
  return `did you mean "${name.startsWith(`${CORE}:`) && known.includes(near) ? `${CORE}:${near}` : near}"?`;
}

/** That nothing of the pack in a name is loaded; null where something is, and for a name without a pack. */
export function unloaded(known: readonly string[], name: string): string | null {
  const [, pack] = /^([^:]+\.[^:]+):/.exec(name) ?? [];
  if (pack === undefined || known.some((each) => each.startsWith(`${pack}:`))) return null;
  return `nothing of the pack ${pack} is loaded; --content DIR loads it`;
}

/** What was probably meant by a name that nobody has, or what there is. */
export function meantAmong(known: readonly string[], name: string): string {
  return nearAmong(known, name) ?? unloaded(known, name) ?? (known.length === 0 ? 'there is none' : `there is ${listedShortly(known)}`);
}

/** Every kind of file, as cards of it and as files of it are called. */
export const KINDS: readonly KindName[] = kindNames(CARDS);

/** A kind by either of its names. Throws `UsageError` for none, with the one that was probably meant. */
export function kindNamed(name: string, told: keyof KindName): KindName {
  const kind = KINDS.find(({ noun, file }) => noun === name || file === name);
  if (kind) return kind;
  const names = KINDS.map((each) => each[told]);
  throw new UsageError(`there is no kind "${name}"; ${meantAmong(names, name)}`);
}

/** The id of a card by a name that somebody typed: `leopard` is that of the one pack that has it. */
export function cardTyped({ cards }: Catalogue, name: string): string {
  return nameAmong(
    cards.map(({ id }) => id),
    name,
  );
}

/** That nobody knows a card of an id, with the one that was probably meant. */
export function noCard({ cards }: Catalogue, id: string): string {
  const known = cards.map((card) => card.id);
  const meant = nearAmong(known, id) ?? unloaded(known, id);
  return `there is no card "${id}"${meant === null ? '' : `; ${meant}`}`;
}
