import { momentWords } from '../../../../hud/turns/index.ts';

/** What a bout of gladiators says of its moments. */
export const { momentOf, decisionWords } = momentWords({
  refs: {
    ready: ['M-041', 'M-058'],
    act: ['M-062', 'M-043'],
    reroll: ['M-322'],
    throw: ['M-334'],
    over: ['M-038'],
  },
});
