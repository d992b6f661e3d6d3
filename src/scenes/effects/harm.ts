import { shown, type Point, type Sign } from '../../art/index.ts';
import { OUTSIDE } from '../../engine/hex/index.ts';
import { DEPTH } from '../depth.ts';
import { ease, hump } from '../motion.ts';
import type { Puppet } from '../puppet.ts';
import type { Stage } from '../stage.ts';
import { onFigure, type Effect } from './effect.ts';
import { dust, spray } from './sand.ts';
import { float, numberPaint, signPaint, stamp } from './signs.ts';

/** Everything stands still for two pictures when a blow takes the last of somebody. */
const HIT_STOP = 170;

/** Stones leave the ring, the disc cracks, a number rises; a blow that does nothing shows a shield. */
export const wounded: Effect<'wounded'> = onFigure(async (puppet, event, stage) => {
  const at = puppet.where;
  if (event.net <= 0) {
    void float(stage, 'sign defend', signPaint('defend', 'ink', 0.7), at);
    return stage.clock.wait(250);
  }
  puppet.change({ hp: event.to });
  if (event.to <= 0 && !stage.reduced) await stage.clock.wait(HIT_STOP);
  const stones = Math.min(26, 8 + event.net * 2);
  const from = stage.puppet(event.by)?.where;
  const angle = from ? Math.atan2(at.y - from.y, at.x - from.x) : null;
  const toward = angle === null ? {} : { toward: angle };
  spray(stage, at, { count: stones, reach: 120, from: 62, stones: 'wound', span: 620, ...toward, lie: true });
  spray(stage, { x: at.x, y: at.y + 30 }, { count: stones, reach: 150, from: 30, stones: 'sand', span: 720 });
  void float(stage, `loss ${event.net}`, numberPaint(`−${event.net}`, 'threat'), at, 1100);
  const push = stage.reduced ? 0 : Math.min(34, 12 + event.net * 3);
  await stage.clock.play(340, (share) => {
    const off = share >= 1 ? 0 : push * hump(Math.min(1, share * 1.1));
    puppet.place({ x: at.x + Math.cos(angle ?? 0) * off, y: at.y + Math.sin(angle ?? 0) * off });
  });
});

/** Signs of what is not seen in a figure's posture. */
const OTHERS: Readonly<Record<string, Sign>> = {
  bleeding: 'hurt',
  'kill-frenzy': 'wound',
  'retains-control': 'beast',
  provoker: 'watch',
  sheltered: 'hidden',
  feinting: 'feint',
  floored: 'fallen',
  locked: 'grapple',
  injured: 'hurt',
};

/** What is seen while a condition comes, before the figure wears it. */
const COMING: Readonly<Record<string, (stage: Stage, at: Point) => void>> = {
  hazed: (stage, at) => spray(stage, { x: at.x, y: at.y - 30 }, { count: 26, reach: 80, from: 6, stones: 'sand', span: 620 }),
};

/** A figure falls, rises, is pinned, is let go; other conditions rise as a sign. */
export const condition: Effect<'condition'> = onFigure(async (puppet, event, stage) => {
  const falls = event.gained && (event.condition === 'down' || event.condition === 'pinned') && puppet.picture.posture === 'standing';
  if (falls && !stage.reduced) {
    await stage.clock.play(170, (share) => puppet.tilt(0.5 * ease(share)));
    puppet.tilt(0);
    dust(stage, puppet.where, 8);
  }
  if (event.gained) COMING[event.condition]?.(stage, puppet.where);
  if (!event.gained && event.condition === 'entangled') void float(stage, 'sign free', signPaint('free', 'good', 0.8), puppet.where);
  if (puppet.condition(event.condition, event.gained)) {
    await stage.clock.play(200, (share) => puppet.swell(stage.reduced || share >= 1 ? 1 : 1 + 0.1 * hump(share)));
    return;
  }
  const sign = OTHERS[event.condition] ?? (event.condition.startsWith('wound-') ? 'hurt' : undefined);
  if (!sign || !event.gained) return;
  void float(stage, `sign ${sign}`, signPaint(sign, 'ink', 0.72), puppet.where);
  await stage.clock.wait(220);
});

/** The camera comes nearer and goes back for so long, in milliseconds. */
const PUSH = 620;

/** A figure topples, unless the crowd has spared him; the dead are an outline with theta. Who lives is led off toward the wall, the dead stay where they fell. */
export const felled: Effect<'felled'> = onFigure(async (puppet, event, stage) => {
  const spared = !event.dead && stage.pardoned === event.figure;
  const executed = event.dead && stage.condemned === event.figure;
  stage.pardoned = stage.condemned = null;
  if (executed && shown().skipExecutions) return carryOff(stage, puppet);
  stage.cheer(1700);
  const push = stage.push(puppet.where, spared ? 0 : PUSH);
  if (!stage.reduced && !spared) await topple(stage, puppet);
  puppet.change({ posture: event.dead ? 'dead' : spared ? 'spared' : 'down', hp: 0, selected: false, threatened: false });
  await Promise.all([stage.clock.wait(520), push]);
  if (puppet.picture.kind === 'beast') return puppet.place(puppet.where);
  if (event.dead && !shown().skipExecutions) return lieDown(puppet);
  await carryOff(stage, puppet);
});

/** The dead lie where they fell, under whoever steps over them. */
function lieDown(puppet: Puppet): void {
  puppet.change({ body: puppet.picture.cell, cell: OUTSIDE });
  puppet.place(puppet.where);
}

async function topple(stage: Stage, puppet: Puppet): Promise<void> {
  const at = puppet.where;
  await stage.clock.play(340, (share) => {
    puppet.tilt(share >= 1 ? 0 : 1.4 * ease(share));
    puppet.swell(1, share >= 1 ? 1 : 1 - 0.3 * ease(share));
  });
  spray(stage, { x: at.x, y: at.y + 30 }, { count: 16, reach: 130, from: 40, stones: 'sand', span: 600 });
}

/** He leaves the sand; also where what a refused life comes to is not shown. */
export async function carryOff(stage: Stage, puppet: Puppet): Promise<void> {
  const from = puppet.where;
  const out = outward(from);
  await stage.clock.play(620, (share) => {
    const far = stage.reduced ? 0 : 170 * ease(share);
    puppet.place({ x: from.x + out.x * far, y: from.y + out.y * far });
    puppet.fade(1 - share);
  });
  stage.cast.remove(puppet.picture.id);
}

function outward({ x, y }: Point): Point {
  const length = Math.hypot(x, y);
  return length < 1 ? { x: 0, y: 1 } : { x: x / length, y: y / length };
}

/** The crowd is up; its thumb stands over whoever asked. */
export const appealed: Effect<'appealed'> = ({ figure, granted }, stage) => thumb(stage, figure, granted);

/** The same when votes were counted. */
export const judged: Effect<'judged'> = ({ figure, spared }, stage) => thumb(stage, figure, spared);

async function thumb(stage: Stage, figure: string, lives: boolean): Promise<void> {
  const puppet = stage.puppet(figure);
  stage.pardoned = lives ? figure : null;
  stage.condemned = lives ? null : figure;
  stage.bowl.fill([]);
  if (!puppet) return;
  if (!lives && shown().skipExecutions) return;
  stage.cheer(lives ? 2200 : 900);
  const paint = lives ? signPaint('mercy', 'good', 1.25) : signPaint('death', 'threat', 1.25);
  await stamp(stage, `thumb ${lives}`, paint, puppet.where, { from: 1.9, depth: DEPTH.effects, span: 380, stay: 900 });
  await stage.clock.wait(320);
}
