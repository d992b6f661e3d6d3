// @ts-check
// The figures of a run as text.
import { cpus, loadavg } from 'node:os';
import { SIZES } from './checksums.mjs';
import { CONTESTANTS } from './contestants.mjs';
import { median } from './results.mjs';

/** @typedef {import('./results.mjs').Results} Results */
/** @typedef {import('./rows.mjs').Row} Row */

/**
 * @param {readonly (readonly string[])[]} rows the first is the head
 * @param {number} [left] how many columns are set to the left
 */
function table(rows, left = 1) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  /** @param {string} cell @param {number} column */
  const set = (cell, column) => (column < left ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0));
  return rows.map((row) => row.map(set).join('  ').trimEnd()).join('\n');
}

/** @param {number | undefined} value @param {number} [digits] */
const digits = (value, digits = 1) => (value === undefined ? '' : value >= 10_000 ? String(Math.round(value)) : value.toFixed(digits));

const HEAD = ['', 'ns/decision', 'spread', 'x tight', 'bouts/CPU s', 'decisions/bout', 'dice/decision', 'events/bout', 'checksum'];

/** @param {Row} row @param {Results} results */
function playLine({ name, against }, results) {
  const figures = results.all(name, 'nanosPerDecision');
  if (figures.length === 0) return [name, 'failed'];
  const of = (/** @type {string} */ field) => results.figure(name, field);
  const ratio = against === undefined ? undefined : median(results.ratios(name, against, 'nanosPerDecision'));
  return [
    name,
    digits(of('nanosPerDecision')),
    `${digits(Math.min(...figures), 0)}-${digits(Math.max(...figures), 0)}`,
    digits(ratio, 2),
    digits(of('boutsPerCpuSecond'), 0),
    digits(of('decisionsPerBout')),
    digits(of('dicePerDecision'), 2),
    digits(of('eventsPerBout')),
    digits(results.first(name)?.['checksum'], 0),
  ];
}

/** @param {Row} row @param {Results} results */
function threadLine({ name }, results) {
  const alone = name.replace(/\d+$/, '1');
  const fields = ['boutsPerCpuSecond', 'boutsPerWallSecond'];
  return [
    name,
    ...fields.map((field) => digits(results.figure(name, field), 0)),
    ...fields.map((field) => digits(median(results.ratios(name, alone, field)), 2)),
  ];
}

/** @param {Results} results */
function singleLines(results) {
  const lines = [
    ['clone of a duel, ns', digits(results.figure('ours, clones', 'nanosPerClone'))],
    ['structuredClone of the same, ns', digits(results.figure('ours, clones', 'nanosPerStructuredClone'))],
    ['memory a bout, bytes', digits(results.figure('ours, memory', 'bytesPerBout'), 0)],
    ['record of a duel, bytes', digits(results.figure('ours, replay', 'bytesPerRecord'))],
    ['record, bytes a decision', digits(results.figure('ours, replay', 'bytesPerDecision'), 2)],
    [
      `heap drift over ${results.figure('ours, drift', 'bouts') ?? 'many'} bouts, bytes`,
      digits(results.figure('ours, drift', 'driftBytes'), 0),
    ],
  ];
  return table(lines.map(([what = '', value = '']) => [`ours: ${what}`, value || 'not measured']));
}

/** One line a size: the checksum and where and how it was had; all of them when they differ. @param {string} contestant @param {Results} results */
function checkLines(contestant, results) {
  const checks = results.first(`${contestant}, checks`);
  if (!checks) return [`${contestant}: checksums failed`];
  const all = Object.entries(checks).flatMap(([place, list]) =>
    list.map((/** @type {import('./checksums.mjs').Check} */ check) => ({ ...check, place })),
  );
  return Object.keys(SIZES).map((name) => {
    const ofSize = all.filter(({ size }) => size === name);
    const values = [...new Set(ofSize.map(({ checksum }) => checksum))];
    const told = `${contestant}, ${name}: checksum ${values.join(' and ')}`;
    if (values.length > 1) return `${told}; ${ofSize.map(({ place, way, checksum }) => `${place}, ${way}: ${checksum}`).join('; ')}`;
    return `${told} in ${[...new Set(ofSize.map(({ place }) => place))].join(', ')}; ${[...new Set(ofSize.map(({ way }) => way))].join(', ')}`;
  });
}

/**
 * @param {object} run
 * @param {readonly Row[]} run.rows
 * @param {Results} run.results
 * @param {ReturnType<typeof import('./goals.mjs').judge>} run.verdicts
 * @param {Record<string, string>} run.absent why a contestant is not here
 * @param {number} run.rounds
 * @param {number} run.ms
 */
export function reportText({ rows, results, verdicts, absent, rounds, ms }) {
  const present = Object.keys(CONTESTANTS)
    .filter((name) => absent[name] === undefined)
    .flatMap((name) => rows.filter(({ contestant }) => contestant === name));
  const threads = present.filter(({ task }) => task === 'threads');
  const plays = present.filter(({ task }) => task === 'play' || task === 'replay');
  const goals = verdicts.map(({ what, verdict, measured, spread, must, aim }) => [what, verdict, measured, spread, must, aim]);
  return [
    `Node ${process.versions.node}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}; ${rounds} rounds of ${ms} ms, medians of CPU time. Trust the ratios.`,
    ...Object.entries(absent).map(([contestant, why]) => `${contestant}: ${why}`),
    table([HEAD, ...plays.map((row) => playLine(row, results))]),
    table([['', 'bouts/CPU s', 'bouts/s', 'CPU x one', 'wall x one'], ...threads.map((row) => threadLine(row, results))]),
    ...(absent['ours'] === undefined ? [singleLines(results)] : []),
    ['tight', 'ours']
      .filter((contestant) => absent[contestant] === undefined)
      .flatMap((contestant) => checkLines(contestant, results))
      .join('\n'),
    table([['goal', 'verdict', 'measured', 'spread', 'must', 'aim'], ...goals], 2),
  ].join('\n\n');
}
