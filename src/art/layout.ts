/** Flat-top hexes, axial (q, r), y down; the centre of (0, 0) is the origin. */

export interface Hex {
  readonly q: number;
  readonly r: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const SQRT3 = Math.sqrt(3);

/** Steps of the six facings, clockwise on the screen from D0. */
export const FACING_STEPS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

export function hexToPixel(hex: Hex, size: number): Point {
  return { x: size * 1.5 * hex.q, y: size * SQRT3 * (hex.r + hex.q / 2) };
}

export function pixelToHex(point: Point, size: number): Hex {
  const q = point.x / (1.5 * size);
  const r = point.y / (SQRT3 * size) - q / 2;
  return roundHex(q, r);
}

function roundHex(q: number, r: number): Hex {
  const s = -q - r;
  let rq = Math.round(q);
  let rr = Math.round(r);
  const rs = Math.round(s);
  const dq = Math.abs(rq - q);
  const dr = Math.abs(rr - r);
  const ds = Math.abs(rs - s);
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  return { q: rq + 0, r: rr + 0 };
}

/** Radians clockwise from the x axis: 30 degrees and 60 more for every facing. */
export function facingAngle(facing: number): number {
  return Math.PI / 6 + (Math.PI / 3) * facing;
}

/** Whether a figure turned to `facing` looks to the left; up and down it looks as it did `before`. */
export function looksLeft(facing: number, before = false): boolean {
  const across = Math.cos(facingAngle(facing));
  return Math.abs(across) < 0.1 ? before : across < 0;
}

/** Corner i of six, the first to the right, clockwise. */
export function hexCorners(centre: Point, size: number): Point[] {
  const corners: Point[] = [];
  for (let i = 0; i < 6; i++) {
    const angle = (Math.PI / 3) * i;
    corners.push({ x: centre.x + size * Math.cos(angle), y: centre.y + size * Math.sin(angle) });
  }
  return corners;
}

export function hexDistance(a: Hex, b: Hex): number {
  const dq = a.q - b.q;
  const dr = a.r - b.r;
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** Every hex of an arena of that radius, column by column. */
export function arenaHexes(radius: number): Hex[] {
  const hexes: Hex[] = [];
  for (let q = -radius; q <= radius; q++) {
    for (let r = Math.max(-radius, -q - radius); r <= Math.min(radius, -q + radius); r++) hexes.push({ q, r });
  }
  return hexes;
}

/** The smallest rectangle round all hexes, without the wall. */
export function arenaBounds(radius: number, size: number): Bounds {
  const halfWidth = size * (1.5 * radius + 1);
  const halfHeight = size * SQRT3 * (radius + 0.5);
  return { x: -halfWidth, y: -halfHeight, width: 2 * halfWidth, height: 2 * halfHeight };
}

/** Thickness of the ornamental wall, in hex sizes. */
export const WALL = 1.9;

/** Distance from the centre to a straight side of the arena, where the wall begins. */
export function arenaApothem(radius: number, size: number): number {
  return size * (1.5 * radius + 1);
}

/** The rectangle round arena and wall: what a camera should show. */
export function wallBounds(radius: number, size: number): Bounds {
  const halfWidth = arenaApothem(radius, size) + WALL * size;
  const halfHeight = (halfWidth * 2) / SQRT3;
  return { x: -halfWidth, y: -halfHeight, width: 2 * halfWidth, height: 2 * halfHeight };
}

/** The largest hex size at which the arena with its wall fits a view. */
export function sizeToFit(radius: number, width: number, height: number): number {
  const one = wallBounds(radius, 1);
  return Math.min(width / one.width, height / one.height);
}
