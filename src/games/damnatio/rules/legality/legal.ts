import type { Refused } from '../keys.ts';
import { victimOf, attackOf } from '../beast/blow-parts.ts';
import type { HuntAction } from './actions.ts';
import type { Area, AttackCard } from '../state/cards.ts';
import { controlTerms } from '../turn/control.ts';
import { defendRefusal, legalDefends } from '../men/defend.ts';
import { mayPlay } from '../men/fate.ts';
import { yetToMove, yetToStruggle } from '../men/men-round.ts';
import { moveRefusal, movesOf } from '../men/movement.ts';
import { canStill } from '../men/others.ts';
import { asBeast, gripped, handOfMan, onSand } from '../state/questions.ts';
import type { BlowTask, Eligible, Man, OthersTask } from '../state/state.ts';
import { atWhom, capable, legalStrikes, strikeRefusal, strikeViews, struckBeast } from '../men/strike-rules.ts';
import type { View, World } from '../state/world.ts';
import { manOf, taskOf } from '../state/access.ts';

const NOT_NOW: Refused = { rule: 'D-095', reason: 'not-now' };

/** Areas to choose between: only the wound module uses them (D-116). */
function areasOf(world: World, card: AttackCard): readonly Area[] {
  return world.lex.wounds ? card.aim : [];
}

function strikesOf(all: View, man: Man): HuntAction[] {
  return strikeViews(all).flatMap((view) =>
    legalStrikes(view, man).flatMap((card): HuntAction[] => {
      const areas = areasOf(view.world, card);
      const at = atWhom(view.state);
      if (areas.length === 0) return [{ type: 'strike', figure: man.id, card: card.id, ...at }];
      return areas.map((area) => ({ type: 'strike', figure: man.id, card: card.id, area, ...at }));
    }),
  );
}

function ownMove(view: View, man: Man): HuntAction[] {
  const fate: HuntAction[] = mayPlay(view, man, 'secondWind') ? [{ type: 'second-wind', figure: man.id }] : [];
  if (man.down) return [{ type: 'stand', figure: man.id }, ...fate];
  const bind: HuntAction[] = man.bleeding > 0 ? [{ type: 'bind', figure: man.id }] : [];
  return [...movesOf(view, man), ...bind, ...fate];
}

function defendsOf(view: View, task: BlowTask): HuntAction[] {
  const man = victimOf(view, task);
  const cards = [...legalDefends(view, man, attackOf(view, task)).map((card) => card.id), null];
  const plain = cards.map((card): HuntAction => ({ type: 'defend', figure: man.id, card }));
  if (!mayPlay(view, man, 'slip')) return plain;
  return [...plain, ...cards.map((card): HuntAction => ({ type: 'defend', figure: man.id, card, slip: true }))];
}

function eligibleActions(view: View, entry: Eligible): HuntAction[] {
  const man = manOf(view.state, entry.man);
  if (!canStill(view, entry)) return [];
  return entry.may === 'attack' ? strikesOf(view, man) : ownMove(view, man);
}

/** Every legal answer in a stable order: men in roster order, cards in card order, hexes by cell. */
export function huntActions(view: View): HuntAction[] {
  const { state, world } = view;
  if (state.outcome) return [];
  const task = taskOf(state);
  switch (task.do) {
    case 'control':
      return bothWays((use) => ({ type: 'reroll', figure: controlTerms(view).leader.id, use }));
    case 'blow':
      if (task.ask === 'defend') return defendsOf(view, task);
      return bothWays((use) => ({ type: 'fate', figure: victimOf(view, task).id, use }));
    case 'struggle':
    case 'strike':
      return bothWays((use) => ({ type: 'fate', figure: manOf(state, task.man).id, use }));
    case 'order':
      return [
        { type: 'order', order: 'move' },
        { type: 'order', order: 'hold' },
      ];
    case 'moves': {
      const moves = yetToMove(view).flatMap((man) => ownMove(view, man));
      const struggles = yetToStruggle(view).map((man): HuntAction => ({ type: 'struggle', figure: man.id }));
      return [...moves, ...struggles, ...(mayEndMoves(view) ? [{ type: 'done' } as const] : [])];
    }
    case 'strikes': {
      const strikes = state.men.filter((man) => capable(view, man)).flatMap((man) => strikesOf(view, man));
      return world.lex.mayPass ? [...strikes, { type: 'done' }] : strikes;
    }
    case 'others':
      return [...task.eligible!.flatMap((entry) => eligibleActions(view, entry)), { type: 'done' }];
    case 'duel-round':
      return [{ type: 'watch' }];
    default:
      return [];
  }
}

function bothWays(action: (use: boolean) => HuntAction): HuntAction[] {
  return [action(false), action(true)];
}

/** MOVE is fulfilled: all who can have moved; gripped men may give up their struggle (D-096). */
function mayEndMoves(view: View): boolean {
  return view.world.lex.anySubset || yetToMove(view).length === 0;
}

