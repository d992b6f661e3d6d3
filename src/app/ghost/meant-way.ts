import type { PlannedWay } from '../../art/index.ts';
import type { Game } from '../../session/index.ts';
import type { Explained } from './explain.ts';

interface Standing {
  readonly id: string;
  readonly cell: number;
  readonly facing: number;
}

/** Where somebody meant to go when he decided, from where he stood then; null where he meant to stay, or nobody knows. */
export function meantWay<G extends Game>(
  figure: string,
  { decided: { to }, exact }: Pick<Explained<G>, 'decided' | 'exact'>,
  figures: readonly Standing[],
): PlannedWay | null {
  const stood = figures.find(({ id }) => id === figure);
  if (!to || !exact || !stood || (to.cell === stood.cell && to.facing === stood.facing)) return null;
  const path = to.cell === stood.cell ? [stood.cell] : [stood.cell, to.cell];
  return { figure, path, facing: to.facing, from: { facing: stood.facing } };
}
