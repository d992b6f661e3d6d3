import { describe, expect, test } from 'vitest';
import { MUNERA_POLICIES, scripted as scriptedMunera } from '../../../../src/games/munera/bots/index.ts';
import type { MuneraPolicyName } from '../../../../src/games/munera/bots/index.ts';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import { face } from '../../../support/sand.ts';
import { CLASSES, interval, pairings, playOut, score } from './duels.ts';

const skilled = MUNERA_POLICIES.skilled.policy;
const greedy = MUNERA_POLICIES.greedy.policy;
const random = MUNERA_POLICIES.random.policy;
/** Hundreds of bouts on a busy machine. */
const PATIENCE = 60_000;

const names = Object.keys(MUNERA_POLICIES) as MuneraPolicyName[];

describe('every policy', () => {
  test('has a line about itself', () => {
    for (const name of names) expect(MUNERA_POLICIES[name].about).toMatch(/^[^\n]{20,100}$/);
  });

  test.each(names)(
    '%s answers legally in duels of all classes, and they end',
    (name) => {
      const { policy } = MUNERA_POLICIES[name];
      let open = 0;
      for (const [i, [one, other]] of pairings([1, 9]).entries()) {
        if (playOut([one, other], [0, 1], [policy, policy], `legal/${i}`).winner === null) open += 1;
      }
      expect(open).toBeLessThanOrEqual(1);
    },
    PATIENCE,
  );

  test.each(names)(
    '%s fights in crowds: three sides, six alone, four against two',
    (name) => {
      const { policy } = MUNERA_POLICIES[name];
      for (const [i, sides] of [
        [0, 1, 2],
        [0, 1, 2, 3, 4, 5],
        [0, 0, 0, 0, 1, 1],
      ].entries()) {
        const cards = sides.map((_, at) => CLASSES[(7 * at + 3 * i) % CLASSES.length]!);
        expect(
          playOut(
            cards,
            sides,
            sides.map(() => policy),
            `crowd/${i}`,
          ).winner,
        ).not.toBeNull();
      }
    },
    PATIENCE,
  );

  test.each(names)('%s fights the condemned and a bestiarius', (name) => {
    const { policy } = MUNERA_POLICIES[name];
    expect(playOut(['syrus', 'valens', 'murmillo', 'pyrrhus'], [0, 0, 1, 0], [policy, policy], 'condemned').winner).not.toBeNull();
  });

  test.each(names)('%s plays the same bout again from the same seeds', (name) => {
    const { policy } = MUNERA_POLICIES[name];
    const play = () => playOut(['retiarius', 'secutor'], [0, 1], [policy, policy], 'again');
    expect(play()).toEqual(play());
  });
});

describe('strength', () => {
  test(
    'greedy beats random nearly always',
    () => {
      const [low] = interval(score(greedy, random, pairings([1, 4]), 'greedy'));
      expect(low).toBeGreaterThan(0.85);
    },
    PATIENCE,
  );

  test(
    'skilled beats greedy: the whole interval lies above a half',
    () => {
      const [low] = interval(score(skilled, greedy, pairings([1, 6, 11, 16]), 'skilled'));
      expect(low).toBeGreaterThan(0.5);
    },
    PATIENCE,
  );
});

describe('scripted', () => {
  test('plays its list, then fails or follows another', () => {
    const { bout } = face(3, { turn: { ap: 3 } });
    const rng = seededRng('none');
    const strict = scriptedMunera([{ type: 'turn', facing: 1 }]);
    expect(strict(bout, rng)).toEqual({ type: 'turn', facing: 1 });
    expect(() => strict(bout, rng)).toThrow('the script of 1 answers is at its end; the bout waits for act');
    expect(scriptedMunera([], greedy)(bout, rng)).toEqual(greedy(bout, rng));
  });
});
