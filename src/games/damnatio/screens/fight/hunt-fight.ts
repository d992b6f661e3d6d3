import {
  findMan,
  beastOf,
  isDuel,
  livingBeasts,
  onSand,
  reachChances,
  beastCard,
  manCard,
  weaponOf,
  type HuntAction,
} from '../../rules/index.ts';
import { NO_OVERLAYS } from '../../../../art/index.ts';
import { sureAnswer, type HuntGame } from '../../desk/index.ts';
import { advises, type FightOfGame } from '../../../../hud/fight/index.ts';
import { decisionWords } from './decision-words.ts';
import { hexLabel, MARKS } from './hex-label.ts';
import { huntBoard, type HuntFigure } from './model/board.ts';
import { bystanderStep } from './model/bystanders.ts';
import { best, defendOptions } from './model/defence.ts';
import { drawnBoard, factsOf, type HuntFacts, type HuntSettled } from './model/facts.ts';
import { ownOf, type HuntModel, type HuntOwn } from './model/model.ts';
import { overlaysOf, THREATS } from './model/overlays.ts';
import { isMoving } from './model/planning.ts';
import { strikePlan } from './model/strike-plan.ts';
import type { Ratings } from '../../../../hud/common/index.ts';
import { beastRatings, manRatings } from '../ratings.ts';

/** The sheet of a man or beast as it stands. */
function ratingsOf({ settled, picture, words }: HuntModel, id: string): Ratings | null {
  const { view } = settled.value;
  const beast = view.state.beasts.find((one) => one.id === id);
  if (beast) return { ...beastRatings(beastCard(view.world, beast), words, beast), title: words.title(id) };
  const man = findMan(view, id);
  if (!man) return null;
  const conditions = picture.value.figures.find((figure) => figure.id === id)?.conditions ?? [];
  return manRatings({
    card: manCard(view.world, man),
    left: man,
    weapon: man.weapon < 0 ? null : weaponOf(view, man),
    conditions: conditions.map((name) => words.say('condition', name)),
  });
}

/** Takes over the position of the session after a change; keeps choices that still make sense. */
function settle(model: HuntModel, before: HuntSettled): void {
  const { decision: now, view, actions } = model.settled.value;
  const same = before.decision?.kind === now?.kind;
  const advised = advises(model);
  if (now?.kind !== 'fate')
    model.strikes.value = strikePlan(view, now, actions, {
      before: same || before.decision?.kind === 'fate' ? model.strikes.value : [],
      advised,
    });
  if (!same || now?.kind === 'defend') model.slip.value = false;
  model.armed.value = now?.kind === 'defend' && advised ? best(defendOptions(view)) : null;
  model.selected.value = selectionFor(model.settled.value, model.asked.value, model.selected.value);
}

/** Who should be selected: whom the decision asks for, the first without a plan. */
function selectionFor({ decision, planned, view }: HuntSettled, asked: readonly string[], now: string | null): string | null {
  if (!decision) return now;
  if (!isMoving(decision)) return now && asked.includes(now) ? now : (asked[0] ?? null);
  const stands = view.state.men.some((man) => man.id === now && onSand(man));
  if (now && stands && (planned.some(({ figure }) => figure === now) || asked.includes(now))) return now;
  return asked[0] ?? now;
}

/** What goes without saying is answered without a question, unless the player wants to be asked. */
function answersItself({ session, settings }: HuntModel): HuntAction | null {
  return settings.value.askOnGoodDice ? null : sureAnswer(session.view);
}

function overlays(model: HuntModel) {
  const { view, planned } = model.settled.value;
  if (isDuel(view.state)) return NO_OVERLAYS;
  return overlaysOf({
    view: model.shownView.value,
    intent: model.intent.value,
    threats: model.eachThreat.value,
    threat: model.threat.value,
    pointed: model.pointed.value,
    reach: model.reach.value,
    selected: model.picture.value.figures.find(({ id }) => id === model.selected.value)?.cell ?? null,
    planned,
  });
}

function firstCell({ settled, asked }: HuntModel): number {
  const { view } = settled.value;
  const man = findMan(view, asked.value[0]);
  return man && man.cell >= 0 ? man.cell : (view.state.beasts[0]?.cell ?? 0);
}

/** Answers that can wait as a plan; everything else is shown at once. */
const PLANNED: readonly HuntAction['type'][] = ['order', 'move', 'stand', 'bind', 'second-wind'];

/** The screen of a hunt: what the frame of a fight asks of it. */
export const huntFight: FightOfGame<HuntGame, HuntFigure, HuntFacts, HuntOwn> = {
  board: huntBoard,
  drawn: drawnBoard,
  facts: factsOf,
  own: ownOf,
  settle,
  plan: { isAsked: isMoving, waits: ({ type }) => PLANNED.includes(type) },
  byItself: answersItself,
  pointedOut: ({ selected, threatened }) => ({ selected: selected.value, threatened: threatened.value }),
  overlays,
  hexLabel: ({ picture, settled, overlays: drawn, words }, cell) => hexLabel(cell, picture.value, settled.value.view, drawn.value, words),
  decisionKey: (settled) => `${settled.decision?.kind} ${settled.decision?.attack} ${bystanderStep(settled)}`,
  decisionWords: (model) => decisionWords(model, model.words),
  firstCell,
  threats: { name: 'Threat', levels: THREATS, marks: MARKS },
  reach: {
    foes: ({ decision, selected, settled }) => {
      const { state } = settled.value.view;
      const asked = isMoving(decision.value) || decision.value?.kind === 'strikes';
      const stands = state.men.some((man) => man.id === selected.value && onSand(man));
      return asked && stands ? livingBeasts(state).map((index) => beastOf(state, index).id) : [];
    },
    key: ({ selected }) => selected.value ?? '',
    of: ({ settled, selected }) => {
      const { view } = settled.value;
      return reachChances(
        view,
        view.state.men.findIndex(({ id }) => id === selected.value),
      );
    },
  },
  ratings: ratingsOf,
  sheet: 'hand',
};
