import type { TraceStep } from '../../../../engine/bout/index.ts';
import type { Cell } from '../../../../engine/hex/index.ts';
import type { Row, Trigger } from '../state/cards.ts';
import type { ChargePlan } from './charge.ts';
import { planBackOff, planCharge } from './charge.ts';
import type { Chosen, Facts } from './procedure.ts';
import { effectiveTrigger, factsAbout, firstRow } from './procedure.ts';
import { beastCard, besideBeast, standingBeside, theBeast, withBeast, woundEffects } from '../state/questions.ts';
import type { View } from '../state/world.ts';
import { foeAt } from '../state/access.ts';

/** A list of rows that was gone through, for the log and the intent. */
export interface Consideration {
  readonly trigger: Trigger;
  readonly steps: readonly TraceStep[];
}

/**
 * What the beast will do to a target, worked out without dice: the same plan is shown as intent and carried out.
 * `row` is null when a charge ends short of contact.
 */
export interface BeastPlan {
  /** Index among its foes. */
  readonly target: number;
  readonly considered: readonly Consideration[];
  /** Hexes it backs off over first (D-063); null when it does not. */
  readonly backOff: readonly Cell[] | null;
  /** It wanted to break away and could not (D-064). */
  readonly encircled: boolean;
  readonly charge: ChargePlan | null;
  readonly row: Row | null;
  readonly rowIndex: number;
  /** The attack after wounds have changed it (D-239). */
  readonly attack: string | null;
  readonly trigger: Trigger;
}

interface Wish {
  readonly trigger: 'control' | 'counter';
  /** Whether this target may make it break away: only the last enemy in Control (D-062, D-063). */
  readonly mayBreak: boolean;
}

/** Works out the beast's action against a target. With `trace` false the considered rows are not listed. */
export function planAgainst(view: View, target: number, wish: Wish, trace: boolean): BeastPlan {
  const beast = theBeast(view.state);
  const card = beastCard(view.world, beast);
  const foe = foeAt(view.state, target);
  const considered: Consideration[] = [];
  const choose = (trigger: Trigger, facts: Facts): Chosen => {
    const steps: TraceStep[] | null = trace ? [] : null;
    const chosen = firstRow(card, trigger, facts, steps);
    if (steps) considered.push({ trigger, steps });
    return chosen;
  };
  let backOff: Cell[] | null = null;
  let encircled = false;
  const planned = (charge: ChargePlan | null, chosen: Chosen | null, trigger: Trigger): BeastPlan => ({
    target,
    considered,
    backOff,
    encircled,
    charge,
    row: chosen && chosen.row,
    rowIndex: chosen ? chosen.index : -1,
    attack: chosen && changedByWounds(view, chosen.row.do),
    trigger,
  });

  if (besideBeast(view, foe)) {
    const trigger = effectiveTrigger(card, wish.trigger);
    const chosen = choose(trigger, factsAbout(view, foe));
    if (wish.mayBreak && wantsToBreak(view, chosen.row)) {
      backOff = planBackOff(view);
      encircled = backOff === null;
    }
    if (!backOff) return planned(null, chosen, trigger);
  }
  const charge = planCharge(view, beast, foe.cell, backOff?.at(-1));
  if (!charge.contact) return planned(charge, null, 'charge');
  const trigger: Trigger = charge.how === 'charge' ? 'charge' : 'control';
  const moved = afterCharge(view, charge);
  const chosen = choose(trigger, factsAbout(moved, foe, { run: charge.ground + charge.leap, leap: charge.leap }));
  return planned(charge, chosen, trigger);
}

function wantsToBreak(view: View, row: Row): boolean {
  return row.breakAndCharge !== null && standingBeside(view) >= row.breakAndCharge;
}

function changedByWounds(view: View, attack: string): string {
  for (const effect of woundEffects(view.world, theBeast(view.state))) {
    const instead = effect.becomes[attack];
    if (instead) return instead;
  }
  return attack;
}

/** The same position with the beast at the end of its charge, to measure facts from. */
function afterCharge(view: View, charge: ChargePlan): View {
  return withBeast(view, { cell: charge.path.at(-1) ?? charge.from, facing: charge.facing });
}
