import { distance, FACINGS } from '../../../engine/hex/index.ts';
import type { Notes } from '../../../engine/mind/index.ts';
import {
  chooser,
  costOf,
  fighterAt,
  IMPROVISED,
  type MuneraAction,
  type MuneraView,
  quadrantOf,
  totalOf,
  weaponOf,
  whirlPath,
} from '../rules/index.ts';
import { blowWorth, wounds } from './blow-worth.ts';
import { chancesAgainst } from './chances.ts';
import { type Foe, foesOf } from './foes.ts';
import { discardWorth, handlingWorth } from './handling.ts';
import { fitness, type Mind, mindOf, type Tell } from './mind.ts';
import { isPinned, Plans, type Rest, type Walk, withPushed } from './plans.ts';
import type { MuneraPolicy } from './policy.ts';
import { feintWorth, grappleWorth, hazeWorth } from './special.ts';
import { type Strike, strikeOf } from './strike.ts';
import { type Weights, WEIGHTS } from './weights.ts';

/** A step that leads to no pose worth ending in. */
const NOWHERE = -100;

/** AP and hexes from which on a turn without a deed is one wasted. */
const A_GOOD_TURN = 3;
const FAR = 5;

type BlowAction = Extract<MuneraAction, { type: 'attack' | 'whirl' }>;

function fullCost(mind: Mind, action: MuneraAction): number {
  return totalOf(costOf(mind.view, action));
}

function declared(mind: Mind, move: Strike['blow']['move'], item: number, target: number): Strike {
  const { view, index, me } = mind;
  const foe = fighterAt(view, target);
  const place = { quadrant: quadrantOf(view, foe, me.cell), distance: distance(view.world.arena, me.cell, foe.cell) };
  const feint = view.state.turn.feint === 'declared';
  return strikeOf(mind, { attacker: index, target, item, move, ...place }, isPinned(mind, target), { feint });
}

/** The thoughts of one decision in a turn: what each action is worth, its own deed and what can come after it. */
export class Thoughts {
  readonly mind: Mind;
  readonly foes: readonly Foe[];
  private readonly plans: Plans;
  private readonly beginnings: ReturnType<Plans['beginnings']>;
  private readonly after = new Map<number, number>();
  private readonly afterMiss = new Map<number, number>();
  private next: Strike | null | undefined;
  private reached: readonly Walk[] | null = null;
  readonly actions: readonly MuneraAction[];

  constructor(mind: Mind, actions: readonly MuneraAction[]) {
    this.mind = mind;
    this.actions = actions;
    this.foes = foesOf(mind);
    this.plans = new Plans(mind, this.foes, actions);
    this.beginnings = this.plans.beginnings(this.plans.now());
  }

  worthOf(action: MuneraAction, tell?: Tell): number {
    switch (action.type) {
      case 'end':
        return this.end(tell);
      case 'move':
      case 'turn':
        return this.walk(action, tell);
      case 'attack':
        return this.attack(action, tell);
      case 'whirl':
        return this.whirl(action, tell);
      default:
        return this.aside(action, tell);
    }
  }

  /** A turn of which nothing was spent brings nobody nearer to the end of the bout (M-081). */
  private end(tell?: Tell): number {
    const { view, me, weights } = this.mind;
    const worth = this.plans.stanceAt(me.cell, me.facing, tell);
    if (weights.idle === 0 || view.state.turn.spent > 0 || this.plans.points < A_GOOD_TURN || this.foeAway() < FAR) return worth;
    tell?.('idle', 'M-081', -weights.idle);
    return worth - weights.idle;
  }

  private foeAway(): number {
    const { view, me } = this.mind;
    return Math.min(...this.foes.map(({ fighter }) => distance(view.world.arena, me.cell, fighter.cell)));
  }

  /** Every pose in reach and what it is worth to go there. */
  walks(): readonly Walk[] {
    return (this.reached ??= this.plans.walks());
  }

  private walk(action: MuneraAction, tell?: Tell): number {
    const plan = this.beginnings.get(action);
    if (!plan) return NOWHERE;
    if (tell) {
      const stance = this.plans.stanceAt(plan.stop.cell, plan.stop.facing, tell);
      tell('what-follows', 'M-062', plan.worth - stance);
    }
    return plan.worth;
  }

