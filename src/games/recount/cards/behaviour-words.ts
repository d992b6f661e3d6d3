import type { ArgumentShape, Words } from '../../../engine/mind/index.ts';
import {
  BEST,
  CAUGHT,
  HAS_NET,
  halfLost,
  MAY_END,
  OUTNUMBERED,
  POINTS_LEFT,
  ROUND,
  STRUCK,
  WHO,
  WITHIN,
} from '../../../engine/mind/index.ts';

const SIDE: ArgumentShape = {
  name: 'side',
  one: ['front', 'sword', 'shield', 'back'],
  words: { front: 'in front of the other', sword: 'at his weapon', shield: 'at his shield or net', back: 'at his back' },
};

/** What behaviour trees of recount may ask and choose. What each does stands under the same name with the bots. */
export const RECOUNT_WORDS = {
  conditions: {
    within: WITHIN,
    points: POINTS_LEFT,
    round: ROUND,
    side: {
      args: [SIDE],
      about: 'He stands on this side of the nearest opponent.',
      reads: { so: 'he stands {side}', not: 'he does not stand {side}' },
    },
    struck: STRUCK,
    'may-strike': {
      args: [],
      about: 'He can come to a blow in this turn.',
      reads: { so: 'he can come to a blow', not: 'no blow can be come to' },
    },
    'may-end': MAY_END,
    wounded: halfLost('Strength'),
    weaker: {
      args: [],
      about: 'The nearest opponent has more Strength left.',
      reads: { so: 'the other has more Strength left', not: 'the other has no more Strength left' },
    },
    netted: CAUGHT,
    unshielded: {
      args: [WHO],
      about: 'His shield or net is lost, or not on his arm.',
      reads: { so: '{who} has nothing on his arm', not: '{who} has shield or net on his arm' },
    },
    'has-net': HAS_NET,
    outnumbered: OUTNUMBERED,
    threatened: {
      args: [{ name: 'points', one: { least: 0, most: 10 } }],
      about: 'The others may take so much Strength from him in their next turns, in the mean, where he stands.',
      reads: {
        so: 'he may lose {points} Strength or more where he stands',
        not: 'he may lose less than {points} Strength where he stands',
      },
    },
  },
  choices: {
    fight: BEST,
    foresee: {
      args: [],
      about: 'What comes out best when he imagines this turn and the next of the others, many times over.',
      reads: { so: 'he does what comes out best when he thinks the next turns through', not: 'there is nothing to think over' },
    },
    strike: { args: [], about: 'A blow, or the way to one.', reads: { so: 'he strikes', not: 'no blow can be come to' } },
    behind: {
      args: [],
      about: 'A blow at the back or past the shield, or the way to one.',
      reads: { so: 'he goes round the other and strikes', not: 'there is no way round' },
    },
    cast: { args: [], about: 'The net, or the way to cast it.', reads: { so: 'he casts the net', not: 'no cast is worth it' } },
    struggle: { args: [], about: 'Out of the net.', reads: { so: 'he tears at the net', not: 'he is in no net' } },
    'close-in': { args: [], about: 'Nearer.', reads: { so: 'he comes nearer', not: 'there is no way nearer' } },
    'give-ground': {
      args: [],
      about: 'Where the others can do least to him in their next turns.',
      reads: { so: 'he gives ground', not: 'there is nowhere to go' },
    },
    wait: { args: [], about: 'The end of the turn.', reads: { so: 'he waits', not: 'his turn cannot end' } },
  },
  weights: {
    blow: 'A blow.',
    net: 'A cast of the net.',
    freedom: 'To get out of the net.',
    own: 'What he may do in his own next turn from where he comes to stand.',
    his: 'What the others may do to him there in theirs.',
    distance: 'Off for each hex from the nearest opponent.',
  },
} as const satisfies Words;
