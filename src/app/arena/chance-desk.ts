import { computed, effect, signal, untracked } from '@preact/signals';
import type { Messages } from '../../catalogue/index.ts';
import { seededRng } from '../../engine/dice/index.ts';
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
export class ChanceCounter<G extends Game> implements ChanceDesk {
  readonly now = signal<ChanceNow | null>(null);
  readonly failed = signal(false);
  readonly counting = signal(false);
  readonly past = computed(() => [...this.counted.value].toSorted(([a], [b]) => a - b).map(([, share]) => share));
  private readonly counted = signal<ReadonlyMap<number, number>>(new Map());
  private readonly looking = signal(0);
  private readonly asked = signal(false);
  private readonly props: ChanceProps<G>;
  private readonly bot: string;
  /** Whose hopes were asked for last; those of the player's side before that. */
  private place: number;
  private leave = (): void => undefined;
  private release: (() => void) | null = null;
  /** Dice that had fallen when it was counted last, and when that was begun. */
  private done = -1;
  private begun = -1;
  private readonly quit: () => void;

  constructor(props: ChanceProps<G>) {
    this.props = props;
    const { session, messages, controllers = {} } = props;
    const { desk } = gameOf<G>(session.kit, session.setup);
    this.bot = playersInWords(desk, messages, controllers);
    this.place = Math.max(0, desk.sides(session.setup).indexOf(ownSides(desk, session.setup, controllers)[0] ?? ''));
    this.quit = effect(() => this.follow());
  }

  /** Counts until whoever looks leaves. */
  readonly look = (): (() => void) => {
    this.looking.value += 1;
    return () => void (this.looking.value -= 1);
  };

  readonly tell = (): void => {
    const known = this.now.value;
    const { model, session } = this.props;
    if (known && (known.over || session.bout.dice === this.done)) return announce(model, chanceSentence(known));
    if (!model.idle.value || !model.mayAct.value) return announce(model, 'It is counted when you are to choose.');
    announce(model, 'Counting what can be hoped for.');
    this.asked.value = true;
  };

  stop(): void {
    this.quit();
    this.leave();
    this.release?.();
  }

  private follow(): void {
    const { model, session } = this.props;
    const settled = model.idle.value && model.settled.value !== null;
    if (settled && session.bout.outcome() !== null) return untracked(() => this.finish());
    const wanted = this.looking.value > 0 || this.asked.value;
    const mine = model.mayAct.value && settled;
    untracked(() => this.begin(wanted && mine, session.bout.dice));
  }

  private begin(wanted: boolean, dice: number): void {
    if (this.now.value?.over) [this.now.value, this.done] = [null, -1]; // its end was taken back
    if (wanted && dice === this.begun) return;
    this.leave();
    this.leave = () => undefined;
    this.counting.value = wanted && dice !== this.done;
    this.begun = this.counting.value ? dice : -1;
    if (this.counting.value) this.count(dice);
  }

  private count(dice: number): void {
    const { session, source, controllers = {} } = this.props;
    const { setup, bout } = session;
    const { content, rules } = gameOf<G>(session.kit, setup);
    this.place = placeOf(session);
    const known = rules.hide ? bout.forBots.imagine(seededRng('chance')) : bout; // hopes tell nothing that he may not know
    const position = known.toJSON();
    let leave = (): void => undefined;
    const timer = setTimeout(() => {
      this.release ??= source.hold();
      leave = source.ask({ ask: 'chance', content, setup, position, controllers, ...MOST }, (answer) => {
        if (answer.answer === 'chance') this.hear(dice, answer);
        if (answer.answer === 'failed') this.fail();
      });
    }, PATIENCE);
    this.leave = () => {
      clearTimeout(timer);
      leave();
    };
  }

  private hear(dice: number, { hopes, measure, results, rollOuts, done: last }: Chance & { readonly done: boolean }): void {
    const hope = hopes[this.place] ?? hopes[0];
    if (!hope || (rollOuts < LEAST && !last)) return;
    this.failed.value = false;
    this.note(dice, { ...hope, measure, results, rollOuts, bot: this.bot });
    if (!last) return;
    this.done = dice;
    this.counting.value = false;
    if (this.asked.value) announce(this.props.model, chanceSentence(this.now.value!));
    this.asked.value = false;
  }

  private fail(): void {
    [this.failed.value, this.counting.value] = [true, false];
    if (this.asked.value) announce(this.props.model, 'What can be hoped for could not be counted.');
    this.asked.value = false;
  }

  /** When it is over nothing is hoped for any more: what came of it is told. */
  private finish(): void {
    const { setup, bout, kit } = this.props.session;
    if (this.now.value?.over) return;
    this.leave();
    const { outlook } = gameOf<G>(kit, setup).desk;
    const hopes = outlook.hopesOf(setup, bout);
    const mean = hopes[this.place] ?? hopes[0] ?? 0;
    this.note(bout.dice, { mean, error: 0, measure: outlook.measureOf(setup), results: [], rollOuts: 0, bot: this.bot, over: true });
    this.done = bout.dice;
  }

  private note(dice: number, now: ChanceNow): void {
    this.now.value = now;
    this.counted.value = new Map(this.counted.value).set(dice, now.mean / now.measure.most);
  }
}
