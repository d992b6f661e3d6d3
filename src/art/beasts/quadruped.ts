import { disc, incised, lay, laid, limb, shape, type Laying, type Outline, type Spot, type Joint } from './geometry.ts';
import { frameworkOf, DEGREE, type Frame, type Framework, type Hung } from './framework.ts';
import type { Build, Painted, Piece } from './parts.ts';
import { foreleg, hindleg } from './legs.ts';
import { backHair, ruff } from './manes.ts';

function tailOf(w: Framework): Piece[] {
  const { frame, build, hip, rump, bone } = w;
  const by = build.of.tail;
  if (by <= 0) return [];
  const root: Spot = [hip[0] - rump * 0.18, hip[1] + rump * 0.14];
  const at = (x: number, y: number, r: number): Joint => [root[0] + x * by, root[1] + y * by, Math.max(0.8, r)];
  const low = build.pose === 'down' ? 0.55 : 1;
  switch (frame.tail) {
    case 'long':
      return [
        {
          body: limb([
            at(12, 4, 9),
            at(-26, 22 * low, 8),
            at(-52, 60 * low, 7),
            at(-84, 66 * low, 6.6),
            at(-100, 34 * low, 6.4),
            at(-90, 8 * low, 6),
          ]),
        },
        ...tuft(build, at(-90, 8 * low, 6)),
      ];
    case 'brush':
      return [{ body: limb([at(12, 6, 7), at(-18, 30 * low, 11), at(-36, 66 * low, 13), at(-44, 100 * low, 1)]) }];
    case 'tassel': {
      const body = [
        ...limb([at(8, 6, 6.5), at(-20, 26, 5.4), at(-28, 66 * low, 4.8), at(-24, 100 * low, 4.6)]),
        lay(
          [shape([-6, -14], [7, -12], [10, 10], [2, 34, 1], [-10, 12])],
          laid(at(-24, 104 * low, 0) as unknown as Spot, 0.8 + 0.3 * by, 4),
        )[0]!,
      ];
      return [{ body, fine: lay(incised(3, [0, -6], [1, 6], [0, 20]), laid([root[0] - 24 * by, root[1] + 104 * low * by], 1)) }];
    }
    case 'curl':
      return [
        {
          body: limb([at(8, 4, 5.5), at(-20, 2, 5), at(-32, -16, 4.6), at(-18, -28, 4.2), at(-8, -14, 4), at(-24, 2, 3.4), at(-46, 4, 1)]),
        },
      ];
    default:
      return [{ body: limb([at(10, 8, bone), at(-10, 12, bone * 0.9), at(-18, 20, bone * 0.5)]) }];
  }
}

/** A beast with a mane has a tuft at the end of its tail. */
function tuft(build: Build, [x, y]: Joint): Piece[] {
  if (build.of.mane <= 0) return [];
  const by = 0.6 + 0.4 * build.of.mane;
  return [{ body: lay([shape([-9, 8], [-17, -10], [-10, -34, 1], [3, -22], [13, -8], [8, 10])], laid([x, y], by, 12)), tone: 'mane' }];
}

interface Stance {
  readonly near: { readonly fore: number; readonly hind: number };
  readonly far: { readonly fore: number; readonly hind: number };
}

function trunkOf({ build, length, leg, chest, loin, rump, hip, shoulder }: Framework): Outline {
  const { hump, backHump } = build.of;
  const back = (share: number): number => hip[1] + (shoulder[1] - hip[1]) * share;
  const sway = chest * 0.05;
  const middle: Spot[] =
    backHump > 0
      ? [
          [-length * 0.3, back(0.2) + 2],
          [-length * 0.16, back(0.34) - chest * 0.36 * backHump],
          [length * 0.02, back(0.52) - chest * 0.54 * backHump],
          [length * 0.18, back(0.68) - chest * 0.34 * backHump],
          [length * 0.3, back(0.8) + 4],
        ]
      : [
          [-length * 0.2, back(0.3) + sway * 0.6],
          [length * 0.14, back(0.64) + sway],
        ];
  return shape(
    [hip[0] - rump * 0.3, hip[1] + rump * 0.42],
    [hip[0] - rump * 0.2, hip[1] + rump * 0.1],
    [hip[0] + rump * 0.1, hip[1] - rump * 0.02],
    ...middle,
    [shoulder[0] - chest * 0.12, shoulder[1] - chest * 0.42 * hump],
    [shoulder[0] + chest * 0.16, shoulder[1] - chest * 0.22 * hump + chest * 0.06],
    [shoulder[0] + chest * 0.42, shoulder[1] + chest * 0.36],
    [shoulder[0] + chest * 0.42, shoulder[1] + chest * 0.66],
    [shoulder[0] + chest * 0.16, -leg],
    [shoulder[0] - chest * 0.3, -leg + chest * 0.05],
    [-length * 0.06, back(0.45) + (chest + loin) * 0.52],
    [hip[0] + rump * 0.3, back(0.1) + loin],
    [hip[0] - rump * 0.12, hip[1] + rump * 0.92],
  );
}

