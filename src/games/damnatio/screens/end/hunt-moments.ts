import type { BoutEvent } from '../../../../engine/bout/index.ts';
import { isCertain } from '../../../../engine/odds/index.ts';
import { byStep, momentAt, top, WANTED, type HopeSwing, type Moment } from '../../../../hud/end/index.ts';
import type { LogStep } from '../../../../session/index.ts';

/** How much an event weighs when nothing better is known. */
function weight(event: BoutEvent): number {
  switch (event.type) {
    case 'felled':
      return 40;
    case 'wounded':
      return event.net;
    case 'condition':
      return event.gained && (event.condition === 'pinned' || event.condition === 'held') ? 6 : 0;
    case 'control-decided':
      return event.how === 'check' || event.how === 'tie' ? 3 : 0;
    default:
      return 0;
  }
}

/** A moment of a hunt. */
export interface HuntMoment extends Moment {
  /** How many men could be hoped for before and after; null when it was not estimated. */
  readonly hope: { readonly before: number; readonly after: number } | null;
}

/** The three steps that harmed most; for want of an estimate. */
export function momentsByHarm(steps: readonly LogStep[]): HuntMoment[] {
  const all = steps.map(({ events }, step) => ({ step, score: events.reduce((sum, event) => sum + weight(event), 0) }));
  const chosen = top(
    all.filter(({ score }) => score > 0),
    ({ score }) => score,
  );
  return chosen.map(({ step }): HuntMoment => ({ ...momentAt(steps, step, null, weight), hope: null })).sort(byStep);
}

/** The steps that changed most what the men could hope for, three at most; none where no change is more than noise. */
export function momentsBySwing(steps: readonly LogStep[], swings: readonly HopeSwing[]): HuntMoment[] {
  const hopes = swings.map(({ step, before, after }) => ({ step, before: before[0]!, after: after[0]! }));
  const certain = hopes.filter(({ before, after }) => isCertain(before, after));
  const chosen = top(certain, ({ before, after }) => Math.abs(after.mean - before.mean));
  return chosen
    .map(({ step, before, after }): HuntMoment => ({
      ...momentAt(steps, step, after.mean - before.mean, weight),
      hope: { before: before.mean, after: after.mean },
    }))
    .filter(({ events }) => events.length > 0)
    .sort(byStep);
}

const tellsFall = ({ events }: Moment): boolean => events.some(({ type }) => type === 'felled');

/** The same with a fall among them, where there was one: it takes the place of what changed least. */
export function withFall(steps: readonly LogStep[], moments: readonly HuntMoment[]): readonly HuntMoment[] {
  const fall = momentsByHarm(steps).find(tellsFall);
  if (!fall || moments.some(tellsFall)) return moments;
  const kept = top([...moments], ({ swing }) => Math.abs(swing ?? 0), WANTED - 1);
  return [...kept, fall].sort(byStep);
}
