// @ts-check
// Our own ruleset `munera` as a contestant. It is measured as a bundle, dist-cli/bench/bench-entry.mjs, built from
// src/games/munera/commands/bench-entry.ts (`--mode bench` of vite.cli.config.ts). The bundle runs in Node, in a page and in workers, so it
// imports nothing of Node's. It exports one function:
//
//   make({ fighters, radius, log }) -> Engine          (or a promise of one)
//
// An engine plays fighters 0 … fighters - 1, everybody against everybody, in the kits of peers/lite.mjs (murmillo, thraex,
// secutor, gaul, crupellarius, thraex, again), on an arena of the radius, with the greedy policy on every side. What
// falls in bout `index` of `seed` depends on these two numbers alone. With `log` every event is made as an object and
// kept until the bout ends, as the page's log keeps it. Several engines can be alive; their bouts do not mix.
//
// Engine:
//   run(seed, from, count) -> Tally          plays the bouts from … from + count - 1
//   runCloning(seed, from, count) -> Tally   the same, but before every decision the bout is cloned and goes on as the clone
//   record(seed, count) -> Recording         plays the bouts 0 … count - 1 and keeps what their records keep
//   verify(recording) -> Tally               plays the recorded choices, each checked for legality, no policy; throws when
//                                            a choice is illegal or a bout ends otherwise than recorded
//   recordBytes(recording) -> number         bytes of the records as they are stored
//   midway(seed, count) -> Bout[]            that many live bouts, each stopped at its twelfth decision or so
//   clone(bout, spare) -> Bout               the copy a look-ahead makes; it may overwrite `spare`, an earlier bout (or undefined)
//   facts(bout) -> object                    the same position as plain objects, as structuredClone would have to copy it
//
// Tally: { checksum, decisions, dice, turns, rounds, events }, sums over the bouts. A decision is one choice of the policy, END
// included; the checksum is made as `Tally` in peers/lite.mjs makes it.

const BUNDLE = '../../dist-cli/bench/bench-entry.mjs';
const METHODS = ['run', 'runCloning', 'record', 'verify', 'recordBytes', 'midway', 'clone', 'facts'];

/** @typedef {{ checksum: number, decisions: number, dice: number, turns: number, rounds: number, events: number }} Tally */
/**
 * @typedef {object} Engine
 * @property {(seed: number, from: number, count: number) => Tally} run
 * @property {(seed: number, from: number, count: number) => Tally} runCloning
 * @property {(seed: number, count: number) => unknown} record
 * @property {(recording: unknown) => Tally} verify
 * @property {(recording: unknown) => number} recordBytes
 * @property {(seed: number, count: number) => unknown[]} midway
 * @property {(bout: unknown, spare: unknown) => unknown} clone
 * @property {(bout: unknown) => object} facts
 */

/** @returns {Promise<{ make?: (options: { fighters: number, radius: number, log: boolean }) => Engine | Promise<Engine> }>} */
async function loadBundle() {
  const file = new URL(BUNDLE, import.meta.url).href;
  try {
    return await import(file);
  } catch (cause) {
    const [why] = /** @type {Error} */ (cause).message.split(/ imported from|\n/);
    throw new Error(`not built yet (${why})`, { cause });
  }
}

/** @param {{ fighters: number, radius: number, log: boolean }} options @returns {Promise<Engine>} */
export async function make({ fighters, radius, log }) {
  const { make: makeEngine } = await loadBundle();
  if (typeof makeEngine !== 'function') throw new Error('not built yet (dist-cli/bench/bench-entry.mjs exports no function make)');
  const engine = await makeEngine({ fighters, radius, log });
  const missing = METHODS.filter((name) => typeof Reflect.get(engine, name) !== 'function');
  if (missing.length > 0) throw new Error(`not built yet (the engine of dist-cli/bench/bench-entry.mjs lacks ${missing.join(', ')})`);
  return /** @type {Engine} */ (Object.fromEntries(METHODS.map((name) => [name, Reflect.get(engine, name).bind(engine)])));
}
