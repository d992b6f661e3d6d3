import { hump } from '../motion.ts';
import type { Effect } from './effect.ts';
import { spray } from './sand.ts';
import { float, numberPaint, signPaint } from './signs.ts';

/** Everything stands still for two pictures when a blow takes the last of somebody. */
const HIT_STOP = 170;

/** Stones leave the ring, the disc cracks, a number rises; a blow that does nothing shows a shield. */
export const wounded: Effect<'wounded'> = async (event, stage) => {
  const puppet = stage.puppet(event.figure);
  if (!puppet) return;
  const at = puppet.where;
  if (event.net <= 0) {
    void float(stage, 'sign defend', signPaint('defend', 'ink', 0.7), at);
    return stage.clock.wait(250);
  }
  puppet.change({ hp: event.to });
  if (event.to <= 0 && !stage.reduced) await stage.clock.wait(HIT_STOP);
  const stones = Math.min(26, 8 + event.net * 2);
  const from = stage.puppet(event.by)?.where;
  const angle = from ? Math.atan2(at.y - from.y, at.x - from.x) : null;
  const toward = angle === null ? {} : { toward: angle };
  spray(stage, at, { count: stones, reach: 120, from: 62, stones: 'wound', span: 620, ...toward, lie: true });
  spray(stage, { x: at.x, y: at.y + 30 }, { count: stones, reach: 150, from: 30, stones: 'sand', span: 720 });
  void float(stage, `loss ${event.net}`, numberPaint(`−${event.net}`, 'threat'), at, 1100);
  const push = stage.reduced ? 0 : Math.min(34, 12 + event.net * 3);
  await stage.clock.play(340, (share) => {
    const off = share >= 1 ? 0 : push * hump(Math.min(1, share * 1.1));
    puppet.place({ x: at.x + Math.cos(angle ?? 0) * off, y: at.y + Math.sin(angle ?? 0) * off });
  });
};
