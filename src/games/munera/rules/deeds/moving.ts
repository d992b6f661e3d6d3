import type { Action } from '../../../../engine/bout/index.ts';
import { adjacent, type Cell, distance, OUTSIDE, toward } from '../../../../engine/hex/index.ts';
import type { Refused } from '../keys.ts';
import { apOdds, type AppealOdds, appealOdds } from '../odds/turn.ts';
import { helmetOf } from '../state/gear-questions.ts';
import { actorOf, areOpponents, fighterAt, gearAt, standingOn } from '../state/lookup.ts';
import type { Fighter } from '../state/state.ts';
import { type Play, stepTo, type View } from '../state/world.ts';
import { type Cost, openTurn } from '../turn/turn.ts';
import { ap, costRefusal, deed, DIRECTION, fixed, ONE_AP, type Plain, refuse, totalOf, WALL } from './deed.ts';
import { directionIn, plainLine } from './lines.ts';

export const SIX = [0, 1, 2, 3, 4, 5];

/** Whether a value from outside is one of the six directions. */
export function isDirection(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < 6;
}

/** Throw the AP die. */
export type Ready = Plain<'ready'>;

const READY = fixed<Ready>({ type: 'ready' });

/** Nothing more to discard: the turn opens with its AP die (M-039, M-041). */
export const ready = deed<Ready>({
  type: 'ready',
  steps: ['ready'],
  listing: { per: 'step', answers: [READY] },
  perform: openTurn,
  odds: (view, _, asked) => ({ ...asked, kind: 'turn', ap: apOdds(view, view.state.turn.fighter) }),
  ...plainLine('ready', READY),
});

export type End = Plain<'end'>;

const END = fixed<End>({ type: 'end' });

/** Whom a Double 2 floored this turn and who still lies beside him (M-167). */
function appeals(view: View): AppealOdds[] {
  const { turn } = view.state;
  const { cell } = actorOf(view);
  const beaten = turn.floored.filter((index) => {
    const victim = fighterAt(view, index);
    return victim.fate === 'active' && adjacent(view.world.arena, cell, victim.cell);
  });
  return beaten.map((index) => appealOdds(view, index, turn.fighter));
}

/** Ends the turn; AP that are left are lost (M-042, M-043). */
export const end = deed<End>({
  type: 'end',
  listing: { per: 'step', answers: [END] },
  perform(play) {
    play.state.turn.over = true;
  },
  odds: (view, _, asked) => ({ ...asked, kind: 'end', appeals: appeals(view) }),
  ...plainLine('ends', END),
});

/** One hex; ahead when `direction` is his facing. */
export interface Move {
  readonly type: 'move';
  readonly direction: number;
}

const MOVES = SIX.map((direction) => fixed<Move>({ type: 'move', direction }));
const NO_DIRECTION = refuse('M-063', 'no-such-direction');
const OCCUPIED = refuse('M-084', 'occupied');
const STOOD_UP = refuse('M-149', 'stood-up');
const CONTROLLED = refuse('M-086', 'zone-of-control');
const TETHERED = refuse('M-087', 'tethered');
const ASIDE = ap(2);
/** The most that a step costs: aside in an enclosed helmet (M-064). */
const DEAREST = 3;
const ASIDE_IN_HELMET = ap(DEAREST);

/** One AP ahead; elsewhere three in an enclosed helmet and two without (M-063 to M-065). */
function movePrice(view: View, { direction }: Move): Cost {
  const fighter = actorOf(view);
  if (direction === fighter.facing) return ONE_AP;
  return helmetOf(view, fighter) >= 0 ? ASIDE_IN_HELMET : ASIDE;
}

/** The rule of that price. */
function ruleOf(view: View, { direction }: Move): string {
  const fighter = actorOf(view);
  if (direction === fighter.facing) return 'M-063';
  return helmetOf(view, fighter) >= 0 ? 'M-064' : 'M-065';
}

/** Lex `zoneOfControl`: no step between two hexes beside the same standing enemy (M-086). */
function leavesControl(view: View, fighter: Fighter, to: number): boolean {
  const { arena } = view.world;
  return view.state.fighters.some(
    (other) => areOpponents(other, fighter) && !other.down && adjacent(arena, other.cell, fighter.cell) && adjacent(arena, other.cell, to),
  );
}

/** Lex `netTether`: beyond the device's range the victim goes no farther from its holder (M-087). */
function beyondTether(view: View, index: number, to: number): boolean {
  const { arena } = view.world;
  const { cell } = fighterAt(view, index);
  return view.state.items.some(({ victim, holder }, item) => {
    if (victim !== index) return false;
    const from = fighterAt(view, holder).cell;
    const hexes = distance(arena, to, from);
    const reach = Math.max(...gearAt(view, item).bands.map((band) => band.to));
    return hexes > reach && hexes > distance(arena, cell, from);
  });
}

/** What bars a step that is paid for: the wall, a figure, lex. */
function wayRefusal(view: View, fighter: Fighter, direction: number): Refused | null {
  const to = stepTo(view.world, fighter.cell, direction);
  if (to === OUTSIDE) return WALL;
  return standingOn(view, to) >= 0 ? OCCUPIED : lexRefusal(view, fighter, to);
}

