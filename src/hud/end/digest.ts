import type { BoutEvent, FigureId } from '../../engine/bout/index.ts';
import type { LogStep } from '../../session/index.ts';
import { chanceOfStep } from './bout-chances.ts';
import { weightInBout } from './bout-moments.ts';
import { momentAt, top } from './moments.ts';

/** One scene of a fight told in half a minute. */
export interface DigestScene {
  /** The step that it opens in a replay. */
  readonly step: number;
  readonly round: number;
  /** What is told of it. */
  readonly events: readonly BoutEvent[];
  /** Who is in it, at most two: who acts, then whom it befalls. */
  readonly figures: readonly FigureId[];
}

/** Scenes that are read in half a minute. */
export const MOST_SCENES = 8;
/** A fight in which little happened is told in so many, where it has as many. */
const LEAST_SCENES = 5;

/** What a step is worth telling: the harm of it, more when its dice were unlikely; the dice themselves a little. */
function worth({ events }: LogStep): number {
  const harm = events.reduce((sum, event) => sum + weightInBout(event), 0);
  if (harm > 0) return harm * (1.5 - chanceOfStep(events));
  const tried = events.some(({ type }) => type === 'clashed' || type === 'attacked' || type === 'charged');
  return tried ? (1.5 - chanceOfStep(events)) / 10 : 0;
}

/** What a fall comes of, and what is decided of whoever fell. */
const BETWEEN: readonly BoutEvent['type'][] = ['pushed', 'appealed', 'judged'];

/** What is told of a step with the attack that it began with, what led on to the worst of it, and the end of the bout where that came of it. */
function whole({ events }: LogStep, told: readonly BoutEvent[]): readonly BoutEvent[] {
  const first = events.indexOf(told[0]!);
  const worst = events.indexOf(told.at(-1)!);
  const between = events.slice(Math.max(0, first), Math.max(0, worst)).filter(({ type }) => BETWEEN.includes(type));
  const before = told[0]?.type === 'attacked' ? [] : events.slice(0, Math.max(0, first));
  const attack = before.findLast(({ type }) => type === 'attacked');
  const end = events.find(({ type }) => type === 'bout-ended');
  const all = new Set([attack, ...told, ...between, end].filter((event) => event !== undefined));
  return events.filter((event) => all.has(event));
}

function figuresIn(events: readonly BoutEvent[]): FigureId[] {
  const named = events.flatMap((event): (FigureId | null)[] => [
    'by' in event && typeof event.by === 'string' ? event.by : null,
    'figure' in event ? event.figure : null,
    'target' in event && typeof event.target === 'string' ? event.target : null,
  ]);
  return [...new Set(named.filter((id) => id !== null))].slice(0, 2);
}

/** The turning points of a fight in their order: its heaviest steps, and its end. */
export function digestOf(steps: readonly LogStep[]): readonly DigestScene[] {
  const rated = steps.map((step, index) => ({ index, worth: worth(step) })).filter((each) => each.worth > 0);
  const heavy = rated.filter((each) => each.worth >= 1);
  const wanted = Math.min(MOST_SCENES - 1, Math.max(LEAST_SCENES - 1, heavy.length));
  const chosen = top(rated, (each) => each.worth, wanted).map(({ index }) => index);
  const last = steps.findLastIndex(({ events }) => events.some(({ type }) => type === 'bout-ended'));
  const all = [...new Set(last < 0 ? chosen : [...chosen, last])].toSorted((a, b) => a - b);
  return all.flatMap((step): DigestScene[] => {
    const { round, events } = momentAt(steps, step, null, weightInBout);
    const told = whole(steps[step]!, events);
    return told.length > 0 ? [{ step, round, events: told, figures: figuresIn(told) }] : [];
  });
}
