// @ts-check
// Figures of a run: by row and round. Ratios are taken inside a round, then their median.

/** @param {readonly number[]} values @returns {number | undefined} undefined when there is none */
export function median(values) {
  if (values.length === 0) return undefined;
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[half] ?? NaN) : ((sorted[half - 1] ?? NaN) + (sorted[half] ?? NaN)) / 2;
}

/** @typedef {Record<string, any>} Figures */

export class Results {
  /** @type {Map<string, (Figures | undefined)[]>} */
  #rounds = new Map();

  /** @param {string} row @param {Figures | undefined} figures undefined when the row could not be measured in this round */
  add(row, figures) {
    this.#rounds.set(row, [...(this.#rounds.get(row) ?? []), figures]);
  }

  /** All figures of a field. @param {string} row @param {string} field @returns {number[]} */
  all(row, field) {
    return (this.#rounds.get(row) ?? []).flatMap((figures) => (typeof figures?.[field] === 'number' ? [figures[field]] : []));
  }

  /** @param {string} row @param {string} field @returns {number | undefined} the median */
  figure(row, field) {
    return median(this.all(row, field));
  }

  /** What is no number, of the first round. @param {string} row @returns {Figures | undefined} */
  first(row) {
    return this.#rounds.get(row)?.find((figures) => figures !== undefined);
  }

  /**
   * One row's figure divided by another's, for every round that has both.
   * @param {string} row
   * @param {string} other
   * @param {string} field
   * @param {string} [otherField]
   * @returns {number[]}
   */
  ratios(row, other, field, otherField = field) {
    const theirs = this.#rounds.get(other) ?? [];
    return (this.#rounds.get(row) ?? []).flatMap((figures, round) => {
      const ratio = figures?.[field] / theirs[round]?.[otherField];
      return Number.isFinite(ratio) ? [ratio] : [];
    });
  }

  toJSON() {
    return Object.fromEntries(this.#rounds);
  }
}
