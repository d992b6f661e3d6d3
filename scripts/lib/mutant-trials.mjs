// @ts-check
// The process that tries mutants: vitest is started once and told what to run. scripts/mutate.mjs starts it, reads the lines that it
// writes, and ends it when a mutant hangs. node scripts/lib/mutant-trials.mjs PLAN
import { appendFileSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { loadConfigFromFile } from 'vite';
import { createVitest } from 'vitest/node';
import { switched } from './mutant-switch.mjs';
import { root } from './project.mjs';

/** @typedef {import('./mutant-switch.mjs').NumberedMutant} NumberedMutant */
/**
 * @typedef {object} Plan
 * @property {NumberedMutant[]} mutants all that are built in
 * @property {string[]} folders whose tests are run
 * @property {string} out the file for what is found, a line each
 * @property {number[]} dead mutants that are not tried any more
 * @property {{ id: number, files: string[] }[]} alone mutants that are tried from the first module on, and by which test files
 */

/** @type {Plan} */
const plan = JSON.parse(readFileSync(/** @type {string} */ (process.argv[2]), 'utf8'));
const PLAYS_MUCH = /fast-check|seededRng|simulate/;

/** Files that play whole bouts come last: most mutants are dead by then. */
class QuickFirst {
  /** @param {{ moduleId: string }[]} specs */
  sort(specs) {
    const weight = (/** @type {string} */ file) => (PLAYS_MUCH.test(readFileSync(file, 'utf8')) ? 1 : 0);
    return specs.toSorted((a, b) => weight(a.moduleId) - weight(b.moduleId) || (a.moduleId < b.moduleId ? -1 : 1));
  }
  /** @param {{ moduleId: string }[]} specs */
  shard(specs) {
    return specs;
  }
}

/** @returns {import('vite').Plugin} */
function switches() {
  return {
    name: 'damnatio-mutants',
    enforce: 'pre',
    transform(source, id) {
      const file = relative(root, id).replaceAll('\\', '/');
      const here = plan.mutants.filter((mutant) => mutant.file === file);
      return here.length === 0 ? undefined : { code: switched(source, here), map: null };
    },
  };
}

async function start() {
  const found = await loadConfigFromFile({ command: 'serve', mode: 'test' }, join(root, 'vite.config.ts'), root);
  const { plugins = [], test } = /** @type {any} */ (found?.config ?? {});
  return createVitest(
    'test',
    {
      config: false,
      root,
      watch: false,
      globalSetup: test.globalSetup,
      testTimeout: test.testTimeout,
      include: ['test/**/*.test.ts'],
      isolate: false,
      pool: 'forks',
      maxWorkers: 1,
      runner: join(root, 'scripts/lib/mutant-runner.mjs'),
      sequence: { sequencer: /** @type {any} */ (QuickFirst) },
      reporters: [{ onInit: () => undefined }],
    },
    { plugins: [...plugins, switches()] },
  );
}

const vitest = await start();
const specs = await vitest.globTestSpecifications(plan.folders);

/** @param {number} always @param {typeof specs} chosen */
async function run(always, chosen) {
  vitest.config.bail = always < 0 ? 0 : 1;
  vitest.getRootProject().provide(/** @type {any} */ ('trial'), /** @type {any} */ ({ out: plan.out, always, dead: plan.dead }));
  vitest.state.filesMap.clear();
  vitest.state.idMap.clear();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(chosen, false);
  const failed = testModules.find((module) => !module.ok());
  // A mutant whose loop never ends may use all memory up, and then it is the process of the tests that ends.
  if (unhandledErrors.some((error) => /Worker .* emitted error/.test(/** @type {Error} */ (error).message))) process.exit(1);
  if (!failed) return unhandledErrors.length === 0 ? null : 'an error outside the tests';
  const test = [...failed.children.allTests('failed')][0];
  return `${failed.relativeModuleId}: ${test?.fullName ?? failed.errors()[0]?.message}`;
}

const note = (/** @type {object} */ line) => appendFileSync(plan.out, `${JSON.stringify(line)}\n`);

if (plan.alone.length === 0) note({ done: true, failed: await run(-1, specs) });
for (const { id, files } of plan.alone) {
  note({ trying: id });
  const chosen = specs.filter(({ moduleId }) => files.includes(relative(root, moduleId).replaceAll('\\', '/')));
  note({ alone: id, by: chosen.length === 0 ? null : await run(id, chosen) });
}
await vitest.close();
process.exit(0);
