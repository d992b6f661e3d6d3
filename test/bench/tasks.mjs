// @ts-check
// What a process of the bench can measure of one contestant. Every task returns plain figures.
import { SEED, checksumsOf } from './checksums.mjs';
import { cpuMicros, repeatFor } from './clock.mjs';
import { contestantOf, makeEngine } from './contestants.mjs';
import { startWorkers } from './workers.mjs';

/** @typedef {{ contestant: string, fighters: number, radius: number, log: boolean, engines: number, workers: number, ms: number, bouts: number }} Job */
/** @typedef {import('./contestants.mjs').Engine} Engine */

const FIRST_TIMED = 1000; // bouts before this one are for checksums
const RECORDED = 2000;
const HELD = 4000;
const USED = 1000; // by each of the other engines
const CHECKED = 300;

/** @param {Job} job @returns {Promise<Engine>} the last of `engines` engines, all alive and all used, each with an arena of its own */
async function engineAmongOthers({ contestant, fighters, radius, log, engines }) {
  const others = [];
  for (let other = 1; other < engines; other += 1) {
    const engine = await makeEngine(contestant, { fighters, radius: radius + other, log });
    engine.run(SEED, 0, USED);
    others.push(engine);
  }
  alive.push(...others);
  return makeEngine(contestant, { fighters, radius, log });
}
/** Keeps what it holds from being collected. @type {unknown[]} */
const alive = [];

/** @template {keyof Engine} K @param {Engine} engine @param {K} name @returns {NonNullable<Engine[K]>} */
function method(engine, name) {
  const found = engine[name];
  if (!found) throw new Error(`the contestant has no ${name}`);
  return found;
}

/** Nanoseconds a decision, in bouts that were never played before. @param {Job} job */
async function play(job) {
  const engine = await engineAmongOthers(job);
  const { checksum } = engine.run(SEED, 0, CHECKED);
  let next = FIRST_TIMED;
  let [decisions, dice, events] = [0, 0, 0];
  const work = (/** @type {number} */ count) => {
    const sum = engine.run(SEED, next, count);
    next += count;
    decisions += sum.decisions;
    dice += sum.dice;
    events += sum.events;
  };
  repeatFor(contestantOf(job.contestant).warmUpMs, work);
  [decisions, dice, events] = [0, 0, 0];
  const { times, cpuNanos } = repeatFor(job.ms, work);
  return {
    checksum,
    nanosPerDecision: cpuNanos / decisions,
    boutsPerCpuSecond: (times * 1e9) / cpuNanos,
    decisionsPerBout: decisions / times,
    dicePerDecision: dice / decisions,
    eventsPerBout: events / times,
  };
}

/** Nanoseconds a decision of playing records again, with every choice checked. @param {Job} job */
async function replay(job) {
  const engine = await engineAmongOthers(job);
  const recording = method(engine, 'record')(SEED, RECORDED);
  const verify = method(engine, 'verify');
  let decisions = 0;
  const work = (/** @type {number} */ count) => {
    for (let i = 0; i < count; i += 1) decisions += verify(recording).decisions;
  };
  repeatFor(contestantOf(job.contestant).warmUpMs, work);
  decisions = 0;
  const { times, cpuNanos } = repeatFor(job.ms, work);
  const perRecording = decisions / times;
  return {
    nanosPerDecision: cpuNanos / decisions,
    boutsPerCpuSecond: (times * RECORDED * 1e9) / cpuNanos,
    decisionsPerBout: perRecording / RECORDED,
    bytesPerRecord: method(engine, 'recordBytes')(recording) / RECORDED,
    bytesPerDecision: method(engine, 'recordBytes')(recording) / perRecording,
  };
}

/** Nanoseconds of a clone, and of structuredClone of the same position. @param {Job} job */
async function clone(job) {
  const engine = await engineAmongOthers(job);
  const copy = method(engine, 'clone');
  const [bout] = method(engine, 'midway')(SEED, 1);
  const facts = method(engine, 'facts')(bout);
  /** @type {unknown[]} */
  let [ours, theirs] = [];
  const ways = {
    clone: (/** @type {number} */ count) => {
      for (let i = 0; i < count; i += 1) ours = copy(bout, ours);
    },
    structured: (/** @type {number} */ count) => {
      for (let i = 0; i < count; i += 1) theirs = structuredClone(facts);
    },
  };
  const nanosOf = (/** @type {(count: number) => void} */ work) => {
    repeatFor(job.ms / 4, work);
    const { times, cpuNanos } = repeatFor(job.ms / 2, work);
    return cpuNanos / times;
  };
  const nanosPerClone = nanosOf(ways.clone);
  const nanosPerStructuredClone = nanosOf(ways.structured);
  alive.push(ours, theirs);
  return { nanosPerClone, nanosPerStructuredClone };
}

const collect = () => {
  for (let i = 0; i < 3; i += 1) globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage(); // external includes array buffers
  return heapUsed + external;
};

/** Bytes that a bout holds while it is fought. @param {Job} job */
async function memory(job) {
  const engine = await engineAmongOthers(job);
  const midway = method(engine, 'midway');
  midway(SEED, HELD / 10);
  const before = collect();
  const bouts = midway(SEED, HELD);
  const bytesPerBout = (collect() - before) / HELD;
  alive.push(bouts);
  return { bytesPerBout };
}

/**
 * Bytes that many bouts leave behind. The engine goes on compiling hot functions in the first half of them, so what
 * counts is the second half.
 * @param {Job} job
 */
async function drift(job) {
  const engine = await engineAmongOthers(job);
  const half = Math.ceil(job.bouts / 2);
  const CHUNK = 1000;
  const playHalf = (/** @type {number} */ from) => {
    for (let next = from; next < from + half; next += CHUNK) engine.run(SEED, next, Math.min(CHUNK, from + half - next));
    return collect();
  };
  playHalf(0);
  const before = collect();
  const after = playHalf(half);
  return { bouts: 2 * half, driftBytes: after - before };
}

/** Bouts a second of one or more worker threads. @param {Job} job */
async function threads(job) {
  const workers = await startWorkers(job, contestantOf(job.contestant).warmUpMs);
  const before = process.cpuUsage();
  const start = performance.now();
  const bouts = (await Promise.all(workers.map((worker) => worker.playFor(job.ms)))).reduce((sum, played) => sum + played, 0);
  const [cpu, wall] = [cpuMicros(before), performance.now() - start];
  await Promise.all(workers.map((worker) => worker.end()));
  return { boutsPerCpuSecond: (bouts * 1e6) / cpu, boutsPerWallSecond: (bouts * 1e3) / wall };
}

/** All checksums, in this thread and in a worker. @param {Job} job */
async function checks({ contestant, bouts }) {
  const [worker] = await startWorkers({ contestant, fighters: 2, radius: 5, log: false, workers: 1 }, 0);
  const inWorker = (await worker?.checksums(bouts)) ?? [];
  await worker?.end();
  return { node: await checksumsOf(contestant, bouts), worker: inWorker };
}

/** @type {Record<string, (job: Job) => Promise<object>>} */
export const TASKS = { play, replay, clone, memory, drift, threads, checks };
