import { bearing, OUTSIDE, turned } from '../../../../engine/hex/index.ts';
import { appeal } from '../turn/appeal.ts';
import { knockDown } from '../attack/falls.ts';
import { shieldOf } from '../state/gear-questions.ts';
import { standingOn } from '../state/predicates.ts';
import { endGrapple } from '../turn/removal.ts';
import { tellCondition, throwDie } from '../state/rolls.ts';
import { termOf } from '../state/terms.ts';
import type { Blow, Fighter } from '../state/state.ts';
import { freeVictim, layDown, remove } from '../state/things.ts';
import { wound } from '../attack/wounds.ts';
import type { Play, View } from '../state/world.ts';
import { stepTo } from '../state/world.ts';

function isHeld({ world, state }: View, item: number): boolean {
  const { wear } = world.things[item]!.gear;
  return state.items[item]!.spot === 'ready' && (wear === 'hand' || wear === 'left' || wear === 'bundle');
}

/** Empties the hands of a grappler before the dice: shield out of play, weapons into his hex (M-326). */
export function emptyHands(play: Play, index: number): void {
  const fighter = play.state.fighters[index]!;
  const shield = shieldOf(play, fighter);
  for (const item of fighter.carried) if (item !== shield) freeVictim(play, item, 'M-326');
  if (shield >= 0) remove(play, shield, 'discarded', 'M-059');
  const held = fighter.carried.filter((item) => isHeld(play, item));
  for (const item of held) layDown(play, item, fighter.cell, 'dropped', 'M-326');
}

/** The grapple begins, and its first test follows at once (M-330). */
export function beginGrapple(play: Play, { attacker, target }: Blow): void {
  const { fighters } = play.state;
  fighters[attacker]!.locked = target;
  fighters[attacker]!.grappler = true;
  fighters[target]!.locked = attacker;
  for (const index of [attacker, target]) tellCondition(play, fighters[index]!.id, 'locked', true, 'M-330');
  testGrapple(play, attacker);
}

/** Each a D6 and his current Stamina, the grappler's die first; a tie goes on in the other's turn (M-331 to M-333). */
export function testGrapple(play: Play, either: number): void {
  const { state } = play;
  const { locked, grappler } = state.fighters[either]!;
  const [first, second] = grappler ? [either, locked] : [locked, either];
  const total = (index: number, against: number): number => {
    const { stamina } = state.fighters[index]!;
    const modifiers = [termOf('M-331', stamina, 'stamina')];
    return throwDie(play, { by: index, against, why: 'grapple', rule: 'M-331', modifiers }) + stamina;
  };
  const lead = total(first, second) - total(second, first);
  if (lead === 0) {
    state.turn.over = true;
    play.referee.tell?.({ type: 'held-back', figure: play.world.ids[state.turn.fighter]!, why: 'grapple-tie', rules: ['M-332', 'M-333'] });
    return;
  }
  state.victor = lead > 0 ? first : second;
  state.turn.step = 'throw';
}

function closeTest(play: Play): { readonly winner: number; readonly loser: number } {
  const { state } = play;
  const winner = state.victor;
  const loser = state.fighters[winner]!.locked;
  state.victor = -1;
  state.turn.step = 'act';
  return { winner, loser };
}

/** D3 wounds, then down; no Save (M-335). */
export function throwLoser(play: Play): void {
  const { winner, loser } = closeTest(play);
  endGrapple(play, winner, 'M-330');
  const face = throwDie(play, { by: winner, against: loser, why: 'throw', rule: 'M-335' });
  wound(play, loser, winner, { raw: Math.ceil(face / 2), modifiers: [], rule: 'M-335' });
  if (knockDown(play, loser, winner, 'M-335')) appeal(play, loser, winner, 'M-150');
}

function freeStep(view: View, fighter: Fighter, direction: number): number {
  const to = stepTo(view.world, fighter.cell, direction);
  return to !== OUTSIDE && standingOn(view, to) < 0 ? to : OUTSIDE;
}

/** Straight away from the other, else to either side of that, the clockwise one first; else nowhere (M-336). */
export function disengageCell(view: View, winner: number, loser: number): number {
  const fighter = view.state.fighters[winner]!;
  const { first } = bearing(view.world.arena, view.state.fighters[loser]!.cell, fighter.cell, fighter.facing);
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
export function disengage(play: Play): void {
  const { winner, loser } = closeTest(play);
  const { turn, fighters } = play.state;
  const to = disengageCell(play, winner, loser);
  const fighter = fighters[winner]!;
  endGrapple(play, winner, 'M-336');
  if (to !== fighter.cell) {
    play.referee.tell?.({ type: 'moved', figure: fighter.id, from: fighter.cell, path: [to], gait: 'disengage', rules: ['M-336'] });
    fighter.cell = to;
  }
  const beganNow = turn.attacks > 0;
  if (winner !== turn.fighter && !beganNow) turn.over = true;
}
