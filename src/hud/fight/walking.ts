import { computed } from '@preact/signals';
import { NO_OVERLAYS, type Overlays } from '../../art/index.ts';
import type { Cell } from '../../engine/hex/index.ts';
import type { BoardFigure } from './board.ts';
import type { FightModel, FoughtGame } from './fight-model.ts';
import type { FightOfGame } from './fight-of-game.ts';
import type { PricedWalk, Taken, Walk, Walking } from './walk-ends.ts';
import { walksFrom, walkTo } from './walk.ts';

const NONE: Taken = { answers: 0, way: null };

/** What is worked out of walking for any game that has it; nothing for one that has none. */
export function walkingOf<G extends FoughtGame, Figure extends BoardFigure, Facts extends object, Own extends object>(
  { session, settled, mayAct, pointed }: Pick<FightModel<G, Figure, Facts>, 'session' | 'settled' | 'mayAct' | 'pointed'>,
  { walk }: Pick<FightOfGame<G, Figure, Facts, Own>, 'walk'>,
): Walking<G['action']> {
  const stance = computed(() => (walk && mayAct.value ? walk.stanceOf(settled.value.view) : null));
  const taken = computed((): Taken => {
    const now = stance.value;
    if (!walk || !now) return NONE;
    const others = session.plan.findLastIndex((action) => !walk.isWalk(action));
    const answers = session.plan.length - 1 - others;
    if (answers === 0) return NONE;
    const path = pathOf(session.steps.slice(-answers));
    return { answers, way: path.length > 1 ? { figure: now.figure, path, facing: now.facing } : null };
  });
  const ends = computed((): readonly Walk<G['action']>[] => {
    if (!walk || !stance.value) return [];
    return walksFrom(session.planned(taken.value.answers).forBots, walk);
  });
  const byHex = computed(() => {
    const found = new Map<Cell, Walk<G['action']>[]>();
    for (const end of ends.value) {
      const there = found.get(end.cell);
      if (there) there.push(end);
      else found.set(end.cell, [end]);
    }
    return found;
  });
  const priced = computed((): readonly PricedWalk<G['action']>[] => {
    const now = stance.value;
    const before = now && walk?.stanceOf(session.planned(taken.value.answers).view);
    if (!now || !before) return [];
    const others = [...byHex.value.values()].flatMap(([first]) => (first && first.cell !== now.cell ? [first] : []));
    return others.map((end) => ({ ...end, more: end.cost - (now.spent - before.spent) }));
  });
  const to = (cell: Cell, facing?: number): Walk<G['action']> | null => {
    const { view } = settled.value;
    return walkTo(byHex.value.get(cell) ?? [], facing === undefined ? { cell } : { cell, facing }, (end) => walk?.prefer?.(view, end) ?? 0);
  };
  return { ends, priced, taken, stance, to, pointed: computed(() => (pointed.value === null ? null : to(pointed.value))) };
}

type Steps = readonly { readonly events: readonly { readonly type: string }[] }[];

/** The hexes of a walk, the first one's own first. */
function pathOf(steps: Steps): number[] {
  const moves = steps.flatMap(({ events }) => events).filter((event): event is Moved => event.type === 'moved');
  return moves.flatMap(({ from, path }, index) => (index === 0 ? [from, ...path] : path));
}

interface Moved {
  readonly type: 'moved';
  readonly from: number;
  readonly path: readonly number[];
}

/** Draws where he would go or has gone over what the game draws. */
export function withWalk(drawn: Overlays, { pointed, taken, stance }: Walking): Overlays {
  const now = stance.value;
  if (!now || drawn === NO_OVERLAYS) return drawn;
  const there = pointed.value?.cell === now.cell ? null : pointed.value;
  if (there && there.path.length > 1) return { ...drawn, ways: [{ figure: now.figure, path: there.path, facing: there.facing }] };
  const { way } = taken.value;
  return way && drawn.ways.length === 0 ? { ...drawn, ways: [way] } : drawn;
}
