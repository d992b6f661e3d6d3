import * as attacks from './beast-attacks.ts';
import * as steps from './beast-steps.ts';
import * as men from './men.ts';
import type { Lint } from '../../../../catalogue/index.ts';
import { contradictions } from './contradictions.ts';
import { huntArenas, hunts } from './hunts.ts';
import { impossibleSteps } from './impossible-steps.ts';

/** Every pass over the cards of hunts, one worry each; the order does not matter. */
export const LINTS: readonly Lint[] = [
  ...Object.values(attacks),
  ...Object.values(steps),
  ...Object.values(men),
  contradictions,
  huntArenas,
  hunts,
  impossibleSteps,
];
