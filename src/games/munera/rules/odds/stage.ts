import { DICELESS } from '../../../../engine/bout/index.ts';
import { sum } from '../../../../engine/dice/index.ts';
import { attackTerms, hasBash, isDevice, saveAgainst } from '../attack/blow.ts';
import { saveTerms } from '../attack/save.ts';
import { woundTerms } from '../attack/wounds.ts';
import type { Key, Term } from '../keys.ts';
import { STATE } from '../state/check-state.ts';
import { guardAgainstNets } from '../state/gear-questions.ts';
import type { Blow, Fighter } from '../state/state.ts';
import type { Play, View } from '../state/world.ts';
import type { Cost } from '../turn/turn.ts';
import { pay } from '../turn/turn.ts';
import { fighterAt } from '../state/lookup.ts';

/** An attack at the moment when its dice are thrown: paid, whirled, with empty hands; all that no die decides. */
export interface Stage {
  /** The position as it then is. */
  readonly view: View;
  readonly blow: Blow;
  readonly modifiers: readonly Term[];
  readonly total: number;
  /** Empty when no Save is asked for. */
  readonly saveModifiers: readonly Term[];
  readonly save: number;
  readonly woundModifiers: readonly Term[];
  /** A net, lasso or cape. */
  readonly device: boolean;
  readonly bash: boolean;
  /** Whether the target's cone may catch it, his arbelos cut it (M-250, M-254). */
  readonly cone: boolean;
  readonly arbelos: boolean;
}

/** The position with one fighter replaced. */
export function withFighter({ world, state }: View, index: number, change: Partial<Fighter>): View {
  const fighters = state.fighters.slice();
  fighters[index] = { ...fighters[index]!, ...change };
  return { world, state: { ...state, fighters } };
}

/** A copy in which the fighter whose turn it is has paid for a deed; only what paying and moving him changes is copied. */
export function paid({ world, state: before }: View, deed: Key<'action'>, cost: Cost): Play {
  const { state } = withFighter({ world, state: before }, before.turn.fighter, {});
  const play = { world, state: { ...state, turn: { ...state.turn } }, referee: DICELESS };
  pay(play, deed, cost);
  return play;
}

/** A copy of everything in which he has paid. */
export function paidInFull({ world, state }: View, deed: Key<'action'>, cost: Cost): Play {
  const play = { world, state: STATE.copy(state), referee: DICELESS };
  pay(play, deed, cost);
  return play;
}

/** Everything that counts in a blow that is declared. */
export function stageOf(view: View, blow: Blow): Stage {
  const { move, item, target } = blow;
  const modifiers = attackTerms(view, blow);
  const device = isDevice(view, blow);
  const asks = move !== 'grapple' && (!device || view.world.lex.netAllowsSave);
  const saveModifiers = asks ? saveTerms(view, target, saveAgainst(view, blow)) : [];
  const defender = fighterAt(view, target);
  return {
    view,
    blow,
    modifiers,
    total: sum(modifiers),
    saveModifiers,
    save: sum(saveModifiers),
    woundModifiers: move === 'grapple' ? [] : woundTerms(view, item),
    device,
    bash: !device && hasBash(view, blow) && !defender.down,
    cone: device && guardAgainstNets(view, defender, 'catches') >= 0,
    arbelos: device && guardAgainstNets(view, defender, 'cuts') >= 0,
  };
}
