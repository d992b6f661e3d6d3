import type { HuntSettled } from './facts.ts';
import { strikesIn } from './strike-plan.ts';

/** Bystanders act in two steps: whoever stands beside the beast strikes, then the others move (D-128, D-132). */
export type BystanderStep = 'strike' | 'move';

type Position = Pick<HuntSettled, 'decision' | 'actions' | 'planned'>;

/** Those of the bystanders who may strike. */
function strikers({ actions }: Position): Set<string> {
  return new Set(strikesIn(actions).map(({ figure }) => figure));
}

/** The step of the bystanders; null when others are asked. Once their strikes were passed over, those are not asked again. */
export function bystanderStep(position: Position, passed = false): BystanderStep | null {
  if (position.decision?.kind !== 'bystanders') return null;
  return !passed && strikers(position).size > 0 ? 'strike' : 'move';
}

/** Whom a step of the bystanders asks; at other decisions everybody who is asked. */
export function askedIn(position: Position, step: BystanderStep | null): readonly string[] {
  const figures = position.decision?.figures ?? [];
  if (step === null) return figures;
  const beside = strikers(position);
  return figures.filter((figure) => beside.has(figure) === (step === 'strike'));
}
