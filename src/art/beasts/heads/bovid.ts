import { disc, incised, lay, laid, limb, shape, type Outline } from '../geometry.ts';
import type { Build } from '../parts.ts';
import { drawn, eye, ear, LEAF, type Head } from './parts.ts';

/** Horns by their form, with the root at (0, 0). */
function horn(build: Build): Outline[] {
  const by = build.of.horns;
  if (by <= 0) return [];
  const grown = (...joints: readonly (readonly [number, number, number])[]): Outline[] =>
    limb(joints.map(([x, y, r]) => [x * by, y * by, Math.max(0.6, r * (0.6 + 0.4 * by))] as const));
  switch (build.hornForm) {
    case 'straight':
      return grown([0, 4, 8], [-12, -34, 6], [-26, -74, 4], [-42, -112, 0.8]);
    case 'curled':
      return grown([0, 4, 11], [-20, -20, 11], [-44, -10, 9.5], [-46, 20, 8], [-22, 32, 6], [-6, 18, 3.5], [-12, 6, 1]);
    case 'branched':
      return [
        ...grown([0, 4, 7], [-16, -28, 6], [-30, -60, 5], [-26, -96, 3.6], [-4, -122, 0.8]),
        ...grown([-10, -16, 4], [12, -32, 3.4], [26, -54, 0.8]),
        ...grown([-29, -56, 4], [-4, -72, 3.4], [12, -92, 0.8]),
        ...grown([-29, -74, 4], [-54, -92, 3], [-60, -116, 0.8]),
      ];
    default:
      return grown([0, 6, 11], [-8, -20, 9.5], [4, -48, 7], [32, -64, 4.4], [56, -60, 0.8]);
  }
}

export const bovidHead: Head = (build) => {
  const to = drawn(build);
  const beard = build.of.beard;
  const chin = to([78, 38]);
  const hair: Outline[] =
    beard <= 0
      ? []
      : [
          shape(
            [40, 30],
            [chin[0], chin[1] - 4],
            [chin[0] - 4, 40 + 16 * beard],
            [chin[0] - 18, 38 + 52 * beard, 1],
            [48, 40 + 24 * beard],
            [24, 34],
          ),
        ];
  return [
    { body: lay(horn(build), laid([8, -36], 1, 12)) },
    ...(hair.length > 0
      ? [{ body: hair, tone: 'mane' as const, fine: incised(4, [52, 36], [58, 50], [chin[0] - 16, 36 + 36 * beard]) }]
      : []),
    {
      body: [
        ...ear(build, [-2, -26], LEAF, 4),
        shape(
          ...(
            [
              [-24, -26],
              [-2, -42],
              [24, -42],
              [46, -30],
              [72, -14],
              [94, -6],
              [108, -2],
              [113, 14],
              [106, 28],
              [96, 34],
              [78, 36],
              [54, 34],
              [34, 40],
              [8, 38],
              [-20, 22],
            ] as const
          ).map(to),
        ),
      ],
      cut: [
        ...eye(36, -16, 7).map((o) => o.map(to)),
        ...incised(
          5.5,
          ...(
            [
              [110, 22],
              [94, 24],
              [82, 20],
            ] as const
          ).map(to),
        ),
        ...incised(
          4.5,
          ...(
            [
              [90, -4],
              [86, 12],
              [92, 24],
            ] as const
          ).map(to),
        ),
      ],
      fine: [
        ...[to([103, 8])].map(([x, y]) => disc(x, y, 3.4)),
        ...incised(5, [30, 32], [18, 14], [20, -2]),
        ...incised(4, [30, -30], [44, -22], [50, -12]),
      ],
    },
    { body: lay(horn(build), laid([18, -38], 1, 0)) },
  ];
};
