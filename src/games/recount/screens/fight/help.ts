import type { HelpOfGame } from '../../../../hud/fight/index.ts';

/** How a turn goes, and the keys of a bout of recount. */
export const HELP: HelpOfGame = {
  title: 'A turn in short',
  inShort: [
    ['A die at the start of his turn gives a fighter action points; wounds, a net and a lost balance take some away.', 'R-021'],
    ['Ahead costs one, every other hex two, a hexside to turn one. Choose any hex with a number: he goes there.', 'R-030'],
    ['One strike a turn, at whoever stands in front: both throw, the higher die wins, the difference comes off the Strength.', 'R-060'],
    ['Through the sword side +2, through the back +3, and nobody walks round an enemy he stands beside.', 'R-053'],
    ['Equal dice are an event: a lost shield, a broken weapon, a fall. Double 2 ends the fight for the man who is struck.', 'R-061'],
    ['At 0 Strength a man is helpless: thumbs are counted, yours among them if he fell to you.', 'R-093'],
  ],
  keys: {
    enter: 'choose: go there, or strike whoever stands there',
    turn: 'turn that way',
    tab: 'next fighter, the fighter before',
    digits: 'a strike, a cast, a thumb; twice to do it',
    space: 'do what is chosen, end the turn, or go on',
    threat: 'marks: none, where to go and the sides of the opponent',
    after: [
      ['[ ]', 'turn one hexside left, right'],
      ['N', 'end the turn'],
    ],
  },
};
