import type { Ladder, StrategyId } from '../../career/index.ts';
import { exportCareer, SAVE_FORMAT, STRATEGIES, withPacks } from '../../career/index.ts';
import { canonicalJson, fingerprint } from '../../engine/bout/index.ts';
import { DONE, FaultError, FAULTS, STOPPED, UsageError } from '../fault.ts';
import type { Loaded } from '../game.ts';
import type { House } from '../house.ts';
import { careerFile, careerText } from '../ladder/career-told.ts';
import type { Careers } from '../ladder/careers.ts';
import { careersKind } from '../ladder/careers.ts';
import { OWN, playCareer, careerWith, GRADE_IDS, namesIn, qualitiesOf } from '../ladder/play-career.ts';
import { replayedCareer } from '../ladder/replay-career.ts';
import type { Command, Parsed } from '../options.ts';
import { flag, numberOption, seedOption, textOption } from '../options.ts';
import { complain, print, printJson } from '../output.ts';
import type { PoolSize } from '../run-sim.ts';
import { mergeParts, stoppedIn, writePart } from '../sim/parts.ts';
import type { Part } from '../sim/series.ts';
import { readShard, readThreads, shardOptions, shardRange } from '../sim/series.ts';
import type { Stopped } from '../stopping.ts';
import { stoppedText } from '../stopping.ts';
import { writeText } from '../writing.ts';

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
