import type { Point, Sign } from '../../art/index.ts';
import { ease, hump } from '../motion.ts';
import type { Stage } from '../stage.ts';
import type { Effect } from './effect.ts';
import { dust, spray } from './sand.ts';
import { float, signPaint } from './signs.ts';

/** Signs of what is not seen in a figure's posture. */
const OTHERS: Readonly<Record<string, Sign>> = {
  bleeding: 'hurt',
  'kill-frenzy': 'wound',
  'retains-control': 'beast',
  provoker: 'watch',
  sheltered: 'hidden',
  feinting: 'feint',
  floored: 'fallen',
  locked: 'grapple',
  injured: 'hurt',
};

/** What is seen while a condition comes, before the figure wears it. */
const COMING: Readonly<Record<string, (stage: Stage, at: Point) => void>> = {
  hazed: (stage, at) => spray(stage, { x: at.x, y: at.y - 30 }, { count: 26, reach: 80, from: 6, stones: 'sand', span: 620 }),
};

/** A figure falls, rises, is pinned, is let go; other conditions rise as a sign. */
export const condition: Effect<'condition'> = async (event, stage) => {
  const puppet = stage.puppet(event.figure);
  if (!puppet) return;
  const falls = event.gained && (event.condition === 'down' || event.condition === 'pinned') && puppet.picture.posture === 'standing';
  if (falls && !stage.reduced) {
    await stage.clock.play(170, (share) => puppet.tilt(0.5 * ease(share)));
    puppet.tilt(0);
    dust(stage, puppet.where, 8);
  }
  if (event.gained) COMING[event.condition]?.(stage, puppet.where);
  if (!event.gained && event.condition === 'entangled') void float(stage, 'sign free', signPaint('free', 'good', 0.8), puppet.where);
  if (puppet.condition(event.condition, event.gained)) {
    await stage.clock.play(200, (share) => puppet.swell(stage.reduced || share >= 1 ? 1 : 1 + 0.1 * hump(share)));
    return;
  }
  const sign = OTHERS[event.condition] ?? (event.condition.startsWith('wound-') ? 'hurt' : undefined);
  if (!sign || !event.gained) return;
  void float(stage, `sign ${sign}`, signPaint(sign, 'ink', 0.72), puppet.where);
  await stage.clock.wait(220);
};
