import type { Share, Simulation, Duels, DuelTally, Game } from '../../session/index.ts';
import { meanOf, playersOf, shareOf } from '../../session/index.ts';
import type { LexValues } from '../../engine/lex/index.ts';
import { SIDES } from '../asking/roster.ts';
import { UsageError } from '../fault.ts';
import { flag } from '../options.ts';
import { percent, table } from '../output.ts';
import { runTasks } from '../run-sim.ts';
import { leastToMost, shareText, playersText } from '../sim/general-text.ts';
import type { Kind, OwnSeries, Series, SeriesAsked } from '../sim/series.ts';
import { checkArena } from './bout.ts';
import type { DuelSeries } from './classes-asked.ts';
import { classesAsked, emptyTally } from './classes-asked.ts';

/** Every class of a list against every other. */
interface Matrix extends Series {
  readonly classes: readonly string[];
  readonly players: Simulation['players'];
  readonly arena: string | null;
  readonly lex: LexValues;
}

interface PairReport {
  readonly first: string;
  readonly second: string;
  readonly bouts: number;
  readonly firstWins: Share;
  readonly secondWins: Share;
  readonly draws: Share;
  readonly rounds: number;
  readonly turns: number;
  readonly dead: number;
}

interface MatrixReport {
  /** By class: bouts won of all. */
  readonly classes: Readonly<Record<string, Share>>;
  readonly pairs: readonly PairReport[];
}

/** Counts by pair. */
type MatrixTally = Record<string, DuelTally>;

interface Pair {
  readonly first: string;
  readonly second: string;
}

/** Pairs in order of their names, so that neither bouts nor seeds depend on how the classes are listed. */
function pairsOf(classes: readonly string[]): Pair[] {
  const ordered = [...classes].sort();
  return ordered.flatMap((first, i) => ordered.slice(i + 1).map((second) => ({ first, second })));
}

function keyOf({ first, second }: Pair): string {
  return `${first}/${second}`;
}

