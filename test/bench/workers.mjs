// @ts-check
// Contestants in worker threads: the asking side.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** @typedef {{ contestant: string, fighters: number, radius: number, log: boolean, workers: number }} Crew */

/**
 * Starts the workers and waits until all are warm.
 * @param {Crew} crew
 * @param {number} warmUpMs
 */
export async function startWorkers({ workers: count, ...options }, warmUpMs) {
  const workers = Array.from(
    { length: count },
    (_, number) => new Worker(new URL('./worker.mjs', import.meta.url), { workerData: { ...options, number } }),
  );
  /** @param {Worker} worker @param {object} question @returns {Promise<any>} */
  const ask = async (worker, question) => {
    worker.postMessage(question);
    const [answer] = await once(worker, 'message');
    return answer;
  };
  const asked = workers.map((worker) => ({
    /** @param {number} ms @returns {Promise<number>} bouts */
    playFor: (ms) => ask(worker, { play: ms }),
    /** @param {number} bouts @returns {Promise<import('./checksums.mjs').Check[]>} */
    checksums: (bouts) => ask(worker, { checksums: bouts }),
    end: () => worker.terminate(),
  }));
  await Promise.all(asked.map((worker) => worker.playFor(warmUpMs)));
  return asked;
}
