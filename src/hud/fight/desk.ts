import { batch, type Signal } from '@preact/signals';
import type { Refusal } from '../../engine/bout/index.ts';
import { distance, neighbour, OUTSIDE, type Cell } from '../../engine/hex/index.ts';
import type { Decider } from '../../session/index.ts';
import { finishing } from '../../session/index.ts';
import { far, inSlices } from '../common/index.ts';
import type { Board, BoardFigure } from './board.ts';
import { Closing } from './closing.ts';
import { announce, type Desk, type FightCommands, type FightModel, type FoughtGame, type Switches, type ViewOf } from './fight-model.ts';
import type { FightOfGame } from './fight-of-game.ts';
import { switchesOf } from './switches.ts';
import { ANSWER, TURN } from './tempo.ts';
import type { Walk } from './walk-ends.ts';

/** What a desk works on. */
interface Tools<G extends FoughtGame, Figure extends BoardFigure, Facts extends object, Own extends object> {
  readonly game: FightOfGame<G, Figure, Facts, Own>;
  readonly model: () => FightModel<G, Figure, Facts> & Own;
  /** Steps that cannot be taken back any more. */
  readonly floor: Signal<number>;
  /** Takes over the position of the session. */
  readonly settle: () => void;
  /** The position as the player may see it. */
  readonly seen: () => ViewOf<G>;
}

/** Whoever is shown in haste is shown no slower than this. */
const HASTE = 4;
/** A bot's turn is shown together; no turn of any game has so many answers. */
const MOST_IN_A_TURN = 80;

/** Lets the page breathe between turns that nobody plays. */
function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

export class FightDesk<G extends FoughtGame, Figure extends BoardFigure, Facts extends object, Own extends object> implements Desk<G> {
  private readonly tools: Tools<G, Figure, Facts, Own>;
  private readonly closing: Closing;
  /** Where the last walk began, in steps, so that it is taken back as one. */
  private walkBegan = Infinity;
  /** How many steps had been taken at the last refusal. */
  private refusedAt = 0;
  /** Answers that were taken back together, the last first. */
  private takenBack: number[] = [];

  constructor(tools: Tools<G, Figure, Facts, Own>) {
    this.tools = tools;
    this.closing = new Closing({
      model: () => this.model,
      answer: () => (this.canTakeBack ? this.ownAnswer() : null),
      play: (action) => void this.play(action as G['action']),
    });
  }

  /** Takes over the position of the session; a refusal from before something was done says nothing any more. */
  private settle(): void {
    this.tools.settle();
    const { session, refusal } = this.model;
    if (refusal.value !== null && session.steps.length !== this.refusedAt) refusal.value = null;
  }

  private get model(): FightModel<G, Figure, Facts> & Own {
    return this.tools.model();
  }

  /** Answers of bots are never taken back, whether a die has fallen or not. */
  private get canTakeBack(): boolean {
    const { session } = this.model;
    return session.steps.length > this.tools.floor.value && session.canUndo;
  }

  tell(text: string): void {
    announce(this.model, text);
  }

  refuse(refused: Refusal | null): boolean {
    const { refusal, words } = this.model;
    if (refused) this.deny(words.say('refusal', refused.reason), refused.rule);
    else refusal.value = null;
    return refused !== null;
  }

  deny(text: string, rule: string | null = null): void {
    this.refusedAt = this.model.session.steps.length;
    this.model.refusal.value = { text, rule };
  }

  locked(): boolean {
    const { options, mayAct } = this.model;
    const reason = options.readOnly.value;
    if (reason !== null) this.deny(reason);
    return !mayAct.value;
  }

  async play(action: G['action']): Promise<boolean> {
    const { session } = this.model;
    if (this.locked() || this.refuse(session.bout.refusal(action))) return false;
    session.play(action);
    await this.follow(action);
    return true;
  }

  async follow(action: G['action'] | null): Promise<void> {
    const { session } = this.model;
    const { plan } = this.tools.game;
    const waits = plan?.isAsked(session.decision()) && session.canUndo && (action === null || plan.waits(action));
    if (waits) this.rest();
    else await this.carryOn();
  }

  async walk(to: Walk<G['action']>): Promise<boolean> {
    const { session, presenter, walking, words } = this.model;
    if (this.locked()) return false;
    this.refuse(null);
    const { answers } = walking.taken.value;
    for (let back = 0; back < answers && this.canTakeBack; back += 1) session.undo();
    if (answers > 0) presenter.rest(this.tools.game.board.of(this.tools.seen()), false);
    this.walkBegan = session.steps.length;
    if (to.way.length === 0) return (this.rest(), true);
    const stopped = this.giveSteps(to.way);
    await this.carryOn();
    if (stopped) this.tell(words.say('walk', 'stopped', { hex: words.hex(walking.stance.value?.cell ?? to.cell) }));
    else if (this.model.idle.value) this.tell(this.walkWords(to));
    return !stopped;
  }

