import { glyphFacts, isGlyph, type Figure, type GlyphName, type Looks } from '../engine/look/index.ts';
import type { Draft } from './draft.ts';
import type { LookOf } from './kind.ts';

const kebab = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The glyph of a thing that names none: the one that is called like it. */
export function glyphCalled(id: string): GlyphName | null {
  const name = kebab(id.slice(Math.max(id.lastIndexOf(':'), id.lastIndexOf('.')) + 1));
  return isGlyph(name) && glyphFacts(name).for === 'thing' ? name : null;
}

/** A thing with its glyph; nothing for a thing that has none. */
export function glyphOf(id: string, named: GlyphName | null = null): readonly (readonly [string, GlyphName])[] {
  const found = named ?? glyphCalled(id);
  return found ? [[id, found]] : [];
}

/** How the cards of a draft are drawn. */
export function looksOf({ entries }: Draft): Looks {
  const of = (whose: LookOf): Record<string, Figure> =>
    Object.fromEntries(entries.flatMap(({ kind, id, figure }) => (kind.looks === whose && figure ? [[id, figure]] : [])));
  return { beast: of('beast'), man: of('man'), gear: Object.fromEntries(entries.flatMap(({ glyphs }) => glyphs)) };
}
