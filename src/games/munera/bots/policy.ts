import type { Rng } from '../../../engine/dice/index.ts';
import type { Notes } from '../../../engine/mind/index.ts';
import type { MuneraAction, MuneraView } from '../rules/index.ts';

/** Answers the decision that a bout waits for. Synchronous; chance comes from a stream of its own, never from the bout's dice. */
export type MuneraPolicy = (bout: MuneraView, rng: Rng, notes?: Notes<MuneraAction>) => MuneraAction;
