import type { Gait } from '../../../../engine/bout/index.ts';
import { along, distance, toward, type Cell } from '../../../../engine/hex/index.ts';
import type { Deed, Row } from '../state/cards.ts';
import { attackNamed, beastCard, isFreeForBeast, isPrey, manAt, theBeast } from '../state/questions.ts';
import { face, heldBack, hurtBeast, moveBeast, moveMan, releaseAll } from '../state/sand.ts';
import type { TaskOf } from '../state/state.ts';
import { throwDamage } from '../state/rolls.ts';
import type { Play } from '../state/world.ts';
import { actionOf, foeAt, isDuel } from '../state/access.ts';
import { hideOf } from '../men/strike-rules.ts';
import { doAtOnce } from './at-once.ts';
import { newBlow } from './blow-parts.ts';
import { planBackOff } from './charge.ts';
import { perform } from './perform.ts';
import { planAgainst } from './plan.ts';
import { tellTarget } from './targets.ts';
import { dragWay, fleeWay, goWay, preyOfCharge, upToTheWall } from './ways.ts';

/** The deeds of a step, one after the other (D-423). */
export function stepDeeds(play: Play, task: TaskOf<'deeds'>): void {
  const { state } = play;
  const row = beastCard(play.world, theBeast(state)).procedure[task.row]!;
  const deed = row[task.part][task.next];
  if (!deed) return void state.agenda.pop();
  if (task.next === 0 && task.part === 'before') turnTo(play, row);
  task.next += 1;
  if (!doAtOnce(play, deed, row.because)) move(play, deed, row, task);
}

/** A step without an attack turns to its target as one with an attack does. */
function turnTo(play: Play, row: Row): void {
  const { state, world } = play;
  const target = foeAt(state, actionOf(state).target);
  const beast = theBeast(state);
  if (row.turn && target.cell >= 0 && target.cell !== beast.cell)
    face(play, beast, toward(world.arena, beast.cell, target.cell), [row.because]);
}

function move(play: Play, deed: Deed, row: Row, task: TaskOf<'deeds'>): void {
  switch (deed.do) {
    case 'flee':
      return away(play, fleeWay(play, deed.hexes), { gait: 'flee', rule: 'D-425', because: row.because });
    case 'backOff':
      return away(play, planBackOff(play), { gait: 'back-off', rule: 'D-029', because: row.because });
    case 'go':
      return go(play, goWay(play, deed), row.because);
    case 'drag':
      return drag(play, dragWay(play, deed.hexes), row.because);
    case 'charge':
      return chargeAgain(play, deed, row, task);
    case 'panic':
      return panic(play, deed, row.because);
    default:
      return;
  }
}

interface Going {
  readonly gait: Gait;
  readonly rule: string;
  readonly because: string;
}

/** Away from everybody; who flees looks where it runs, who backs off does not turn (D-029, D-425). */
function away(play: Play, way: Cell[] | null, { gait, rule, because }: Going): void {
  if (!way) return heldBack(play, 'nowhere-to-flee', [rule, because]);
  const beast = theBeast(play.state);
  const from = way.at(-2) ?? beast.cell;
  releaseAll(play, [rule, 'D-140']);
  moveBeast(play, beast, way, gait, [rule, because]);
  if (gait === 'flee') face(play, beast, toward(play.world.arena, from, beast.cell), [rule]);
}

function go(play: Play, way: Cell[], because: string): void {
  if (way.length === 0) return heldBack(play, 'comes-no-nearer', ['D-426', because]);
  const beast = theBeast(play.state);
  const from = way.at(-2) ?? beast.cell;
  releaseAll(play, ['D-426', 'D-140']);
  moveBeast(play, beast, way, 'go', ['D-426', because]);
  face(play, beast, toward(play.world.arena, from, beast.cell), ['D-426']);
}

