import { toProblem, type Draft, type Lint } from '../draft.ts';
import type { Problem } from '../finding.ts';
import { arenas } from './arenas.ts';
import { attackIds } from './attack-ids.ts';
import { automatic } from './automatic.ts';
import { because } from './because.ts';
import { deckCards } from './deck-cards.ts';
import { gearCards } from './gear-cards.ts';
import { gladiators } from './gladiators.ts';
import { hunts } from './hunts.ts';
import { leaps } from './leaps.ts';
import { loadouts } from './loadouts.ts';
import { noxiusRatings } from './noxius-ratings.ts';
import { reachableSteps } from './reachable-steps.ts';
import { sixNoxii } from './six-noxii.ts';
import { stepKeys } from './step-keys.ts';
import { tells } from './tells.ts';
import { totalProcedure } from './total-procedure.ts';
import { unusedAttacks } from './unused-attacks.ts';
import { unusedGear } from './unused-gear.ts';
import { weapons } from './weapons.ts';

/** Every pass, one worry each; the order does not matter. */
export const LINTS: readonly Lint[] = [
  arenas,
  attackIds,
  automatic,
  because,
  deckCards,
  gearCards,
  gladiators,
  hunts,
  leaps,
  loadouts,
  noxiusRatings,
  reachableSteps,
  sixNoxii,
  stepKeys,
  tells,
  totalProcedure,
  unusedAttacks,
  unusedGear,
  weapons,
];

/** Runs the passes and leaves faulty cards out; then again, because others may have referred to them. */
export function lintDraft(draft: Draft, problems: Problem[]): Draft {
  const faults = LINTS.flatMap((lint) => lint(draft));
  problems.push(...faults.map(toProblem));
  const faulty = new Set(faults.filter(({ severity, keep }) => severity === 'error' && !keep).map(({ entry }) => entry));
  if (faulty.size === 0) return draft;
  return lintDraft({ ...draft, entries: draft.entries.filter((entry) => !faulty.has(entry)) }, problems);
}
