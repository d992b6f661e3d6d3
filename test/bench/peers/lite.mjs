// Munera-lite: the small fixed game that the peers play. What both of them need: kits, scores and the checksum.
// The rules themselves are in tight.mjs (flat arrays) and in lite-rules.mjs (objects); the README tells them in words.

/** Kits of fighter 0, 1, 2 …, repeating. Armour 0 none, 1 light, 2 heavy; shield 0 none, 1 small, 2 large; sica 1 or sword 0. */
export const KITS = [
  { name: 'murmillo', sica: 0, shield: 2, armour: 1, helmet: 1 },
  { name: 'thraex', sica: 1, shield: 1, armour: 1, helmet: 1 },
  { name: 'secutor', sica: 0, shield: 1, armour: 1, helmet: 1 },
  { name: 'gaul', sica: 0, shield: 2, armour: 0, helmet: 0 },
  { name: 'crupellarius', sica: 0, shield: 2, armour: 2, helmet: 1 },
  { name: 'thraex', sica: 1, shield: 1, armour: 1, helmet: 1 },
];

/** Action points for none, light and heavy armour. */
export const POINTS_FOR_ARMOUR = [2, 1, 0];

/** Bonus of a blow by the side it lands on: 0 front, 1 and 2 right, 3 rear, 4 and 5 left. */
export const SIDE_BONUS = [0, 2, 2, 3, 2, 2];

/** What it is worth to the policy to have the nearest foe on a side, and to stand on a side of his when next to him. */
export const FACING_WORTH = [12, 4, -2, -6, -2, 4];
export const FLANK_WORTH = [0, 12, 12, 18, 12, 12];

export const ROUND_LIMIT = 100;
export const RNG_SKIP = 12;
export const RNG_TAIL = [0x9e3779b9 | 0, 1];

/** A fighter's first cell. @param {number} id @param {number} fighters @param {number} width @param {number} inset 0, 1 or 2 */
export function startCell(id, fighters, width, inset) {
  const second = id % 2 === 1;
  const onSide = second ? fighters >> 1 : (fighters + 1) >> 1;
  const row = Math.floor((((id >> 1) + 1) * width) / (onSide + 1)) + (second ? width - Math.floor(width / 4) : 0);
  return (row % width) * width + (second ? width - 2 - inset : 1 + inset);
}

/** Adds up what was played; the checksum tells whether two contestants did the same work. */
export class Tally {
  #hash = 0x811c9dc5 | 0;
  decisions = 0;
  dice = 0;
  turns = 0;
  rounds = 0;
  events = 0;

  /** @param {number} winner the id of the only one in play, or -1 @param {{ rounds: number, decisions: number, dice: number, turns: number }} bout */
  add(winner, { rounds, decisions, dice, turns }) {
    this.#mix(winner + 1);
    this.#mix(rounds);
    this.#mix(decisions);
    this.#mix(dice);
    this.rounds += rounds;
    this.decisions += decisions;
    this.dice += dice;
    this.turns += turns;
  }

  /** @param {number} value */
  #mix(value) {
    this.#hash = Math.imul(this.#hash ^ value, 16777619);
  }

  get result() {
    const { decisions, dice, turns, rounds, events } = this;
    return { checksum: this.#hash >>> 0, decisions, dice, turns, rounds, events };
  }
}
