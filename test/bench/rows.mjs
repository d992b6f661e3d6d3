// @ts-check
// What is measured: the rows that take turns, round after round, and those that are measured once.

/**
 * @typedef {{ name: string, task: string, contestant: string, fighters: number, radius: number, log: boolean, engines: number, workers: number }} Measured
 * @typedef {Measured & { against?: string, once?: boolean }} Row `against` names the row of tight that it is compared with;
 *   `once`: in the first round only, because no goal looks at it
 */

const DUEL = { task: 'play', fighters: 2, radius: 5, log: false, engines: 1, workers: 1 };
export const GROWTH_RADIUS = 8;
const CROWDS = [2, 4, 8, 12];
/** Sizes that a goal compares; the ones between show how it grows. */
const JUDGED = [`ours, ${CROWDS.at(0)} at radius ${GROWTH_RADIUS}`, `ours, ${CROWDS.at(-1)} at radius ${GROWTH_RADIUS}`];
const WIDE_RADIUS = 12;

/**
 * What tight and ours both play; each row of ours is compared with the row of tight before it.
 * @param {number} engines
 */
function variants(engines) {
  return [
    { suffix: `, ${engines} engines`, engines },
    ...CROWDS.map((fighters) => ({ suffix: `, ${fighters} at radius ${GROWTH_RADIUS}`, fighters, radius: GROWTH_RADIUS })),
    { suffix: `, 2 at radius ${WIDE_RADIUS}`, radius: WIDE_RADIUS },
    ...[1, 2].map((workers) => ({ suffix: `, workers: ${workers}`, task: 'threads', workers, once: true })),
  ];
}

/** Crowds that no goal compares are measured once. @param {Row} row @returns {Row} */
function withOften(row) {
  return row.radius === GROWTH_RADIUS && !JUDGED.includes(row.name) ? { ...row, once: true } : row;
}

/**
 * Rows in the order in which a round measures them: what is compared stands close together.
 * @param {number} engines how many are alive in the rows with more than one
 * @returns {Row[]}
 */
export function repeatedRows(engines) {
  const duelOf = (/** @type {string} */ contestant) => ({ ...DUEL, name: contestant, contestant, against: 'tight' });
  const ours = duelOf('ours');
  const others = `tight, ${engines} engines`;
  return [
    duelOf('boardgame-io'),
    duelOf('tight'),
    ours,
    { ...ours, name: 'ours, events on', log: true },
    { ...ours, name: 'ours, replay', task: 'replay' },
    ...variants(engines).flatMap(({ suffix, ...variant }) =>
      ['tight', 'ours'].map((contestant) =>
        withOften({ ...DUEL, ...variant, name: `${contestant}${suffix}`, contestant, against: `tight${suffix}` }),
      ),
    ),
    { ...ours, name: `ours, events on, ${engines} engines`, log: true, engines, against: others },
    { ...ours, name: `ours, replay, ${engines} engines`, task: 'replay', engines, against: others },
    { ...ours, name: 'ours, clones', task: 'clone' },
  ];
}

/** @returns {Row[]} measured once */
export function singleRows() {
  const of = (/** @type {string} */ contestant, /** @type {string} */ task) => ({
    ...DUEL,
    name: `${contestant}, ${task}`,
    contestant,
    task,
  });
  return [of('tight', 'checks'), of('ours', 'checks'), of('ours', 'memory'), of('ours', 'drift')];
}
