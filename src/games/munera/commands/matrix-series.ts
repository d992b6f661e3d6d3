import type { OwnSeries, SeriesAsked } from '../../../cli/index.ts';
import { flag, SIDES, UsageError } from '../../../cli/index.ts';
import type { MuneraGame } from '../desk/index.ts';
import { checkArena } from './bout.ts';
import { classesAsked } from './classes-asked.ts';
import type { Matrix } from './matrix.ts';
import { matrix, pairSimulation, pairsOf } from './matrix.ts';

function readClasses(asked: SeriesAsked<MuneraGame>): string[] {
  const classes = classesAsked(asked);
  if (classes.length < 2) throw new UsageError('--classes takes two classes or more');
  return classes;
}

/** Who plays each class: as `--bot` says, or each as it usually fights. */
function readPlayers(asked: SeriesAsked<MuneraGame>, classes: readonly string[]): Matrix['players'] {
  const { parsed, content } = asked;
  if (!flag(parsed, 'usual')) return asked.players(classes);
  if (parsed.values['bot'] !== undefined) throw new UsageError('--usual and --bot say the same; one of them will do');
  return {
    ...asked.players(classes),
    ...Object.fromEntries(classes.flatMap((id) => (content.usual[id] ? [[id, content.usual[id]]] : []))),
  };
}

/** The matrix that the options ask for. Throws `UsageError` naming the option. */
function read(asked: SeriesAsked<MuneraGame>): Matrix {
  const { parsed, seed, arena, lex } = asked;
  const roster = [...SIDES, 'ffa', 'set-up'].find((option) => parsed.values[option] !== undefined);
  if (roster !== undefined) throw new UsageError(`--matrix takes --classes, not --${roster}`);
  checkArena(asked);
  const classes = readClasses(asked);
  const series: Matrix = { classes, players: readPlayers(asked, classes), arena, lex, seed };
  asked.check(pairSimulation(series, pairsOf(classes)[0]!).setup);
  return series;
}

/** Class against class. */
export const matrixSeries: OwnSeries<MuneraGame, Matrix> = {
  option: 'matrix',
  options: {
    matrix: { type: 'boolean', help: 'class against class; --bouts counts for each pair (100)' },
    classes: { type: 'string', value: 'ID,ID…', help: 'the classes of the matrix (every gladiator of the content)' },
    usual: { type: 'boolean', help: 'every class fights by its usual behaviour, as veterans do' },
    csv: { type: 'boolean', help: 'prints the matrix as CSV, a pair a line' },
  },
  bouts: 100,
  read,
  isOne: (series) => 'classes' in series && 'players' in series,
  kind: matrix,
};
