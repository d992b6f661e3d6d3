import { HEX } from '../camera.ts';
import { DEPTH } from '../depth.ts';
import { markPaint, tabletPaint } from '../overlay-art.ts';
import type { Stage } from '../stage.ts';
import type { Effect, EventOf } from './effect.ts';
import { stamp } from './signs.ts';

/** The equally near get their numbers, clockwise; then a ring closes on the one who is meant. */
export const targetChosen: Effect<'target-chosen'> = async (event, stage) => {
  const target = stage.puppet(event.target);
  const numbers = numbersOf(event);
  const images = numbers.flatMap(({ figure, place }) => {
    const where = stage.puppet(figure)?.where;
    const text = String(place);
    return where && !stage.clock.hurried
      ? [stage.prop(`number ${text}`, HEX, tabletPaint(text), { x: where.x - 46, y: where.y - 66 }, DEPTH.labels)]
      : [];
  });
  if (images.length > 0) await stage.clock.wait(480);
  if (target) await close(stage, target.where);
  for (const image of images) image.destroy();
};

/** Places of those as near as the nearest; none when there is no tie. */
function numbersOf({ candidates }: EventOf<'target-chosen'>): EventOf<'target-chosen'>['candidates'] {
  const least = Math.min(...candidates.map(({ distance }) => distance));
  const nearest = candidates.filter(({ distance }) => distance === least);
  return nearest.length > 1 ? nearest : [];
}

function close(stage: Stage, at: { x: number; y: number }): Promise<void> {
  return stamp(stage, 'mark target', markPaint('target'), at, { from: 2.1, depth: DEPTH.labels - 1, span: 420, stay: 500 });
}
