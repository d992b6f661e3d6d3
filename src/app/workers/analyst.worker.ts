import type { PolicyName } from '../../ai/index.ts';
import { policies } from '../../ai/index.ts';
import { damnatio } from '../../rulesets/damnatio/index.ts';
import { playBatch, positionsOf, shareLiving } from './bouts.ts';
import type { Answer, Ask } from './messages.ts';

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

addEventListener('message', ({ data }: MessageEvent<Ask>) => {
  try {
    if (data.ask === 'forecast') forecast(data);
    else swings(data);
  } catch (error) {
    tell({ answer: 'failed', why: error instanceof Error ? error.message : String(error) });
  }
});
