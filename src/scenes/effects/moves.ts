import type { Point } from '../../art/index.ts';
import type { Paint } from '../brush.ts';
import { DEPTH } from '../depth.ts';
import { along, ease, facingAt, gaitLook, hump, liftAt, turnOf } from '../motion.ts';
import { markPaint } from '../overlay-art.ts';
import type { Puppet } from '../puppet.ts';
import type { Stage } from '../stage.ts';
import { onFigure, type Effect } from './effect.ts';
import { dust, spray } from './sand.ts';
import { stamp } from './signs.ts';

/** A figure turns the shorter way, a whirl faster than a step aside. */
export const faced: Effect<'faced'> = onFigure(async (puppet, event, stage) => {
  const turn = turnOf(event.from, event.to);
  if (!stage.reduced) {
    const span = 70 + 60 * Math.abs(turn);
    await stage.clock.play(span, (share) => puppet.face(facingAt(event.from, turn, share)));
  }
  puppet.change({ facing: event.to });
});

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

/** Slides back a hex; whatever bars his way, he is driven against it and comes back. */
export const pushed: Effect<'pushed'> = onFigure(async (puppet, event, stage) => {
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
});

/** The lane lights up hex by hex: parallel rows where the beast runs, crossed where it leaps. The beast gathers itself. */
export const charged: Effect<'charged'> = async (event, stage) => {
  const puppet = stage.puppet(event.figure);
  const own = puppet?.picture.cell;
  const lane = event.lane.filter((cell) => cell !== own);
  void stamp(stage, 'mark target', markPaint('target'), stage.puppet(event.target)?.where ?? stage.at(lane.at(-1) ?? -1), {
    from: 1.5,
    depth: DEPTH.flashes,
    span: 300,
    stay: 1300,
  });
  const gathering =
    stage.reduced || !puppet
      ? Promise.resolve()
      : stage.clock.play(420, (share) => {
          puppet.swell(1 + 0.13 * hump(share));
          puppet.tilt(share >= 1 ? 0 : Math.sin(share * Math.PI * 6) * 0.06);
        });
  for (const [i, cell] of lane.entries()) {
    void stamp(stage, ...markOf(i < event.run ? 'run' : 'leap'), stage.at(cell), {
      from: 0.6,
      depth: DEPTH.flashes,
      span: 120,
      stay: 1200,
    });
    await pause(stage, lane.length);
  }
  await gathering;
};

function markOf(kind: 'run' | 'leap'): [name: string, paint: Paint] {
  return [`flash ${kind}`, markPaint(kind)];
}

function pause(stage: Stage, hexes: number): Promise<void> {
  return stage.clock.wait(Math.min(90, 420 / Math.max(1, hexes)));
}
