/** Points, curves and outlines of beasts. Everything is a list of points until it is written, so that it can be laid anywhere. */

/** x to the right, y down; a third number of 1 makes a corner of a curve. */
export type Spot = readonly [number, number, number?];
export type Outline = readonly Spot[];

/** Length of the straight pieces of a curve, in the units of its points. */
const STEP = 5;

/** A curve through points, sampled; corners stay sharp. Closed unless said otherwise. */
export function smooth(points: Outline, closed = true): Spot[] {
  const count = points.length;
  const at = (i: number): Spot => points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))]!;
  const sampled: Spot[] = [];
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [p1, p2] = [at(i), at(i + 1)];
    const p0 = p1[2] === 1 ? p1 : at(i - 1);
    const p3 = p2[2] === 1 ? p2 : at(i + 2);
    const pieces = Math.max(1, Math.ceil(Math.hypot(p2[0] - p1[0], p2[1] - p1[1]) / STEP));
    for (let k = 0; k < pieces; k++) {
      const t = k / pieces;
      sampled.push([catmull(p0[0], p1[0], p2[0], p3[0], t), catmull(p0[1], p1[1], p2[1], p3[1], t)]);
    }
  }
  if (!closed) sampled.push([at(count - 1)[0], at(count - 1)[1]]);
  return sampled;
}

function catmull(a: number, b: number, c: number, d: number, t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}

/** A point with a radius. */
export type Joint = readonly [number, number, number];

/** Twice the area inside; above zero for what runs clockwise on the screen. */
function turning(points: Outline): number {
  return points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length]!;
    return sum + x * ny - nx * y;
  }, 0);
}

/** Outlines that overlap become one shape when all run the same way. */
function clockwise(points: Outline): Outline {
  return turning(points) < 0 ? points.toReversed() : points;
}

export function disc(x: number, y: number, rx: number, ry = rx): Outline {
  const count = Math.max(8, Math.ceil((Math.max(rx, ry) * 6.3) / STEP));
  return Array.from({ length: count }, (_, i) => {
    const a = (i / count) * Math.PI * 2;
    return [x + Math.cos(a) * rx, y + Math.sin(a) * ry] as const;
  });
}

/** A limb through joints, as thick at each as its radius says, rounded at both ends. */
export function limb(joints: readonly Joint[]): Outline[] {
  const line = smooth(
    joints.map(([x, y]) => [x, y] as const),
    false,
  );
  const thick = radii(joints, line);
  return [clockwise(ribbon(line, (i) => thick[i] ?? 0)), ...joints.filter(([, , r]) => r > 1).map(([x, y, r]) => disc(x, y, r))];
}

/** The radius at every point of the line: it goes smoothly from joint to joint. */
function radii(joints: readonly Joint[], line: readonly Spot[]): number[] {
  const lengths = joints.slice(1).map(([x, y], i) => Math.hypot(x - joints[i]![0], y - joints[i]![1]));
  const pieces = lengths.map((length) => Math.max(1, Math.ceil(length / STEP)));
  const found = pieces.flatMap((count, i) =>
    Array.from({ length: count }, (_, k) => {
      const t = k / count;
      const eased = t * t * (3 - 2 * t);
      return joints[i]![2] + (joints[i + 1]![2] - joints[i]![2]) * eased;
    }),
  );
  while (found.length < line.length) found.push(joints.at(-1)![2]);
  return found;
}

/** A line as a graver cuts it: thickest in the middle. */
export function incised(width: number, ...points: readonly Spot[]): Outline[] {
  const joints = smooth(points, false);
  return [clockwise(taper(joints, width))];
}

/** The same from the first of a line by its middle to its last. */
export function incisedAlong(width: number, line: readonly Spot[]): Outline[] {
  return incised(width, ...[line[0], line[line.length >> 1], line.at(-1)].filter((spot) => spot !== undefined));
}

function taper(line: readonly Spot[], width: number): Outline {
  return ribbon(line, (i) => (width / 2) * (0.28 + 0.72 * Math.sin((Math.PI * i) / Math.max(1, line.length - 1))));
}

/** The way from the point before one of a line to the point after it, and its length. */
export function runAt(line: readonly Spot[], i: number): readonly [dx: number, dy: number, long: number] {
  const [[ax, ay] = ORIGIN, [bx, by] = ORIGIN] = [line[Math.max(0, i - 1)], line[Math.min(line.length - 1, i + 1)]];
  return [bx - ax, by - ay, Math.hypot(bx - ax, by - ay) || 1];
}

const ORIGIN: Spot = [0, 0];

/** Both sides of a line, so far from it at each of its points. */
function ribbon(line: readonly Spot[], far: (i: number) => number): Outline {
  const sides = line.map(([x, y], i): readonly [left: Spot, right: Spot] => {
    const [dx, dy, long] = runAt(line, i);
    const r = far(i);
    const [nx, ny] = [(-dy / long) * r, (dx / long) * r];
    return [
      [x + nx, y + ny],
      [x - nx, y - ny],
    ];
  });
  return [...sides.map(([left]) => left), ...sides.toReversed().map(([, right]) => right)];
}

/** A closed curve. */
export function shape(...points: readonly Spot[]): Outline {
  return clockwise(smooth(points));
}

/** What lays points somewhere else. */
export type Laying = (point: Spot) => Spot;

/** Scales, then turns by degrees clockwise, then moves. */
export function laid(to: Spot, scale = 1, degrees = 0): Laying {
  const a = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(a) * scale, Math.sin(a) * scale];
  return ([x, y, corner]) => [to[0] + x * c - y * s, to[1] + x * s + y * c, corner ?? 0];
}

export const lay = (outlines: readonly Outline[], laying: Laying): Outline[] => outlines.map((outline) => outline.map(laying));

export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** The points that lie farthest out, one for each of so many directions. */
function outermost(points: readonly Spot[], directions = 64): readonly Spot[] {
  return Array.from({ length: directions }, (_, i) => {
    const [c, s] = [Math.cos((i / directions) * Math.PI * 2), Math.sin((i / directions) * Math.PI * 2)];
    return points.reduce((best, spot) => (spot[0] * c + spot[1] * s > best[0] * c + best[1] * s ? spot : best));
  });
}

/** The smallest circle round all points, to a hundredth: the centre walks toward the farthest point by ever smaller steps (Bădoiu and Clarkson). */
export function circleRound(all: readonly Spot[]): Circle {
  const points = outermost(all.filter((_, i) => i % 2 === 0));
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  let [x, y] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
  const farthest = (): readonly [Spot, number] => {
    let best = points[0]!;
    let far = -1;
    for (const point of points) {
      const d = Math.hypot(point[0] - x, point[1] - y);
      if (d > far) [best, far] = [point, d];
    }
    return [best, far];
  };
  for (let i = 0; i < 120; i++) {
    const [[fx, fy]] = farthest();
    const share = 1 / (i + 2);
    x += (fx - x) * share;
    y += (fy - y) * share;
  }
  return { x, y, r: farthest()[1] };
}

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Path data of closed outlines. */
export function written(outlines: readonly Outline[]): string {
  return outlines.map((outline) => `M${outline.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`).join('');
}
