import type { EventOf } from '../../engine/bout/index.ts';
import type { Point } from '../../art/index.ts';
import { DEPTH } from '../depth.ts';
import { tabletPaint } from '../overlay-art.ts';
import type { Puppet } from '../puppet.ts';
import type { Stage } from '../stage.ts';
import { Bone, DIE } from './bone.ts';
import type { Effect } from './effect.ts';
import { spray } from './sand.ts';
import { pulse, roleOf, signPaint, stamp } from './signs.ts';

/** How far from its owner a die lies toward the other, and how far beside the line between them. */
const TOWARD = 26;
const ASIDE = 108;

/** Attack die against defence die: each falls beside its owner, then what came of it is stamped on the target. */
export const clashed: Effect<'clashed'> = async (event, stage) => {
  const attacker = stage.puppet(event.figure);
  const target = stage.puppet(event.target);
  if (!attacker || !target || stage.clock.hurried) return;
  stage.bowl.fill([]);
  const [first, second] = placesOf(attacker.where, target.where);
  const dice = [
    new Bone(stage, first, roleOf(attacker.picture), attacker.picture.initial),
    new Bone(stage, second, roleOf(target.picture), target.picture.initial),
  ] as const;
  const falling: readonly Bone[] = { both: dice, attack: [dice[0]], before: [] }[event.thrown];
  for (const [i, die] of dice.entries()) if (!falling.includes(die)) die.lie(event.faces[i]!);
  await Promise.all(falling.map((die, i) => die.fall(event.faces[i] ?? 1)));
  stage.rested();
  const sum = event.modifiers.reduce((all, { value }) => all + value, 0);
  const tablet =
    sum === 0
      ? null
      : stage.prop(`sum ${sum}`, DIE, tabletPaint(sum > 0 ? `+${sum}` : `−${-sum}`), { x: first.x, y: first.y - 66 }, DEPTH.labels);
  await stage.clock.wait(240);
  await result(event, stage, attacker, target, dice);
  await stage.clock.wait(260);
  tablet?.destroy();
  for (const die of dice) die.gone();
};

async function result(event: EventOf<'clashed'>, stage: Stage, attacker: Puppet, target: Puppet, dice: readonly Bone[]): Promise<void> {
  if (event.result === 'double') return double(stage, attacker, target, dice);
  const hit = event.result === 'hit';
  await stamp(stage, `result ${event.result}`, signPaint(hit ? 'hurt' : 'dodge', hit ? 'threat' : 'ink', 1.15), target.where, {
    from: 1.7,
    depth: DEPTH.effects,
    span: 240,
    stay: 420,
  });
}

/** Equal dice ring and scatter stones, and the crowd jumps up. */
async function double(stage: Stage, attacker: Puppet, target: Puppet, dice: readonly Bone[]): Promise<void> {
  stage.cheer(1300);
  for (const { where } of [attacker, target]) void pulse(stage, where, 'good', 620);
  for (const die of dice) spray(stage, die.at, { count: 12, reach: 90, from: 26, stones: 'petal', span: 640 });
  await stage.clock.play(460, (share) => {
    for (const die of dice) die.swell(stage.reduced || share >= 1 ? 1 : 1 + 0.32 * Math.abs(Math.sin(share * Math.PI * 2)));
  });
}

/** Beside the line between two figures, on its upper side, so that neither is covered. */
export function placesOf(from: Point, to: Point): readonly [Point, Point] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const aim = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const side = aim.x < 0 ? { x: -aim.y, y: aim.x } : { x: aim.y, y: -aim.x };
  const up = Math.abs(aim.x) < 0.1 ? { x: 1, y: 0 } : side;
  const place = (at: Point, way: number): Point => ({
    x: at.x + aim.x * TOWARD * way + up.x * ASIDE,
    y: at.y + aim.y * TOWARD * way + up.y * ASIDE,
  });
  return [place(from, 1), place(to, -1)];
}
