/** Axial coordinates: `q` grows to the right, `r` downwards (ledgers, section 0). */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** A direction or facing, 0–5 clockwise on a y-down screen; 0 is (1,0). */
export type Facing = 0 | 1 | 2 | 3 | 4 | 5;

/** Index of a hex in an arena's tables; `OUTSIDE` where there is none. */
export type Cell = number;

export const OUTSIDE: Cell = -1;

export const FACINGS: readonly Facing[] = [0, 1, 2, 3, 4, 5];

/** Unit steps D0 to D5, clockwise. */
export const DIRECTIONS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

/** The facing `by` hexsides clockwise from `facing`; `by` may be negative. */
export function turned(facing: number, by: number): Facing {
  return ((((facing + by) % 6) + 6) % 6) as Facing;
}

/** How many hexsides lie between two facings, the shorter way: 0 to 3. */
export function turnsBetween(from: number, to: number): number {
  const clockwise = (to - from + 6) % 6;
  return clockwise > 3 ? 6 - clockwise : clockwise;
}

export function hexDistance(a: Hex, b: Hex): number {
  const dq = b.q - a.q;
  const dr = b.r - a.r;
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** An offset in sector form: `major · D(sector) + minor · D(sector + 1)`, major at least 1, minor at least 0. */
export interface SectorForm {
  readonly sector: Facing;
  readonly major: number;
  readonly minor: number;
}

/** The one sector form of an offset; null for (0,0) (damnatio ledger 0.1). */
export function sectorForm(dq: number, dr: number): SectorForm | null {
  for (const sector of FACINGS) {
    const a = DIRECTIONS[sector]!;
    const b = DIRECTIONS[(sector + 1) % 6]!;
    const determinant = a.q * b.r - a.r * b.q;
    const major = (dq * b.r - dr * b.q) / determinant;
    const minor = (a.q * dr - a.r * dq) / determinant;
    if (major >= 1 && minor >= 0) return { sector, major, minor };
  }
  return null;
}

/** Turns a hex by `steps` times 60° clockwise about the origin. */
export function rotated(hex: Hex, steps: number): Hex {
  let { q, r } = hex;
  for (let i = 0; i < ((steps % 6) + 6) % 6; i += 1) [q, r] = [-r, q + r];
  return { q, r };
}
