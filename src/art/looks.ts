import { glyphFacts, isGlyph, NO_LOOKS, type Figure, type GlyphName, type Looks } from '../engine/look/index.ts';

let known: Looks = NO_LOOKS;
let edition = 0;

/** Changes when cards are drawn otherwise than before: part of the name of whatever is kept of a drawing. */
export function looksEdition(): number {
  return edition;
}

/** Learns how the cards of a content are drawn. Whoever brings content onto the page calls it; what was known before stays. */
export function learnLooks({ beast, man, gear }: Looks): void {
  const before = JSON.stringify(known);
  known = { beast: { ...known.beast, ...beast }, man: { ...known.man, ...man }, gear: { ...known.gear, ...gear } };
  if (JSON.stringify(known) !== before) edition += 1;
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
