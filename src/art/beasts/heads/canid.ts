import { incised, shape } from '../geometry.ts';
import { drawn, eye, ear, POINTED, type Head } from './parts.ts';

export const canidHead: Head = (build) => {
  const to = drawn(build);
  const open = build.pose === 'strike';
  return [
    { body: ear(build, [0, -28], POINTED, 4) },
    {
      body: [
        ...ear(build, [10, -30], POINTED, -16),
        shape(
          ...(
            [
              [-20, -14],
              [-2, -34],
              [22, -40],
              [42, -32],
              [56, -22],
              [84, -18],
              [104, -18, 1],
              [108, -8],
              [102, 0],
              [100, 11],
              [84, 18],
              [58, 21],
              [36, 28],
              [8, 30],
              [-14, 20],
            ] as const
          ).map(to),
        ),
      ],
      cut: [
        ...eye(40, -19, 6.5).map((o) => o.map(to)),
        ...(open
          ? [
              shape(
                ...(
                  [
                    [112, -2, 1],
                    [84, 0],
                    [56, 3, 1],
                    [82, 9],
                    [104, 12, 1],
                  ] as const
                ).map(to),
              ),
            ]
          : incised(
              5.5,
              ...(
                [
                  [103, 2],
                  [84, 6],
                  [60, 6],
                  [51, 0],
                ] as const
              ).map(to),
            )),
      ],
      fine: [
        ...incised(4.5, [26, 20], [18, 6], [22, -10]),
        ...incised(
          4,
          ...(
            [
              [56, -16],
              [74, -12],
              [90, -12],
            ] as const
          ).map(to),
        ),
      ],
    },
  ];
};
