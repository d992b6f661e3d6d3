import { didYouMean } from '../../engine/read/index.ts';
import type { Desk, Duels, DuelTally, Game, Share, Simulation } from '../../session/index.ts';
import { meanOf, shareOf } from '../../session/index.ts';
import type { LexValues } from '../../engine/lex/index.ts';
import { SIDES } from '../asking/roster.ts';
import { UsageError } from '../fault.ts';
import { percent, table } from '../output.ts';
import { runTasks } from '../run-sim.ts';
import { shareText } from '../sim/general-text.ts';
import type { Kind, OwnSeries, Series, SeriesAsked } from '../sim/series.ts';
import { checkArena } from './bout.ts';
import type { DuelSeries } from './classes-asked.ts';
import { classesAsked, emptyTally, namesAsked } from './classes-asked.ts';

/** Bots against bots, both of the same class, over a list of classes. */
interface Tournament extends Series {
  readonly contestants: readonly string[];
  readonly opponents: readonly string[];
  readonly classes: readonly string[];
  readonly arena: string | null;
  readonly lex: LexValues;
}

/** One contestant against one opponent. */
interface CellReport {
  readonly contestant: string;
  readonly opponent: string;
  readonly bouts: number;
  /** Bouts that the contestant won; a draw is none. */
  readonly wins: Share;
  readonly draws: Share;
  readonly rounds: number;
  /** By class. */
  readonly classes: Readonly<Record<string, Share>>;
}

interface TournamentReport {
  readonly cells: readonly CellReport[];
}

/** Counts by contestant, opponent and class. */
type TournamentTally = Record<string, DuelTally>;

interface Cell {
  readonly contestant: string;
  readonly opponent: string;
}

const CONTESTANT = 'contestant';
const OPPONENT = 'opponent';
/** Who stands first in the roster, with the same dice: once the one, once the other. */
const SEATS = [0, 1] as const;

const keyOf = ({ contestant, opponent }: Cell, card: string): string => `${contestant}/${opponent}/${card}`;

/** Nobody meets himself. */
function cellsOf({ contestants, opponents }: Pick<Tournament, 'contestants' | 'opponents'>): Cell[] {
  return contestants.flatMap((contestant) => opponents.flatMap((opponent) => (opponent === contestant ? [] : [{ contestant, opponent }])));
}

/** Which bouts of a class and seat are among those of a cell from one number to another: classes take turns, then seats. */
function own({ from, to }: { readonly from: number; readonly to: number }, place: number, of: number): { from: number; to: number } {
  const until = (end: number): number => Math.max(0, Math.ceil((end - place) / of));
  return { from: until(from), to: until(to) };
}

function cellReport<G extends Game>(
  desk: Desk<G>,
  { contestant, opponent }: Cell,
  classes: readonly string[],
  counts: TournamentTally,
): CellReport {
  const all = classes.map((card) => [card, counts[keyOf({ contestant, opponent }, card)]!] as const);
  const tallies = all.filter(([, { bouts }]) => bouts > 0);
  const total = emptyTally(desk);
  for (const [, tally] of tallies) desk.tallying.add(total, tally);
  const won = ({ wins, bouts }: DuelTally) => shareOf(wins[CONTESTANT] ?? 0, bouts);
  const byClass = Object.fromEntries(tallies.map(([card, tally]) => [card, won(tally)]));
  const { bouts, draws, rounds } = total;
  return { contestant, opponent, bouts, wins: won(total), draws: shareOf(draws, bouts), rounds: meanOf(rounds), classes: byClass };
}

/** Bouts of each cell, over all classes. */
function sizesOf(counts: TournamentTally): Record<string, number> {
  const sizes: Record<string, number> = {};
  for (const [key, { bouts }] of Object.entries(counts)) {
    const cell = key.slice(0, key.lastIndexOf('/'));
    sizes[cell] = (sizes[cell] ?? 0) + bouts;
  }
  return sizes;
}

const isList = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((id) => typeof id === 'string') && new Set(value).size === value.length;

function row({ contestant, opponent, bouts, wins, draws, rounds, classes }: CellReport): string[] {
  const ordered = Object.entries(classes).sort(([, a], [, b]) => a.share - b.share);
  const of = (each: (typeof ordered)[number] | undefined): string => (each ? `${each[0]} ${percent(each[1].share)}` : '');
  return [
    contestant,
    opponent,
    String(bouts),
    shareText(wins),
    percent(draws.share),
    rounds.toFixed(1),
    of(ordered[0]),
    of(ordered.at(-1)),
  ];
}

/** Every cell with its interval, its length, and the classes with which it went worst and best. */
function tournamentText({ classes, seed }: Tournament, { cells }: TournamentReport): string {
  const head = ['contestant', 'against', 'bouts', 'wins', 'draws', 'rounds', 'worst with', 'best with'];
  return [`${classes.length} classes · the same on both sides · seed ${seed}`, '', table([head, ...cells.map(row)])].join('\n');
}

/** A cell a line, for spreadsheets. */
function tournamentCsv({ cells }: TournamentReport): string {
  const head = ['contestant', 'against', 'bouts', 'wins', 'draws', 'share', 'low', 'high', 'mean_rounds'];
  const rows = cells.map(({ contestant, opponent, bouts, wins, draws, rounds }) => {
    const shares = [wins.share, wins.low, wins.high].map((share) => share.toFixed(4));
    return [contestant, opponent, bouts, wins.count, draws.count, ...shares, rounds.toFixed(3)];
  });
  return [head, ...rows].map((line) => line.join(',')).join('\n');
}