/** Why an action is not legal now; null when it is. Cheap: nothing is listed. */
export function huntRefusal(view: View, action: HuntAction): Refused | null {
  const { state } = view;
  if (state.outcome) return { rule: 'D-229', reason: 'over' };
  const task = taskOf(state);
  const man = 'figure' in action ? state.men.find((entry) => entry.id === action.figure) : undefined;
  if ('figure' in action && !man) return { rule: 'D-182', reason: 'nobody' };
  switch (task.do) {
    case 'control':
      return action.type === 'reroll' && man === controlTerms(view).leader ? null : NOT_NOW;
    case 'blow':
      return refuseBlow(view, task, action, man);
    case 'struggle':
    case 'strike':
      return action.type === 'fate' && man === state.men[task.man] ? null : { rule: 'D-236', reason: 'not-now' };
    case 'order':
      return action.type === 'order' && (action.order === 'move' || action.order === 'hold') ? null : NOT_NOW;
    case 'moves':
      return refuseInMoves(view, action, man);
    case 'strikes':
      return refuseInStrikes(view, action, man);
    case 'others':
      return refuseInOthers(view, task, action, man);
    case 'duel-round':
      return action.type === 'watch' ? null : { rule: 'D-024', reason: 'not-now' };
    default:
      return NOT_NOW;
  }
}

function refuseBlow(view: View, task: BlowTask, action: HuntAction, man: Man | undefined): Refused | null {
  if (task.ask !== 'defend') return action.type === 'fate' && man === victimOf(view, task) ? null : { rule: 'D-233', reason: 'not-now' };
  if (action.type !== 'defend' || !man || man !== victimOf(view, task)) return { rule: 'D-081', reason: 'not-now' };
  if (action.slip && !mayPlay(view, man, 'slip')) return { rule: 'D-233', reason: 'no-fate' };
  if (action.card === null) return null;
  const card = handOfMan(view, man).defends.find((entry) => entry.id === action.card);
  return card ? defendRefusal(view, man, card, attackOf(view, task)) : { rule: 'D-081', reason: 'not-owned' };
}

function refuseMovement(view: View, action: HuntAction, man: Man): Refused | null {
  switch (action.type) {
    case 'move':
      return man.down ? { rule: 'D-136', reason: 'posture' } : moveRefusal(view, man, action);
    case 'stand':
      return man.down ? null : { rule: 'D-102', reason: 'posture' };
    case 'bind':
      return man.bleeding > 0 && !man.down ? null : { rule: 'D-142', reason: 'not-bleeding' };
    case 'second-wind':
      return mayPlay(view, man, 'secondWind') ? null : { rule: 'D-233', reason: 'no-fate' };
    default:
      return NOT_NOW;
  }
}

function refuseInMoves(view: View, action: HuntAction, man: Man | undefined): Refused | null {
  if (action.type === 'done') return mayEndMoves(view) ? null : { rule: 'D-096', reason: 'all-must-move' };
  if (action.type === 'strike') return { rule: 'D-098', reason: 'not-now' };
  if (!man) return NOT_NOW;
  if (action.type === 'struggle') return yetToStruggle(view).includes(man) ? null : { rule: 'D-139', reason: 'not-gripped' };
  if (gripped(man)) return { rule: 'D-137', reason: 'gripped' };
  if (view.state.order === 'hold') return { rule: 'D-097', reason: 'hold' };
  return yetToMove(view).includes(man) ? refuseMovement(view, action, man) : { rule: 'D-096', reason: 'has-moved' };
}

function refuseInStrikes(view: View, action: HuntAction, man: Man | undefined): Refused | null {
  if (action.type === 'done') return view.world.lex.mayPass ? null : { rule: 'D-105', reason: 'must-attack' };
  if (action.type !== 'strike' || !man) return { rule: 'D-098', reason: 'not-now' };
  if (man.stood || man.freed) return { rule: man.stood ? 'D-102' : 'D-106', reason: 'no-attack-left' };
  if (man.attacked) return { rule: 'D-107', reason: 'has-attacked' };
  return refuseStrike(view, action, man);
}

function refuseStrike(view: View, action: Extract<HuntAction, { type: 'strike' }>, man: Man): Refused | null {
  const card = handOfMan(view, man).attacks.find((entry) => entry.id === action.card);
  if (!card) return { rule: 'D-108', reason: 'not-owned' };
  const areas = areasOf(view.world, card);
  const named = action.area ?? null;
  if (areas.length === 0 ? named !== null : named === null || !areas.includes(named)) return { rule: 'D-116', reason: 'area' };
  if (!onSand(man)) return { rule: 'D-143', reason: 'fallen' };
  const beast = struckBeast(view.state, action.at);
  return beast < 0 ? { rule: 'D-405', reason: 'nobody' } : strikeRefusal(asBeast(view, beast), man, card);
}

function refuseInOthers(view: View, task: OthersTask, action: HuntAction, man: Man | undefined): Refused | null {
  if (action.type === 'done') return null;
  if (!man) return NOT_NOW;
  const index = view.state.men.indexOf(man);
  if (task.targets.includes(index)) return { rule: 'D-133', reason: 'was-target' };
  if (gripped(man)) return { rule: 'D-131', reason: 'gripped' };
  const entry = task.eligible!.find((candidate) => candidate.man === index);
  if (action.type === 'strike') {
    if (task.round === 'first') return { rule: 'D-058', reason: 'round-one' };
    if (man.moved || man.stood) return { rule: 'D-132', reason: 'has-moved' };
    if (!entry || entry.may !== 'attack') return { rule: 'D-128', reason: 'not-adjacent' };
    return man.attacked ? { rule: 'D-107', reason: 'has-attacked' } : refuseStrike(view, action, man);
  }
  if (!entry || !canStill(view, entry)) return { rule: 'D-128', reason: 'has-moved' };
  if (entry.may === 'attack') return { rule: 'D-128', reason: 'adjacent' };
  return refuseMovement(view, action, man);
}
