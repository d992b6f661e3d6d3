import type { Simulation } from '../../../session/index.ts';
import type { MuneraGame } from '../desk/index.ts';
import type { MuneraReport } from '../desk/index.ts';
import { sidesOf } from '../../../session/index.ts';
import { mostFirst, percent, shareText, spreadText, table } from '../../../cli/index.ts';

function counted(counts: Readonly<Record<string, number>>): string {
  return (
    Object.entries(counts)
      .map(([key, count]) => `${key}: ${count}`)
      .join('  ') || 'none'
  );
}

function heading({ setup, players, seed }: Simulation<MuneraGame>, { bouts }: MuneraReport): string {
  const sides = sidesOf(setup).map((side) => {
    const cards = setup.fighters.filter((fighter) => fighter.side === side).map(({ card, skills }) => [card, ...skills].join('+'));
    return `${side}: ${cards.join(', ')} (${players[side] ?? players['*']})`;
  });
  return `${sides.join(' · ')} · seed ${seed} · ${bouts} bouts\nIn brackets: the true share lies there 19 times in 20`;
}

function detailRows({ appeals, doubles, decidedBy, bouts }: MuneraReport): string[][] {
  return [
    ['doubles', counted(doubles)],
    ['appeals', `${appeals.granted.of} asked, granted ${shareText(appeals.granted)}`],
    [
      'decided by rule',
      mostFirst(decidedBy, ({ count }) => count)
        .map(([rule, { count }]) => `${rule} ${percent(count / bouts)}`)
        .join('  '),
    ],
  ];
}

function classTable({ classes }: MuneraReport): string {
  const rows = Object.entries(classes).map(([id, { fought, wins, spared, dead, dealt, taken }]) => {
    return [id, String(fought), shareText(wins), String(spared), String(dead), (dealt / fought).toFixed(1), (taken / fought).toFixed(1)];
  });
  return table([['class', 'fought', 'won', 'spared', 'dead', 'wounds dealt a bout', 'and taken'], ...rows]);
}

function attackTable({ attacks }: MuneraReport): string {
  const rows = mostFirst(attacks, ({ used }) => used).map(([id, { used, hits, saved, wounds, felled }]) => [
    id,
    ...[used, hits, saved, wounds, felled].map(String),
  ]);
  return table([['attack', 'used', 'hits', 'saved', 'wounds', 'felled'], ...rows]);
}

/** The report of many bouts of gladiators as text. */
export function muneraText(simulation: Simulation<MuneraGame>, report: MuneraReport): string {
  const deaths = Object.values(report.classes).reduce((sum, { dead }) => sum + dead, 0);
  const rows = [
    ...sidesOf(simulation.setup).map((side) => [
      `${side} wins`,
      shareText(report.wins[side] ?? { share: 0, low: 0, high: 0, count: 0, of: report.bouts }),
    ]),
    ['draws', shareText(report.draws)],
    ['rounds', spreadText(report.rounds)],
    ['turns', spreadText(report.turns)],
    ['deaths a bout', (deaths / Math.max(1, report.bouts)).toFixed(2)],
    ...(simulation.detail ? detailRows(report) : []),
  ];
  const parts = [heading(simulation, report), '', table(rows), '', classTable(report)];
  if (simulation.detail) parts.push('', attackTable(report));
  return parts.join('\n');
}
