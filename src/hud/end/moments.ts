import type { BoutEvent, EventOf } from '../../engine/bout/index.ts';
import { withoutSuperseded } from '../../engine/bout/index.ts';
import type { Estimate } from '../../engine/odds/index.ts';
import type { LogStep } from '../../session/index.ts';
import { roundsOf } from '../../session/index.ts';
import { type Words, sayPassages } from '../common/index.ts';

/** A step of a record that changed much. */
export interface Moment {
  readonly step: number;
  readonly round: number;
  /** Change of what could be hoped for, in the measure of its game; null when it was not estimated. */
  readonly swing: number | null;
  /** What happened that mattered most; empty when nothing stands out. */
  readonly events: readonly BoutEvent[];
}

/** How many moments are told. */
export const WANTED = 3;

/** The round of what is told of a step, as the log files it: a step may end one round and begin another. */
function roundOfTold(steps: readonly LogStep[], step: number, told: readonly BoutEvent[]): number {
  let round = roundsOf(steps.slice(0, step)).at(-1) ?? 0;
  for (const event of steps[step]!.events) {
    if (event.type === 'round-started') round = event.round;
    if (event === told[0]) return round;
  }
  return round;
}

/** How much an event matters. */
export type Weigh = (event: BoutEvent) => number;

/** A step with its round and what is told of it; `weigh` says how much an event matters. */
export function momentAt(steps: readonly LogStep[], step: number, swing: number | null, weigh: Weigh): Moment {
  const events = telling(steps[step]!.events, weigh);
  return { step, round: roundOfTold(steps, step, events), swing, events };
}

/** Dice that were an attack, or an attack without any. */
const isAttack = (event: BoutEvent): boolean =>
  event.type === 'clashed' || (event.type === 'rolled' && event.roll.why === 'to-hit') || (event.type === 'attacked' && event.automatic);
/** What befalls somebody by such dice. */
const isBefalling = (event: BoutEvent): event is EventOf<'wounded' | 'felled' | 'condition'> =>
  event.type === 'wounded' || event.type === 'felled' || event.type === 'condition';
/** Dice that decide something by themselves: not those that only say how much. */
const isThrow = (event: BoutEvent): boolean =>
  event.type === 'clashed' ||
  event.type === 'saved' ||
  event.type === 'action-points' ||
  (event.type === 'rolled' && (event.roll.chance !== null || event.roll.why !== 'damage'));

/** Beside what weighs most, what weighs so much of it is told; and no more than so many events, or throws where nothing else happened. */
const BESIDE = 0.25;
const MOST_TOLD = 4;
const MOST_THROWS = 3;

/**
 * By what something befell somebody: the last attack before it, with nothing between that befell anybody and is told for itself, and what
 * barred him when he was pushed.
 */
function causesOf(
  events: readonly BoutEvent[],
  told: readonly BoutEvent[],
  event: EventOf<'wounded' | 'felled' | 'condition'>,
): BoutEvent[] {
  const before = events.slice(0, events.indexOf(event));
  const at = before.findLastIndex(isAttack);
  if (at < 0) return [];
  const since = before.slice(at);
  const barred = since.filter((one) => one.type === 'pushed' && one.barred !== null && one.figure === event.figure);
  return since.some((one) => isBefalling(one) && told.includes(one)) ? barred : [since[0]!, ...barred];
}

/**
 * The events of a step that tell its story, in their order: all that weighs in it, each wound with the roll before it; where
 * nothing does, the last dice that fell, as what was hoped for changed by them.
 */
function telling(events: readonly BoutEvent[], weigh: Weigh): BoutEvent[] {
  const weights = events.map(weigh);
  const most = Math.max(0, ...weights);
  if (most === 0) return withoutSuperseded(events).filter(isThrow).slice(-MOST_THROWS);
  const felled = events.some(({ type }) => type === 'felled');
  const heavy = events.filter((event, index) => weights[index]! >= Math.max(BESIDE * most, 1) || (felled && event.type === 'wounded'));
  const told = heavy.toSorted((a, b) => weigh(b) - weigh(a)).slice(0, MOST_TOLD);
  const ordered = events.filter((event) => told.includes(event));
  const all = new Set(ordered.flatMap((event) => (isBefalling(event) ? [...causesOf(events, ordered, event), event] : [event])));
  return events.filter((event) => all.has(event));
}

/** Those with the greatest scores. */
export function top<T>(items: readonly T[], score: (item: T) => number, wanted = WANTED): T[] {
  return [...items].sort((a, b) => score(b) - score(a)).slice(0, wanted);
}

export const byStep = (a: Moment, b: Moment): number => a.step - b.step;

/** What each could hope for before and after a step: the player alone, or every side. */
export interface HopeSwing {
  readonly step: number;
  readonly before: readonly Estimate[];
  readonly after: readonly Estimate[];
}

/** Events in words, passage by passage; what would be said twice running is said once. */
export function toldEvents(events: readonly BoutEvent[], words: Words): string {
  return sayPassages(events, (event) => event, words)
    .map(({ text }) => text)
    .filter((line, at, all) => line !== all[at - 1])
    .join(' ');
}
