import type { Ladder, StrategyId } from '../../career/index.ts';
import { STRATEGIES } from '../../career/index.ts';
import { addTally } from '../../session/index.ts';
import type { SimPool } from '../run-sim.ts';
import { runTasks } from '../run-sim.ts';
import type { Kind, Series } from '../sim/series.ts';
import type { Quality, CareersCell } from './play-career.ts';
import type { CareersTally, CareersReport } from './careers-tally.ts';
import { emptyCareers, reportOfCareers } from './careers-tally.ts';
import { percent, table } from '../output.ts';
import { leastToMost, shareText } from '../sim/general-text.ts';

/** Careers of every strategy in every quality; those of one number begin in the same world. */
export interface Careers extends Series {
  readonly ladder: string;
  /** Fingerprint of the ladder's numbers, which no hash of content holds. */
  readonly ladderHash: string;
  /** Ranks by id, lowest first. */
  readonly ranks: readonly string[];
  readonly strategies: readonly StrategyId[];
  readonly qualities: readonly Quality[];
  readonly gentle: boolean;
}

interface CellReport extends CareersReport {
  readonly strategy: StrategyId;
  readonly quality: Quality;
}

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
function careersText({ ladder, ranks, seed, gentle }: Careers, cells: readonly CellReport[]): string {
  const played = cells.filter(({ careers }) => careers > 0);
  const each = leastToMost(played.map(({ careers }) => careers));
  const heading = `${ladder}${gentle ? ', gentle' : ''} · seed ${seed} · ${each} careers a line`;
  const head = ['quality', 'strategy', ...ranks.slice(1), 'ruined', 'days', 'purse', 'bouts', 'won', 'lost', 'deaths'];
  return [heading, '', table([head, ...played.map((cell) => rowOf(ranks, cell))])].join('\n');
}

type Tallies = Record<string, CareersTally>;
type Cell = Pick<CareersCell, 'strategy' | 'quality'>;

function cellsOf({ strategies, qualities }: Careers): Cell[] {
  return qualities.flatMap((quality) => strategies.map((strategy) => ({ strategy, quality })));
}

function keyOf({ quality, strategy }: Cell): string {
  return `${quality}/${strategy}`;
}

function isListOfTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string');
}

/** Careers as a series that is played, sharded and merged like those of bouts. */
export function careersKind(
  content: { readonly ladder: Ladder; readonly names: readonly string[] } | null,
): Kind<Careers, Tallies, CellReport[]> {
  return {
    empty: (series) => Object.fromEntries(cellsOf(series).map((cell) => [keyOf(cell), emptyCareers()])),
    add(to, from) {
      for (const [key, tally] of Object.entries(from)) addTally(to[key]!, tally);
    },
    sizes: (tallies) => Object.fromEntries(Object.entries(tallies).map(([key, { careers }]) => [`${key}.careers`, careers])),
    async play(pool: SimPool, series, range) {
      const { seed, gentle } = series;
      const cells = cellsOf(series);
      const total = this.empty(series);
      const tasks = cells.map((cell) => ({ careers: { ...content!, ...cell, seed, gentle }, ...range }));
      await runTasks(pool, tasks, (counts, task) => addTally(total[keyOf(cells[task]!)]!, counts as CareersTally));
      return total;
    },
    report: (series, tallies) => cellsOf(series).map((cell) => ({ ...cell, ...reportOfCareers(series.ranks, tallies[keyOf(cell)]!) })),
    text: careersText,
    check({ ranks, strategies, qualities, ladder }) {
      if (typeof ladder !== 'string' || !isListOfTexts(ranks))
        throw new TypeError('simulation must be one of careers, with a ladder and its ranks');
      if (!isListOfTexts(qualities)) throw new TypeError('simulation.qualities must be a list of texts');
      if (!isListOfTexts(strategies) || !strategies.every((id) => Object.hasOwn(STRATEGIES, id)))
        throw new TypeError(`simulation.strategies must be some of ${Object.keys(STRATEGIES).join(', ')}`);
    },
  };
}
