/** A key and what it does. */
export type KeyRow = readonly [key: string, does: string];

/** What the keys of every fight do in this one, and the letters that only it has. */
export interface KeysOfGame {
  readonly enter: string;
  readonly turn: string;
  readonly tab: string;
  readonly digits: string;
  readonly space: string;
  readonly threat: string;
  /** Letters that stand before and after the one for the marks. */
  readonly before?: readonly KeyRow[];
  readonly after?: readonly KeyRow[];
}

/** Rows of the help about keys, in their order. */
export function keyRows({ enter, turn, tab, digits, space, threat, before = [], after = [] }: KeysOfGame): readonly KeyRow[] {
  return [
    ['Q W E \u00b7 A S D', 'one hex in that direction'],
    ['Arrows', 'move over the hexes'],
    ['Enter', enter],
    ['Shift + Q \u2026 D', turn],
    ['Tab, Shift + Tab', tab],
    ['1 \u2013 9', digits],
    ['Space', space],
    ['Z, Shift + Z', 'undo, redo'],
    ['Y, Shift + Y', 'hurry to my turn; to the end'],
    ['P', 'let the skilled bot play on, or take my side back'],
    ['X', 'give up'],
    ...before,
    ['T', threat],
    ['F', 'where can he reach me: each opponent, then all'],
    ...after,
    ['0', 'the whole arena, or near the action'],
    ['L', 'the log'],
    ['I', 'what is this: the ratings of a man, or the words of what the focus or the pointer is on; else every term of the odds'],
    ['J', 'law: rule numbers on and off'],
    ['M', 'sound off and on'],
    ['O, Shift + O', 'outlook: what can be hoped for: on or off, say it'],
    ['R', 'say it again'],
    [', .', 'slower, faster'],
    ['Esc', 'back to the arena'],
    ['?', 'these keys'],
  ];
}
