import type { HexLabel, HexMark, Overlays, PlannedWay } from '../../art/index.ts';
import { NO_OVERLAYS, sideNumeral } from '../../art/index.ts';
import type { Cell } from '../../engine/hex/index.ts';
import { distance, OUTSIDE } from '../../engine/hex/index.ts';
import { percent } from '../common/index.ts';
import type { DangerAsked, FightModel, FightOfGame, Settled, ViewOf } from '../fight/index.ts';
import { likeliestOf, priceInWords, priceOnHex } from '../fight/index.ts';
import { momentWords } from '../turns/index.ts';
import { dangerKey, foesIn, isOpen, ownOf, targetOf } from './choosing.ts';
import type { DuelFigure, DuelFought, DuelModel, DuelOfGame, DuelOwn, DuelRules } from './game.ts';

/** The opponent whom deeds are meant for unless the player says otherwise: the nearest, in front before others. */
export function likelyTarget<G extends DuelFought>(duel: DuelRules<G>, view: ViewOf<G>): string | null {
  const me = duel.acting(view);
  const { fighters } = view.state;
  const acting = fighters[me];
  if (!acting || duel.moment(view) !== duel.act) return null;
  const far = (index: number): number => {
    const { cell } = fighters[index]!;
    return distance(view.world.arena, acting.cell, cell) + (duel.isAhead(view, me, cell) ? 0 : 0.5);
  };
  const [first] = foesIn(duel, view, me).toSorted((a, b) => far(a) - far(b));
  return first === undefined ? null : fighters[first]!.id;
}

/** The hexes that he can come to, with what they cost. */
function reachable<G extends DuelFought>(
  duel: DuelRules<G>,
  { walking }: Pick<FightModel<G>, 'walking'>,
): { readonly marks: HexMark[]; readonly labels: HexLabel[] } {
  const found = walking.priced.value;
  return {
    marks: found.map(({ cell, way }) => ({ cell, kind: way.some((action) => duel.isSideways(action)) ? 'reach-costly' : 'reach' })),
    labels: found.map((walk) => ({ cell: walk.cell, text: priceOnHex(walk) })),
  };
}

/** The way that is armed or pointed at, and the chance at its end. */
function planned<G extends DuelFought>({
  shownOption,
  acting,
  settled,
}: Pick<DuelOwn<G>, 'shownOption' | 'acting'> & Pick<FightModel<G>, 'settled'>): Pick<Overlays, 'ways' | 'labels'> {
  const me = acting.value;
  const option = shownOption.value;
  const pose = option?.pose ?? null;
  const ways: PlannedWay[] = me && pose && pose.path.length > 1 ? [{ figure: me.id, path: pose.path, facing: pose.facing }] : [];
  if (!option || !('target' in option.action) || option.odds.refusal) return { ways, labels: [] };
  const { cell } = settled.value.view.state.fighters[option.action.target as number]!;
  const [first] = option.odds.outlook;
  return { ways, labels: first ? [{ cell, text: percent(first.chance).replace(' ', '') }] : [] };
}

/** What is drawn on the hexes while the player chooses. */
function overlaysOf<G extends DuelFought, Shown extends DuelFigure>(duel: DuelOfGame<G, Shown>, model: DuelModel<G, Shown>): Overlays {
  const { acting, target, threat, pointed, mine, decision, settled } = model;
  if (!mine.value || decision.value?.kind !== duel.act) return NO_OVERLAYS;
  const { view } = settled.value;
  const { fighters } = view.state;
  const [me, foe] = [acting.value, target.value];
  const hover: HexMark[] = pointed.value === null ? [] : [{ cell: pointed.value, kind: 'hover' }];
  const own: HexMark[] = me && me.cell !== OUTSIDE ? [{ cell: me.cell, kind: 'selected' }] : [];
  const round: readonly HexMark[] =
    threat.value > 0 && me && foe && foe.cell !== OUTSIDE
      ? [...duel.sides(view, fighters.indexOf(me), fighters.indexOf(foe)), { cell: foe.cell, kind: 'target' }]
      : [];
  const { marks, labels } = reachable(duel, model);
  const { ways, labels: chances } = planned(model);
  return { marks: [...round, ...marks, ...own, ...hover], ways, labels: [...labels, ...chances] };
}

/** A figure in words, for whoever does not see it. */
function figureWords<G extends DuelFought, Shown extends DuelFigure>(
  duel: DuelOfGame<G, Shown>,
  model: DuelModel<G, Shown>,
  figure: Shown,
): string[] {
  const { settled, words, acting } = model;
  const { view } = settled.value;
  const me = acting.value;
  const far =
    me && me.id !== figure.id && me.cell !== OUTSIDE && figure.cell !== OUTSIDE ? distance(view.world.arena, me.cell, figure.cell) : null;
  return [
    `${words.title(figure.id)}, ${duel.kindOf(figure)}`,
    `side ${sideNumeral(figure.place)}`,
    `${duel.life} ${Math.max(0, figure.hp)} of ${figure.fullHp}`,
    `facing ${words.say('direction', `d${figure.facing}`)}`,
    ...figure.conditions.map((name) => words.say('condition', name)),
    ...duel.figureWords(figure, words),
    ...(me && far !== null
      ? [
          `${far === 1 ? 'beside' : `${far} hexes from`} ${words.figure(me.id)}, who sees ${duel.seenFrom(view, words, { index: figure.index, cell: me.cell, as: 'side-seen' })}`,
        ]
      : []),
    ...(figure.selected ? ['has the turn'] : []),
    ...(figure.threatened ? ['chosen as target'] : []),
  ];
}

