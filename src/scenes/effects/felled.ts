import { shown, type Point } from '../../art/index.ts';
import { OUTSIDE } from '../../engine/hex/index.ts';
import { ease } from '../motion.ts';
import type { Puppet } from '../puppet.ts';
import type { Stage } from '../stage.ts';
import type { Effect } from './effect.ts';
import { spray } from './sand.ts';

/** The camera comes nearer and goes back for so long, in milliseconds. */
const PUSH = 620;

/** A figure topples, unless the crowd has spared him; the dead are an outline with theta. Who lives is led off toward the wall, the dead stay where they fell. */
export const felled: Effect<'felled'> = async (event, stage) => {
  const puppet = stage.puppet(event.figure);
  if (!puppet) return;
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
};

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
