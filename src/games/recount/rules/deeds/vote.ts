import { yesOrNo } from '../../../../engine/read/index.ts';
import { said } from '../../../../engine/turns/index.ts';
import { askedVoters, judge } from '../fight/verdict.ts';
import { verdictOf } from '../state/world.ts';
import { refuse } from '../keys.ts';
import { deed } from './deed.ts';

/** Thumb up or down for a beaten man: first the victor, then whoever else is asked; then the dice of the others. */
export const vote = deed({
  type: 'vote',
  answers: 'vote',
  fields: {
    up: said(
      [
        ['up', true],
        ['down', false],
      ],
      yesOrNo,
    ),
  },
  dice: true,
  line: 'votes {up}',
  wrong: refuse('R-093', 'up-or-down'),
  perform(play, { up }) {
    const verdict = verdictOf(play);
    const given = [...verdict.given, up];
    play.state.verdict = { ...verdict, given };
    if (given.length > askedVoters(play).length) judge(play);
  },
});
