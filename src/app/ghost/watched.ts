import { signal, type ReadonlySignal } from '@preact/signals';
import type { Messages } from '../../catalogue/index.ts';
import type { FigureId } from '../../engine/bout/index.ts';
import { restoreRng, type RngState } from '../../engine/dice/index.ts';
import type { Bot, FoughtGame } from '../../hud/fight/index.ts';
import type { BoutSession, Sliced } from '../../session/index.ts';
import { gameOf, gradeIn, replaySliced } from '../../session/index.ts';
import { botDice, botFor, controllerName, deciderOf } from '../bots.ts';
import { HUMAN, type Controllers } from '../controllers.ts';
import { inSlices } from '../slices.ts';
import { explained, pageDice, type Explained, type Given } from './explain.ts';

/** A decision that was watched, with its reasons. */
export interface Watched<G extends FoughtGame> {
  readonly given: Given<G>;
  readonly explained: Explained<G>;
}

/** More decisions than anybody looks back at. */
const MOST = 120;

/** Who plays whom in a session, watched: what those decide who go by a behaviour is kept with its reasons. */
export interface Watch<G extends FoughtGame> {
  /** Null for the player at the screen. Undefined where nobody can be named. */
  readonly botOf: ((figure: FigureId) => Bot<G> | null) | undefined;
  /** Whether anybody here goes by a behaviour. */
  readonly hasMinds: boolean;
  /** How a figure fights that goes by a behaviour; null for others. */
  readonly mannerOf: (figure: FigureId) => string | null;
  readonly decisions: ReadonlySignal<readonly Watched<G>[]>;
  /** Adds those decisions that were made before this page took the bout up, once; nothing where it began here. */
  recall(this: void): Promise<void>;
}

interface Watching<G extends FoughtGame> {
  readonly controllers: Controllers;
  readonly messages: Messages;
  /** Answers that are known already: nobody decides any more. */
  readonly script?: readonly G['action'][] | null;
  /** The dice that bots had before each of these. */
  readonly dice?: readonly RngState[];
}

/** What was decided before so many steps of a session, the last of it, each with its reasons. Yields after each. */
function* recalled<G extends FoughtGame>(
  session: BoutSession<G>,
  before: number,
  nameOf: (figure: FigureId) => string | null,
): Sliced<readonly Watched<G>[]> {
  const { desk } = gameOf<G>(session.kit, session.setup);
  const { positions, steps } = yield* replaySliced<G>(session.kit, session.record());
  const found: Watched<G>[] = [];
  for (let step = Math.min(before, steps.length) - 1; step > 0 && found.length < MOST; step -= 1) {
    const bout = positions[step - 1]!;
    const figure = bout.decision()?.figures[0];
    const bot = figure === undefined ? null : nameOf(figure);
    if (figure === undefined || bot === null || session.steps[step]?.deputed) continue;
    const given: Given<G> = { figure, bot, bout, steps: step, action: steps[step]!.action };
    const reasons = explained(desk, given, pageDice(session.seed, given));
    if (reasons && reasons.decided.passed.length > 0) found.unshift({ given, explained: reasons });
    yield;
  }
  return found;
}

export function watchBots<G extends FoughtGame>(
  session: BoutSession<G>,
  { controllers, messages, script = null, dice = [] }: Watching<G>,
  onDecided: (watched: Watched<G>) => void,
): Watch<G> {
  const { desk } = gameOf<G>(session.kit, session.setup);
  const decisions = signal<readonly Watched<G>[]>([]);
  const seats = desk.seats(session.setup);
  const before = script ? 0 : session.steps.length;
  let recalling: Promise<void> | null = null;
  const minded = (name: string): boolean => name !== HUMAN && botFor(desk, name).explain !== undefined;
  const watch = (watched: Watched<G>): void => {
    if (watched.explained.decided.passed.length > 0) decisions.value = [...decisions.value.slice(1 - MOST), watched];
    onDecided(watched);
  };
  const mind =
    (figure: FigureId, name: string): Bot<G> =>
    (seen) => {
      const bot = botFor(desk, name);
      const steps = session.steps.length;
      const decided = bot.explain!(seen, botDice(session.seed, name, steps));
      const { action } = decided;
      const grade = gradeIn(desk, bot.grade);
      const given: Given<G> = { figure, bot: name, bout: session.bout.clone(), steps, action };
      watch({ given, explained: { behaviour: bot.behaviour!, grade, decided, action, exact: true } });
      return action;
    };
  /** Gives the answer that is known; whoever goes by a behaviour is asked again why he gave it. */
  const scripted =
    (figure: FigureId, answers: readonly G['action'][]): Bot<G> =>
    () => {
      const steps = session.steps.length;
      const action = answers[steps - 1]!;
      const name = controllers[figure] ?? HUMAN;
      if (!minded(name)) return action;
      const given: Given<G> = { figure, bot: name, bout: session.bout.clone(), steps, action };
      const state = dice[steps - 1];
      const reasons = explained(desk, given, state ? () => restoreRng(state) : pageDice(session.seed, given));
      if (reasons) watch({ given, explained: reasons });
      return action;
    };
  const mindOn = (figure: FigureId): string | null => {
    const name = controllers[figure] ?? HUMAN;
    return minded(name) ? name : null;
  };
  const recall = async (): Promise<void> => {
    const earlier = await inSlices(recalled(session, before, mindOn));
    decisions.value = [...earlier, ...decisions.value].slice(-MOST);
  };
  return {
    decisions,
    recall: () => (recalling ??= before > 1 ? recall() : Promise.resolve()),
    mannerOf: (figure) => {
      const name = controllers[figure] ?? HUMAN;
      return minded(name) ? controllerName(desk, messages, name) : null;
    },
    hasMinds: seats.some(({ figure }) => minded(controllers[figure] ?? HUMAN)),
    botOf: script
      ? (figure) => scripted(figure, script)
      : seats.length === 0
        ? undefined
        : (figure) => {
            const name = controllers[figure] ?? HUMAN;
            if (name === HUMAN) return null;
            return minded(name) ? mind(figure, name) : deciderOf(session, name);
          },
  };
}
