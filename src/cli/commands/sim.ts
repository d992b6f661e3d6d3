import type { Game, Simulation, Desk, GameAtHand, Mean, Measured, HopeMeasure } from '../../session/index.ts';
import { playersOf, meanWithin, pairedMean, playMeasured } from '../../session/index.ts';
import type { BoutFound, GameAsked, Source } from '../asking/bout.ts';
import { boutAsked, boutOptions, checkCanBeLaidOut, gameAsked, gameNamed, readBout, rosterOptions } from '../asking/bout.ts';
import type { OwnOptions } from '../asking/own-options.ts';
import { allOf, kindsOf, refuseOthers } from '../asking/own-options.ts';
import { readPlayers } from '../asking/players.ts';
import { DONE, STOPPED, UsageError } from '../fault.ts';
import type { Loaded } from '../game.ts';
import type { House } from '../house.ts';
import type { Command, Parsed } from '../options.ts';
import { flag, numberOption, textOption } from '../options.ts';
import { print, printJson, Progress, percent, table } from '../output.ts';
import type { PoolSize, SimPool } from '../run-sim.ts';
import { runTasks } from '../run-sim.ts';
import type { GameCommands } from '../game-commands.ts';
import { generalText, playersText } from '../sim/general-text.ts';
import { mergeParts, stoppedIn, writePart } from '../sim/parts.ts';
import type { OwnSeries, Part, Series, SeriesAsked, Kind } from '../sim/series.ts';
import { readShard, readThreads, shardOptions, shardRange } from '../sim/series.ts';
import type { Stopped } from '../stopping.ts';
import { stoppedAfter, stoppedText, Stopping } from '../stopping.ts';
import { withoutPacks } from '../asked-packs.ts';

/** Bouts that are played of one, then of the other, before anybody asks whether to go on. */
const CHUNK = 20;

type Field = keyof Measured;
const FIELDS: readonly Field[] = ['won', 'hopes', 'rounds'];

interface ComparedRow {
  readonly what: Field;
  readonly first: Mean;
  readonly second: Mean;
  /** The second less the first, bout by bout with the same dice. */
  readonly difference: Mean;
}

/** Two set-ups over the same dice. */
interface Compared {
  readonly bouts: number;
  readonly rows: readonly ComparedRow[];
}

type Kept = Record<Field, number[]>;

function keep(kept: Kept, { outcomes }: { readonly outcomes: Measured }): void {
  for (const field of FIELDS) kept[field].push(...outcomes[field]);
}

/** Plays both series over the same dice, a few bouts at a time; stops early when it is told to. */
export async function compare(
  games: readonly [GameAtHand, GameAtHand],
  [first, second]: readonly [Simulation, Simulation],
  bouts: number,
  each: (done: number) => Promise<boolean>,
): Promise<Compared> {
  const [one, other]: [Kept, Kept] = [
    { won: [], hopes: [], rounds: [] },
    { won: [], hopes: [], rounds: [] },
  ];
  for (let from = 0; from < bouts; from += CHUNK) {
    const to = Math.min(bouts, from + CHUNK);
    keep(one, playMeasured(games[0], first, from, to));
    keep(other, playMeasured(games[1], second, from, to));
    if (!(await each(to))) break;
  }
  const rows = FIELDS.map((what) => ({
    what,
    first: meanWithin(one[what]),
    second: meanWithin(other[what]),
    difference: pairedMean(one[what], other[what]),
  }));
  return { bouts: one.won.length, rows };
}

/** What a comparison is of, for its table. */
interface ComparedNames {
  /** The two cards, as the call names them. */
  readonly cards: readonly [string, string];
  /** Who plays, and with which dice. */
  readonly how: string;
  /** The side whose wins are counted. */
  readonly side: string;
  readonly measure: HopeMeasure;
}

const half = (mean: Mean, digits: number, by: number): string =>
  Number.isFinite(mean.half) ? `±${(by * mean.half).toFixed(digits)}` : '±?';

/** A mean with half the width of its interval; shares in per cent. */
function told(what: Field, mean: Mean): string {
  return what === 'won' ? `${percent(mean.value)} ${half(mean, 1, 100)}` : `${mean.value.toFixed(2)} ${half(mean, 2, 1)}`;
}

