import { disc, incised, shape, type Spot } from '../geometry.ts';
import { drawn, eye, ear, ROUND, type Head } from './parts.ts';

export const felidHead: Head = (build) => {
  const to = drawn(build);
  const open = build.pose === 'strike' || build.of.mane > 0;
  const skull: readonly Spot[] = [
    [-24, -18],
    [-6, -40],
    [20, -50],
    [42, -46],
    [57, -35],
    [75, -28],
    [89, -27, 1],
    [95, -16],
    [90, -8, 1],
    [95, 2],
  ];
  const shut: readonly Spot[] = [
    [93, 12, 1],
    [89, 26],
    [72, 33],
  ];
  // The mouth is a gap in the silhouette: it is read at any size.
  const roaring: readonly Spot[] = [
    [92, 9, 1],
    [76, 2],
    [52, 6, 1],
    [58, 26],
    [84, 34, 1],
    [88, 46],
    [74, 56],
    [54, 52],
  ];
  const face = shape(...[...skull, ...(open ? roaring : shut), [46, 36] as const, [14, 38] as const, [-16, 24] as const].map(to));
  const teeth = open
    ? [
        shape(
          ...(
            [
              [87, 7, 1],
              [84, 22, 1],
              [76, 2, 1],
            ] as const
          ).map(to),
        ),
        shape(
          ...(
            [
              [80, 34, 1],
              [76, 18, 1],
              [69, 31, 1],
            ] as const
          ).map(to),
        ),
      ]
    : [];
  return [
    { body: ear(build, [0, -38], ROUND, -24) },
    {
      body: [face, ...teeth],
      coat: [disc(8, -14, 24, 20)],
      cut: [
        ...eye(50, -24, 8).map((o) => o.map(to)),
        ...(open
          ? []
          : incised(
              6.5,
              ...(
                [
                  [94, 8],
                  [84, 13],
                  [68, 13],
                  [56, 4],
                ] as const
              ).map(to),
            )),
        ...incised(
          4.5,
          ...(
            [
              [86, -26],
              [81, -17],
              [88, -10],
            ] as const
          ).map(to),
        ),
      ],
      fine: [
        ...incised(
          5,
          ...(
            [
              [58, -34],
              [67, -25],
              [75, -21],
            ] as const
          ).map(to),
        ),
        ...incised(5, [30, 26], [22, 10], [26, -8]),
        ...incised(
          4.4,
          ...(
            [
              [56, -8],
              [66, -2],
              [80, -4],
            ] as const
          ).map(to),
        ),
        ...(
          [
            [68, -9],
            [76, -11],
            [73, -4],
          ] as const
        )
          .map(to)
          .map(([x, y]) => disc(x, y, 2.2)),
        ...incised(4, [0, -40], [6, -50], [13, -46]),
      ],
    },
  ];
};
