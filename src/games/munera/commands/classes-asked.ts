import type { SeriesAsked } from '../../../cli/index.ts';
import { textOption, UsageError } from '../../../cli/index.ts';
import type { MuneraGame } from '../desk/index.ts';

/** The names behind an option, each once; null when it is left out. */
export function namesAsked({ parsed }: Pick<SeriesAsked<MuneraGame>, 'parsed'>, option: string): string[] | null {
  const text = textOption(parsed, option, '');
  if (!text) return null;
  const names = text.split(',').map((name) => name.trim());
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new UsageError(`--${option}: ${twice} is named twice`);
  return names;
}

/** The classes of `--classes` in order, every gladiator of the content when it is left out. */
export function classesAsked(asked: SeriesAsked<MuneraGame>): string[] {
  const { fighters } = asked.content;
  const classes = namesAsked(asked, 'classes');
  if (classes === null) return [...new Set(Object.values(fighters).flatMap(({ id, kind }) => (kind === 'gladiator' ? [id] : [])))].sort();
  const unknown = classes.find((id) => !Object.hasOwn(fighters, id));
  if (unknown !== undefined)
    throw new UsageError(`--classes: there is no fighter "${unknown}"; there is ${Object.keys(fighters).join(', ')}`);
  return classes.sort();
}
