import { shown } from '../../art/index.ts';
import { DEPTH } from '../depth.ts';
import type { Stage } from '../stage.ts';
import type { Effect } from './effect.ts';
import { signPaint, stamp } from './signs.ts';

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
