import { leastToMost, percent, playersText, shareText, table } from '../../../cli/index.ts';
import type { Matrix, MatrixReport, PairReport } from './matrix-report.ts';

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
export function matrixText(matrix: Matrix, report: MatrixReport): string {
  const { classes, seed } = matrix;
  const bouts = leastToMost(report.pairs.map((pair) => pair.bouts));
  const heading = `${classes.length} classes · ${playersLine(matrix)} · seed ${seed} · ${bouts} bouts a pair`;
  const head = ['first', 'second', 'first wins', 'second', 'draws', 'rounds', 'turns', 'deaths'];
  const list = table([head, ...report.pairs.map(pairRow)]);
  return [heading, uneven(report), ...(classes.length <= WIDEST_GRID ? ['', grid(report)] : []), '', list].join('\n');
}

/** A pair a line, for spreadsheets. */
export function matrixCsv({ pairs }: MatrixReport): string {
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
