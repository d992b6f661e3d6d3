import { shareOf, type Simulation } from '../../../session/index.ts';
import { figureIds } from '../../../engine/bout/index.ts';
import type { HuntGame, HuntReport } from '../desk/index.ts';
import type { HuntSetup } from '../rules/index.ts';
import { mostFirst, percent, playersText, shareText, spreadText, table } from '../../../cli/index.ts';

function partyOf({ setup }: Simulation<HuntGame>): string {
  return [...setup.men, ...(setup.draw ? [`${setup.draw} noxii by lot`] : [])].join(', ') || 'beasts only';
}

/** A simulation's report as text. */
export function simText(simulation: Simulation<HuntGame>, report: HuntReport): string {
  const { setup, players, seed } = simulation;
  const heading = `${setup.beasts.join(setup.men.length + setup.draw > 0 ? ' and ' : ' against ')}${setup.elite ? ` elite ${setup.elite}` : ''} · ${partyOf(simulation)} · ${playersText(players)} · seed ${seed} · ${report.hunts} hunts\nIn brackets: the true share lies there 19 times in 20`;
  const rows = [
    ...winsRows(setup, report),
    ['draws', shareText(report.draws)],
    ['rounds', spreadText(report.rounds)],
    [
      'men alive at the end',
      Object.entries(report.survivors.counts)
        .map(([count, hunts]) => `${count}: ${percent(hunts / report.hunts)}`)
        .join('  '),
    ],
  ];
  if (simulation.detail) rows.push(...detailRows(report));
  const attacks = mostFirst(report.attacks, ({ used }) => used).map(([id, row]) => [
    id,
    String(row.used),
    String(row.hits),
    String(row.damage),
    String(row.kills),
  ]);
  const steps = Object.entries(report.steps).map(([step, row]) => {
    const [most] = report.blocked[step] ?? [];
    return [step, String(row.considered), String(row.fired), String(row.damage), String(row.kills), most ? `${most.by} ${most.times}` : ''];
  });
  const parts = [heading, '', table(rows)];
  if (attacks.length) parts.push('', table([['attack', 'used', 'hits', 'damage in all', 'felled'], ...attacks]));
  if (steps.length) parts.push('', table([['step', 'considered', 'fired', 'damage', 'felled', 'blocked most by'], ...steps]));
  return parts.join('\n');
}

/** Who won: men or beast, or which of two beasts. */
function winsRows({ beasts, men: named, draw }: HuntSetup, { men, beast, duels, hunts }: HuntReport): string[][] {
  if (named.length + draw > 0)
    return [
      ['men win', shareText(men)],
      [beasts.length > 1 ? 'beasts win' : 'beast wins', shareText(beast)],
    ];
  return figureIds(beasts).map((id) => [`${id} wins`, shareText(duels[id] ?? shareOf(0, hunts))]);
}

function detailRows(report: HuntReport): string[][] {
  return [
    ['first man falls', `mean round ${report.firstDeath.mean.toFixed(1)}`],
    ['beast rounds', shareText(report.beastRounds)],
    ['charges a hunt', `${report.chargesAHunt.toFixed(2)}, connect ${shareText(report.chargesConnected)}`],
    ['responses a hunt', report.responsesAHunt.toFixed(2)],
    [
      'decided by',
      mostFirst(report.decidedBy, (count) => count)
        .map(([id, hunts]) => `${id} ${percent(hunts / report.hunts)}`)
        .join('  '),
    ],
  ];
}
