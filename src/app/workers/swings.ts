import { seededRng } from '../../engine/dice/index.ts';
import { estimateOf, type Estimate } from '../../engine/odds/index.ts';
import type { HopeSwing } from '../../hud/end/index.ts';
import type { BoutOf, BoutRecord, Game, GameAtHand, Sliced } from '../../session/index.ts';
import { firstBout } from '../../session/index.ts';
import type { SwingsAsk } from './messages.ts';
import { playOut } from './play-out.ts';

export type Rules<G extends Game> = Pick<GameAtHand<G>, 'desk' | 'rules'>;

/** The positions of a record after each of its answers, as far as they are legal; the opening first. */
export interface Positions<G extends Game> {
  readonly bouts: readonly BoutOf<G>[];
  /** Whether dice fell since the one before. */
  readonly dice: readonly boolean[];
}

export function positionsOf<G extends Game>({ rules }: Pick<Rules<G>, 'rules'>, record: BoutRecord<G>): Positions<G> {
  const { bout } = firstBout<G>(rules, record, { log: false });
  const bouts = [bout.clone()];
  const dice = [true];
  for (const action of record.actions) {
    if (!bout.isLegal(action)) break;
    const before = bout.dice;
    bout.play(action);
    bouts.push(bout.clone());
    dice.push(bout.dice !== before);
  }
  return { bouts, dice };
}

/** A position that is played out, and how often; another `from` gives other dice. */
export interface RollOuts {
  readonly bot: string;
  readonly times: number;
  readonly from: number;
}

/** What each may hope for in a position, by playing it out with other dice; may be left alone after each. */
export function* hopesSliced<G extends Game>(
  { desk }: Rules<G>,
  setup: G['setup'],
  bout: BoutOf<G>,
  { bot, times, from }: RollOuts,
): Sliced<Estimate[]> {
  if (!bout.decision()) return desk.outlook.hopesOf(setup, bout).map((mean) => ({ mean, error: 0 }));
  const { most } = desk.outlook.measureOf(setup);
  const each: (readonly number[])[] = [];
  for (let i = from; i < from + times; i += 1) {
    each.push(desk.outlook.hopesOf(setup, playOut(desk, bout.clone(seededRng(`roll-out ${i}`)), { bot }, `player ${i}`)));
    yield;
  }
  return each[0]!.map((_, place) =>
    estimateOf(
      each.map((hopes) => hopes[place]!),
      most,
    ),
  );
}

/** The largest change of anybody's hope. */
export function changeOf({ before, after }: Pick<HopeSwing, 'before' | 'after'>): number {
  return Math.max(...after.map(({ mean }, place) => Math.abs(mean - before[place]!.mean)));
}

/** The steps that seem to have changed the first hope most towards how it ended: those are worth a better estimate. */
export function likelySwings(hopes: readonly Estimate[], wanted: number): number[] {
  const end = (hopes.at(-1)?.mean ?? 0) - (hopes[0]?.mean ?? 0);
  const changes = hopes.flatMap(({ mean }, step) => (step > 0 ? [{ step, change: (mean - hopes[step - 1]!.mean) * Math.sign(end) }] : []));
  const towards = changes.filter(({ change }) => change > 0).toSorted((a, b) => b.change - a.change);
  return towards.slice(0, wanted).map(({ step }) => step);
}

const MOST_POSITIONS = 120;

/**
 * The steps that changed most what could be hoped for. A few roll-outs find them: at the named steps, or at every step
 * after which dice have fallen. What is told is measured anew with other dice: the largest of many estimates is larger
 * than the truth.
 */
export function* swingsSliced<G extends Game>(game: Rules<G>, record: BoutRecord<G>, ask: Omit<SwingsAsk, 'record'>): Sliced<HopeSwing[]> {
  const { bot, steps, search, measure, most } = ask;
  const { bouts, dice } = positionsOf(game, record);
  if (steps === null && bouts.length > MOST_POSITIONS) throw new RangeError('the bout is too long to be played out');
  const known = new Map<string, Estimate[]>();
  function* hopes(step: number, times: number, from: number): Sliced<Estimate[]> {
    const key = `${step} ${times} ${from}`;
    const found = known.get(key) ?? (yield* hopesSliced(game, record.setup, bouts[step]!, { bot, times, from }));
    known.set(key, found);
    return found;
  }
  function* swing(step: number, times: number, from: number): Sliced<HopeSwing> {
    return { step, before: yield* hopes(step - 1, times, from), after: yield* hopes(step, times, from) };
  }
  function* among(named: readonly number[]): Sliced<number[]> {
    const found: HopeSwing[] = [];
    for (const step of named) if (step > 0 && step < bouts.length) found.push(yield* swing(step, search, 0));
    return found
      .toSorted((one, other) => changeOf(other) - changeOf(one))
      .slice(0, most)
      .map(({ step }) => step);
  }
  function* anywhere(): Sliced<number[]> {
    const first: Estimate[] = [];
    for (const step of bouts.keys()) first.push(dice[step] ? (yield* hopes(step, search, 0))[0]! : first[step - 1]!);
    return likelySwings(first, most);
  }
  const chosen = steps === null ? yield* anywhere() : yield* among(steps);
  const swings: HopeSwing[] = [];
  for (const step of chosen) swings.push(yield* swing(step, measure, search));
  return swings;
}
