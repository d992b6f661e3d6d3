import { expect, test } from 'vitest';
import { refereeOf } from '../../../../src/engine/bout/index.ts';
import { everyThrow, Fraction } from '../../../../src/engine/odds/index.ts';
import type { RecountState } from '../../../../src/games/recount/rules/index.ts';
import { DEEDS } from '../../../../src/games/recount/rules/deeds/index.ts';
import { STATE } from '../../../../src/games/recount/rules/index.ts';
import { sand } from './sand.ts';

/** Two men face to face who strike in turn and never move: what counts of each is his Strength, shield and weapon. */
interface Man {
  readonly card: string;
  readonly strength: number;
  readonly shield: boolean;
  readonly armed: boolean;
}

const NONE = new Fraction(0);
const keyOf = (striker: Man, other: Man): string => JSON.stringify([striker, other]);

/** What comes of one strike, by the rules: the chance that it decides the bout, and of each pair of men after it. */
function strikeOf(striker: Man, other: Man) {
  const standing = ({ card, strength, shield, armed }: Man) =>
    ({ card, full: 12, strength, offHand: shield ? 'held' : 'lost', weaponBroken: !armed }) as const;
  const { bout } = sand({
    fighters: [
      { ...standing(striker), at: [0, 0], facing: 0 },
      { ...standing(other), at: [1, 0], facing: 3 },
    ],
  });
  const ends = everyThrow((rng) => {
    const state: RecountState = STATE.copy(bout.state);
    DEEDS.perform({ world: bout.world, state, referee: refereeOf(rng, null) }, { type: 'strike', target: 1 });
    return state;
  });
  let wins = NONE;
  const pairs = new Map<string, { readonly chance: Fraction; readonly men: readonly [Man, Man] }>();
  for (const { result, chance } of ends) {
    const [one, two] = result.fighters as [RecountState['fighters'][number], RecountState['fighters'][number]];
    if (two.status !== 'up') wins = wins.add(chance);
    else {
      const men = [one, two].map(({ card, strength, offHand, weaponBroken }) => ({
        card,
        strength,
        shield: offHand === 'held',
        armed: !weaponBroken,
      })) as [Man, Man];
      const key = keyOf(...men);
      pairs.set(key, { men, chance: chance.add(pairs.get(key)?.chance ?? NONE) });
    }
  }
  return { wins, pairs };
}

const known = new Map<string, number>();
const strikes = new Map<string, ReturnType<typeof strikeOf>>();

function strikeOnce(striker: Man, other: Man) {
  const key = keyOf(striker, other);
  let strike = strikes.get(key);
  if (!strike) strikes.set(key, (strike = strikeOf(striker, other)));
  return strike;
}

/** What a strike brings but that nothing changes: the chance to win now or later; and the chance that nothing changes. */
function progress(striker: Man, other: Man): { readonly wins: number; readonly same: number } {
  const { wins, pairs } = strikeOnce(striker, other);
  let [sum, same] = [wins.valueOf(), 0];
  for (const [key, { men, chance }] of pairs) {
    if (key === keyOf(striker, other)) same = chance.valueOf();
    else sum += chance.valueOf() * (1 - winsOf(men[1], men[0]));
  }
  return { wins: sum, same };
}

/** The chance that whoever strikes next wins in the end; a pair that nothing changed strikes on in turn. */
function winsOf(striker: Man, other: Man): number {
  const key = keyOf(striker, other);
  const found = known.get(key);
  if (found !== undefined) return found;
  const [own, his] = [progress(striker, other), progress(other, striker)];
  // x = own + same * (1 - y), y = his + hisSame * (1 - x)
  const x = (own.wins + own.same * (1 - his.wins - his.same)) / (1 - own.same * his.same);
  known.set(key, x);
  return x;
}

const fresh = (card: string, strength: number): Man => ({ card, strength, shield: true, armed: true });

test.each([
  ['RP-34', fresh('medium', 7), fresh('medium', 7), 0.5358],
  ['RP-36', fresh('heavy', 7), fresh('light', 7), 0.6274],
  ['RP-38', fresh('medium', 7), fresh('medium', 9), 0.4514],
])('R-060, R-061, R-068: %s: the first striker of a static duel wins', (_, striker, other, expected) => {
  expect(winsOf(striker, other)).toBeCloseTo(expected, 4);
});
