/**
 * Figures drawn from data alone, while somebody types: for the workshop, the bestiary and the guide. One figure takes some five
 * milliseconds, the same figure again next to nothing.
 *
 * - `readFigure(value)`: whatever stands under `figure:` now, without what is not yet right in it; never throws.
 * - `drawFigure(ctx, figure, options)`: onto a canvas, as a medallion or as the whole beast.
 * - `figureSvg(figure)`: the inside of an `<svg viewBox="0 0 512 512">` in one ink, for print.
 */
import { COLOURS, HORN_FORMS, isGlyph, MARKS, PROPORTIONS, RIGS, type Figure } from '../../engine/look/index.ts';
import type { Pose } from '../beasts/index.ts';
import { coatTone } from '../coat-tones.ts';
import { drawPortrait } from '../glyph.ts';
import type { Portrait } from '../layers.ts';
import { drawMedallion, medallionBox } from '../medallion.ts';
import type { Palette } from '../palette.ts';
import { portraitIn, portraitSvg } from '../portraits.ts';
import { glyphPortrait } from './glyph-portraits.ts';

type Map = Readonly<Record<string, unknown>>;

const mapOf = (value: unknown): Map => (typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Map) : {});

/** The key of a table that a text names. */
function named<Key extends string>(table: Readonly<Record<Key, unknown>>, value: unknown): Key | undefined {
  return typeof value === 'string' && Object.hasOwn(table, value) ? (value as Key) : undefined;
}

function within(value: unknown, least: number, most: number): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : undefined;
}

/** What can be drawn of a value under `figure:`, however unfinished: unknown words are left out, numbers brought within their bounds. */
export function readFigure(value: unknown): Figure {
  const { rig, glyph, scale, proportions, hornForm, marks, colours } = mapOf(value);
  const parts = mapOf(proportions);
  const inks = mapOf(colours);
  const drawn = typeof glyph === 'string' && isGlyph(glyph) ? glyph : undefined;
  const known = Object.entries(PROPORTIONS).flatMap(([name, { least, most }]) => {
    const found = Object.hasOwn(parts, name) ? within(parts[name], least, most) : undefined;
    return found === undefined ? [] : [[name, found] as const];
  });
  return {
    ...(drawn === undefined && { rig: named(RIGS, rig) }),
    glyph: drawn,
    scale: within(scale, 0.5, 2),
    proportions: Object.fromEntries(known),
    hornForm: named(HORN_FORMS, hornForm),
    marks: named(MARKS, marks),
    colours: { coat: named(COLOURS, inks['coat']), marks: named(COLOURS, inks['marks']), mane: named(COLOURS, inks['mane']) },
  };
}

/** The portrait of a figure; of one that says nothing that can be drawn, the print of a paw. */
function shown(figure: Figure): Portrait {
  return portraitIn(figure) ?? glyphPortrait('paw')!;
}

export interface FigureView {
  readonly palette: Palette;
  /** Side of the square that is drawn into, in units of the context; its middle is the origin. */
  readonly side: number;
  /** As it stands on the sand, or the whole beast without its disc. */
  readonly as: 'medallion' | 'whole';
  readonly pose?: Pose;
  readonly left?: boolean;
}

/** Draws a figure about the origin. */
export function drawFigure(ctx: CanvasRenderingContext2D, figure: Figure, { palette, side, as, pose, left = false }: FigureView): void {
  const portrait = shown(figure);
  if (as === 'medallion') {
    const size = (side / medallionBox(1000)) * 1000;
    const down = pose === 'down';
    drawMedallion(ctx, {
      portrait,
      side: 'beast',
      size,
      palette,
      left,
      facing: left ? 3 : 0,
      ...(down ? { state: 'down' } : pose && { pose }),
    });
    return;
  }
  const { figure: fill, line } = palette.medal;
  ctx.save();
  if (left) ctx.scale(-1, 1);
  drawPortrait(ctx, portrait, side, { fill, outline: line, tone: coatTone(palette), ...(pose && { pose }) });
  ctx.restore();
}

/** The inside of an `<svg viewBox="0 0 512 512">`: the whole beast in the current colour, its lines in that of the ground. */
export function figureSvg(figure: Figure): string {
  return portraitSvg(shown(figure));
}
