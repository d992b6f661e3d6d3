import type { BoutReplay, Game, GameAtHand, Spans } from '../../session/index.ts';
import type { Controllers } from '../controllers.ts';
import type { Choice, ChoicesMade } from '../workers/post-mortem/choices.ts';
import { choicesIn } from '../workers/post-mortem/choices.ts';

/** One of two records that are compared, played again, and who decided for whom in it. */
export interface Side<G extends Game> {
  readonly replay: BoutReplay<G>;
  readonly controllers: Controllers;
  /** What a bot answered in the player's place. */
  readonly deputed?: Spans | undefined;
}

/** Where two records of one fight part. */
export interface Parting<G extends Game> {
  /** Answers that both have. */
  readonly step: number;
  /** The choice of each in which they part; null where it was no choice of the player's. */
  readonly choices: readonly [Choice, Choice] | null;
  /** What each answered from there on, as far as it belongs to the choice. */
  readonly answers: readonly [readonly G['action'][], readonly G['action'][]];
}

export interface Comparison<G extends Game> {
  /** Null when all answers are the same. */
  readonly parting: Parting<G> | null;
  /** Choices of the player in both before they part. */
  readonly shared: number;
  /** Choices of each from there on. */
  readonly choices: readonly [readonly Choice[], readonly Choice[]];
  /** Choices from there on that a bot made in the place of each. */
  readonly byBot: readonly [readonly Choice[], readonly Choice[]];
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The answers of a replay that could be played again. */
function playedIn<G extends Game>({ record, positions }: BoutReplay<G>): readonly G['action'][] {
  return record.actions.slice(0, positions.length - 1);
}

function choicesOf<G extends Game>({ desk }: Pick<GameAtHand<G>, 'desk'>, { replay, controllers, deputed }: Side<G>): ChoicesMade {
  const { record, positions } = replay;
  const dice = positions.map((bout, index) => index === 0 || bout.dice !== positions[index - 1]!.dice);
  return choicesIn(desk, record, { bouts: positions, dice }, { controllers, deputed });
}

/** Where two records stand in the same position again before a die falls, having answered the same in another order; null for nowhere. */
function meetsAt<G extends Game>([one, other]: readonly [Side<G>, Side<G>], step: number): number | null {
  const [first, second] = [one.replay.positions, other.replay.positions];
  for (let at = step + 1; at < Math.min(first.length, second.length); at += 1) {
    const [here, there] = [first[at]!, second[at]!];
    if (here.dice !== first[step]!.dice || there.dice !== here.dice) return null;
    if (same(here.state, there.state)) return at;
  }
  return null;
}

/** Two records of one fight, choice by choice: what comes before the first difference is the same in both, but for the order of answers that comes to the same. */
export function compare<G extends Game>(game: Pick<GameAtHand<G>, 'desk'>, one: Side<G>, other: Side<G>): Comparison<G> {
  const [first, second] = [playedIn(one.replay), playedIn(other.replay)];
  let step = 0;
  for (let met: number | null = 0; met !== null; met = step < first.length && step < second.length ? meetsAt([one, other], step) : null) {
    step = met;
    while (step < first.length && step < second.length && same(first[step], second[step])) step += 1;
  }
  const all = [choicesOf(game, one), choicesOf(game, other)] as const;
  const shared = all[0].own.filter(({ to }) => to <= step).length;
  const later = (of: keyof ChoicesMade) => all.map((made) => made[of].filter(({ to }) => to > step)) as unknown as Comparison<G>['choices'];
  const from = later('own');
  const rest = { shared, choices: from, byBot: later('byBot') };
  if (step === first.length && step === second.length) return { parting: null, ...rest };
  const at = from.map((choices) => choices.find((choice) => choice.from <= step)) as [Choice | undefined, Choice | undefined];
  const choices = at[0] && at[1] ? ([at[0], at[1]] as const) : null;
  const answers = [first.slice(step, at[0]?.to ?? step + 1), second.slice(step, at[1]?.to ?? step + 1)] as const;
  return { parting: { step, choices, answers }, ...rest };
}
