// @ts-check
// Contestants in worker threads: the answering side.
import { parentPort, workerData } from 'node:worker_threads';
import { SEED, checksumsOf } from './checksums.mjs';
import { repeatFor } from './clock.mjs';
import { makeEngine } from './contestants.mjs';

const { contestant, number, ...options } = workerData;
const engine = await makeEngine(contestant, options);
let next = (number + 1) * 1e7; // every worker plays bouts of its own

/** @param {number} ms @returns how many bouts were played */
function playFor(ms) {
  return repeatFor(ms, (count) => {
    engine.run(SEED, next, count);
    next += count;
  }).times;
}

/** @param {{ play?: number, checksums?: number }} question */
async function answer({ play, checksums }) {
  parentPort?.postMessage(checksums === undefined ? playFor(play ?? 0) : await checksumsOf(contestant, checksums));
}

parentPort?.on('message', (question) => void answer(question));
