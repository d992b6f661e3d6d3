import { disc, incised, shape } from '../geometry.ts';
import { drawn, eye, ear, POINTED, tusk, type Head } from './parts.ts';

export const suidHead: Head = (build) => {
  const to = drawn(build, 38);
  const [mx, my] = to([92, 18]);
  return [
    { body: ear(build, [0, -34], POINTED, -8) },
    {
      body: [
        ...ear(build, [8, -32], POINTED, -30),
        shape(
          ...(
            [
              [-30, -24],
              [-10, -42],
              [16, -44],
              [40, -30],
              [72, -18],
              [104, -12],
              [118, -16, 1],
              [124, 2],
              [118, 18, 1],
              [98, 20],
              [70, 26],
              [44, 38],
              [10, 42],
              [-22, 28],
            ] as const
          ).map(to),
        ),
      ],
      cut: [
        ...eye(36, -12, 6).map((o) => o.map(to)),
        ...incised(
          5.5,
          ...(
            [
              [114, 12],
              [92, 14],
              [70, 12],
              [60, 6],
            ] as const
          ).map(to),
        ),
        ...incised(
          4.5,
          ...(
            [
              [106, -12],
              [110, 2],
              [106, 16],
            ] as const
          ).map(to),
        ),
      ],
      fine: [
        ...incised(5, [24, 30], [16, 14], [20, -2]),
        ...(
          [
            [116, -4],
            [117, 6],
          ] as const
        )
          .map(to)
          .map(([x, y]) => disc(x, y, 2.8)),
        ...incised(
          4,
          ...(
            [
              [50, -18],
              [66, -10],
              [80, -8],
            ] as const
          ).map(to),
        ),
      ],
    },
    {
      body: tusk(
        build,
        [mx, my],
        [
          [10, -6],
          [14, -22],
          [6, -36],
        ],
      ),
    },
  ];
};
