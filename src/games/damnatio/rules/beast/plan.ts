import type { TraceStep } from '../../../../engine/bout/index.ts';
import type { Cell } from '../../../../engine/hex/index.ts';
import type { Arc, BeastCard, Row, Trigger } from '../state/cards.ts';
import { planBackOff, planCharge, type ChargePlan } from './charge.ts';
import { isAvoided, pickTarget } from './pick.ts';
import { lookAt, type Look } from './predicates.ts';
import { effectiveTrigger, firstRow, fittingRow, hasRows, type Chosen, type LookFor } from './procedure.ts';
import type { Target } from './ties.ts';
import { beastCard, besideBeast, distanceToBeast, standingBeside, theBeast, withBeast, woundEffects } from '../state/questions.ts';
import type { View } from '../state/world.ts';
import { foeAt, foesOf } from '../state/access.ts';

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
  /** Why the step goes for somebody else than the beast did; null when it does not. */
  readonly retarget: Target | null;
  readonly considered: readonly Consideration[];
  /** How many of them it went through before it moved. */
  readonly before: number;
  /** Hexes it backs off over first (D-063); null when it does not. */
  readonly backOff: readonly Cell[] | null;
  /** It wanted to break away and could not (D-064). */
  readonly encircled: boolean;
  readonly charge: ChargePlan | null;
  readonly row: Row | null;
  readonly rowIndex: number;
  /** The attack after wounds have changed it (D-239); null for a step without one. */
  readonly attack: string | null;
  readonly trigger: Trigger;
}

export interface Wish {
  readonly trigger: 'control' | 'counter' | 'hurt' | 'kill' | 'missed';
  /** Whether this target may make it break away: only the last enemy in Control (D-062, D-063). */
  readonly mayBreak: boolean;
  /** Steps that are looked through before a charge, when it has any. */
  readonly far?: 'opening' | 'approach';
  /** Where the target stood before the beast turned to him. */
  readonly stoodIn?: Arc;
}

/** What is known of a plan so far. */
interface Draft {
  readonly view: View;
  readonly card: BeastCard;
  readonly considered: Consideration[];
  readonly trace: boolean;
}

/** Works out the beast's action against a target. With `trace` false the considered rows are not listed. */
export function planAgainst(view: View, target: number, wish: Wish, trace: boolean): BeastPlan {
  const draft: Draft = { view, card: beastCard(view.world, theBeast(view.state)), considered: [], trace };
  if (wish.far === 'opening' && hasRows(draft.card, 'opening')) {
    const opened = planFar(draft, target, 'opening');
    if (opened) return opened;
  }
  if (besideBeast(view, foeAt(view.state, target))) return planBeside(draft, target, wish);
  if (wish.far === 'approach' && hasRows(draft.card, 'approach')) {
    const approached = planFar(draft, target, 'approach');
    if (approached) return approached;
  }
  return planCharging(draft, target, null, draft.considered.length);
}

/** What steps of a reaction come to; null when none fits (D-427). */
export function planReaction(view: View, target: number, trigger: 'hurt' | 'kill' | 'missed', trace: boolean): BeastPlan | null {
  const draft: Draft = { view, card: beastCard(view.world, theBeast(view.state)), considered: [], trace };
  const chosen = choose(draft, trigger, fittingRow, looksFrom(draft, target, {}, true));
  return chosen && planned(draft, target, { chosen, trigger });
}

interface Parts {
  readonly chosen: Chosen | null;
  readonly trigger: Trigger;
  readonly charge?: ChargePlan;
  readonly backOff?: readonly Cell[] | null;
  readonly encircled?: boolean;
  /** Where the first list was gone through before a charge. */
  readonly before?: number;
}

function planned({ view, considered }: Draft, target: number, parts: Parts): BeastPlan {
  const { chosen, trigger, charge = null, backOff = null, encircled = false } = parts;
  const aimed = chosen ? foesOf(view.state).indexOf(chosen.look.foe) : target;
  return {
    target: aimed,
    retarget: chosen && aimed !== target ? pickTarget(view, chosen.row, amongBeside(view, chosen.row)) : null,
    considered,
    before: parts.before ?? (charge && !backOff ? 0 : 1),
    backOff,
    encircled,
    charge,
    row: chosen && chosen.row,
    rowIndex: chosen ? chosen.index : -1,
    attack: chosen && chosen.row.attack && changedByWounds(view, chosen.row.attack),
    trigger,
  };
}

