import { bearing, OUTSIDE, turned } from '../../../../engine/hex/index.ts';
import { closeTest } from '../attack/grapple.ts';
import { sureOdds } from '../odds/answers.ts';
import { fighterAt } from '../state/lookup.ts';
import { standingOn } from '../state/predicates.ts';
import type { Fighter } from '../state/state.ts';
import type { Play, View } from '../state/world.ts';
import { stepTo } from '../state/world.ts';
import { endGrapple } from '../turn/removal.ts';
import { fixed } from './answers.ts';
import type { Deed } from './deed.ts';
import { NO_ROLLS } from './deed.ts';
import { plainLine } from './lines.ts';
import { isFree } from './purse.ts';

/** The winner of a grapple test lets go and steps back. */
export interface Disengage {
  readonly type: 'disengage';
}

const DISENGAGE = fixed<Disengage>({ type: 'disengage' });

function freeStep(view: View, fighter: Fighter, direction: number): number {
  const to = stepTo(view.world, fighter.cell, direction);
  return to !== OUTSIDE && standingOn(view, to) < 0 ? to : OUTSIDE;
}

/** Straight away from the other, else to either side of that, the clockwise one first; else nowhere (M-336). */
export function disengageCell(view: View, winner: number, loser: number): number {
  const fighter = fighterAt(view, winner);
  const { first } = bearing(view.world.arena, fighterAt(view, loser).cell, fighter.cell, fighter.facing);
  for (const aside of [0, 1, -1]) {
    const to = freeStep(view, fighter, turned(first, aside));
    if (to !== OUTSIDE) return to;
  }
  return fighter.cell;
}

/**
 * The winner steps back and both are free. He uses his AP if it is his turn; the other only if the grapple began in
 * this turn (M-333, M-336).
 */
function perform(play: Play): void {
  const { winner, loser } = closeTest(play);
  const { turn } = play.state;
  const to = disengageCell(play, winner, loser);
  const fighter = fighterAt(play, winner);
  endGrapple(play, winner, 'M-336');
  if (to !== fighter.cell) {
    play.referee.tell?.({ type: 'moved', figure: fighter.id, from: fighter.cell, path: [to], gait: 'disengage', rules: ['M-336'] });
    fighter.cell = to;
  }
  const beganNow = turn.attacks > 0;
  if (winner !== turn.fighter && !beganNow) turn.over = true;
}

/** Both are free (M-334, M-336). */
export const disengage: Deed<Disengage> = {
  type: 'disengage',
  steps: ['throw'],
  fields: {},
  rolls: NO_ROLLS,
  listing: { per: 'step', answers: [DISENGAGE] },
  price: isFree,
  refusal: () => null,
  perform,
  odds: sureOdds,
  ...plainLine('disengages', { type: 'disengage' }),
};
