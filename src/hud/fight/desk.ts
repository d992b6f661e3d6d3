import type { Signal } from '@preact/signals';
import type { Refusal } from '../../engine/bout/index.ts';
import { neighbour, OUTSIDE, type Cell } from '../../engine/hex/index.ts';
import type { Board, BoardFigure } from './board.ts';
import { announce, type Bot, type Desk, type FightCommands, type FightModel, type FoughtGame } from './fight-model.ts';
import type { FightOfGame } from './fight-of-game.ts';

/** What a desk works on. */
interface Tools<G extends FoughtGame, Figure extends BoardFigure, Facts extends object, Own extends object> {
  readonly game: FightOfGame<G, Figure, Facts, Own>;
  readonly model: () => FightModel<G, Figure, Facts> & Own;
  /** Steps that cannot be taken back any more. */
  readonly floor: Signal<number>;
  /** Takes over the position of the session. */
  readonly settle: () => void;
}

/** Lets the page breathe between turns that nobody plays. */
function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

export class FightDesk<G extends FoughtGame, Figure extends BoardFigure, Facts extends object, Own extends object> implements Desk<G> {
  private readonly tools: Tools<G, Figure, Facts, Own>;

  constructor(tools: Tools<G, Figure, Facts, Own>) {
    this.tools = tools;
  }

  private get model(): FightModel<G, Figure, Facts> & Own {
    return this.tools.model();
  }

  tell(text: string): void {
    announce(this.model, text);
  }

  refuse(refused: Refusal | null): boolean {
    const { refusal, words } = this.model;
    refusal.value = refused && { text: words.say('refusal', refused.reason), rule: refused.rule };
    return refused !== null;
  }

  locked(): boolean {
    const { options, refusal, mayAct } = this.model;
    const reason = options.readOnly.value;
    if (reason !== null) refusal.value = { text: reason, rule: null };
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

  /** The position as it is drawn while nothing moves. */
  private drawn(): Board<Figure> {
    const { game } = this.tools;
    const settled = this.model.settled.value;
    return game.drawn?.(settled) ?? game.board.of(settled.view);
  }

  rest(): void {
    const { game, settle } = this.tools;
    settle();
    const { presenter, settled } = this.model;
    presenter.rest(this.drawn(), game.plan?.isAsked(settled.value.decision) ?? false);
  }

  async show(): Promise<void> {
    const { game, settle } = this.tools;
    const { presenter, settled } = this.model;
    this.playByItself();
    await presenter.catchUp(() => {
      settle();
      return game.board.of(settled.value.view);
    });
    presenter.rest(this.drawn(), game.plan?.isAsked(settled.value.decision) ?? false);
  }

  private playByItself(): void {
    const { session, options } = this.model;
    const { game } = this.tools;
    if (!game.byItself || options.readOnly.value !== null) return;
    for (let action = game.byItself(this.model); action; action = game.byItself(this.model)) session.play(action);
  }

  /** The bot that is to decide; null when the player is, or nobody. */
  private nextBot(): Bot<G> | null {
    const { session, options, presenter } = this.model;
    const figure = session.decision()?.figures[0];
    if (figure === undefined || options.readOnly.value !== null || presenter.halted) return null;
    return options.botOf?.(figure) ?? null;
  }

  async carryOn(): Promise<void> {
    if (this.nextBot()) await this.model.presenter.during(() => this.playBots());
    else await this.show();
  }

  private async playBots(): Promise<void> {
    const { session } = this.model;
    await this.show();
    for (let bot = this.nextBot(); bot; bot = this.nextBot()) {
      await breath();
      if (!this.nextBot()) return;
      session.play(bot(session.bout.forBots));
      this.tools.floor.value = session.steps.length;
      await this.show();
    }
  }

  begin(): void {
    const { presenter, session } = this.model;
    if (presenter.progress.value !== 'idle') return;
    const isUnseen = presenter.behind > 0 && session.plan.length === 0;
    if (isUnseen || this.nextBot()) void this.carryOn();
  }

  undo(): void {
    const { idle, session, settled, options } = this.model;
    if (!idle.value) return;
    const others = options.botOf ? ', or others have acted' : '';
    if (!settled.value.canUndo) return this.tell(`Nothing can be taken back: a die has fallen since${others}.`);
    session.undo();
    this.rest();
    this.tell('Taken back.');
  }

  async redo(): Promise<void> {
    const { idle, session } = this.model;
    if (!idle.value || !session.canRedo) return;
    session.redo();
    await this.follow(null);
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

  cycleThreat(): void {
    const { name, levels } = this.tools.game.threats;
    const { threat } = this.model;
    threat.value = (threat.value + 1) % levels.length;
    this.tell(`${name}: ${levels[threat.value]}.`);
  }

  explain(): void {
    const { settings, options } = this.model;
    options.onSettings({ oddsDetail: settings.value.oddsDetail === 'law' ? 'line' : 'law' });
  }

  law(): void {
    const { settings, options } = this.model;
    const law = !settings.value.law;
    options.onSettings({ law });
    this.tell(law ? 'Rule numbers shown.' : 'Rule numbers hidden.');
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
    cycleThreat: () => desk.cycleThreat(),
    explain: () => desk.explain(),
    law: () => desk.law(),
  };
}
