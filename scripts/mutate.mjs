// @ts-check
// npm run mutate -- [FILES or folders] [--most N] [--seed S] [--json]
// Puts one small fault at a time into the rules and runs the nearest tests; a fault that no test sees is a hole in them.
// All are built in at once, each to be switched on (lib/mutant-switch.mjs), so that nothing is loaded anew for the next. What survives
// so, and what is run while modules load, is tried again alone, on from the first module. No file of the checkout is changed.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { globSync } from 'tinyglobby';
import { mutantsOf, sample, testFoldersOf } from './lib/mutants.mjs';
import { installIfNeeded, requireNode, root } from './lib/project.mjs';

/** @typedef {'killed' | 'survived' | 'timeout'} Verdict */
/** @typedef {import('./lib/mutant-switch.mjs').NumberedMutant} NumberedMutant */
/** @typedef {{ verdict: Verdict, by?: string }} Result `by` is the test that saw it */
/** @typedef {import('./lib/mutant-trials.mjs').Plan} Plan */
/** @typedef {{ mutants: NumberedMutant[], folders: string[], results: Map<number, Result>, met: Map<number, Set<string>>, slow: Set<string> }} Batch */

const RULES = ['src/engine/**/*.ts', 'src/games/*/rules/**/*.ts'];
const DAY = 86_400_000;
const SILENCE = 240_000;

requireNode();
installIfNeeded();
const { most, seed, json, files } = wishesOrExit();
const say = (/** @type {string} */ line) => (json ? console.error(line) : console.log(line));
const folder = mkdtempSync(join(tmpdir(), 'damnatio-mutate-'));
const out = join(folder, 'found.jsonl');
/** @type {import('node:child_process').ChildProcess | undefined} */
let running;
process.on('exit', () => {
  stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130));
process.exitCode = await run();

async function run() {
  const all = files.flatMap((file) => mutantsOf(file, readFileSync(join(root, file), 'utf8')));
  const chosen = sample(all, most, seed).map((mutant, id) => ({ ...mutant, id }));
  say(`${chosen.length} of ${all.length} mutants of ${files.length} files, seed ${seed}.`);
  /** @type {Map<number, Result>} */
  const results = new Map();
  for (const group of new Set(chosen.map(({ file }) => testFoldersOf(file).join(' ')))) {
    const mutants = chosen.filter(({ file }) => testFoldersOf(file).join(' ') === group);
    const batch = { mutants, folders: group.split(' '), results, met: new Map(), slow: new Set() };
    const failed = (await tryTogether(batch)) ?? (await tryAlone(batch));
    if (failed) {
      console.error(`The tests fail without a mutant, in ${failed}.`);
      return 1;
    }
  }
  report(chosen, results, all.length);
  return 0;
}

/** One after the other in one run of the tests. @param {Batch} batch @returns {Promise<string | undefined>} the test that fails without any */
async function tryTogether(batch) {
  for (;;) {
    const dead = batch.mutants.flatMap(({ id }) => (batch.results.has(id) ? [id] : []));
    const lines = await trials({ mutants: batch.mutants, folders: batch.folders, out, dead, alone: [] });
    for (const { reached = [], file, killed = [], by, slow } of lines) {
      for (const id of reached) batch.met.set(id, (batch.met.get(id) ?? new Set()).add(file));
      for (const id of killed) batch.results.set(id, { verdict: 'killed', by });
      if (slow) batch.slow.add(file);
    }
    const end = lines.find(({ done }) => done);
    if (end) return end.failed ?? undefined;
    const hung = lines.findLast(({ trying }) => trying !== undefined)?.trying;
    if (hung === undefined || batch.results.has(hung)) throw new Error('The tests end before any mutant is tried.');
    batch.results.set(hung, { verdict: 'timeout' });
  }
}

