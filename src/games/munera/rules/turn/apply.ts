import type { MuneraAction } from '../legality/actions.ts';
import { answerFeint, attack, whirl } from '../attack/attack.ts';
import { declare } from '../attack/blow.ts';
import { costOf } from '../legality/costs.ts';
import { helmetOf } from '../state/gear-questions.ts';
import { disengage, emptyHands, throwLoser } from '../deeds/grapple.ts';
import { handle } from '../deeds/handling.ts';
import { haze } from '../deeds/haze.ts';
import { tellCondition } from '../state/rolls.ts';
import type { Fighter } from '../state/state.ts';
import { IMPROVISED } from '../state/state.ts';
import { carryOn, openTurn, pay } from './turn.ts';
import type { Play, View } from '../state/world.ts';
import { stepTo } from '../state/world.ts';

/** Ahead, aside in an enclosed helmet, aside without (M-063 to M-065). */
function stepRule(view: View, fighter: Fighter, direction: number): string {
  if (direction === fighter.facing) return 'M-063';
  return helmetOf(view, fighter) >= 0 ? 'M-064' : 'M-065';
}

function move(play: Play, direction: number): void {
  const fighter = play.state.fighters[play.state.turn.fighter]!;
  const to = stepTo(play.world, fighter.cell, direction);
  const rule = stepRule(play, fighter, direction);
  play.referee.tell?.({ type: 'moved', figure: fighter.id, from: fighter.cell, path: [to], gait: 'walk', rules: [rule] });
  fighter.cell = to;
}

function turn(play: Play, facing: number): void {
  const fighter = play.state.fighters[play.state.turn.fighter]!;
  play.referee.tell?.({ type: 'faced', figure: fighter.id, from: fighter.facing, to: facing, rules: ['M-066'] });
  fighter.facing = facing;
}

function feint(play: Play): void {
  play.state.turn.feint = 'declared';
  tellCondition(play, play.world.ids[play.state.turn.fighter]!, 'feinting', true, 'M-321');
}

function grapple(play: Play, target: number): void {
  emptyHands(play, play.state.turn.fighter);
  attack(play, declare(play, 'grapple', IMPROVISED, target, null));
}

function perform(play: Play, action: MuneraAction): void {
  switch (action.type) {
    case 'ready':
      return openTurn(play);
    case 'end':
      play.state.turn.over = true;
      return;
    case 'move':
      return move(play, action.direction);
    case 'turn':
      return turn(play, action.facing);
    case 'attack':
      return attack(play, declare(play, 'attack', action.item, action.target, action.area ?? null));
    case 'whirl':
      return whirl(play, action.item, action.target, action.area ?? null);
    case 'feint':
      return feint(play);
    case 'grapple':
      return grapple(play, action.target);
    case 'haze':
      return haze(play, action.target);
    case 'reroll':
      return answerFeint(play, action.use);
    case 'throw':
      return throwLoser(play);
    case 'disengage':
      return disengage(play);
    default:
      return handle(play, action);
  }
}

/** Pays for a legal answer, carries it out, and goes on until somebody must choose. */
export function applyAction(play: Play, action: MuneraAction): void {
  const { base, surcharge } = costOf(play, action);
  pay(play, action.type, base, surcharge);
  perform(play, action);
  carryOn(play);
}
