import type { Kind } from '../../../cli/index.ts';
import { runTasks } from '../../../cli/index.ts';
import type { Simulation } from '../../../session/index.ts';
import { meanOf, shareOf } from '../../../session/index.ts';
import type { MuneraGame, MuneraTally } from '../desk/index.ts';
import { muneraDesk, readMuneraSetup } from '../desk/index.ts';
import type { MuneraSetup } from '../rules/index.ts';
import { entrant, muneraSetup } from '../rules/index.ts';
import type { CellReport, Tournament, TournamentReport } from './tournament-report.ts';
import { tournamentCsv, tournamentText } from './tournament-text.ts';

export type { Tournament } from './tournament-report.ts';

/** Counts by contestant, opponent and class. */
export type TournamentTally = Record<string, MuneraTally>;

interface Cell {
  readonly contestant: string;
  readonly opponent: string;
}

const CONTESTANT = 'contestant';
const OPPONENT = 'opponent';
/** Who stands first in the roster, with the same dice: once the one, once the other. */
const SEATS = [0, 1] as const;

const emptyTally = (): MuneraTally => muneraDesk.tallying.empty() as MuneraTally;
const keyOf = ({ contestant, opponent }: Cell, card: string): string => `${contestant}/${opponent}/${card}`;

/** Nobody meets himself. */
export function cellsOf({ contestants, opponents }: Pick<Tournament, 'contestants' | 'opponents'>): Cell[] {
  return contestants.flatMap((contestant) => opponents.flatMap((opponent) => (opponent === contestant ? [] : [{ contestant, opponent }])));
}

function setupOf({ arena, lex }: Tournament, card: string, seat: 0 | 1): MuneraSetup {
  const sides = seat === 0 ? [CONTESTANT, OPPONENT] : [OPPONENT, CONTESTANT];
  return muneraSetup({ arena, lex, fighters: sides.map((side) => entrant({ card, side })) });
}

/** Bouts of one class and seat. All cells throw the same dice, so that they differ by who fights only. */
export function duels(series: Tournament, { contestant, opponent }: Cell, card: string, seat: 0 | 1): Simulation<MuneraGame> {
  const players = { [CONTESTANT]: contestant, [OPPONENT]: opponent };
  return { setup: setupOf(series, card, seat), players, seed: `${series.seed}/${card}`, detail: false };
}

/** Which bouts of a class and seat are among those of a cell from one number to another: classes take turns, then seats. */
function own({ from, to }: { readonly from: number; readonly to: number }, place: number, of: number): { from: number; to: number } {
  const until = (end: number): number => Math.max(0, Math.ceil((end - place) / of));
  return { from: until(from), to: until(to) };
}

function cellReport({ contestant, opponent }: Cell, classes: readonly string[], counts: TournamentTally): CellReport {
  const all = classes.map((card) => [card, counts[keyOf({ contestant, opponent }, card)]!] as const);
  const tallies = all.filter(([, { bouts }]) => bouts > 0);
  const total = emptyTally();
  for (const [, tally] of tallies) muneraDesk.tallying.add(total, tally);
  const won = ({ wins, bouts }: MuneraTally) => shareOf(wins[CONTESTANT] ?? 0, bouts);
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

/** Bots against bots. */
export const tournament: Kind<Tournament, TournamentTally, TournamentReport> = {
  empty: (series) => Object.fromEntries(cellsOf(series).flatMap((cell) => series.classes.map((card) => [keyOf(cell, card), emptyTally()]))),
  add(to, from) {
    for (const [key, tally] of Object.entries(from)) muneraDesk.tallying.add(to[key]!, tally);
  },
  sizes: sizesOf,
  async play(pool, series, range) {
    const total = tournament.empty(series);
    const { classes } = series;
    const of = classes.length * SEATS.length;
    const keys: string[] = [];
    const tasks = cellsOf(series).flatMap((cell) =>
      SEATS.flatMap((seat) =>
        classes.map((card, at) => {
          keys.push(keyOf(cell, card));
          return { simulation: duels(series, cell, card, seat), ...own(range, seat * classes.length + at, of) };
        }),
      ),
    );
    await runTasks(pool, tasks, (counts, task) => muneraDesk.tallying.add(total[keys[task]!]!, counts as MuneraTally));
    return total;
  },
  report: (series, counts) => ({
    // A series that was stopped has cells without a bout, of which nothing can be told.
    cells: cellsOf(series)
      .map((cell) => cellReport(cell, series.classes, counts))
      .filter(({ bouts }) => bouts > 0),
  }),
  text: tournamentText,
  form: { option: 'csv', text: tournamentCsv },
  check(series) {
    for (const key of ['contestants', 'opponents', 'classes'] as const) {
      if (!isList(series[key])) throw new TypeError(`${key} must be a list of different names`);
    }
    readMuneraSetup(setupOf(series, series.classes[0]!, 0));
  },
};
