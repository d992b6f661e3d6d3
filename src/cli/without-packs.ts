/** A full name of a card of a pack as it stands in a text, or of a figure of one, which may have a number; with what pads a cell of a table. */
const FULL = /(?<![\w.:-])[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*:([A-Za-z][A-Za-z0-9-]*)(?: {2,})?/g;

/** The words of a text that are no full names. */
function wordsBeside(text: string): ReadonlySet<string> {
  return new Set(text.replace(FULL, ' ').match(/[A-Za-z][A-Za-z0-9-]*/g));
}

/** A text for readers in which `ann.cats:leopard` is told as `leopard`, wherever nothing else in it is called so. */
export function withoutPacks(text: string): string {
  const packs = new Map<string, Set<string>>();
  for (const [full, local] of text.matchAll(FULL)) packs.set(local!, (packs.get(local!) ?? new Set()).add(full.trimEnd()));
  if (packs.size === 0) return text;
  const others = wordsBeside(text);
  return text.replace(FULL, (full, local: string) => {
    if (packs.get(local)!.size > 1 || others.has(local)) return full;
    return full.endsWith(' ') ? local.padEnd(full.length) : local;
  });
}
