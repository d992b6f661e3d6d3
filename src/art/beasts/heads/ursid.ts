import { incised, shape } from '../geometry.ts';
import { drawn, eye, ear, ROUND, type Head } from './parts.ts';

export const ursidHead: Head = (build) => {
  const to = drawn(build);
  const open = build.pose === 'strike';
  return [
    { body: ear(build, [-2, -36], ROUND, -18) },
    {
      body: [
        ...ear(build, [10, -40], ROUND, 4),
        shape(
          ...(
            [
              [-26, -18],
              [-8, -38],
              [18, -46],
              [40, -40],
              [54, -29],
              [74, -23],
              [88, -25, 1],
              [97, -15],
              [92, -2],
              [93, 14],
              [82, 26],
              [62, 31],
              [40, 38],
              [10, 38],
              [-18, 26],
            ] as const
          ).map(to),
        ),
      ],
      cut: [
        ...eye(42, -18, 6).map((o) => o.map(to)),
        ...(open
          ? [
              shape(
                ...(
                  [
                    [108, 2, 1],
                    [84, 6],
                    [58, 9, 1],
                    [82, 18],
                    [100, 22, 1],
                  ] as const
                ).map(to),
              ),
            ]
          : incised(
              6,
              ...(
                [
                  [94, 6],
                  [80, 11],
                  [64, 11],
                  [55, 4],
                ] as const
              ).map(to),
            )),
      ],
      fine: [
        ...incised(5, [34, 28], [24, 12], [28, -4]),
        ...incised(
          4,
          ...(
            [
              [79, -22],
              [83, -10],
              [93, -8],
            ] as const
          ).map(to),
        ),
      ],
    },
  ];
};
