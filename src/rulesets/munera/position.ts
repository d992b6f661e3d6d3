import type { Cell, Hex } from '../../engine/hex/index.ts';
import { cellAt, OUTSIDE } from '../../engine/hex/index.ts';
import type { Placed, Position } from './bout-setup.ts';
import { endBoutIfDecided } from './removal.ts';
import { rejectSetup } from './reject-setup.ts';
import type { Fighter } from './state.ts';
import { beginTurn, carryOn, newTurn } from './turn.ts';
import type { Play, World } from './world.ts';

function cellOf({ arena }: World, { q, r }: Hex, field: string): Cell {
  const cell = cellAt(arena, q, r);
  if (cell === OUTSIDE || arena.blocked[cell]) rejectSetup('M-103', field, `(${q},${r}) is outside the arena`);
  return cell;
}

const DEFAULT_STAMINA = 8;

function numbersOf(placed: Placed): Partial<Fighter> {
  const original = placed.original ?? placed.stamina ?? DEFAULT_STAMINA;
  const stamina = placed.stamina ?? original;
  const { fatigue = 0, down = false, hazed = 0, threwSand = false, defeats, spared, lastTurn = 0 } = placed;
  const { whirls = 0, whirlHits = 0, whirlDoubles = 0, injured = [], grappler = false, locked = -1, fate = 'active' } = placed;
  const woundsTaken = placed.woundsTaken ?? original - stamina;
  const given = {
    ...(defeats === undefined ? {} : { defeats }),
    ...(spared === undefined ? {} : { spared }),
  };
  const sheet = { original, stamina, fatigue, down, hazed, threwSand, lastTurn, whirls, whirlHits, whirlDoubles, woundsTaken };
  return { ...given, ...sheet, grappler, locked, fate, injured: [...injured] };
}

function placeItems(play: Play, index: number, placed: Placed): void {
  const { world, state } = play;
  const fighter = state.fighters[index]!;
  const own = fighter.carried;
  for (const [slot, where] of Object.entries(placed.items ?? {})) {
    const itemIndex = own[Number(slot)];
    const field = `position.fighters[${index}].items.${slot}`;
    if (itemIndex === undefined) rejectSetup('M-012', field, `he carries ${own.length} things`);
    const item = state.items[itemIndex]!;
    if (where === 'ready' || where === 'sheathed') item.spot = where;
    else if (where !== 'gone' && 'holds' in where) catchVictim(play, itemIndex, where.holds, field);
    else {
      fighter.carried = fighter.carried.filter((other) => other !== itemIndex);
      const cell = where === 'gone' ? OUTSIDE : cellOf(world, where.at, field);
      Object.assign(item, { holder: -1, spot: where === 'gone' ? 'gone' : 'sand', cell });
    }
  }
}

function catchVictim({ world, state }: Play, itemIndex: number, victimIndex: number, field: string): void {
  const victim = state.fighters[victimIndex];
  const { gear } = world.things[itemIndex]!;
  if (!victim || gear.escape === null) rejectSetup('M-241', field, 'only a net, lasso or cape holds a fighter');
  Object.assign(state.items[itemIndex]!, { spot: 'holding', victim: victimIndex });
  if (gear.binds === 'arms') victim.capes += 1;
  else victim.nets += 1;
}

/** Keeps the first arrows of a quiver; by default all of them. */
function placeArrows({ world, state }: Play, index: number, arrows: number | undefined): void {
  if (arrows === undefined) return;
  const fighter = state.fighters[index]!;
  const quiver = fighter.carried.filter((item) => world.things[item]!.gear.wear === 'quiver');
  for (const item of quiver.slice(arrows)) {
    Object.assign(state.items[item]!, { holder: -1, spot: 'gone' });
    fighter.carried = fighter.carried.filter((other) => other !== item);
  }
}

function placeFighter(play: Play, index: number, placed: Placed): void {
  const { world, state } = play;
  const field = `position.fighters[${index}]`;
  const fighter = state.fighters[index]!;
  Object.assign(fighter, numbersOf(placed));
  fighter.inflicted = fighter.inflicted.map((none, other) => placed.inflicted?.[other] ?? none);
  if (!Number.isInteger(placed.facing) || placed.facing < 0 || placed.facing > 5) rejectSetup('M-089', `${field}.facing`, 'facings are 0 to 5');
  fighter.facing = placed.facing;
  if (fighter.fate !== 'active') return void Object.assign(fighter, { cell: OUTSIDE, carried: [] });
  const cell = cellOf(world, placed.at, `${field}.at`);
  const other = state.fighters.findIndex((each, i) => i < index && each.cell === cell);
  if (other >= 0) rejectSetup('M-084', `${field}.at`, `${world.ids[other]} stands there already`);
  fighter.cell = cell;
}

function checkLocks({ state }: Play): void {
  state.fighters.forEach(({ locked, grappler }, index) => {
    if (locked < 0) return;
    const other = state.fighters[locked];
    const sound = other?.locked === index && other.grappler !== grappler;
    if (!sound) rejectSetup('M-325', `position.fighters[${index}].locked`, 'a grapple needs two who name each other, and one grappler');
  });
}

function checkOrder(order: readonly number[], fighters: number): void {
  const sound = order.length === fighters && order.every((each, i) => order.indexOf(each) === i && each >= 0 && each < fighters);
  if (!sound) rejectSetup('M-036', 'position.order', 'the order of play names every fighter once');
}

/** The last turn that any of them had; the one that a position begins with comes after it (M-349). */
function lastOf(fighters: readonly Fighter[]): number {
  return Math.max(...fighters.map(({ lastTurn }) => lastTurn));
}

/** Puts a position on the sand; `tellStart` is called when everybody stands. Throws `SetupError`. */
export function applyPosition(play: Play, position: Position, tellStart: () => void): void {
  const { state } = play;
  const { fighters, turn, order, round, sparedToday } = position;
  if (fighters.length !== state.fighters.length) rejectSetup('M-002', 'position.fighters', `${state.fighters.length} places, not ${fighters.length}`);
  checkOrder(order, fighters.length);
  fighters.forEach((placed, index) => placeFighter(play, index, placed));
  fighters.forEach((placed, index) => {
    placeItems(play, index, placed);
    placeArrows(play, index, placed.arrows);
  });
  checkLocks(play);
  Object.assign(state, { round, sparedToday, order: [...order], place: order.indexOf(turn.fighter) });
  if (state.fighters[turn.fighter]?.fate !== 'active') rejectSetup('M-037', 'position.turn.fighter', 'the turn needs a fighter on the sand');
  tellStart();
  if (endBoutIfDecided(play)) return;
  const { ap, fighter, ...rest } = turn;
  if (ap === null) {
    state.turn = newTurn(lastOf(state.fighters), fighter);
    beginTurn(play, fighter);
    carryOn(play);
    return;
  }
  const acting = state.fighters[fighter]!;
  const number = Math.max(acting.lastTurn, lastOf(state.fighters.filter((each) => each !== acting)) + 1);
  acting.lastTurn = number;
  state.turn = { ...newTurn(number, fighter), ...rest, struck: [...(rest.struck ?? [])], floored: [...(rest.floored ?? [])], step: 'act', ap };
}
