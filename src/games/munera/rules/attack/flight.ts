import type { Cell } from '../../../../engine/hex/index.ts';
import { OUTSIDE } from '../../../../engine/hex/index.ts';
import { ammunitionOf } from '../state/gear-questions.ts';
import type { Blow } from '../state/state.ts';
import { IMPROVISED } from '../state/state.ts';
import { layDown, remove, tellItem, throwLanding } from '../state/things.ts';
import type { Play, View } from '../state/world.ts';
import { fighterAt, gearAt, thingAt } from '../state/lookup.ts';

/** What flies in an attack: a missile that any hit uses up, a spear, or nothing. */
export interface Flight {
  readonly kind: 'missile' | 'spear' | 'none';
  /** The dart, arrow or spear; -1 for an arrow that nobody counts. */
  readonly item: number;
  /** The target's place and facing before anything moved him, round which it lands (M-262). */
  readonly cell: Cell;
  readonly facing: number;
}

const NOTHING_FLIES: Flight = { kind: 'none', item: -1, cell: OUTSIDE, facing: 0 };

/** What flies in this attack, before anything happens to it. */
export function flightOf(view: View, { attacker, target, item, distance, move }: Blow): Flight {
  const { fighters } = view.state;
  const thing = item === IMPROVISED || move === 'grapple' ? null : thingAt(view, item);
  const manner = thing?.bands[distance]?.manner;
  if (!thing || (manner !== 'throw' && manner !== 'shoot')) return NOTHING_FLIES;
  const { cell, facing } = fighters[target]!;
  const { ammunition, id } = thing.gear;
  if (ammunition === null) return { kind: 'spear', item, cell, facing };
  return { kind: 'missile', item: ammunition === id ? item : ammunitionOf(view, fighters[attacker]!, ammunition), cell, facing };
}

function land(play: Play, { attacker }: Blow, { item, cell, facing }: Flight, rule: string): void {
  const from = fighterAt(play, attacker).cell;
  const to = throwLanding(play, { cell, facing, from, by: attacker, why: 'landing', rule });
  if (item >= 0) layDown(play, item, to, 'landed', rule);
}

/** A dart or arrow that missed lands beside the target, before the push-back (M-262, M-277). */
export function landMissile(play: Play, blow: Blow, flight: Flight): void {
  if (flight.kind === 'missile') land(play, blow, flight, 'M-262');
}

/** A dart or arrow that hit or caused a special event is lost (M-261, M-277). */
export function useUpMissile(play: Play, flight: Flight): void {
  if (flight.kind === 'missile' && flight.item >= 0) remove(play, flight.item, 'spent', 'M-261');
}

/** A spear that was thrown and is still the thrower's: not lost by the event, nor gone with him. */
function isInTheAir({ state }: Play, { attacker }: Blow, { kind, item }: Flight): boolean {
  return kind === 'spear' && state.items[item]!.holder === attacker;
}

/** A thrown spear that made no wound: back on its thong, broken when it was damaged, else beside the target (M-270, M-272, D-266). */
export function landSpear(play: Play, blow: Blow, flight: Flight): void {
  if (!isInTheAir(play, blow, flight)) return;
  const { gear, damaged } = thingAt(play, flight.item);
  if (gear.tied) tellItem(play, flight.item, blow.attacker, 'recovered', 'M-272');
  else if (damaged) remove(play, flight.item, 'broken', 'D-266');
  else land(play, blow, flight, 'M-270');
}

/** A thrown spear that wounded is lost; a tied one comes back (M-272, M-273). */
export function spendSpear(play: Play, blow: Blow, flight: Flight): void {
  if (!isInTheAir(play, blow, flight)) return;
  const tied = gearAt(play, flight.item).tied;
  if (tied && play.world.lex.thongedSpearOnWound === 'recovered') tellItem(play, flight.item, blow.attacker, 'recovered', 'M-272');
  else remove(play, flight.item, 'lost', tied ? 'M-272' : 'M-273');
}
