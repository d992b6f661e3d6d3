import { mix, withAlpha } from './tones.ts';
import type { Point } from './layout.ts';
import type { Palette } from './palette.ts';
import { cosmetic } from './random.ts';

export type DieSides = 4 | 6 | 8 | 10 | 20 | 60;

export interface DieOptions {
  readonly sides: DieSides;
  readonly value: number;
  /** Width of the die in units of the context. */
  readonly size: number;
  /** Radians; the die is drawn turned about its middle. */
  readonly rotation?: number;
  readonly palette: Palette;
}

interface Facet {
  readonly points: readonly Point[];
  /** 0 is the lit bone, 1 the darkest side. */
  readonly shade: number;
}

interface Solid {
  readonly facets: readonly Facet[];
  readonly front: { readonly at: Point; readonly height: number };
}

/** A die of bone with its number cut into the front face, centred at the origin. */
export function drawDie(ctx: CanvasRenderingContext2D, o: DieOptions): void {
  const solid = SOLIDS[o.sides];
  const r = o.size / 2;
  ctx.save();
  castShadow(ctx, solid, r, o);
  ctx.rotate(o.rotation ?? 0);
  ctx.lineJoin = 'round';
  for (const facet of solid.facets) drawFacet(ctx, facet, r, o.palette);
  speckle(ctx, r, o);
  if (o.sides === 6) drawPips(ctx, o.value, r, o.palette);
  else drawNumber(ctx, solid, o, r);
  ctx.restore();
}

/** Bone is bone in every palette; only high contrast bleaches it. */
function bone(p: Palette, shade: number): string {
  const light = p.highContrast ? '#FFFFFF' : '#F6ECD2';
  const deep = p.highContrast ? '#8A8A8A' : '#A98F5E';
  return mix(light, deep, shade);
}

const CUT = '#1B1512';

function castShadow(ctx: CanvasRenderingContext2D, solid: Solid, r: number, o: DieOptions): void {
  ctx.save();
  ctx.translate(r * 0.12, r * 0.16);
  ctx.rotate(o.rotation ?? 0);
  ctx.fillStyle = withAlpha('#000000', o.palette.dark ? 0.5 : 0.26);
  for (const facet of solid.facets) {
    traceFacet(ctx, facet, r);
    ctx.fill();
  }
  ctx.restore();
}

function traceFacet(ctx: CanvasRenderingContext2D, facet: Facet, r: number): void {
  ctx.beginPath();
  facet.points.forEach((p, i) => (i ? ctx.lineTo(p.x * r, p.y * r) : ctx.moveTo(p.x * r, p.y * r)));
  ctx.closePath();
}

function drawFacet(ctx: CanvasRenderingContext2D, facet: Facet, r: number, p: Palette): void {
  traceFacet(ctx, facet, r);
  ctx.fillStyle = bone(p, facet.shade);
  ctx.fill();
  ctx.strokeStyle = CUT;
  ctx.lineWidth = Math.max(0.9, r * 0.055);
  ctx.stroke();
}

/** Pores of the bone. */
function speckle(ctx: CanvasRenderingContext2D, r: number, o: DieOptions): void {
  if (r < 14 || o.palette.highContrast) return;
  const rnd = cosmetic(o.sides * 131);
  ctx.fillStyle = withAlpha('#7A5C2E', 0.3);
  for (let i = 0; i < 9; i++) {
    const a = rnd() * Math.PI * 2;
    const d = rnd() * r * 0.72;
    ctx.fillRect(Math.cos(a) * d, Math.sin(a) * d, r * 0.07, r * 0.025);
  }
}

