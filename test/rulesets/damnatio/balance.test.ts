import { beforeAll, describe, expect, test } from 'vitest';
import { seededRng } from '../../../src/engine/dice/index.ts';
import type { BoutEvent } from '../../../src/engine/bout/index.ts';
import type { PolicyName } from '../../../src/ai/index.ts';
import { policies } from '../../../src/ai/index.ts';
import type { Hunt, HuntSetup } from '../../../src/rulesets/damnatio/index.ts';
import { beginHuntBout, huntSetup } from '../../../src/rulesets/damnatio/index.ts';
import { ruleset } from '../../support/core-content.ts';

/** Hunts a cell; `npm run -s damnatio -- sim` measures more. */
const HUNTS = 150;
const BEASTS = ['lion', 'bull', 'bear'] as const;
type BeastId = (typeof BEASTS)[number];
/** Per cent, lowest and highest that the ledger wants. */
type Band = readonly [number, number];
type Party = Partial<HuntSetup>;

function* hunts(setup: HuntSetup, policy: PolicyName, count: number, listen?: (event: BoutEvent) => void): Generator<Hunt> {
  const world = ruleset.prepare(setup);
  for (let i = 0; i < count; i += 1) {
    const { bout } = beginHuntBout(ruleset, setup, seededRng(`balance ${i}`), { log: listen !== undefined, world, ...(listen && { listen }) });
    const rng = seededRng(`${policy} ${i}`);
    while (bout.decision()) bout.play(policies[policy](bout, rng));
    yield bout;
  }
}

const played = new Map<string, number>();

/** Hunts of a cell that the men win. */
function wins(beast: BeastId, party: Party, policy: PolicyName): number {
  const setup = huntSetup({ beasts: [beast], ...party });
  const key = `${policy} ${JSON.stringify(setup)}`;
  let won = played.get(key);
  if (won === undefined) {
    won = 0;
    for (const hunt of hunts(setup, policy, HUNTS)) if (hunt.outcome()!.winner === 'men') won += 1;
    played.set(key, won);
  }
  return won;
}

/** Wilson's interval for a share, in per cent: the true rate lies in it in 999 of 1,000 measurements. */
function interval(won: number, of: number): Band {
  const z = 3.29;
  const share = won / of;
  const middle = share + (z * z) / (2 * of);
  const half = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const scale = 100 / (1 + (z * z) / of);
  return [scale * (middle - half), scale * (middle + half)];
}

function meets(won: number, [least, most]: Band): void {
  const [low, high] = interval(won, HUNTS);
  expect(low, `${won} of ${HUNTS} is too many`).toBeLessThanOrEqual(most);
  expect(high, `${won} of ${HUNTS} is too few`).toBeGreaterThanOrEqual(least);
}

const all = (band: Band): readonly [Band, Band, Band] => [band, band, band];

describe('win rates of the men against lion, bull and bear (28.2)', { timeout: 60_000 }, () => {
  test.each<readonly [string, string, Party, PolicyName, readonly [Band, Band, Band]]>([
    ['D-286', '4 random noxii, skilled', {}, 'skilled', [[25, 42], [25, 42], [24, 40]]],
    ['D-287', '4 random noxii, naive', {}, 'naive', all([0, 12])],
    ['D-288', '3 random noxii, skilled', { draw: 3 }, 'skilled', all([5, 21])],
    ['D-289', '5 random noxii, skilled', { draw: 5 }, 'skilled', all([53, 71])],
    ['D-290', 'all six, skilled', { draw: 6 }, 'skilled', all([73, 89])],
    ['D-291', 'the 4 weakest, skilled', { men: ['syrus', 'dama', 'pyrrhus', 'gavius'] }, 'skilled', all([6, 21])],
    ['D-292', 'the 4 strongest, skilled', { men: ['pyrrhus', 'gavius', 'bulla', 'valens'] }, 'skilled', all([41, 59])],
    ['D-293', 'Mamertinus, skilled', { men: ['mamertinus'] }, 'skilled', [[46, 63], [46, 63], [42, 57]]],
    ['D-294', 'Mamertinus, naive', { men: ['mamertinus'] }, 'naive', all([17, 38])],
    ['D-295', 'Hilarinus, skilled', { men: ['hilarinus'] }, 'skilled', all([66, 84])],
    ['D-296', 'Bullarius, skilled', { men: ['bullarius'] }, 'skilled', all([2, 18])],
    ['D-297', '2 Bullarii, skilled', { men: ['bullarius', 'bullarius'] }, 'skilled', [[50, 67], [62, 79], [68, 85]]],
    ['D-298', 'Mamertinus and Bullarius v Elite III', { men: ['mamertinus', 'bullarius'], elite: 3 }, 'skilled', all([28, 50])],
    ['D-299', 'Hilarinus v Elite I', { men: ['hilarinus'], elite: 1 }, 'skilled', all([28, 51])],
  ])('%s: %s', (_id, _what, party, policy, bands) => {
    for (const [index, beast] of BEASTS.entries()) meets(wins(beast, party, policy), bands[index]!);
  });

  test('D-307: skilled noxii win at least three times as often as naive ones', () => {
    const pooled = (policy: PolicyName) => BEASTS.reduce((sum, beast) => sum + wins(beast, {}, policy), 0);
    expect(pooled('skilled')).toBeGreaterThanOrEqual(3 * pooled('naive'));
  });
});

