// @ts-check
// npm run mutate -- [FILES or folders] [--most N] [--seed S] [--json]
// Puts one small fault at a time into the rules and runs the nearest tests; a fault that no test sees is a hole in them.
// Works in a copy of the checkout among the temporary files, so that nothing here is ever left mutated.
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { globSync } from 'tinyglobby';
import { mutantsOf, mutated, sample, testFoldersOf } from './lib/mutants.mjs';
import { installIfNeeded, requireNode, root, tool } from './lib/project.mjs';

/** @typedef {'killed' | 'survived' | 'timeout'} Verdict */
/** @typedef {import('./lib/mutants.mjs').Mutant} Mutant */

const RULES = ['src/engine/**/*.ts', 'src/games/*/rules/**/*.ts'];
const NOT_COPIED = new Set(['node_modules', '.git', 'dist', 'dist-cli', 'coverage', 'test-results', 'playwright-report']);
const DAY = 86_400_000;
const LEAST_WAIT = 60_000;

requireNode();
installIfNeeded();
const { most, seed, json, files } = wishesOrExit();
const say = (/** @type {string} */ line) => (json ? console.error(line) : console.log(line));
/** @type {Map<string, number>} Milliseconds that the tests of a folder take unmutated. */
const usual = new Map();
/** @type {import('node:child_process').ChildProcess | undefined} */
let running;
const copy = copyCheckout();
process.on('exit', () => {
  stop();
  rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130));
process.exitCode = await run();

async function run() {
  const all = files.flatMap((file) => mutantsOf(file, readFileSync(join(root, file), 'utf8')));
  const chosen = sample(all, most, seed);
  say(`${chosen.length} of ${all.length} mutants of ${files.length} files, seed ${seed}.`);
  /** @type {(Mutant & { verdict: Verdict })[]} */
  const results = [];
  for (const folder of new Set(chosen.flatMap(({ file }) => testFoldersOf(file)))) if (!(await isGreen(folder))) return 1;
  for (const mutant of chosen) {
    const verdict = await verdictOn(mutant);
    results.push({ ...mutant, verdict });
    say(`${verdict.padEnd(8)} ${mutant.file}:${mutant.line}`);
    if (verdict !== 'killed') say(`         - ${mutant.before}\n         + ${mutant.after}`);
  }
  report(results, all.length);
  return 0;
}

/** @param {(Mutant & { verdict: Verdict })[]} results @param {number} known */
function report(results, known) {
  const count = (/** @type {Verdict} */ verdict) => results.filter((each) => each.verdict === verdict).length;
  const counts = { killed: count('killed'), survived: count('survived'), timeouts: count('timeout') };
  say(`${counts.killed} killed, ${counts.survived} survived, ${counts.timeouts} timeouts`);
  const mutants = results.map(({ file, line, before, after, verdict }) => ({ file, line, before, after, verdict }));
  if (json) console.log(JSON.stringify({ seed, known, tried: results.length, ...counts, mutants }, null, 2));
}

/** Runs the tests of a folder as they are, to know how long they take. @param {string} folder */
async function isGreen(folder) {
  const started = Date.now();
  const end = await vitest(['run', folder], 30 * 60_000);
  usual.set(folder, Date.now() - started);
  if (end === 'passed') return true;
  console.error(`The tests of ${folder} fail without a mutant; npx vitest run ${folder} says why.`);
  return false;
}

/** @param {Mutant} mutant @returns {Promise<Verdict>} */
async function verdictOn(mutant) {
  const file = join(copy, mutant.file);
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, mutated(source, mutant));
  try {
    for (const folder of testFoldersOf(mutant.file)) {
      const wait = Math.max(LEAST_WAIT, 3 * (usual.get(folder) ?? 0));
      const end = await vitest(['run', folder, '--bail', '1'], wait);
      if (end !== 'passed') return end === 'late' ? 'timeout' : 'killed';
    }
    return 'survived';
  } finally {
    writeFileSync(file, source);
  }
}

/** @param {string[]} args @param {number} wait @returns {Promise<'passed' | 'failed' | 'late'>} */
function vitest(args, wait) {
  return new Promise((done) => {
    const child = spawn(process.execPath, [tool('vitest'), ...args, '--reporter', 'dot'], {
      cwd: copy,
      stdio: 'ignore',
      detached: process.platform !== 'win32', // a group of its own, for a test that hangs to be ended with its workers
    });
    running = child;
    let late = false;
    const clock = setTimeout(() => {
      late = true;
      stop();
    }, wait);
    child.on('close', (code) => {
      clearTimeout(clock);
      running = undefined;
      done(late ? 'late' : code === 0 ? 'passed' : 'failed');
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

/** The checkout with packages linked, all but their caches. */
function copyCheckout() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'damnatio-mutate-')));
  for (const name of readdirSync(root)) if (!NOT_COPIED.has(name)) cpSync(join(root, name), join(folder, name), { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name === '.bin' || !name.startsWith('.'))
      symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name), 'junction');
  return folder;
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
