import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { CareerFile } from '../../../src/cli/ladder/career-told.ts';
import { call, damnatio, failureOf, started } from '../run.ts';

const folder = mkdtempSync(join(tmpdir(), 'damnatio-ladder-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const LONG = { timeout: 240_000 };

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** A ladder of one short season, so that a career is played in no time. */
const PACK = join(folder, 'brief');
mkdirSync(PACK);
writeFileSync(join(PACK, 'mod.yaml'), 'schema: mod/2\nid: a.brief\nname: Brief\nversion: 0.1.0\nlicence: CC0-1.0\n');
const rudis = readFileSync('content/core/ladders/rudis.yaml', 'utf8').replace(/^id: .*/m, 'id: brief');
writeFileSync(
  join(PACK, 'brief.yaml'),
  rudis
    .replace('seasons: 5', 'seasons: 1')
    .replace('days: 6', 'days: 3')
    .replaceAll(/afternoon: \d/g, 'afternoon: 1'),
);
const BRIEF = ['--content', PACK, '--ladder', 'a.brief:brief'];

describe('one career', async () => {
  const told = await call('ladder --seed 3 --json', ...BRIEF);
  const kept = file('career.json', told.out);
  const career = JSON.parse(told.out) as CareerFile;

  test('is played from the first day to the last, and the same seed gives the same bytes', LONG, async () => {
    expect(career.over).not.toBeNull();
    expect(career.chronicle[0]).toMatchObject({ key: 'began', season: 1, day: 1 });
    expect(career.results.length).toBeGreaterThan(3);
    expect((await call('ladder --seed 3 --json', ...BRIEF)).out).toBe(readFileSync(kept, 'utf8'));
    expect((JSON.parse((await call('ladder --seed 4 --json', ...BRIEF)).out) as CareerFile).hash).not.toBe(career.hash);
  });

  test('is played again from its commands, and an altered one is found out', LONG, async () => {
    expect(await damnatio('ladder', 'replay', kept, '--content', PACK)).toMatchObject({
      code: 0,
      out: `${kept}: verified, ${career.commands.length} commands\n`,
    });
    const other = file(
      'altered.json',
      JSON.stringify({ ...career, beginning: { ...career.beginning, seed: '4x' }, commands: [{ type: 'end-day' }] }),
    );
    expect(await damnatio('ladder', 'replay', other, '--content', PACK)).toMatchObject({
      code: 1,
      out: expect.stringContaining('altered, or other content: commands[0]: {"type":"end-day"} is not what steady does there') as string,
    });
    const strange = [{}, { ...career, ladder: 'constructor' }, { ...career, commands: [null] }, { ...career, beginning: 7 }];
    for (const each of strange)
      expect(await damnatio('ladder', 'replay', file('none.json', JSON.stringify(each)), '--content', PACK)).toMatchObject({
        code: 1,
        err: expect.stringContaining('holds no career') as string,
      });
    const forged = file('forged.txt', 'damnatio-career 0\n{"state":{"ladder":"constructor"}}\n');
    expect(await damnatio('ladder', 'replay', forged)).toMatchObject({
      code: 1,
      err: expect.stringContaining('holds no career') as string,
    });
  });

  test('is written as the page writes careers, and verified from there', LONG, async () => {
    const path = join(folder, 'exported.txt');
    expect((await call('ladder --seed 3 --json', ...BRIEF, '--export', path)).out).toBe(readFileSync(kept, 'utf8'));
    expect(await damnatio('ladder', 'replay', path, '--content', PACK)).toMatchObject({
      code: 0,
      out: `${path}: verified, ${career.commands.length} commands\n`,
    });
    const cut = file('cut.txt', readFileSync(path, 'utf8').slice(0, -20));
    expect(await damnatio('ladder', 'replay', cut, '--content', PACK)).toMatchObject({
      code: 1,
      err: expect.stringContaining('holds no career') as string,
    });
  });

  test('keeps every bout as a link that plays it to the same end', LONG, async () => {
    const bouts = career.results.filter(({ part }) => part === 'afternoon').slice(0, 2);
    for (const { link, hash } of bouts) {
      const told = await damnatio('replay', link);
      expect(told.code).toBe(0);
      expect(told.out).toMatch(/: played: /);
      expect(told.out).not.toContain('verified');
      expect(JSON.parse((await damnatio('replay', link, '--json')).out)).toMatchObject([{ hash }]);
    }
  });

  test('is told as its chronicle, a line an entry', LONG, async () => {
    const { out } = await call('ladder --seed 3', ...BRIEF);
    const [heading] = out.split('\n');
    expect(heading).toContain('steady, own · seed 3');
    for (const { name } of career.chronicle) if (name !== null) expect(out).toContain(name);
    expect(out).not.toMatch(/\{\w+\}|somebody|undefined|null/);
    expect(out).toMatch(/\nOver after \d+ days \(\w+\): .*, -?\d+ HS\.\n$/);
  });

  test('has a bot in the place of the school’s men where a quality names one', LONG, async () => {
    const text = (await call('ladder --seed 3 --quality random --gentle --json', ...BRIEF)).out;
    const { results } = JSON.parse(text) as CareerFile;
    const botsOf = (yours: boolean): Set<string> =>
      new Set(results.filter(({ by, part }) => part === 'afternoon' && (by === 'settled') === yours).map(({ shares }) => shares[0]!.bot));
    expect(botsOf(true)).toEqual(new Set(['random']));
    expect(botsOf(false)).not.toContain('random');
    expect(await damnatio('ladder', 'replay', file('random.json', text), '--content', PACK)).toMatchObject({ code: 0 });
  });
});

describe('many careers', () => {
  const line = 'ladder --careers 2 --strategy random,duellist --seed 5 --json';

  test('are counted the same whatever the threads and shards', LONG, async () => {
    const whole = (await call(`${line} --threads 1`, ...BRIEF)).out;
    expect(started(...line.split(' '), '--threads', '2', ...BRIEF).out).toBe(whole);
    const shards = [1, 2].map((part) => join(folder, `part${part}.json`));
    for (const [at, path] of shards.entries()) await call(`${line} --threads 1 --shard ${at + 1}/2 --out`, path, ...BRIEF);
    expect((await damnatio('ladder', 'merge', ...shards.reverse(), '--json')).out).toBe(whole);
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
    expect((await damnatio('ladder', 'merge', ...shards)).out).toMatch(/^\S+ · seed 5 · 2 careers a line\n\nquality +strategy .* rudis /);
    expect(await damnatio('ladder', 'merge', shards[0]!)).toMatchObject({
      code: 1,
      err: expect.stringContaining('1 of 2 shards') as string,
    });
    expect(await damnatio('sim', 'merge', shards[0]!)).toMatchObject({ code: 1, err: expect.stringContaining('is no shard') as string });
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
