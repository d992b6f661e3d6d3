import { HelpDialog } from '../../../../hud/fight/index.ts';
import { useArena } from './arena-context.ts';

const KEYS = [
  ['Q W E · A S D', 'one hex in that direction'],
  ['Arrows', 'move over the hexes'],
  ['Enter', 'choose: a man, or where he goes'],
  ['Shift + Q … D', 'which way the man looks'],
  ['Tab, Shift + Tab', 'next man, the man before'],
  ['1 – 9', 'a card of the hand'],
  ['Space', 'commit, or go on'],
  ['Z, Shift + Z', 'undo, redo'],
  ['H', 'hold all'],
  ['F', 'stand up, struggle free, bind a wound'],
  ['V', 'Fate: Second wind'],
  ['T', 'threat: none, lane, lane and arcs'],
  ['C', 'whom will it turn on'],
  ['G', 'what the beast went through before'],
  ['L', 'the log'],
  ['I', 'explain: the law behind the odds'],
  ['R', 'say it again'],
  [', .', 'slower, faster'],
  ['Esc', 'back to the arena'],
  ['?', 'these keys'],
] as const;

const ROUND = [
  ['Each round both sides throw a die for Control; Round One belongs to the beast.', 'D-046'],
  ['In Control, the beast goes for one man by the steps of its card. He plays a Defend card; then the others strike or move.', 'D-128'],
  ['If the men are in Control, all of them move or none. Then everyone who can strikes once, in your order.', 'D-095'],
  ['After the strikes it turns on whoever hurt it most. The bars tell whom that will be.', 'D-118'],
] as const;

/** How a round goes, and the keys of the arena. */
export function HuntHelp() {
  const { model } = useArena();
  return <HelpDialog model={model} title="A round in short" inShort={ROUND} keys={KEYS} />;
}
