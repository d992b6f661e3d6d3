import type { Rng } from '../../../engine/dice/index.ts';
import type { Lanista, Pairing } from './state.ts';

/** A list in an order by lot. */
export function shuffled<Item>(rng: Rng, items: readonly Item[]): Item[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = rng.die(last + 1) - 1;
    [result[last], result[other]] = [result[other]!, result[last]!];
  }
  return result;
}

function pairsOf(places: readonly (string | null)[]): Pairing[] {
  return Array.from({ length: places.length / 2 }, (_, i) => paired(places[2 * i]!, places[2 * i + 1]!));
}

/** Two who meet; whoever meets nobody has won already. */
export function paired(red: string | null, blue: string | null): Pairing {
  return { red, blue, winner: red === null || blue === null ? (red ?? blue) : null };
}

/** The quarter-finals by lot: men of one stable are in different halves, and meet in the final alone. */
export function drawQuarterFinals(rng: Rng, lanistae: readonly Lanista[]): Pairing[] {
  const halves: [(string | null)[], (string | null)[]] = [[], []];
  for (const { stable } of lanistae) {
    const [one = null, other = null] = shuffled(rng, [stable[0]?.id ?? null, stable[1]?.id ?? null]);
    halves[0].push(one);
    halves[1].push(other);
  }
  return halves.flatMap((half) => pairsOf(shuffled(rng, half)));
}

/** The pairings after a round that has been fought: neighbours meet. */
export function drawNext(pairings: readonly Pairing[]): Pairing[] {
  return pairsOf(pairings.map(({ winner }) => winner));
}