/** What happened in the hunts of a beast against four skilled noxii. */
class Shape {
  readonly rounds: number[] = [];
  readonly firstDeaths: number[] = [];
  beastRounds = 0;
  charges = 0;
  connected = 0;
  responses = 0;
  private round = 0;
  private charged: string | null = null;
  private somebodyFell = false;

  /** Round One counts as a round of the beast; every attempt at a charge counts, also one that falls short. */
  hear(event: BoutEvent): void {
    switch (event.type) {
      case 'bout-started':
        this.beastRounds += 1;
        this.somebodyFell = false;
        break;
      case 'round-started':
        this.round = event.round;
        this.charged = null;
        break;
      case 'control-decided':
        if (event.side === 'beast') this.beastRounds += 1;
        break;
      case 'charged':
        this.charges += 1;
        this.charged = event.how === 'charge' ? event.target : null;
        break;
      case 'wounded':
        if (event.by !== null && event.figure === this.charged) this.connected += 1;
        this.charged = null;
        break;
      case 'target-chosen':
        if (event.rules.includes('D-118')) this.responses += 1;
        break;
      case 'felled':
        if (!BEASTS.includes(event.figure as BeastId) && !this.somebodyFell) this.firstDeaths.push(this.round);
        this.somebodyFell = true;
        break;
      case 'bout-ended':
        this.rounds.push(event.outcome.rounds);
        break;
      default:
    }
  }

  /** The round by which so many per cent of the hunts had ended. */
  percentile(percent: number): number {
    return this.rounds.toSorted((a, b) => a - b)[Math.floor((this.rounds.length * percent) / 100)]!;
  }
}

describe('shape of a hunt of four skilled noxii (28.3)', () => {
  const SHAPED = 150;
  const shapes = {} as Record<BeastId, Shape>;

  beforeAll(() => {
    for (const beast of BEASTS) {
      const shape = new Shape();
      for (const hunt of hunts(huntSetup({ beasts: [beast] }), 'skilled', SHAPED, (event) => shape.hear(event))) void hunt;
      shapes[beast] = shape;
    }
  }, 60_000);

  const total = (numbers: readonly number[]) => numbers.reduce((sum, value) => sum + value, 0);
  const within = (value: number, [least, most]: Band) => {
    expect(value).toBeGreaterThanOrEqual(least);
    expect(value).toBeLessThanOrEqual(most);
  };
  const near = (value: number, target: number) => within(value, [0.65 * target, 1.35 * target]);

  test.each(BEASTS)('D-300: the median %s hunt takes 7 to 13 rounds', (beast) => within(shapes[beast].percentile(50), [7, 13]));

  test.each(BEASTS)('D-301: one %s hunt in ten is over by round 4 to 8, nine by 13 to 20', (beast) => {
    within(shapes[beast].percentile(10), [4, 8]);
    within(shapes[beast].percentile(90), [13, 20]);
  });

  test.each(BEASTS)('D-302: the %s first kills in round 2 to 5 on average', (beast) => {
    const { firstDeaths } = shapes[beast];
    within(total(firstDeaths) / firstDeaths.length, [2, 5]);
  });

  test.each([['lion', 71], ['bull', 57], ['bear', 55]] as const)('D-303: the %s has about %i of 100 rounds, give or take 8', (beast, target) => {
    const { beastRounds, rounds } = shapes[beast];
    within((100 * beastRounds) / total(rounds), [target - 8, target + 8]);
  });

  test.each([['lion', 3.5, 42], ['bull', 3.5, 41], ['bear', 1.2, 31]] as const)('D-304: the %s charges about %d times, and about %i in 100 connect', (beast, charges, connect) => {
    const shape = shapes[beast];
    near(shape.charges / SHAPED, charges);
    within((100 * shape.connected) / shape.charges, [connect - 8, connect + 8]);
  });

  test.each([['lion', 1.7], ['bull', 2.5], ['bear', 2.7]] as const)('D-305: the %s answers about %d times', (beast, target) => near(shapes[beast].responses / SHAPED, target));

  test('D-306: no hunt reaches round 40', () => {
    for (const beast of BEASTS) {
      expect(shapes[beast].rounds).toHaveLength(SHAPED);
      expect(Math.max(...shapes[beast].rounds)).toBeLessThan(40);
    }
  });
});
