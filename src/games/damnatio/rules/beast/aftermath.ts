import { along, lane, OUTSIDE, toward, turned } from '../../../../engine/hex/index.ts';
import { newBlow } from './blow-parts.ts';
import { planBackOff } from './charge.ts';
import { remembers } from './procedure.ts';
import { react } from './reaction.ts';
import { upToTheWall } from './ways.ts';
import { beastCard, isBeast, isFreeForBeast, manAt, onSand, standingBeside, theBeast, woundEffects } from '../state/questions.ts';
import { face, heldBack, leaveFor, moveBeast, releaseAll } from '../state/sand.ts';
import type { Row } from '../state/cards.ts';
import type { BeastAction, TaskOf } from '../state/state.ts';
import type { Play } from '../state/world.ts';
import { actionOf, foeAt } from '../state/access.ts';

/** After the attack: overrun, run through or withdrawal (D-073, D-079, Appendix C `withdraw`). */
export function stepAftermath(play: Play): void {
  const { state, world } = play;
  state.agenda.pop();
  const action = actionOf(state);
  const beast = theBeast(state);
  const card = beastCard(world, beast);
  const row = card.procedure[action.row]!;
  remember(play, action, row);
  afterwards(play, action, row);
  const fails = !action.connected && !action.stopped;
  const noOverrun = woundEffects(world, beast).some((effect) => effect.noOverrun);
  if (fails && action.charge) {
    const { overrun } = card;
    const runsOn = row.overrun && overrun !== null && (!overrun.onlyAfterLeap || action.charge.leap > 0) && !noOverrun;
    if (runsOn) return beginOverrun(play, action.charge, overrun.hexes);
    heldBack(play, 'no-overrun', [noOverrun ? 'D-239' : 'D-077']);
  } else if (fails && row.runThrough > 0 && action.mayRunThrough && !noOverrun) {
    return beginRunThrough(play, row.runThrough);
  }
  if (row.withdraw !== null && standingBeside(play) >= row.withdraw && beast.retains === 'no') withdraw(play);
}

/** What its steps ask about later; nothing on a beast whose card does not ask (D-435). */
function remember({ world, state }: Play, action: BeastAction, row: Row): void {
  const beast = theBeast(state);
  if (remembers(beastCard(world, beast)).last) beast.last = { step: row.id, missed: !action.connected };
}

/** Deeds of the step, then what a kill or a miss sets off; under an overrun, so that they come after it (D-423, D-427). */
function afterwards(play: Play, action: BeastAction, row: Row): void {
  const { state } = play;
  const again = action.again === true;
  if (!again) {
    if (!action.connected) react(play, 'missed', action.target);
    else if (!onSand(foeAt(state, action.target)) && !isSheltered(play, action.target)) react(play, 'kill', action.target);
  }
  if (row.after.length > 0) state.agenda.push({ do: 'deeds', row: action.row, part: 'after', next: 0, again });
}

/** Behind a door of the wall, not felled (D-181). */
function isSheltered({ state }: Play, index: number): boolean {
  const foe = foeAt(state, index);
  return !isBeast(foe) && foe.shelter !== OUTSIDE;
}

function beginOverrun(play: Play, charge: NonNullable<BeastAction['charge']>, hexes: number): void {
  const { arena } = play.world;
  const cells = upToTheWall(play, hexes, (i) => lane(arena, charge.from, charge.targetCell, charge.distance + i));
  const beast = theBeast(play.state);
  if (play.world.lex.wallSlam && hexes - cells.length >= 2)
    leaveFor(play, 'control', beast, { rule: 'D-240', value: -3, reason: 'wall-slam' }, ['D-240']);
  play.state.agenda.push({ do: 'overrun', cells, next: 0, gait: 'overrun', direction: beast.facing });
}

/** A failed attack of the bull in Control: on along its facing, the target's hex skipped (D-079). */
function beginRunThrough(play: Play, hexes: number): void {
  const beast = theBeast(play.state);
  releaseAll(play, ['D-140']);
  const cells = upToTheWall(play, hexes, (i) => along(play.world.arena, beast.cell, beast.facing, 1 + i));
  play.state.agenda.push({ do: 'overrun', cells, next: 0, gait: 'run-through', direction: beast.facing });
}

/** Strikes every man in the hexes beyond, in order, then lands (D-037, D-074, D-075). */
export function stepOverrun(play: Play, task: TaskOf<'overrun'>): void {
  const { state } = play;
  const action = actionOf(state);
  const { overrun } = beastCard(play.world, theBeast(state));
  while (task.next < task.cells.length) {
    const victim = manAt(state, task.cells[task.next]!);
    task.next += 1;
    // A card may run through without an attack to overrun with: then it harms nobody on its way.
    if (victim < 0 || victim === action.target || overrun === null) continue;
    const { attack } = overrun;
    state.agenda.push(newBlow({ victim, attack, chosen: false, rowToHit: 0, rowRule: 'D-037', automatic: true }));
    return;
  }
  state.agenda.pop();
  landBeyond(play, task);
}

/** The last free hex; with none free the beast stays in contact, facing its target (D-036, D-075). */
function landBeyond(play: Play, task: TaskOf<'overrun'>): void {
  const { state } = play;
  const beast = theBeast(state);
  let last = task.cells.length - 1;
  while (last >= 0 && !isFreeForBeast(play, task.cells[last]!)) last -= 1;
  const rule = task.gait === 'overrun' ? 'D-073' : 'D-079';
  if (last < 0) return heldBack(play, 'no-landing', ['D-075', 'D-076']);
  const target = foeAt(state, actionOf(state).target);
  const evaded = actionOf(state).charge?.targetCell ?? along(play.world.arena, beast.cell, task.direction, 1);
  moveBeast(play, beast, [evaded, ...task.cells.slice(0, last + 1)], task.gait, [rule]);
  const back =
    task.gait === 'overrun'
      ? toward(play.world.arena, beast.cell, target.cell === OUTSIDE ? evaded : target.cell)
      : turned(task.direction, 3);
  face(play, beast, back, ['D-036']);
}

function withdraw(play: Play): void {
  const path = planBackOff(play);
  if (!path) return;
  releaseAll(play, ['D-140']);
  moveBeast(play, theBeast(play.state), path, 'withdraw', ['D-029']);
}
