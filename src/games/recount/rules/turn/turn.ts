import { endBout, endIfDecided, nextInOrder, sidesLeft, throwPoints } from '../../../../engine/turns/index.ts';
import { OUTSIDE } from '../../../../engine/hex/index.ts';
import { tellCondition } from '../keys.ts';
import { actionPointTerms } from '../fight/terms.ts';
import type { Fighter, Turn } from '../state/state.ts';
import { mostTurns } from '../state/state.ts';
import type { Play } from '../state/world.ts';
import { actorOf, fighterOf, idOf } from '../state/world.ts';

export function newTurn(number: number, fighter: number): Turn {
  return { number, fighter, ap: 0, spent: 0, struck: false, struggled: false };
}

/** Opens a fighter's turn with his AP die; what threw him off balance is paid for with it. */
export function beginTurn(play: Play, index: number): void {
  const { state, referee } = play;
  const figure = idOf(play, index);
  state.turn = newTurn(state.turn.number + 1, index);
  referee.tell?.({ type: 'turn-started', figure, turn: state.turn.number, rules: ['R-020'] });
  throwPoints(play, figure, actionPointTerms(play, index), ['R-021', 'R-022']);
  const fighter = fighterOf(play, index);
  if (fighter.offBalance === 0) return;
  fighter.offBalance = 0;
  tellCondition(play, index, 'off-balance', false, 'R-047');
}

const stands = ({ status }: Fighter): boolean => status === 'up';
const lives = ({ status }: Fighter): boolean => status === 'up' || status === 'spared';

/** Ends the turn: what is left is lost, and those who fell are carried off; the bout is over once one side alone still stands. */
export function endTurn(play: Play): void {
  const { turn } = play.state;
  play.referee.tell?.({ type: 'turn-ended', figure: actorOf(play).id, spent: turn.spent, lost: turn.ap, rules: ['R-022'] });
  clearSand(play, turn.fighter);
  if (!endIfDecided(play, stands, ['R-097'], lives)) passOn(play);
}

function clearSand(play: Play, by: number): void {
  for (const man of play.state.fighters) {
    if (stands(man) || man.cell === OUTSIDE) continue;
    man.cell = OUTSIDE;
    play.referee.tell?.({ type: 'felled', figure: man.id, by: idOf(play, by), dead: man.status !== 'spared', rules: ['R-050', 'R-096'] });
  }
}

/** The next man of the order who is on his feet; after the last turn of all the editor stops the bout. */
function passOn(play: Play): void {
  const { turn, fighters } = play.state;
  if (turn.number < mostTurns(play.world))
    return beginTurn(
      play,
      nextInOrder(play, (index) => stands(fighterOf(play, index)), ['R-020']),
    );
  const survivors = fighters.filter(lives).map(({ id }) => id);
  endBout(play, { winner: null, by: 'stans-missus', survivors }, ['R-024']);
}

/** After every answer, `dice` when it threw any: turns in which nothing can be done pass, until somebody must choose. */
export function carryOn(play: Play, dice: boolean): void {
  const { state } = play;
  let thrown = dice;
  while (!state.outcome && !state.verdict) {
    const decided = sidesLeft(state.fighters, stands).length < 2;
    if (!decided && !(thrown && state.turn.ap === 0)) return;
    endTurn(play);
    thrown = true;
  }
}
