import type { EventOf } from '../../engine/bout/index.ts';
import type { Point } from '../../art/index.ts';
import { easeOut, hump } from '../motion.ts';
import type { Stage } from '../stage.ts';
import { DEPTH } from '../depth.ts';
import { HEX } from '../camera.ts';
import type { Paint } from '../brush.ts';
import { spray } from './sand.ts';
import { float, signPaint } from './signs.ts';

type Deed = (event: EventOf<'rolled'>, stage: Stage) => Promise<void>;

const cloudPaint: Paint = (ctx, size, p) => {
  for (let i = 0; i < 46; i++) {
    const angle = i * 2.4;
    const d = size * 0.075 * Math.sqrt(i);
    const side = size * (0.05 + 0.035 * ((i * 7) % 5));
    ctx.fillStyle = i % 3 === 0 ? p.muted : p.dark ? p.muted : p.floorAlt;
    ctx.fillRect(Math.cos(angle) * d - side / 2, Math.sin(angle) * d - side / 2, side, side);
    ctx.strokeStyle = p.ink;
    ctx.lineWidth = Math.max(0.5, size * 0.006);
    ctx.strokeRect(Math.cos(angle) * d - side / 2, Math.sin(angle) * d - side / 2, side, side);
  }
};

/** A cloud of sand from one point to another; with reduced motion it only stands over the other. */
export async function cloud(stage: Stage, from: Point, to: Point): Promise<void> {
  if (stage.clock.hurried) return;
  const image = stage.prop('cloud of sand', 1.5 * HEX, cloudPaint, stage.reduced ? to : from, DEPTH.effects);
  const { fine } = stage;
  await stage.clock.play(420, (share) => {
    if (stage.reduced) return void image.setAlpha(hump(share));
    const part = easeOut(share);
    image.setPosition(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part - 40 * hump(share));
    image
      .setScale(fine * (0.3 + 0.8 * part))
      .setRotation(part * 0.8)
      .setAlpha(share < 0.7 ? 1 : (1 - share) / 0.3);
  });
  image.destroy();
}

const haze: Deed = async (event, stage) => {
  const [from, to] = [stage.puppet(event.figure), stage.puppet(event.against)];
  if (from && to) await cloud(stage, from.where, to.where);
};

const cutFree: Deed = async (event, stage) => {
  const puppet = stage.puppet(event.figure);
  if (!puppet) return;
  void float(stage, 'sign cutFree', signPaint('cutFree', 'ink', 0.9), puppet.where, 800);
  await stage.clock.play(300, (share) => puppet.tilt(stage.reduced || share >= 1 ? 0 : 0.16 * Math.sin(share * Math.PI * 4)));
};

/** Whoever lost the grapple goes head over heels. */
const hurl: Deed = async (event, stage) => {
  const puppet = stage.puppet(event.against);
  if (!puppet) return;
  const at = puppet.where;
  await stage.clock.play(460, (share) => {
    if (stage.reduced) return puppet.fade(share >= 1 ? 1 : 1 - 0.5 * hump(share));
    puppet.place(at, 90 * hump(share));
    puppet.tilt(share >= 1 ? 0 : share * Math.PI * 2);
  });
  spray(stage, { x: at.x, y: at.y + 30 }, { count: 14, reach: 120, from: 30, stones: 'sand', span: 520 });
};

/** Both lean into each other. */
const strain: Deed = async (event, stage) => {
  const [one, other] = [stage.puppet(event.figure), stage.puppet(event.against)];
  if (one && other) await lean(stage, [one, other], 30);
};

export async function lean(stage: Stage, [one, other]: readonly [Leaning, Leaning], far: number): Promise<void> {
  const [a, b] = [one.where, other.where];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const aim = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
  await stage.clock.play(360, (share) => {
    const off = stage.reduced || share >= 1 ? 0 : far * hump(share);
    one.place({ x: a.x + aim.x * off, y: a.y + aim.y * off });
    other.place({ x: b.x - aim.x * off, y: b.y - aim.y * off });
    one.tilt(off === 0 ? 0 : 0.14 * Math.sign(aim.x || 1) * hump(share));
    other.tilt(off === 0 ? 0 : -0.14 * Math.sign(aim.x || 1) * hump(share));
  });
}

interface Leaning {
  readonly where: Point;
  place(at: Point): void;
  tilt(angle: number): void;
}

const BEFORE: Readonly<Record<string, Deed>> = { haze, 'cut-free': cutFree, grapple: strain };
const AFTER: Readonly<Record<string, Deed>> = { throw: hurl };

/** What is done while a die falls, by what it is thrown for. */
export async function deedBefore(event: EventOf<'rolled'>, stage: Stage): Promise<void> {
  await BEFORE[event.roll.why]?.(event, stage);
}

/** What is done once it lies. */
export async function deedAfter(event: EventOf<'rolled'>, stage: Stage): Promise<void> {
  await AFTER[event.roll.why]?.(event, stage);
}
