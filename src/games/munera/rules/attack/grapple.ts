import { fighterAt, idOf } from '../state/lookup.ts';
import { tellCondition, throwDie } from '../state/rolls.ts';
import type { Blow } from '../state/state.ts';
import { termOf } from '../state/terms.ts';
import type { Play } from '../state/world.ts';

/** The grapple begins, and its first test follows at once (M-330). */
export function beginGrapple(play: Play, { attacker, target }: Blow): void {
  fighterAt(play, attacker).locked = target;
  fighterAt(play, attacker).grappler = true;
  fighterAt(play, target).locked = attacker;
  for (const index of [attacker, target]) tellCondition(play, fighterAt(play, index).id, 'locked', true, 'M-330');
  testGrapple(play, attacker);
}

/** Each a D6 and his current Stamina, the grappler's die first; a tie goes on in the other's turn (M-331 to M-333). */
export function testGrapple(play: Play, either: number): void {
  const { state } = play;
  const { locked, grappler } = fighterAt(play, either);
  const [first, second] = grappler ? [either, locked] : [locked, either];
  const total = (index: number, against: number): number => {
    const { stamina } = fighterAt(play, index);
    const modifiers = [termOf('M-331', stamina, 'stamina')];
    return throwDie(play, { by: index, against, why: 'grapple', rule: 'M-331', modifiers }) + stamina;
  };
  const lead = total(first, second) - total(second, first);
  if (lead === 0) {
    state.turn.over = true;
    play.referee.tell?.({ type: 'held-back', figure: idOf(play, state.turn.fighter), why: 'grapple-tie', rules: ['M-332', 'M-333'] });
    return;
  }
  state.victor = lead > 0 ? first : second;
  state.turn.step = 'throw';
}

/** The test is settled: who won, and whom he has in his hands (M-334). */
export function closeTest(play: Play): { readonly winner: number; readonly loser: number } {
  const { state } = play;
  const winner = state.victor;
  const loser = fighterAt(play, winner).locked;
  state.victor = -1;
  state.turn.step = 'act';
  return { winner, loser };
}
