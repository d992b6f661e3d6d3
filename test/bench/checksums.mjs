// @ts-check
// The same bouts in every way a contestant can play them: all checksums of a size must be one. Runs in Node, in a page and in workers.
import { makeEngine } from './contestants.mjs';

export const SEED = 1;
export const SIZES = { duel: { fighters: 2, radius: 5 }, melee: { fighters: 12, radius: 8 } };

/** @typedef {{ size: string, way: string, checksum: number }} Check */

/** @param {string} name @param {number} bouts how many of each size, from the first @returns {Promise<Check[]>} */
export async function checksumsOf(name, bouts) {
  /** @type {Check[]} */
  const checks = [];
  for (const [size, options] of Object.entries(SIZES)) {
    const quiet = await makeEngine(name, { ...options, log: false });
    const add = (/** @type {string} */ way, /** @type {{ checksum: number }} */ { checksum }) => checks.push({ size, way, checksum });
    add('log off', quiet.run(SEED, 0, bouts));
    if (!quiet.record || !quiet.verify || !quiet.runCloning) continue;
    add('log on', (await makeEngine(name, { ...options, log: true })).run(SEED, 0, bouts));
    add('in clones', quiet.runCloning(SEED, 0, bouts));
    add('replayed', quiet.verify(quiet.record(SEED, bouts)));
    add('log off, again', quiet.run(SEED, 0, bouts));
  }
  return checks;
}
