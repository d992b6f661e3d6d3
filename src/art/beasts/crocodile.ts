import { disc, incised, laid, limb, shape, type Joint, type Outline, type Spot } from './geometry.ts';
import type { Build, Painted, Piece } from './parts.ts';

/** A low beast of scales: its tail is curled up over its back, so that it fills a round field. */
export function crocodilian(build: Build): Painted {
  const { body, girth, legs, limbs, tail, head, neck, mane } = build.of;
  const down = build.pose === 'down';
  const strike = build.pose === 'strike';
  const stand = (down ? 16 : 40) * (0.5 + 0.5 * legs);
  const y = -stand - 24 * girth;
  const half = 76 * body;
  const thick = 36 * girth;
  const root: Spot = [-half - 26, y + 4];
  const curl = ([dx, dy, r]: Joint): Joint => [
    root[0] + dx * tail,
    root[1] + dy * tail * (down ? 0.5 : 1),
    Math.max(0.8, r * (0.5 + 0.5 * girth)),
  ];
  const hung: Spot = [half + 34 + 22 * neck, y - 6 - (strike ? 20 : 0)];
  const way: Joint[] = [
    [hung[0] + 6, hung[1] + 4, 24 * Math.min(head, 1.2)],
    [half + 20, y - 2, thick * 0.78],
    [half * 0.5, y - 4, thick * 0.98],
    [-half * 0.2, y - 6, thick * 1.08],
    [-half * 0.8, y - 2, thick * 0.94],
    [root[0], root[1], thick * 0.74],
  ];
  const tip: Joint[] =
    tail <= 0
      ? []
      : (
          [
            [-48, -22, 25],
            [-78, -74, 20],
            [-62, -134, 15.5],
            [-6, -160, 11.5],
            [48, -138, 7.5],
            [70, -104, 1],
          ] as const
        ).map(curl);
  const trunk = limb([...way, ...tip]);
  const back = [...way.slice(1), ...tip.slice(0, -1)];
  const teeth = back.flatMap((joint, i) => spikes(back, i, (6 + 9 * (0.6 + 0.4 * mane)) * (joint[2] / 40 + 0.5)));
  const leg = (x: number, forward: number): Piece => {
    const bone = 10 * limbs;
    const foot = shape(
      ...(
        [
          [-12, -8],
          [8, -8],
          [26, -3, 1],
          [16, -1],
          [24, 3, 1],
          [-12, 3],
        ] as const
      ).map(laid([x + forward, -3], limbs)),
    );
    return {
      body: [
        ...limb([
          [x, y + thick * 0.3, bone * 2],
          [x - forward * 0.5 - 4, y + thick * 0.8, bone * 1.35],
          [x + forward, -bone * 0.8, bone],
        ]),
        foot,
      ],
      fine: incised(3, [x + forward - 2, -10], [x + forward + 5, -7], [x + forward + 8, -2]),
    };
  };
  const lines = [0.15, 0.35, 0.55, 0.75].map((at): Spot => [half - at * 2 * half, y + thick * 0.1]);
  const rows = lines.flatMap(([x, at]) => [
    ...incised(4.5, [x - 9, at - 12], [x, at - 6], [x + 9, at - 12]),
    ...incised(4.5, [x - 22, at + 6], [x - 13, at + 12], [x - 4, at + 6]),
  ]);
  const bands = back.slice(5, 9).flatMap(([x, cy, r], i) => {
    const [nx, ny] = back[i + 6] ?? back[i + 5]!;
    const a = Math.atan2(ny - cy, nx - x) + Math.PI / 2;
    return incised(
      4,
      [x + Math.cos(a) * r * 0.7, cy + Math.sin(a) * r * 0.7],
      [x, cy],
      [x - Math.cos(a) * r * 0.5, cy - Math.sin(a) * r * 0.5],
    );
  });
  return {
    pieces: [
      leg(half * 0.9, 30),
      leg(-half * 0.75, -30),
      { body: teeth },
      { body: trunk, cut: rows, fine: bands, coat: trunk.slice(0, 1) },
      leg(half * 0.62, 8),
      leg(-half * 1.02, 6),
      ...jaws(build, hung),
    ],
    front: [...jaws(build, hung).flatMap(({ body: outlines }) => outlines.flat()), [half * 0.3, y - thick], [half * 0.4, 0]],
  };
}

function spikes(back: readonly Joint[], i: number, tall: number): Outline[] {
  const [x, y, r] = back[i]!;
  const [nx, ny] = back[i + 1] ?? back[i]!;
  const long = Math.hypot(nx - x, ny - y);
  if (long < 1) return [];
  const [ux, uy] = [(nx - x) / long, (ny - y) / long];
  const count = Math.max(1, Math.round(long / 22));
  return Array.from({ length: count }, (_, k) => {
    const t = k / count;
    const deep = r + ((back[i + 1]?.[2] ?? r) - r) * t;
    const [px, py] = [x + (nx - x) * t, y + (ny - y) * t];
    // The back is on the right of whoever walks from head to tail.
    const [ox, oy] = [px - uy * -deep * 0.9, py + ux * -deep * 0.9];
    return shape([ox - ux * 10, oy - uy * 10, 1], [ox + uy * tall - ux * -3, oy - ux * tall - uy * -3, 1], [ox + ux * 10, oy + uy * 10, 1]);
  });
}

function jaws(build: Build, hung: Spot): Piece[] {
  const { muzzle, head } = build.of;
  const open = build.pose === 'strike' ? 26 : build.pose === 'down' ? 4 : 15;
  const to = laid(hung, 1.12 * head, build.pose === 'strike' ? -10 : -2);
  const long = (x: number): number => (x > 30 ? 30 + (x - 30) * muzzle : x);
  const at = (points: readonly Spot[], turn: number): Spot[] =>
    points.map(([x, y, c]) => to(laid([10, 6], 1, turn)([long(x) - 10, y - 6, c ?? 0])));
  const upper = shape(
    ...at(
      [
        [-26, -12],
        [-6, -24],
        [12, -34],
        [28, -26],
        [50, -14],
        [96, -14],
        [112, -20],
        [124, -10],
        [122, 2, 1],
        [60, 4],
        [14, 8],
        [-24, 18],
      ],
      -open * 0.42,
    ),
  );
  const lower = shape(
    ...at(
      [
        [-24, 2],
        [20, 8],
        [60, 8],
        [110, 6, 1],
        [116, 14],
        [100, 20],
        [56, 24],
        [14, 30],
        [-24, 24],
      ],
      open,
    ),
  );
  const teeth = (turn: number, y: number, way: number, from: number): Outline[] =>
    [0, 1, 2, 3, 4].map((k) => {
      const x = from + k * 19;
      return shape(
        ...at(
          [
            [x - 6, y, 1],
            [x, y + way * 12, 1],
            [x + 6, y, 1],
          ],
          turn,
        ),
      );
    });
  return [
    { body: [...teeth(open, 8, -1, 34), lower] },
    {
      body: [upper, ...teeth(-open * 0.42, 3, 1, 40)],
      cut: [
        shape(
          ...at(
            [
              [6, -20, 1],
              [14, -26],
              [23, -19, 1],
              [14, -16],
            ],
            -open * 0.42,
          ),
        ),
      ],
      fine: [
        disc(...(at([[114, -12]], -open * 0.42)[0]!.slice(0, 2) as [number, number]), 3),
        ...incised(
          3.6,
          ...at(
            [
              [40, -8],
              [66, -6],
              [94, -6],
            ],
            -open * 0.42,
          ),
        ),
      ],
    },
  ];
}
