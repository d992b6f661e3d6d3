import { incised, runAt, shape, type Outline, type Spot } from './geometry.ts';
import { DEGREE, type Framework, type Hung } from './framework.ts';
import type { Piece } from './parts.ts';

/** A mane of locks that hang from the head over the shoulder. */
export function ruff(w: Framework, { joint, size, base }: Hung): Piece[] {
  const by = w.build.of.mane;
  if (by <= 0) return [];
  const locks = 15;
  const centre: Spot = [joint[0] * 0.62 + base[0] * 0.38 - 2, joint[1] * 0.64 + base[1] * 0.36 + 6];
  const far = size * (44 + 30 * by);
  const points: Spot[] = [];
  const lines: Outline[] = [];
  for (let i = 0; i < locks; i++) {
    const a = (-72 - (i / (locks - 1)) * 250) * DEGREE;
    const low = Math.max(0, Math.sin(a)) * 0.3 + Math.max(0, -Math.cos(a)) * 0.16;
    const r = far * (1 + low) * (i % 2 ? 1.03 : 0.97);
    const b = a - 6 * DEGREE;
    points.push([centre[0] + Math.cos(a + 8 * DEGREE) * r * 0.84, centre[1] + Math.sin(a + 8 * DEGREE) * r * 0.84]);
    points.push([centre[0] + Math.cos(b) * r, centre[1] + Math.sin(b) * r, 1]);
    const inner = r * 0.6;
    lines.push(
      ...incised(
        5.5 * size,
        [centre[0] + Math.cos(a + 5 * DEGREE) * inner, centre[1] + Math.sin(a + 5 * DEGREE) * inner],
        [centre[0] + Math.cos(a + 2 * DEGREE) * r * 0.76, centre[1] + Math.sin(a + 2 * DEGREE) * r * 0.76],
        [centre[0] + Math.cos(b) * r * 0.92, centre[1] + Math.sin(b) * r * 0.92],
      ),
    );
  }
  points.push([centre[0] + far * 0.5, centre[1] - far * 0.5]);
  return [{ body: [shape(...points)], cut: lines.filter((_, i) => i % 2 === 0), fine: lines.filter((_, i) => i % 2 === 1), tone: 'mane' }];
}

/** Tufts along a line: `tall` above it, leaning back. */
function tufts(line: readonly Spot[], tall: (share: number) => number, depth: number): Outline {
  const points: Spot[] = [];
  line.forEach(([x, y], i) => {
    const share = i / (line.length - 1);
    const [dx, dy, long] = runAt(line, i);
    const [ux, uy] = [dy / long, -dx / long];
    const t = tall(share);
    points.push([x + ux * t * 0.3, y + uy * t * 0.3], [x + ux * t - dx * 0.3, y + uy * t - dy * 0.3, 1]);
  });
  const under = line.toReversed().map(([x, y]): Spot => [x, y + depth]);
  return shape(...points, ...under.filter((_, i) => i % 3 === 0));
}

function along(points: readonly Spot[], count: number): Spot[] {
  const found: Spot[] = [];
  for (let i = 0; i < count; i++) {
    const at = (i / (count - 1)) * (points.length - 1);
    const k = Math.min(points.length - 2, Math.floor(at));
    const [a, b] = [points[k]!, points[k + 1]!];
    found.push([a[0] + (b[0] - a[0]) * (at - k), a[1] + (b[1] - a[1]) * (at - k)]);
  }
  return found;
}

/** Hair on the line of the back: bristles as of swine, a crest as of hyenas and horses, wool as of bison. */
export function backHair(w: Framework, hung: Hung): Piece[] {
  const { frame, build, shoulder, hip, chest } = w;
  const by = build.of.mane;
  if (by <= 0) return [];
  const { joint, size } = hung;
  const raise = -chest * 0.42 * build.of.hump;
  const nape: Spot = [joint[0] + 2 * size, joint[1] - 34 * size];
  const withers: Spot = [shoulder[0] - chest * 0.08, shoulder[1] + raise + 6];
  if (frame.mane === 'wool') {
    const low = shoulder[1] + chest * 0.98;
    const wool = shape(
      [nape[0] + 6, nape[1] + 8],
      [(nape[0] + withers[0]) / 2, (nape[1] + withers[1]) / 2 - 10 * by],
      [withers[0], withers[1] - 6 * by],
      [withers[0] - chest * 0.3, shoulder[1] + chest * 0.16],
      [withers[0] - chest * 0.34, shoulder[1] + chest * 0.5, 1],
      [withers[0] - chest * 0.14, shoulder[1] + chest * 0.62],
      [withers[0] - chest * 0.12, low - 10, 1],
      [shoulder[0] + chest * 0.16, low - chest * 0.1],
      [shoulder[0] + chest * 0.26, low + chest * 0.1 * by, 1],
      [shoulder[0] + chest * 0.42, low - chest * 0.2],
      [joint[0] - 6 * size, joint[1] + 52 * size, 1],
      [joint[0] + 20 * size, joint[1] + 20 * size],
    );
    const curls = [0.1, 0.3, 0.5, 0.7].flatMap((v, i) =>
      [0, 0.26, 0.5].flatMap((u) => {
        const [x, y] = [withers[0] - chest * 0.2 + chest * (u + (i % 2) * 0.13), shoulder[1] + raise * 0.3 + chest * (v + 0.06)];
        return incised(4.6, [x - 7, y - 5], [x + 3, y - 4], [x + 4, y + 5], [x - 4, y + 6]);
      }),
    );
    return [{ body: [wool], cut: curls.filter((_, i) => i % 2 === 0), fine: curls.filter((_, i) => i % 2 === 1), tone: 'mane' }];
  }
  const end: Spot =
    frame.mane === 'bristles' ? [hip[0] + w.length * 0.18, hip[1] + 4] : [shoulder[0] - w.length * 0.3, (shoulder[1] * 2 + hip[1]) / 3 + 4];
  const line = along(
    [end, [(end[0] + withers[0]) / 2, (end[1] + withers[1]) / 2], withers, [(withers[0] + nape[0]) / 2, (withers[1] + nape[1]) / 2], nape],
    13,
  );
  const tall = (share: number): number => (10 + 22 * by) * Math.sin(Math.PI * (0.12 + 0.8 * share));
  return [{ body: [tufts(line, tall, 18)], tone: 'mane' }];
}