const signed = (what: Field, mean: Mean): string => `${mean.value < 0 ? '' : '+'}${told(what, mean)}`;

/** What the difference means, where its interval leaves nought out. */
function verdict({ value, half: width }: Mean, second: string): string {
  if (!(Math.abs(value) > width)) return 'may be chance';
  return value > 0 ? `more with ${second}` : `fewer with ${second}`;
}

function labelOf(what: Field, { side, measure }: ComparedNames): string {
  if (what === 'won') return `bouts won by ${side}`;
  return what === 'rounds' ? 'rounds a bout' : `saved a bout, of ${measure.most}`;
}

/** The comparison as a table; where nobody can be saved, what is hoped for is to win, which is told already. */
export function comparedText({ bouts, rows }: Compared, names: ComparedNames): string {
  const [first, second] = names.cards;
  const shown = rows.filter(({ what }) => what !== 'hopes' || names.measure.of === 'saved');
  const lines = shown.map(({ what, first: one, second: other, difference }) => [
    labelOf(what, names),
    told(what, one),
    told(what, other),
    signed(what, difference),
    verdict(difference, second),
  ]);
  return [
    `${bouts} bouts with ${first}, then the same ${bouts} with ${second} in its place: the same dice for both`,
    names.how,
    '± holds the true mean 19 times in 20. The difference is what the second has more.',
    '',
    table([['mean', `with ${first}`, `with ${second}`, 'difference', ''], ...lines]),
  ].join('\n');
}

function usualText({ setup, players, seed }: Simulation, report: unknown): string {
  return [`${setup.ruleset} · ${playersText(players)} · seed ${seed}`, '', generalText(report)].join('\n');
}

/** Many bouts of one set-up, of any game. */
function boutsOf(desk: Desk, part: GameCommands | undefined): Kind<Simulation, object> {
  const { tallying } = desk;
  return {
    empty: () => tallying.empty(),
    add: (to, from) => tallying.add(to, from),
    sizes: (tally) => tallying.sizes(tally),
    async play(pool, simulation, range) {
      const total = tallying.empty();
      await runTasks(pool, [{ simulation, ...range }], (counts) => tallying.add(total, counts));
      return total;
    },
    report: (_, tally) => tallying.report(tally),
    text: (simulation, report) => part?.sim?.text?.(simulation, report) ?? usualText(simulation, report),
    check(simulation) {
      desk.setups.read(simulation.setup);
      playersOf(desk, simulation);
    },
  };
}

/** Series that games have of their own, those of a game before the same ones of others. */
function ownSeries(parts: readonly GameCommands[], first?: string | null): OwnSeries<Game>[] {
  const sorted = parts.toSorted((a, b) => Number(b.id === first) - Number(a.id === first));
  return sorted.flatMap(({ sim }) => sim?.series ?? []);
}

/** The kind of a series. Throws for one of no known kind. */
function kindOf({ desks, parts }: Pick<House, 'desks' | 'parts'>, series: Series): Kind {
  const own = ownSeries(parts, series.ruleset).find((each) => each.isOne(series));
  if (own) return own.kind;
  const ruleset = (series as Partial<Simulation>).setup?.ruleset;
  const desk = desks.find(({ id }) => id === ruleset);
  if (!desk) throw new TypeError(`simulation.setup.ruleset must be ${desks.map(({ id }) => id).join(' or ')}`);
  return boutsOf(
    desk,
    parts.find(({ id }) => id === desk.id),
  ) as Kind;
}

const USUAL_BOUTS = 1000;
const USUAL_POOL: PoolSize = { poolFrom: 100, chunk: 25 };

function ownOptions(house: House): OwnOptions {
  const series = house.parts.map(({ id, sim }) => ({
    game: id,
    options: Object.assign({}, ...(sim?.series ?? []).map(({ options }) => options).toReversed()) as OwnOptions[number]['options'],
  }));
  return [...rosterOptions(house), ...series.filter(({ options }) => Object.keys(options).length > 0)];
}

