import { DICELESS } from '../../../../engine/bout/index.ts';
import type { Modifier } from '../../../../engine/dice/index.ts';
import { sum } from '../../../../engine/dice/index.ts';
import type { MuneraAction } from '../legality/actions.ts';
import { declare, hasBash, isDevice, saveAgainst } from '../attack/blow.ts';
import { whirlPath } from '../legality/attack-legal.ts';
import { attackTerms } from '../attack/attack-terms.ts';
import { cloneState } from '../state/clone.ts';
import { costOf } from '../legality/costs.ts';
import { guardAgainstNets } from '../state/gear-questions.ts';
import { emptyHands } from '../deeds/grapple.ts';
import { saveTerms } from '../attack/save.ts';
import type { Blow, Fighter } from '../state/state.ts';
import { IMPROVISED } from '../state/state.ts';
import { pay } from '../turn/turn.ts';
import type { Play, View } from '../state/world.ts';
import { woundTerms } from '../attack/wound-terms.ts';

export type BlowAction = Extract<MuneraAction, { readonly type: 'attack' | 'whirl' | 'grapple' }>;

/** An attack at the moment when its dice are thrown: paid, whirled, with empty hands; all that no die decides. */
export interface Stage {
  /** The position as it then is. */
  readonly view: View;
  readonly blow: Blow;
  readonly modifiers: readonly Modifier[];
  readonly total: number;
  /** Empty when no Save is asked for. */
  readonly saveModifiers: readonly Modifier[];
  readonly save: number;
  readonly woundModifiers: readonly Modifier[];
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

/** A copy in which the fighter whose turn it is has paid; only what paying and moving him changes is copied. */
function paid(view: View, action: MuneraAction): Play {
  const { base, surcharge } = costOf(view, action);
  const { state } = withFighter(view, view.state.turn.fighter, {});
  const play = { world: view.world, state: { ...state, turn: { ...state.turn } }, referee: DICELESS };
  pay(play, action.type, base, surcharge);
  return play;
}

function paidWithEmptyHands({ world, state }: View, action: MuneraAction): Play {
  const { base, surcharge } = costOf({ world, state }, action);
  const play = { world, state: cloneState(state), referee: DICELESS };
  pay(play, action.type, base, surcharge);
  emptyHands(play, state.turn.fighter);
  return play;
}

/** Everything that counts in a blow that is declared. */
export function stageOf(view: View, blow: Blow): Stage {
  const { move, item, target } = blow;
  const modifiers = attackTerms(view, blow);
  const device = isDevice(view, blow);
  const asks = move !== 'grapple' && (!device || view.world.lex.netAllowsSave);
  const saveModifiers = asks ? saveTerms(view, target, saveAgainst(view, blow)) : [];
  const defender = view.state.fighters[target]!;
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

/** Sets the stage for an attack of the fighter whose turn it is; the position itself is left alone. */
export function stageFor(view: View, action: BlowAction): Stage {
  switch (action.type) {
    case 'grapple': {
      const play = paidWithEmptyHands(view, action);
      return stageOf(play, declare(play, 'grapple', IMPROVISED, action.target, null));
    }
    case 'attack': {
      const play = paid(view, action);
      return stageOf(play, declare(play, 'attack', action.item, action.target, action.area ?? null));
    }
    case 'whirl': {
      const play = paid(view, action);
      const blow = declare(play, 'whirl', action.item, action.target, action.area ?? null);
      const { fighters, turn } = play.state;
      const attacker = fighters[turn.fighter]!;
      attacker.cell = whirlPath(play, attacker, fighters[action.target]!).ends;
      return stageOf(play, blow);
    }
  }
}
