import type { Point } from '../../art/index.ts';
import { weaponTexture } from '../cast.ts';
import { DEPTH } from '../depth.ts';
import { hump } from '../motion.ts';
import type { Stage } from '../stage.ts';
import type { Effect } from './effect.ts';
import { spray } from './sand.ts';

/** A weapon falls on the sand, is taken up, breaks, or flies. The event names a thing; what it looks like is seen in the hand or on the sand. */
export const item: Effect<'item'> = async (event, stage) => {
  const puppet = stage.puppet(event.figure);
  const where = stage.at(event.cell);
  const hand = puppet?.where ?? where;
  if (event.how === 'picked-up') {
    const found = stage.cast.thingAt(event.cell);
    if (found === null) return;
    stage.cast.take(found, event.cell);
    await fly(stage, found, where, hand);
    puppet?.change({ weapon: found });
    return;
  }
  const weapon = puppet?.picture.weapon ?? event.item;
  puppet?.change({ weapon: null });
  if (event.how === 'broken') {
    spray(stage, hand, { count: 14, reach: 110, from: 20, stones: 'ink', span: 600 });
    return stage.clock.wait(200);
  }
  await fly(stage, weapon, hand, where);
  stage.cast.lay(weapon, event.cell);
};

async function fly(stage: Stage, weapon: string, from: Point, to: Point): Promise<void> {
  if (stage.reduced || stage.clock.hurried) return;
  const image = stage.show(weaponTexture(stage.brush, weapon), from, DEPTH.effects);
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  await stage.clock.play(300 + far * 0.5, (share) => {
    image.setPosition(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share - (60 + far * 0.2) * hump(share)).setRotation(share * 7);
  });
  image.destroy();
}
