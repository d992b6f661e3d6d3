import { incised, lay, laid, limb, shape, type Joint, type Spot } from './geometry.ts';
import type { Framework } from './framework.ts';
import type { Build, Piece } from './parts.ts';

export function tailOf(w: Framework): Piece[] {
  const { frame, build, hip, rump, bone } = w;
  const by = build.of.tail;
  if (by <= 0) return [];
  const root: Spot = [hip[0] - rump * 0.18, hip[1] + rump * 0.14];
  const at = (x: number, y: number, r: number): Joint => [root[0] + x * by, root[1] + y * by, Math.max(0.8, r)];
  const low = build.pose === 'down' ? 0.55 : 1;
  switch (frame.tail) {
    case 'long':
      return [
        {
          body: limb([
            at(12, 4, 9),
            at(-26, 22 * low, 8),
            at(-52, 60 * low, 7),
            at(-84, 66 * low, 6.6),
            at(-100, 34 * low, 6.4),
            at(-90, 8 * low, 6),
          ]),
        },
        ...tuft(build, at(-90, 8 * low, 6)),
      ];
    case 'brush':
      return [{ body: limb([at(12, 6, 7), at(-18, 30 * low, 11), at(-36, 66 * low, 13), at(-44, 100 * low, 1)]) }];
    case 'tassel': {
      const body = [
        ...limb([at(8, 6, 6.5), at(-20, 26, 5.4), at(-28, 66 * low, 4.8), at(-24, 100 * low, 4.6)]),
        lay(
          [shape([-6, -14], [7, -12], [10, 10], [2, 34, 1], [-10, 12])],
          laid(at(-24, 104 * low, 0) as unknown as Spot, 0.8 + 0.3 * by, 4),
        )[0]!,
      ];
      return [{ body, fine: lay(incised(3, [0, -6], [1, 6], [0, 20]), laid([root[0] - 24 * by, root[1] + 104 * low * by], 1)) }];
    }
    case 'curl':
      return [
        {
          body: limb([at(8, 4, 5.5), at(-20, 2, 5), at(-32, -16, 4.6), at(-18, -28, 4.2), at(-8, -14, 4), at(-24, 2, 3.4), at(-46, 4, 1)]),
        },
      ];
    default:
      return [{ body: limb([at(10, 8, bone), at(-10, 12, bone * 0.9), at(-18, 20, bone * 0.5)]) }];
  }
}

/** A beast with a mane has a tuft at the end of its tail. */
function tuft(build: Build, [x, y]: Joint): Piece[] {
  if (build.of.mane <= 0) return [];
  const by = 0.6 + 0.4 * build.of.mane;
  return [{ body: lay([shape([-9, 8], [-17, -10], [-10, -34, 1], [3, -22], [13, -8], [8, 10])], laid([x, y], by, 12)), tone: 'mane' }];
}
