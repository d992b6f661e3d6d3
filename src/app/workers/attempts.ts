import type { Rng } from '../../engine/dice/index.ts';
import { seededRng } from '../../engine/dice/index.ts';
import { byLot } from '../../engine/mind/index.ts';
import type { BoutOf, Desk, Game, GameAtHand } from '../../session/index.ts';
import { firstBout, plainBots } from '../../session/index.ts';
import { botFor } from '../bots.ts';
import type { Controllers } from '../controllers.ts';
import { HUMAN } from '../controllers.ts';
import { ownShare } from '../own-share.ts';

/** A fight with its dice, tried again and again by bots in the player's place. */
export interface AttemptsAt<G extends Game> {
  readonly setup: G['setup'];
  readonly seed: string;
  readonly controllers: Controllers;
  readonly tries: number;
}

/** What came of one try: the answers of everybody, and the player's share of what he could hope for. */
export interface Attempt<G extends Game> {
  readonly actions: readonly G['action'][];
  readonly share: number;
  readonly rounds: number;
}

const MOST_DECISIONS = 5000;
/** How often in twenty decisions a try strays from what its bot would do. */
const STRAYING = [2, 4, 8] as const;
const TWENTY = 20;

type Rules<G extends Game> = Pick<GameAtHand<G>, 'desk' | 'rules'>;

/** Answers for the player: the first tries are each bot's own, later ones stray from the best of them here and there. */
function chooser<G extends Game>(desk: Pick<Desk<G>, 'bots' | 'usualBot'>, index: number, rng: Rng) {
  const names = plainBots(desk);
  const own = botFor(desk, names[index] ?? desk.usualBot);
  const strays = index < names.length ? 0 : STRAYING[index % STRAYING.length]!;
  return (bout: BoutOf<G>): G['action'] => {
    if (strays > 0 && rng.die(TWENTY) <= strays) {
      if (rng.die(2) === 1) return botFor(desk, byLot(names, rng)).policy(bout.forBots, rng);
      return byLot(bout.actions(), rng);
    }
    return own.policy(bout.forBots, rng);
  };
}

/** One try with the dice of the fight. Whoever is not the player's answers as he does in the arena at the same place. */
export function attempt<G extends Game>(
  game: Rules<G>,
  { setup, seed, controllers }: Omit<AttemptsAt<G>, 'tries'>,
  index: number,
): Attempt<G> {
  const { desk, rules } = game;
  const { bout } = firstBout<G>(rules, { setup, seed, from: null }, { log: false });
  const choose = chooser(desk, index, seededRng(`attempt ${index}`));
  const actions: G['action'][] = [];
  for (let decision = bout.decision(); decision && actions.length < MOST_DECISIONS; decision = bout.decision()) {
    const name = controllers[decision.figures[0]!] ?? HUMAN;
    const steps = actions.length + 1; // the opening is the first
    const action = name === HUMAN ? choose(bout) : botFor(desk, name).policy(bout.forBots, seededRng(`${seed} ${name} ${steps}`));
    bout.play(action);
    actions.push(action);
  }
  return { actions, share: ownShare(desk, { setup, bout, controllers }), rounds: bout.state.round };
}

/** What so many tries came to. */
export interface Attempts<G extends Game> {
  readonly tries: number;
  /** The share of each, in their order. */
  readonly shares: readonly number[];
  /** The one that came to most, of such the shortest. */
  readonly best: Attempt<G>;
}

const isBetter = <G extends Game>(one: Attempt<G>, other: Attempt<G>): boolean =>
  one.share > other.share || (one.share === other.share && one.rounds < other.rounds);

/** Tries a fight with its own dice; tells how it stands after each. */
export function* attemptsAt<G extends Game>(game: Rules<G>, at: AttemptsAt<G>): Generator<Attempts<G>, void, void> {
  let best: Attempt<G> | null = null;
  const shares: number[] = [];
  for (let index = 0; index < at.tries; index += 1) {
    const next = attempt(game, at, index);
    shares.push(next.share);
    if (!best || isBetter(next, best)) best = next;
    yield { tries: index + 1, shares: [...shares], best };
  }
}
