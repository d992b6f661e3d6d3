import type { Referee, StartingFigure } from '../../../../engine/bout/index.ts';
import { figureIds, SetupError } from '../../../../engine/bout/index.ts';
import { arenaOf, hexagon, OUTSIDE } from '../../../../engine/hex/index.ts';
import { placeAll } from '../../../../engine/state/index.ts';
import type { RecountContent } from '../cards.ts';
import { D6, throwDice } from '../fight/rolls.ts';
import { LEX } from '../lex.ts';
import type { Fighter, RecountState, World } from '../state/state.ts';
import { STATE } from '../state/state.ts';
import type { Play } from '../state/world.ts';
import { entrantOf, idOf, nextIn } from '../state/world.ts';
import { beginTurn, carryOn, newTurn } from '../turn/turn.ts';
import { latinNames } from './names.ts';
import { startingPlaces } from './places.ts';
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

/** A d6 each, highest first; those who tie throw again. */
function rollOrder(play: Play, group: readonly number[]): number[] {
  const faces = group.map((index) => throwDice(play, { by: index, why: 'order', rules: ['R-016'] }));
  const order: number[] = [];
  for (let face = D6; face >= 1; face -= 1) {
    const tied = group.filter((_, i) => faces[i] === face);
    order.push(...(tied.length > 1 ? rollOrder(play, tied) : tied));
  }
  return order;
}

function tellStart({ state, referee }: Play): void {
  if (!referee.tell) return;
  const figures: StartingFigure[] = state.fighters.map(({ id, card, side, cell, facing, strength, full, name }) => {
    return { figure: id, card, side, cell, facing, hp: strength, stamina: full, name };
  });
  referee.tell({ type: 'bout-started', figures, rules: ['R-012', 'R-014', 'R-015'] });
}

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
  tellStart(play);
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
  tellStart(play);
  state.order = rollOrder(
    play,
    fighters.map((_, index) => index),
  );
  referee.tell?.({ type: 'play-order', order: state.order.map((index) => idOf(play, index)), rules: ['R-016', 'R-020'] });
  referee.tell?.({ type: 'round-started', round: 1, rules: ['R-020'] });
  beginTurn(play, nextIn(state));
  carryOn(play, true);
  return state;
}
