import { mostFirst, percent, shareText, spreadText, table } from '../../../cli/index.ts';
import type { Simulation } from '../../../session/index.ts';
import type { RecountGame, RecountReport } from '../desk/index.ts';
import { sidesOf } from '../../../session/index.ts';

function heading({ setup, players, seed }: Simulation<RecountGame>, { bouts }: RecountReport): string {
  const sides = sidesOf(setup).map((side) => {
    const cards = setup.fighters.filter((fighter) => fighter.side === side).map(({ card }) => card);
    return `${side}: ${cards.join(', ')} (${players[side] ?? players['*']})`;
  });
  return `${sides.join(' · ')} · seed ${seed} · ${bouts} bouts\nIn brackets: the true share lies there 19 times in 20`;
}

function detailRows({ doubles, spared }: RecountReport): string[][] {
  const counted = Object.entries(doubles).map(([face, count]) => `${face}: ${count}`);
  return [
    ['doubles', counted.join('  ') || 'none'],
    ['verdicts', `${spared.of} asked, spared ${shareText(spared)}`],
  ];
}

function classTable({ classes }: RecountReport): string {
  const rows = Object.entries(classes).map(([id, { fought, wins, spared, dead, dealt, taken }]) => {
    return [id, String(fought), shareText(wins), String(spared), String(dead), (dealt / fought).toFixed(1), (taken / fought).toFixed(1)];
  });
  return table([['class', 'fought', 'won', 'spared', 'dead', 'Strength taken a bout', 'and lost'], ...rows]);
}

function strikeTable({ strikes }: RecountReport): string {
  const rows = mostFirst(strikes, ({ used }) => used).map(([id, { used, hits, saved, wounds }]) => [
    id,
    ...[used, hits, saved, wounds].map(String),
  ]);
  return table([['weapon', 'strikes', 'hits', 'saved', 'Strength'], ...rows]);
}

/** The report of many bouts of recount as text. */
export function recountText(simulation: Simulation<RecountGame>, report: RecountReport): string {
  const { bouts, wins, draws, rounds, turns, endedBy } = report;
  const none = { share: 0, low: 0, high: 0, count: 0, of: bouts };
  const rows = [
    ...sidesOf(simulation.setup).map((side) => [`${side} wins`, shareText(wins[side] ?? none)]),
    ['draws', shareText(draws)],
    ['rounds', spreadText(rounds)],
    ['turns', spreadText(turns)],
    [
      'ended by',
      mostFirst(endedBy, ({ count }) => count)
        .map(([by, { share }]) => `${by} ${percent(share)}`)
        .join('  '),
    ],
    ...(simulation.detail ? detailRows(report) : []),
  ];
  const parts = [heading(simulation, report), '', table(rows), '', classTable(report)];
  if (simulation.detail) parts.push('', strikeTable(report));
  return parts.join('\n');
}
