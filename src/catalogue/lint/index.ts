import { toProblem, type Draft, type Lint } from '../draft.ts';
import type { Problem } from '../finding.ts';
import { arenas } from './arenas.ts';
import { attackIds } from '../../games/damnatio/cards/lint/attack-ids.ts';
import { automatic } from '../../games/damnatio/cards/lint/automatic.ts';
import { because } from '../../games/damnatio/cards/lint/because.ts';
import { deckCards } from '../../games/damnatio/cards/lint/deck-cards.ts';
import { gearCards } from '../../games/munera/cards/lint/gear-cards.ts';
import { gladiators } from '../../games/munera/cards/lint/gladiators.ts';
import { hunts } from '../../games/damnatio/cards/lint/hunts.ts';
import { leaps } from '../../games/damnatio/cards/lint/leaps.ts';
import { loadouts } from '../../games/munera/cards/lint/loadouts.ts';
import { noxiusRatings } from '../../games/damnatio/cards/lint/noxius-ratings.ts';
import { reachableSteps } from '../../games/damnatio/cards/lint/reachable-steps.ts';
import { sixNoxii } from '../../games/damnatio/cards/lint/six-noxii.ts';
import { stepKeys } from '../../games/damnatio/cards/lint/step-keys.ts';
import { tells } from '../../games/damnatio/cards/lint/tells.ts';
import { totalProcedure } from '../../games/damnatio/cards/lint/total-procedure.ts';
import { unusedAttacks } from '../../games/damnatio/cards/lint/unused-attacks.ts';
import { unusedGear } from '../../games/munera/cards/lint/unused-gear.ts';
import { weapons } from '../../games/damnatio/cards/lint/weapons.ts';

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
