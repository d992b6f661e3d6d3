import type { Compared } from '../../../../engine/bout/index.ts';
import { compareClockwise } from '../../../../engine/hex/index.ts';
import type { Key } from '../keys.ts';
import { foesOf } from '../state/access.ts';
import { theBeast } from '../state/questions.ts';
import type { View } from '../state/world.ts';

/** Whom the beast goes for and why (D-059 to D-061). */
export interface Target {
  /** Index among the foes. */
  readonly man: number;
  /** Message key under `why-target`. */
  readonly why: Key<'why-target'>;
  readonly rules: readonly string[];
  /** The equally near, in clockwise order; one when there is no tie. */
  readonly candidates: readonly number[];
  /** In a response: all hits and the steps that told them apart (D-119, D-120). */
  readonly compared?: Compared;
}

/** Sorts foes by clockwise rank round the beast from its facing; those in one line by their place among the men. */
export function clockwise({ world, state }: View, foes: number[]): number[] {
  const { cell, facing } = theBeast(state);
  const all = foesOf(state);
  return foes.sort((a, b) => compareClockwise(world.arena, cell, facing, all[a]!.cell, all[b]!.cell) || a - b);
}

/** The element that the tie number picks (ledger 0.4). */
export function pickByTie(tieNumber: number, candidates: readonly number[]): number {
  return candidates[(tieNumber - 1) % candidates.length]!;
}
