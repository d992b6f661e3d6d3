import { glyphFacts, isGlyph, NO_LOOKS, type Figure, type GlyphName, type Looks } from '../engine/look/index.ts';

/** What the page itself brought, what is played with, and what a preview shows; each stands before the one above it. */
const layers = { own: NO_LOOKS, played: NO_LOOKS, previewed: NO_LOOKS };
let known: Looks = NO_LOOKS;
let edition = 0;

/** Changes when cards are drawn otherwise than before: part of the name of whatever is kept of a drawing. */
export function looksEdition(): number {
  return edition;
}

const over = (below: Looks, { beast, man, gear }: Looks): Looks => ({
  beast: { ...below.beast, ...beast },
  man: { ...below.man, ...man },
  gear: { ...below.gear, ...gear },
});

function lay(change: Partial<typeof layers>): void {
  const before = JSON.stringify(known);
  Object.assign(layers, change);
  known = over(over(layers.own, layers.played), layers.previewed);
  if (JSON.stringify(known) !== before) edition += 1;
}

/** Learns how the page's own cards are drawn, beside what was known of them. */
export function learnLooks(looks: Looks): void {
  lay({ own: over(layers.own, looks) });
}

/** From now on cards are drawn as in what is played with; the looks of what was played with before are gone. */
export function playLooks(looks: Looks): void {
  lay({ played: looks });
}

/** Draws cards as a draft says until it is called with null; what is played with stays as it is. */
export function previewLooks(looks: Looks | null): void {
  lay({ previewed: looks ?? NO_LOOKS });
}

const found = <Value>(table: Readonly<Record<string, Value>>, id: string): Value | undefined =>
  Object.hasOwn(table, id) ? table[id] : undefined;

/** What the card of a beast says of how it is drawn. */
export function figureOfBeast(id: string): Figure | undefined {
  return found(known.beast, id);
}

/** What the card of a man says of how he is drawn. */
export function figureOfMan(id: string): Figure | undefined {
  return found(known.man, id);
}

/** The glyph of a thing by the id of its card, or by its own name; null for what has none. */
export function glyphOfThing(id: string): GlyphName | null {
  return found(known.gear, id) ?? (isGlyph(id) && glyphFacts(id).for === 'thing' ? id : null);
}