/** Where the head hangs, and the neck that carries it. */
function neckOf({ frame, build, shoulder, chest }: Framework): Hung & { readonly neck: Outline[] } {
  const { neck, head } = build.of;
  const up = (frame.neck.up + Math.max(0, neck - 1) * 34 + (build.pose === 'strike' ? 4 : build.pose === 'down' ? -8 : 0)) * DEGREE;
  const long = frame.neck.length * neck;
  const base: Spot = [shoulder[0] + chest * 0.12, shoulder[1] + chest * 0.34];
  const joint: Spot = [base[0] + Math.cos(up) * long, base[1] - Math.sin(up) * long];
  const size = frame.head.size * head;
  const thick = frame.neck.thick;
  const bow = long * 0.06;
  return {
    base,
    joint,
    size,
    turn: frame.head.down - (build.pose === 'strike' ? 8 : 0),
    neck: limb([
      [base[0], base[1], Math.max(chest * 0.4, thick * 1.1)],
      [(base[0] + joint[0]) / 2 + Math.sin(up) * bow, (base[1] + joint[1]) / 2 + Math.cos(up) * bow, thick * 0.98],
      [joint[0], joint[1], 31 * size * Math.min(1, thick / 34)],
    ]),
  };
}

const STANCE: Stance = { near: { fore: -0.14, hind: 0.22 }, far: { fore: 0.34, hind: -0.3 } };
const LUNGE: Stance = { near: { fore: 0.5, hind: -0.22 }, far: { fore: 0.3, hind: 0.22 } };

/** A beast on four legs from its frame. */
export function quadruped(plain: Frame, build: Build): Painted {
  // Wool hangs from a hump; without one a mane stands up along the neck.
  const frame: Frame = plain.mane === 'wool' && build.of.hump < 0.5 ? { ...plain, mane: 'crest' } : plain;
  const w = frameworkOf(frame, build);
  const { near, far } = build.pose === 'strike' ? LUNGE : STANCE;
  const hung = neckOf(w);
  const trunk = trunkOf(w);
  const legs = { farHind: hindleg(w, far.hind), farFore: foreleg(w, far.fore), hind: hindleg(w, near.hind), fore: foreleg(w, near.fore) };
  const hair = frame.mane === 'ruff' ? ruff(w, hung) : backHair(w, hung);
  const over = frame.mane === 'ruff' || frame.mane === 'wool';
  const { chest, rump, shoulder, hip, leg } = w;
  const ribs = [0.16, 0.3].flatMap((at) =>
    incised(
      5,
      [shoulder[0] - w.length * at - chest * 0.16, shoulder[1] + chest * 0.44],
      [shoulder[0] - w.length * at - chest * 0.2, shoulder[1] + chest * 0.6],
      [shoulder[0] - w.length * at - chest * 0.12, shoulder[1] + chest * 0.76],
    ),
  );
  const dewlap = build.of.beard > 0 && frame.foot !== 'hoof' ? throat(w, hung) : [];
  const head = frame.head.paint(build).map((piece) => hang(piece, laid(hung.joint, hung.size, hung.turn)));
  const pieces: Piece[] = [
    { body: [...legs.farHind.limb], fine: legs.farHind.fine },
    { body: [...legs.farFore.limb], fine: legs.farFore.fine },
    ...tailOf(w),
    ...(over ? [] : hair),
    { body: [trunk, ...hung.neck, ...dewlap], fine: ribs, coat: [trunk, ...hung.neck.slice(0, 1)] },
    { body: [...legs.hind.limb], fine: legs.hind.fine, coat: [disc(hip[0] + rump * 0.06, hip[1] + rump * 0.52, rump * 0.36)] },
    { body: [...legs.fore.limb], fine: legs.fore.fine, coat: [disc(shoulder[0] + chest * 0.06, -leg - chest * 0.44, chest * 0.26)] },
    ...(over ? hair : []),
    ...head,
  ];
  const pitched = build.pose === 'strike' ? laid([0, 0], 1, frame.foot === 'hoof' ? 4 : -9) : laid([0, 0]);
  const front: Spot[] = [
    ...head.flatMap(({ body }) => body.flat()),
    ...(frame.mane === 'ruff' ? hair.flatMap(({ body }) => body.flat()) : []),
    [shoulder[0] - chest * 0.42, shoulder[1] - chest * 0.3 * build.of.hump],
    [shoulder[0] - chest * 0.1, -leg - chest * 0.3],
  ];
  return { pieces: pieces.map((piece) => hang(piece, pitched)), front: front.map(pitched) };
}

function throat({ build, shoulder, chest }: Framework, { joint, size }: Hung): Outline[] {
  const by = build.of.beard;
  return [
    shape(
      [joint[0] + 10 * size, joint[1] + 20 * size],
      [joint[0] + 4, joint[1] + 40 + 22 * by, 1],
      [shoulder[0] + chest * 0.4, shoulder[1] + chest * 0.7],
    ),
  ];
}

function hang({ body, cut = [], fine = [], coat, tone = 'coat' }: Piece, to: Laying): Piece {
  return { body: lay(body, to), cut: lay(cut, to), fine: lay(fine, to), tone, ...(coat && { coat: lay(coat, to) }) };
}
