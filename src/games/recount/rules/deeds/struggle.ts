import { loseOffHand, takeNetBack, takeNetOff } from '../fight/falls.ts';
import { throwDice } from '../fight/rolls.ts';
import { actorOf } from '../state/world.ts';
import type { DeedOf } from './deed.ts';
import { plainLine, refuse } from './deed.ts';

const STRUGGLE = Object.freeze({ type: 'struggle' } as const);
const NOT_ENSNARED = refuse('R-036', 'not-ensnared');
const ONCE = refuse('R-036', 'has-struggled');
/** The face that also tears the net. */
const TEARS = 6;

/** One try a turn at getting out of the net; a 6 tears it. */
export const struggle: DeedOf<'struggle'> = {
  type: 'struggle',
  answers: 'act',
  price: { cost: 1, rule: 'R-036' },
  dice: true,
  candidates: (view) => (actorOf(view).ensnaredBy >= 0 ? [STRUGGLE] : []),
  refusal(view) {
    if (actorOf(view).ensnaredBy < 0) return NOT_ENSNARED;
    return view.state.turn.struggled ? ONCE : null;
  },
  perform(play) {
    const { turn } = play.state;
    const owner = actorOf(play).ensnaredBy;
    const needed = play.world.lex.struggleNeed;
    turn.struggled = true;
    const face = throwDice(play, { by: turn.fighter, against: owner, why: 'struggle', needed, rules: ['R-036'] });
    if (face < needed) return;
    if (face < TEARS) return takeNetBack(play, turn.fighter, 'R-036');
    takeNetOff(play, turn.fighter, 'R-036');
    loseOffHand(play, owner, 'R-036', 'broken');
  },
  ...plainLine('struggles', STRUGGLE),
};
