import type { Desk, Duels, DuelTally, Game } from '../../session/index.ts';
import { UsageError } from '../fault.ts';
import { textOption } from '../options.ts';
import type { SeriesAsked } from '../sim/series.ts';

/** What series of duels must know of a game beside its bouts. */
export interface DuelSeries<G extends Game> {
  /** What a card is called: `fighter`. */
  readonly card: string;
  /** Classes that are meant where none are named; left out: all cards. */
  classes?(this: void, content: G['content']): readonly string[];
  /** How each class usually fights, by its id; left out: as everybody does. */
  usual?(this: void, content: G['content']): Readonly<Record<string, string>>;
}

export function emptyTally<G extends Game>({ tallying }: Desk<G>): DuelTally {
  return tallying.empty() as DuelTally;
}

/** The names behind an option, each once; null when it is left out. */
export function namesAsked<G extends Game>({ parsed }: Pick<SeriesAsked<G>, 'parsed'>, option: string): string[] | null {
  const text = textOption(parsed, option, '');
  if (!text) return null;
  const names = text.split(',').map((name) => name.trim());
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new UsageError(`--${option}: ${twice} is named twice`);
  return names;
}

/** The classes of `--classes` in order, all of the game's when it is left out. */
export function classesAsked<G extends Game>(
  { cards }: Duels<G>,
  { card, classes: usual }: DuelSeries<G>,
  asked: SeriesAsked<G>,
): string[] {
  const known = Object.keys(cards(asked.content));
  const classes = namesAsked(asked, 'classes') ?? [...(usual?.(asked.content) ?? known)];
  const unknown = classes.find((id) => !known.includes(id));
  if (unknown !== undefined) throw new UsageError(`--classes: there is no ${card} "${unknown}"; there is ${known.join(', ')}`);
  return classes.sort();
}
