const FACES = 6;
const PAIRS = FACES * FACES;
const DICE = [1, 2, 3, 4, 5, 6];
const LOWEST = -12;
const HIGHEST = 16;

/** One double of six. */
export const ONE_DOUBLE = 1 / PAIRS;

/** How an attack die and a defence die fall with a modifier, doubles apart (M-119 to M-127). */
export interface Chances {
  /** By difference, from 1; index 0 is never used. */
  readonly hits: readonly number[];
  readonly hit: number;
  readonly miss: number;
}

function chancesWith(modifier: number): Chances {
  const hits: number[] = Array.from({ length: FACES + Math.max(modifier, 0) }, () => 0);
  let hit = 0;
  for (const attack of DICE) {
    for (const defence of DICE) {
      const difference = attack + modifier - defence;
      if (attack === defence || difference <= 0) continue;
      hits[difference] = (hits[difference] ?? 0) + 1;
      hit += 1;
    }
  }
  return { hits: hits.map((count) => count / PAIRS), hit: hit / PAIRS, miss: (PAIRS - FACES - hit) / PAIRS };
}

const table = Array.from({ length: HIGHEST - LOWEST + 1 }, (_, i) => chancesWith(i + LOWEST));

export function chancesOf(modifier: number): Chances {
  return table[Math.min(HIGHEST, Math.max(LOWEST, modifier)) - LOWEST]!;
}

/** What 0, 1, 2 … AP are good for: the first blow counts more than the last step. */
const USES = [0, 1, 1.8, 2.5, 3.1, 3.6, 4, 4.3, 4.5, 4.6];

/** How useful a turn's AP are on the average, in first points, with a total modifier (M-055). */
export function usefulPoints(modifier: number): number {
  let total = 0;
  for (const face of DICE) total += USES[Math.min(USES.length - 1, Math.max(0, face + modifier))]!;
  return total / FACES;
}

/** Chance of each total of two dice, by total. */
export const TWO_DICE: readonly number[] = Array.from({ length: 13 }, (_, total) => Math.max(0, FACES - Math.abs(total - 7)) / PAIRS);

/** The attack die thrown anew against each of the given defence dice, each with its chance; doubles apart. */
function anew(modifier: number, defences: readonly (readonly [die: number, chance: number])[]): Chances {
  const hits: number[] = Array.from({ length: FACES + Math.max(modifier, 0) }, () => 0);
  let miss = 0;
  for (const [defence, chance] of defences) {
    for (const attack of DICE) {
      const difference = attack + modifier - defence;
      if (attack === defence) continue;
      if (difference > 0) hits[difference] = (hits[difference] ?? 0) + chance / FACES;
      else miss += chance / FACES;
    }
  }
  return { hits, hit: hits.reduce((all, each) => all + each, 0), miss };
}

/** The second throw of a feint before the first has fallen: only what missed is thrown again (M-322). */
export function chancesOfFeint(modifier: number): Chances {
  const missing = (defence: number): number => DICE.filter((attack) => attack !== defence && attack + modifier <= defence).length;
  return anew(
    modifier,
    DICE.map((defence) => [defence, missing(defence) / PAIRS] as const),
  );
}

/** An attack once a feint is paid for: what misses is thrown again (M-322). */
export function chancesWithFeint(modifier: number): Chances {
  const first = chancesOf(modifier);
  const again = chancesOfFeint(modifier);
  return {
    hits: first.hits.map((chance, difference) => chance + (again.hits[difference] ?? 0)),
    hit: first.hit + again.hit,
    miss: again.miss,
  };
}

/** The second throw against a defence die that lies (M-322). */
export function chancesAgainst(modifier: number, defence: number): Chances {
  return anew(modifier, [[defence, 1]]);
}
