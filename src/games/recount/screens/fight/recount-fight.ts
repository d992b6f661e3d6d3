import { distance, OUTSIDE } from '../../../../engine/hex/index.ts';
import type { FightOfGame, Settled } from '../../../../hud/fight/index.ts';
import type { RecountGame } from '../../desk/index.ts';
import type { Fighter, View } from '../../rules/index.ts';
import { areOpponents, reachChances, sectorOf } from '../../rules/index.ts';
import { hexLabel, MARKS } from './hex-label.ts';
import { dangersAsked } from './model/danger.ts';
import { recountBoard, type Duellist } from './model/board.ts';
import { actingFighter, ownOf, targetOf, type RecountModel, type RecountOwn } from './model/model.ts';
import { overlaysOf } from './model/overlays.ts';
import { recountWalk } from './model/ways.ts';
import { ratingsOf } from './model/ratings.ts';
import { decisionWords } from './turn-words.ts';

/** The opponent whom strikes are meant for unless the player says otherwise: the nearest, in front before others. */
export function likelyTarget(view: View): string | null {
  const acting = actingFighter(view);
  if (!acting || view.state.verdict) return null;
  const { arena } = view.world;
  const far = ({ cell }: { readonly cell: number }): number =>
    distance(arena, acting.cell, cell) + (sectorOf(arena, acting, cell) === 0 ? 0 : 0.5);
  const foes = view.state.fighters.filter((other) => areOpponents(acting, other));
  return foes.toSorted((a, b) => far(a) - far(b))[0]?.id ?? null;
}

/** Opponents, the nearest first. */
function foesOf({ world, state }: View, me: Fighter): string[] {
  const foes = state.fighters.filter((other) => areOpponents(me, other));
  return foes.toSorted((a, b) => distance(world.arena, me.cell, a.cell) - distance(world.arena, me.cell, b.cell)).map(({ id }) => id);
}

/** Takes over the position of the session after a change; keeps the target within a turn. */
function settle(model: RecountModel, before: Settled<RecountGame>): void {
  const { decision, view } = model.settled.value;
  const same = before.decision?.figures[0] === decision?.figures[0] && before.view.state.turn.number === view.state.turn.number;
  model.armed.value = null;
  model.considered.value = null;
  if (!same || !targetOf(view, model.selected.value)) model.selected.value = likelyTarget(view);
}

/** The screen of a bout of recount: what the frame of a fight asks of it. */
export const recountFight: FightOfGame<RecountGame, Duellist, object, RecountOwn> = {
  board: recountBoard,
  facts: () => ({}),
  own: ownOf,
  settle,
  walk: recountWalk,
  pointedOut: ({ acting, target, mine }) => {
    const foe = mine.value ? target.value : null;
    return { selected: acting.value?.id ?? null, threatened: new Set(foe ? [foe.id] : []) };
  },
  overlays: overlaysOf,
  onSelect: (model) => void (model.armed.value = null),
  hexLabel,
  decisionKey: ({ decision, view }) => `${decision?.kind} ${decision?.figures[0]} ${view.state.turn.number}`,
  decisionWords,
  firstCell: ({ acting, settled }) =>
    Math.max(0, acting.value?.cell ?? settled.value.view.state.fighters.find(({ cell }) => cell !== OUTSIDE)?.cell ?? 0),
  threats: { name: 'Marks', levels: ['ways', 'sides'], marks: MARKS },
  reach: {
    atFirst: true,
    foes: ({ mine, acting, decision, settled }) =>
      mine.value && acting.value && decision.value?.kind === 'act' ? foesOf(settled.value.view, acting.value) : [],
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
