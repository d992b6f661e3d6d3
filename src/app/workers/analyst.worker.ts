import type { PolicyName } from '../../ai/index.ts';
import { MUNERA_POLICIES, policies } from '../../ai/index.ts';
import { damnatio } from '../../rulesets/damnatio/index.ts';
import { munera } from '../../rulesets/munera/index.ts';
import { playBatch, positionsOf, shareLiving } from './bouts.ts';
import { boutsOf, emptyCounts, foresee, sharesOf } from './gladiators.ts';
import type { Answer, Ask, BoutForecastAsk, BoutSwingsAsk } from './messages.ts';

const BATCH = 40;
const ROLL_OUTS = 32;
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

/** Estimates a position only where dice fell since the last one. */
function swings({ content, record, player }: Extract<Ask, { ask: 'swings' }>): void {
  const { hunts, dice } = positionsOf(damnatio(content), record);
  if (hunts.length > MOST_POSITIONS) return tell({ answer: 'failed', why: 'the hunt is too long to be played out' });
  const values: number[] = [];
  hunts.forEach((hunt, step) => values.push(dice[step] ? shareLiving(hunt, policies[player], ROLL_OUTS) : values[step - 1]!));
  tell({ answer: 'swings', values });
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

const BOUT_ROLL_OUTS = 80;

/** A quick player fights every position out, so that many can be compared. */
function boutSwings({ content, record, steps }: BoutSwingsAsk): void {
  const bouts = boutsOf(munera(content), record);
  const { policy } = MUNERA_POLICIES.greedy;
  const known = new Map<number, number[]>();
  const shares = (step: number): number[] => {
    const found = known.get(step) ?? sharesOf(bouts[step]!, record.setup, policy, BOUT_ROLL_OUTS);
    known.set(step, found);
    return found;
  };
  const inside = steps.filter((step) => step > 0 && step < bouts.length);
  tell({ answer: 'bout-swings', swings: inside.map((step) => ({ step, before: shares(step - 1), after: shares(step) })) });
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
