import { type Cell, distance, toward } from '../../../engine/hex/index.ts';
import type { Notes } from '../../../engine/mind/index.ts';
import {
  costOf,
  type Fighter,
  fighterAt,
  IMPROVISED,
  isEntangled,
  isTired,
  type MuneraAction,
  type Quadrant,
  quadrantOf,
  stepTo,
  threatens,
  turnCosts,
  type View,
  type World,
} from '../rules/index.ts';
import type { MuneraPolicy } from './policy.ts';

/**
 * The policy of the performance workload: the scores of `munera-lite` over the rules' own list of actions, the first
 * maximum wins. It looks at the nearest opponent only and knows nets, special moves and sheaths as little as the workload.
 */

const NEVER = -1000;
/** Below all scores. */
const WORST = 2 * NEVER;
const ATTACK = 100;
const PER_MODIFIER = 4;
const LARGE_SHIELD_BONUS = 2;
const TARGET_DOWN = 3;
const SPENT_FORCE = 120;
const PICK_UP_WEAPON = 90;
const PICK_UP_SHIELD = 50;
const PICK_UP_HELMET = 20;
const DISCARD = -50;
const DISCARD_LARGE_TIRED = 5;
const DISCARD_SMALL_TIRED = -5;
const SEVENTH = 7;
const TIRES = 6;

const PER_HEX = -10;
/** By the side on which the target is seen, clockwise from the front. */
const FACES = [12, 4, -2, -6, -2, 4];
/** By the side of the target on which he stands, when next to it. */
const STANDS = [0, 12, 12, 18, 12, 12];

const QUADRANT_BONUS: Readonly<Record<Quadrant, number>> = { front: 0, right: 2, left: 2, rear: 3 };
const FISTS = -2;

function nearestOf(view: View, fighter: Fighter): number {
  const { fighters } = view.state;
  let nearest = -1;
  let least = Infinity;
  for (let i = 0; i < fighters.length; i += 1) {
    const other = fighters[i]!;
    if (other.fate !== 'active' || other.side === fighter.side) continue;
    const hexes = distance(view.world.arena, fighter.cell, other.cell);
    if (hexes < least) [nearest, least] = [i, hexes];
  }
  return nearest;
}

/** What a facing is worth when the target is in that direction. */
function worthOfLook(bearing: number, facing: number): number {
  return FACES[(bearing - facing + 6) % 6]!;
}

/** What hex and facing are worth against the target: near, on a side of his when next to him, looking at him. */
function worthOf({ arena }: World, cell: Cell, facing: number, target: Fighter): number {
  const hexes = distance(arena, cell, target.cell);
  const side = hexes > 1 ? 0 : STANDS[(toward(arena, target.cell, cell) - target.facing + 6) % 6]!;
  return PER_HEX * hexes + side + worthOfLook(toward(arena, cell, target.cell), facing);
}

function helpers(view: View, attacker: number, target: Fighter): number {
  const { fighters } = view.state;
  let count = 0;
  for (let i = 0; i < fighters.length; i += 1) if (i !== attacker && threatens(view, fighters[i]!, target)) count += 1;
  return count;
}

/** Side, helpers and nets: the part of the modifier that is the same for every weapon. */
function situation(view: View, attacker: number, target: Fighter): number {
  const { cell } = fighterAt(view, attacker);
  return QUADRANT_BONUS[quadrantOf(view, target, cell)] + helpers(view, attacker, target) + (isEntangled(target) ? 1 : 0);
}

function isLarge({ things }: World, item: number): boolean {
  const shield = item === IMPROVISED ? null : things[item]!.gear.shield;
  return shield !== null && shield.front > 1;
}

function weaponModifier({ arena, things }: World, fighter: Fighter, item: number, target: Fighter): number {
  if (item === IMPROVISED) return FISTS;
  return things[item]!.bands[distance(arena, fighter.cell, target.cell)]!.modifier;
}

function pickUpScore({ things }: World, item: number, fighter: number): number {
  const { owner, gear } = things[item]!;
  if (owner !== fighter) return NEVER;
  if (gear.wear === 'head') return PICK_UP_HELMET;
  return gear.shield === null ? PICK_UP_WEAPON : PICK_UP_SHIELD;
}

function discardScore(world: World, item: number, fighter: Fighter): number {
  if (world.things[item]!.helmet || !isTired(fighter)) return DISCARD;
  return isLarge(world, item) ? DISCARD_LARGE_TIRED : DISCARD_SMALL_TIRED;
}

/** The scores of one decision: what all actions share is worked out once. */
class Scores {
  private readonly view: View;
  private readonly index: number;
  private readonly fighter: Fighter;
  private readonly turnCosts: ReturnType<typeof turnCosts>;
  /** The nearest opponent, looked for when a step or a turn is judged; his direction, what the facing is worth now, and hex and facing. */
  private nearest: Fighter | null = null;
  private bearing = 0;
  private look = 0;
  private here = 0;
  /** The next AP could be the seventh. */
  private readonly tiring: boolean;
  private judged = -1;
  private aside = -1;
  private base = 0;

