import type { OwnSeries, SeriesAsked } from '../../../cli/index.ts';
import { SIDES, textOption, UsageError } from '../../../cli/index.ts';
import type { MuneraGame } from '../desk/index.ts';
import { checkArena } from './bout.ts';
import type { Matrix } from './matrix.ts';
import { matrix, pairSimulation, pairsOf } from './matrix.ts';

function readClasses({ parsed, content: { fighters } }: SeriesAsked<MuneraGame>): string[] {
  const text = textOption(parsed, 'classes', '');
  if (!text) return [...new Set(Object.values(fighters).flatMap(({ id, kind }) => (kind === 'gladiator' ? [id] : [])))].sort();
  const classes = text.split(',').map((id) => id.trim());
  const unknown = classes.find((id) => !Object.hasOwn(fighters, id));
  if (unknown !== undefined)
    throw new UsageError(`--classes: there is no fighter "${unknown}"; there is ${Object.keys(fighters).join(', ')}`);
  const twice = classes.find((id, at) => classes.indexOf(id) !== at);
  if (twice !== undefined) throw new UsageError(`--classes: ${twice} is named twice`);
  if (classes.length < 2) throw new UsageError('--classes takes two classes or more');
  return classes.sort();
}

/** The matrix that the options ask for. Throws `UsageError` naming the option. */
function read(asked: SeriesAsked<MuneraGame>): Matrix {
  const { parsed, seed, arena, lex } = asked;
  const roster = [...SIDES, 'ffa', 'set-up'].find((option) => parsed.values[option] !== undefined);
  if (roster !== undefined) throw new UsageError(`--matrix takes --classes, not --${roster}`);
  checkArena(asked);
  const classes = readClasses(asked);
  const series: Matrix = { classes, players: asked.players(classes), arena, lex, seed };
  asked.check(pairSimulation(series, pairsOf(classes)[0]!).setup);
  return series;
}

/** Class against class. */
export const matrixSeries: OwnSeries<MuneraGame, Matrix> = {
  option: 'matrix',
  options: {
    matrix: { type: 'boolean', help: 'class against class; --bouts counts for each pair (100)' },
    classes: { type: 'string', value: 'ID,ID…', help: 'the classes of the matrix (every gladiator of the content)' },
    csv: { type: 'boolean', help: 'prints the matrix as CSV, a pair a line' },
  },
  bouts: 100,
  read,
  isOne: (series) => 'classes' in series,
  kind: matrix,
};