  private walkWords({ cell, facing, cost }: Walk): string {
    const { words } = this.model;
    const { unit = '' } = this.tools.game.walk ?? {};
    return words.say('walk', 'told', { hex: words.hex(cell), direction: words.say('direction', `d${facing}`), cost, unit });
  }

  /** Gives answers one after the other; true when something was not as foreseen, so that the rest is not given. */
  private giveSteps(way: readonly G['action'][]): boolean {
    const { session } = this.model;
    const asked = session.decision();
    for (const [index, action] of way.entries()) {
      if (this.refuse(session.bout.refusal(action))) return true;
      session.play(action);
      const now = session.decision();
      const isLast = index === way.length - 1;
      const asForeseen = session.canUndo && now?.kind === asked?.kind && now?.figures[0] === asked?.figures[0];
      if (!isLast && !asForeseen) return true;
    }
    return false;
  }

  noWay(cell: Cell): void {
    const { walking, arena, words } = this.model;
    const { rule = null } = this.tools.game.walk ?? {};
    const from = walking.ends.value[0];
    if (!from) return;
    const walks = walking.ends.value.some(({ cell: end }) => end !== from.cell);
    const away = far(distance(arena, from.cell, cell), words);
    const key = walks ? 'out-of-reach' : 'nowhere';
    this.deny(words.say('walk', key, { far: away }), rule);
  }

  /** The position as it is drawn while nothing moves. */
  private drawn(): Board<Figure> {
    const { game } = this.tools;
    const settled = this.model.settled.value;
    return game.drawn?.(settled) ?? game.board.of(settled.view);
  }

  rest(): void {
    const { game } = this.tools;
    this.settle();
    const { presenter, settled } = this.model;
    presenter.rest(this.drawn(), game.plan?.isAsked(settled.value.decision) ?? false);
  }

  async show(): Promise<void> {
    if (!this.atOnce()) return this.present(ANSWER);
    await this.model.presenter.during(async () => {
      await this.present(ANSWER);
      for (let action = this.atOnce(); action; action = this.atOnce()) {
        this.model.session.play(action);
        await this.present(ANSWER);
      }
    });
  }

  private async present(within: number): Promise<void> {
    const { game } = this.tools;
    const { presenter, settled } = this.model;
    const board = (): Board<Figure> => {
      this.settle();
      return game.board.of(settled.value.view);
    };
    await presenter.catchUp(board, { within });
    presenter.rest(this.drawn(), game.plan?.isAsked(settled.value.decision) ?? false);
  }

  /** The answer to a question that is none; null when the player is to choose, or a bot is. */
  private ownAnswer(): G['action'] | null {
    const { session, options, settings, presenter, isPlayers } = this.model;
    const { game } = this.tools;
    const decision = session.decision();
    if (!decision || presenter.halted || options.readOnly.value !== null || settings.value.everyPrompt) return null;
    const [figure] = decision.figures;
    if (this.nextBot() || (figure !== undefined && !isPlayers(figure))) return null;
    const wanted = game.byItself?.(this.model) ?? null;
    if (wanted) return wanted;
    if (game.plan?.isAsked(decision) && this.canTakeBack) return null;
    const [only, ...others] = session.bout.actions();
    return only && others.length === 0 ? only : null;
  }

  /** The same, where nothing can be taken back by which it would not come to it. */
  private atOnce(): G['action'] | null {
    return this.canTakeBack ? null : this.ownAnswer();
  }

  /** The bot that is to decide, for itself or in the player's place; null when the player is, or nobody. */
  private nextBot(): Decider<G> | null {
    const { session, options, presenter, flow } = this.model;
    const decision = session.decision();
    if (!decision || options.readOnly.value !== null || presenter.halted) return null;
    const [figure] = decision.figures;
    const own = figure === undefined ? null : (options.botOf?.(figure) ?? null);
    if (own) return { decide: own, deputed: false };
    return flow.deputed.value && options.deputy ? { decide: options.deputy, deputed: true } : null;
  }

  async carryOn(): Promise<void> {
    this.closing.stop();
    this.takenBack = [];
    await this.model.presenter.during(() => this.playOthers());
    this.closing.begin();
  }

  /** Shows what has happened, and lets bots answer as long as it is theirs: also where it has become so meanwhile. */
  private async playOthers(): Promise<void> {
    const { session } = this.model;
    await this.show();
    for (let bot = this.nextBot(); bot; bot = this.nextBot()) {
      await breath();
      if (this.nextBot() === null) return;
      this.playTurn(bot);
      this.tools.floor.value = session.steps.length;
      await this.present(TURN);
      await this.show();
    }
  }

  /** A bot's answers as long as it is he who is asked, so that they are shown together. */
  private playTurn(first: Decider<G>): void {
    const { session } = this.model;
    const figure = session.decision()?.figures[0];
    let bot: Decider<G> | null = first;
    for (let answers = 0; bot && answers < MOST_IN_A_TURN; answers += 1) {
      session.play(bot.decide(session.bout.forBots), bot.deputed);
      bot = session.decision()?.figures[0] === figure ? this.nextBot() : null;
    }
  }

