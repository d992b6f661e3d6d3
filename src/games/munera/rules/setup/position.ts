import { SetupError } from '../../../../engine/bout/index.ts';
import { OUTSIDE } from '../../../../engine/hex/index.ts';
import { placeInOrder, standingCell, without } from '../../../../engine/state/index.ts';
import type { Placed, Position } from '../state/bout-setup.ts';
import { copyTurn, isFoe, STATE } from '../state/check-state.ts';
import { weaponOf } from '../state/gear-questions.ts';
import { areOpponents, fighterAt, itemAt, sidesLeft } from '../state/lookup.ts';
import type { Fighter, MuneraState } from '../state/state.ts';
import type { Play } from '../state/world.ts';
import { endBoutIfDecided } from '../turn/beaten.ts';
import { beginTurn, carryOn, newTurn } from '../turn/turn.ts';

const WALL = 'M-103';
const USUAL_STAMINA = 8;

function fieldOf(index: number): string {
  return `position.fighters[${index}]`;
}

/** Puts a fighter where he is; whoever has left the sand took his things along. */
function placeFighter(play: Play, index: number, placed: Placed): void {
  const { world, state } = play;
  const fighter = fighterAt(play, index);
  const { inflicted = {} } = placed;
  const original = placed.original ?? Math.max(1, placed.stamina ?? USUAL_STAMINA);
  const stamina = placed.stamina ?? original;
  const own = without(placed, 'at', 'items', 'arrows', 'inflicted');
  Object.assign(fighter, { original, stamina, woundsTaken: Math.max(0, original - stamina), ...own });
  const friend = Object.keys(inflicted).find((other) => !isFoe(play, fighter, Number(other)));
  if (friend !== undefined)
    throw new SetupError('M-010', `${fieldOf(index)}.inflicted.${friend}`, `fighter ${friend} is no opponent of his`);
  fighter.inflicted = fighter.inflicted.map((none, other) => inflicted[other] ?? none);
  if (fighter.fate !== 'active') return takeAway(state, fighter, fighter.carried);
  const cell = standingCell(world, placed.at, WALL, `${fieldOf(index)}.at`);
  const other = state.fighters.findIndex((each, i) => i < index && each.cell === cell);
  if (other >= 0) throw new SetupError('M-084', `${fieldOf(index)}.at`, `${world.ids[other]} stands there already`);
  fighter.cell = cell;
}

function placeItems(play: Play, index: number, placed: Placed): void {
  const { world } = play;
  const fighter = fighterAt(play, index);
  const own = world.loadouts[index]!;
  for (const [slot, where] of Object.entries(placed.items ?? {})) {
    const itemIndex = own[Number(slot)];
    const field = `${fieldOf(index)}.items.${slot}`;
    if (itemIndex === undefined) throw new SetupError('M-012', field, `he carries ${own.length} things`);
    const item = itemAt(play, itemIndex);
    const laid = where === 'gone' || (typeof where === 'object' && 'at' in where);
    if (fighter.fate !== 'active' && !laid) throw new SetupError('M-194', field, 'he has left the sand with what he carried');
    if (where === 'ready' || where === 'sheathed') item.spot = where;
    else if (where !== 'gone' && 'holds' in where) catchVictim(play, itemIndex, where.holds, field);
    else {
      fighter.carried = fighter.carried.filter((other) => other !== itemIndex);
      const cell = where === 'gone' ? OUTSIDE : standingCell(world, where.at, WALL, field);
      Object.assign(item, { holder: -1, spot: where === 'gone' ? 'gone' : 'sand', cell });
    }
  }
}

function catchVictim({ world, state }: Play, itemIndex: number, victimIndex: number, field: string): void {
  const victim = state.fighters[victimIndex];
  const holder = state.fighters[state.items[itemIndex]!.holder]!;
  const { gear } = world.things[itemIndex]!;
  if (gear.escape === null) throw new SetupError('M-241', field, 'only a net, lasso or cape holds a fighter');
  if (!victim || !areOpponents(holder, victim)) throw new SetupError('M-241', field, 'it holds an opponent who is on the sand');
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
    throw new SetupError('M-279', `${fieldOf(index)}.arrows`, `0 to ${quiver.length} arrows, as many as he carries, not ${arrows}`);
  }
  takeAway(state, fighter, limitedArrows ? quiver.slice(arrows ?? quiver.length) : quiver);
}

/** What leaves the sand with its bearer, or was never there. */
export function takeAway(state: MuneraState, fighter: Fighter, items: readonly number[]): void {
  for (const item of items) Object.assign(state.items[item]!, { holder: -1, spot: 'gone' });
  fighter.carried = fighter.carried.filter((item) => !items.includes(item));
}

/** The last turn that any of them had; the one that a position begins with comes after it (M-349). */
function lastOf(fighters: readonly Fighter[]): number {
  return Math.max(...fighters.map(({ lastTurn }) => lastTurn));
}

/** Puts a position on the sand; `tellStart` is called when everybody stands. Throws `SetupError`. */
export function applyPosition(play: Play, { fighters, turn, order, round, sparedToday }: Position, tellStart: () => void): void {
  const { state } = play;
  const acting = state.fighters[turn.fighter];
  if (fighters.length !== state.fighters.length)
    throw new SetupError('M-002', 'position.fighters', `${state.fighters.length} places, not ${fighters.length}`);
  fighters.forEach((placed, index) => placeFighter(play, index, placed));
  fighters.forEach((placed, index) => {
    placeItems(play, index, placed);
    placeArrows(play, index, placed.arrows);
  });
  if (acting?.fate !== 'active') throw new SetupError('M-037', 'position.turn.fighter', 'the turn needs a fighter on the sand');
  const { ap, ...rest } = turn;
  const others = lastOf(state.fighters.filter((each) => ap === null || each !== acting)) + 1;
  const number = Math.max(acting.lastTurn, others);
  Object.assign(state, { round, sparedToday, order: [...order], place: placeInOrder(order, turn, 'M-036') });
  acting.lastTurn = number;
  state.turn = copyTurn({ ...newTurn(number, turn.fighter), ...rest, step: ap === null ? 'ready' : 'act', ap: ap ?? 0 });
  if (sidesLeft(state).size > 1) STATE.hold(play, 'position');
  state.turn.struck = state.turn.struck.map((item) => weaponOf(play, item));
  tellStart();
  if (endBoutIfDecided(play) || ap !== null) return;
  state.turn.number -= 1;
  beginTurn(play, turn.fighter);
  carryOn(play);
}
