import type { Ladder, StrategyId } from '../../career/index.ts';
import { exportCareer, SAVE_FORMAT, STRATEGIES, withPacks } from '../../career/index.ts';
import { canonicalJson, fingerprint } from '../../engine/bout/index.ts';
import { DONE, FaultError, FAULTS, STOPPED, UsageError } from '../fault.ts';
import type { Loaded } from '../game.ts';
import type { House } from '../house.ts';
import { careerFile, careerText } from '../ladder/career-told.ts';
import type { Quality, CareersCell } from '../ladder/play-career.ts';
import { OWN, playCareer, careerWith, GRADE_IDS, namesIn, qualitiesOf } from '../ladder/play-career.ts';
import { replayedCareer } from '../ladder/replay-career.ts';
import type { Command, Parsed } from '../options.ts';
import { flag, numberOption, seedOption, textOption } from '../options.ts';
import { complain, print, printJson, percent, table } from '../output.ts';
import type { PoolSize, SimPool } from '../run-sim.ts';
import { runTasks } from '../run-sim.ts';
import { mergeParts, stoppedIn, writePart } from '../sim/parts.ts';
import type { Part, Kind, Series } from '../sim/series.ts';
import { readShard, readThreads, shardOptions, shardRange } from '../sim/series.ts';
import type { Stopped } from '../stopping.ts';
import { stoppedText } from '../stopping.ts';
import { writeText } from '../writing.ts';
import { addTally } from '../../session/index.ts';
import type { CareersTally, CareersReport } from '../ladder/careers-tally.ts';
import { emptyCareers, reportOfCareers } from '../ladder/careers-tally.ts';
import { leastToMost, shareText } from '../sim/general-text.ts';

