import { momentWords } from '../../../../hud/turns/index.ts';

/** What a bout of recount says of its moments; without AP nothing but the end of a turn is left. */
export const { momentOf, decisionWords } = momentWords({
  refs: { act: ['R-023'], spent: ['R-023'], vote: ['R-093', 'R-094'], over: ['R-097'] },
  asked: ({ decision, view }) => (decision?.kind === 'act' && view.state.turn.ap === 0 ? 'spent' : null),
});
