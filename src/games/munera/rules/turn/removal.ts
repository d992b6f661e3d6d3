import { OUTSIDE } from '../../../../engine/hex/index.ts';
import type { Key } from '../keys.ts';
import { fighterAt, profileAt, sidesLeft } from '../state/lookup.ts';
import { tellCondition } from '../state/rolls.ts';
import type { Fate } from '../state/state.ts';
import { freeVictim, unhand } from '../state/things.ts';
import type { Play } from '../state/world.ts';

/** Ends the grapple that a fighter is locked in, if any (M-330, M-337). */
export function endGrapple(play: Play, index: number, rule: string): void {
  const fighter = fighterAt(play, index);
  if (fighter.locked < 0) return;
  for (const each of [fighter, fighterAt(play, fighter.locked)]) {
    each.locked = -1;
    each.grappler = false;
    tellCondition(play, each.id, 'locked', false, rule);
  }
}

/** Ends the bout. */
export function endBout(play: Play, winner: string | null, by: Key<'outcome'>, rules: readonly string[]): void {
  const { state } = play;
  const survivors = state.fighters.filter(({ fate }) => fate !== 'dead').map(({ id }) => id);
  const outcome = { winner, by, rounds: state.round, survivors };
  state.outcome = outcome;
  play.referee.tell?.({ type: 'bout-ended', outcome, rules });
}

/** The last side with somebody unbeaten has won (M-038, M-347). Returns whether the bout is over. */
export function endBoutIfDecided(play: Play): boolean {
  const sides = sidesLeft(play.state);
  if (sides.size > 1) return false;
  const [winner = null] = sides;
  endBout(play, winner, winner === null ? 'all-fallen' : 'last-standing', ['M-038']);
  return true;
}

/** What he carries leaves with him; whoever he holds is free, and what holds him goes back (M-194). */
function releaseThings(play: Play, index: number): void {
  const { state } = play;
  state.items.forEach((item, itemIndex) => {
    if (item.holder === index) unhand(play, itemIndex, 'M-194');
    else if (item.victim === index) freeVictim(play, itemIndex, 'M-194');
  });
  for (const itemIndex of state.fighters[index]!.carried) {
    const item = state.items[itemIndex]!;
    item.spot = 'gone';
    item.holder = -1;
  }
  state.fighters[index]!.carried = [];
}

/** A beaten fighter leaves the sand at once; his conqueror is credited (M-181, M-194, M-349, M-352). */
export function leave(play: Play, index: number, conqueror: number, fate: Fate, rules: readonly string[]): void {
  const { state } = play;
  const fighter = state.fighters[index]!;
  endGrapple(play, index, fighter.locked === conqueror ? 'M-330' : 'M-337');
  releaseThings(play, index);
  fighter.fate = fate;
  fighter.cell = OUTSIDE;
  fighter.conqueror = conqueror;
  const victor = state.fighters[conqueror];
  if (victor && !profileAt(play, index).noxius) victor.defeats += 1;
  play.referee.tell?.({ type: 'felled', figure: fighter.id, by: victor?.id ?? null, dead: fate === 'dead', rules });
  endBoutIfDecided(play);
}
