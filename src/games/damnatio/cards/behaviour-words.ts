import { BEST, down, hexes, MAY_HIT, PERCENT, ROUND, type ArgumentShape, type Words } from '../../../engine/mind/index.ts';

const WHO: ArgumentShape = { name: 'who', one: ['me', 'beast', 'friend'], words: { me: 'he', beast: 'the beast', friend: 'a friend' } };
const MAN: ArgumentShape = { name: 'who', one: ['me', 'friend'], words: { me: 'he', friend: 'a friend' } };
const ARC: ArgumentShape = {
  name: 'arc',
  one: ['front', 'flank', 'rear'],
  words: { front: 'before the beast', flank: 'at its flank', rear: 'behind it' },
};
const PHASE: ArgumentShape = {
  name: 'what',
  one: ['order', 'walk', 'strike', 'guard'],
  words: { order: 'give the order', walk: 'walk', strike: 'strike', guard: 'guard himself' },
};

const friends: ArgumentShape = { name: 'friends', one: { least: 1, most: 5 }, unit: ['friend', 'friends'] };

/** What behaviour trees of hunts may ask and choose: one tree for all the men, asked for the one whose turn it is. */
export const DAMNATIO_WORDS = {
  conditions: {
    'time-to': {
      args: [PHASE],
      about: 'What is to be chosen now: the order of the round, a walk, a blow, or a card against an attack.',
      reads: { so: 'it is time to {what}', not: 'it is not time to {what}' },
    },
    within: {
      args: [hexes(1, 30)],
      about: 'The beast is at most so many hexes away.',
      reads: { so: 'the beast is within {hexes}', not: 'the beast is more than {hexes} away', figure: '{n} away' },
    },
    round: ROUND,
    arc: {
      args: [ARC],
      about: 'He stands in this arc of the beast.',
      reads: { so: 'he stands {arc}', not: 'he does not stand {arc}' },
    },
    prey: {
      args: [MAN],
      about: 'The beast goes for him next if it has Control.',
      reads: { so: '{who} is the next prey', not: '{who} is not the next prey' },
    },
    charges: {
      args: [],
      about: 'The beast would charge next, from afar or after backing off.',
      reads: { so: 'the beast would charge', not: 'the beast would not charge' },
    },
    'in-lane': {
      args: [],
      about: 'The beast would run over him or sweep him on its way to somebody else.',
      reads: { so: 'he stands in its way', not: 'he does not stand in its way' },
    },
    'may-be-struck': {
      args: [PERCENT],
      about: 'The beast has Control next and goes for him at least so often.',
      reads: {
        so: 'the beast goes for him next by {percent} or more',
        not: 'the beast goes for him next by less than {percent}',
        figure: '{n}',
      },
    },
    'may-fall': {
      args: [PERCENT],
      about: 'The attack that is announced, or the one that comes next, fells him at least so often with the best of his cards.',
      reads: { so: 'he may fall by {percent} or more', not: 'he falls by less than {percent}', figure: '{n}' },
    },
    'may-hit': MAY_HIT,
    'may-end': {
      args: [PERCENT],
      about: 'His best blow now kills the beast at least so often.',
      reads: {
        so: 'a blow may kill the beast, by {percent} or more',
        not: 'no blow would kill the beast by as much as {percent}',
        figure: 'the best by {n}',
      },
    },
    controls: {
      args: [PERCENT],
      about: 'The beast has Control of the next round at least so often.',
      reads: {
        so: 'the beast has Control next by {percent} or more',
        not: 'the beast has Control next by less than {percent}',
        figure: '{n}',
      },
    },
    wounded: {
      args: [WHO],
      about: 'Half of the Hit Points or more are lost; of friends, somebody’s.',
      reads: { so: '{who} has lost half the Hit Points or more', not: '{who} has more than half the Hit Points' },
    },
    winded: {
      args: [{ name: 'points', one: { least: 0, most: 12 }, unit: ['Stamina', 'Stamina'] }],
      about: 'No more than so much Stamina is left to him.',
      reads: { so: 'he has {points} or less left', not: 'he has more than {points} left', figure: '{n} left' },
    },
    down: down(MAN),
    gripped: {
      args: [MAN],
      about: 'The beast has him under its paws or in its arms.',
      reads: { so: '{who} is gripped', not: '{who} is free' },
    },
    beside: {
      args: [friends],
      about: 'At least so many friends stand beside the beast.',
      reads: { so: '{friends} or more stand beside the beast', not: 'fewer than {friends} stand beside the beast', figure: '{n}' },
    },
    alone: { args: [], about: 'Nobody else is left.', reads: { so: 'he is the last', not: 'he is not the last' } },
    reaches: {
      args: [],
      about: 'He has a weapon that reaches two hexes, and the breath to use it.',
      reads: { so: 'his weapon reaches two hexes', not: 'his weapon reaches one hex' },
    },
    unarmed: { args: [], about: 'He has no weapon in hand.', reads: { so: 'he has no weapon', not: 'he has a weapon' } },
  },
  choices: {
    fight: BEST,
    foresee: {
      args: [],
      about: 'What comes out best when he imagines the round to its end, many times over.',
      reads: { so: 'he does what comes out best when he thinks the round to its end', not: 'there is nothing to think over' },
    },
    strike: { args: [], about: 'A blow.', reads: { so: 'he strikes', not: 'no blow is worth it' } },
    finish: {
      args: [],
      about: 'The blow most likely to kill the beast.',
      reads: { so: 'he strikes to kill', not: 'there is no blow' },
    },
    hinder: {
      args: [],
      about: 'Sand, fire, a blow on the skull: what spoils its next attack or its Control.',
      reads: { so: 'he spoils its next attack', not: 'nothing that hinders it is worth it' },
    },
    spare: {
      args: [],
      about: 'A card that costs no Stamina.',
      reads: { so: 'he spares his breath', not: 'every card costs breath' },
    },
    goad: { args: [], about: 'Draws the beast on himself.', reads: { so: 'he goads it', not: 'he cannot goad it' } },
    flank: {
      args: [],
      about: 'To its side or its back, where it has no guard.',
      reads: { so: 'he goes to its side or its back', not: 'no way to its side is worth going' },
    },
    'close-in': { args: [], about: 'Beside the beast.', reads: { so: 'he goes to it', not: 'he does not come beside it' } },
    'gang-up': {
      args: [],
      about: 'Beside the beast, next to a friend who stands there.',
      reads: { so: 'he goes where friends stand beside it', not: 'there is no place beside a friend' },
    },
    'stand-off': {
      args: [],
      about: 'Two hexes from the beast, where a long weapon reaches.',
      reads: { so: 'he keeps two hexes off', not: 'no place two hexes off is worth it' },
    },
    'keep-away': {
      args: [],
      about: 'Where somebody else is nearer, and as far as may be.',
      reads: { so: 'he keeps away', not: 'there is nowhere to go' },
    },
    'leave-lane': {
      args: [],
      about: 'Out of the way of its charge.',
      reads: { so: 'he leaves its way', not: 'its way cannot be left' },
    },
    shield: {
      args: [],
      about: 'Where the beast goes for him instead of a friend who is worse off.',
      reads: { so: 'he puts himself before a friend', not: 'nobody can be shielded' },
    },
    'stay-up': {
      args: [],
      about: 'The card that keeps him on his feet and out of its way best.',
      reads: { so: 'he gets out of its way on his feet', not: 'no card keeps him on his feet' },
    },
    'drop-flat': { args: [], about: 'Lets the beast pass over him.', reads: { so: 'he drops flat', not: 'he cannot drop flat' } },
    'strike-back': {
      args: [],
      about: 'A card that hurts the beast when it comes: a braced spear, a jab.',
      reads: { so: 'he meets it with his spear', not: 'he cannot strike back' },
    },
    hold: { args: [], about: 'Nobody moves in this round.', reads: { so: 'they hold their places', not: 'there is no order to give' } },
  },
  weights: {
    harm: 'A Hit Point taken off the beast.',
    effects: 'What a card does beside its damage.',
    kill: 'The blow that kills.',
    effort: 'A point of Stamina spent on a blow.',
    guard: 'A Hit Point of a man that a Defend card saves.',
    breath: 'A point of Stamina spent on a Defend card.',
    lastBreath: 'The same for the last man, whom nobody relieves.',
    life: 'A man’s life, beside his Hit Points.',
    counter: 'A Hit Point that the beast loses by a braced spear or a jab.',
    lying: 'Off for lying on the sand.',
    soak: 'A Defend card that softens what it does not stop.',
    flank: 'To stand at its flank, where it has no guard.',
    rear: 'To stand at its back, where it has no guard.',
    reach: 'Off for two hexes away, where a long weapon reaches but friends stand nearer.',
    near: 'To be beside it at all.',
    last: 'To be beside it for the last man: from there it neither runs up nor springs.',
    lane: 'Off for a hex that it would run over past a friend if it went for him now.',
    step: 'Off for each point of movement.',
    prey: 'Off for its last enemy when he stands beside it.',
    weak: 'Off for standing beside it nearly dead.',
    pack: 'For each friend who stands beside it too.',
    waiting: 'Off for coming to it where there is nothing to strike yet.',
  },
} as const satisfies Words;
