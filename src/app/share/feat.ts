import type { FigureId } from '../../engine/bout/index.ts';
import { inRounds, type Game } from '../../session/index.ts';
import type { Feat, Told } from '../game-page.ts';
import { roundMarks } from './round-marks.ts';

interface SidesTold {
  /** Whom the player had: `Murmillo`. */
  readonly as: string;
  sideOf(this: void, figure: FigureId): string | undefined;
}

function didOf<G extends Game>({ bout, own }: Pick<Told<G>, 'bout' | 'own'>): string {
  const outcome = bout.outcome();
  if (!outcome) return 'broke it off';
  if (outcome.winner === null) return 'neither won nor lost';
  return own.includes(outcome.winner) ? 'won' : 'lost';
}

/** What came of a bout between sides for the player; null when he had none of them. */
export function featOfSides<G extends Game>(told: Told<G>, { as, sideOf }: SidesTold): Feat | null {
  const { bout, own, steps } = told;
  if (own.length === 0) return null;
  const did = didOf(told);
  const isOwn = (figure: FigureId): boolean => own.includes(sideOf(figure) ?? '');
  return { did, line: `${did} in ${inRounds(bout.state.round)} as ${as.toLowerCase()}`, marks: roundMarks(steps, isOwn) };
}
