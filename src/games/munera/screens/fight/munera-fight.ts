import { distance, toward, turnsBetween } from '../../../../engine/hex/index.ts';
import { sureAnswer, type MuneraGame } from '../../desk/index.ts';
import { NO_OVERLAYS } from '../../../../art/index.ts';
import { hexLabel, MARKS } from './hex-label.ts';
import { type FightOfGame, type Settled, type WalkOfGame } from '../../../../hud/fight/index.ts';
import { areOpponents, quadrantOf, reachChances, type MuneraAction, type View } from '../../rules/index.ts';
import { muneraBoard, type Gladiator } from './model/board.ts';
import { actingFighter, targetOf } from './model/derived.ts';
import { dangersAsked } from './model/danger.ts';
import { foesFrom } from './model/foes.ts';
import { ownOf, type MuneraModel, type MuneraOwn } from './model/model.ts';
import { overlaysOf } from './model/overlays.ts';
import { ratingsOf } from './model/ratings.ts';
import { decisionWords } from './turn-words.ts';

/** The opponent whom attacks are meant for unless the player says otherwise: in front before others, then the nearest. */
export function likelyTarget(view: View): string | null {
  const acting = actingFighter(view);
  if (!acting) return null;
  const far = (cell: number): number =>
    distance(view.world.arena, acting.cell, cell) + (quadrantOf(view, acting, cell) === 'front' ? 0 : 0.5);
  const foes = view.state.fighters.filter((other) => areOpponents(acting, other));
  return foes.toSorted((a, b) => far(a.cell) - far(b.cell))[0]?.id ?? null;
}

/** Takes over the position of the session after a change; keeps the target within a turn. */
function settle(model: MuneraModel, before: Settled<MuneraGame>): void {
  const { decision, view } = model.settled.value;
  const same = before.decision?.figures[0] === decision?.figures[0] && before.view.state.turn.number === view.state.turn.number;
  model.armed.value = null;
  if (before.decision?.kind === 'ready' && decision?.kind !== 'ready') model.discards.value = false;
  model.considered.value = null;
  model.turning.value = false;
  if (!same || !targetOf(view, model.selected.value)) model.selected.value = likelyTarget(view);
}

function pointedOut({ acting, target, mine }: MuneraModel) {
  const foe = mine.value ? target.value : null;
  return { selected: acting.value?.id ?? null, threatened: new Set(foe ? [foe.id] : []) };
}

function overlays(model: MuneraModel) {
  if (!model.mine.value) return NO_OVERLAYS;
  return overlaysOf({
    view: model.settled.value.view,
    acting: model.acting.value,
    target: model.target.value,
    ways: model.ways.value,
    walks: model.walking.priced.value,
    turning: model.turning.value,
    option: model.shownOption.value,
    threat: model.threat.value,
    pointed: model.pointed.value,
  });
}

/** What goes without saying, unless the player wants to throw something away before the die. */
function byItself({ session, discards }: MuneraModel): MuneraAction | null {
  return discards.value ? null : sureAnswer(session.bout);
}

const walk: WalkOfGame<MuneraGame> = {
  unit: 'AP',
  rule: 'M-077',
  isWalk: ({ type }) => type === 'move' || type === 'turn',
  stanceOf: ({ state }) => {
    const { turn, fighters, outcome } = state;
    const fighter = fighters[turn.fighter];
    if (outcome || !fighter || turn.step !== 'act') return null;
    return { figure: fighter.id, cell: fighter.cell, facing: fighter.facing, spent: turn.spent };
  },
  /** Rather with a foe before him, and the nearest straight ahead. */
  prefer: (view, { cell, facing }) => {
    const { arena } = view.world;
    const me = actingFighter(view);
    const off = view.state.fighters.flatMap((foe) => {
      if (!me || !areOpponents(me, foe) || foe.cell < 0 || foe.cell === cell) return [];
      return [distance(arena, cell, foe.cell) * 4 + turnsBetween(facing, toward(arena, cell, foe.cell))];
    });
    return Math.min(Infinity, ...off);
  },
};

/** The screen of a bout of gladiators: what the frame of a fight asks of it. */
export const muneraFight: FightOfGame<MuneraGame, Gladiator, object, MuneraOwn> = {
  board: muneraBoard,
  facts: () => ({}),
  own: ownOf,
  settle,
  byItself,
  walk,
  pointedOut,
  overlays,
  onSelect: (model) => void (model.armed.value = null),
  hexLabel: ({ picture, settled, overlays: drawn, words }, cell) => hexLabel(cell, picture.value, settled.value.view, drawn.value, words),
  decisionKey: ({ decision, view }) => `${decision?.kind} ${decision?.figures[0]} ${view.state.turn.number}`,
  decisionWords,
  firstCell: ({ acting, settled }) => Math.max(0, acting.value?.cell ?? settled.value.view.state.fighters[0]!.cell),
  threats: { name: 'Marks', levels: ['off', 'sides', 'strikes'], marks: MARKS },
  reach: {
    atFirst: true,
    foes: ({ mine, acting, settled }) => (mine.value && acting.value ? foesFrom(settled.value.view, acting.value).map(({ id }) => id) : []),
    key: () => '',
    of: ({ settled, acting }, foe) => {
      const { view } = settled.value;
      const index = (id: string): number => view.state.fighters.findIndex((fighter) => fighter.id === id);
      return reachChances(view, index(foe), index(acting.value!.id));
    },
  },
  dangers: { asked: dangersAsked },
  ratings: ratingsOf,
  sheet: 'answers',
};
