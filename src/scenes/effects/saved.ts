import type { EventOf } from '../../engine/bout/index.ts';
import { facingAngle, type Point } from '../../art/index.ts';
import { DEPTH } from '../depth.ts';
import { easeOut, hump } from '../motion.ts';
import { tabletPaint } from '../overlay-art.ts';
import type { Puppet } from '../puppet.ts';
import type { Stage } from '../stage.ts';
import { Bone } from './bone.ts';
import type { Effect } from './effect.ts';
import { spray } from './sand.ts';
import { pulse, roleOf, signPaint } from './signs.ts';

/** A shield goes up before the quadrant that is attacked; it rings and holds, or gives way. */
export const saved: Effect<'saved'> = async (event, stage) => {
  const puppet = stage.puppet(event.figure);
  if (!puppet || stage.clock.hurried) return;
  const at = sideOf(puppet.where, puppet.facing, event.quadrant);
  const shield = stage.prop('save', 150, signPaint('scutum', 'ink', 0.95), at, DEPTH.effects).setAlpha(0);
  const { fine } = stage;
  await stage.clock.play(180, (share) => shield.setAlpha(share).setScale(fine * (stage.reduced ? 1 : 0.6 + 0.4 * easeOut(share))));
  const die = await thrown(event, stage, { x: at.x, y: at.y - 84 }, puppet);
  stage.rested();
  shield.setTexture(stage.brush.square(`save ${event.passed}`, 150, signPaint('scutum', event.passed ? 'good' : 'threat', 0.95)));
  await (event.passed ? holds(stage, shield, at) : gives(stage, shield, at));
  await stage.clock.wait(120);
  die?.gone();
  shield.destroy();
};

/** The die over the shield, with what it may show at most; none where there is no Save. */
async function thrown({ face, save }: EventOf<'saved'>, stage: Stage, at: Point, { picture }: Puppet): Promise<{ gone(): void } | null> {
  if (face === null) return null;
  const die = new Bone(stage, at, roleOf(picture), picture.initial);
  const need = stage.prop(`save at most ${save}`, 110, tabletPaint(`≤ ${save}`), { x: at.x, y: at.y - 62 }, DEPTH.labels);
  await die.fall(face, 380);
  return {
    gone: () => {
      die.gone();
      need.destroy();
    },
  };
}

type Image = ReturnType<Stage['prop']>;

function holds(stage: Stage, shield: Image, at: Point): Promise<void> {
  void pulse(stage, at, 'good', 460);
  const { fine } = stage;
  return stage.clock.play(340, (share) => shield.setScale(fine * (stage.reduced || share >= 1 ? 1 : 1 + 0.22 * hump(share))));
}

function gives(stage: Stage, shield: Image, at: Point): Promise<void> {
  spray(stage, at, { count: 12, reach: 90, from: 16, stones: 'ink', span: 480 });
  return stage.clock.play(340, (share) => {
    shield.setAlpha(1 - share);
    if (!stage.reduced) shield.setRotation(share * 0.7).setPosition(at.x, at.y + 34 * share);
  });
}

/** Hexsides from ahead to the middle of a quadrant, clockwise. */
const MIDDLES: Readonly<Record<string, number>> = { front: 0, right: 1.5, rear: 3, left: 4.5 };
const EDGE = 62;

/** The edge of a medallion in the middle of one of its quadrants. */
export function sideOf(at: Point, facing: number, quadrant: string): Point {
  const angle = facingAngle(facing + (MIDDLES[quadrant] ?? 0));
  return { x: at.x + EDGE * Math.cos(angle), y: at.y + EDGE * Math.sin(angle) };
}