/** The name of a hex: who is there, and what it costs to go there. */
function hexLabel<G extends DuelFought, Shown extends DuelFigure>(
  duel: DuelOfGame<G, Shown>,
  model: DuelModel<G, Shown>,
  cell: Cell,
): string {
  const { picture, settled, words, walking } = model;
  const here = picture.value.figures.find((figure) => figure.cell === cell);
  const parts = here ? figureWords(duel, model, here) : [];
  if (settled.value.view.world.arena.blocked[cell]) parts.push('an obstacle');
  const walk = walking.priced.value.find((end) => end.cell === cell);
  if (walk) parts.push(priceInWords(walk.more, duel.walk.unit));
  return `Hex ${words.hex(cell)}: ${['sand', ...parts].join(', ')}`;
}

/** What opponents can do to him next turn, for each answer that is shown; what throws dice is taken to change nothing but where he stands. */
function dangersAsked<G extends DuelFought, Shown extends DuelFigure>(
  duel: DuelOfGame<G, Shown>,
  model: DuelModel<G, Shown>,
): readonly DangerAsked[] {
  const { mine, decision, settled, choices } = model;
  if (!mine.value || decision.value?.kind !== duel.act) return [];
  const { view } = settled.value;
  const me = duel.acting(view);
  const foes = foesIn(duel, view, me).map((index) => ({ index, id: view.state.fighters[index]!.id }));
  return choices.value.filter(isOpen).map((option): DangerAsked => ({
    key: dangerKey(option),
    *count() {
      const there = option.pose ? duel.viewAt(view, option.pose) : view;
      return yield* likeliestOf(foes, ({ index }) => duel.endsNextTurn(there, index, me));
    },
  }));
}

/** The screen of a duel: what the frame of a fight asks of it. */
export function duelFight<G extends DuelFought, Shown extends DuelFigure>(
  duel: DuelOfGame<G, Shown>,
): FightOfGame<G, Shown, object, DuelOwn<G>> {
  const turnOf = ({ decision, view }: Settled<G>): string => `${decision?.kind} ${decision?.figures[0]} ${view.state.turn.number}`;
  const indexOf = ({ state }: ViewOf<G>, id: string): number => state.fighters.findIndex((fighter) => fighter.id === id);
  return {
    board: duel.board,
    facts: () => ({}),
    own: (frame) => ownOf(duel, frame),
    /** Keeps the target within a turn. */
    settle(model, before) {
      const { view } = model.settled.value;
      model.armed.value = null;
      model.considered.value = null;
      const { decision } = model.settled.value;
      const same = before.decision?.figures[0] === decision?.figures[0] && before.view.state.turn.number === view.state.turn.number;
      if (!same || !targetOf(duel, view, model.selected.value)) model.selected.value = likelyTarget(duel, view);
    },
    walk: duel.walk,
    pointedOut: ({ acting, target, mine }) => {
      const foe = mine.value ? target.value : null;
      return { selected: acting.value?.id ?? null, threatened: new Set(foe ? [foe.id] : []) };
    },
    overlays: (model) => overlaysOf(duel, model),
    onSelect: (model) => void (model.armed.value = null),
    hexLabel: (model, cell) => hexLabel(duel, model, cell),
    decisionKey: turnOf,
    decisionWords: momentWords(duel.moments).decisionWords,
    firstCell: ({ acting, settled }) =>
      Math.max(0, acting.value?.cell ?? settled.value.view.state.fighters.find(({ cell }) => cell !== OUTSIDE)?.cell ?? 0),
    threats: { name: 'Marks', levels: ['ways', 'sides'], marks: duel.marks },
    reach: {
      atFirst: true,
      foes({ mine, acting, decision, settled }) {
        const me = acting.value;
        if (!mine.value || !me || decision.value?.kind !== duel.act) return [];
        const { view } = settled.value;
        const away = (index: number): number => distance(view.world.arena, me.cell, view.state.fighters[index]!.cell);
        return foesIn(duel, view, indexOf(view, me.id))
          .toSorted((a, b) => away(a) - away(b))
          .map((index) => view.state.fighters[index]!.id);
      },
      key: () => '',
      of: ({ settled, acting }, foe) => {
        const { view } = settled.value;
        return duel.reach(view, indexOf(view, foe), indexOf(view, acting.value!.id));
      },
    },
    dangers: { asked: (model) => dangersAsked(duel, model) },
    ratings: (model, id) => duel.ratings(model, id),
    sheet: 'answers',
  };
}
