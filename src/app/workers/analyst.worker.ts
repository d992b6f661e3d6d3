import type { PolicyName } from '../../games/damnatio/bots/index.ts';
import { policies } from '../../games/damnatio/bots/index.ts';
import { MUNERA_POLICIES } from '../../games/munera/bots/index.ts';
import type { Estimate } from '../../engine/odds/index.ts';
import { damnatio } from '../../games/damnatio/rules/index.ts';
import { munera } from '../../games/munera/rules/index.ts';
import { likelySwings, playBatch, positionsOf, shareLiving } from '../../games/damnatio/page/roll-outs.ts';
import { boutsOf, emptyCounts, foresee, sharesOf } from '../../games/munera/page/roll-outs.ts';
import type { Answer, Ask, BoutForecastAsk, BoutSwingsAsk } from './messages.ts';

const BATCH = 40;
const ROLL_OUTS = 32;
/** So many are measured, with so many other roll-outs. */
const LIKELY_STEPS = 5;
const MORE_ROLL_OUTS = 160;
const MOST_POSITIONS = 120;

const tell = (answer: Answer): void => postMessage(answer);

function forecast({ content, setup, bouts, players }: Extract<Ask, { ask: 'forecast' }>): void {
  const ruleset = damnatio(content);
  const counts: Partial<Record<PolicyName, number[]>> = {};
  for (const player of players) counts[player] = [];
  for (let first = 0; first < bouts; first += BATCH) {
    const last = Math.min(bouts, first + BATCH);
    for (const player of players) playBatch(ruleset, setup, policies[player], [first, last], counts[player]!);
    tell({ answer: 'forecast', counts, done: last === bouts });
  }
}

/**
 * Estimates a position only where dice fell since the last one. What is told is measured anew with other dice: the
 * largest of many estimates is larger than the truth.
 */
function swings({ content, record, player }: Extract<Ask, { ask: 'swings' }>): void {
  const { hunts, dice } = positionsOf(damnatio(content), record);
  if (hunts.length > MOST_POSITIONS) return tell({ answer: 'failed', why: 'the hunt is too long to be played out' });
  const hopes: Estimate[] = [];
  hunts.forEach((hunt, step) => hopes.push(dice[step] ? shareLiving(hunt, policies[player], ROLL_OUTS) : hopes[step - 1]!));
  const measured = (step: number): Estimate => shareLiving(hunts[step]!, policies[player], MORE_ROLL_OUTS, ROLL_OUTS);
  const likely = likelySwings(hopes, LIKELY_STEPS);
  tell({ answer: 'swings', swings: likely.map((step) => ({ step, before: measured(step - 1), after: measured(step) })) });
}

/** Tells how it stands every so often. */
const BREATH = 250;

function boutForecast({ content, setup, controllers, bouts, milliseconds }: BoutForecastAsk): void {
  const ruleset = munera(content);
  const counts = emptyCounts(setup);
  const began = performance.now();
  let told = began;
  for (let index = 0; index < bouts; index += 1) {
    foresee(ruleset, setup, controllers, index, counts);
    const now = performance.now();
    if (now - began > milliseconds) break;
    if (now - told < BREATH) continue;
    told = now;
    tell({ answer: 'bout-forecast', counts: counts.wins, rounds: counts.rounds, done: false });
  }
  tell({ answer: 'bout-forecast', counts: counts.wins, rounds: counts.rounds, done: true });
}

/** Roll-outs to find the steps that may have turned a bout, and others, of their own dice, to measure those. */
const SEARCH = 60;
const MEASURE = 400;
/** So many are measured. */
const LIKELY = 3;

/** The largest change of any side's share. */
function changeOf({ before, after }: { readonly before: readonly number[]; readonly after: readonly number[] }): number {
  return Math.max(...after.map((share, side) => Math.abs(share - before[side]!)));
}

/**
 * A quick player fights every position out, so that many can be compared. What is told is measured anew: the largest of
 * several estimates is larger than the truth.
 */
function boutSwings({ content, record, steps }: BoutSwingsAsk): void {
  const bouts = boutsOf(munera(content), record);
  const { policy } = MUNERA_POLICIES.greedy;
  const known = new Map<string, number[]>();
  const shares = (step: number, times: number, from: number): number[] => {
    const key = `${step} ${times}`;
    const found = known.get(key) ?? sharesOf(bouts[step]!, record.setup, policy, times, from);
    known.set(key, found);
    return found;
  };
  const swing = (step: number, times: number, from: number) => ({
    step,
    bouts: times,
    before: shares(step - 1, times, from),
    after: shares(step, times, from),
  });
  const inside = steps.filter((step) => step > 0 && step < bouts.length);
  const likely = inside
    .map((step) => swing(step, SEARCH, 0))
    .toSorted((one, other) => changeOf(other) - changeOf(one))
    .slice(0, LIKELY);
  tell({ answer: 'bout-swings', swings: likely.map(({ step }) => swing(step, MEASURE, SEARCH)) });
}

addEventListener('message', ({ data }: MessageEvent<Ask>) => {
  try {
    switch (data.ask) {
      case 'forecast':
        return forecast(data);
      case 'swings':
        return swings(data);
      case 'bout-forecast':
        return boutForecast(data);
      case 'bout-swings':
        return boutSwings(data);
    }
  } catch (error) {
    tell({ answer: 'failed', why: error instanceof Error ? error.message : String(error) });
  }
});
