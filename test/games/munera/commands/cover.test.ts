import { expect, test } from 'vitest';
import { rulesInSources } from '../../../../src/cli/commands/cover.ts';
import { runCover } from '../../../../src/cli/cover/run-cover.ts';
import { cover } from '../../../../src/games/munera/commands/cover/index.ts';
import { muneraOf } from '../../../../src/games/munera/desk/index.ts';
import { kit } from '../../../support/core-content.ts';

const SEED = '1';
const game = muneraOf(kit);

test('random bouts bring about every class, weapon, answer, double, condition, event and outcome', { timeout: 120_000 }, async () => {
  const { complete, bouts, kinds } = runCover(game, cover, { seed: SEED, bouts: 6000 });
  const never = Object.entries(kinds).filter(([, kind]) => kind.never.length > 0);
  expect(never).toEqual([]);
  expect(complete).toBe(true);
  expect(bouts).toBeLessThan(6000);
});

test('what a few bouts do not bring about is told', () => {
  const { complete, bouts, kinds } = runCover(game, cover, { seed: SEED, bouts: 1 });
  expect({ complete, bouts }).toEqual({ complete: false, bouts: 1 });
  expect(kinds['classes']!.never).not.toEqual([]);
  expect(kinds['events']!.never).not.toContain('bout-ended');
  expect(runCover(game, cover, { seed: SEED, bouts: 1 }).kinds).toEqual(kinds);
});

test('rules that a log can name are read from the sources', () => {
  const rules = rulesInSources('src/games/munera/rules', cover.rules, game.content);
  expect(rules).toContain('M-130');
  expect(rules).not.toContain('M-079');
});
