import { eventReader } from '../../engine/bout/index.ts';
import { isCertain } from '../../engine/odds/index.ts';
import type { LogStep } from '../../session/index.ts';
import { chanceOfStep } from './bout-chances.ts';
import type { HopeSwing, Moment } from './moments.ts';
import { byStep, momentAt, top, WANTED } from './moments.ts';

/** A decisive moment of a bout. */
export interface BoutMoment extends Moment {
  /** The exact chance that its dice came as they did; null when none were against each other. */
  readonly chance: number | null;
  /** How the hopes of one side changed; null when it was not estimated. */
  readonly turn: Turn | null;
}

/** The side whose hopes changed most, by its place, and the share of bouts it would have won before and after. */
export interface Turn {
  readonly side: number;
  readonly before: number;
  readonly after: number;
}

const CONDITIONS: Readonly<Record<string, number>> = { down: 3, floored: 4, entangled: 5, locked: 2 };

/** How much an event of a bout weighs: lives first, then appeals, wounds, nets and falls. */
export const weightInBout = eventReader<number>(
  {
    felled: () => 40,
    appealed: () => 39,
    judged: () => 39,
    wounded: ({ net }) => 2 * net,
    condition: ({ condition, gained }) => (gained ? (CONDITIONS[condition] ?? 0) : 0),
    item: ({ how }) => (how === 'lost' || how === 'dropped' ? 1.5 : 0),
  },
  0,
);

/** What a step weighs: the harm of it, more when its dice were unlikely. */
function score({ events }: LogStep): number {
  const harm = events.reduce((sum, event) => sum + weightInBout(event), 0);
  return harm * (1.5 - chanceOfStep(events));
}

function boutMoment(steps: readonly LogStep[], step: number, turn: Turn | null): BoutMoment {
  const { events } = steps[step]!;
  const chance = chanceOfStep(events);
  const swing = turn ? turn.after - turn.before : null;
  return { ...momentAt(steps, step, swing, weightInBout), chance: chance < 1 ? chance : null, turn };
}

/** The steps that are worth being fought out again. */
export function candidateSteps(steps: readonly LogStep[], wanted: number): number[] {
  const all = steps.map((step, index) => ({ index, score: score(step) }));
  return top(
    all.filter((each) => each.score > 0),
    (each) => each.score,
    wanted,
  ).map(({ index }) => index);
}

/** The three steps of most harm by the least likely dice; for want of an estimate. */
export function boutMomentsByHarm(steps: readonly LogStep[]): BoutMoment[] {
  return candidateSteps(steps, WANTED)
    .map((step) => boutMoment(steps, step, null))
    .sort(byStep);
}

/** The side whose share changed most; null where no change is more than noise. */
function turnOf({ before, after }: HopeSwing): Turn | null {
  const changes = after.map((estimate, side) => ({ side, before: before[side]!, after: estimate }));
  const most = top(changes, (each) => Math.abs(each.after.mean - each.before.mean), 1)[0];
  return most && isCertain(most.before, most.after) ? { side: most.side, before: most.before.mean, after: most.after.mean } : null;
}

/** The steps that changed most who would win, three at most; none where no change is more than noise. */
export function boutMomentsBySwing(steps: readonly LogStep[], swings: readonly HopeSwing[]): BoutMoment[] {
  const turns = swings.flatMap((swing) => {
    const turn = turnOf(swing);
    return turn ? [{ step: swing.step, turn }] : [];
  });
  return top(turns, ({ turn }) => Math.abs(turn.after - turn.before))
    .map(({ step, turn }) => boutMoment(steps, step, turn))
    .filter(({ events }) => events.length > 0)
    .sort(byStep);
}
