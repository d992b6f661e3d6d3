import type { HelpOfGame } from '../../../../hud/fight/index.ts';
import type { View } from '../../rules/index.ts';

const SECOND_WIND = 'V';
const AS_ADVISED = 'B';
const NEXT_BEAST = 'N';

const HELP: HelpOfGame = {
  title: 'A round in short',
  inShort: [
    ['Each round both sides throw a die for Control; Round One belongs to the beast.', 'D-046'],
    ['In Control, the beast goes for one man by the steps of its card. He plays a Defend card; then the others strike or move.', 'D-128'],
    ['If the men are in Control, all of them move or none. Then everyone who can strikes once, in your order.', 'D-095'],
    ['After the strikes it turns on whoever hurt it most. The bars tell whom that will be.', 'D-118'],
  ],
  keys: {
    enter: 'choose: a man, or where he goes',
    turn: 'which way the man looks',
    tab: 'next man, the man before',
    digits: 'a card of the hand, or of his moves',
    space: 'commit, or go on',
    before: [
      [AS_ADVISED, 'move: all who have no order as advised'],
      ['K', 'move: all who have no order stay, turning to it; who lies gets up'],
      ['H', 'hold all: nobody moves, turns or gets up'],
      ['U', 'stand up, struggle free, bind a wound'],
      [SECOND_WIND, 'Fate: Second wind'],
    ],
    threat: 'threat: none, lane, lane and arcs',
    after: [
      ['C', 'whom will it turn on'],
      ['G', 'what the beast went through before'],
      [NEXT_BEAST, 'of several beasts: the card and ways of the next'],
    ],
  },
};

/** How a round goes, and the keys of a hunt; without Fate cards there is none to play, and nobody moves by advice that is not wanted. */
export function helpOf({ lex }: View['world'], advised: boolean, several = false): HelpOfGame {
  const idle = [...(lex.fateCards ? [] : [SECOND_WIND]), ...(advised ? [] : [AS_ADVISED])];
  const after = HELP.keys.after!.filter(([key]) => key !== NEXT_BEAST || several);
  return { ...HELP, keys: { ...HELP.keys, before: HELP.keys.before!.filter(([key]) => !idle.includes(key)), after } };
}
