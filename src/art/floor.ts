import { drawCavea } from './cavea.ts';
import { mix, ramp, withAlpha } from './tones.ts';
import { arenaHexes, hexCorners, hexToPixel, wallBounds, type Bounds, type Hex, type Point } from './layout.ts';
import { floorTones, type FloorTones, type Palette } from './palette.ts';
import { cosmetic, type Cosmetic } from './random.ts';
import { StoneBatch, stoneRow, type Line, type RowStyle } from './stones.ts';
import { drawWall } from './wall.ts';

export interface FloorOptions {
  readonly radius: number;
  /** Distance from the centre of a hex to its corner. */
  readonly size: number;
  readonly palette: Palette;
  readonly seed: number;
  /** Device pixels for one unit of the context, for the width of the joints. */
  readonly dpr: number;
  /** What is covered with seats; the rectangle round the wall if absent. */
  readonly view?: Bounds;
  /** Mood of the twelve banks and frame of the crowd, see CaveaOptions. */
  readonly mood?: readonly number[];
  readonly frame?: 0 | 1;
}

/** Draws the whole ground with the centre of the arena at the context's origin. */
export function drawFloor(ctx: CanvasRenderingContext2D, options: FloorOptions): void {
  drawStands(ctx, options);
  drawArena(ctx, options);
}

/** Seats and crowd in their shade; bake it twice, with frame 0 and 1, to let the crowd sway. */
export function drawStands(ctx: CanvasRenderingContext2D, options: FloorOptions): void {
  const view = options.view ?? wallBounds(options.radius, options.size);
  ctx.save();
  drawCavea(ctx, { ...options, view });
  drawShade(ctx, options, view);
  ctx.restore();
}

/** Wall and sand, clear outside the wall. */
export function drawArena(ctx: CanvasRenderingContext2D, options: FloorOptions): void {
  ctx.save();
  drawWall(ctx, options);
  drawSand(ctx, options, floorTones(options.palette));
  ctx.restore();
}

/** Stones of the floor are this long; never so small that they turn to noise. */
export function stoneLength(size: number): number {
  return Math.max(3.2, Math.min(8.5, size / 5.4));
}

function drawSand(ctx: CanvasRenderingContext2D, o: FloorOptions, tones: FloorTones): void {
  const rnd = cosmetic(o.seed);
  const batch = new StoneBatch();
  const hexes = arenaHexes(o.radius);
  const drift = driftOf(o.seed);
  ctx.fillStyle = tones.grout;
  ctx.beginPath();
  for (const hex of hexes) {
    hexCorners(hexToPixel(hex, o.size), o.size * 1.01).forEach((p, i) => (i ? ctx.lineTo(p.x, p.y) : ctx.moveTo(p.x, p.y)));
  }
  ctx.fill();
  const grounds = tones.hex.map((tone) => groundTones(tone, o.palette));
  for (const hex of hexes) {
    const centre = hexToPixel(hex, o.size);
    const ground = grounds[(((hex.q - hex.r) % 3) + 3) % 3] as Grounds;
    layHex(batch, rnd, centre, o, ground[drift(centre, o.size)] as readonly string[]);
  }
  batch.flush(ctx);
  layEdges(batch, rnd, hexes, o, tones);
  batch.flush(ctx);
}

type Grounds = readonly (readonly string[])[];

/** The same tone in five drifts, as if sand lay thicker here and thinner there. */
export function groundTones(tone: string, palette: Palette): Grounds {
  const to = palette.dark ? palette.panel : palette.floorAlt;
  return [0, 0.08, 0.16, 0.24, 0.32].map((share) => ramp(mix(tone, to, share), 0.045, 4));
}

/** A slow wave over the floor, 0..4. */
function driftOf(seed: number): (p: Point, size: number) => number {
  const rnd = cosmetic(seed ^ 0x5a17);
  const waves = Array.from({ length: 4 }, () => ({ a: rnd() * Math.PI * 2, k: 0.12 + rnd() * 0.22, p: rnd() * 7 }));
  return (point, size) => {
    let sum = 0;
    for (const w of waves) sum += Math.sin(((point.x * Math.cos(w.a) + point.y * Math.sin(w.a)) / size) * w.k + w.p);
    return Math.max(0, Math.min(4, Math.round(2 + sum)));
  };
}

