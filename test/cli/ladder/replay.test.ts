import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { exportCareer } from '../../../src/career/index.ts';
import type { CareerFile } from '../../../src/cli/ladder/career-told.ts';
import type { ReplayedCareer } from '../../../src/cli/ladder/replay-career.ts';
import { call, damnatio } from '../run.ts';

const folder = mkdtempSync(join(tmpdir(), 'damnatio-replay-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const LONG = { timeout: 240_000 };

/** A ladder of two days, so that a career is played again in no time. */
const PACK = join(folder, 'brief');
mkdirSync(PACK);
writeFileSync(join(PACK, 'mod.yaml'), 'schema: mod/2\nid: a.brief\nname: Brief\nversion: 0.1.0\nlicence: CC0-1.0\n');
const rudis = readFileSync('content/core/ladders/rudis.yaml', 'utf8').replace(/^id: .*/m, 'id: brief');
const brief = rudis.replace('seasons: 5', 'seasons: 1').replace('days: 6', 'days: 2');
writeFileSync(join(PACK, 'brief.yaml'), brief.replaceAll(/afternoon: \d/g, 'afternoon: 1'));
const BRIEF = ['--content', PACK, '--ladder', 'a.brief:brief'];

type Path = readonly (string | number)[];

/** Every place of a value that holds no others; of the items of a list that look alike the last. */
function leavesOf(value: unknown): Path[] {
  const leaves = new Map<string, Path>();
  const walk = (each: unknown, path: Path): void => {
    if (typeof each === 'object' && each !== null && Object.keys(each).length > 0)
      for (const [key, part] of Object.entries(each)) walk(part, [...path, Array.isArray(each) ? Number(key) : key]);
    else leaves.set(path.filter((step) => typeof step === 'string').join('.'), path);
  };
  walk(value, []);
  return [...leaves.values()];
}

function otherThan(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return `${value}x`;
  return value === null ? 'x' : null;
}

function forged<Value>(value: Value, path: Path): Value {
  const copy = structuredClone(value);
  const [last, ...before] = path.toReversed();
  const place = before.reverse().reduce((each, step) => (each as Record<string, unknown>)[step], copy as unknown) as Record<
    string,
    unknown
  >;
  place[last!] = otherThan(place[last!]);
  return copy;
}

const nameOf = (path: Path): string =>
  path.reduce<string>((all, step) => `${all}${typeof step === 'number' ? `[${step}]` : all && `.${step}`}` || String(step), '');

async function replayed(texts: readonly string[]): Promise<ReplayedCareer[]> {
  const files = texts.map((text, at) => {
    const path = join(folder, `forged-${at}.json`);
    writeFileSync(path, text);
    return path;
  });
  return JSON.parse((await damnatio('ladder', 'replay', ...files, '--json', '--content', PACK)).out) as ReplayedCareer[];
}

/** What a career begins with and what was done in it: to forge that is to tell of another career. */
const GIVEN = /^(beginning|commands|log)\b/;

describe('what is kept of a career', async () => {
  const exported = join(folder, 'exported.txt');
  const career = JSON.parse((await call('ladder --seed 5 --json --export', exported, ...BRIEF)).out) as CareerFile;
  const saved = JSON.parse(readFileSync(exported, 'utf8').split('\n')[1]!) as Parameters<typeof exportCareer>[0];

  test('as JSON is refused by the name of each field that was forged', LONG, async () => {
    const [sound] = await replayed([JSON.stringify(career)]);
    expect(sound).toMatchObject({ verified: true, field: null, hash: career.hash });
    const leaves = leavesOf(career);
    expect(leaves.length).toBeGreaterThan(40);
    const all = await replayed(leaves.map((path) => JSON.stringify(forged(career, path))));
    for (const [at, { verified, field, text }] of all.entries()) {
      const name = nameOf(leaves[at]!);
      expect(verified, `${name}: ${text}`).toBe(false);
      if (!GIVEN.test(name)) expect(text, name).toContain(name === 'format' || name === 'ladder' ? 'holds no career' : (field ?? name));
      if (!GIVEN.test(name) && field !== null && field !== 'file') expect(field).toBe(name);
    }
  });

  test('as JSON is refused by name where a field is missing or one too many', LONG, async () => {
    const keys = Object.keys(career);
    const without = keys.map((key) => JSON.stringify({ ...career, [key]: undefined }));
    const all = await replayed([...without, JSON.stringify({ ...career, crown: 1 })]);
    expect(all.filter(({ verified }) => verified)).toEqual([]);
    expect(all.at(-1)).toMatchObject({ field: 'crown' });
  });

  test('as the page writes it is refused by the name of each field that was forged', LONG, async () => {
    const [sound] = await replayed([exportCareer(saved)]);
    expect(sound).toMatchObject({ verified: true, field: null, hash: career.hash });
    const leaves = leavesOf(saved);
    const all = await replayed(leaves.map((path) => exportCareer(forged(saved, path))));
    for (const [at, { verified, field, text }] of all.entries()) {
      const name = nameOf(leaves[at]!);
      expect(verified, `${name}: ${text}`).toBe(false);
      expect(field ?? '', `${name}: ${text}`).not.toBe('');
    }
  });
});
