import type { Price } from '../../../../engine/turns/index.ts';
import { sum } from '../../../../engine/dice/index.ts';
import { OUTSIDE } from '../../../../engine/hex/index.ts';
import { D6, tellCondition } from '../fight/rolls.ts';
import { actionPointTerms } from '../fight/terms.ts';
import type { Key } from '../keys.ts';
import type { Turn } from '../state/state.ts';
import { mostTurns } from '../state/state.ts';
import type { Play } from '../state/world.ts';
import { actorOf, fighterOf, idOf, nextIn } from '../state/world.ts';

export function newTurn(number: number, fighter: number): Turn {
  return { number, fighter, ap: 0, spent: 0, struck: false, struggled: false };
}

/** Opens a fighter's turn with his AP die; what threw him off balance is paid for with it. */
export function beginTurn(play: Play, index: number): void {
  const { state, referee } = play;
  const turn = newTurn(state.turn.number + 1, index);
  state.turn = turn;
  const figure = idOf(play, index);
  referee.tell?.({ type: 'turn-started', figure, turn: turn.number, rules: ['R-020'] });
  const modifiers = actionPointTerms(play, index);
  const totalOf = (face: number): number => Math.max(0, face + sum(modifiers));
  const die = referee.roll(D6, (face) => {
    return { type: 'action-points', figure, face, modifiers, total: totalOf(face), rules: ['R-021', 'R-022'] };
  });
  turn.ap = totalOf(die);
  steady(play, index);
}

function steady(play: Play, index: number): void {
  const fighter = fighterOf(play, index);
  if (fighter.offBalance === 0) return;
  fighter.offBalance = 0;
  tellCondition(play, index, 'off-balance', false, 'R-047');
}

/** Pays for a deed. */
export function pay(play: Play, action: string, { cost, rule }: Price): void {
  const { turn } = play.state;
  const from = turn.ap;
  turn.ap -= cost;
  turn.spent += cost;
  play.referee.tell?.({
    type: 'paid',
    figure: actorOf(play).id,
    action: action as Key<'action'>,
    base: cost,
    surcharge: 0,
    from,
    to: turn.ap,
    spent: turn.spent,
    rules: [rule],
  });
}

/** Ends the turn: what is left is lost, and those who fell are carried off. */
export function endTurn(play: Play): void {
  const { turn } = play.state;
  play.referee.tell?.({ type: 'turn-ended', figure: actorOf(play).id, spent: turn.spent, lost: turn.ap, rules: ['R-022'] });
  clearSand(play, turn.fighter);
  if (!endBoutIfDecided(play)) passOn(play);
}

function clearSand(play: Play, by: number): void {
  for (const man of play.state.fighters) {
    if (man.status === 'up' || man.cell === OUTSIDE) continue;
    man.cell = OUTSIDE;
    play.referee.tell?.({ type: 'felled', figure: man.id, by: idOf(play, by), dead: man.status !== 'spared', rules: ['R-050', 'R-096'] });
  }
}

function endBout(play: Play, winner: string | null, by: Key<'outcome'>, rules: readonly string[]): void {
  const { state } = play;
  const survivors = state.fighters.filter(({ status }) => status === 'up' || status === 'spared').map(({ id }) => id);
  const outcome = { winner, by, rounds: state.round, survivors };
  state.outcome = outcome;
  play.referee.tell?.({ type: 'bout-ended', outcome, rules });
}

/** Whether one side alone still stands; the bout is over then. */
function endBoutIfDecided(play: Play): boolean {
  const standing = standingSides(play);
  if (standing.size > 1) return false;
  const [winner = null] = standing;
  endBout(play, winner, winner === null ? 'all-fallen' : 'last-standing', ['R-097']);
  return true;
}

function standingSides({ state }: Play): Set<string> {
  return new Set(state.fighters.flatMap(({ status, side }) => (status === 'up' ? [side] : [])));
}

/** The next man of the order who is on his feet; after the last turn of all the editor stops the bout. */
function passOn(play: Play): void {
  const { state, world } = play;
  if (state.turn.number >= mostTurns(world)) return endBout(play, null, 'stans-missus', ['R-024']);
  do {
    state.place += 1;
    if (state.place < state.order.length) continue;
    state.place = 0;
    state.round += 1;
    play.referee.tell?.({ type: 'round-started', round: state.round, rules: ['R-020'] });
  } while (fighterOf(play, nextIn(state)).status !== 'up');
  beginTurn(play, nextIn(state));
}

/** After every answer, `dice` when it threw any: turns in which nothing can be done pass, until somebody must choose. */
export function carryOn(play: Play, dice: boolean): void {
  const { state } = play;
  let thrown = dice;
  while (!state.outcome && !state.verdict) {
    const decided = standingSides(play).size < 2;
    if (!decided && !(thrown && state.turn.ap === 0)) return;
    endTurn(play);
    thrown = true;
  }
}
