import { expect, it } from 'vitest';
import { compare, comparedText } from '../../src/cli/commands/sim.ts';
import { spanOf } from '../../src/cli/output.ts';
import { huntSetup } from '../../src/games/damnatio/rules/index.ts';
import type { GameAtHand, Simulation } from '../../src/session/index.ts';
import { gameOf, pairedMean } from '../../src/session/index.ts';
import { kit } from '../support/core-content.ts';

const series = (beast: string): Simulation => ({
  setup: huntSetup({ beasts: [beast] }),
  players: { '*': 'naive' },
  seed: 'pair',
  detail: false,
});
const game: GameAtHand = gameOf(kit, { ruleset: 'damnatio' });

it('a card against itself makes no difference at all: both have the same dice', async () => {
  const { bouts, rows } = await compare([game, game], [series('lion'), series('lion')], 30, () => Promise.resolve(true));
  expect(bouts).toBe(30);
  for (const { first, second, difference } of rows) {
    expect(first).toEqual(second);
    expect(difference).toEqual({ value: 0, half: 0, count: 30 });
  }
});

it('the difference is that of the means, and its interval that of the pairs', async () => {
  const compared = await compare([game, game], [series('lion'), series('bull')], 40, () => Promise.resolve(true));
  for (const { first, second, difference } of compared.rows) expect(difference.value).toBeCloseTo(second.value - first.value, 9);
  const text = comparedText(compared, { cards: ['lion', 'bull'], how: 'naive · seed 1', side: 'men', measure: { of: 'saved', most: 4 } });
  expect(text).toMatch(/^40 bouts with lion, then the same 40 with bull in its place/);
  expect(text).toMatch(/^mean +with lion +with bull +difference$/m);
  expect(text).toMatch(
    /^bouts won by men +\d+\.\d % ±\d+\.\d +\d+\.\d % ±\d+\.\d +[+-]\d+\.\d % ±\d+\.\d +(may be chance|more with bull|fewer with bull)$/m,
  );
  expect(text).toMatch(/^saved a bout, of 4 /m);
  for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  expect(comparedText(compared, { cards: ['lion', 'bull'], how: '', side: 'red', measure: { of: 'won', most: 1 } })).not.toContain('saved');
});

it('what has been played is told when it is ended early', async () => {
  const { bouts, rows } = await compare([game, game], [series('lion'), series('bear')], 1000, (done) => Promise.resolve(done < 40));
  expect(bouts).toBe(40);
  for (const { difference } of rows) expect(difference.count).toBe(40);
});

it('pairs leave out what one of them has not played', () => {
  expect(pairedMean([1, undefined, 3], [2, 5, 5])).toMatchObject({ value: 1.5, count: 2 });
});

it('time is told in words', () => {
  expect([0.2, 59, 61, 3600, 7500].map(spanOf)).toEqual(['1 s', '59 s', '2 min', '1 h 0 min', '2 h 5 min']);
});