  begin(): void {
    const { presenter } = this.model;
    if (presenter.progress.value !== 'idle') return;
    if (this.model.isUnseen() || this.nextBot() || this.atOnce()) void this.carryOn();
  }

  undo(): void {
    const { idle, session, options, walking } = this.model;
    if (!idle.value) return;
    const others = options.botOf ? ', or others have acted' : '';
    if (!this.canTakeBack) return this.deny(`Nothing can be taken back: a die has fallen since${others}.`);
    this.closing.stop();
    const together = session.steps.length - this.walkBegan;
    const count = together > 1 && together <= walking.taken.value.answers ? together : 1;
    for (let back = 0; back < count; back += 1) session.undo();
    const before = this.takenBack;
    this.rest();
    this.takenBack = [count, ...before];
    this.tell('Taken back.');
  }

  async redo(): Promise<void> {
    const { idle, session } = this.model;
    if (!idle.value || !session.canRedo) return;
    const [count = 1, ...others] = this.takenBack;
    this.walkBegan = count > 1 ? session.steps.length : this.walkBegan;
    for (let again = 0; again < count && session.canRedo; again += 1) session.redo();
    await this.follow(null);
    this.takenBack = others;
  }

  /** Hurries to the next question. */
  toMyTurn(): void {
    const { presenter, idle, closing, mine } = this.model;
    if (!idle.value) return presenter.rush();
    if (closing.value) return this.closing.now();
    this.tell(mine.value ? 'It is your turn.' : 'Nobody is asked.');
  }

  async toTheEnd(): Promise<void> {
    const { session, options, presenter, flow } = this.model;
    if (options.readOnly.value !== null || !session.decision()) return;
    this.closing.stop();
    flow.settling.value = true;
    presenter.rush();
    await this.untilIdle();
    if (presenter.halted || !session.decision()) return;
    const isWanted = (): boolean => !presenter.halted && options.readOnly.value === null;
    await presenter.during(async () => {
      await inSlices(finishing<G>(session, (decision) => this.botAtTheEnd(decision), isWanted));
      if (presenter.halted) return;
      this.tools.floor.value = session.steps.length;
      presenter.leap(() => {
        this.settle();
        return this.drawn();
      });
    });
  }

  private botAtTheEnd({ figures: [figure] }: G['decision']): Decider<G> {
    const { options } = this.model;
    const own = figure === undefined ? null : options.botOf?.(figure);
    if (own) return { decide: own, deputed: false };
    if (!options.deputy) throw new Error('nobody plays on');
    return { decide: options.deputy, deputed: true };
  }

  private untilIdle(): Promise<void> {
    const { idle } = this.model;
    return new Promise((resolve) => {
      const stop = idle.subscribe((now) => {
        if (now) queueMicrotask(() => (stop(), resolve()));
      });
    });
  }

  async playOn(on: boolean): Promise<void> {
    const { flow, presenter, settings } = this.model;
    batch(() => {
      flow.deputed.value = on;
      presenter.least.value = on ? HASTE : 0;
    });
    const back = settings.value.letterKeys ? ' P gives it back to you.' : '';
    this.tell(on ? `The skilled bot plays your side.${back}` : 'Your side is yours again.');
    if (!on) return;
    await this.untilIdle();
    if (this.model.idle.value && this.nextBot()) await this.carryOn();
  }

  select(id: string): void {
    const { model } = this;
    model.selected.value = id;
    model.refusal.value = null;
    this.tools.game.onSelect?.(model);
  }

  selectNext(by: 1 | -1): boolean {
    const { picture, selected } = this.model;
    const ids = picture.value.figures.filter(({ kind, cell }) => kind === 'man' && cell !== OUTSIDE).map(({ id }) => id);
    const next = ids.indexOf(selected.value ?? '') + by;
    if (next < 0 || next >= ids.length) return false;
    this.select(ids[next]!);
    return true;
  }

  stepFrom(cell: Cell, direction: number): Cell {
    const next = neighbour(this.model.arena, cell, direction);
    return next === OUTSIDE ? cell : next;
  }

  get switches(): Switches {
    return switchesOf(this.model, (text) => this.tell(text));
  }
}

type DeskCommands = Omit<FightCommands, 'commit' | 'chooseHex' | 'turn' | 'chooseCard'>;

/** The commands that are the same in every game; the game adds how it commits, and what hexes, turns and number keys choose. */
export function deskCommands<G extends FoughtGame>(desk: Desk<G>): DeskCommands & Pick<Desk<G>, 'play' | 'carryOn'> {
  return {
    play: (action) => desk.play(action),
    carryOn: () => desk.carryOn(),
    tell: (text) => desk.tell(text),
    undo: () => desk.undo(),
    redo: () => desk.redo(),
    select: (id) => desk.select(id),
    selectNext: (by) => desk.selectNext(by),
    stepFrom: (cell, direction) => desk.stepFrom(cell, direction),
    ...desk.switches,
  };
}
