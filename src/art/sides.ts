import type { Palette } from './palette.ts';
import { contrast } from './tones.ts';

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** What a side is called by its place in the set-up; it tells sides apart where colours do not. */
export function sideNumeral(place: number): string {
  return NUMERALS[place] ?? String(place + 1);
}

/** The colour of a side by its place; beyond six they come again. */
export function sideTone(palette: Palette, place: number): string {
  return palette.sides[place % palette.sides.length]!;
}

/** Black or white, whichever is read on a colour: one of them always is. */
export function textOn(colour: string): string {
  return contrast('#000000', colour) > contrast('#FFFFFF', colour) ? '#000000' : '#FFFFFF';
}
