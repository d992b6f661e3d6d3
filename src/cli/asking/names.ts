import { canonicalName, CORE } from '../../catalogue/index.ts';
import { nearest } from '../../engine/read/index.ts';

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