function choose<Found>(
  { card, considered, trace }: Draft,
  trigger: Trigger,
  find: (card: BeastCard, trigger: Trigger, lookFor: LookFor, trace: TraceStep[] | null) => Found,
  lookFor: LookFor,
): Found {
  const steps: TraceStep[] | null = trace ? [] : null;
  const chosen = find(card, trigger, lookFor, steps);
  if (steps) considered.push({ trigger, steps });
  return chosen;
}

/** Steps with an attack pick among those beside the beast, others among all (D-422). */
function amongBeside(view: View, row: Row): ((foe: Look['foe']) => boolean) | undefined {
  return row.attack === null ? undefined : (foe) => besideBeast(view, foe);
}

/** Each step looks at the target, or at whom it picks for itself; one that only avoids picks where the target is such a man. */
function looksFrom({ view }: Draft, target: number, given: Partial<Look>, near = false): LookFor {
  const look = lookAt(view, foeAt(view.state, target), given);
  const keeps = ({ pick, avoid }: Row): boolean => pick === null && (avoid === null || !isAvoided(view, look.foe, avoid));
  return (row) => {
    if (!keeps(row)) {
      const picked = pickTarget(view, row, amongBeside(view, row));
      return picked ? lookAt(view, foeAt(view.state, picked.man), given) : 'pick';
    }
    return near && row.attack !== null && !besideBeast(view, look.foe) ? 'distance' : look;
  };
}

function planBeside(draft: Draft, target: number, wish: Wish): BeastPlan {
  const { view, card } = draft;
  const trigger = effectiveTrigger(card, wish.trigger);
  const given = wish.stoodIn === undefined ? {} : { stoodIn: wish.stoodIn };
  const chosen = choose(draft, trigger, firstRow, looksFrom(draft, target, given));
  if (!wish.mayBreak || !wantsToBreak(view, chosen.row)) return planned(draft, target, { chosen, trigger });
  const backOff = planBackOff(view);
  if (!backOff) return planned(draft, target, { chosen, trigger, encircled: true });
  return planCharging(draft, target, backOff);
}

/** A step from afar; null when none fits: then it charges (D-424, D-428). */
function planFar(draft: Draft, target: number, trigger: 'opening' | 'approach'): BeastPlan | null {
  const { view } = draft;
  const chosen = choose(draft, trigger, fittingRow, looksFrom(draft, target, {}, true));
  if (!chosen) return null;
  const [deed] = chosen.row.before;
  if (chosen.row.before.length > 1 || deed?.do !== 'charge' || chosen.row.attack) return planned(draft, target, { chosen, trigger });
  const prey = deed.at ? pickTarget(view, { pick: deed.at, avoid: null }, (foe) => distanceToBeast(view, foe) > 1) : null;
  return planCharging(draft, prey?.man ?? target, null, 1, prey);
}

function planCharging(
  draft: Draft,
  target: number,
  backOff: readonly Cell[] | null = null,
  before?: number,
  prey: Target | null = null,
): BeastPlan {
  const { view } = draft;
  const beast = theBeast(view.state);
  const foe = foeAt(view.state, target);
  const parts = { backOff, ...(before === undefined ? {} : { before }) };
  const charge = planCharge(view, beast, foe.cell, backOff?.at(-1));
  if (!charge.contact) return { ...planned(draft, target, { ...parts, chosen: null, trigger: 'charge', charge }), retarget: prey };
  const trigger: Trigger = charge.how === 'charge' ? 'charge' : 'control';
  const moved = afterCharge(view, charge);
  const given = { run: charge.ground + charge.leap, leap: charge.leap };
  const look = lookAt(moved, foe, given);
  const chosen = choose(draft, trigger, firstRow, () => look);
  return { ...planned(draft, target, { ...parts, chosen, trigger, charge }), retarget: prey };
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