function pairReport({ first, second }: Pair, { bouts, wins, draws, rounds, turns, classes }: DuelTally): PairReport {
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

/** Beyond this a line of the grid does not fit a page. */
const WIDEST_GRID = 30;

/** Bouts won in per cent: rows against columns, which bear the numbers of the rows. */
function grid({ classes, pairs }: MatrixReport): string {
  const ids = Object.keys(classes);
  const shares = new Map(
    pairs.flatMap(({ first, second, firstWins, secondWins }) => [
      [`${first}/${second}`, firstWins.share],
      [`${second}/${first}`, secondWins.share],
    ]),
  );
  const cell = (row: string, column: string): string => {
    const share = shares.get(`${row}/${column}`);
    return (share === undefined ? '·' : String(Math.round(100 * share))).padStart(3);
  };
  const rows = ids.map((id, at) => [String(at + 1), id, percent(classes[id]!.share), ...ids.map((other) => cell(id, other))]);
  return table([['', 'class', 'all', ...ids.map((_, at) => String(at + 1).padStart(3))], ...rows]);
}

function pairRow({ first, second, firstWins, secondWins, draws, rounds, turns, dead, bouts }: PairReport): string[] {
  return [
    first,
    second,
    shareText(firstWins),
    percent(secondWins.share),
    percent(draws.share),
    rounds.toFixed(1),
    turns.toFixed(1),
    percent(dead / bouts),
  ];
}

/** A class that wins more of all its bouts than this, or loses more, is named. */
const EVEN = { least: 0.35, most: 0.65 };

/** Classes that are far from even over all others. */
function uneven({ classes }: MatrixReport): string {
  const far = Object.entries(classes).filter(([, { share }]) => share < EVEN.least || share > EVEN.most);
  const named = far.map(([id, { share }]) => `${id} ${percent(share)}`).join(', ');
  return `outside ${percent(EVEN.least)} to ${percent(EVEN.most)} over all others: ${named || 'none'}`;
}

/** Who plays them, in a line: each as he usually fights where that differs. */
function playersLine({ players, classes }: Matrix): string {
  return classes.every((id) => players[id] !== undefined) ? 'each as it usually fights' : playersText(players);
}

/** Class against class as text: a grid, then every pair with its interval and length. */
function matrixText(matrix: Matrix, report: MatrixReport): string {
  const { classes, seed } = matrix;
  const bouts = leastToMost(report.pairs.map((pair) => pair.bouts));
  const heading = `${classes.length} classes · ${playersLine(matrix)} · seed ${seed} · ${bouts} bouts a pair`;
  const head = ['first', 'second', 'first wins', 'second', 'draws', 'rounds', 'turns', 'deaths'];
  const list = table([head, ...report.pairs.map(pairRow)]);
  return [heading, uneven(report), ...(classes.length <= WIDEST_GRID ? ['', grid(report)] : []), '', list].join('\n');
}

/** A pair a line, for spreadsheets. */
function matrixCsv({ pairs }: MatrixReport): string {
  const head = [
    'first',
    'second',
    'bouts',
    'first_wins',
    'second_wins',
    'draws',
    'first_share',
    'first_low',
    'first_high',
    'mean_rounds',
    'mean_turns',
    'dead',
  ];
  const rows = pairs.map(({ first, second, bouts, firstWins, secondWins, draws, rounds, turns, dead }) => {
    const shares = [firstWins.share, firstWins.low, firstWins.high].map((share) => share.toFixed(4));
    return [first, second, bouts, firstWins.count, secondWins.count, draws.count, ...shares, rounds.toFixed(3), turns.toFixed(3), dead];
  });
  return [head, ...rows].map((row) => row.join(',')).join('\n');
}

/** Class against class, in any game of duels. */
export function duelMatrix<G extends Game>(
  duels: Duels<G>,
  game: DuelSeries<G>,
): Omit<OwnSeries<G, Matrix>, 'kind'> & { readonly kind: Kind<Matrix, MatrixTally, MatrixReport> } {
  const { desk } = duels;
  const setupOf = ({ arena, lex }: Matrix, { first, second }: Pair): G['setup'] =>
    duels.setup(
      [first, second].map((card) => ({ card, side: card })),
      { arena, lex },
    );
  /** The bouts of one pair: its seed comes from the common one and its own names. */
  const simulationOf = (series: Matrix, pair: Pair): Simulation<G> => {
    return { setup: setupOf(series, pair), players: series.players, seed: `${series.seed}/${keyOf(pair)}`, detail: false };
  };
  /** Who plays each class: as `--bot` says, or each as it usually fights. */
  const playersOfClasses = (asked: SeriesAsked<G>, classes: readonly string[]): Matrix['players'] => {
    if (!flag(asked.parsed, 'usual')) return asked.players(classes);
    if (asked.parsed.values['bot'] !== undefined) throw new UsageError('--usual and --bot say the same; one of them will do');
    const usual = game.usual?.(asked.content) ?? {};
    return { ...asked.players(classes), ...Object.fromEntries(classes.flatMap((id) => (usual[id] ? [[id, usual[id]]] : []))) };
  };
  const kind: Kind<Matrix, MatrixTally, MatrixReport> = {
    empty: ({ classes }) => Object.fromEntries(pairsOf(classes).map((pair) => [keyOf(pair), emptyTally(desk)])),
    add(to, from) {
      for (const [key, tally] of Object.entries(from)) desk.tallying.add(to[key]!, tally);
    },
    sizes: (counts) => Object.fromEntries(Object.entries(counts).map(([key, { bouts }]) => [`${key}.bouts`, bouts])),
    async play(pool, series, range) {
      const total = kind.empty(series);
      const pairs = pairsOf(series.classes);
      const tasks = pairs.map((pair) => ({ simulation: simulationOf(series, pair), ...range }));
      await runTasks(pool, tasks, (counts, task) => desk.tallying.add(total[keyOf(pairs[task]!)]!, counts as DuelTally));
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
      const sound =
        Array.isArray(series.classes) && series.classes.every((id) => typeof id === 'string') && new Set(series.classes).size > 1;
      if (!sound) throw new TypeError('classes must be a list of at least two ids');
      for (const pair of pairsOf(series.classes).slice(0, 1)) {
        desk.setups.read(setupOf(series, pair));
        playersOf(desk, simulationOf(series, pair));
      }
    },
  };
  return {
    option: 'matrix',
    options: {
      matrix: { type: 'boolean', help: 'class against class; --bouts counts for each pair (100)' },
      classes: { type: 'string', value: 'ID,ID…', help: `the classes of the matrix (every ${game.card} of the content)` },
      usual: { type: 'boolean', help: 'every class fights by its usual behaviour, as veterans do' },
      csv: { type: 'boolean', help: 'prints the matrix as CSV, a pair a line' },
    },
    bouts: 100,
    /** Throws `UsageError` naming the option. */
    read(asked) {
      const { parsed, seed, arena, lex } = asked;
      const roster = [...SIDES, 'ffa', 'set-up'].find((option) => parsed.values[option] !== undefined);
      if (roster !== undefined) throw new UsageError(`--matrix takes --classes, not --${roster}`);
      checkArena(arena, duels.arenas(asked.content));
      const classes = classesAsked(duels, game, asked);
      if (classes.length < 2) throw new UsageError('--classes takes two classes or more');
      const series: Matrix = { classes, players: playersOfClasses(asked, classes), arena, lex, seed };
      asked.check(simulationOf(series, pairsOf(classes)[0]!).setup);
      return series;
    },
    isOne: (series) => 'classes' in series && 'players' in series,
    kind,
  };
}