/** Careers of every strategy in every quality; those of one number begin in the same world. */
interface Careers extends Series {
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
function careersKind(content: { readonly ladder: Ladder; readonly names: readonly string[] } | null): Kind<Careers, Tallies, CellReport[]> {
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

/** A career takes seconds, so that each is worth a thread. */
const POOL: PoolSize = { poolFrom: 2, chunk: 1 };
const MOST_CAREERS = 1_000_000;
const ALL = 'all';
const IDS = Object.keys(STRATEGIES) as StrategyId[];

/** Ids of a list that an option gives, `all` for every one. Throws `UsageError` for one that there is not. */
function listed(parsed: Parsed, name: string, known: readonly string[], otherwise: string): readonly string[] {
  const text = textOption(parsed, name, otherwise);
  const ids = text === ALL ? known : text.split(',').map((id) => id.trim());
  const unknown = ids.find((id) => !known.includes(id));
  if (unknown !== undefined) throw new UsageError(`--${name} is some of ${known.join(', ')}, or ${ALL}; there is no "${unknown}"`);
  return [...new Set(ids)];
}

function ladderNamed(parsed: Parsed, ladders: Readonly<Record<string, Ladder>>): Ladder {
  const ids = Object.keys(ladders);
  const [first] = ids;
  if (first === undefined) throw new FaultError('the content has no ladder');
  const id = textOption(parsed, 'ladder', first);
  if (!Object.hasOwn(ladders, id)) throw new UsageError(`--ladder is one of ${ids.join(', ')}, not "${id}"`);
  return ladders[id]!;
}

/** What every way of calling the command begins with. */
interface Asked {
  readonly loaded: Loaded;
  readonly ladder: Ladder;
  readonly names: readonly string[];
  readonly strategies: readonly StrategyId[];
  readonly qualities: readonly string[];
}

function asked(parsed: Parsed, house: House): Asked {
  const loaded = house.load(parsed);
  const ladder = ladderNamed(parsed, loaded.catalogue.ladders);
  const names = namesIn(loaded);
  const known = qualitiesOf(house.desks.find(({ id }) => id === ladder.game));
  const strategies = listed(parsed, 'strategy', IDS, IDS[0]!) as readonly StrategyId[];
  return { loaded, ladder, names, strategies, qualities: listed(parsed, 'quality', known, OWN) };
}

/** One career, told. */
function one(parsed: Parsed, { loaded, ladder, names, strategies, qualities }: Asked): number {
  const [strategy, quality] = [strategies[0]!, qualities[0]!];
  if (strategies.length > 1 || qualities.length > 1) throw new UsageError('several strategies or qualities want --careers N');
  const file = textOption(parsed, 'export', '');
  if (file && quality !== OWN) throw new UsageError(`--export goes with --quality ${OWN}: on the page nobody else fights for the school`);
  const beginning = { seed: seedOption(parsed), gentle: flag(parsed, 'gentle') };
  const plan = { beginning, strategy, quality };
  const career = careerWith(loaded, ladder, names, quality);
  const played = playCareer(career, plan);
  if (file) writeText(file, exportCareer(withPacks(career, { format: SAVE_FORMAT, beginning, state: played.state, log: played.commands })));
  if (flag(parsed, 'json')) printJson(careerFile(career, loaded.catalogue.hash, plan, played));
  else print(careerText(career, plan, played));
  return DONE;
}

function tell(parsed: Parsed, { simulation, content, bouts, tally }: Part<Careers>, stopped: Stopped | null): void {
  const kind = careersKind(null);
  const report = kind.report(simulation, tally as never);
  if (flag(parsed, 'json')) printJson({ simulation, content, careers: bouts, ...(stopped && { stopped }), report, tally });
  else print(kind.text(simulation, report));
  if (stopped && !flag(parsed, 'json')) print(`\n${stoppedText(stopped, 'careers')}`);
}

/** Many careers, or a shard of them. */
async function many(parsed: Parsed, { loaded, ladder, names, strategies, qualities }: Asked, careers: number): Promise<number> {
  const series: Careers = {
    ladder: ladder.id,
    ladderHash: fingerprint(canonicalJson(ladder)),
    ranks: ladder.ranks.map(({ id }) => id),
    seed: textOption(parsed, 'seed', '1'),
    strategies,
    qualities,
    gentle: flag(parsed, 'gentle'),
  };
  const shard = readShard(parsed);
  const pool = { ...loaded, ...POOL, threads: readThreads(parsed) };
  const kind = careersKind({ ladder, names });
  const range = shardRange(careers, shard);
  const tally = await kind.play(pool, series, range);
  const stopped = stoppedIn(kind.sizes(tally), range);
  const part: Part<Careers> = { format: 1, simulation: series, content: loaded.catalogue.hash, bouts: careers, shard, tally };
  const out = textOption(parsed, 'out', '');
  if (out) writePart(out, part as Part, stopped);
  else tell(parsed, part, stopped);
  return stopped ? STOPPED : DONE;
}

function merge(parsed: Parsed, files: readonly string[]): number {
  tell(parsed, mergeParts(() => careersKind(null) as never, files, 'ladder') as Part<Careers>, null);
  return DONE;
}

function replay(parsed: Parsed, house: House, files: readonly string[]): number {
  if (files.length === 0) throw new UsageError('ladder replay takes files of careers, from --json, --export or the page');
  const loaded = house.load(parsed);
  const results = files.map((file) => replayedCareer(loaded, file));
  if (flag(parsed, 'json')) printJson(results);
  else for (const { file, text, fault } of results) (fault ? complain : print)(`${file}: ${text}`);
  return results.every(({ verified }) => verified) ? DONE : FAULTS;
}

/** `damnatio ladder`: careers against AI, from the first day to the last. */
export function ladderCommand(house: House): Command {
  return {
    name: 'ladder',
    completes: [{ words: ['merge', 'replay'] }, 'files'],
    usage: 'ladder [--strategy steady] [--quality own] [--seed 1] [--careers N] | ladder merge FILE… | ladder replay FILE…',
    examples: ['ladder --seed 3', 'ladder --careers 200 --strategy all', 'ladder replay career.json'],
    summary: 'Plays a whole career against AI and tells it; with --careers many, and how far they come.',
    options: {
      ladder: { type: 'string', value: 'ID', help: 'the ladder (the first of the content)', completes: { cards: ['ladder'] } },
      seed: { type: 'string', value: 'TEXT', help: 'seed of everything (1)' },
      strategy: {
        type: 'string',
        value: 'ID,ID…',
        help: `who runs the school: ${IDS.join(', ')}; ${ALL} for every one (${IDS[0]})`,
        completes: { words: [...IDS, ALL] },
      },
      quality: {
        type: 'string',
        value: 'ID,ID…',
        help: `how well its bouts are fought: ${OWN}, as its men would; a grade: ${GRADE_IDS.join(', ')}; or a bot of the game (${OWN})`,
      },
      gentle: { type: 'boolean', help: 'nobody of the school dies' },
      export: { type: 'string', value: 'FILE', help: 'writes one career as the page does, which can import it' },
      careers: { type: 'string', value: 'N', help: 'plays so many of each strategy and quality, and reports shares with intervals' },
      ...shardOptions('ladder merge'),
    },
    run(parsed) {
      const [word, ...files] = parsed.words;
      if (word === 'merge') return merge(parsed, files);
      if (word === 'replay') return replay(parsed, house, files);
      if (word !== undefined) throw new UsageError(`ladder does not know "${word}"; it is ladder, ladder merge or ladder replay`);
      const careers = numberOption(parsed, 'careers', 0, 1, MOST_CAREERS);
      const shards = ['shard', 'out', 'threads'].find((name) => parsed.values[name] !== undefined);
      if (careers > 0 && parsed.values['export'] !== undefined) throw new UsageError('--export is for one career, without --careers');
      if (careers === 0 && shards !== undefined) throw new UsageError(`--${shards} goes with --careers`);
      return careers === 0 ? one(parsed, asked(parsed, house)) : many(parsed, asked(parsed, house), careers);
    },
  };
}
