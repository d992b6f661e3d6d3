import type { Cell } from '../../engine/hex/index.ts';
import { distance, toward, turned } from '../../engine/hex/index.ts';
import { deskCommands, type TwoWaysProps } from '../fight/index.ts';
import type { DuelFought, DuelModel, DuelOfGame, Option } from './game.ts';

/** The two answers to a question in the middle of a deed; null when none is asked. */
export function waysOf<G extends DuelFought>(duel: DuelOfGame<G>, model: DuelModel<G>): TwoWaysProps | null {
  const { desk, mayAct, decision, words, settings } = model;
  const kind = mayAct.value ? decision.value?.kind : undefined;
  const asked = kind === undefined ? undefined : duel.questions?.(words)[kind];
  if (!asked) return null;
  const { yes, no, keeps } = asked;
  return {
    yes: yes[0],
    no: no[0],
    keep: keeps === true && !settings.value.advice,
    answer: (use) => void desk.play((use ? yes : no)[1]),
  };
}

/** Everything a player can do on the screen of such a bout. Each says why when it cannot be done. */
export function duelCommands<G extends DuelFought>(duel: DuelOfGame<G>, model: DuelModel<G>) {
  const { desk } = model;
  const isTurn = (): boolean => model.decision.value?.kind === duel.act;
  const refusalOf = (action: G['action']) => duel.oddsOf(model.settled.value.view, action).refusal;

  /** Gives several answers one after the other and shows what comes of them together. */
  async function playAll(answers: readonly G['action'][]): Promise<void> {
    if (desk.locked()) return;
    for (const answer of answers) {
      if (desk.refuse(model.session.bout.refusal(answer))) break;
      model.session.play(answer);
    }
    await desk.carryOn();
  }

  /** Ends the turn, after asking where something could still be done. */
  function end(isBest = false): void {
    const go = (): void => void desk.play(duel.end);
    const text = isBest || !model.settings.value.confirmCommit ? null : duel.lost(model);
    if (text === null) return go();
    model.question.value = { text, yes: 'End the turn all the same', go };
  }

  async function doIt(option: Option<G>): Promise<void> {
    const { action, answers, pose } = option;
    const walk = pose && !duel.hasDice(action) ? model.walking.to(pose.cell, pose.facing) : null;
    if (walk) await desk.walk(walk);
    else if (action === duel.end) end(model.choices.value.shown[0]?.action === duel.end);
    else await playAll(answers);
  }

  /** Chooses an option: it waits for a commit, unless it is done at once; chosen twice it is done. */
  async function choose(option: Option<G>): Promise<void> {
    if (desk.refuse(option.odds.refusal)) return;
    if (option.atOnce || model.armed.value === option.key) return doIt(option);
    model.armed.value = option.key;
    desk.tell(`${option.name}. Space does it.`);
  }

  /** Looks another way at the end of his walk, or where he stands. */
  function turn(facing: number): void {
    const me = model.acting.value;
    if (!me || !isTurn() || desk.locked()) return;
    const walk = facing === me.facing ? null : model.walking.to(me.cell, facing);
    if (walk) void desk.walk(walk);
    else desk.refuse(refusalOf(duel.turn(me.facing, facing).action));
  }

  /** Choosing hexes means to look there from now on, or to go there again. */
  function toggleTurning(): void {
    if (!isTurn() || !model.mine.value) return;
    model.turning.value = !model.turning.value;
    desk.tell(model.turning.value ? 'Turning: choose the hex that he is to look at.' : 'Stepping.');
  }

  /** An opponent was chosen: the best that can be done to him now waits for a commit, or is done when it waits already. */
  function chooseFoe(id: string): void {
    if (model.selected.value !== id) desk.select(id);
    const index = model.settled.value.view.state.fighters.findIndex((fighter) => fighter.id === id);
    const isAtHim = ({ action }: Option<G>): boolean => 'target' in action && action.target === index;
    const armed = model.armedOption.value;
    const option = armed && isAtHim(armed) ? armed : model.choices.value.shown.find(isAtHim);
    if (option) void choose(option);
  }

  /** A hex was chosen: look there, strike or select whoever stands there, or go there. */
  function chooseHex(cell: Cell): void {
    model.refusal.value = null;
    const me = model.acting.value;
    const there = model.picture.value.figures.find((figure) => figure.cell === cell);
    if (me && model.mayAct.value && model.turning.value && cell !== me.cell) return turn(toward(model.arena, me.cell, cell));
    if (there && there.id !== me?.id) return model.mayAct.value && duel.armsByHex ? chooseFoe(there.id) : desk.select(there.id);
    if (!me || desk.locked()) return;
    if (!isTurn()) return void desk.refuse(duel.otherFirst[model.decision.value!.kind] ?? null);
    if (cell === me.cell) return toggleTurning();
    const walk = model.walking.to(cell);
    if (walk) return void desk.walk(walk);
    if (distance(model.arena, me.cell, cell) > 1) return desk.noWay(cell);
    desk.refuse(refusalOf(duel.step(me.facing, toward(model.arena, me.cell, cell))));
  }

  return {
    ...deskCommands(desk),
    choose,
    /** The nth answer of those that are shown; at a question the answer that is not on the one button. */
    chooseCard(n: number) {
      const asked = waysOf(duel, model);
      const option = model.choices.value.shown[n];
      if (asked && n === 0) asked.answer(asked.keep === true);
      else if (!asked && option) void choose(option);
    },
    chooseHex,
    turn,
    toggleTurning,
    pivot(sides: number) {
      const me = model.acting.value;
      if (me) turn(turned(me.facing, sides));
    },
    step: (way: number) => void desk.play(duel.step(model.acting.value?.facing ?? 0, way)),
    endTurn: () => {
      if (!desk.locked() && isTurn()) end();
    },
    /** The one button. */
    async commit(): Promise<void> {
      if (desk.locked()) return;
      model.question.value = null;
      const asked = waysOf(duel, model);
      if (asked) return asked.answer(asked.keep !== true);
      const option = model.armedOption.value;
      if (option) return doIt(option);
      const { kind } = model.decision.value!;
      const sure = duel.commit[kind]?.action;
      if (sure) await desk.play(sure);
      else if (isTurn()) end();
      else desk.refuse(duel.otherFirst[kind] ?? null);
    },
  };
}

export type DuelCommands<G extends DuelFought = DuelFought> = ReturnType<typeof duelCommands<G>>;
