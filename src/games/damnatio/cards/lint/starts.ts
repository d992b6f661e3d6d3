import type { Start } from '../../../../catalogue/index.ts';

const mark = 'shield';

/** A row of men before a beast (D-015). */
export function rowOfMen(away: number, men: number): Start {
  const without = `no row of ${men} ${men === 1 ? 'man' : 'men'} fits ${away} hexes from the Shield Hex`;
  return { rule: 'D-015', without, mark, away, row: men };
}

/** The second of two beasts (D-221). */
export function secondBeast(away: number): Start {
  return { rule: 'D-221', without: `there is no room for a second beast ${away} hexes from the Shield Hex`, mark, away, row: null };
}
