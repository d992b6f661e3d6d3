import { describe, expect, it } from 'vitest';
import { disagreements, goalsFor, judge, passes, verdictOf } from './goals.mjs';
import { Results, median } from './results.mjs';
import { repeatedRows, singleRows } from './rows.mjs';

const goal = (what: string) => goalsFor(3).find((one) => one.what.startsWith(what))!;
const check = (checksum: number) => [{ size: 'duel', way: 'log off', checksum }];

describe('figures of the bench', () => {
  it('takes medians', () => {
    expect(median([5, 1, 3])).toBe(3);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(median([])).toBeUndefined();
  });

  it('takes ratios inside a round, and skips rounds without one', () => {
    const results = new Results();
    for (const nanosPerDecision of [100, 200, 400]) results.add('tight', { nanosPerDecision });
    results.add('ours', { nanosPerDecision: 300 });
    results.add('ours', undefined);
    results.add('ours', { nanosPerDecision: 2000 });
    expect(results.ratios('ours', 'tight', 'nanosPerDecision')).toEqual([3, 5]);
    expect(results.ratios('nobody', 'tight', 'nanosPerDecision')).toEqual([]);
    expect(results.figure('tight', 'nanosPerDecision')).toBe(200);
  });
});

describe('goals of the bench', () => {
  it('tells the aim from the must, in either direction', () => {
    const [less, more] = [goal('log off'), goal('faster than')];
    expect([3.5, 6, 6.1, undefined].map((value) => verdictOf(less, value))).toEqual(['aim met', 'met', 'missed', 'not measured']);
    expect([350, 200, 199].map((value) => verdictOf(more, value))).toEqual(['aim met', 'met', 'missed']);
  });

  it('measures nothing without ours', () => {
    expect(new Set(judge(3, new Results()).map(({ verdict }) => verdict))).toEqual(new Set(['not measured']));
  });

  it('finds every row that a goal looks at', () => {
    const rows = [...repeatedRows(5), ...singleRows()].map(({ name }) => name);
    const looked = new Set<string>();
    const look = (...names: string[]): number[] => {
      names.forEach((name) => looked.add(name));
      return [];
    };
    const spy = {
      ratios: (row: string, other: string) => look(row, other),
      all: (row: string) => look(row),
      first: (row: string) => void look(row),
    };
    for (const { measure } of goalsFor(5)) measure(spy as unknown as Results);
    expect([...looked].filter((name) => !rows.includes(name))).toEqual([]);
    const once = repeatedRows(5)
      .filter((row) => row.once)
      .map(({ name }) => name);
    expect(once.filter((name) => looked.has(name))).toEqual([]);
    expect(once).toContain('ours, 4 at radius 8');
    expect(looked.size).toBeGreaterThan(8);
  });

  it.each([
    [['aim met', 'met'], true],
    [['aim met', 'missed'], false],
    [['met', 'not measured'], false],
    [[], false],
  ] as const)('lets a release through when %j: %s', (verdicts, through) => {
    expect(passes(verdicts.map((verdict) => ({ verdict })))).toBe(through);
  });

  it('counts checksums that differ, and wants all places', () => {
    const all = { node: check(1), worker: check(1), page: check(1), pageWorker: check(1) };
    expect(disagreements(all)).toBe(0);
    expect(disagreements({ ...all, page: check(2) })).toBe(1);
    expect(disagreements({ node: check(1), worker: check(1) })).toBeUndefined();
  });
});
