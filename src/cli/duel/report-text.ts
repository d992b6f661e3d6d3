import type { DuelReport, Simulation } from '../../session/index.ts';
import { sidesOf } from '../../session/index.ts';
import { percent, table } from '../output.ts';
import { mostFirst, shareText, spreadText } from '../sim/general-text.ts';

interface ReportWords {
  /** What a fighter loses: `Strength`. */
  readonly life: string;
  /** What blows are struck with, and what hangs on the crowd. */
  readonly blow: string;
  readonly asked: string;
}

interface Sided {
  readonly fighters: readonly { readonly card: string; readonly side: string; readonly skills?: readonly string[] }[];
}

function heading({ setup, players, seed }: Simulation, { bouts }: DuelReport): string {
  const { fighters } = setup as unknown as Sided;
  const sides = sidesOf({ fighters }).map((side) => {
    const cards = fighters.filter((fighter) => fighter.side === side).map(({ card, skills = [] }) => [card, ...skills].join('+'));
    return `${side}: ${cards.join(', ')} (${players[side] ?? players['*']})`;
  });
  return `${sides.join(' · ')} · seed ${seed} · ${bouts} bouts\nIn brackets: the true share lies there 19 times in 20`;
}

function counted(counts: Readonly<Record<string, number>>): string {
  const rows = Object.entries(counts).map(([key, count]) => `${key}: ${count}`);
  return rows.join('  ') || 'none';
}

function detailRows({ doubles, lives, decidedBy }: DuelReport, { asked }: ReportWords): string[][] {
  const decided = mostFirst(decidedBy, ({ count }) => count).map(([rule, { share }]) => `${rule} ${percent(share)}`);
  return [
    ['doubles', counted(doubles)],
    [asked, `${lives.spared.of} asked, spared ${shareText(lives.spared)}`],
    ...(decided.length > 1 ? [['decided by rule', decided.join('  ')]] : []),
  ];
}

function classTable({ classes }: DuelReport, { life }: ReportWords): string {
  const rows = Object.entries(classes).map(([id, { fought, wins, spared, dead, dealt, taken }]) => {
    return [id, String(fought), shareText(wins), String(spared), String(dead), (dealt / fought).toFixed(1), (taken / fought).toFixed(1)];
  });
  return table([['class', 'fought', 'won', 'spared', 'dead', `${life} taken a bout`, 'and lost'], ...rows]);
}

function blowTable({ blows }: DuelReport, { blow, life }: ReportWords): string {
  const rows = mostFirst(blows, ({ used }) => used).map(([id, { used, hits, saved, wounds, felled }]) => [
    id,
    ...[used, hits, saved, wounds, felled].map(String),
  ]);
  return table([[blow, 'used', 'hits', 'saved', life, 'felled'], ...rows]);
}

/** The report of many bouts of fighters on sides as text. */
export function duelText(words: ReportWords) {
  return (simulation: Simulation<never>, report: DuelReport): string => {
    const { bouts, wins, draws, rounds, turns, endedBy, classes } = report;
    const series = simulation as unknown as Simulation;
    const none = { share: 0, low: 0, high: 0, count: 0, of: bouts };
    const deaths = Object.values(classes).reduce((sum, { dead }) => sum + dead, 0);
    const rows = [
      ...sidesOf(series.setup as unknown as Sided).map((side) => [`${side} wins`, shareText(wins[side] ?? none)]),
      ['draws', shareText(draws)],
      ['rounds', spreadText(rounds)],
      ['turns', spreadText(turns)],
      ['deaths a bout', (deaths / Math.max(1, bouts)).toFixed(2)],
      [
        'ended by',
        mostFirst(endedBy, ({ count }) => count)
          .map(([by, { share }]) => `${by} ${percent(share)}`)
          .join('  '),
      ],
      ...(series.detail ? detailRows(report, words) : []),
    ];
    const parts = [heading(series, report), '', table(rows), '', classTable(report, words)];
    if (series.detail) parts.push('', blowTable(report, words));
    return parts.join('\n');
  };
}
