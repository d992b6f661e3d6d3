// @ts-check
// The measuring bench of the ruleset `munera`: node test/bench/run.mjs --help
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { buildBenchIfStale } from '../../scripts/lib/cli-build.mjs';
import { npm, root, whyInstall } from '../../scripts/lib/project.mjs';
import { CONTESTANTS, contestantOf, makeEngine } from './contestants.mjs';
import { judge, passes } from './goals.mjs';
import { pageChecksums } from './page-checksums.mjs';
import { reportText } from './report.mjs';
import { Results } from './results.mjs';
import { repeatedRows, singleRows } from './rows.mjs';

const HELP = `node test/bench/run.mjs [options]
  --rounds 4         how often rows that a goal looks at are measured; medians are taken over the rounds
  --ms 1000          milliseconds a row and round, after warm-up
  --instances 3      engines alive in the rows with more than one
  --bouts 1000000    bouts for the heap drift
  --only tight,ours  contestants; the others are left out
  --quick            3 rounds of 200 ms, 100000 bouts: to see whether it works
  --no-browser       no checksums in Chromium
  --gate             exit code 1 when a must is missed or not measured; for a release, on a quiet machine
  --json             all figures as JSON`;

const PEERS = fileURLToPath(new URL('./peers', import.meta.url));
const MEASURE = fileURLToPath(new URL('./measure.mjs', import.meta.url));
const OUR_ENTRY = join(root, 'src/games/munera/commands/bench-entry.ts');
const CHECKED_BOUTS = 300;
const run = promisify(execFile);

/** @typedef {import('./rows.mjs').Row} Row */

function readOptions() {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string' },
      ms: { type: 'string' },
      instances: { type: 'string' },
      bouts: { type: 'string' },
      only: { type: 'string' },
      quick: { type: 'boolean' },
      'no-browser': { type: 'boolean' },
      gate: { type: 'boolean' },
      json: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const number = (
    /** @type {'rounds' | 'ms' | 'instances' | 'bouts'} */ name,
    /** @type {number} */ usual,
    /** @type {number} */ least,
  ) => {
    const value = Number(values[name] ?? usual);
    if (!Number.isInteger(value) || value < least) throw new Error(`--${name} wants a whole number of at least ${least}`);
    return value;
  };
  const quick = values.quick === true;
  return {
    rounds: number('rounds', quick ? 3 : 4, 1),
    ms: number('ms', quick ? 200 : 1000, 20),
    instances: number('instances', 3, 2),
    bouts: number('bouts', quick ? 1e5 : 1e6, 100),
    contestants: values.only?.split(',') ?? Object.keys(CONTESTANTS),
    browser: !values['no-browser'],
    gate: values.gate === true,
    json: values.json === true,
    help: values.help === true,
  };
}

const say = (/** @type {string} */ text) => console.error(text);

/** Installs the packages of the peers when they are wanted and not there; offline that fails, and the row says so. */
function installPeers() {
  const reason = whyInstall(PEERS);
  if (reason === undefined) return;
  say(`Installing boardgame.io for the comparison into test/bench/peers (${reason}) …`);
  const failed =
    npm(['ci', '--prefix', PEERS, '--ignore-scripts', '--no-audit', '--no-fund', '--fetch-retries=0'], {
      stdio: ['ignore', 'ignore', 2],
    }) !== 0;
  if (failed) say('That failed; the bench goes on without boardgame.io.');
}

/** Makes everything ready. @param {readonly string[]} names @returns {Promise<Record<string, string>>} why contestants are absent */
async function prepare(names) {
  if (names.includes('boardgame-io')) installPeers();
  if (names.includes('ours') && existsSync(OUR_ENTRY) && !buildBenchIfStale())
    say('The bundle of our ruleset could not be built; the message is above.');
  /** @type {Record<string, string>} */
  const absent = {};
  for (const name of Object.keys(CONTESTANTS)) {
    if (!names.includes(name)) absent[name] = 'left out';
    else if (name === 'boardgame-io' && whyInstall(PEERS) !== undefined) absent[name] = 'not installed';
    else
      await makeEngine(name, { fighters: 2, radius: 5, log: false }).catch((error) => {
        absent[name] = error.message;
      });
  }
  return absent;
}

/** Measures a row in a process of its own. @param {Row} row @param {{ ms: number, bouts: number }} options @returns {Promise<Record<string, any> | undefined>} */
async function measure(row, { ms, bouts }) {
  const job = { ...row, ms, bouts: row.task === 'checks' ? CHECKED_BOUTS : bouts };
  try {
    const { stdout } = await run(process.execPath, ['--expose-gc', MEASURE, JSON.stringify(job)], {
      env: { ...process.env, NODE_ENV: 'production' },
    });
    return JSON.parse(stdout);
  } catch (error) {
    const lines = String(error).split('\n');
    say(`${row.name}: ${lines.slice(1).find((line) => /Error\b.*: /.test(line)) ?? lines[0]}`);
    return undefined;
  }
}

/** Adds what Chromium makes of the same bouts. @param {Row} row @param {Record<string, any>} checks */
async function withPage({ name, contestant }, checks) {
  try {
    return { ...checks, ...(await pageChecksums(contestant, CHECKED_BOUTS)) };
  } catch (error) {
    say(`${name}: not in Chromium (${/** @type {Error} */ (error).message.split('\n')[0]})`);
    return checks;
  }
}

/** @param {ReturnType<typeof readOptions>} options @param {Record<string, string>} absent */
async function measureAll(options, absent) {
  const results = new Results();
  const present = (/** @type {Row} */ row) => absent[row.contestant] === undefined;
  const rows = repeatedRows(options.instances);
  for (let round = 1; round <= options.rounds; round += 1) {
    say(`round ${round} of ${options.rounds} …`);
    for (const row of rows.filter((one) => present(one) && (round === 1 || !one.once))) {
      const slow = contestantOf(row.contestant).warmUpMs > 1000; // what warms up slowly also needs a longer look
      results.add(row.name, await measure(row, { ...options, ms: slow ? 2 * options.ms : options.ms }));
    }
  }
  say('memory and checksums …');
  for (const row of singleRows().filter(present)) {
    const figures = await measure(row, options);
    results.add(row.name, figures && row.task === 'checks' && options.browser ? await withPage(row, figures) : figures);
  }
  return { rows, results };
}

async function main() {
  const options = readOptions();
  if (options.help) {
    console.log(HELP);
    return;
  }
  options.contestants.forEach(contestantOf);
  const absent = await prepare(options.contestants);
  const { rows, results } = await measureAll(options, absent);
  const verdicts = judge(options.instances, results);
  if (options.json) console.log(JSON.stringify({ node: process.versions.node, options, absent, verdicts, rows: results }, null, 2));
  else console.log(reportText({ rows, results, verdicts, absent, rounds: options.rounds, ms: options.ms }));
  if (options.gate && !passes(verdicts)) process.exitCode = 1;
}

await main();