function drawNumber(ctx: CanvasRenderingContext2D, solid: Solid, o: DieOptions, r: number): void {
  const text = o.sides === 10 && o.value === 10 ? '0' : String(o.value);
  const fit = text.length > 1 ? 0.86 : 1;
  ctx.font = `700 ${solid.front.height * fit * r}px Inter, "Helvetica Neue", Arial, sans-serif`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  const m = ctx.measureText(text);
  const x = solid.front.at.x * r;
  const y = solid.front.at.y * r + (m.actualBoundingBoxAscent - m.actualBoundingBoxDescent) / 2;
  ctx.fillStyle = bone(o.palette, 0);
  ctx.fillText(text, x + r * 0.025, y + r * 0.03);
  ctx.fillStyle = CUT;
  ctx.fillText(text, x, y);
  if (text === '6' || text === '9') ctx.fillRect(x - r * 0.14, y + r * 0.07, r * 0.28, Math.max(1, r * 0.05));
}

const turn = (degrees: number, radius: number): Point => ({
  x: Math.cos((degrees * Math.PI) / 180) * radius,
  y: Math.sin((degrees * Math.PI) / 180) * radius,
});

function hexagonRing(radius: number, start = -90): Point[] {
  return [0, 1, 2, 3, 4, 5].map((i) => turn(start + 60 * i, radius));
}

/** A cube seen from above its nearest corner: top, left and right face. */
function cube(): Solid {
  const h = hexagonRing(0.98) as [Point, Point, Point, Point, Point, Point];
  const o = { x: 0, y: 0 };
  return {
    facets: [
      { points: [h[0], h[1], o, h[5]], shade: 0 },
      { points: [h[5], o, h[3], h[4]], shade: 0.28 },
      { points: [o, h[1], h[2], h[3]], shade: 0.55 },
    ],
    front: { at: { x: 0, y: -0.5 }, height: 0.5 },
  };
}

function tetrahedron(): Solid {
  const face = [turn(-90, 1), turn(30, 1), turn(150, 1)];
  return { facets: [{ points: face, shade: 0 }], front: { at: { x: 0, y: 0.12 }, height: 0.72 } };
}

function octahedron(): Solid {
  const h = hexagonRing(1) as [Point, Point, Point, Point, Point, Point];
  return {
    facets: [
      { points: [h[0], h[1], h[2]], shade: 0.3 },
      { points: [h[0], h[5], h[4]], shade: 0.18 },
      { points: [h[2], h[3], h[4]], shade: 0.55 },
      { points: [h[0], h[2], h[4]], shade: 0 },
    ],
    front: { at: { x: 0, y: 0.1 }, height: 0.66 },
  };
}

function trapezohedron(): Solid {
  const left = { x: -0.96, y: 0.1 };
  const right = { x: 0.96, y: 0.1 };
  const top = { x: 0, y: -1 };
  const foot = { x: 0, y: 1 };
  const chin = { x: 0, y: 0.48 };
  const l = { x: -0.54, y: 0.2 };
  const r = { x: 0.54, y: 0.2 };
  return {
    facets: [
      { points: [top, left, l], shade: 0.22 },
      { points: [top, right, r], shade: 0.36 },
      { points: [left, l, chin, foot], shade: 0.46 },
      { points: [right, r, chin, foot], shade: 0.62 },
      { points: [top, r, chin, l], shade: 0 },
    ],
    front: { at: { x: 0, y: 0.02 }, height: 0.62 },
  };
}

function icosahedron(): Solid {
  const h = hexagonRing(1) as [Point, Point, Point, Point, Point, Point];
  const a = turn(-90, 0.62);
  const b = turn(30, 0.62);
  const c = turn(150, 0.62);
  return {
    facets: [
      { points: [h[0], h[1], a], shade: 0.3 },
      { points: [h[0], h[5], a], shade: 0.16 },
      { points: [h[1], h[2], b], shade: 0.5 },
      { points: [h[2], h[3], b], shade: 0.62 },
      { points: [h[3], h[4], c], shade: 0.56 },
      { points: [h[4], h[5], c], shade: 0.34 },
      { points: [a, h[1], b], shade: 0.24 },
      { points: [a, h[5], c], shade: 0.12 },
      { points: [b, h[3], c], shade: 0.42 },
      { points: [a, b, c], shade: 0 },
    ],
    front: { at: { x: 0, y: 0.03 }, height: 0.52 },
  };
}

