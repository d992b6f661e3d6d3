import type { Colour } from '../engine/look/index.ts';
import { floorTones, type Palette } from './palette.ts';
import { contrast } from './tones.ts';

/** Least contrast of a coat to the field that it stands on. */
const LEAST = 2.4;

/** What the colours of cards come to in a palette; where one would not be read, or contrast is asked for, it is the ink of all figures. */
export function coatTone(palette: Palette): (colour: Colour) => string {
  const { figure, line, field } = palette.medal;
  const { ochre, porphyry } = floorTones(palette);
  const read = (tone: string): string => (palette.highContrast || contrast(tone, field) < LEAST ? figure : tone);
  return (colour) => (colour === 'ink' ? figure : colour === 'paper' ? line : read(colour === 'ochre' ? ochre : porphyry));
}