/** What no test has seen, each on from the first module: in the files that came by it; in all but slow ones when it is run while they load. @param {Batch} batch */
async function tryAlone(batch) {
  for (;;) {
    const left = batch.mutants.filter(({ id }) => !batch.results.has(id));
    if (left.length === 0) return undefined;
    const quick = [...new Set([...batch.met.values()].flatMap((met) => [...met]))].filter((file) => !batch.slow.has(file));
    const alone = left.map(({ id }) => ({ id, files: [...(batch.met.get(id) ?? quick)] }));
    const lines = await trials({ mutants: batch.mutants, folders: batch.folders, out, dead: [], alone });
    for (const { alone: id, by } of lines.filter((line) => line.alone !== undefined)) {
      batch.results.set(id, by === null ? { verdict: 'survived' } : { verdict: 'killed', by });
    }
    const last = lines.at(-1)?.trying;
    if (last !== undefined) batch.results.set(last, { verdict: 'timeout' });
  }
}

/** @param {readonly NumberedMutant[]} chosen @param {ReadonlyMap<number, Result>} results @param {number} known */
function report(chosen, results, known) {
  const mutants = chosen.map(({ id, file, line, before, after }) => ({
    file,
    line,
    before,
    after,
    .../** @type {Result} */ (results.get(id)),
  }));
  for (const { verdict, file, line, before, after } of mutants.filter((each) => each.verdict !== 'killed')) {
    say(`${verdict} ${file}:${line}\n         - ${before}\n         + ${after}`);
  }
  const count = (/** @type {Verdict} */ verdict) => mutants.filter((each) => each.verdict === verdict).length;
  const counts = { killed: count('killed'), survived: count('survived'), timeouts: count('timeout') };
  say(`${counts.killed} killed, ${counts.survived} survived, ${counts.timeouts} timeouts`);
  if (json) console.log(JSON.stringify({ seed, known, tried: mutants.length, ...counts, mutants }, null, 2));
}

/** Carries a plan out in a process of its own, which is ended when it has found nothing for long; what it wrote. @param {Plan} plan @returns {Promise<any[]>} */
function trials(plan) {
  const planned = join(folder, 'plan.json');
  writeFileSync(planned, JSON.stringify(plan));
  writeFileSync(out, '');
  return new Promise((done) => {
    const child = spawn(process.execPath, [join(root, 'scripts/lib/mutant-trials.mjs'), planned], {
      cwd: root,
      stdio: 'ignore',
      detached: process.platform !== 'win32', // a group of its own, for a test that hangs to be ended with its workers
    });
    running = child;
    let written = '';
    let since = Date.now();
    const clock = setInterval(() => {
      const now = readFileSync(out, 'utf8');
      if (now.length > written.length) [written, since] = [now, Date.now()];
      else if (Date.now() - since > SILENCE) stop();
    }, 1000);
    child.on('close', () => {
      clearInterval(clock);
      running = undefined;
      done(
        readFileSync(out, 'utf8')
          .split('\n')
          .slice(0, -1)
          .map((line) => JSON.parse(line)),
      );
    });
  });
}

function stop() {
  if (running?.pid === undefined) return;
  try {
    if (process.platform === 'win32') running.kill();
    else process.kill(-running.pid, 'SIGKILL');
  } catch {
    // it has ended by itself
  }
}

function wishesOrExit() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { most: { type: 'string' }, seed: { type: 'string' }, json: { type: 'boolean', default: false } },
    });
    const wanted = wholeNumber('most', values.most ?? '100');
    const drawn = wholeNumber('seed', values.seed ?? String(Math.floor(Date.now() / DAY)));
    return { most: wanted, seed: drawn, json: values.json, files: filesBelow(positionals) };
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
    return process.exit(2);
  }
}

/** @param {string} name @param {string} text */
function wholeNumber(name, text) {
  if (!/^\d+$/.test(text)) throw new RangeError(`--${name} must be a whole number, not "${text}".`);
  return Number(text);
}

/** The files of rules among those named, or all. @param {string[]} names */
function filesBelow(names) {
  const rules = globSync(RULES, { cwd: root }).sort();
  const paths = names.map((name) => relative(root, resolve(name)).split(sep).join('/'));
  const stray = paths.find((path) => !rules.some((rule) => rule === path || rule.startsWith(`${path}/`)));
  if (stray !== undefined) throw new RangeError(`${stray} is or holds no file of src/engine or src/games/*/rules.`);
  return paths.length === 0 ? rules : rules.filter((rule) => paths.some((path) => rule === path || rule.startsWith(`${path}/`)));
}
