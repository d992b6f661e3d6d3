import { laid, lay, limb, shape, type Laying, type Outline, type Spot } from '../geometry.ts';
import type { Build, Piece } from '../parts.ts';

/** Heads in profile, turned to the right, some 100 units long, hung up where skull and neck meet. */
export type Head = (build: Build) => readonly Piece[];

/** What lies before the eye is as long as the muzzle is. */
export const drawn = (build: Build, from = 44): Laying => {
  const by = build.of.muzzle;
  return ([x, y, corner]) => [x > from ? from + (x - from) * by : x, y, corner ?? 0];
};

export const eye = (x: number, y: number, r = 7): Outline[] => [
  shape([x - r * 1.3, y, 1], [x, y - r * 0.75], [x + r * 1.3, y + r * 0.2, 1], [x, y + r * 0.7]),
];

/** An ear whose root is at a spot, as large as the card says. */
export const ear = (build: Build, root: Spot, points: readonly Spot[], turn = 0): Outline[] =>
  build.of.ears <= 0 ? [] : lay([shape(...points)], laid(root, 0.35 + 0.65 * build.of.ears, turn));

export const ROUND: readonly Spot[] = [
  [-15, 6],
  [-15, -14],
  [0, -24],
  [14, -13],
  [13, 6],
];
export const POINTED: readonly Spot[] = [
  [-15, 8],
  [-14, -18],
  [-6, -44, 1],
  [10, -20],
  [14, 6],
];
/** An ear that stands off to the back. */
export const LEAF: readonly Spot[] = [
  [4, 8],
  [-18, 6],
  [-46, -8, 1],
  [-26, -18],
  [2, -8],
];

export function tusk(build: Build, root: Spot, way: readonly Spot[]): Outline[] {
  const by = build.of.tusks;
  if (by <= 0) return [];
  const at = (i: number, r: number) => [root[0] + way[i]![0] * by, root[1] + way[i]![1] * by, r] as const;
  return limb([[root[0], root[1], 6.5], at(0, 5.5), at(1, 3.4), at(2, 0.8)]);
}