function lexRefusal(view: View, fighter: Fighter, to: Cell): Refused | null {
  const { lex } = view.world;
  if (lex.zoneOfControl === 'ancestor' && leavesControl(view, fighter, to)) return CONTROLLED;
  return lex.netTether && beyondTether(view, view.state.turn.fighter, to) ? TETHERED : null;
}

function moveRefusal(view: View, action: Move): Refused | null {
  if (!isDirection(action.direction)) return NO_DIRECTION;
  if (view.state.turn.stood) return STOOD_UP;
  return costRefusal(view, actorOf(view), movePrice(view, action)) ?? wayRefusal(view, actorOf(view), action.direction);
}

/** In which directions figures stand beside him, a bit each. */
function takenSides({ world, state }: View, { cell }: Fighter): number {
  let taken = 0;
  for (let i = 0; i < state.fighters.length; i += 1) {
    const there = state.fighters[i]!.cell;
    if (adjacent(world.arena, cell, there)) taken |= 1 << toward(world.arena, cell, there);
  }
  return taken;
}

/** Legal steps. With few AP only ahead; otherwise all ways cost no more than there is. */
export function listMoves(view: View, list: Action[], fighter: Fighter, purse: number): void {
  if (view.state.turn.stood) return;
  const { facing } = fighter;
  if (purse < DEAREST && totalOf(movePrice(view, MOVES[(facing + 1) % 6]!)) > purse) {
    if (wayRefusal(view, fighter, facing) === null) list.push(MOVES[facing]!);
    return;
  }
  const taken = takenSides(view, fighter);
  for (let direction = 0; direction < MOVES.length; direction += 1) {
    const to = stepTo(view.world, fighter.cell, direction);
    if (to !== OUTSIDE && !(taken & (1 << direction)) && lexRefusal(view, fighter, to) === null) list.push(MOVES[direction]!);
  }
}

function performMove(play: Play, action: Move): void {
  const fighter = actorOf(play);
  const to = stepTo(play.world, fighter.cell, action.direction);
  const { tell } = play.referee;
  if (tell) tell({ type: 'moved', figure: fighter.id, from: fighter.cell, path: [to], gait: 'walk', rules: [ruleOf(play, action)] });
  fighter.cell = to;
}

/** A step into a free hex; whoever stood up this turn takes none (M-063 to M-065, M-084 to M-088, M-103, M-149). */
export const move = deed<Move>({
  type: 'move',
  fields: { direction: DIRECTION },
  price: movePrice,
  refusal: moveRefusal,
  perform: performMove,
  write: (_, { direction }) => `moves D${direction}`,
  read(line, { view, me }) {
    const direction = line === 'forward' ? fighterAt(view, me).facing : directionIn(line, 'moves');
    return direction === null ? null : [{ type: 'move', direction }];
  },
});

/** A new facing. */
export interface Turn {
  readonly type: 'turn';
  readonly facing: number;
}

const TURNS = SIX.map((facing) => fixed<Turn>({ type: 'turn', facing }));
const SAME_FACING = refuse('M-066', 'same-facing');
const PER_90 = [0, 1, 2, 2, 2, 1].map((base) => ap(base));
const PER_HEXSIDE = [0, 1, 2, 3, 2, 1].map((base) => ap(base));

/** Cost of a turn by its hexsides clockwise: by the angle, a quarter turn an AP; or by hexsides (M-066). */
export function turnCosts({ world }: Pick<View, 'world'>): readonly Cost[] {
  return world.lex.turnCost === 'per90' ? PER_90 : PER_HEXSIDE;
}

function costBetween(costs: readonly Cost[], from: number, to: number): Cost {
  return costs[(to - from + 6) % 6]!;
}

function turnPrice(view: View, { facing }: Turn): Cost {
  return costBetween(turnCosts(view), actorOf(view).facing, facing);
}

function turnRefusal(view: View, action: Turn): Refused | null {
  const fighter = actorOf(view);
  if (!isDirection(action.facing)) return NO_DIRECTION;
  if (action.facing === fighter.facing) return SAME_FACING;
  return costRefusal(view, fighter, turnPrice(view, action));
}

/** Legal turns. */
export function listTurns(view: View, list: Action[], { facing: from }: Fighter, purse: number): void {
  const costs = turnCosts(view);
  for (let facing = 0; facing < TURNS.length; facing += 1) {
    if (facing !== from && costBetween(costs, from, facing).base <= purse) list.push(TURNS[facing]!);
  }
}

function performTurn(play: Play, { facing }: Turn): void {
  const fighter = actorOf(play);
  play.referee.tell?.({ type: 'faced', figure: fighter.id, from: fighter.facing, to: facing, rules: ['M-066'] });
  fighter.facing = facing;
}

/** Each turn is paid by itself (M-066). */
export const turn = deed<Turn>({
  type: 'turn',
  fields: { facing: DIRECTION },
  price: turnPrice,
  refusal: turnRefusal,
  perform: performTurn,
  write: (_, { facing }) => `turns D${facing}`,
  read(line) {
    const facing = directionIn(line, 'turns');
    return facing === null ? null : [{ type: 'turn', facing }];
  },
});
