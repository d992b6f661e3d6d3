import { HelpDialog } from '../../../../hud/fight/index.ts';
import { useBout } from './bout-context.ts';

const KEYS = [
  ['Q W E · A S D', 'one hex in that direction'],
  ['Arrows', 'move over the hexes'],
  ['Enter', 'choose: step there, or whom to attack; on his own hex, to turn'],
  ['Shift + Q … D', 'which way he looks'],
  ['Tab, Shift + Tab', 'next fighter, the fighter before'],
  ['1 – 9', 'an attack or special move; twice to do it'],
  ['Space', 'do what is chosen, roll, end the turn, or go on'],
  ['Z, Shift + Z', 'undo, redo'],
  ['T', 'marks: none, steps and sides, all that he and his opponents can strike from where they stand'],
  ['V', 'to turn instead of stepping'],
  ['L', 'the log'],
  ['I', 'explain: the law behind the odds'],
  ['R', 'say it again'],
  [', .', 'slower, faster'],
  ['Esc', 'back to the arena'],
  ['?', 'these keys'],
] as const;

const TURN = [
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
] as const;

/** How a turn goes, and the keys. */
export function BoutHelp() {
  const { model } = useBout();
  return <HelpDialog model={model} title="A turn in short" inShort={TURN} keys={KEYS} />;
}
