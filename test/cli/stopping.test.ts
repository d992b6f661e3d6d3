import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Ran } from './run.ts';
import { call, program } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'damnatio-stopping-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the program and presses Ctrl+C after a while. */
function interrupted(milliseconds: number, line: string): Promise<Ran> {
  const child = spawn(process.execPath, [program, ...line.split(' ')]);
  let [out, err] = ['', ''];
  child.stdout.on('data', (text: Buffer) => (out += text.toString()));
  child.stderr.on('data', (text: Buffer) => (err += text.toString()));
  setTimeout(() => child.kill('SIGINT'), milliseconds);
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}

/** The same once it plays: a program that has not begun ends without a word, and is given longer. */
async function stopped(line: string): Promise<Ran> {
  for (let milliseconds = 1000; ; milliseconds *= 2) {
    const ran = await interrupted(milliseconds, line);
    if (ran.code !== null) return ran;
  }
}

/** A call in this process that hears Ctrl+C in the middle. */
function stoppedCall(line: string, ...more: string[]): Promise<Ran> {
  const ran = call(line, ...more);
  const pressing = setInterval(() => process.listenerCount('SIGINT') > 0 && process.emit('SIGINT'), 30);
  return ran.finally(() => clearInterval(pressing));
}

test.skipIf(process.platform === 'win32')('Ctrl+C ends what threads play, and what was played is told', { timeout: 120_000 }, async () => {
  const { code, out } = await stopped('sim --beast lion --policy naive --bouts 10000000 --threads 2');
  const [, after] = /^Stopped after (\d+) of 10000000 bouts/m.exec(out) ?? [];
  expect(code).toBe(130);
  expect(out).toContain(` · ${after} hunts`);
  expect(out).toMatch(/^men win +\d+\.\d % \(\d+\.\d % to \d+\.\d %\)$/m);
});

test('so it does with pairs, offers and guard rails', { timeout: 120_000 }, async () => {
  const pairs = await stoppedCall('sim --compare lion bear --bouts 1000000');
  expect(pairs).toMatchObject({ code: 130, out: expect.stringMatching(/Stopped after \d+ of 1000000 pairs of bouts/) as string });
  const offers = await stoppedCall('difficulty damnatio --bouts 1000000 --write');
  expect(offers).toMatchObject({ code: 130, err: expect.stringMatching(/^Stopped after \d+ of \d+ bouts.* Nothing is written/) as string });
  expect(offers.out).toMatch(/^damnatio +\w+ +\S+ +\d+\.\d % /m);
  const cells = await stoppedCall('balance --bouts 100000 --threads 1');
  expect(cells).toMatchObject({ code: 130, err: expect.stringMatching(/^Stopped after \d+ of 4200000 hunts/) as string });
  expect(cells.out).toMatch(/^D-286 .* lion /m);
});

test('a shard that is not whole is not written: no merge could take it', { timeout: 120_000 }, async () => {
  const shard = join(folder, 'part.json');
  const ran = await stoppedCall('sim --beast lion --bouts 10000000 --threads 1 --out', shard);
  expect(ran).toMatchObject({ code: 130, out: '', err: expect.stringContaining('is not written') as string });
  expect(existsSync(shard)).toBe(false);
});
