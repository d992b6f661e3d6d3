import type { Referee } from '../../../../engine/bout/index.ts';
import { figureIds, SetupError } from '../../../../engine/bout/index.ts';
import { arenaOf, cellAt, hexagon, OUTSIDE, ring, toward, type Arena, type Pose } from '../../../../engine/hex/index.ts';
import { placeAll } from '../../../../engine/state/index.ts';
import { beginOrder, orderByDice, tellStart } from '../../../../engine/turns/index.ts';
import { throwDice } from '../keys.ts';
import type { RecountContent } from '../cards.ts';
import { LEX } from '../lex.ts';
import type { Fighter, RecountState, World } from '../state/state.ts';
import { STATE } from '../state/state.ts';
import type { Play } from '../state/world.ts';
import { entrantOf, idOf } from '../state/world.ts';
import { beginTurn, carryOn, newTurn } from '../turn/turn.ts';
import { latinNames } from './names.ts';
import type { Position, RecountSetup } from './setup.ts';
import { SETUP } from './setup.ts';

const USUAL_STRENGTH = 7;
const STRENGTH_DICE = 2;
const DRAFTED = 3;

/** Everything that stays the same for all bouts of a set-up. Throws `SetupError`. */
export function prepareWorld({ classes, arenas }: RecountContent, setup: RecountSetup): World {
  SETUP.hold(setup, { cards: classes, arenas });
  setup.fighters.forEach(({ strength }, index) => {
    if (strength && strength.now > strength.full)
      throw new SetupError('R-103', `fighters[${index}].strength.now`, `1 to ${strength.full}, not ${strength.now}`);
  });
  const lex = { ...LEX.usual, ...setup.lex };
  const cards = setup.fighters.map(({ card }) => card);
  return {
    arena: arenaOf(setup.arena === null ? hexagon(lex.arenaRadius) : arenas[setup.arena]!),
    lex,
    ids: figureIds(cards),
    classes: cards.map((card) => classes[card]!),
    voters: setup.voters,
  };
}

function newFighter(world: World, setup: RecountSetup, index: number, names: readonly string[]): Fighter {
  const { card, side, name, strength } = entrantOf(setup, index);
  return {
    id: idOf({ world }, index),
    card,
    side,
    name: name ?? names[index]!,
    cell: OUTSIDE,
    facing: 0,
    full: strength?.full ?? 0,
    strength: strength?.now ?? 0,
    offHand: 'held',
    ensnaredBy: -1,
    weaponBroken: false,
    offBalance: 0,
    strikes: 0,
    dealt: 0,
    status: 'up',
  };
}

function throwStrength(play: Play, index: number): number {
  return throwDice(play, { by: index, why: 'strength', count: STRENGTH_DICE, rules: ['R-014'] });
}

/** 2d6; by lex `strengthMode` 7 for all, or the middle one of three. */
function rollStrength(play: Play, index: number): number {
  const { strengthMode } = play.world.lex;
  if (strengthMode === 'fixed7') return USUAL_STRENGTH;
  if (strengthMode === 'roll') return throwStrength(play, index);
  const drafted = Array.from({ length: DRAFTED }, () => throwStrength(play, index));
  return drafted.toSorted((a, b) => a - b)[1]!;
}

/** The corner at which a ring begins: the one to the left, so that two fighters stand at (-4,0) and (4,0). */
const FIRST_CORNER = 3;

/** Evenly on the ring one hex inside the wall, each looking at the middle. */
function startingPlaces(arena: Arena, count: number): Pose[] {
  const hexes = ring(arena.data.radius - 1, FIRST_CORNER);
  const middle = cellAt(arena, 0, 0);
  return Array.from({ length: count }, (_, index) => {
    const { q, r } = hexes[Math.floor((index * hexes.length) / count)]!;
    const cell = cellAt(arena, q, r);
    if (cell === OUTSIDE || arena.blocked[cell])
      throw new SetupError('R-015', 'arena', `fighter ${index + 1} would start on (${q},${r}), where nobody can stand`);
    return { cell, facing: toward(arena, cell, middle) };
  });
}

const started = (play: Play): void =>
  tellStart(play, ({ strength, full, name }) => ({ hp: strength, stamina: full, name }), ['R-012', 'R-014', 'R-015']);

/** Begins with a position instead of the set-up. Throws `SetupError`. */
function beginAt(play: Play, position: Position): void {
  placeAll(play, position, {
    rules: { wall: 'R-037', taken: 'R-050', places: 'R-108' },
    usual: ({ full = USUAL_STRENGTH }: Partial<Fighter>) => ({ full, strength: full }),
  });
  const { ap, number = 1, ...turn } = position.turn;
  const { state } = play;
  state.turn = { ...newTurn(number, turn.fighter), ...turn, ap: ap ?? 0 };
  STATE.hold(play, 'position');
  started(play);
  if (ap === null) {
    state.turn.number -= 1;
    beginTurn(play, turn.fighter);
  }
  carryOn(play, ap === null);
}

/** Places, Strength, order of play, the first turn; a position given takes their place. */
export function beginRecount(world: World, setup: RecountSetup, referee: Referee): RecountState {
  const names = latinNames(referee.salt(), setup.fighters.length);
  const fighters = setup.fighters.map((_, index) => newFighter(world, setup, index, names));
  const state: RecountState = { round: 1, order: [], place: 0, fighters, turn: newTurn(0, 0), verdict: null, outcome: null };
  const play: Play = { world, state, referee };
  if (setup.position) {
    beginAt(play, setup.position);
    return state;
  }
  const places = startingPlaces(world.arena, fighters.length);
  fighters.forEach((fighter, index) => {
    const { cell, facing } = places[index]!;
    const full = fighter.full || rollStrength(play, index);
    Object.assign(fighter, { cell, facing, full, strength: fighter.strength || full });
  });
  started(play);
  // a die each, highest first; those who tie throw again
  const order = orderByDice([...fighters.keys()], (index) => throwDice(play, { by: index, why: 'order', rules: ['R-016'] }));
  beginTurn(play, beginOrder(play, order, { order: ['R-016', 'R-020'], round: ['R-020'] }));
  carryOn(play, true);
  return state;
}
