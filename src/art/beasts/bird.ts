import { incised, lay, laid, limb, shape, type Joint, type Outline, type Spot } from './geometry.ts';
import type { Build, Painted, Piece } from './parts.ts';

/** A bird that runs: body of feathers, a long neck, two long legs. */
export function struthious(build: Build): Painted {
  const { body, girth, legs, limbs, neck, head, muzzle, tail, mane } = build.of;
  const down = build.pose === 'down';
  const strike = build.pose === 'strike';
  const leg = 150 * legs * (down ? 0.22 : 1);
  const [long, deep] = [88 * body, 54 * girth];
  const middle: Spot = [0, -leg - deep * 0.82];
  const at = laid(middle, 1, strike ? 4 : -6);
  const hull = shape(
    ...(
      [
        [-long, -deep * 0.1],
        [-long * 0.66, -deep * 0.78],
        [-long * 0.1, -deep],
        [long * 0.5, -deep * 0.74],
        [long * 0.94, -deep * 0.2],
        [long * 0.84, deep * 0.42],
        [long * 0.3, deep * 0.86],
        [-long * 0.36, deep * 0.82],
        [-long * 0.84, deep * 0.46],
      ] as const
    ).map(at),
  );
  const shoulder = at([long * 0.72, -deep * 0.2]);
  const reach = (
    strike
      ? [
          [44, -10, 13],
          [70, -52, 10],
          [92, -96, 9],
          [124, -112, 9],
        ]
      : [
          [34, -14, 14],
          [52, -56, 10.5],
          [40, -104, 9],
          [54, -148, 9.5],
        ]
  ) as readonly Joint[];
  const throat = reach.map(([x, y, r]): Joint => [shoulder[0] + x * (0.55 + 0.45 * neck), shoulder[1] + y * neck * (down ? 0.8 : 1), r]);
  const end = throat.at(-1)!;
  const face = laid([end[0] + 2, end[1] - 2], 0.56 * head, strike ? 4 : 6);
  const beak = (x: number): number => (x > 24 ? 24 + (x - 24) * muzzle : x);
  const skull = shape(
    ...(
      [
        [-20, -6],
        [-8, -22],
        [12, -22],
        [26, -10],
        [56, 0, 1],
        [58, 6, 1],
        [26, 12],
        [4, 18],
        [-16, 10],
      ] as const
    ).map(([x, y, c]) => face([beak(x), y, c ?? 0])),
  );
  const crown: Outline[] =
    mane <= 0
      ? []
      : [-70, -96, -122, -148].map((turn) => {
          const a = (turn * Math.PI) / 180;
          const root = face([-6, -16]);
          const far = 26 * (0.4 + 0.6 * mane) * head;
          return limb([
            [root[0], root[1], 2.6],
            [root[0] + Math.cos(a) * far * 0.7, root[1] + Math.sin(a) * far * 0.7, 2.2],
            [root[0] + Math.cos(a) * far, root[1] + Math.sin(a) * far, 3.6],
          ])[0]!;
        });
  const run = (x: number, lift: number): Piece => {
    const bone = 8.5 * limbs;
    const hip = at([-long * 0.1, deep * 0.4]);
    const foot: Spot = down ? [hip[0] + 50 + x * 20, -4] : [hip[0] + x * leg, -lift * leg];
    const knee: Spot = down ? [hip[0] + 46, -leg * 0.9] : [hip[0] + (x > 0 ? 0.3 : 0.24) * leg, -leg * (0.72 + (x > 0 ? 0.1 : 0))];
    const hock: Spot = down ? [hip[0] - 10, -8] : [hip[0] + x * leg * 0.62 - 0.12 * leg, -leg * 0.42 - lift * leg * 0.5];
    const toes = laid(foot, limbs, x > 0 ? -14 : lift > 0 ? 38 : 0);
    return {
      body: [
        ...limb([
          [hip[0], hip[1], bone * 3.1],
          [knee[0], knee[1], bone * 1.9],
          [hock[0], hock[1], bone * 0.95],
          [foot[0] - 2, foot[1] - bone * 0.5, bone * 0.72],
        ]),
        shape(
          ...(
            [
              [-14, -4, 1],
              [-6, -10],
              [8, -9],
              [30, -2, 1],
              [28, 3, 1],
              [8, 2],
              [14, 9, 1],
              [-2, 4],
            ] as const
          ).map(toes),
        ),
      ],
    };
  };
  const plume = tail <= 0 ? [] : plumes(at([-long * 0.78, -deep * 0.18]), tail);
  const wing = shape(
    ...(
      [
        [long * 0.46, -deep * 0.5],
        [-long * 0.2, -deep * 0.66],
        [-long * 0.82, -deep * 0.2, 1],
        [-long * 0.62, deep * 0.02],
        [-long * 0.78, deep * 0.3, 1],
        [-long * 0.42, deep * 0.32],
        [-long * 0.5, deep * 0.62, 1],
        [long * 0.1, deep * 0.42],
        [long * 0.5, 0],
      ] as const
    ).map(at),
  );
  const feathers = [0, 1, 2].flatMap((k) =>
    incised(
      4.4,
      ...(
        [
          [long * (0.24 - k * 0.06), deep * (-0.34 + k * 0.26)],
          [-long * (0.1 + k * 0.05), deep * (-0.36 + k * 0.24)],
          [-long * 0.5, deep * (-0.16 + k * 0.2)],
        ] as const
      ).map(at),
    ),
  );
  const [near, far] = strike
    ? ([
        [0.78, 0.42],
        [-0.16, 0],
      ] as const)
    : ([
        [0.5, 0.05],
        [-0.5, 0.14],
      ] as const);
  return {
    pieces: [
      run(far[0], far[1]),
      ...plume,
      {
        body: [...crown, ...limb([[shoulder[0], shoulder[1], deep * 0.46], ...throat]), skull],
        cut: [
          shape(
            ...(
              [
                [2, -9, 1],
                [8, -13],
                [14, -8, 1],
                [8, -5],
              ] as const
            ).map(face),
          ),
        ],
        fine: incised(
          3,
          ...(
            [
              [50, 3],
              [32, 3],
              [20, 4],
            ] as const
          ).map(([x, y]) => face([beak(x), y])),
        ),
      },
      { body: [hull], coat: [hull] },
      run(near[0], near[1]),
      { body: [wing], cut: feathers, tone: 'mane' },
    ],
    front: null,
  };
}

function plumes(root: Spot, tail: number): Piece[] {
  const feather = (turn: number): Outline[] =>
    lay([shape([6, -8], [-26, -22], [-56, -12], [-66, 10, 1], [-48, 8], [-30, 12], [4, 12])], laid(root, 0.3 + 0.7 * tail, turn));
  return [
    { body: feather(34) },
    { body: feather(12), fine: lay(incised(4, [-8, 0], [-28, -6], [-46, 0]), laid(root, 0.3 + 0.7 * tail, 12)) },
    { body: feather(-16) },
  ];
}
