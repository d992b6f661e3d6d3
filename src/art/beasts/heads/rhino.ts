import { disc, incised, shape, type Outline, type Spot } from '../geometry.ts';
import { drawn, eye, ear, POINTED, type Head } from './parts.ts';

export const rhinoHead: Head = (build) => {
  const to = drawn(build, 40);
  const by = build.of.horns;
  const spike = (root: Spot, tall: number, wide: number): Outline[] =>
    by <= 0
      ? []
      : [
          shape(
            [root[0] - wide, root[1] + 8, 1],
            [root[0] - wide * 0.5, root[1] - tall * 0.45 * by],
            [root[0] + wide * 0.9, root[1] - tall * by, 1],
            [root[0] + wide * 0.8, root[1] - tall * 0.4 * by],
            [root[0] + wide, root[1] + 8, 1],
          ),
        ];
  return [
    { body: ear(build, [-14, -32], POINTED, -30) },
    {
      body: [
        ...ear(build, [-2, -34], POINTED, -8),
        ...spike(to([104, -12]), 74, 17),
        ...spike(to([70, -14]), 36, 13),
        shape(
          ...(
            [
              [-34, -26],
              [-12, -40],
              [14, -40],
              [40, -26],
              [62, -14],
              [84, -16],
              [108, -20],
              [122, -6],
              [122, 14],
              [112, 30],
              [92, 34],
              [64, 34],
              [38, 42],
              [6, 44],
              [-28, 30],
            ] as const
          ).map(to),
        ),
      ],
      cut: [
        ...eye(46, -6, 6).map((o) => o.map(to)),
        ...incised(
          5.5,
          ...(
            [
              [120, 20],
              [100, 22],
              [82, 16],
            ] as const
          ).map(to),
        ),
        ...incised(5, [6, 42], [-4, 18], [-2, -8], [10, -30]),
      ],
      fine: [
        ...[to([112, 6])].map(([x, y]) => disc(x, y, 3.6)),
        ...incised(
          4.5,
          ...(
            [
              [56, 4],
              [52, 16],
              [58, 26],
            ] as const
          ).map(to),
        ),
        ...incised(4.5, [-18, 34], [-26, 14], [-22, -10]),
      ],
    },
  ];
};
