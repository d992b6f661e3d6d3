// @ts-check
// Who is measured. Runs in Node, in a page and in workers.

/** @typedef {{ fighters: number, radius: number, log: boolean }} Options */
/** @typedef {Partial<import('./ours.mjs').Engine> & Pick<import('./ours.mjs').Engine, 'run'>} Engine what every contestant can do, and what only ours can */
/** @typedef {{ file: string, square: boolean, warmUpMs: number, portable: boolean }} Contestant */

/**
 * `square`: plays on a square board, whose width is the diameter of our arena. `portable`: runs without Node, too.
 * @type {Record<string, Contestant>}
 */
export const CONTESTANTS = {
  tight: { file: './peers/tight.mjs', square: true, warmUpMs: 800, portable: true },
  'boardgame-io': { file: './peers/boardgame-io.mjs', square: true, warmUpMs: 4000, portable: false },
  /** The full rules are some forty times the code of tight; the compiler takes as long as for boardgame.io. */
  ours: { file: './ours.mjs', square: false, warmUpMs: 4000, portable: true },
};

/** @param {string} name */
export function contestantOf(name) {
  const contestant = CONTESTANTS[name];
  if (!contestant) throw new Error(`no contestant is called ${name}; there are ${Object.keys(CONTESTANTS).join(', ')}`);
  return contestant;
}

/** @param {string} name @param {Options} options @returns {Promise<Engine>} */
export async function makeEngine(name, { fighters, radius, log }) {
  const { file, square } = contestantOf(name);
  const { make } = await import(new URL(file, import.meta.url).href);
  return make(square ? { n: fighters, radiusOrWidth: 2 * radius + 1, log } : { fighters, radius, log });
}
