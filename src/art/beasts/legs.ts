import { disc, incised, lay, laid, limb, shape, type Joint, type Laying, type Outline } from './geometry.ts';
import type { Frame, Framework } from './framework.ts';

/** Feet are where limbs end: `x` is the middle of the foot on the ground. */
function footOf(frame: Frame, x: number, bone: number, turn = 0, y = 0): { body: Outline; fine: Outline[] } {
  const to: Laying = laid([x, y], bone / 10, turn);
  if (frame.foot === 'hoof') {
    return {
      body: shape(
        ...(
          [
            [-10, -22],
            [9, -22],
            [16, -2, 1],
            [16, 0, 1],
            [-12, 0, 1],
            [-12, -2, 1],
          ] as const
        ).map(to),
      ),
      fine: lay(incised(3.2, [-11, -13], [2, -14], [12, -13]), to),
    };
  }
  if (frame.foot === 'pad') {
    return {
      body: shape(
        ...(
          [
            [-11, -26],
            [10, -26],
            [15, -8],
            [15, 0, 1],
            [-13, 0, 1],
            [-13, -8],
          ] as const
        ).map(to),
      ),
      fine: [-6, 2, 9].map((at) => disc(...(to([at, -4]).slice(0, 2) as [number, number]), bone * 0.24, bone * 0.3)),
    };
  }
  return {
    body: shape(
      ...(
        [
          [-10, -20],
          [6, -20],
          [20, -14],
          [27, -5],
          [24, 0, 1],
          [-11, 0, 1],
          [-14, -8],
        ] as const
      ).map(to),
    ),
    fine: [...lay(incised(3, [12, -11], [15, -5], [14, 0]), to), ...lay(incised(3, [19, -9], [21, -4], [20, 0]), to)],
  };
}

export interface Leg {
  readonly limb: readonly Outline[];
  readonly fine: readonly Outline[];
}

export function foreleg(w: Framework, x: number): Leg {
  const { frame, bone, leg, chest, shoulder, build } = w;
  const top: Joint = [shoulder[0] + chest * 0.08, -leg - chest * 0.46, bone * frame.thigh * 1.02];
  if (build.pose === 'down') {
    const foot = footOf(frame, shoulder[0] + chest * 0.5 + x * 0.3, bone);
    return {
      limb: [
        ...limb([top, [shoulder[0] - chest * 0.06, -leg * 0.5, bone * 1.25], [shoulder[0] + chest * 0.3 + x * 0.3, -bone, bone]]),
        foot.body,
      ],
      fine: foot.fine,
    };
  }
  if (build.pose === 'strike' && x > 0) {
    const [ex, ey] = [shoulder[0] + chest * 0.42, -leg * 1.02];
    const [fx, fy] = [shoulder[0] + chest * 0.42 + leg * 0.62, -leg * 0.94];
    const foot = footOf(frame, fx + bone * 0.4, bone, -38, fy + bone * 1.2);
    return {
      limb: [
        ...limb([top, [ex, ey + leg * 0.12, bone * 1.2], [fx - leg * 0.24, fy + leg * 0.1, bone * 0.98], [fx, fy, bone * 0.92]]),
        foot.body,
      ],
      fine: foot.fine,
    };
  }
  const at = shoulder[0] + chest * 0.06 + x * leg;
  const foot = footOf(frame, at, bone);
  return {
    limb: [
      ...limb([
        top,
        [shoulder[0] + chest * 0.01 + x * leg * 0.1, -leg * 0.86, bone * 1.42],
        [shoulder[0] + chest * 0.06 + x * leg * 0.62, -leg * 0.46, bone * 1.04],
        [at - bone * 0.2, -bone * 1.5, bone * 0.9],
      ]),
      foot.body,
    ],
    fine: foot.fine,
  };
}

export function hindleg(w: Framework, x: number): Leg {
  const { frame, bone, leg, rump, hip, build } = w;
  const tall = -hip[1] - rump * 0.5;
  const top: Joint = [hip[0] + rump * 0.02, hip[1] + rump * 0.5, bone * frame.thigh * 1.22];
  if (build.pose === 'down') {
    const foot = footOf(frame, hip[0] + rump * 0.62 + x * 0.3, bone);
    return {
      limb: [
        ...limb([
          top,
          [hip[0] + rump * 0.3, -tall * 0.46, bone * 1.7],
          [hip[0] - rump * 0.06, -bone * 1.2, bone * 1.05],
          [hip[0] + rump * 0.5 + x * 0.3, -bone, bone],
        ]),
        foot.body,
      ],
      fine: foot.fine,
    };
  }
  const at = hip[0] + x * leg;
  const foot = footOf(frame, at, bone);
  const bend = frame.foot === 'pad' ? 0.06 : 0.2;
  return {
    limb: [
      ...limb([
        top,
        [hip[0] + rump * 0.16 + x * leg * 0.3, -tall * 0.66, bone * frame.thigh * 0.78],
        [hip[0] - leg * bend * 0.7 + x * leg * 0.86, -tall * 0.36, bone * 1.08],
        [at - bone * 0.3, -bone * 1.5, bone * 0.9],
      ]),
      foot.body,
    ],
    fine: foot.fine,
  };
}