function layHex(batch: StoneBatch, rnd: Cosmetic, centre: Point, o: FloorOptions, tones: readonly string[]): void {
  const stone = stoneLength(o.size);
  const outer = o.size - (stone * 0.5) / 0.866;
  const rows = Math.max(2, Math.round((outer * 0.866) / stone));
  const style: RowStyle = { tones, stone, gap: jointWidth(o), rough: stone * 0.07 };
  for (let k = 0; k < rows; k++) {
    const a = hexCorners(centre, outer * (1 - k / rows));
    const b = hexCorners(centre, outer * (1 - (k + 1) / rows));
    if (k === rows - 1) {
      capStone(batch, rnd, a, style);
      continue;
    }
    for (let e = 0; e < 6; e++) {
      const n = (e + 1) % 6;
      stoneRow(batch, rnd, [a[e] as Point, a[n] as Point], [b[e] as Point, b[n] as Point], style);
    }
  }
}

/** The middle of a hex is two plain stones and no bull's eye. */
function capStone(batch: StoneBatch, rnd: Cosmetic, ring: readonly Point[], style: RowStyle): void {
  const s = ring.map((p) => ({ x: p.x + (rnd() - 0.5) * style.rough, y: p.y + (rnd() - 0.5) * style.rough }));
  const fill = (): string => style.tones[Math.floor(rnd() * style.tones.length)] as string;
  const gap = style.gap / 2;
  const up = (p: Point | undefined): Point => ({ x: (p as Point).x, y: (p as Point).y - gap });
  const down = (p: Point | undefined): Point => ({ x: (p as Point).x, y: (p as Point).y + gap });
  batch.quad(fill(), down(s[0]), s[1] as Point, s[2] as Point, down(s[3]));
  batch.quad(fill(), up(s[0]), s[5] as Point, s[4] as Point, up(s[3]));
}

function jointWidth(o: FloorOptions): number {
  return Math.max(0.7 / o.dpr, Math.min(1.1, o.size / 32));
}

/** One darker row on every border, laid once for the two hexes that share it. */
function layEdges(batch: StoneBatch, rnd: Cosmetic, hexes: readonly Hex[], o: FloorOptions, tones: FloorTones): void {
  const inside = new Set(hexes.map((h) => `${h.q},${h.r}`));
  const stone = stoneLength(o.size);
  const half = (stone * 0.36) / 0.866;
  const style: RowStyle = { tones: ramp(tones.edge, 0.09, 4), stone: stone * 0.95, gap: jointWidth(o), rough: stone * 0.07 };
  for (const hex of hexes) {
    const centre = hexToPixel(hex, o.size);
    const out = hexCorners(centre, o.size + half);
    const inn = hexCorners(centre, o.size - half);
    const mid = hexCorners(centre, o.size);
    for (let e = 0; e < 6; e++) {
      const step = EDGE_STEPS[e] as Hex;
      const shared = inside.has(`${hex.q + step.q},${hex.r + step.r}`);
      if (shared && e > 2) continue;
      const n = (e + 1) % 6;
      const rim = shared ? out : mid;
      const outer = pinch(rim[e] as Point, rim[n] as Point, mid[e] as Point, mid[n] as Point);
      const inner = pinch(inn[e] as Point, inn[n] as Point, mid[e] as Point, mid[n] as Point);
      stoneRow(batch, rnd, outer, inner, style);
    }
  }
}

/** Side e lies between corners e and e + 1, clockwise from the right: its neighbour. */
const EDGE_STEPS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

/** Keeps a row square at its ends, so that the three rows of a corner meet without a knot. */
function pinch(a: Point, b: Point, ma: Point, mb: Point): Line {
  const len = Math.hypot(mb.x - ma.x, mb.y - ma.y);
  const ux = (mb.x - ma.x) / len;
  const uy = (mb.y - ma.y) / len;
  const off = (a.x - ma.x) * -uy + (a.y - ma.y) * ux;
  const trim = Math.abs(off) * 0.5;
  return [
    { x: ma.x - uy * off + ux * trim, y: ma.y + ux * off + uy * trim },
    { x: mb.x - uy * off - ux * trim, y: mb.y + ux * off - uy * trim },
  ];
}

/** Shade over the seats, so that the arena is read first. */
function drawShade(ctx: CanvasRenderingContext2D, o: FloorOptions, view: Bounds): void {
  const reach = (o.size * (1.5 * o.radius + 1) * 2) / Math.sqrt(3);
  const far = Math.hypot(Math.max(-view.x, view.x + view.width), Math.max(-view.y, view.y + view.height));
  const shade = ctx.createRadialGradient(0, 0, reach * 0.9, 0, 0, Math.max(far, reach * 1.1));
  const night = o.palette.dark ? '#000000' : mix(o.palette.ink, '#000000', 0.3);
  shade.addColorStop(0, withAlpha(night, 0));
  shade.addColorStop(0.25, withAlpha(night, 0.22));
  shade.addColorStop(1, withAlpha(night, 0.62));
  ctx.fillStyle = shade;
  ctx.fillRect(view.x, view.y, view.width, view.height);
}
