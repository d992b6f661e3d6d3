import { ramp } from './tones.ts';
import { arenaApothem, SQRT3, WALL, type Point } from './layout.ts';
import { floorTones, type FloorTones, type Palette } from './palette.ts';
import { cosmetic, type Cosmetic } from './random.ts';
import { StoneBatch, stoneRow, type Line, type RowStyle } from './stones.ts';

export interface WallOptions {
  readonly radius: number;
  readonly size: number;
  readonly palette: Palette;
  readonly seed: number;
  readonly dpr: number;
}

/** One of the six straight sides: `u` runs along it, `v` outwards from the arena. */
interface Side {
  at(u: number, v: number): Point;
  half(v: number): number;
}

function sidesOf(apothem: number): Side[] {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i;
    const nx = Math.cos(angle);
    const ny = Math.sin(angle);
    return {
      at: (u, v) => ({ x: nx * (apothem + v) - ny * u, y: ny * (apothem + v) + nx * u }),
      half: (v) => (apothem + v) / SQRT3,
    };
  });
}

/** Draws porphyry teeth between the hexes, a pale row, a guilloche and a pale row. */
export function drawWall(ctx: CanvasRenderingContext2D, o: WallOptions): void {
  const tones = floorTones(o.palette);
  const rnd = cosmetic(o.seed ^ 0x3a11);
  const batch = new StoneBatch();
  const sides = sidesOf(arenaApothem(o.radius, o.size));
  const s = o.size;
  fillHexagon(ctx, sides, WALL * s, tones.wallGround);
  const stone = Math.max(3, Math.min(7.5, s / 6));
  const gap = Math.max(0.7 / o.dpr, s / 34);
  const style = (tone: string): RowStyle => ({ tones: ramp(tone, 0.1, 4), stone, gap, rough: stone * 0.07 });
  for (const side of sides) {
    band(batch, rnd, side, [-s * 0.62, 0.1 * s], style(tones.porphyry));
    band(batch, rnd, side, [0.16 * s, 0.16 * s + stone], style(tones.pale));
    band(batch, rnd, side, [(WALL - 0.14) * s - stone, (WALL - 0.14) * s], style(tones.pale));
  }
  batch.flush(ctx);
  const from = 0.16 * s + stone + 0.06 * s;
  const to = (WALL - 0.14) * s - stone - 0.06 * s;
  for (const side of sides) guilloche(ctx, rnd, { side, v: (from + to) / 2, half: (to - from) / 2, tones, dpr: o.dpr });
  for (const side of sides) cornerKnot(ctx, rnd, side.at(side.half((from + to) / 2), (from + to) / 2), (to - from) / 2, tones);
}

function fillHexagon(ctx: CanvasRenderingContext2D, sides: readonly Side[], v: number, fill: string): void {
  ctx.fillStyle = fill;
  ctx.beginPath();
  sides.forEach((side, i) => {
    const p = side.at(side.half(v), v);
    if (i) ctx.lineTo(p.x, p.y);
    else ctx.moveTo(p.x, p.y);
  });
  ctx.closePath();
  ctx.fill();
}

/** Straight rows from v0 to v1, mitred at the corners. */
function band(batch: StoneBatch, rnd: Cosmetic, side: Side, [v0, v1]: readonly [number, number], style: RowStyle): void {
  const rows = Math.max(1, Math.round((v1 - v0) / style.stone));
  const line = (v: number): Line => [side.at(-side.half(v), v), side.at(side.half(v), v)];
  for (let k = 0; k < rows; k++) {
    const a = v1 - ((v1 - v0) * k) / rows;
    const b = v1 - ((v1 - v0) * (k + 1)) / rows;
    stoneRow(batch, rnd, line(a), line(b), style);
  }
}

interface Strand {
  readonly tones: readonly (readonly string[])[];
  readonly phase: 1 | -1;
}

/** Where a guilloche runs along a side: its middle, half its breadth, and how it looks. */
interface Frieze {
  readonly side: Side;
  readonly v: number;
  readonly half: number;
  readonly tones: FloorTones;
  readonly dpr: number;
}

/** Two strands twisted round each other, each three stones wide, with an eye in every loop. */
function guilloche(ctx: CanvasRenderingContext2D, rnd: Cosmetic, { side, v, half, tones, dpr }: Frieze): void {
  const length = 2 * (side.half(v) - half * 1.15);
  const loops = Math.max(2, 2 * Math.round(length / (half * 1.5) / 2) + 1);
  const loop = length / loops;
  const width = half * 0.37;
  const reach = half - width;
  const start = -length / 2;
  const strand = (tone: string, phase: 1 | -1): Strand => ({
    phase,
    tones: [ramp(tone, 0.12, 3), ramp(tones.pale, 0.08, 3), ramp(tone, 0.12, 3)],
  });
  const strands = [strand(tones.porphyry, 1), strand(tones.ochre, -1)] as const;
  const path =
    (s: Strand) =>
    (t: number): { p: Point; n: Point } => {
      const y = s.phase * reach * Math.sin((Math.PI * t) / loop);
      const slope = (s.phase * reach * Math.PI * Math.cos((Math.PI * t) / loop)) / loop;
      const len = Math.hypot(1, slope);
      const p = side.at(start + t, v + y);
      const q = side.at(start + t - slope / len, v + y + 1 / len);
      return { p, n: { x: q.x - p.x, y: q.y - p.y } };
    };
  const gap = Math.max(0.8 / dpr, width * 0.12);
  const draw = (s: Strand, t0: number, t1: number): void =>
    braid(ctx, rnd, { curve: path(s), t0, t1, width, gap, rows: s.tones, ground: tones.wallGround });
  eyes(
    ctx,
    rnd,
    Array.from({ length: loops }, (_, k) => side.at(start + (k + 0.5) * loop, v)),
    half * 0.17,
    tones,
  );
  draw(strands[0], 0, length);
  draw(strands[1], 0, length);
  for (let k = 1; k < loops; k += 2) draw(strands[0], Math.max(0, (k - 0.42) * loop), Math.min(length, (k + 0.42) * loop));
}

