import { seededRng } from '../../engine/dice/index.ts';
import { estimateOf, type Estimate } from '../../engine/odds/index.ts';
import type { HopeSwing } from '../../hud/end/index.ts';
import type { BoutOf, BoutRecord, Game, GameAtHand } from '../../session/index.ts';
import { firstBout } from '../../session/index.ts';
import type { SwingsAsk } from './messages.ts';
import { playOut } from './play-out.ts';

type Rules<G extends Game> = Pick<GameAtHand<G>, 'desk' | 'rules'>;

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

/** What each may hope for in a position, by playing it out with other dice. */
export function hopesIn<G extends Game>(
  { desk }: Rules<G>,
  setup: G['setup'],
  bout: BoutOf<G>,
  { bot, times, from }: RollOuts,
): Estimate[] {
  if (!bout.decision()) return desk.outlook.hopesOf(setup, bout).map((mean) => ({ mean, error: 0 }));
  const each = Array.from({ length: times }, (_, i) =>
    desk.outlook.hopesOf(setup, playOut(desk, bout.clone(seededRng(`roll-out ${from + i}`)), { bot }, `player ${from + i}`)),
  );
  return each[0]!.map((_, place) => estimateOf(each.map((hopes) => hopes[place]!)));
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
export function swingsOf<G extends Game>(
  game: Rules<G>,
  record: BoutRecord<G>,
  ask: Omit<SwingsAsk, 'ask' | 'content' | 'record'>,
): HopeSwing[] {
  const { bot, steps, search, measure, most } = ask;
  const { bouts, dice } = positionsOf(game, record);
  if (steps === null && bouts.length > MOST_POSITIONS) throw new RangeError('the bout is too long to be played out');
  const known = new Map<string, Estimate[]>();
  const hopes = (step: number, times: number, from: number): Estimate[] => {
    const key = `${step} ${times} ${from}`;
    const found = known.get(key) ?? hopesIn(game, record.setup, bouts[step]!, { bot, times, from });
    known.set(key, found);
    return found;
  };
  const swing = (step: number, times: number, from: number): HopeSwing => ({
    step,
    before: hopes(step - 1, times, from),
    after: hopes(step, times, from),
  });
  const among = (named: readonly number[]): number[] =>
    named
      .filter((step) => step > 0 && step < bouts.length)
      .map((step) => swing(step, search, 0))
      .toSorted((one, other) => changeOf(other) - changeOf(one))
      .slice(0, most)
      .map(({ step }) => step);
  const anywhere = (): number[] => {
    const first: Estimate[] = [];
    for (const step of bouts.keys()) first.push(dice[step] ? hopes(step, search, 0)[0]! : first[step - 1]!);
    return likelySwings(first, most);
  };
  return (steps === null ? anywhere() : among(steps)).map((step) => swing(step, measure, search));
}
