import { fatigueOfMiss } from '../attack/blow.ts';
import type { Key } from '../keys.ts';
import type { AppealOdds } from './turn.ts';
import { appealOdds } from './turn.ts';
import { withFighter } from './stage.ts';
import { isTired } from '../state/predicates.ts';
import { tormentorOf } from '../turn/surrender.ts';
import type { View } from '../state/world.ts';

/**
 * How a fighter comes to ask the crowd (M-172 to M-175): by wounds that leave him 0 Stamina, or less than 0; by giving in;
 * by a Double 2; by a second fall, or by one where a miss could not push him back.
 */
export type Defeat = Key<'defeat'>;

/** What the crowd would say if he were beaten in that way. */
export interface MercyOdds extends AppealOdds {
  readonly how: Defeat;
  readonly rule: string;
}

/** Wounded down to a Stamina, whoever did it (M-145). */
function wounded(view: View, index: number, stamina: number): View {
  const { stamina: had, woundsTaken } = view.state.fighters[index]!;
  return withFighter(view, index, { stamina, woundsTaken: woundsTaken + had - stamina });
}

/** Only the tired give in (M-057). */
function spent(view: View, index: number): View {
  const fighter = view.state.fighters[index]!;
  return isTired(fighter) ? view : withFighter(view, index, { fatigue: fighter.stamina + 1 });
}

/** The miss that floors him has tired his conqueror (M-125, M-156). */
function missed(view: View, conqueror: number): View {
  const attacker = view.state.fighters[conqueror];
  return attacker ? withFighter(view, conqueror, { fatigue: attacker.fatigue + fatigueOfMiss(false) }) : view;
}

function sameTerms(one: AppealOdds, other: AppealOdds): boolean {
  return one.modifiers.length === other.modifiers.length && one.modifiers.every(({ rule }, i) => other.modifiers[i]!.rule === rule);
}

/**
 * The crowd's answer for each way in which he may be beaten, from the position as it is; two kinds of wounds or falls only
 * where they differ. Whoever gives in does so to an opponent who threatens him (M-349); `conqueror` is -1 for nobody.
 */
export function mercyOdds(view: View, index: number, conqueror: number): MercyOdds[] {
  const tormentor = tormentorOf(view, view.state.fighters[index]!);
  const after = (how: Defeat, rule: string, then: View, by = conqueror): MercyOdds => ({ how, rule, ...appealOdds(then, index, by) });
  const wounds = after('wounds', 'M-172', wounded(view, index, 0));
  const deep = after('deep-wounds', 'M-172', wounded(view, index, -1));
  const fall = after('second-fall', 'M-175', view);
  const barred = after('barred-fall', 'M-175', missed(view, conqueror));
  return [
    wounds,
    ...(sameTerms(wounds, deep) ? [] : [deep]),
    after('surrender', 'M-173', spent(view, index), tormentor < 0 ? conqueror : tormentor),
    after('double-two', 'M-174', view),
    fall,
    ...(sameTerms(fall, barred) ? [] : [barred]),
  ];
}