/** Backwards, its face to the prey; each of those it grips comes along into a hex beside it, or is let go (D-433). */
function drag(play: Play, way: Cell[] | null, because: string): void {
  const { state, world } = play;
  if (!way) return heldBack(play, 'nobody-to-drag', ['D-433', because]);
  const beast = theBeast(state);
  const track = [beast.cell, ...way];
  const prey = state.men.filter((man) => isPrey(state, man));
  moveBeast(play, beast, way, 'drag', ['D-433', because]);
  for (const man of prey) {
    const to = track
      .toReversed()
      .find((cell) => distance(world.arena, cell, beast.cell) === 1 && (cell === man.cell || manAt(state, cell) < 0));
    if (to === undefined) releaseAll(play, ['D-433', 'D-140']);
    else if (to !== man.cell) moveMan(play, man, [to], 'pulled', ['D-433', because]);
  }
  const [first] = prey;
  if (first) face(play, beast, toward(world.arena, beast.cell, first.cell), ['D-433']);
}

/** Triggers whose steps answer what has just happened: nothing follows such a step, so it may charge (D-427). */
const REACTIONS: readonly Row['trigger'][] = ['hurt', 'kill', 'missed'];

/** A charge out of a step: of what it came to nothing of the kind follows (D-427, D-432). */
function chargeAgain(play: Play, { at }: Extract<Deed, { do: 'charge' }>, row: Row, task: TaskOf<'deeds'>): void {
  const prey = task.again && !REACTIONS.includes(row.trigger) ? null : preyOfCharge(play, at);
  if (prey === null) return heldBack(play, 'nobody-to-charge', ['D-432', row.because]);
  if (prey.man !== actionOf(play.state).target) tellTarget(play, prey);
  const plan = planAgainst(play, prey.man, { trigger: 'control', mayBreak: false }, play.referee.tell !== null);
  perform(play, plan, { mayRunThrough: false, again: true });
}

/** A die says where it runs; it lets go of everybody (D-431). */
function panic(play: Play, { hexes, attack }: Extract<Deed, { do: 'panic' }>, because: string): void {
  const { state, referee } = play;
  const beast = theBeast(state);
  const die = referee.roll(6, (face) => {
    return { type: 'drawn', what: 'panic', value: String(face), figure: beast.id, sides: 6, face, rules: ['D-431', because] };
  });
  const direction = die - 1;
  releaseAll(play, ['D-431', 'D-140']);
  face(play, beast, direction, ['D-431']);
  state.agenda.push({
    do: 'panic',
    cells: upToTheWall(play, hexes, (i) => along(play.world.arena, beast.cell, direction, i)),
    next: 0,
    attack,
  });
}

/** Strikes everybody in its way, friend and foe, then stands on the last free hex (D-431). */
export function stepPanic(play: Play, task: TaskOf<'panic'>): void {
  const { state } = play;
  const beast = theBeast(state);
  while (task.next < task.cells.length) {
    const cell = task.cells[task.next]!;
    task.next += 1;
    trampleBeasts(play, cell, task.attack);
    if (state.outcome) return;
    const victim = isDuel(state) ? -1 : manAt(state, cell);
    if (victim < 0) continue;
    state.agenda.push(newBlow({ victim, attack: task.attack, chosen: false, rowToHit: 0, rowRule: 'D-431', automatic: true }));
    return;
  }
  state.agenda.pop();
  const last = task.cells.findLastIndex((cell) => isFreeForBeast(play, cell));
  moveBeast(play, beast, task.cells.slice(0, last + 1), 'panic', ['D-431']);
}

/** Other beasts are in its way like men. */
function trampleBeasts(play: Play, cell: Cell, attackId: string): void {
  const beast = theBeast(play.state);
  const attack = attackNamed(play, attackId);
  for (const other of play.state.beasts) {
    if (other === beast || other.cell !== cell || other.hp <= 0) continue;
    const raw = throwDamage(play, attack.dmg, { figure: beast.id, against: other.id, why: 'damage', rules: ['D-431', 'D-088'] });
    hurtBeast(play, other, { by: beast.id, raw, modifiers: [hideOf(play, other, beast.cell)], rules: ['D-431', 'D-034'] });
  }
}
