import { lookAhead as lookAheadWith, type Ahead, type Bounds } from '../../../../engine/mind/index.ts';
import type { MuneraAction, MuneraView } from '../../rules/index.ts';
import { chooser } from '../../rules/index.ts';
import { skilledWith } from '../skilled.ts';
import { MIND_WEIGHTS } from '../weights.ts';
import { winChance } from '../win-chance.ts';

/** How everybody goes on. */
const goOn = skilledWith(MIND_WEIGHTS);

/** Whose turn it is when the bout is over. */
const NOBODY = -1;

/** Everybody who is still on the sand has had a turn, and the next begins. */
function isFar({ state: { turn } }: MuneraView, { state: from }: MuneraView): boolean {
  const men = from.fighters.filter(({ fate }) => fate === 'active').length;
  return turn.step === 'ready' && turn.number >= from.turn.number + men;
}

/** A gladiator's look ahead: he finishes his turn with skill, the others answer at once, and so on until his next turn. */
export const lookAhead = (bounds: Bounds): Ahead<MuneraView, MuneraAction> =>
  lookAheadWith<MuneraView, MuneraAction>(
    { quick: goOn, isFar, worth: (seen, side) => winChance(seen, side, seen.decision() ? chooser(seen) : NOBODY) },
    bounds,
  );
