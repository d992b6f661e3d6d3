import { along, ease, gaitLook, liftAt } from '../motion.ts';
import type { Puppet } from '../puppet.ts';
import type { Stage } from '../stage.ts';
import type { Point } from '../../art/index.ts';
import type { Effect } from './effect.ts';
import { dust } from './sand.ts';

/** A figure goes from hex to hex in its gait; with reduced motion it fades out here and in there. */
export const moved: Effect<'moved'> = async (event, stage) => {
  const puppet = stage.puppet(event.figure);
  const end = event.path.at(-1);
  if (!puppet || end === undefined) return;
  const points = [event.from, ...event.path].map((cell) => stage.at(cell));
  if (stage.reduced) await blink(stage, puppet, points.at(-1) ?? puppet.where);
  else await travel(stage, puppet, points, event.gait);
  puppet.change({ cell: end });
  puppet.place(stage.at(end));
};

async function travel(stage: Stage, puppet: Puppet, points: readonly Point[], gait: Parameters<typeof gaitLook>[0]): Promise<void> {
  const look = gaitLook(gait);
  const hexes = points.length - 1;
  const thrown = look.arc > 0;
  const span = thrown ? look.span * (1.4 + hexes * 0.6) : look.span * hexes;
  if (look.dust > 0 && points[0]) dust(stage, points[0], look.dust);
  await stage.clock.play(span, (share) => {
    const part = thrown ? share : ease(share);
    puppet.place(along(points, part), liftAt(look, hexes, share));
    if (look.tumble > 0) puppet.tilt(share >= 1 ? 0 : share * look.tumble * Math.PI * 2);
    else if (!thrown) puppet.tilt(share >= 1 ? 0 : Math.sin(share * hexes * Math.PI) * 0.07);
  });
  const end = points.at(-1);
  if (look.dust > 0 && end) dust(stage, end, look.dust);
}

async function blink(stage: Stage, puppet: Puppet, to: Point): Promise<void> {
  await stage.clock.play(130, (share) => puppet.fade(1 - share));
  puppet.place(to);
  await stage.clock.play(130, (share) => puppet.fade(share));
}
