import { expect, test } from 'vitest';
import { CLASSES, score } from './duels.ts';
import { by, TEMPERAMENTS } from './minds.ts';

/** Bouts of each pair, one class and one tree on both sides; how often the higher grade wins is then known to two points or so. */
const PAIRS = 50;

/** Three of five; a chance of one in a thousand that the sample falls so low. */
const LEAST = 0.57;

test(
  'primus palus beats a veteran of the same class who goes by the same tree in at least three bouts of five',
  { timeout: 120_000 },
  () => {
    let [wins, bouts] = [0, 0];
    for (const name of TEMPERAMENTS) {
      const same = Array.from({ length: PAIRS }, (_, i) => [CLASSES[i % CLASSES.length]!, CLASSES[i % CLASSES.length]!] as const);
      const counted = score(by(name, 'primus-palus'), by(name, 'veteranus'), same, `grades/${name}`);
      wins += counted.wins;
      bouts += counted.bouts;
    }
    expect(wins / bouts).toBeGreaterThanOrEqual(LEAST);
  },
);
