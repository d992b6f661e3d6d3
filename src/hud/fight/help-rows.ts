import { keyCounts } from '../common/index.ts';

/** A key and what it does. */
export type KeyRow = readonly [key: string, does: string];

/** What the keys of every fight do in this one, and the letters that only it has; a key that is left out does nothing. */
export interface KeysOfGame {
  readonly enter?: string;
  readonly turn?: string;
  readonly tab: string;
  readonly digits: string;
  readonly space: string;
  readonly threat?: string;
  /** Letters that stand before and after the one for the marks. */
  readonly before?: readonly KeyRow[];
  readonly after?: readonly KeyRow[];
}

/** What this fight has keys for. */
export interface KeysAtHand {
  /** Whether single letters count. */
  readonly letters: boolean;
  /** Somebody could play on for the player. */
  readonly deputy: boolean;
  /** The player has something to decide. */
  readonly played: boolean;
  readonly concede: boolean;
  /** It is known who reaches where. */
  readonly reach: boolean;
  /** What can be hoped for is counted. */
  readonly chance: boolean;
  /** Somebody goes by a behaviour. */
  readonly ghost: boolean;
}

const rowIf = (does: string | boolean | undefined, key: string, text = ''): readonly KeyRow[] =>
  does === undefined || does === false ? [] : [[key, does === true ? text : does]];

/** Rows of the help about keys, in their order: those that do something in this fight. */
export function keyRows(keys: KeysOfGame, hand: KeysAtHand): readonly KeyRow[] {
  const { enter, turn, tab, digits, space, threat, before = [], after = [] } = keys;
  const rows: readonly KeyRow[] = [
    ['Q W E \u00b7 A S D', 'one hex in that direction'],
    ['Arrows', 'move over the hexes'],
    ...rowIf(enter, 'Enter'),
    ...rowIf(turn, 'Shift + Q \u2026 D'),
    ['Tab, Shift + Tab', tab],
    ['1 \u2013 9', digits],
    ['Space', space],
    ['Z, Shift + Z', 'undo, redo'],
    ['Y', 'hurry to my turn'],
    ...rowIf(hand.deputy || !hand.played, 'Shift + Y', 'to the end'),
    ...rowIf(hand.deputy && hand.played, 'P', 'let the skilled bot play on, or take my side back'),
    ...rowIf(hand.concede, 'X', 'give up'),
    ...before,
    ...rowIf(threat, 'T'),
    ...rowIf(
      hand.reach,
      'F',
      'where can he reach me: each opponent, then all; 2·17% on a hex: it costs 2 to go there, with a 17 % chance to be struck',
    ),
    ...rowIf(hand.ghost, 'G', 'ghost: why an opponent did what he did'),
    ...after,
    ['0', 'the whole arena, or near the action'],
    ['L', 'the log'],
    ['I', 'what is this: the ratings of a man, or the words of what the focus or the pointer is on; else every term of the odds'],
    ['J', 'law: rule numbers on and off'],
    ['M', 'sound off and on'],
    ...rowIf(hand.chance, 'O, Shift + O', 'outlook: what can be hoped for: on or off, say it'),
    ['R', 'say it again'],
    [', .', 'slower, faster'],
    ['Esc', 'back to the arena'],
    ['?', 'these keys'],
  ];
  return rows.filter(([key]) => keyCounts(key, hand.letters));
}
