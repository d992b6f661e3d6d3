import type { BoutEvent } from '../../engine/bout/index.ts';
import { isCertain, type Estimate } from '../../engine/odds/index.ts';
import type { LogStep } from '../../session/index.ts';
import { chanceOfStep } from './bout-chances.ts';
import type { Moment } from './moments.ts';
import { momentAt, top, WANTED } from './moments.ts';

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

/** What is known of a step when it has been fought out before and after. */
export interface Swing {
  readonly step: number;
  /** So many bouts each share was counted over. */
  readonly bouts: number;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

const CONDITIONS: Readonly<Record<string, number>> = { down: 3, floored: 4, entangled: 5, locked: 2 };

/** How much an event of a bout weighs: lives first, then appeals, wounds, nets and falls. */
export function weightInBout(event: BoutEvent): number {
  switch (event.type) {
    case 'felled':
      return 40;
    case 'appealed':
      return 39;
    case 'wounded':
      return 2 * event.net;
    case 'condition':
      return event.gained ? (CONDITIONS[event.condition] ?? 0) : 0;
    case 'item':
      return event.how === 'lost' || event.how === 'dropped' ? 1.5 : 0;
    default:
      return 0;
  }
}

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

const byStep = (a: Moment, b: Moment): number => a.step - b.step;

/** The three steps of most harm by the least likely dice; for want of an estimate. */
export function boutMomentsByHarm(steps: readonly LogStep[]): BoutMoment[] {
  return candidateSteps(steps, WANTED)
    .map((step) => boutMoment(steps, step, null))
    .sort(byStep);
}

/** The side whose share changed most. */
function turnOf({ before, after }: Swing): Turn {
  const changes = after.map((share, side) => ({ side, before: before[side] ?? 0, after: share }));
  return changes.reduce((most, one) => (Math.abs(one.after - one.before) > Math.abs(most.after - most.before) ? one : most));
}

const sizeOf = ({ before, after }: Turn): number => Math.abs(after - before);

/** A share that was counted; one more of each result, so that none and all are not taken for certain. */
function counted(share: number, bouts: number): Estimate {
  const guess = (share * bouts + 1) / (bouts + 2);
  return { mean: share, error: Math.sqrt((guess * (1 - guess)) / bouts) };
}

/** The steps that changed most who would win, three at most; none where no change is more than noise. */
export function boutMomentsBySwing(steps: readonly LogStep[], swings: readonly Swing[]): BoutMoment[] {
  const turns = swings
    .map((swing) => ({ step: swing.step, turn: turnOf(swing), bouts: swing.bouts }))
    .filter(({ turn, bouts }) => isCertain(counted(turn.before, bouts), counted(turn.after, bouts)));
  return top(turns, ({ turn }) => sizeOf(turn))
    .map(({ step, turn }) => boutMoment(steps, step, turn))
    .sort(byStep);
}
