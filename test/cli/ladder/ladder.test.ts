import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { CareerFile } from '../../../src/cli/ladder/career-told.ts';
import { call, damnatio, failureOf } from '../run.ts';

const folder = mkdtempSync(join(tmpdir(), 'damnatio-ladder-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const LONG = { timeout: 240_000 };

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe('one career', () => {
  const kept = file('career.json', call('ladder --seed 3 --json').out);
  const career = JSON.parse(readFileSync(kept, 'utf8')) as CareerFile;

  test('is played from the first day to the last, and the same seed gives the same bytes', LONG, () => {
    expect(career.over).not.toBeNull();
    expect(career.chronicle[0]).toMatchObject({ key: 'began', season: 1, day: 1 });
    expect(career.results.length).toBeGreaterThan(50);
    expect(call('ladder --seed 3 --json').out).toBe(readFileSync(kept, 'utf8'));
    expect((JSON.parse(call('ladder --seed 4 --json').out) as CareerFile).hash).not.toBe(career.hash);
  });

  test('is played again from its commands, and an altered one is found out', LONG, () => {
    expect(damnatio('ladder', 'replay', kept)).toMatchObject({ code: 0, out: `${kept}: verified, ${career.commands.length} commands\n` });
    const other = file(
      'altered.json',
      JSON.stringify({ ...career, beginning: { ...career.beginning, seed: '4x' }, commands: [{ type: 'end-day' }] }),
    );
    expect(damnatio('ladder', 'replay', other)).toMatchObject({
      code: 1,
      out: `${other}: it comes to another end: altered, or other content\n`,
    });
    const strange = [{}, { ...career, ladder: 'constructor' }, { ...career, commands: [null] }, { ...career, beginning: 7 }];
    for (const each of strange)
      expect(damnatio('ladder', 'replay', file('none.json', JSON.stringify(each)))).toMatchObject({
        code: 1,
        err: expect.stringContaining('holds no career') as string,
      });
    const forged = file('forged.txt', 'damnatio-career 0\n{"state":{"ladder":"constructor"}}\n');
    expect(damnatio('ladder', 'replay', forged)).toMatchObject({ code: 1, err: expect.stringContaining('holds no career') as string });
  });

  test('is written as the page writes careers, and verified from there', LONG, () => {
    const path = join(folder, 'exported.txt');
    expect(call('ladder --seed 3 --json --export', path).out).toBe(readFileSync(kept, 'utf8'));
    expect(damnatio('ladder', 'replay', path)).toMatchObject({ code: 0, out: `${path}: verified, ${career.commands.length} commands\n` });
    const cut = file('cut.txt', readFileSync(path, 'utf8').slice(0, -20));
    expect(damnatio('ladder', 'replay', cut)).toMatchObject({ code: 1, err: expect.stringContaining('holds no career') as string });
  });

  test('keeps every bout as a link that plays it to the same end', LONG, () => {
    const bouts = career.results.filter(({ part }) => part === 'afternoon').slice(0, 2);
    for (const { link } of bouts) expect(damnatio('replay', link)).toMatchObject({ code: 0 });
  });

  test('is told as its chronicle, a line an entry', LONG, () => {
    const { out } = call('ladder --seed 3');
    const [heading] = out.split('\n');
    expect(heading).toContain('steady, own · seed 3');
    for (const { name } of career.chronicle) if (name !== null) expect(out).toContain(name);
    expect(out).not.toMatch(/\{\w+\}|somebody|undefined|null/);
    expect(out).toMatch(/\nOver after \d+ days \(\w+\): .*, -?\d+ HS\.\n$/);
  });

  test('has a bot in the place of the school’s men where a quality names one', LONG, () => {
    const text = call('ladder --seed 3 --quality random --gentle --json').out;
    const { results } = JSON.parse(text) as CareerFile;
    const botsOf = (yours: boolean): Set<string> =>
      new Set(results.filter(({ by, part }) => part === 'afternoon' && (by === 'settled') === yours).map(({ shares }) => shares[0]!.bot));
    expect(botsOf(true)).toEqual(new Set(['random']));
    expect(botsOf(false)).not.toContain('random');
    expect(damnatio('ladder', 'replay', file('random.json', text))).toMatchObject({ code: 0 });
  });
});

describe('many careers', () => {
  const line = 'ladder --careers 2 --strategy random,duellist --seed 5 --json';

  test('are counted the same whatever the threads and shards', LONG, () => {
    const whole = call(`${line} --threads 1`).out;
    const shards = [1, 2].map((part) => join(folder, `part${part}.json`));
    shards.forEach((path, at) => call(`${line} --threads 2 --shard ${at + 1}/2 --out`, path));
    expect(damnatio('ladder', 'merge', ...shards.reverse(), '--json').out).toBe(whole);
    const { report } = JSON.parse(whole) as {
      report: { careers: number; reached: Record<string, { count: number; low: number; high: number }> }[];
    };
    expect(report).toHaveLength(2);
    for (const { careers, reached } of report) {
      expect(careers).toBe(2);
      const counts = Object.values(reached).map(({ count }) => count);
      expect(counts[0]).toBe(2);
      expect(counts.toSorted((a, b) => b - a)).toEqual(counts);
      for (const { low, high } of Object.values(reached)) expect(low).toBeLessThan(high);
    }
    expect(damnatio('ladder', 'merge', ...shards).out).toMatch(/^\w+ · seed 5 · 2 careers a line\n\nquality +strategy .* rudis /);
    expect(damnatio('ladder', 'merge', shards[0]!)).toMatchObject({ code: 1, err: expect.stringContaining('1 of 2 shards') as string });
    expect(damnatio('sim', 'merge', shards[0]!)).toMatchObject({ code: 1, err: expect.stringContaining('is no shard') as string });
  });
});

test.each([
  ['ladder --strategy brave', '--strategy is some of steady'],
  ['ladder --quality best', '--quality is some of own'],
  ['ladder --ladder none', '--ladder is one of'],
  ['ladder --shard 1/2', '--shard goes with --careers'],
  ['ladder --strategy all', 'want --careers N'],
  ['ladder --quality skilled --export x.txt', '--export goes with --quality own'],
  ['ladder --careers 2 --export x.txt', '--export is for one career'],
  ['ladder climb', 'it is ladder, ladder merge or ladder replay'],
  ['ladder merge', 'ladder merge takes the files'],
  ['ladder replay', 'ladder replay takes files'],
])('%s is refused with what is wrong', LONG, async (line, message) => {
  expect(await failureOf(line)).toEqual({ kind: 'wrong use', message: expect.stringContaining(message) as string });
});
