import type { ArgumentShape, Words } from '../../../engine/mind/index.ts';
import {
  BEST,
  CAUGHT,
  down,
  HAS_NET,
  hexes,
  MAY_HIT,
  OUTNUMBERED,
  PERCENT,
  POINTS_LEFT,
  ROUND,
  STRUCK,
  WHO,
  WITHIN,
} from '../../../engine/mind/index.ts';

const ARC: ArgumentShape = {
  name: 'arc',
  one: ['front', 'side', 'rear'],
  words: { front: 'in front of the other', side: 'at the other’s side', rear: 'behind the other' },
};

/** What behaviour trees of gladiators may ask and choose. What each does stands under the same name with the bots. */
export const MUNERA_WORDS = {
  conditions: {
    within: WITHIN,
    points: POINTS_LEFT,
    round: ROUND,
    arc: {
      args: [ARC],
      about: 'He stands in this arc of the nearest opponent.',
      reads: { so: 'he stands {arc}', not: 'he does not stand {arc}' },
    },
    'may-hit': MAY_HIT,
    'may-end': {
      args: [PERCENT],
      about: 'His best blow now beats or fells the opponent for good at least so often.',
      reads: {
        so: 'a blow may end it, by {percent} or more',
        not: 'no blow would end it by as much as {percent}',
        figure: 'the best by {n}',
      },
    },
    wounded: {
      args: [WHO],
      about: 'Half of the Stamina or more is lost.',
      reads: { so: '{who} has lost half his Stamina or more', not: '{who} has more than half his Stamina', figure: '{n} % of it left' },
    },
    tired: {
      args: [WHO],
      about: 'His fatigue is above his Stamina.',
      reads: { so: '{who} is tired', not: '{who} is not tired', figure: 'fatigue {n}' },
    },
    exhausted: {
      args: [WHO],
      about: 'His fatigue is above twice his Stamina.',
      reads: { so: '{who} is exhausted', not: '{who} is not exhausted', figure: 'fatigue {n}' },
    },
    down: down(WHO),
    netted: CAUGHT,
    unshielded: {
      args: [WHO],
      about: 'He has no shield on his arm.',
      reads: { so: '{who} has no shield on his arm', not: '{who} has a shield on his arm' },
    },
    unarmed: {
      args: [WHO],
      about: 'He has nothing but his fists at hand.',
      reads: { so: '{who} has nothing but his fists', not: '{who} has a weapon in hand' },
    },
    'has-net': HAS_NET,
    'lies-near': {
      args: [hexes(0, 12)],
      about: 'Something that he wants lies at most so far away.',
      reads: {
        so: 'something that he wants lies within {hexes}',
        not: 'nothing that he wants lies within {hexes}',
        figure: 'the nearest {n} away',
      },
    },
    friend: {
      args: [],
      about: 'A friend stands beside him.',
      reads: { so: 'a friend stands beside him', not: 'no friend stands beside him' },
    },
    outnumbered: OUTNUMBERED,
    threatened: {
      args: [],
      about: 'An opponent beside him has him in front.',
      reads: { so: 'an opponent beside him faces him', not: 'no opponent beside him faces him' },
    },
    favour: {
      args: [{ name: 'points', one: { least: -6, most: 6 } }],
      about: 'The crowd would add at least so much to his appeal now.',
      reads: {
        so: 'the crowd would add {points} or more to his appeal',
        not: 'the crowd would add less than {points} to his appeal',
        figure: 'now {n}',
      },
    },
    struck: STRUCK,
  },
  choices: {
    fight: BEST,
    wound: {
      args: [],
      about: 'A blow, or the way to one.',
      reads: { so: 'he strikes, or goes where he can strike', not: 'no blow is worth it' },
    },
    finish: {
      args: [],
      about: 'The blow most likely to end it.',
      reads: { so: 'he strikes the blow most likely to end it', not: 'there is no blow to strike' },
    },
    entangle: { args: [], about: 'The net, lasso or cape.', reads: { so: 'he casts the net, lasso or cape', not: 'no cast is worth it' } },
    flank: {
      args: [],
      about: 'To his back or his side, and a blow from there.',
      reads: { so: 'he goes for the side or the back, and strikes from there', not: 'no way round is worth it' },
    },
    'keep-range': {
      args: [],
      about: 'Where his own weapon reaches and the other does not.',
      reads: { so: 'he keeps to where his weapon reaches and the other’s does not', not: 'no such distance can be kept' },
    },
    'close-in': {
      args: [],
      about: 'Nearer, with as much left to strike as can be.',
      reads: { so: 'he comes nearer, with AP left to strike', not: 'no way nearer is worth it' },
    },
    'give-ground': {
      args: [],
      about: 'Out of what the others may do to him.',
      reads: { so: 'he gives ground', not: 'there is no ground to give' },
    },
    rest: {
      args: [],
      about: 'The end of the turn, or the least that leads to a safe place.',
      reads: { so: 'he rests, or takes the few steps to where he can', not: 'there is no rest to be had' },
    },
    recover: {
      args: [],
      about: 'What he has lost, or something better that lies near.',
      reads: { so: 'he fetches what lies on the sand', not: 'nothing is worth fetching' },
    },
    grapple: { args: [], about: 'To throw him to the ground.', reads: { so: 'he takes hold of the other', not: 'no hold is worth it' } },
    please: {
      args: [],
      about: 'What the crowd loves: a whirl, a feint, a blow rather than none.',
      reads: { so: 'he whirls, feints or strikes for the crowd', not: 'there is nothing worth showing' },
    },
    ready: {
      args: [],
      about: 'A better weapon in hand; what is too heavy, off.',
      reads: {
        so: 'he readies himself: out of nets, a better weapon in hand, what is too heavy off',
        not: 'there is nothing to make ready',
      },
    },
  },
  weights: [
    'alive',
    'injured',
    'tired',
    'exhausted',
    'fatigue',
    'least',
    'point',
    'turns',
    'down',
    'caught',
    'opening',
    'weapon',
    'cover',
    'helmet',
    'prospect',
    'danger',
    'second',
    'approach',
    'impatience',
    'threaten',
    'cornered',
    'effort',
    'vain',
    'flank',
    'range',
    'clinch',
    'show',
    'outcomes',
    'pinned',
    'patience',
  ],
} as const satisfies Words;