/** The own series that the options ask for; null for many bouts of one set-up. */
function seriesNamed(parsed: Parsed, house: House): OwnSeries<Game> | null {
  const all = ownSeries(house.parts, gameNamed(parsed, house));
  const asked = all.find(({ option }) => flag(parsed, option)) ?? null;
  for (const { option, options } of all) {
    const strange = Object.keys(options).find((name) => parsed.values[name] !== undefined && !Object.hasOwn(asked?.options ?? {}, name));
    if (option !== asked?.option && strange !== undefined) throw new UsageError(`--${strange} goes with --${option}`);
  }
  return asked;
}

function seriesAsked(parsed: Parsed, asked: GameAsked, loaded: Loaded, seed: string): SeriesAsked<never> {
  const { game, part } = asked;
  return {
    ...boutAsked(parsed, asked),
    seed,
    bots: Object.keys(game.desk.bots),
    players: (sides) => readPlayers(parsed, game.desk, sides, part?.bout?.botOption),
    check: (setup) => checkCanBeLaidOut(loaded.kit, setup),
  };
}

/** A series, and the game that it is of. */
interface SeriesFound extends GameAsked {
  readonly series: Series;
}

/** What the options ask for. Throws `UsageError` for options of other games. */
function readSeries(parsed: Parsed, source: Source): SeriesFound {
  const { house, loaded, own } = source;
  const seed = textOption(parsed, 'seed', '1');
  const series = seriesNamed(parsed, house);
  if (series) {
    const asked = gameAsked(house, loaded, gameNamed(parsed, house) ?? house.usualBout);
    refuseOthers(parsed, own, asked.game.desk.id);
    const read = series.read(seriesAsked(parsed, asked, loaded, seed));
    const isFirst = ownSeries(house.parts).find((each) => each.isOne(read)) === series;
    return { ...asked, series: isFirst ? read : { ...read, ruleset: asked.game.desk.id } };
  }
  const { setup, ...asked } = readBout(parsed, source);
  const { desk } = asked.game;
  const players = readPlayers(parsed, desk, desk.sides(setup), asked.part?.bout?.botOption);
  return { ...asked, series: { setup, players, seed, detail: !flag(parsed, 'quick') } as Series };
}

function tell(parsed: Parsed, house: House, { simulation, content, bouts, tally }: Part, stopped: Stopped | null): void {
  const kind = kindOf(house, simulation);
  const report = kind.report(simulation, tally);
  const asked = kind.form && flag(parsed, kind.form.option) ? kind.form : null;
  if (flag(parsed, 'json')) printJson({ simulation, content, bouts, ...(stopped && { stopped }), report, tally });
  else print(withoutPacks(asked ? asked.text(report) : kind.text(simulation, report)));
  if (stopped && !flag(parsed, 'json')) print(`\n${stoppedText(stopped, 'bouts')}`);
}

function merge(parsed: Parsed, house: House, files: readonly string[]): number {
  const whole = mergeParts((series) => kindOf(house, series), files, 'sim');
  const { form } = kindOf(house, whole.simulation);
  const strange = ownSeries(house.parts).find(
    ({ kind }) => kind.form && kind.form.option !== form?.option && flag(parsed, kind.form.option),
  );
  if (strange) throw new UsageError(`--${strange.kind.form!.option} is for shards of a ${strange.option}`);
  tell(parsed, house, whole, null);
  return DONE;
}

const howPlayed = ({ players, seed }: Simulation): string => `${playersText(players)} · seed ${seed}`;

/** The side whose bouts are compared, and what it hopes for. */
function namesOf({ setup, game: { desk } }: BoutFound): Pick<ComparedNames, 'side' | 'measure'> {
  return { side: desk.sides(setup)[0]!, measure: desk.outlook.measureOf(setup) };
}

