import { percent, shareText, table } from '../../../cli/index.ts';
import type { CellReport, Tournament, TournamentReport } from './tournament-report.ts';

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
export function tournamentText({ classes, seed }: Tournament, { cells }: TournamentReport): string {
  const head = ['contestant', 'against', 'bouts', 'wins', 'draws', 'rounds', 'worst with', 'best with'];
  return [`${classes.length} classes · the same on both sides · seed ${seed}`, '', table([head, ...cells.map(row)])].join('\n');
}

/** A cell a line, for spreadsheets. */
export function tournamentCsv({ cells }: TournamentReport): string {
  const head = ['contestant', 'against', 'bouts', 'wins', 'draws', 'share', 'low', 'high', 'mean_rounds'];
  const rows = cells.map(({ contestant, opponent, bouts, wins, draws, rounds }) => {
    const shares = [wins.share, wins.low, wins.high].map((share) => share.toFixed(4));
    return [contestant, opponent, bouts, wins.count, draws.count, ...shares, rounds.toFixed(3)];
  });
  return [head, ...rows].map((line) => line.join(',')).join('\n');
}
