import type { Cell, Hex } from '../../../../engine/hex/index.ts';
import { cellAt, OUTSIDE } from '../../../../engine/hex/index.ts';
import type { Fighter } from '../state/state.ts';
import type { Play } from '../state/world.ts';
import { classOf, fighterOf, mostTurns } from '../state/world.ts';
import { beginTurn, carryOn, newTurn } from '../turn/turn.ts';
import type { Placed, Position } from './bout-setup.ts';
import { isWhole, rejectSetup } from './check.ts';

const USUAL_STRENGTH = 7;
const MOST_STRENGTH = 12;
const MOST_COUNT = 1000;

function cellOf(play: Play, { q, r }: Hex, field: string): Cell {
  const { arena } = play.world;
  const cell = cellAt(arena, q, r);
  if (cell === OUTSIDE || arena.blocked[cell]) rejectSetup('R-037', field, `(${q},${r}) is outside the arena or blocked`);
  return cell;
}

function checkNumbers(placed: Placed, field: string): void {
  const { full = USUAL_STRENGTH, strength = full, offBalance = 0, strikes = 0, dealt = 0, facing } = placed;
  if (!isWhole(facing, 0, 5)) rejectSetup('R-007', `${field}.facing`, 'facings are 0 to 5');
  if (!isWhole(full, 1, MOST_STRENGTH)) rejectSetup('R-014', `${field}.full`, `1 to ${MOST_STRENGTH}, not ${full}`);
  if (!isWhole(strength, -MOST_COUNT, full)) rejectSetup('R-014', `${field}.strength`, `at most ${full}, not ${strength}`);
  for (const [name, value] of Object.entries({ offBalance, strikes, dealt })) {
    if (!isWhole(value, 0, MOST_COUNT)) rejectSetup('R-047', `${field}.${name}`, `0 to ${MOST_COUNT}, not ${value}`);
  }
}

function place(play: Play, index: number, placed: Placed): void {
  const field = `position.fighters[${index}]`;
  checkNumbers(placed, field);
  const { at, facing, full = USUAL_STRENGTH, strength = full, status = 'up', ensnaredBy = -1, offHand = 'held', ...rest } = placed;
  const cell = cellOf(play, at, `${field}.at`);
  if (play.state.fighters.some((other, i) => i < index && other.cell === cell))
    rejectSetup('R-050', `${field}.at`, 'somebody stands there already');
  if (status === 'up' && strength <= 0) rejectSetup('R-069', `${field}.strength`, 'a man on his feet has 1 or more');
  Object.assign(fighterOf(play, index), { cell, facing, full, strength, status, ensnaredBy, offHand, ...rest } satisfies Partial<Fighter>);
}

/** A net lies over one man at most, and is its owner's. */
function checkNets(play: Play): void {
  play.state.fighters.forEach(({ ensnaredBy, side }, index) => {
    const owner = play.state.fighters[ensnaredBy];
    const field = `position.fighters[${index}].ensnaredBy`;
    if (ensnaredBy === -1) return;
    if (!owner || owner.offHand !== 'on' || owner.side === side) rejectSetup('R-087', field, 'names an opponent whose net is on a target');
  });
  play.state.fighters.forEach(({ offHand }, index) => {
    const field = `position.fighters[${index}].offHand`;
    if (offHand !== 'on') return;
    if (classOf(play, index).offHand !== 'net') rejectSetup('R-087', field, 'only a net can be on a target');
    if (play.state.fighters.filter(({ ensnaredBy }) => ensnaredBy === index).length !== 1)
      rejectSetup('R-087', field, 'the net lies over one man');
  });
}

function checkOrder(order: readonly number[], fighters: number): void {
  const sound = order.length === fighters && order.every((each, i) => order.indexOf(each) === i && isWhole(each, 0, fighters - 1));
  if (!sound) rejectSetup('R-016', 'position.order', 'the order of play names every fighter once');
}

function checkTurn(play: Play, { turn }: Position): void {
  const acting = play.state.fighters[turn.fighter];
  if (acting?.status !== 'up') rejectSetup('R-020', 'position.turn.fighter', 'is a fighter on his feet');
  if (turn.ap !== null && !isWhole(turn.ap, 0, MOST_COUNT)) rejectSetup('R-021', 'position.turn.ap', `0 to ${MOST_COUNT}, not ${turn.ap}`);
  const last = mostTurns(play.world);
  if (!isWhole(turn.number ?? 1, 1, last)) rejectSetup('R-024', 'position.turn.number', `1 to ${last}`);
}

/** Puts a position on the sand; `tellStart` is called when everybody stands. Throws `SetupError`. */
export function applyPosition(play: Play, position: Position, tellStart: () => void): void {
  const { state } = play;
  const { fighters, turn, order, round } = position;
  if (fighters.length !== state.fighters.length)
    rejectSetup('R-108', 'position.fighters', `${state.fighters.length} places, not ${fighters.length}`);
  if (!isWhole(round, 1, MOST_COUNT)) rejectSetup('R-020', 'position.round', `1 to ${MOST_COUNT}, not ${round}`);
  checkOrder(order, fighters.length);
  fighters.forEach((placed, index) => place(play, index, placed));
  checkNets(play);
  checkTurn(play, position);
  Object.assign(state, { round, order: [...order], place: order.indexOf(turn.fighter) });
  tellStart();
  const { ap, fighter, number = 1, struck = false, struggled = false } = turn;
  state.turn = { ...newTurn(ap === null ? number - 1 : number, fighter), ap: ap ?? 0, struck, struggled };
  if (ap === null) beginTurn(play, fighter);
  carryOn(play, ap === null);
}
