import type { FigureId, Refusal } from '../../../../engine/bout/index.ts';
import type { MuneraAction, MuneraDecision } from './actions.ts';
import { FEINT } from './answers.ts';
import { blowRefusal, grappleRefusal, hazeRefusal, whirlRefusal } from './attack-legal.ts';
import { costOf } from './costs.ts';
import {
  cutFreeRefusal,
  discardRefusal,
  drawRefusal,
  dropRefusal,
  kickRefusal,
  pickUpRefusal,
  releaseRefusal,
  sheatheRefusal,
} from './gear-legal.ts';
import { moveRefusal, turnRefusal } from '../deeds/movement.ts';
import { costRefusal, NO_SUCH_FIGHTER, NO_SUCH_ITEM, NOT_NOW, refuse } from './refusals.ts';
import { IMPROVISED } from '../state/state.ts';
import type { View, World } from '../state/world.ts';

const UNTRAINED_FEINT = refuse('D-267', 'untrained');
const LOCKED_FAST = refuse('M-088', 'locked');
const ONE_FEINT = refuse('M-321', 'one-feint');

/** Whose answer is awaited; -1 when the bout is over. */
export function chooser({ state }: View): number {
  if (state.outcome) return -1;
  return state.turn.step === 'throw' ? state.victor : state.turn.fighter;
}

const decisions = new WeakMap<World, MuneraDecision[]>();
const KINDS = ['ready', 'act', 'reroll', 'throw'] as const;

/** Frozen, for everybody who asks gets the same. */
function newDecision(side: string, kind: MuneraDecision['kind'], figure: FigureId): MuneraDecision {
  return Object.freeze({ side, kind, figures: Object.freeze([figure] as const) });
}

/** The decision that the bout waits for, null when it is over. */
export function decisionOf({ world, state }: View): MuneraDecision | null {
  const index = chooser({ world, state });
  if (index < 0) return null;
  let made = decisions.get(world);
  if (!made) decisions.set(world, (made = []));
  const at = index * KINDS.length + KINDS.indexOf(state.turn.step);
  return (made[at] ??= newDecision(state.fighters[index]!.side, state.turn.step, world.ids[index]!));
}

/** Locked in a grapple nothing can be done with AP (M-088, M-333). */
export function isLocked({ state }: View): boolean {
  return state.fighters[state.turn.fighter]!.locked >= 0;
}

/** Why a fighter may not feint (M-321, D-267). */
export function feintRefusal(view: View): Refusal | null {
  const { turn, fighters } = view.state;
  if (view.world.profiles[turn.fighter]!.noxius) return UNTRAINED_FEINT;
  if (turn.feint !== 'none') return ONE_FEINT;
  return costRefusal(view, fighters[turn.fighter]!, costOf(view, FEINT));
}

function isPlaceIn(list: readonly unknown[], value: unknown): boolean {
  return Number.isInteger(value) && (value as number) < list.length;
}

/** Things and fighters are named by whole numbers; a text that looks like one is none. */
function nameRefusal({ world, state }: View, action: MuneraAction): Refusal | null {
  const { type, item, target } = action as { readonly type: string; readonly item?: unknown; readonly target?: unknown };
  const strikes = type === 'attack' || type === 'whirl';
  if ((strikes || item !== undefined) && !isPlaceIn(world.things, item)) return NO_SUCH_ITEM;
  if ((strikes || target !== undefined) && !isPlaceIn(state.fighters, target)) return NO_SUCH_FIGHTER;
  return strikes && (item as number) < IMPROVISED ? NO_SUCH_ITEM : null;
}

function actRefusal(view: View, action: MuneraAction): Refusal | null {
  if (isLocked(view) && action.type !== 'end') return LOCKED_FAST;
  switch (action.type) {
    case 'end':
      return null;
    case 'move':
      return moveRefusal(view, action.direction);
    case 'turn':
      return turnRefusal(view, action.facing);
    case 'attack':
      return blowRefusal(view, action.item, action.target, action.area);
    case 'whirl':
      return whirlRefusal(view, action.item, action.target, action.area);
    case 'feint':
      return feintRefusal(view);
    case 'grapple':
      return grappleRefusal(view, action.target);
    case 'haze':
      return hazeRefusal(view, action.target);
    case 'discard':
      return discardRefusal(view, action.item);
    case 'drop':
      return dropRefusal(view, action.item);
    case 'release':
      return releaseRefusal(view, action.item);
    case 'draw':
      return drawRefusal(view, action.item);
    case 'sheathe':
      return sheatheRefusal(view, action.item);
    case 'pick-up':
      return pickUpRefusal(view, action.item);
    case 'kick':
      return kickRefusal(view, action.item, action.direction);
    case 'cut-free':
      return cutFreeRefusal(view, action.item);
    default:
      return NOT_NOW;
  }
}

/** Null when the action answers the decision legally. */
export function muneraRefusal(view: View, action: MuneraAction): Refusal | null {
  if (view.state.outcome) return NOT_NOW;
  const unnamed = nameRefusal(view, action);
  if (unnamed) return unnamed;
  switch (view.state.turn.step) {
    case 'ready':
      if (action.type === 'ready') return null;
      return action.type === 'discard' ? discardRefusal(view, action.item) : NOT_NOW;
    case 'act':
      return actRefusal(view, action);
    case 'reroll':
      return action.type === 'reroll' && typeof action.use === 'boolean' ? null : NOT_NOW;
    case 'throw':
      return action.type === 'throw' || action.type === 'disengage' ? null : NOT_NOW;
    default:
      throw new Error(`there is no step ${String(view.state.turn.step)}`);
  }
}
