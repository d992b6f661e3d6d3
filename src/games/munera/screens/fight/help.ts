import type { HelpOfGame } from '../../../../hud/fight/index.ts';

/** How a turn goes, and the keys of a bout of gladiators. */
export const HELP: HelpOfGame = {
  title: 'A turn in short',
  inShort: [
    ['In his turn a fighter throws a die for action points; armour, wounds and fatigue are added or taken away.', 'M-044'],
    ['Steps ahead cost one, aside or back more; turning costs by the quarter. Nothing of that is final until a die falls.', 'M-063'],
    [
      'He attacks whom he has in front: both throw a die. Higher hits, and the Save of that side decides whether it wounds. Equal dice are a double, and worse.',
      'M-119',
    ],
    [
      'Marks round the opponent: hatched in front of him, dotted at his sides, an open rim behind him. From the side and from behind he is easier to hit.',
      'M-136',
    ],
    ['A miss drives the other back a hex and tires the attacker. More fatigue than Stamina, and he is tired.', 'M-122'],
    ['At 0 Stamina he appeals to the crowd.', 'M-145'],
  ],
  keys: {
    enter: 'choose: walk there, or whom to attack; on his own hex, to turn',
    turn: 'which way he looks',
    tab: 'next fighter, the fighter before',
    digits: 'an attack or special move; twice to do it',
    space: 'do what the large button says; go on',
    threat: 'marks: none, steps and sides, all that he and his opponents can strike from where they stand',
    after: [
      ['V', 'to turn instead of stepping'],
      ['N', 'end the turn'],
      ['B', 'to throw something away before the next die for action points'],
    ],
  },
};
