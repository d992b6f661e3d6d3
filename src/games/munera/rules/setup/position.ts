import type { Cell, Hex } from '../../../../engine/hex/index.ts';
import { cellAt, OUTSIDE } from '../../../../engine/hex/index.ts';
import type { Placed, Position } from '../state/bout-setup.ts';
import { weaponOf } from '../state/gear-questions.ts';
import { checkFighters, checkTurn } from './position-check.ts';
import { areOpponents } from '../state/predicates.ts';
import { endBoutIfDecided } from '../turn/removal.ts';
import { rejectSetup } from '../state/reject-setup.ts';
import type { Fighter, MuneraState } from '../state/state.ts';
import { beginTurn, carryOn, newTurn } from '../turn/turn.ts';
import type { Play, World } from '../state/world.ts';

function cellOf({ arena }: World, { q, r }: Hex, field: string): Cell {
  const cell = cellAt(arena, q, r);
  if (cell === OUTSIDE) rejectSetup('M-103', field, `(${q},${r}) is outside the arena`);
  if (arena.blocked[cell]) rejectSetup('M-103', field, `there is scenery at (${q},${r})`);
  return cell;
}

const DEFAULT_STAMINA = 8;

function numbersOf(placed: Placed): Partial<Fighter> {
  const original = placed.original ?? Math.max(1, placed.stamina ?? DEFAULT_STAMINA);
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
  const own = world.loadouts[index]!;
  for (const [slot, where] of Object.entries(placed.items ?? {})) {
    const itemIndex = own[Number(slot)];
    const field = `position.fighters[${index}].items.${slot}`;
    if (itemIndex === undefined) rejectSetup('M-012', field, `he carries ${own.length} things`);
    const item = state.items[itemIndex]!;
    const laid = where === 'gone' || (typeof where === 'object' && 'at' in where);
    if (fighter.fate !== 'active' && !laid) rejectSetup('M-194', field, 'he has left the sand with what he carried');
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
  const holder = state.fighters[state.items[itemIndex]!.holder]!;
  const { gear } = world.things[itemIndex]!;
  if (gear.escape === null) rejectSetup('M-241', field, 'only a net, lasso or cape holds a fighter');
  if (!victim || !areOpponents(holder, victim)) rejectSetup('M-241', field, 'it holds an opponent who is on the sand');
  Object.assign(state.items[itemIndex]!, { spot: 'holding', victim: victimIndex });
  if (gear.binds === 'arms') victim.capes += 1;
  else victim.nets += 1;
}

/** Keeps the first arrows of a quiver, by default all of them; without a limit nobody counts them (M-279). */
function placeArrows({ world, state }: Play, index: number, arrows: number | undefined): void {
  const fighter = state.fighters[index]!;
  const quiver = fighter.carried.filter((item) => world.things[item]!.gear.wear === 'quiver');
  const { limitedArrows } = world.lex;
  if (limitedArrows && arrows !== undefined && !(Number.isInteger(arrows) && arrows >= 0 && arrows <= quiver.length)) {
    rejectSetup('M-279', `position.fighters[${index}].arrows`, `0 to ${quiver.length} arrows, as many as he carries, not ${arrows}`);
  }
  takeAway(state, fighter, limitedArrows ? quiver.slice(arrows ?? quiver.length) : quiver);
}

/** What leaves the sand with its bearer, or was never there. */
export function takeAway(state: MuneraState, fighter: Fighter, items: readonly number[]): void {
  for (const item of items) Object.assign(state.items[item]!, { holder: -1, spot: 'gone' });
  fighter.carried = fighter.carried.filter((item) => !items.includes(item));
}

function placeFighter(play: Play, index: number, placed: Placed): void {
  const { world, state } = play;
  const field = `position.fighters[${index}]`;
  const fighter = state.fighters[index]!;
  Object.assign(fighter, numbersOf(placed));
  fighter.inflicted = fighter.inflicted.map((none, other) => placed.inflicted?.[other] ?? none);
  if (!Number.isInteger(placed.facing) || placed.facing < 0 || placed.facing > 5)
    rejectSetup('M-089', `${field}.facing`, 'facings are 0 to 5');
  fighter.facing = placed.facing;
  if (fighter.fate !== 'active') return takeAway(state, fighter, fighter.carried);
  const cell = cellOf(world, placed.at, `${field}.at`);
  const other = state.fighters.findIndex((each, i) => i < index && each.cell === cell);
  if (other >= 0) rejectSetup('M-084', `${field}.at`, `${world.ids[other]} stands there already`);
  fighter.cell = cell;
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
  if (fighters.length !== state.fighters.length)
    rejectSetup('M-002', 'position.fighters', `${state.fighters.length} places, not ${fighters.length}`);
  checkOrder(order, fighters.length);
  fighters.forEach((placed, index) => placeFighter(play, index, placed));
  fighters.forEach((placed, index) => {
    placeItems(play, index, placed);
    placeArrows(play, index, placed.arrows);
  });
  checkFighters(play, position);
  checkTurn(play, position);
  Object.assign(state, { round, sparedToday, order: [...order], place: order.indexOf(turn.fighter) });
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
  state.turn = {
    ...newTurn(number, fighter),
    ...rest,
    struck: (rest.struck ?? []).map((item) => weaponOf(play, item)),
    floored: [...(rest.floored ?? [])],
    step: 'act',
    ap,
  };
}
