import { drawSweat } from '../../art/index.ts';
import type { Paint } from '../brush.ts';
import { tabletPaint } from '../overlay-art.ts';
import { onFigure, type Effect } from './effect.ts';
import { throwDice } from './rolled.ts';
import { float, pulse, roleOf } from './signs.ts';

/** Whose turn it is: two rings round him. */
export const turnStarted: Effect<'turn-started'> = async (event, stage) => {
  const puppet = stage.puppet(event.figure);
  stage.blow = { attacker: null, target: null };
  stage.bowl.fill([]);
  if (!puppet) return;
  void pulse(stage, puppet.where, roleOf(puppet.picture), 620);
  await stage.clock.wait(160);
  void pulse(stage, puppet.where, roleOf(puppet.picture), 520);
  await stage.clock.wait(120);
};

/** The die of his turn falls, and what it comes to rises over him as so many points. */
export const actionPoints: Effect<'action-points'> = async (event, stage) => {
  const puppet = stage.puppet(event.figure);
  await throwDice(stage, [], [{ sides: 6, value: event.face }], 480);
  if (puppet) void float(stage, `points ${event.total}`, pointsPaint(event.total), puppet.where, 1200);
  await stage.clock.wait(240);
};

/** A number, and a pip for each point up to the number. */
function pointsPaint(points: number): Paint {
  return (ctx, size, p) => {
    ctx.save();
    ctx.translate(0, -size * 0.16);
    tabletPaint(`${points} AP`)(ctx, size * 0.86, p);
    ctx.restore();
    const gap = size * 0.15;
    for (let i = 0; i < points; i++) {
      const x = (i - (points - 1) / 2) * gap;
      for (const [fill, r] of [
        [p.dark ? p.floor : p.panel, size * 0.072],
        [p.men, size * 0.05],
      ] as const) {
        ctx.fillStyle = fill;
        ctx.beginPath();
        ctx.arc(x, size * 0.24, r, 0, Math.PI * 2);
        ctx.fill();
      }
    }
  };
}

const sweatPaint: Paint = (ctx, size, p) => drawSweat(ctx, size * 0.5, p);

/** Drops fly off whoever tires. */
export const fatigued: Effect<'fatigued'> = onFigure(async (puppet, event, stage) => {
  void float(stage, 'sweat', sweatPaint, puppet.where, 800);
  await stage.clock.wait(120);
});
