import { canonicalName } from '../../catalogue/index.ts';
import { nearest } from '../../engine/read/index.ts';

/** A name as the program has it: as it is, of the core, or the one of a pack that is called so; else the name as it was given. */
export function nameAmong(known: readonly string[], name: string): string {
  const canonical = canonicalName(name);
  if (known.includes(canonical)) return canonical;
  const ofPacks = [...new Set(known.filter((each) => each.endsWith(`:${name}`)))];
  return ofPacks.length === 1 ? ofPacks[0]! : name;
}

/** What was probably meant by a name that nobody has, or what there is. */
export function meantAmong(known: readonly string[], name: string): string {
  const near = nearest(
    name,
    known.flatMap((each) => [each, each.slice(each.indexOf(':') + 1)]),
  );
  return near === null ? `there is ${known.join(', ')}` : `did you mean "${near}"?`;
}