/** Sixty kites, as the eye sees them from in front of one corner of five. */
function hexecontahedron(): Solid {
  const facets: Facet[] = [];
  for (let i = 0; i < 5; i++) {
    const a = -90 + 72 * i;
    const dark = 0.3 + 0.3 * Math.cos(((a - 50) * Math.PI) / 180);
    const outer = [turn(a - 36, 0.78), turn(a - 24, 1), turn(a, 0.98), turn(a + 24, 1), turn(a + 36, 0.78)];
    const knee = turn(a, 0.7);
    facets.push({ points: [knee, outer[0] as Point, outer[1] as Point, outer[2] as Point], shade: dark + 0.08 });
    facets.push({ points: [knee, outer[2] as Point, outer[3] as Point, outer[4] as Point], shade: dark + 0.16 });
    facets.push({ points: [turn(a - 36, 0.78), turn(a - 24, 1), turn(a - 48, 1)], shade: dark + 0.1 });
    facets.push({ points: [turn(a - 36, 0.5), turn(a - 36, 0.78), knee, turn(a, 0.46)], shade: dark * 0.7 });
    facets.push({ points: [turn(a + 36, 0.5), turn(a + 36, 0.78), knee, turn(a, 0.46)], shade: dark * 0.7 + 0.08 });
  }
  const face = [0, 1, 2, 3, 4].flatMap((i) => [turn(-126 + 72 * i, 0.5), turn(-90 + 72 * i, 0.46)]);
  facets.push({ points: face, shade: 0 });
  return { facets, front: { at: { x: 0, y: 0 }, height: 0.52 } };
}

const SOLIDS: Readonly<Record<DieSides, Solid>> = {
  4: tetrahedron(),
  6: cube(),
  8: octahedron(),
  10: trapezohedron(),
  20: icosahedron(),
  60: hexecontahedron(),
};

const SPOTS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** For every top face the two faces left and right of the near corner; opposite faces make seven. */
const NEIGHBOURS: Readonly<Record<number, readonly [number, number]>> = {
  1: [2, 3],
  2: [3, 1],
  3: [1, 2],
  4: [2, 1],
  5: [1, 3],
  6: [3, 2],
};

function drawPips(ctx: CanvasRenderingContext2D, value: number, r: number, p: Palette): void {
  const h = hexagonRing(0.98) as [Point, Point, Point, Point, Point, Point];
  const o = { x: 0, y: 0 };
  const [left, right] = NEIGHBOURS[value] ?? [2, 3];
  faceOfPips(ctx, value, [h[0], h[1], h[5]], r, p);
  faceOfPips(ctx, left, [h[5], o, h[4]], r, p);
  faceOfPips(ctx, right, [o, h[1], h[3]], r, p);
}

/** Lays pips on the face that `corner`, `u` and `v` span: ring and dot, as on Roman dice. */
function faceOfPips(
  ctx: CanvasRenderingContext2D,
  value: number,
  [corner, u, v]: readonly [Point, Point, Point],
  r: number,
  p: Palette,
): void {
  ctx.save();
  ctx.transform((u.x - corner.x) * r, (u.y - corner.y) * r, (v.x - corner.x) * r, (v.y - corner.y) * r, corner.x * r, corner.y * r);
  for (const [x, y] of SPOTS[value] ?? []) {
    const cx = 0.5 + x * 0.27;
    const cy = 0.5 + y * 0.27;
    ctx.fillStyle = CUT;
    ctx.beginPath();
    ctx.arc(cx, cy, 0.115, 0, Math.PI * 2);
    ctx.fill();
    if (r < 16) continue;
    ctx.strokeStyle = bone(p, 0.1);
    ctx.lineWidth = 0.03;
    ctx.beginPath();
    ctx.arc(cx, cy, 0.065, 0, Math.PI * 2);
    ctx.stroke();
  }
  ctx.restore();
}
