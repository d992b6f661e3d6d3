import type { MuneraSetup } from '../rules/index.ts';
import { muneraSetup, entrant } from '../rules/index.ts';
import type { Share, Simulation } from '../../../session/index.ts';
import { meanOf, playersOf, shareOf } from '../../../session/index.ts';
import type { MuneraGame, MuneraTally } from '../desk/index.ts';
import { muneraDesk, readMuneraSetup } from '../desk/index.ts';
import type { Kind } from '../../../cli/index.ts';
import { runTasks } from '../../../cli/index.ts';
import type { Matrix, MatrixReport, PairReport } from './matrix-report.ts';
import { matrixCsv, matrixText } from './matrix-text.ts';

export type { Matrix } from './matrix-report.ts';

/** Counts by pair. */
export type MatrixTally = Record<string, MuneraTally>;

interface Pair {
  readonly first: string;
  readonly second: string;
}

const emptyTally = (): MuneraTally => muneraDesk.tallying.empty() as MuneraTally;

/** Pairs in order of their names, so that neither bouts nor seeds depend on how the classes are listed. */
export function pairsOf(classes: readonly string[]): Pair[] {
  const ordered = [...classes].sort();
  return ordered.flatMap((first, i) => ordered.slice(i + 1).map((second) => ({ first, second })));
}

function keyOf({ first, second }: Pair): string {
  return `${first}/${second}`;
}

function setupOf({ arena, lex }: Matrix, { first, second }: Pair): MuneraSetup {
  return muneraSetup({ arena, lex, fighters: [first, second].map((card) => entrant({ card, side: card })) });
}

/** The bouts of one pair: its seed comes from the common one and its own names. */
export function pairSimulation(matrix: Matrix, pair: Pair): Simulation<MuneraGame> {
  return { setup: setupOf(matrix, pair), players: matrix.players, seed: `${matrix.seed}/${keyOf(pair)}`, detail: false };
}

function pairReport({ first, second }: Pair, { bouts, wins, draws, rounds, turns, classes }: MuneraTally): PairReport {
  const dead = Object.values(classes).reduce((sum, row) => sum + row.dead, 0);
  const share = (count = 0): Share => shareOf(count, bouts);
  return {
    first,
    second,
    bouts,
    firstWins: share(wins[first]),
    secondWins: share(wins[second]),
    draws: share(draws),
    rounds: meanOf(rounds),
    turns: meanOf(turns),
    dead,
  };
}

function classShare(id: string, pairs: readonly PairReport[]): Share {
  let won = 0;
  let fought = 0;
  for (const { first, second, bouts, firstWins, secondWins } of pairs) {
    if (first !== id && second !== id) continue;
    won += (first === id ? firstWins : secondWins).count;
    fought += bouts;
  }
  return shareOf(won, fought);
}

/** Class against class. */
export const matrix: Kind<Matrix, MatrixTally, MatrixReport> = {
  empty: ({ classes }) => Object.fromEntries(pairsOf(classes).map((pair) => [keyOf(pair), emptyTally()])),
  add(to, from) {
    for (const [key, tally] of Object.entries(from)) muneraDesk.tallying.add(to[key]!, tally);
  },
  sizes: (counts) => Object.fromEntries(Object.entries(counts).map(([key, { bouts }]) => [`${key}.bouts`, bouts])),
  async play(pool, series, range) {
    const total = matrix.empty(series);
    const pairs = pairsOf(series.classes);
    const tasks = pairs.map((pair) => ({ simulation: pairSimulation(series, pair), ...range }));
    await runTasks(pool, tasks, (counts, task) => muneraDesk.tallying.add(total[keyOf(pairs[task]!)]!, counts as MuneraTally));
    return total;
  },
  report(series, counts) {
    // A series that was stopped has pairs that never fought, of whom nothing can be told.
    const pairs = pairsOf(series.classes)
      .map((pair) => pairReport(pair, counts[keyOf(pair)]!))
      .filter(({ bouts }) => bouts > 0);
    const fought = [...series.classes].sort().filter((id) => pairs.some(({ first, second }) => first === id || second === id));
    return { classes: Object.fromEntries(fought.map((id) => [id, classShare(id, pairs)])), pairs };
  },
  text: matrixText,
  form: { option: 'csv', text: matrixCsv },
  check(series) {
    const sound = Array.isArray(series.classes) && series.classes.every((id) => typeof id === 'string') && new Set(series.classes).size > 1;
    if (!sound) throw new TypeError('classes must be a list of at least two ids');
    for (const pair of pairsOf(series.classes).slice(0, 1)) {
      readMuneraSetup(setupOf(series, pair));
      playersOf(muneraDesk, pairSimulation(series, pair));
    }
  },
};
