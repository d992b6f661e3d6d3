import { percent, table } from '../output.ts';
import { leastToMost, shareText } from '../sim/general-text.ts';
import type { Careers, CellReport } from './careers-report.ts';

const HUNDRED = 100;

function rowOf(ranks: readonly string[], { quality, strategy, reached, overBy, ...cell }: CellReport): string[] {
  const last = ranks.at(-1)!;
  const { days, purse, deathsACareer, boutsACareer, won, lost } = cell;
  return [
    quality,
    strategy,
    ...ranks.slice(1, -1).map((rank) => percent(reached[rank]!.share)),
    shareText(reached[last]!),
    percent(overBy['ruined']?.share ?? 0),
    String(days.median),
    String(HUNDRED * purse.median),
    boutsACareer.toFixed(1),
    percent(won.share),
    percent(lost.share),
    deathsACareer.toFixed(1),
  ];
}

/** How far careers came, a line for each quality and strategy. */
export function careersText({ ladder, ranks, seed, gentle }: Careers, cells: readonly CellReport[]): string {
  const played = cells.filter(({ careers }) => careers > 0);
  const each = leastToMost(played.map(({ careers }) => careers));
  const heading = `${ladder}${gentle ? ', gentle' : ''} · seed ${seed} · ${each} careers a line`;
  const head = ['quality', 'strategy', ...ranks.slice(1), 'ruined', 'days', 'purse', 'bouts', 'won', 'lost', 'deaths'];
  return [heading, '', table([head, ...played.map((cell) => rowOf(ranks, cell))])].join('\n');
}
