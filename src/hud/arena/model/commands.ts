import { listed } from '../../common/index.ts';
import type { Cell } from '../../../engine/hex/index.ts';
import { neighbour, OUTSIDE } from '../../../engine/hex/index.ts';
import type { HuntAction } from '../../../rulesets/damnatio/index.ts';
import { whirlWords } from '../announce.ts';
import { boardOf } from './board.ts';
import type { ArenaModel } from './arena-model.ts';
import { cardKey, NO_CARD } from './defence.ts';
import { facingAt, isMoving, planMove } from './planning.ts';
import { choiceOf, reordered, strikeAction, strikesIn, type StrikeChoice } from './strike-plan.ts';

type Refused = { readonly rule: string; readonly reason: string } | null;

/** Answers that are final at once: a die falls, or something must be seen. Everything else is a plan. */
const PLANNED: readonly HuntAction['type'][] = ['order', 'move', 'stand', 'bind', 'second-wind'];

/** Everything a player can do on the arena screen. Each says why when it cannot be done. */
export function createCommands(model: ArenaModel) {
  const { session, presenter, words } = model;

  function refuse(refused: Refused): boolean {
    model.refusal.value = refused && { text: words.say('refusal', refused.reason), rule: refused.rule };
    return refused !== null;
  }

  function tell(text: string): void {
    model.announcement.value = text === model.announcement.value ? `${text} ` : text;
  }

  function afterPlan(): void {
    model.settle();
    model.rest();
  }

  async function show(): Promise<void> {
    await presenter.catchUp(() => {
      model.settle();
      return boardOf(model.settled.value.view);
    });
    model.rest();
  }

  /** Plays an answer; a plan waits, everything else is shown at once. */
  async function play(action: HuntAction): Promise<boolean> {
    if (!model.mayAct.value) return false;
    if (refuse(session.hunt.refusal(action))) return false;
    session.play(action);
    if (PLANNED.includes(action.type) && session.canUndo && isMoving(session.decision())) afterPlan();
    else await show();
    return true;
  }

  function move(figure: string, to: Cell, facing: number, pickUp = false): boolean {
    if (!model.mayAct.value) return false;
    const action = { type: 'move', figure, to, facing, ...(pickUp ? { pickUp } : {}) } as const;
    if (refuse(planMove(session, action as Extract<HuntAction, { type: 'move' }>))) {
      afterPlan();
      return false;
    }
    afterPlan();
    const hex = words.hex(to);
    tell(`${words.title(figure)}: hex ${hex}, facing ${words.say('direction', `d${facing}`)}. Nothing is final until you commit.`);
    return true;
  }

  function figureAt(cell: Cell): string | null {
    const here = model.picture.value.figures.find((figure) => figure.kind === 'man' && figure.cell === cell);
    const planned = model.settled.value.planned.find(({ path }) => path.at(-1) === cell);
    return here?.id ?? planned?.figure ?? null;
  }

  /** A hex was chosen: a man on it is selected, else the selected man is to go there. */
  function chooseHex(cell: Cell): void {
    model.refusal.value = null;
    const there = figureAt(cell);
    const id = model.selected.value;
    if (there && there !== id) return select(there);
    if (!id || !model.movers.value.includes(id)) return;
    const from = model.reach.value?.from;
    const facing = cell === from && there === id ? stayFacing(id, cell) : facingAt(model.settled.value.view, id, cell);
    move(id, cell, facing);
  }

  /** On his own hex he turns to the beast; when he looks at it already, he pivots there and back. */
  function stayFacing(id: string, cell: Cell): number {
    return facingAt(model.settled.value.view, id, cell);
  }

  function turn(facing: number): void {
    const id = model.selected.value;
    if (!id || !model.movers.value.includes(id)) return;
    const man = model.settled.value.view.state.men.find((one) => one.id === id);
    if (man) move(id, man.cell, facing, lifts(id));
  }

  function lifts(id: string): boolean {
    const planned = model.settled.value.planned.find(({ figure }) => figure === id);
    return planned?.action.type === 'move' && planned.action.pickUp === true;
  }

  function select(id: string): void {
    model.selected.value = id;
    model.refusal.value = null;
  }

  function selectNext(by: 1 | -1): boolean {
    const ids = model.picture.value.figures.filter(({ kind, cell }) => kind === 'man' && cell !== OUTSIDE).map(({ id }) => id);
    const next = ids.indexOf(model.selected.value ?? '') + by;
    if (next < 0 || next >= ids.length) return false;
    select(ids[next]!);
    return true;
  }

  function undo(): void {
    if (!model.idle.value || !session.canUndo) return tell('Nothing can be taken back: a die has fallen since.');
    session.undo();
    afterPlan();
    tell('Taken back.');
  }

  async function redo(): Promise<void> {
    if (!model.idle.value || !session.canRedo) return;
    session.redo();
    if (session.canUndo && isMoving(session.decision())) afterPlan();
    else await show();
  }

  /** Everybody who has no order yet stays on his hex, pivoting; who lies stands up. */
  function othersStay(): void {
    for (const figure of session.decision()?.figures ?? []) {
      const man = session.view.state.men.find(({ id }) => id === figure);
      if (!man) continue;
      const stay: HuntAction = man.down ? { type: 'stand', figure } : { type: 'move', figure, to: man.cell, facing: facingAt(session.view, figure, man.cell) };
      if (session.decision()?.kind === 'order') session.play({ type: 'order', order: 'move' });
      if (session.hunt.isLegal(stay)) session.play(stay);
    }
    afterPlan();
  }

  async function hold(): Promise<void> {
    await play({ type: 'order', order: 'hold' });
  }

  function setStrike(figure: string, card: string | null, area?: StrikeChoice['area']): void {
    const legal = strikesIn(model.settled.value.actions);
    const choice = card === null ? { figure, card: null, area: null } : choiceOf(legal, figure, card);
    if (!choice) return;
    const chosen = area ? { ...choice, area } : choice;
    model.strikes.value = model.strikes.value.map((one) => (one.figure === figure ? chosen : one));
    model.refusal.value = null;
    tell(`${words.title(figure)}: ${card === null ? 'holds back' : words.card(card)}.`);
  }

  function reorder(figure: string, by: -1 | 1): void {
    model.strikes.value = reordered(model.strikes.value, figure, by);
  }

  /** Strikes of one man, or of all in their order until something else must be decided. */
  async function strike(only?: string): Promise<void> {
    const kind = session.decision()?.kind;
    for (const choice of model.strikes.value) {
      const action = strikeAction(choice);
      if ((only && choice.figure !== only) || !action) continue;
      if (session.decision()?.kind !== kind || !session.hunt.isLegal(action)) continue;
      session.play(action);
      await show();
    }
  }

  async function commitOthers(): Promise<void> {
    const kind = session.decision()?.kind;
    await strike();
    if (session.decision()?.kind === kind) await play({ type: 'done' });
  }

  /** Men who could still do something of their own will. */
  function idleMen(): string[] {
    const striking = new Set(model.strikes.value.filter(({ card }) => card).map(({ figure }) => figure));
    return (model.decision.value?.figures ?? []).filter((figure) => !striking.has(figure));
  }

  function asked(go: () => void): boolean {
    const idle = idleMen();
    if (!model.settings.value.confirmCommit || idle.length === 0) return false;
    const names = listed(idle.map((id) => words.title(id)));
    model.question.value = { text: `${names} could still act.`, yes: 'Commit all the same', go };
    return true;
  }

  /** The one button: what is planned becomes final. */
  async function commit(): Promise<void> {
    if (!model.mayAct.value) return;
    model.question.value = null;
    switch (model.decision.value?.kind) {
      case 'order':
        return tell('Choose a hex for a man, or hold all.');
      case 'moves':
        if (refuse(session.hunt.refusal({ type: 'done' }))) return tell(stillToMove());
        if (!asked(() => void play({ type: 'done' }))) await play({ type: 'done' });
        return;
      case 'first-moves':
      case 'bystanders':
        if (!asked(() => void commitOthers())) await commitOthers();
        return;
      case 'strikes':
        return strike();
      case 'defend':
        return defend();
      case 'watch':
        return void (await play({ type: 'watch' }));
      default:
        return tell('Answer the question first.');
    }
  }

  function stillToMove(): string {
    const names = (model.decision.value?.figures ?? []).map((id) => words.title(id));
    return `Still to move: ${listed(names)}.`;
  }

  async function defend(key = model.armed.value): Promise<void> {
    const prompt = model.prompt.value;
    if (!prompt || key === null) return;
    const card = key === NO_CARD ? null : key;
    await play({ type: 'defend', figure: prompt.man.id, card, ...(model.slip.value ? { slip: true as const } : {}) });
  }

  /** The nth card of the hand that is shown. */
  function chooseCard(n: number): void {
    const prompt = model.prompt.value;
    if (prompt) {
      const option = prompt.options[n];
      if (option && !refuse(option.refusal)) arm(cardKey(option));
      return;
    }
    const id = model.selected.value;
    const hand = id ? handOf(id) : [];
    if (id && hand[n]) setStrike(id, hand[n]);
  }

  function handOf(id: string): string[] {
    const legal = strikesIn(model.settled.value.actions).filter(({ figure }) => figure === id);
    return [...new Set(legal.map(({ card }) => card))];
  }

  function arm(key: string): void {
    model.armed.value = key;
    tell(key === NO_CARD ? 'No card.' : words.card(key));
  }

  /** The hex one step from the cursor, for the six direction keys. */
  function stepFrom(cell: Cell, direction: number): Cell {
    const next = neighbour(model.settled.value.view.world.arena, cell, direction);
    return next === OUTSIDE ? cell : next;
  }

  function cycleThreat(): void {
    model.threat.value = model.threat.value === 0 ? 1 : model.threat.value === 1 ? 2 : 0;
    tell(`Threat: ${['hidden', 'lane', 'lane and arcs'][model.threat.value]}.`);
  }

  function tellWhirl(): void {
    model.sheet.value = 'hand';
    tell(whirlWords(model, words));
  }

  function toggleGhost(): void {
    model.ghost.value = model.ghost.value === null ? 0 : null;
    model.sheet.value = 'beast';
  }

  /** Opens the law of the armed card, or shuts it. */
  function explain(): void {
    const { oddsDetail } = model.settings.value;
    model.options.onSettings({ oddsDetail: oddsDetail === 'law' ? 'line' : 'law' });
  }

  return {
    cycleThreat, tellWhirl, toggleGhost, explain, play, show, move, chooseHex, turn, select, selectNext, undo, redo, othersStay, hold, setStrike, reorder, strike, commit, defend,
    chooseCard, arm, stepFrom, tell, afterPlan,
  };
}

export type Commands = ReturnType<typeof createCommands>;
