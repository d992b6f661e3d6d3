import { DEPTH } from '../depth.ts';
import { hump } from '../motion.ts';
import { markPaint } from '../overlay-art.ts';
import type { Paint } from '../brush.ts';
import type { Stage } from '../stage.ts';
import type { Effect } from './effect.ts';
import { stamp } from './signs.ts';

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
