import type { BoutEvent } from '../../engine/bout/index.ts';
import { withoutSuperseded } from '../../engine/bout/index.ts';
import type { Estimate } from '../../engine/odds/index.ts';
import type { LogStep } from '../../session/index.ts';
import { roundsOf } from '../../session/index.ts';

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

/** Dice that said whether something came off, and those of them that were an attack. */
const isChance = (event: BoutEvent): boolean => event.type === 'clashed' || (event.type === 'rolled' && event.roll.chance !== null);
const isAttack = (event: BoutEvent): boolean => isChance(event) && (event.type !== 'rolled' || event.roll.why === 'to-hit');

/** The events of a step that tell its story, in their order: the worst of it with the roll before it, or what was rolled in vain. */
function telling(events: readonly BoutEvent[], weigh: Weigh): BoutEvent[] {
  const weights = events.map(weigh);
  const most = Math.max(0, ...weights);
  if (most === 0) return withoutSuperseded(events).filter(isChance).slice(0, 2);
  const felled = events.some(({ type }) => type === 'felled');
  const told = events.filter((event, index) => weights[index] === most || (felled && event.type === 'wounded'));
  const roll = events.slice(0, events.indexOf(told[0]!)).filter(isAttack).at(-1);
  return roll ? [roll, ...told] : told;
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
