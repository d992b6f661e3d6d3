import { incised, lay, laid, limb, shape } from '../geometry.ts';
import { eye, tusk, type Head } from './parts.ts';

export const elephantHead: Head = (build) => {
  const long = build.of.trunk;
  const lifted = build.pose === 'strike';
  const way = lifted
    ? ([
        [66, 10, 24],
        [92, 34, 18],
        [122, 30, 14.5],
        [140, 2, 12],
        [134, -30, 10],
        [118, -44, 8.5],
      ] as const)
    : ([
        [64, 10, 25],
        [82, 48, 19],
        [84, 92, 15],
        [80, 132, 12.5],
        [96, 160, 10],
        [116, 150, 8],
      ] as const);
  const [rx, ry] = way[0];
  const trunk = long <= 0 ? [] : limb(way.map(([x, y, r]) => [rx + (x - rx) * (0.4 + 0.6 * long), ry + (y - ry) * long, r] as const));
  const folds =
    long <= 0.2
      ? []
      : way.slice(1, 4).flatMap(([x, y, r]) => {
          const [px, py] = [rx + (x - rx) * (0.4 + 0.6 * long), ry + (y - ry) * long];
          return incised(4, [px - r * 0.2, py - 6], [px + r * 0.5, py - 2], [px + r * 0.9, py - 7]);
        });
  const by = 0.3 + 0.7 * build.of.ears;
  const flap =
    build.of.ears <= 0
      ? []
      : lay(
          [shape([10, -34], [-18, -52], [-54, -46], [-72, -12], [-62, 34], [-40, 66], [-22, 72, 1], [-8, 44], [10, 24])],
          laid([16, -2], by),
        );
  const dome = shape([-40, -34], [-14, -62], [20, -66], [50, -50], [70, -22], [82, 4], [78, 30], [52, 44], [20, 46], [-24, 34]);
  return [
    {
      body: tusk(
        build,
        [72, 34],
        [
          [20, 22],
          [46, 30],
          [70, 18],
        ],
      ),
    },
    { body: [dome, ...trunk], cut: [...eye(46, -14, 6.5), ...folds], fine: incised(5, [60, 34], [70, 20], [66, 4]) },
    {
      body: tusk(
        build,
        [60, 36],
        [
          [16, 26],
          [40, 38],
          [66, 30],
        ],
      ),
    },
    {
      body: flap,
      fine: flap.length > 0 ? lay(incised(5, [-4, -30], [-30, -32], [-50, -8], [-46, 26]), laid([16, -2], by)) : [],
    },
  ];
};
