import { figureIds } from '../../engine/bout/index.ts';
import { UsageError } from '../fault.ts';
import type { Described, Parsed } from '../options.ts';
import { textOption } from '../options.ts';

/** Sides that have an option of their own, in roster order. */
export const SIDES = ['red', 'blue', 'green', 'gold', 'white', 'black'] as const;

/** For games in which sides of anybody's choice fight each other: an option a side, and one for everybody against everybody. */
export function sideOptions(help: string, kinds: readonly string[]): Readonly<Record<string, Described>> {
  const completes = { cards: kinds };
  const side = (_: string, at: number): Described => ({
    type: 'string',
    value: 'ID,ID…',
    help: at === 0 ? help : 'another side',
    completes,
  });
  return {
    ...Object.fromEntries(SIDES.map((name, at) => [name, side(name, at)])),
    ffa: { type: 'string', value: 'ID,ID…', help: 'everybody against everybody instead of sides', completes },
  };
}

/** Those whom an option lists. Throws `UsageError` naming the option. */
export type ReadListed<Listed> = (option: string, text: string) => readonly Listed[];

/** Everybody whom the options of sides list, with his side. Throws `UsageError` for nobody, and for `--ffa` beside a side. */
export function readSides<Listed extends { readonly card: string }>(
  parsed: Parsed,
  read: ReadListed<Listed>,
): (Listed & { readonly side: string })[] {
  const ffa = textOption(parsed, 'ffa', '');
  const sides = SIDES.filter((side) => typeof parsed.values[side] === 'string');
  if (ffa && sides.length > 0) throw new UsageError(`--ffa stands alone, without --${sides[0]}`);
  if (!ffa && sides.length === 0)
    throw new UsageError('who fights? --red and --blue name the sides, --ffa everybody for himself, --set-up a file');
  if (!ffa) return sides.flatMap((side) => read(side, textOption(parsed, side, '')).map((each) => ({ ...each, side })));
  const fighters = read('ffa', ffa);
  const ids = figureIds(fighters.map(({ card }) => card));
  return fighters.map((each, index) => ({ ...each, side: ids[index]! }));
}
