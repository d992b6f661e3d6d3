import { drawGlyph, glyphPath } from './glyph.ts';
import type { Palette } from './palette.ts';
import { cosmetic } from './random.ts';

/** Conditions that a medallion wears beside its posture, in the order they are painted. */
export const CONDITION_MARKS = ['entangled', 'hazed', 'locked', 'tired', 'exhausted'] as const;

export type ConditionMark = (typeof CONDITION_MARKS)[number];

type Draw = (ctx: CanvasRenderingContext2D, r: number, p: Palette) => void;

const paperOf = (p: Palette): string => (p.dark ? p.floor : p.panel);
const inkOf = (p: Palette): string => (p.dark ? p.ink : p.medal.rim);

/** Cords over the whole disc, hung between its rims. */
function net(ctx: CanvasRenderingContext2D, r: number, p: Palette): void {
  const lines = 4;
  for (const [colour, width] of [
    [paperOf(p), r * 0.085],
    [inkOf(p), r * 0.04],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = Math.max(colour === paperOf(p) ? 1.6 : 0.8, width);
    ctx.beginPath();
    for (let i = 0; i < lines; i++) {
      const u = ((i + 0.5) / lines) * 2 - 1;
      const half = Math.sqrt(1 - u * u) * r * 0.98;
      for (const turn of [1, -1]) {
        ctx.moveTo(u * r * 0.98, -half);
        ctx.quadraticCurveTo(u * r + turn * r * 0.26, 0, u * r * 0.98, half);
        ctx.moveTo(-half, u * r * 0.98);
        ctx.quadraticCurveTo(0, u * r + turn * r * 0.26, half, u * r * 0.98);
      }
    }
    ctx.stroke();
  }
}

/** Grains of sand over the upper half. */
function haze(ctx: CanvasRenderingContext2D, r: number, p: Palette): void {
  const rnd = cosmetic(0x5a9d);
  for (let i = 0; i < 34; i++) {
    const angle = -Math.PI * rnd();
    const d = r * Math.sqrt(rnd()) * 0.95;
    const side = r * (0.05 + 0.07 * rnd());
    const [x, y] = [Math.cos(angle) * d, Math.sin(angle) * d * 0.8 + r * 0.12];
    ctx.fillStyle = inkOf(p);
    ctx.fillRect(x - side * 0.75, y - side * 0.75, side * 1.5, side * 1.5);
    ctx.fillStyle = i % 3 ? paperOf(p) : p.muted;
    ctx.fillRect(x - side / 2, y - side / 2, side, side);
  }
}

/** Two men's arms in each other, on a tablet over the figure. */
function lock(ctx: CanvasRenderingContext2D, r: number, p: Palette): void {
  badge(ctx, -r * 0.72, -r * 0.72, r * 0.34, p);
  ctx.save();
  ctx.translate(-r * 0.72, -r * 0.72);
  drawGlyph(ctx, glyphPath('own-grapple'), r * 0.5, { fill: paperOf(p) });
  ctx.restore();
}

function badge(ctx: CanvasRenderingContext2D, x: number, y: number, side: number, p: Palette): void {
  for (const [fill, grow] of [
    [paperOf(p), side * 0.16],
    [inkOf(p), 0],
  ] as const) {
    ctx.fillStyle = fill;
    ctx.beginPath();
    ctx.arc(x, y, side + grow, 0, Math.PI * 2);
    ctx.fill();
  }
}

/** Drops of sweat at the lower left, one or two. */
function sweat(drops: number): Draw {
  return (ctx, r, p) => {
    for (let i = 0; i < drops; i++) drop(ctx, r * (-0.92 + 0.34 * i), r * (0.58 + 0.2 * i), r * 0.24, p);
  };
}

function drop(ctx: CanvasRenderingContext2D, x: number, y: number, size: number, p: Palette): void {
  for (const [fill, grow] of [
    [paperOf(p), size * 0.32],
    [p.move, 0],
  ] as const) {
    const s = size + grow;
    ctx.fillStyle = fill;
    ctx.beginPath();
    ctx.moveTo(x, y - s * 1.35);
    ctx.quadraticCurveTo(x + s, y - s * 0.1, x + s * 0.62, y + s * 0.45);
    ctx.arc(x, y + s * 0.25, s * 0.66, 0.3, Math.PI - 0.3);
    ctx.quadraticCurveTo(x - s, y - s * 0.1, x, y - s * 1.35);
    ctx.fill();
  }
}

const MARKS: Readonly<Record<ConditionMark, Draw>> = { entangled: net, hazed: haze, locked: lock, tired: sweat(1), exhausted: sweat(2) };

/** The marks among conditions, in the order they are painted; the exhausted are not marked as tired too. */
export function conditionMarks(conditions: Iterable<string>): ConditionMark[] {
  const has = new Set(conditions);
  return CONDITION_MARKS.filter((mark) => has.has(mark) && (mark !== 'tired' || !has.has('exhausted')));
}

/** Paints what conditions add to a medallion of radius `r` round the origin. */
export function drawConditionMarks(ctx: CanvasRenderingContext2D, marks: readonly ConditionMark[], r: number, p: Palette): void {
  for (const mark of marks) MARKS[mark](ctx, r, p);
}

/** A net alone, as it is thrown: cords in a ring with weights at its rim. */
export function drawNet(ctx: CanvasRenderingContext2D, r: number, p: Palette): void {
  net(ctx, r, p);
  for (let i = 0; i < 10; i++) {
    const a = (Math.PI / 5) * i;
    badge(ctx, Math.cos(a) * r, Math.sin(a) * r, r * 0.06, p);
  }
}

/** Three drops that fly off. */
export function drawSweat(ctx: CanvasRenderingContext2D, r: number, p: Palette): void {
  drop(ctx, -r * 0.5, r * 0.1, r * 0.34, p);
  drop(ctx, r * 0.05, -r * 0.3, r * 0.42, p);
  drop(ctx, r * 0.58, r * 0.14, r * 0.3, p);
}
