// @ts-check
// What our ruleset must reach and what it aims at. Ratios of one run only; absolute figures say more about the machine.
import { median } from './results.mjs';
import { GROWTH_RADIUS } from './rows.mjs';

/** @typedef {import('./results.mjs').Results} Results */
/** @typedef {import('./checksums.mjs').Check} Check */
/**
 * @typedef {{ what: string, must: number, aim: number, more?: boolean, show: (value: number) => string, measure: (results: Results) => number[] }} Goal
 * `more`: more is better. `measure` gives a figure for every round, or none; their median counts.
 */
/** @typedef {'aim met' | 'met' | 'missed' | 'not measured'} Verdict */

const NS = 'nanosPerDecision';
/** Bytes that the garbage collector may leave over as chance has it; one byte a bout would be a hundred times as much. */
const NOISE_MUST = 64 * 1024;
const NOISE_AIM = 16 * 1024;
/** Where the checksums of ours are taken: a process, a worker of it, a page and a worker of that. */
const PLACES = ['node', 'worker', 'page', 'pageWorker'];

const times = (/** @type {number} */ value) => `${value.toFixed(2)} x`;
const part = (/** @type {number} */ value) => `1/${(1 / value).toFixed(0)}`;

/**
 * How many checksums differ from the first one of their size; undefined when a place is missing and none differs.
 * @param {Record<string, Check[]>} checks by place
 */
export function disagreements(checks) {
  const all = PLACES.flatMap((place) => checks[place] ?? []);
  const first = (/** @type {string} */ size) => all.find((check) => check.size === size)?.checksum;
  const differing = all.filter(({ size, checksum }) => checksum !== first(size)).length;
  const complete = PLACES.every((place) => (checks[place]?.length ?? 0) > 0);
  return differing > 0 || complete ? differing : undefined;
}

/** @param {number} engines how many are alive in the rows with more than one @returns {Goal[]} */
export function goalsFor(engines) {
  return [
    {
      what: `log off, a decision, of tight; ${engines} engines alive on both sides`,
      must: 6,
      aim: 3.5,
      show: times,
      measure: (results) => results.ratios(`ours, ${engines} engines`, `tight, ${engines} engines`, NS),
    },
    { what: 'the same with one engine', must: 6, aim: 3.5, show: times, measure: (results) => results.ratios('ours', 'tight', NS) },
    {
      what: `events on, of own log off; ${engines} engines alive`,
      must: 1.5,
      aim: 1.2,
      show: times,
      measure: (results) => results.ratios(`ours, events on, ${engines} engines`, `ours, ${engines} engines`, NS),
    },
    {
      what: 'events on, of own log off; one engine',
      must: 1.5,
      aim: 1.2,
      show: times,
      measure: (results) => results.ratios('ours, events on', 'ours', NS),
    },
    {
      what: 'faster than boardgame.io, a decision',
      must: 200,
      aim: 350,
      more: true,
      show: (value) => `${value.toFixed(0)} x`,
      measure: (results) => results.ratios('boardgame-io', 'ours', NS),
    },
    {
      what: `replay verification, a decision, of tight; ${engines} engines alive on both sides`,
      must: 2,
      aim: 1,
      show: times,
      measure: (results) => results.ratios(`ours, replay, ${engines} engines`, `tight, ${engines} engines`, NS),
    },
    {
      what: 'replay verification with one engine',
      must: 2,
      aim: 1,
      show: times,
      measure: (results) => results.ratios('ours, replay', 'tight', NS),
    },
    {
      what: 'clone of a duel, of structuredClone',
      must: 1 / 50,
      aim: 1 / 100,
      show: part,
      measure: (results) => results.ratios('ours, clones', 'ours, clones', 'nanosPerClone', 'nanosPerStructuredClone'),
    },
    {
      what: '12 fighters, a decision, of 2',
      must: 2.5,
      aim: 2,
      show: times,
      measure: (results) => results.ratios(`ours, 12 at radius ${GROWTH_RADIUS}`, `ours, 2 at radius ${GROWTH_RADIUS}`, NS),
    },
    {
      what: 'arena of radius 12, a decision, of 5',
      must: 1.1,
      aim: 1,
      show: times,
      measure: (results) => results.ratios('ours, 2 at radius 12', 'ours', NS),
    },
    {
      what: 'heap drift (none but noise)',
      must: NOISE_MUST,
      aim: NOISE_AIM,
      show: (value) => `${Math.round(value)} B`,
      measure: (results) => results.all('ours, drift', 'driftBytes'),
    },
    {
      what: 'checksums that differ',
      must: 0,
      aim: 0,
      show: String,
      measure: (results) => [disagreements(results.first('ours, checks') ?? {}) ?? []].flat(),
    },
  ];
}

/** @param {Goal} goal @param {number | undefined} value @returns {Verdict} */
export function verdictOf({ must, aim, more = false }, value) {
  if (value === undefined) return 'not measured';
  const reaches = (/** @type {number} */ bound) => (more ? value >= bound : value <= bound);
  if (reaches(aim)) return 'aim met';
  return reaches(must) ? 'met' : 'missed';
}

/** @param {number} engines @param {Results} results */
export function judge(engines, results) {
  return goalsFor(engines).map((goal) => {
    const values = goal.measure(results);
    const value = median(values);
    const bound = (/** @type {number} */ limit) => `${goal.more ? '>=' : '<='} ${goal.show(limit)}`;
    return {
      what: goal.what,
      value: value ?? null,
      verdict: verdictOf(goal, value),
      measured: value === undefined ? '' : goal.show(value),
      spread: values.length < 2 ? '' : `${goal.show(Math.min(...values))} … ${goal.show(Math.max(...values))}`,
      must: bound(goal.must),
      aim: bound(goal.aim),
    };
  });
}

/** Whether every must is met; what was not measured is not met. @param {readonly { verdict: Verdict }[]} verdicts */
export function passes(verdicts) {
  return verdicts.length > 0 && verdicts.every(({ verdict }) => verdict === 'aim met' || verdict === 'met');
}
