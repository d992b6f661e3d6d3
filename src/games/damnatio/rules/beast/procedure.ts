import type { TraceStep } from '../../../../engine/bout/index.ts';
import type { Key } from '../keys.ts';
import type { BeastCard, Row, Trigger, When } from '../state/cards.ts';
import { woundEffects } from '../state/questions.ts';
import { conditionsOf, type Condition, type Look } from './predicates.ts';

/** The row that fires, with its index in the procedure, and what it looked at. */
export interface Chosen {
  readonly row: Row;
  readonly index: number;
  readonly look: Look;
}

interface Step {
  readonly row: Row;
  readonly index: number;
  readonly conditions: readonly Condition[];
}

/** A procedure made ready: its steps by trigger, and what must be remembered for them from blow to blow. */
interface Ready {
  readonly steps: ReadonlyMap<Trigger, readonly Step[]>;
  readonly remembers: { readonly hurt: boolean; readonly last: boolean };
}

/** A card is asked for its steps at every decision of every bot. */
const known = new WeakMap<BeastCard['procedure'], Ready>();

function readyOf({ procedure }: BeastCard): Ready {
  let ready = known.get(procedure);
  if (!ready) known.set(procedure, (ready = makeReady(procedure)));
  return ready;
}

function makeReady(procedure: BeastCard['procedure']): Ready {
  const steps = new Map<Trigger, Step[]>();
  procedure.forEach((row, index) => {
    const list = steps.get(row.trigger) ?? [];
    steps.set(row.trigger, list);
    list.push({ row, index, conditions: row.when ? conditionsOf(row.when) : [] });
  });
  const asks = (key: keyof When): boolean => procedure.some(({ when }) => when !== null && mentions(when, key));
  return { steps, remembers: { hurt: asks('hurt'), last: asks('last') } };
}

/** Whether a condition is asked for anywhere in nested conditions. */
export function mentions(when: When, key: keyof When): boolean {
  if (when[key] !== undefined) return true;
  const inner = [...(when.any ?? []), ...(when.all ?? []), ...(when.not ? [when.not] : [])];
  return inner.some((each) => mentions(each, key));
}

/** What a card's steps ask about the past; nothing else is written down. */
export function remembers(card: BeastCard): Ready['remembers'] {
  return readyOf(card).remembers;
}

export function hasRows(card: BeastCard, trigger: Trigger): boolean {
  return readyOf(card).steps.has(trigger);
}

/** Counter rows, or control rows for a card without any (D-122). */
export function effectiveTrigger(card: BeastCard, trigger: Trigger): Trigger {
  return trigger === 'counter' && !hasRows(card, 'counter') ? 'control' : trigger;
}

type Skipped = Key<'skipped'>;

/** What a row looks at; null when it has nobody to look at, which is the reason that it is skipped for. */
export type LookFor = (row: Row) => Look | Extract<Skipped, 'pick' | 'distance'>;

/** The first predicate of a row, in its written order, that does not hold; null when all do. */
function failing({ row, conditions }: Step, look: Look): Skipped | null {
  const { beast, view } = look;
  if (beast.zones.length > 0 && row.attack !== null && woundEffects(view.world, beast).some(({ off }) => off.includes(row.attack!)))
    return 'wound';
  for (const { key, test } of conditions) if (!test(look)) return key;
  return null;
}

/**
 * The first row of a trigger whose conditions all hold (D-027); null when none does. Every row of the trigger is written
 * to `trace`: fired, skipped with the first failing predicate, or not reached (D-028).
 */
export function fittingRow(card: BeastCard, trigger: Trigger, lookFor: LookFor, trace: TraceStep[] | null): Chosen | null {
  let chosen: Chosen | null = null;
  for (const step of readyOf(card).steps.get(trigger) ?? []) {
    if (chosen && !trace) break;
    const { row, index } = step;
    const look: ReturnType<LookFor> | null = chosen ? null : lookFor(row);
    const because = look === null ? null : typeof look === 'string' ? look : failing(step, look);
    const verdict = chosen ? 'not-reached' : because ? 'skipped' : 'fired';
    trace?.push({ step: index + 1, id: row.id, does: row.do, rule: row.because, verdict, because });
    if (verdict === 'fired') chosen = { row, index, look: look as Look };
  }
  return chosen;
}

/** @throws when the list is not total, which the catalogue's lint refuses. */
export function firstRow(card: BeastCard, trigger: Trigger, lookFor: LookFor, trace: TraceStep[] | null): Chosen {
  const chosen = fittingRow(card, trigger, lookFor, trace);
  if (!chosen) throw new Error(`${card.id}: no ${trigger} row fires; the last one must have no condition`);
  return chosen;
}