  private attack(action: BlowAction, tell?: Tell): number {
    const strike = declared(this.mind, 'attack', action.item, action.target);
    const worth = blowWorth(this.mind, strike, tell);
    if (this.mind.weights.outcomes === 0) return worth + this.follow(action, true, tell);
    return worth + this.afterBlow(action, strike, tell);
  }

  /** The rest of the turn after a blow: as likely as it misses, with the other a hex further off (M-122). */
  private afterBlow(action: BlowAction, { chances, barred }: Strike, tell?: Tell): number {
    const { outcomes } = this.mind.weights;
    const rest = this.restAfter(action, true);
    const here = this.within({ ...rest, second: rest.second + (1 - rest.second) * outcomes });
    const worth = barred || chances.miss === 0 ? here : here + outcomes * chances.miss * (this.pushed(action, rest) - here);
    tell?.('what-follows', 'M-122', worth);
    return worth;
  }

  /** The best that is left of the turn once a miss has pushed the other back. */
  private pushed({ target }: BlowAction, rest: Rest): number {
    const key = ((rest.points * 3 + rest.attacks) * 100 + rest.bundle) * 100 + target;
    let worth = this.afterMiss.get(key);
    if (worth === undefined) {
      const { mind, foes } = withPushed(this.mind, this.foes, target);
      worth = new Plans(mind, foes, this.steps(), rest.points).within({ ...rest, second: 1 });
      this.afterMiss.set(key, worth);
    }
    return worth;
  }

  /** Every step and turn that he might take if nobody stood in the way. */
  private steps(): readonly MuneraAction[] {
    if (!this.actions.some(({ type }) => type === 'move')) return this.actions;
    return [...this.actions.filter(({ type }) => type === 'turn'), ...FACINGS.map((direction) => ({ type: 'move', direction }) as const)];
  }

  /** The rest of the turn after an action that leaves him where he is. */
  private follow(action: MuneraAction, isAttack: boolean, tell?: Tell): number {
    const worth = this.within(this.restAfter(action, isAttack));
    tell?.('what-follows', 'M-062', worth);
    return worth;
  }

  private restAfter(action: MuneraAction, isAttack: boolean): Rest {
    const { view } = this.mind;
    const now = this.plans.now();
    const bundle = isAttack ? weaponOf(view, action.type === 'attack' ? action.item : IMPROVISED) : now.bundle;
    const points = now.points - fullCost(this.mind, action);
    return { points, attacks: now.attacks + (isAttack ? 1 : 0), bundle, second: now.second };
  }

  private within(rest: Rest): number {
    const key = ((rest.points * 3 + rest.attacks) * 100 + rest.bundle) * 2 + (rest.second === 1 ? 1 : 0);
    let worth = this.after.get(key);
    if (worth === undefined) this.after.set(key, (worth = this.plans.within(rest)));
    return worth;
  }

  /** He ends two hexsides round the target and faces as before (M-314). */
  private whirl(action: BlowAction, tell?: Tell): number {
    const { view, me } = this.mind;
    const { ends } = whirlPath(view, me, fighterAt(view, action.target));
    const cost = fullCost(this.mind, action);
    const worth = blowWorth(this.mind, declared(this.mind, 'whirl', action.item, action.target), tell);
    const left = this.plans.points - cost;
    let facing = me.facing;
    let stance = -Infinity;
    for (let to = 0; to < 6; to += 1) {
      const turning = to === me.facing ? 0 : costOf(view, { type: 'turn', facing: to }).base;
      if (turning > left) continue;
      const there = this.plans.stanceAt(ends, to);
      if (there > stance) [facing, stance] = [to, there];
    }
    if (tell) this.plans.stanceAt(ends, facing, tell);
    return worth + stance + this.mind.weights.show - this.plans.tiring(view.state.turn.spent + cost);
  }

