import { ableToMove, asBeast, gripped, gripperOf, manCard, onSand, standingBeside } from '../state/questions.ts';
import { offerNod } from './fate.ts';
import { chanceIn20, throwCheck, type Chance, type Thrown } from '../state/rolls.ts';
import { release } from '../state/sand.ts';
import type { Man, StruggleTask, Task, TaskOf } from '../state/state.ts';
import { capable } from './strike-rules.ts';
import type { Play, View } from '../state/world.ts';
import { beastOf, manOf } from '../state/access.ts';

/** A human round: order, moves, strikes, response (ledger flow "Human round"). */

/** Nobody who could move, or lex `anySubset`: no order is asked for (D-095). */
export function stepOrder(play: Play): void {
  const { state, world } = play;
  state.phase = 'order';
  if (world.lex.anySubset) giveOrder(play, 'move');
  else if (!state.men.some(ableToMove)) giveOrder(play, 'hold');
}

export function giveOrder(play: Play, order: 'move' | 'hold'): void {
  const { state, referee } = play;
  state.order = order;
  state.phase = 'moves';
  state.agenda.pop();
  state.agenda.push(...phasesUnderOrder());
  referee.tell?.({ type: 'ordered', side: 'men', order, rules: order === 'move' ? ['D-095', 'D-096'] : ['D-095', 'D-097'] });
}

/**
 * The position once the side has been given an order, to ask before it what each man could then do and why not:
 * `actions` and `refusal` of it are those that will come (D-095 to D-097).
 */
export function underOrder({ world, state }: View, order: 'move' | 'hold'): View {
  const agenda: Task[] = [...state.agenda.slice(0, -1), ...phasesUnderOrder()];
  return { world, state: { ...state, order, phase: 'moves', agenda } };
}

/** What follows an order, the last thing first. */
function phasesUnderOrder(): Task[] {
  return [{ do: 'response' }, { do: 'strikes' }, { do: 'moves', opened: false }];
}

/** Who still has to move under MOVE: able to move and not yet moved, stood up or bound a wound (D-096). */
export function yetToMove(view: View): Man[] {
  if (view.state.order !== 'move') return [];
  return view.state.men.filter((man) => ableToMove(man) && !man.moved && !man.stood && !man.freed);
}

/** Gripped men who have not tried to break free in this phase (D-097, D-139). */
export function yetToStruggle(view: View): Man[] {
  return view.state.men.filter((man) => onSand(man) && gripped(man) && !man.struggled);
}

/** Skipped when nobody can move or struggle; once opened it is closed by the player, so that plans stay editable (D-098). */
export function stepMoves(play: Play, task: TaskOf<'moves'>): void {
  if (!task.opened && yetToMove(play).length === 0 && yetToStruggle(play).length === 0) return endMoves(play);
  task.opened = true;
}

export function endMoves(play: Play): void {
  play.state.phase = 'strikes';
  play.state.agenda.pop();
}

/** Ends when every capable man has attacked (D-105, D-107). */
export function stepStrikes(play: Play): void {
  play.state.phase = 'strikes';
  if (!play.state.men.some((man) => capable(play, man))) play.state.agenda.pop();
}

/** Strength + 4 + 2 for each standing man beside the beast, 18 at most (D-139). */
export function struggleChance(view: View, man: Man): Chance {
  const friends = standingBeside(asBeast(view, gripperOf(view.state, man)));
  return chanceIn20(
    [
      { rule: 'D-139', value: manCard(view.world, man).ratings.strength, reason: 'strength' },
      { rule: 'D-139', value: 4, reason: 'struggle' },
      { rule: 'D-139', value: 2 * friends, reason: 'friends' },
    ],
    18,
  );
}

export function beginStruggle(play: Play, man: Man): void {
  man.struggled = true;
  play.state.agenda.push({ do: 'struggle', ask: null, stage: 'roll', man: play.state.men.indexOf(man), d20: 0, nod: null });
}

export function stepStruggle(play: Play, task: StruggleTask): void {
  const man = manOf(play.state, task.man);
  const chance = struggleChance(play, man);
  if (task.stage === 'roll') {
    const again = task.d20 !== 0;
    const thrown: Thrown = {
      figure: man.id,
      against: beastOf(play.state, gripperOf(play.state, man)).id,
      why: 'struggle',
      rules: ['D-139'],
      again,
    };
    task.d20 = throwCheck(play, thrown, chance, (face) => ({ result: face > 20 - chance.chance ? 'success' : 'failure' }));
    task.stage = 'resolve';
    if (!again) offerNod(play, task, man, 'd20');
    return;
  }
  play.state.agenda.pop();
  if (task.d20 <= 20 - chance.chance) return;
  man.freed = true;
  release(play, man, ['D-139', 'D-106']);
}
