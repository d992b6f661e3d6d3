// @ts-check
// How the tests run when mutants are tried: every test once as it is, then with each mutant that it came by and that no test has seen
// yet. With one mutant named, that is on from the first module on, and tests run once.
import { appendFileSync } from 'node:fs';
import fc from 'fast-check';
import { inject, TestRunner } from 'vitest';

/** @typedef {{ readonly out: string, readonly always: number, readonly dead: readonly number[] }} Trial `always` is -1 for one after the other */

/** Seconds of the processor, of a test that is not tried with mutants, and after which a mutant is taken never to end. */
const SLOW = 3;
const LATE = 12;
const CALLS_A_LOOK = 4096;

const trial = /** @type {Trial} */ (/** @type {any} */ (inject)('trial'));
/** @type {{ on: number, reached: Set<number>, dead: Set<number>, late: number, calls: number }} */
const now = (/** @type {any} */ (globalThis).damnatioTrial ??= {
  on: trial.always,
  reached: new Set(),
  dead: new Set(trial.dead),
  late: Infinity,
  calls: 0,
});

/** @param {number} id */
/** @type {any} */ (globalThis).damnatioMutant = (/** @type {number} */ id) => {
  if (now.on === id) {
    now.calls += 1;
    if (now.calls % CALLS_A_LOOK === 0 && spent() > now.late) throw new Error('a mutant that never ends');
    return true;
  }
  if (now.on < 0) now.reached.add(id);
  return false;
};

const spent = () => process.cpuUsage().user / 1e6;

/** @param {object} line */
function note(line) {
  appendFileSync(trial.out, `${JSON.stringify(line)}\n`);
}

export default class MutantRunner extends TestRunner {
  /** @override @param {import('vitest').RunnerTestFile} file */
  onCollectStart(file) {
    fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
    super.onCollectStart(file);
  }

  /** @param {import('vitest').RunnerTestCase} test */
  async runTask(test) {
    const run = TestRunner.getTestFn(test);
    if (trial.always >= 0) {
      now.late = spent() + LATE;
      return run();
    }
    now.reached.clear();
    const started = spent();
    await run();
    if (spent() - started > SLOW) return note({ slow: test.fullName, file: test.file.name });
    const reached = [...now.reached];
    const killed = [];
    for (const id of reached.filter((each) => !now.dead.has(each))) if (await failsWith(run, id)) killed.push(id);
    const again = killed.length === 0 || !(await failsWith(run, -1));
    note({ reached, file: test.file.name, ...(killed.length > 0 && { [again ? 'killed' : 'unsure']: killed, by: test.fullName }) });
    if (again) for (const id of killed) now.dead.add(id);
  }
}

/** @param {() => unknown} run @param {number} id */
async function failsWith(run, id) {
  if (id >= 0) note({ trying: id });
  Object.assign(now, { on: id, calls: 0, late: spent() + LATE });
  try {
    await run();
    return false;
  } catch {
    return true;
  } finally {
    now.on = -1;
  }
}
