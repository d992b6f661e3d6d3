import type { Point } from './layout.ts';
import { pick, type Cosmetic } from './random.ts';

const CHUNK = 400;

/** Quads and discs gathered by colour, so that thousands of stones cost a few dozen fills. */
export class StoneBatch {
  readonly #quads = new Map<string, number[]>();
  readonly #discs = new Map<string, number[]>();

  quad(fill: string, a: Point, b: Point, c: Point, d: Point): void {
    this.#list(this.#quads, fill).push(a.x, a.y, b.x, b.y, c.x, c.y, d.x, d.y);
  }

  /** An ellipse turned by `angle`; equal radii make a disc. */
  disc(fill: string, at: Point, rx: number, ry = rx, angle = 0): void {
    this.#list(this.#discs, fill).push(at.x, at.y, rx, ry, angle);
  }

  flush(ctx: CanvasRenderingContext2D): void {
    for (const [fill, list] of this.#quads) fillChunks(ctx, fill, list, 8, traceQuad);
    for (const [fill, list] of this.#discs) fillChunks(ctx, fill, list, 5, traceDisc);
    this.#quads.clear();
    this.#discs.clear();
  }

  #list(map: Map<string, number[]>, fill: string): number[] {
    let list = map.get(fill);
    if (!list) map.set(fill, (list = []));
    return list;
  }
}

type Trace = (ctx: CanvasRenderingContext2D, list: readonly number[], at: number) => void;

function fillChunks(ctx: CanvasRenderingContext2D, fill: string, list: readonly number[], stride: number, trace: Trace): void {
  ctx.fillStyle = fill;
  const chunk = CHUNK * stride;
  for (let start = 0; start < list.length; start += chunk) {
    ctx.beginPath();
    for (let i = start; i < Math.min(list.length, start + chunk); i += stride) trace(ctx, list, i);
    ctx.fill();
  }
}

function traceQuad(ctx: CanvasRenderingContext2D, list: readonly number[], i: number): void {
  ctx.moveTo(list[i] as number, list[i + 1] as number);
  for (let k = 2; k < 8; k += 2) ctx.lineTo(list[i + k] as number, list[i + k + 1] as number);
  ctx.closePath();
}

function traceDisc(ctx: CanvasRenderingContext2D, list: readonly number[], i: number): void {
  const [x, y, rx, ry, angle] = list.slice(i, i + 5) as [number, number, number, number, number];
  if (rx <= 0 || ry <= 0) return; // grouted away, where everything is drawn tiny
  ctx.moveTo(x + rx * Math.cos(angle), y + rx * Math.sin(angle));
  ctx.ellipse(x, y, rx, ry, angle, 0, Math.PI * 2);
  ctx.closePath();
}

export interface RowStyle {
  readonly tones: readonly string[];
  /** Length of a stone along the row. */
  readonly stone: number;
  readonly gap: number;
  /** How crooked the corners are, in pixels. */
  readonly rough: number;
  /** Overrides the seeded choice of tone, by index along the row. */
  readonly toneAt?: (index: number, count: number) => string | null;
}

/** A line from one point to another. */
export type Line = readonly [from: Point, to: Point];

/** A row of stones between two lines, the outer and the inner edge. */
export function stoneRow(batch: StoneBatch, rnd: Cosmetic, outer: Line, inner: Line, style: RowStyle): void {
  const [a0, b0] = outer;
  const [a1, b1] = inner;
  const length = (Math.hypot(b0.x - a0.x, b0.y - a0.y) + Math.hypot(b1.x - a1.x, b1.y - a1.y)) / 2;
  const count = Math.max(1, Math.round(length / style.stone));
  const depth = Math.hypot((a0.x + b0.x - a1.x - b1.x) / 2, (a0.y + b0.y - a1.y - b1.y) / 2) || 1;
  const inset = Math.min(0.4, style.gap / 2 / depth);
  const half = style.gap / 2 / Math.max(length, 1);
  let from = 0;
  for (let i = 0; i < count; i++) {
    const wobble = i === count - 1 ? 0 : (rnd() - 0.5) * 0.28;
    const to = (i + 1 + wobble) / count;
    const fill = style.toneAt ? style.toneAt(i, count) : pick(rnd, style.tones);
    if (fill !== null) {
      const at = (u: number, v: number): Point => {
        const x = (a0.x + (b0.x - a0.x) * u) * (1 - v) + (a1.x + (b1.x - a1.x) * u) * v;
        const y = (a0.y + (b0.y - a0.y) * u) * (1 - v) + (a1.y + (b1.y - a1.y) * u) * v;
        return { x: x + (rnd() - 0.5) * style.rough, y: y + (rnd() - 0.5) * style.rough };
      };
      const u0 = Math.min(from + half, to - half);
      const u1 = Math.max(to - half, from + half);
      batch.quad(fill, at(u0, inset), at(u1, inset), at(u1, 1 - inset), at(u0, 1 - inset));
    }
    from = to;
  }
}