  /** The attack that would follow a feint or a handful of sand. */
  private nextStrike(cost: number): Strike | null {
    if (this.next !== undefined) return this.next;
    let best = 0;
    this.next = null;
    for (const action of this.actions) {
      if (action.type !== 'attack' || cost + fullCost(this.mind, action) > this.plans.points) continue;
      const strike = declared(this.mind, 'attack', action.item, action.target);
      const worth = blowWorth(this.mind, strike);
      if (worth > best) [best, this.next] = [worth, strike];
    }
    return this.next;
  }

  private aside(action: MuneraAction, tell?: Tell): number {
    const { mind } = this;
    const cost = fullCost(mind, action);
    let worth: number;
    if (action.type === 'grapple') worth = grappleWorth(mind, declared(mind, 'grapple', -1, action.target)) + mind.weights.clinch;
    else if (action.type === 'feint') worth = this.feint(cost) + mind.weights.show;
    else if (action.type === 'haze') worth = this.haze(action.target, cost);
    else worth = handlingWorth(mind, action, this.foes);
    tell?.(action.type, RULES[action.type] ?? 'M-062', worth);
    return worth + this.follow(action, action.type === 'grapple', tell);
  }

  private feint(cost: number): number {
    const next = this.nextStrike(cost);
    return next ? feintWorth(this.mind, next) : -1;
  }

  private haze(target: number, cost: number): number {
    const next = this.nextStrike(cost);
    return hazeWorth(this.mind, target, next?.blow.target === target ? next : null);
  }
}

const RULES: Partial<Record<MuneraAction['type'], string>> = {
  grapple: 'M-324',
  feint: 'M-321',
  haze: 'M-340',
  draw: 'M-070',
  sheathe: 'M-070',
  'pick-up': 'M-073',
  kick: 'M-075',
  'cut-free': 'M-239',
  discard: 'M-058',
  drop: 'M-080',
  release: 'M-241',
};

const EPSILON = 1e-9;

type Noted = Notes<MuneraAction> | undefined;

function bestOf(actions: readonly MuneraAction[], worth: (action: MuneraAction) => number, notes: Noted): MuneraAction {
  let best = actions[0]!;
  let most = -Infinity;
  for (const action of actions) {
    const value = worth(action);
    notes?.weighs(action, value);
    if (value > most + EPSILON) [best, most] = [action, value];
  }
  return best;
}

/** The attack die again, when what it may bring is worth the double fatigue (M-322, M-323); a device always, where it may hit. */
export function throwsAgain(bout: MuneraView, mind: Mind, notes?: Notes<MuneraAction>): boolean {
  const blow = bout.state.blow!;
  const again = strikeOf(mind, blow, false, { feint: true });
  const chances = chancesAgainst(again.modifier, blow.defenceDie);
  const strike: Strike = { ...again, chances };
  const worth = wounds(mind, strike) + fitness(mind, mind.index).tiring * (chances.hit - chances.miss);
  const casts = strike.device && chances.hit > 0;
  notes?.weighs({ type: 'reroll', use: true }, worth);
  notes?.weighs({ type: 'reroll', use: false }, 0);
  if (casts) notes?.goes('casts again whenever it may hold');
  return worth > 0 || casts;
}

function answer(bout: MuneraView, weights: Weights, notes: Noted): MuneraAction {
  const actions = bout.actions();
  if (actions.length === 1) return actions[0]!;
  const mind = mindOf(bout, chooser(bout), weights);
  switch (bout.state.turn.step) {
    case 'ready':
      return bestOf(actions, (action) => (action.type === 'discard' ? discardWorth(mind, action.item) : 0), notes);
    case 'act': {
      const thoughts = new Thoughts(mind, actions);
      return bestOf(actions, (action) => thoughts.worthOf(action), notes);
    }
    case 'reroll':
      return { type: 'reroll', use: throwsAgain(bout, mind, notes) };
    case 'throw':
      notes?.goes('throws whom he has grappled');
      return { type: 'throw' };
  }
}

/** The skilled bot with other tastes. */
export function skilledWith(weights: Weights): MuneraPolicy {
  return (bout, _rng, notes) => answer(bout, weights, notes);
}

/** Chooses by exact odds one action ahead, and by what the AP of the turn can still reach. */
export const skilled: MuneraPolicy = skilledWith(WEIGHTS);
