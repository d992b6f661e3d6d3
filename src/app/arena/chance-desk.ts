import { computed, effect, signal, untracked } from '@preact/signals';
import type { Messages } from '../../catalogue/index.ts';
import { announce, chanceSentence, type AnyFight, type ChanceDesk, type ChanceNow } from '../../hud/fight/index.ts';
import type { BoutSession, Game } from '../../session/index.ts';
import { gameOf } from '../../session/index.ts';
import { playersInWords } from '../bots.ts';
import type { Controllers } from '../controllers.ts';
import { ownSides } from '../own-share.ts';
import type { Answer, Ask, Chance } from '../workers/messages.ts';

/** Whoever plays positions out beside the page. */
export interface ChanceSource {
  /** Asks; returns the way to stop. */
  ask(this: void, ask: Ask, onAnswer: (answer: Answer) => void): () => void;
  /** Keeps the worker between two questions; returns the way to let go. */
  hold(this: void): () => void;
}

/** Roll-outs of a position, and milliseconds of the worker, at most. */
const MOST = { rollOuts: 400, milliseconds: 2500 } as const;
/** Fewer say nothing yet. */
const LEAST = 60;
/** Milliseconds that the page has to itself at a new decision. */
const PATIENCE = 200;

interface ChanceProps<G extends Game> {
  readonly model: Pick<AnyFight, 'idle' | 'announcement'> & {
    readonly mayAct: { readonly value: boolean };
    readonly settled: { readonly value: unknown };
  };
  readonly session: BoutSession<G>;
  readonly messages: Messages;
  /** Who decides for whom; whoever is not named is the player's. */
  readonly controllers?: Controllers;
  readonly source: ChanceSource;
}

/** Whose hopes are told of: the place of the side that decides, as hopes are listed. */
function placeOf<G extends Game>({ kit, setup, bout }: BoutSession<G>): number {
  const { desk } = gameOf<G>(kit, setup);
  const figure = bout.decision()?.figures[0];
  const side = desk.seats(setup).find((seat) => seat.figure === figure)?.side;
  return side === undefined ? 0 : Math.max(0, desk.sides(setup).indexOf(side));
}

/**
 * Counts what can be hoped for at the decisions of the player: when all that has happened has been shown, once after each
 * fall of dice. What he plans and may take back changes nothing, so that the line tells how it stands and not which answer
 * to give. What is being counted is left when he goes on.
 */
export function chanceDesk<G extends Game>({
  model,
  session,
  messages,
  controllers = {},
  source,
}: ChanceProps<G>): ChanceDesk & { stop(): void } {
  const now = signal<ChanceNow | null>(null);
  const counted = signal<ReadonlyMap<number, number>>(new Map());
  const looking = signal(0);
  const asked = signal(false);
  const failed = signal(false);
  const counting = signal(false);
  let stop = (): void => undefined;
  let release: (() => void) | null = null;
  /** Dice that had fallen when it was counted last, and when that was begun. */
  let [done, begun] = [-1, -1];

  const { desk, content } = gameOf<G>(session.kit, session.setup);
  const bot = playersInWords(desk, messages, controllers);

  const hear = (
    dice: number,
    place: number,
    { hopes, measure, results, rollOuts, done: last }: Chance & { readonly done: boolean },
  ): void => {
    const hope = hopes[place] ?? hopes[0];
    if (!hope || (rollOuts < LEAST && !last)) return;
    failed.value = false;
    now.value = { ...hope, measure, results, rollOuts, bot };
    counted.value = new Map(counted.value).set(dice, hope.mean / measure.most);
    if (!last) return;
    done = dice;
    counting.value = false;
    if (asked.value) announce(model, chanceSentence(now.value));
    asked.value = false;
  };

  const fail = (): void => {
    [failed.value, counting.value] = [true, false];
    if (asked.value) announce(model, 'What can be hoped for could not be counted.');
    asked.value = false;
  };

  /** Whose hopes were asked for last; those of the player's side before that. */
  let asks = Math.max(0, desk.sides(session.setup).indexOf(ownSides(desk, session.setup, controllers)[0] ?? ''));

  const count = (dice: number): (() => void) => {
    const { setup, bout } = session;
    const place = placeOf(session);
    asks = place;
    const position = bout.toJSON();
    let leave = (): void => undefined;
    const timer = setTimeout(() => {
      release ??= source.hold();
      leave = source.ask({ ask: 'chance', content, setup, position, controllers, ...MOST }, (answer) => {
        if (answer.answer === 'chance') hear(dice, place, answer);
        if (answer.answer === 'failed') fail();
      });
    }, PATIENCE);
    return () => {
      clearTimeout(timer);
      leave();
    };
  };

  /** When it is over nothing is hoped for any more: what came of it is told. */
  const finish = (): void => {
    const { setup, bout } = session;
    if (now.peek()?.over) return;
    stop();
    const hopes = desk.outlook.hopesOf(setup, bout);
    const measure = desk.outlook.measureOf(setup);
    const mean = hopes[asks] ?? hopes[0] ?? 0;
    now.value = { mean, error: 0, measure, results: [], rollOuts: 0, bot, over: true };
    counted.value = new Map(counted.value).set(bout.dice, mean / measure.most);
    done = bout.dice;
  };

  const quit = effect(() => {
    const over = model.idle.value && model.settled.value !== null && session.bout.outcome() !== null;
    if (over) return untracked(finish);
    const wanted = looking.value > 0 || asked.value;
    const mine = model.idle.value && model.mayAct.value && model.settled.value !== null;
    untracked(() => {
      if (now.peek()?.over) [now.value, done] = [null, -1]; // its end was taken back
      const { dice } = session.bout;
      if (wanted && mine && dice === begun) return;
      stop();
      stop = () => undefined;
      begun = -1;
      counting.value = false;
      if (!wanted || !mine || dice === done) return;
      begun = dice;
      counting.value = true;
      stop = count(dice);
    });
  });

  return {
    now,
    failed,
    counting,
    past: computed(() => [...counted.value].toSorted(([a], [b]) => a - b).map(([, share]) => share)),
    look: () => {
      looking.value += 1;
      return () => void (looking.value -= 1);
    },
    tell: () => {
      const known = now.value;
      if (known && (known.over || session.bout.dice === done)) return announce(model, chanceSentence(known));
      if (!model.idle.value || !model.mayAct.value) return announce(model, 'It is counted when you are to choose.');
      announce(model, 'Counting what can be hoped for.');
      asked.value = true;
    },
    stop: () => {
      quit();
      stop();
      release?.();
    },
  };
}
