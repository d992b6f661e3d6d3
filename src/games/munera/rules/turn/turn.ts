import type { FigureId } from '../../../../engine/bout/index.ts';
import { sum } from '../../../../engine/dice/index.ts';
import { adjacent } from '../../../../engine/hex/index.ts';
import { usualOf } from '../../../../engine/state/index.ts';
import { testGrapple } from '../attack/grapple.ts';
import { tire } from '../attack/harm.ts';
import type { Key, Term, ToldEvent } from '../keys.ts';
import { copyTurn } from '../state/check-state.ts';
import { fighterAt, idOf, isTired, thingAt, threatsTo } from '../state/lookup.ts';
import { D6, tellCondition } from '../state/rolls.ts';
import { FIELDS, type Fighter, type Turn } from '../state/state.ts';
import type { Play, View } from '../state/world.ts';
import { actionPointTerms } from './action-points.ts';
import { appeal, endBout } from './beaten.ts';

/** Total AP modifier at which a tired fighter gives in (M-057). */
export const GIVES_IN = -6;

/** Whoever threatens the fighter and acted last; -1 when nobody threatens him (M-349). */
export function tormentorOf(view: View, fighter: Fighter): number {
  let tormentor = -1;
  for (const each of threatsTo(view, fighter)) {
    if (tormentor < 0 || fighterAt(view, each).lastTurn > fighterAt(view, tormentor).lastTurn) tormentor = each;
  }
  return tormentor;
}

/** To whom he gives in; -1 when he fights on (M-057). */
export function surrendersTo(view: View, fighter: Fighter, modifier: number): number {
  return isTired(fighter) && modifier <= GIVES_IN ? tormentorOf(view, fighter) : -1;
}

/** AP after which a turn tires (M-078), and which a tired fighter may not exceed (M-079). */
export const TIRING_AP = 7;

/** Of the shape of all others. */
const FRESH = copyTurn({ number: 0, fighter: 0, ...usualOf<Turn>(FIELDS.turn.fields) } as Turn);

export function newTurn(number: number, fighter: number): Turn {
  const turn = copyTurn(FRESH);
  turn.number = number;
  turn.fighter = fighter;
  return turn;
}

function canDiscard(view: View, index: number): boolean {
  return fighterAt(view, index).carried.some((item) => thingAt(view, item).sheds);
}

/** Opens a fighter's turn: first what he may discard, then the AP die (M-041). */
export function beginTurn(play: Play, index: number): void {
  const { state } = play;
  const fighter = fighterAt(play, index);
  const number = state.turn.number + 1;
  state.turn = newTurn(number, index);
  fighter.lastTurn = number;
  play.referee.tell?.({ type: 'turn-started', figure: fighter.id, turn: number, rules: ['M-037'] });
  if (!canDiscard(play, index)) openTurn(play);
}

function pointsOf(face: number, modifiers: readonly Term[]): number {
  return Math.max(0, face + sum(modifiers));
}

function pointsThrown(figure: FigureId, face: number, modifiers: readonly Term[]): ToldEvent<'action-points'> {
  return { type: 'action-points', figure, face, modifiers, total: pointsOf(face, modifiers), rules: ['M-044', 'M-055'] };
}

/** Modifiers, surrender, standing up, the AP die, a pending grapple test (M-041, M-057, M-147, M-333). */
export function openTurn(play: Play): void {
  const { state, referee } = play;
  const { turn } = state;
  const index = turn.fighter;
  const fighter = fighterAt(play, index);
  const modifiers = actionPointTerms(play, index);
  turn.step = 'act';
  const tormentor = surrendersTo(play, fighter, sum(modifiers));
  if (tormentor >= 0) return appeal(play, index, tormentor, 'M-057');
  if (fighter.down) {
    fighter.down = false;
    turn.stood = true;
    tellCondition(play, fighter.id, 'down', false, 'M-147');
  }
  turn.ap = pointsOf(
    referee.roll(D6, (face) => pointsThrown(fighter.id, face, modifiers)),
    modifiers,
  );
  if (fighter.locked >= 0) testGrapple(play, index);
}

/** AP of an answer; the surcharge of a second attack apart (M-062 to M-076). */
export interface Cost {
  readonly base: number;
  readonly surcharge: number;
}

