// @ts-check
// npm test: everything that must hold before a change is good, in order, up to the first failure.
// npm test -- --only types,unit  or  npm test -- --skip e2e  choose steps.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { firstFreePort } from './lib/ports.mjs';
import { installIfNeeded, npm, requireNode, root, tool } from './lib/project.mjs';
import { countsIn, withStep } from './lib/results.mjs';
import { selectSteps } from './lib/selection.mjs';

const REPORTS = join(root, 'node_modules/.cache/tests');

/** @param {string[]} args @param {import('node:child_process').SpawnSyncOptions} [options] */
const node = (args, options) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', ...options }).status ?? 1;
const report = (/** @type {string} */ step) => join(REPORTS, `${step}.json`);
const vitest = (/** @type {string} */ step, /** @type {string[]} */ ...args) =>
  node([tool('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report(step)}`, ...args]);

/** @type {{ name: string, title: string, run: () => number | Promise<number> }[]} */
const steps = [
  { name: 'types', title: 'Types', run: () => npm(['run', '-s', 'typecheck']) },
  { name: 'lint', title: 'Lint', run: () => npm(['run', '-s', 'lint']) },
  { name: 'architecture', title: 'Architecture', run: () => vitest('architecture', '--project', 'architecture') },
  { name: 'unit', title: 'Unit, scenario and property tests', run: () => vitest('unit', '--project', '!architecture') },
  { name: 'content', title: 'Content check', run: checkContent },
  { name: 'build', title: 'Build', run: () => npm(['run', '-s', 'build', '--', '--logLevel', 'warn']) },
  { name: 'e2e', title: 'Journeys in the browser', run: browse },
];

requireNode();
const selected = selectedOrExit();
installIfNeeded();
rmSync(REPORTS, { recursive: true, force: true });
process.exitCode = (await runAll()) ? 0 : 1;

async function runAll() {
  const totals = { passed: 0, failed: 0 };
  let failure = '';
  for (const step of selected.includes('e2e') ? [browserStep(), ...steps] : steps) {
    if (step.name !== 'browser' && !selected.includes(step.name)) continue;
    console.log(`\n── ${step.title} ──`);
    const started = Date.now();
    const failed = (await step.run()) !== 0;
    const counts = withStep(countsIn(report(step.name)), failed);
    totals.passed += counts.passed;
    totals.failed += counts.failed;
    console.log(`${failed ? '✗' : '✓'} ${step.title}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
    if (!failed) continue;
    failure = step.title;
    break;
  }
  console.log(failure ? `\nFAILED at: ${failure}. The steps after it were not run.` : '\nAll steps passed.');
  console.log(`${totals.passed} passed, ${totals.failed} failed`);
  return failure === '';
}

function browserStep() {
  return { name: 'browser', title: 'A browser to test in', run: () => node(['scripts/browser.mjs', '--ensure']) };
}

function checkContent() {
  return node(['scripts/build-cli.mjs']) || node(['dist-cli/cli.mjs', 'check', 'content']);
}

async function browse() {
  const port = await firstFreePort(4183, '127.0.0.1');
  return node([tool('@playwright/test', 'playwright'), 'test'], { env: { ...process.env, E2E_PORT: String(port) } });
}

function selectedOrExit() {
  try {
    return selectSteps(
      process.argv.slice(2),
      steps.map(({ name }) => name),
    );
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
    return process.exit(2);
  }
}
