import { drawGlyph, glyphPath, SIGNS, type Sign } from '../../art/index.ts';
import type { Paint } from '../brush.ts';
import type { Effect, EventOf } from './effect.ts';
import { float } from './signs.ts';

const HANDS: Readonly<Record<EventOf<'card-played'>['hand'], Sign>> = { attack: 'hurt', defend: 'defend', fate: 'victory' };

/** A small card of the hand it is from rises from whoever plays it. */
export const cardPlayed: Effect<'card-played'> = async (event, stage) => {
  const puppet = stage.puppet(event.figure);
  if (!puppet) return;
  void float(stage, `card ${event.hand}`, cardPaint(HANDS[event.hand]), puppet.where, 1000);
  await stage.clock.wait(380);
};

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
