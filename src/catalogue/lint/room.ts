import { type ArenaData, DIRECTIONS, type Hex, hexDistance, rowPlaces } from '../../engine/hex/index.ts';

/** Who starts how far from the Shield Hex of an arena: a row of so many, or one figure straight ahead of it. */
export interface Wanted {
  readonly rule: string;
  /** What it comes to when there is no room for them. */
  readonly without: string;
  readonly away: number;
  readonly row: number | null;
}

/** A row of men before a beast (D-015). */
export function rowOfMen(away: number, men: number): Wanted {
  return { rule: 'D-015', without: `no row of ${men} ${men === 1 ? 'man' : 'men'} fits ${away} hexes from the Shield Hex`, away, row: men };
}

/** The second of two beasts (D-221). */
export function secondBeast(away: number): Wanted {
  return { rule: 'D-221', without: `there is no room for a second beast ${away} hexes from the Shield Hex`, away, row: null };
}

const EXECUTION_AWAY = 4;

/** The condemned in a row before a gladiator (D-272). */
export function execution(noxii: number): Wanted {
  const without = `no row of ${noxii} condemned fits ${EXECUTION_AWAY} hexes from the Shield Hex: they start round the edge`;
  return { rule: 'D-272', without, away: EXECUTION_AWAY, row: noxii };
}

/** What keeps them from starting there. */
interface InTheWay {
  /** Null where the wall is in the way. */
  readonly scenery: Hex | null;
}

/** Null when there is room; the arena has a Shield Hex. */
export function inTheWay({ radius, blocked, marks }: ArenaData, { away, row }: Wanted): InTheWay | null {
  const { at, facing } = marks['shield']!;
  const isFree = ({ q, r }: Hex): boolean => !blocked.some((hex) => hex.q === q && hex.r === r);
  if (row !== null) {
    if (rowPlaces(radius, at, away, row, isFree)) return null;
    return { scenery: rowPlaces(radius, at, away, row)?.find((place) => !isFree(place)) ?? null };
  }
  const step = DIRECTIONS[facing]!;
  const ahead = { q: at.q + step.q * away, r: at.r + step.r * away };
  if (hexDistance({ q: 0, r: 0 }, ahead) > radius) return { scenery: null };
  return isFree(ahead) ? null : { scenery: ahead };
}