  constructor(view: View) {
    const { fighters, turn } = view.state;
    this.view = view;
    this.index = turn.fighter;
    this.fighter = fighters[turn.fighter]!;
    this.turnCosts = turnCosts(view);
    this.tiring = turn.spent < SEVENTH && turn.spent + turn.ap >= SEVENTH;
  }

  of(action: MuneraAction): number {
    const { world } = this.view;
    switch (action.type) {
      case 'turn':
        return this.turn(action.facing);
      case 'move':
        return this.step(action);
      case 'attack':
        return this.attack(action.item, action.target) - this.tires(action);
      case 'end':
      case 'ready':
        return 0;
      case 'pick-up':
        return pickUpScore(world, action.item, this.index) - this.tires(action);
      case 'discard':
        return discardScore(world, action.item, this.fighter);
      default:
        return NEVER;
    }
  }

  private attack(item: number, targetIndex: number): number {
    const { world, state } = this.view;
    const target = state.fighters[targetIndex]!;
    if (this.judged !== targetIndex) {
      this.judged = targetIndex;
      this.base = situation(this.view, this.index, target);
    }
    let score = ATTACK + PER_MODIFIER * (this.base + weaponModifier(world, this.fighter, item, target));
    if (isLarge(world, item)) score += LARGE_SHIELD_BONUS;
    if (target.down) score += TARGET_DOWN;
    if (state.turn.attacks > 0 && 2 * this.fighter.fatigue >= this.fighter.stamina) score -= SPENT_FORCE;
    return score;
  }

  /** Sideways or backwards, however it is: the cost is the same in all directions but ahead. */
  private stepCost(action: MuneraAction & { readonly type: 'move' }): number {
    if (action.direction === this.fighter.facing) return costOf(this.view, action).base;
    if (this.aside < 0) this.aside = costOf(this.view, action).base;
    return this.aside;
  }

  private opponent(): Fighter {
    return this.nearest ?? this.aim();
  }

  private aim(): Fighter {
    const { world, state } = this.view;
    const { cell, facing } = this.fighter;
    const nearest = state.fighters[nearestOf(this.view, this.fighter)]!;
    this.nearest = nearest;
    this.bearing = toward(world.arena, cell, nearest.cell);
    this.look = worthOfLook(this.bearing, facing);
    this.here = worthOf(world, cell, facing, nearest);
    return nearest;
  }

  private step(action: MuneraAction & { readonly type: 'move' }): number {
    const { world } = this.view;
    const { cell, facing } = this.fighter;
    const nearest = this.opponent();
    return this.gain(worthOf(world, stepTo(world, cell, action.direction), facing, nearest) - this.here, this.stepCost(action));
  }

  private turn(facing: number): number {
    this.opponent();
    const { base } = this.turnCosts[(facing - this.fighter.facing + 6) % 6]!;
    return this.gain(worthOfLook(this.bearing, facing) - this.look, base);
  }

  private gain(worth: number, base: number): number {
    const gain = worth - base;
    return this.tiring && this.view.state.turn.spent + base >= SEVENTH ? gain - TIRES : gain;
  }

  private tires(action: MuneraAction): number {
    if (!this.tiring) return 0;
    const { base, surcharge } = costOf(this.view, action);
    return this.view.state.turn.spent + base + surcharge >= SEVENTH ? TIRES : 0;
  }
}

/** No step, turn or thing is worth more; attacks stand before steps in the list, so that a good one ends the search. */
const MOST_BUT_ATTACKS = PICK_UP_WEAPON;

type Noted = Notes<MuneraAction> | undefined;

function bestOf(view: View, actions: readonly MuneraAction[], notes: Noted): MuneraAction {
  const scores = new Scores(view);
  let best = actions[0]!;
  let most = WORST;
  for (let i = 0; i < actions.length; i += 1) {
    const action = actions[i]!;
    if (most > MOST_BUT_ATTACKS && action.type === 'move') break;
    const score = scores.of(action);
    notes?.weighs(action, score);
    if (score > most) [best, most] = [action, score];
  }
  return best;
}

/** Before the AP die there is nothing to choose but what to discard. */
function bestBeforeDie({ world, state }: View, actions: readonly MuneraAction[], notes: Noted): MuneraAction {
  const fighter = state.fighters[state.turn.fighter]!;
  let best = actions[0]!;
  let most = 0;
  notes?.weighs(best, most);
  for (let i = 1; i < actions.length; i += 1) {
    const action = actions[i]!;
    const score = action.type === 'discard' ? discardScore(world, action.item, fighter) : NEVER;
    notes?.weighs(action, score);
    if (score > most) [best, most] = [action, score];
  }
  return best;
}

/** Scores what it may do in its turn; throws whom it has grappled and takes any second throw of the die. */
export const greedy: MuneraPolicy = (bout, _rng, notes) => {
  const actions = bout.actions();
  const { step } = bout.state.turn;
  if (step === 'act') return bestOf(bout.view, actions, notes);
  if (step === 'ready') return bestBeforeDie(bout.view, actions, notes);
  notes?.goes('takes what is there to be taken');
  return actions[0]!;
};