/** Pays for an action; the seventh AP of a turn tires at once, or at its end by lex (M-078). */
export function pay(play: Play, action: Key<'action'>, { base, surcharge }: Cost): void {
  const { turn } = play.state;
  const cost = base + surcharge;
  if (cost === 0) return;
  const from = turn.ap;
  turn.ap -= cost;
  turn.spent += cost;
  play.referee.tell?.({
    type: 'paid',
    figure: idOf(play, turn.fighter),
    action,
    base,
    surcharge,
    from,
    to: turn.ap,
    spent: turn.spent,
    rules: surcharge > 0 ? ['M-062', 'M-071'] : ['M-062'],
  });
  if (play.world.lex.fatigueSevenTiming === 'immediate') seventhPoint(play);
}

function seventhPoint(play: Play): void {
  const { turn } = play.state;
  if (turn.seventh || turn.spent < TIRING_AP) return;
  turn.seventh = true;
  tire(play, turn.fighter, 1, 'M-078');
}

/** Whoever a Double 2 floored this turn appeals if the attacker is still beside him (M-042, M-167, M-350). */
function judgeFloored(play: Play): void {
  const { turn } = play.state;
  const attacker = fighterAt(play, turn.fighter);
  for (const index of turn.floored) {
    const victim = fighterAt(play, index);
    if (victim.fate !== 'active') continue;
    tellCondition(play, victim.id, 'floored', false, 'M-167');
    if (attacker.fate === 'active' && adjacent(play.world.arena, attacker.cell, victim.cell)) appeal(play, index, turn.fighter, 'M-174');
  }
}

/** Sand and feints last no longer than the turn (M-321, M-342). */
function expire(play: Play): void {
  const { turn } = play.state;
  const fighter = fighterAt(play, turn.fighter);
  const wasHazed = fighter.hazed > 0;
  fighter.hazed = 0;
  if (fighter.fate !== 'active') return;
  if (turn.feint === 'declared') tellCondition(play, fighter.id, 'feinting', false, 'M-321');
  if (wasHazed) tellCondition(play, fighter.id, 'hazed', false, 'M-342');
}

/** Ends the turn: floored victims, hazing, and what is left is lost (M-042, M-043). */
function closeTurn(play: Play): void {
  const { state } = play;
  const { turn } = state;
  judgeFloored(play);
  if (state.outcome) return;
  expire(play);
  if (fighterAt(play, turn.fighter).fate === 'active') seventhPoint(play);
  const figure = idOf(play, turn.fighter);
  play.referee.tell?.({ type: 'turn-ended', figure, spent: turn.spent, lost: turn.ap, rules: ['M-042', 'M-043'] });
}

/** Lex `roundLimit`: whoever still stands is released (M-038). */
function release(play: Play): void {
  for (const fighter of play.state.fighters) if (fighter.fate === 'active') fighter.fate = 'released';
  endBout(play, null, 'round-limit', ['M-038']);
}

function passOn(play: Play): void {
  const { state } = play;
  const { roundLimit } = play.world.lex;
  do {
    state.place += 1;
    if (state.place < state.order.length) continue;
    if (roundLimit > 0 && state.round >= roundLimit) return release(play);
    state.place = 0;
    state.round += 1;
    play.referee.tell?.({ type: 'round-started', round: state.round, rules: ['M-038'] });
  } while (fighterAt(play, state.order[state.place]!).fate !== 'active');
  beginTurn(play, state.order[state.place]!);
}

/** More than ever end by themselves one after the other; whoever comes here would go round in a circle for ever. */
const MOST_TURNS = 1000;

/** After every answer: ends turns that are over and opens the next until somebody must choose (M-036, M-037). */
export function carryOn(play: Play): void {
  const { state } = play;
  for (let turns = 0; !state.outcome; turns += 1) {
    if (turns === MOST_TURNS) throw new Error(`nobody is asked after ${MOST_TURNS} turns`);
    const { turn } = state;
    if (!turn.over && fighterAt(play, turn.fighter).fate === 'active') return;
    closeTurn(play);
    if (!state.outcome) passOn(play);
  }
}
