import type { Lint } from '../../../../catalogue/index.ts';
import { attackIds } from './attack-ids.ts';
import { automatic } from './automatic.ts';
import { contradictions } from './contradictions.ts';
import { deckCards } from './deck-cards.ts';
import { huntArenas } from './hunt-arenas.ts';
import { hunts } from './hunts.ts';
import { impossibleSteps } from './impossible-steps.ts';
import { leaps } from './leaps.ts';
import { noxiusRatings } from './noxius-ratings.ts';
import { reachableSteps } from './reachable-steps.ts';
import { sixNoxii } from './six-noxii.ts';
import { stepKeys } from './step-keys.ts';
import { stepsLeft } from './steps-left.ts';
import { tells } from './tells.ts';
import { totalProcedure } from './total-procedure.ts';
import { unusedAttacks } from './unused-attacks.ts';
import { decks, weapons } from './weapons.ts';

/** Every pass over the cards of hunts, one worry each; the order does not matter. */
export const LINTS: readonly Lint[] = [
  attackIds,
  automatic,
  contradictions,
  deckCards,
  decks,
  huntArenas,
  hunts,
  impossibleSteps,
  leaps,
  noxiusRatings,
  reachableSteps,
  sixNoxii,
  stepKeys,
  stepsLeft,
  tells,
  totalProcedure,
  unusedAttacks,
  weapons,
];