const YARDSTICKS = ['random', 'greedy', 'skilled'];

/** Bots that an option names, those that are usual where it is left out. */
function botsAsked<G extends Game>(asked: SeriesAsked<G>, option: string, usual: readonly string[]): string[] {
  const { bots } = asked;
  const names = namesAsked(asked, option) ?? [...usual];
  const unknown = names.find((name) => !bots.includes(name));
  if (unknown !== undefined)
    throw new UsageError(`--${option}: there is no bot "${unknown}"; ${didYouMean(unknown, bots) ?? 'see sim --help'}`);
  return names;
}

function behavioursOf(content: object): string[] {
  return Object.keys((content as { readonly behaviours?: Readonly<Record<string, unknown>> }).behaviours ?? {});
}

/** Bots against bots, in any game of duels. */
export function duelTournament<G extends Game>(
  duels: Duels<G>,
  game: DuelSeries<G>,
): Omit<OwnSeries<G, Tournament>, 'kind'> & { readonly kind: Kind<Tournament, TournamentTally, TournamentReport> } {
  const { desk } = duels;
  const setupOf = ({ arena, lex }: Tournament, card: string, seat: 0 | 1): G['setup'] => {
    const sides = seat === 0 ? [CONTESTANT, OPPONENT] : [OPPONENT, CONTESTANT];
    return duels.setup(
      sides.map((side) => ({ card, side })),
      { arena, lex },
    );
  };
  /** Bouts of one class and seat. All cells throw the same dice, so that they differ by who fights only. */
  const simulationOf = (series: Tournament, { contestant, opponent }: Cell, card: string, seat: 0 | 1): Simulation<G> => {
    const players = { [CONTESTANT]: contestant, [OPPONENT]: opponent };
    return { setup: setupOf(series, card, seat), players, seed: `${series.seed}/${card}`, detail: false };
  };
  const kind: Kind<Tournament, TournamentTally, TournamentReport> = {
    empty: (series) =>
      Object.fromEntries(cellsOf(series).flatMap((cell) => series.classes.map((card) => [keyOf(cell, card), emptyTally(desk)]))),
    add(to, from) {
      for (const [key, tally] of Object.entries(from)) desk.tallying.add(to[key]!, tally);
    },
    sizes: sizesOf,
    async play(pool, series, range) {
      const total = kind.empty(series);
      const { classes } = series;
      const of = classes.length * SEATS.length;
      const keys: string[] = [];
      const tasks = cellsOf(series).flatMap((cell) =>
        SEATS.flatMap((seat) =>
          classes.map((card, at) => {
            keys.push(keyOf(cell, card));
            return { simulation: simulationOf(series, cell, card, seat), ...own(range, seat * classes.length + at, of) };
          }),
        ),
      );
      await runTasks(pool, tasks, (counts, task) => desk.tallying.add(total[keys[task]!]!, counts as DuelTally));
      return total;
    },
    report: (series, counts) => ({
      // A series that was stopped has cells without a bout, of which nothing can be told.
      cells: cellsOf(series)
        .map((cell) => cellReport(desk, cell, series.classes, counts))
        .filter(({ bouts }) => bouts > 0),
    }),
    text: tournamentText,
    form: { option: 'csv', text: tournamentCsv },
    check(series) {
      for (const key of ['contestants', 'opponents', 'classes'] as const) {
        if (!isList(series[key])) throw new TypeError(`${key} must be a list of different names`);
      }
      desk.setups.read(setupOf(series, series.classes[0]!, 0));
    },
  };
  return {
    option: 'tournament',
    options: {
      tournament: { type: 'boolean', help: 'bots against bots, both of the same class; --bouts counts for each cell (2,000)' },
      contestants: { type: 'string', value: 'BOT,BOT…', help: 'whose strength is measured (every behaviour as veterans fight by it)' },
      against: { type: 'string', value: 'BOT,BOT…', help: `whom they meet (${YARDSTICKS.join(', ')})` },
      classes: { type: 'string', value: 'ID,ID…', help: `the classes, in turn (every ${game.card} of the content)` },
      csv: { type: 'boolean', help: 'prints a cell a line as CSV' },
    },
    bouts: 2000,
    /** Throws `UsageError` naming the option. */
    read(asked) {
      const { parsed, seed, arena, lex, content } = asked;
      const strange = [...SIDES, 'ffa', 'set-up', 'bot'].find((option) => parsed.values[option] !== undefined);
      if (strange !== undefined) throw new UsageError(`--tournament takes --contestants and --against, not --${strange}`);
      checkArena(arena, duels.arenas(content));
      const contestants = botsAsked(asked, 'contestants', behavioursOf(content));
      const opponents = botsAsked(asked, 'against', YARDSTICKS);
      const series: Tournament = { contestants, opponents, classes: classesAsked(duels, game, asked), arena, lex, seed };
      const [cell] = cellsOf(series);
      if (!cell) throw new UsageError('--tournament: nobody is left to fight against');
      asked.check(simulationOf(series, cell, series.classes[0]!, 0).setup);
      return series;
    },
    isOne: (series) => 'contestants' in series,
    kind,
  };
}