/** Two set-ups that differ in one card, over the same dice. */
async function compareTwo(parsed: Parsed, source: Source, bouts: number): Promise<number> {
  const [first, second, ...more] = parsed.words;
  if (first === undefined || second === undefined || more.length > 0)
    throw new UsageError('sim --compare takes two cards, such as lion bear');
  const { house, loaded } = source;
  const asked = gameAsked(house, loaded, gameNamed(parsed, house) ?? house.usualBout);
  const option = asked.part?.bout?.compared;
  if (option === undefined) throw new UsageError(`bouts of ${asked.game.desk.id} cannot be compared`);
  if (parsed.values[option] !== undefined) throw new UsageError(`--compare stands without --${option}`);
  const found = [first, second].map((card) => readBout({ ...parsed, values: { ...parsed.values, [option]: card } }, source));
  const series = found.map(({ setup, game: { desk }, part }): Simulation => {
    const players = readPlayers(parsed, desk, desk.sides(setup), part?.bout?.botOption);
    return { setup, players, seed: textOption(parsed, 'seed', '1'), detail: false };
  });
  const progress = new Progress(bouts);
  const stopping = new Stopping();
  const compared = await compare([found[0]!.game, found[1]!.game], [series[0]!, series[1]!], bouts, (done) => {
    progress.at(done);
    return stopping.goesOn();
  });
  stopping.end();
  progress.end();
  const stopped = stoppedAfter(compared.bouts, bouts);
  if (flag(parsed, 'json')) printJson({ first, second, ...compared, ...(stopped && { stopped }) });
  else print(comparedText(compared, { cards: [first, second], how: howPlayed(series[0]!), ...namesOf(found[0]!) }));
  if (stopped && !flag(parsed, 'json')) print(`\n${stoppedText(stopped, 'pairs of bouts')}`);
  return stopped ? STOPPED : DONE;
}

/** Kinds of cards that can be compared in any game. */
function comparedKinds({ parts }: House): string[] {
  return parts.flatMap(({ bout }) => (bout?.compared === undefined ? [] : kindsOf(bout.options[bout.compared]!)));
}

/** `damnatio sim`: many seeded bouts over worker threads. */
export function simCommand(house: House): Command {
  const own = ownOptions(house);
  const examples = house.parts.flatMap(({ id, bout }) =>
    bout ? [id === house.usualBout ? bout.example : `--ruleset ${id} ${bout.example}`] : [],
  );
  return {
    name: 'sim',
    completes: [{ words: ['merge'] }, 'files'],
    usage: `sim [${examples.join(' | ')}] [--bouts ${USUAL_BOUTS}] [--seed 1] | sim merge FILE… | sim --compare A B`,
    examples: [
      ...examples.map((example) => `sim ${example} --bouts 1000`),
      'sim --shard 1/4 --out part-1.json',
      'sim merge part-*.json',
      'sim --compare lion bear --bouts 400',
    ],
    summary: 'Plays many seeded bouts and reports shares with intervals, lengths and what decided them.',
    options: {
      ...boutOptions(house),
      ...allOf(own),
      bouts: { type: 'string', value: 'N', help: `how many bouts (${USUAL_BOUTS})` },
      compare: {
        type: 'boolean',
        help: 'sets two cards against each other over the same dice: --compare lion bear',
        completes: { cards: comparedKinds(house) },
        without: ['set-up', 'shard', 'out'],
      },
      quick: { type: 'boolean', help: 'leaves the log off: outcomes and lengths only, faster' },
      ...shardOptions('sim merge'),
    },
    async run(parsed) {
      const [word, ...files] = parsed.words;
      if (flag(parsed, 'compare')) {
        const source = { house, loaded: house.load(parsed), own };
        return compareTwo(parsed, source, numberOption(parsed, 'bouts', USUAL_BOUTS, 1, 1_000_000));
      }
      if (word === 'merge') return merge(parsed, house, files);
      if (word !== undefined) throw new UsageError(`sim does not know "${word}"; it is sim or sim merge`);
      const bouts = numberOption(parsed, 'bouts', seriesNamed(parsed, house)?.bouts ?? USUAL_BOUTS, 1, 100_000_000);
      const shard = readShard(parsed);
      const threads = readThreads(parsed);
      const loaded = house.load(parsed);
      const { series, part } = readSeries(parsed, { house, loaded, own });
      const pool: SimPool = { ...loaded, threads, ...(part?.sim?.pool ?? USUAL_POOL) };
      const kind = kindOf(house, series);
      const range = shardRange(bouts, shard);
      const tally = await kind.play(pool, series, range);
      const counted: Part = { format: 1, simulation: series, content: loaded.catalogue.hash, bouts, shard, tally };
      const stopped = stoppedIn(kind.sizes(tally), range);
      const out = textOption(parsed, 'out', '');
      if (out) writePart(out, counted, stopped);
      else tell(parsed, house, counted, stopped);
      return stopped ? STOPPED : DONE;
    },
  };
}