function eyes(ctx: CanvasRenderingContext2D, rnd: Cosmetic, at: readonly Point[], r: number, tones: FloorTones): void {
  const batch = new StoneBatch();
  const pale = ramp(tones.pale, 0.08, 3);
  for (const point of at) batch.disc(pale[Math.floor(rnd() * 3)] as string, point, r);
  batch.flush(ctx);
}

type Curve = (t: number) => { p: Point; n: Point };

/** A stretch of a strand: `rows` of stones across it, on a wider ground that hides what lies beneath. */
interface Stretch {
  readonly curve: Curve;
  readonly t0: number;
  readonly t1: number;
  /** Half the breadth of the strand. */
  readonly width: number;
  readonly gap: number;
  readonly rows: readonly (readonly string[])[];
  readonly ground: string;
}

function braid(ctx: CanvasRenderingContext2D, rnd: Cosmetic, { curve, t0, t1, width, gap, rows, ground }: Stretch): void {
  const batch = new StoneBatch();
  const line = new StoneBatch();
  const off = (t: number, d: number): Point => {
    const { p, n } = curve(t);
    return { x: p.x + n.x * d, y: p.y + n.y * d };
  };
  const cuts = cutsAlong(curve, t0, t1, (width * 2) / 3);
  const edge = width + gap * 1.5;
  for (let i = 0; i + 1 < cuts.length; i++) {
    const a = cuts[i] as number;
    const b = cuts[i + 1] as number;
    line.quad(ground, off(a, -edge), off(b, -edge), off(b, edge), off(a, edge));
    rows.forEach((tones, k) => {
      const d0 = -width + ((2 * width) / 3) * k + gap / 2;
      const d1 = -width + ((2 * width) / 3) * (k + 1) - gap / 2;
      const g = (b - a) * 0.09;
      batch.quad(tones[Math.floor(rnd() * tones.length)] as string, off(a + g, d0), off(b - g, d0), off(b - g, d1), off(a + g, d1));
    });
  }
  line.flush(ctx);
  batch.flush(ctx);
}

/** Parameters at equal arc lengths, so that stones are of one size in the bends too. */
function cutsAlong(curve: Curve, t0: number, t1: number, stone: number): number[] {
  const steps = Math.max(8, Math.ceil((t1 - t0) / (stone / 4)));
  const lengths = [0];
  let last = curve(t0).p;
  for (let i = 1; i <= steps; i++) {
    const p = curve(t0 + ((t1 - t0) * i) / steps).p;
    lengths.push((lengths[i - 1] as number) + Math.hypot(p.x - last.x, p.y - last.y));
    last = p;
  }
  const total = lengths[steps] as number;
  const count = Math.max(2, Math.round(total / stone));
  const cuts = [t0];
  let i = 1;
  for (let c = 1; c < count; c++) {
    while ((lengths[i] as number) < (total * c) / count) i++;
    cuts.push(t0 + ((t1 - t0) * i) / steps);
  }
  return [...cuts, t1];
}

/** A shield of stones where two sides meet and hides the ends of the strands. */
function cornerKnot(ctx: CanvasRenderingContext2D, rnd: Cosmetic, at: Point, half: number, tones: FloorTones): void {
  const batch = new StoneBatch();
  batch.disc(tones.wallGround, at, half * 1.32);
  batch.flush(ctx);
  ringOfStones(batch, rnd, { at, outer: half * 1.2, inner: half * 0.9, tones: ramp(tones.pale, 0.1, 3) });
  ringOfStones(batch, rnd, { at, outer: half * 0.84, inner: half * 0.54, tones: ramp(tones.porphyry, 0.14, 3) });
  ringOfStones(batch, rnd, { at, outer: half * 0.48, inner: half * 0.2, tones: ramp(tones.ochre, 0.12, 3) });
  batch.disc(tones.pale, at, half * 0.15);
  batch.flush(ctx);
}

interface Ring {
  readonly at: Point;
  readonly outer: number;
  readonly inner: number;
  readonly tones: readonly string[];
}

function ringOfStones(batch: StoneBatch, rnd: Cosmetic, { at, outer, inner, tones }: Ring): void {
  const count = Math.max(6, Math.round((Math.PI * (outer + inner)) / ((outer - inner) * 1.05)));
  const point = (angle: number, r: number): Point => ({ x: at.x + Math.cos(angle) * r, y: at.y + Math.sin(angle) * r });
  for (let i = 0; i < count; i++) {
    const a = ((i + 0.08) / count) * Math.PI * 2;
    const b = ((i + 0.92) / count) * Math.PI * 2;
    batch.quad(tones[Math.floor(rnd() * tones.length)] as string, point(a, outer), point(b, outer), point(b, inner), point(a, inner));
  }
}
