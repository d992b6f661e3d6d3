import { sum } from '../../../../engine/dice/index.ts';
import type { Term } from '../keys.ts';
import { fighterAt, isInjured } from '../state/lookup.ts';
import { IMPROVISED } from '../state/state.ts';
import type { Play, View } from '../state/world.ts';
import { appeal } from '../turn/appeal.ts';
import { endGrapple, leave } from '../turn/removal.ts';
import { changeStatus } from '../turn/status.ts';

const NONE: readonly Term[] = [];

/** What a weapon adds to its wounds or takes away (M-222, M-253). */
export function woundTerms({ world }: View, item: number): readonly Term[] {
  return item === IMPROVISED ? NONE : world.things[item]!.wounds;
}

/** Stamina at which a wound is mortal (M-146). */
export const MORTAL = -3;

/** A wound as it is dealt. */
export interface Wound {
  readonly raw: number;
  /** What the weapon adds or takes (M-222, M-253). */
  readonly modifiers: readonly Term[];
  readonly rule: string;
}

/** Net wounds, never below 0 (M-222). */
export function netWounds({ raw, modifiers }: Wound): number {
  return Math.max(0, raw + sum(modifiers));
}

function credit(play: Play, index: number, by: number, net: number, wasInjured: boolean): void {
  const attacker = fighterAt(play, by);
  attacker.inflicted = attacker.inflicted.with(index, attacker.inflicted[index]! + net);
  if (!wasInjured && isInjured(fighterAt(play, index))) attacker.injured = [...attacker.injured, index];
}

/** Takes Stamina: injury, the crowd at 0 or less, death at -3 or less (M-130, M-131, M-144 to M-146). */
export function wound(play: Play, index: number, by: number, dealt: Wound): void {
  const fighter = fighterAt(play, index);
  const net = netWounds(dealt);
  const wasInjured = isInjured(fighter);
  changeStatus(play, fighter, () => {
    fighter.stamina -= net;
    fighter.woundsTaken += net;
    tellWound(play, index, by, dealt, net);
  });
  if (net === 0) return;
  credit(play, index, by, net, wasInjured);
  if (fighter.locked !== by) endGrapple(play, index, 'M-337');
  if (fighter.stamina <= MORTAL && !play.world.lex.mortallyWoundedMayAppeal) leave(play, index, by, 'dead', ['M-146']);
  else if (fighter.stamina <= 0) appeal(play, index, by, 'M-145');
}

function tellWound(play: Play, index: number, by: number, { raw, modifiers, rule }: Wound, net: number): void {
  const { ids } = play.world;
  const { stamina } = fighterAt(play, index);
  play.referee.tell?.({
    type: 'wounded',
    figure: ids[index]!,
    by: ids[by]!,
    raw,
    modifiers,
    net,
    from: stamina + net,
    to: stamina,
    rules: [rule],
  });
}
