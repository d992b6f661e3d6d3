import { DEPTH } from '../depth.ts';
import type { Effect } from './effect.ts';
import { signPaint, stamp } from './signs.ts';

/** The crowd is up; its thumb stands over whoever asked. */
export const appealed: Effect<'appealed'> = async (event, stage) => {
  const puppet = stage.puppet(event.figure);
  stage.pardoned = event.granted ? event.figure : null;
  stage.bowl.fill([]);
  if (!puppet) return;
  stage.cheer(event.granted ? 2200 : 900);
  const paint = event.granted ? signPaint('mercy', 'good', 1.25) : signPaint('death', 'threat', 1.25);
  await stamp(stage, `thumb ${event.granted}`, paint, puppet.where, { from: 1.9, depth: DEPTH.effects, span: 380, stay: 900 });
  await stage.clock.wait(320);
};
