import { SIGNS, drawGlyph, glyphPath, type Sign } from '../../art/index.ts';
import type { EventOf } from '../../engine/bout/index.ts';
import type { Paint } from '../brush.ts';
import { HEX } from '../camera.ts';
import { DEPTH } from '../depth.ts';
import { markPaint, tabletPaint } from '../overlay-art.ts';
import type { Stage } from '../stage.ts';
import { onFigure, type Effect } from './effect.ts';
import { float, pulse, stamp, type Role } from './signs.ts';

/** The side that has Control is ringed: the beast, or every man. */
export const controlDecided: Effect<'control-decided'> = (event, stage) =>
  ringSide(stage, event.side, event.side === 'men' ? 'men' : 'threat');

/** Rings everybody of a side twice: all men, all beasts, or one figure by its id. */
export async function ringSide(stage: Stage, side: string, role: Role): Promise<void> {
  const kind = side === 'men' ? 'man' : side;
  const ringed = [...stage.cast.puppets.values()].filter(
    ({ picture }) => picture.posture !== 'dead' && (picture.kind === kind || picture.id === side),
  );
  const rings = (): Promise<void>[] => ringed.map(({ where }) => pulse(stage, where, role, 480));
  void Promise.all(rings());
  await stage.clock.wait(220);
  await Promise.all(rings());
}

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

const HANDS: Readonly<Record<EventOf<'card-played'>['hand'], Sign>> = { attack: 'hurt', defend: 'defend', fate: 'victory' };

/** A small card of the hand it is from rises from whoever plays it. */
export const cardPlayed: Effect<'card-played'> = onFigure(async (puppet, event, stage) => {
  void float(stage, `card ${event.hand}`, cardPaint(HANDS[event.hand]), puppet.where, 1000);
  await stage.clock.wait(380);
});

function cardPaint(sign: Sign): Paint {
  return (ctx, size, p) => {
    const [w, h] = [size * 0.62, size * 0.86];
    const sheet = (grow: number, fill: string): void => {
      ctx.fillStyle = fill;
      ctx.beginPath();
      ctx.roundRect(-w / 2 - grow, -h / 2 - grow, w + 2 * grow, h + 2 * grow, size * 0.06 + grow);
      ctx.fill();
    };
    sheet(size * 0.045, p.dark ? p.floor : p.panel);
    sheet(0, p.medal.rim);
    sheet(-size * 0.045, p.medal.field);
    drawGlyph(ctx, glyphPath(SIGNS[sign]), size * 0.46, { fill: p.medal.figure });
  };
}
