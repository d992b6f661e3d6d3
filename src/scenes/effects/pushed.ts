import { ease, hump } from '../motion.ts';
import type { Effect } from './effect.ts';
import { dust, spray } from './sand.ts';

/** Slides back a hex; whatever bars his way, he is driven against it and comes back. */
export const pushed: Effect<'pushed'> = async (event, stage) => {
  const puppet = stage.puppet(event.figure);
  if (!puppet) return;
  const from = puppet.where;
  const to = stage.at(event.to);
  if (event.barred !== null) {
    const by = stage.puppet(event.by)?.where ?? from;
    const length = Math.hypot(from.x - by.x, from.y - by.y) || 1;
    const far = stage.reduced ? 0 : event.barred === 'locked' ? 14 : 58;
    const away = { x: ((from.x - by.x) / length) * far, y: ((from.y - by.y) / length) * far };
    if (event.barred !== 'locked')
      spray(
        stage,
        { x: from.x + away.x, y: from.y + away.y },
        { count: 16, reach: 110, from: 30, stones: event.barred === 'wall' ? 'ink' : 'sand', span: 520 },
      );
    await stage.clock.play(300, (share) => {
      const off = share >= 1 ? 0 : hump(Math.sqrt(share));
      puppet.place({ x: from.x + away.x * off, y: from.y + away.y * off });
      if (stage.reduced) puppet.fade(share >= 1 ? 1 : 1 - 0.4 * hump(share));
    });
    return;
  }
  dust(stage, from, 6);
  await stage.clock.play(stage.reduced ? 180 : 260, (share) => {
    if (stage.reduced) puppet.fade(share >= 1 ? 1 : 1 - hump(share));
    const part = stage.reduced ? (share < 0.5 ? 0 : 1) : ease(share);
    puppet.place({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    if (!stage.reduced) puppet.tilt(share >= 1 ? 0 : -0.12 * hump(share));
  });
  puppet.change({ cell: event.to });
  puppet.place(to);
  dust(stage, to, 4);
};
