import type { Cell } from '../../engine/hex/index.ts';
import { distance, toward, turned, turnsBetween } from '../../engine/hex/index.ts';
import { deskCommands } from '../fight/index.ts';
import { isOpen } from './choosing.ts';
import type { DuelFigure, DuelFought, DuelModel, DuelOwn, DuelRules, Option } from './game.ts';

/** Options in the order of their number keys. */
export function numbered<G extends DuelFought>({ choices }: Pick<DuelOwn<G>, 'choices'>): readonly Option<G['action']>[] {
  return choices.value.filter(isOpen);
}

/** Everything a player can do on the screen of such a bout. Each says why when it cannot be done. */
export function duelCommands<G extends DuelFought, Shown extends DuelFigure>(duel: DuelRules<G>, model: DuelModel<G, Shown>) {
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

  /** Ends the turn, after asking where something with dice could still be done. */
  function end(isBest = false): void {
    const go = (): void => void desk.play(duel.end);
    const left = numbered(model).find(({ action }) => duel.hasDice(action));
    if (isBest || !left || !model.settings.value.confirmCommit) return go();
    model.question.value = { text: `${left.name}: that is still possible.`, yes: 'End the turn all the same', go };
  }

  async function doIt(option: Option<G['action']>): Promise<void> {
    const { action, answers, pose } = option;
    const walk = pose && !duel.hasDice(action) ? model.walking.to(pose.cell, pose.facing) : null;
    if (walk) await desk.walk(walk);
    else if (action === duel.end) end(numbered(model)[0]?.action === duel.end);
    else await playAll(answers);
  }

  /** Chooses an option: it waits for a commit; chosen twice it is done. */
  async function choose(option: Option<G['action']>): Promise<void> {
    if (desk.refuse(option.odds.refusal)) return;
    if (model.armed.value === option.key) return doIt(option);
    model.armed.value = option.key;
    desk.tell(`${option.name}. Space does it.`);
  }

  /** Looks another way at the end of his walk, or where he stands. */
  function turn(facing: number): void {
    const me = model.acting.value;
    if (!me || !model.mayAct.value || !isTurn() || facing === me.facing) return;
    const walk = model.walking.to(me.cell, facing);
    if (walk) void desk.walk(walk);
    else desk.refuse(refusalOf(duel.turn(turnsBetween(me.facing, facing))));
  }

  /** An opponent was chosen: the best that can be done to him now waits for a commit, or is done when it waits already. */
  function chooseFoe(id: string): void {
    if (model.selected.value !== id) desk.select(id);
    const index = model.settled.value.view.state.fighters.findIndex((fighter) => fighter.id === id);
    const isAtHim = ({ action }: Option<G['action']>): boolean => 'target' in action && action.target === index;
    const armed = model.armedOption.value;
    const option = armed && isAtHim(armed) ? armed : numbered(model).find(isAtHim);
    if (option) void choose(option);
  }

  /** A hex was chosen: strike or select whoever stands there, or go there. */
  function chooseHex(cell: Cell): void {
    model.refusal.value = null;
    const me = model.acting.value;
    const there = model.picture.value.figures.find((figure) => figure.cell === cell);
    if (there && there.id !== me?.id) return model.mayAct.value ? chooseFoe(there.id) : desk.select(there.id);
    if (!me || desk.locked() || cell === me.cell) return;
    if (!isTurn()) return void desk.refuse(duel.otherFirst);
    const walk = model.walking.to(cell);
    if (walk) return void desk.walk(walk);
    if (distance(model.arena, me.cell, cell) > 1) return desk.noWay(cell);
    desk.refuse(refusalOf(duel.step((toward(model.arena, me.cell, cell) - me.facing + 6) % 6)));
  }

  return {
    ...deskCommands(desk),
    choose,
    chooseCard: (n: number) => {
      const option = numbered(model)[n];
      if (option) void choose(option);
    },
    chooseHex,
    turn,
    pivot(sides: number) {
      const me = model.acting.value;
      if (me) turn(turned(me.facing, sides));
    },
    step: (way: number) => void desk.play(duel.step((way - (model.acting.value?.facing ?? 0) + 6) % 6)),
    endTurn: () => {
      if (!desk.locked() && isTurn()) end();
    },
    /** The one button. */
    async commit(): Promise<void> {
      if (desk.locked()) return;
      model.question.value = null;
      const option = model.armedOption.value;
      if (option) return doIt(option);
      if (isTurn()) end();
      else desk.refuse(duel.otherFirst);
    },
  };
}

export type DuelCommands<G extends DuelFought = DuelFought> = ReturnType<typeof duelCommands<G, DuelFigure>>;
