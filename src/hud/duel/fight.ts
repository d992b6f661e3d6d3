import type { HexLabel, HexMark, Overlays, PlannedWay } from '../../art/index.ts';
import { NO_OVERLAYS, sideNumeral } from '../../art/index.ts';
import { seededRng, sum, type Modifier } from '../../engine/dice/index.ts';
import type { Cell } from '../../engine/hex/index.ts';
import { along, distance, FACINGS, OUTSIDE } from '../../engine/hex/index.ts';
import type { BoutOf } from '../../session/index.ts';
import { capital, listed, signed, type Rating, type Ratings } from '../common/index.ts';
import type { DangerAsked, FightOfGame, PricedWay, Settled, ViewOf } from '../fight/index.ts';
import { likeliestOf, priceOnHex } from '../fight/index.ts';
import { dangerKey, foesIn, ownOf, targetOf, walkOf } from './choosing.ts';
import type { DuelFighter, DuelFought, DuelModel, DuelOfGame, DuelOwn, Option } from './game.ts';
import { decisionWords } from './moment.ts';

/** The opponent whom deeds are meant for unless the player says otherwise: the nearest, in front before others. */
function likelyTarget<G extends DuelFought>(duel: DuelOfGame<G>, view: ViewOf<G>): string | null {
  const me = duel.acting(view);
  const { fighters } = view.state;
  const acting = fighters[me];
  if (!acting) return null;
  const far = (index: number): number => {
    const { cell } = fighters[index]!;
    return distance(view.world.arena, acting.cell, cell) + (duel.isAhead(view, me, cell) ? 0 : 0.5);
  };
  const [first] = foesIn(duel, view, me).toSorted((a, b) => far(a) - far(b));
  return first === undefined ? null : fighters[first]!.id;
}

/** What steps and turns cost from where he stands. */
export function pricesOf<G extends DuelFought>(duel: DuelOfGame<G>, view: ViewOf<G>) {
  const { turn, fighters } = view.state;
  const { facing } = fighters[turn.fighter]!;
  const priced = (action: G['action'], times = 1): PricedWay => {
    const { refusal } = duel.oddsOf(view, action);
    const price = duel.priceOf(view, action) * times;
    return { price, refused: refusal?.reason ?? (price > turn.ap ? 'too-few-ap' : null) };
  };
  return {
    step: (way: number) => priced(duel.step(facing, way)),
    turn: (way: number): PricedWay => {
      const { action, times } = duel.turn(facing, way);
      return way === facing ? { price: 0, refused: 'same-facing' } : priced(action, times);
    },
  };
}

type Drawn = Pick<Overlays, 'marks' | 'labels'>;

/** The hexes that he can come to, with what they cost; while he turns, those to look at. */
function reachable<G extends DuelFought>(duel: DuelOfGame<G>, { walking, turning, settled }: DuelModel<G>, me: DuelFighter): Drawn {
  if (!turning.value) {
    const found = walking.priced.value;
    return {
      marks: found.map((walk) => ({ cell: walk.cell, kind: duel.isSideways(walk) ? 'reach-costly' : 'reach' })),
      labels: found.map((walk) => ({ cell: walk.cell, text: priceOnHex(walk) })),
    };
  }
  const { view } = settled.value;
  const { turn } = pricesOf(duel, view);
  const found = FACINGS.flatMap((way) => {
    const cell = along(view.world.arena, me.cell, way, 1);
    const { price, refused } = turn(way);
    return refused === null && cell !== OUTSIDE ? [{ cell, price }] : [];
  });
  return {
    marks: found.map(({ cell }): HexMark => ({ cell, kind: 'arc-front' })),
    labels: found.map(({ cell, price }): HexLabel => ({ cell, text: `${price}↻` })),
  };
}

/** What is drawn on the hexes while the player chooses. */
function overlaysOf<G extends DuelFought>(duel: DuelOfGame<G>, model: DuelModel<G>): Overlays {
  const { acting, target, threat, pointed, mine, decision, settled, shownOption } = model;
  if (!mine.value) return NO_OVERLAYS;
  const { view } = settled.value;
  const { fighters } = view.state;
  const [me, foe] = [acting.value, target.value];
  const hover: HexMark[] = pointed.value === null ? [] : [{ cell: pointed.value, kind: 'hover' }];
  const own: HexMark[] = me && me.cell !== OUTSIDE ? [{ cell: me.cell, kind: 'selected' }] : [];
  const round: readonly HexMark[] =
    threat.value > 0 && me && foe && foe.cell !== OUTSIDE
      ? [...duel.sides(view, fighters.indexOf(me), fighters.indexOf(foe)), { cell: foe.cell, kind: 'target' }]
      : [];
  const there: Drawn = me && decision.value?.kind === duel.act ? reachable(duel, model, me) : { marks: [], labels: [] };
  const pose = shownOption.value?.pose;
  const walk: PlannedWay[] = me && pose && pose.path.length > 1 ? [{ figure: me.id, path: pose.path, facing: pose.facing }] : [];
  const { marks = [], ways = [], labels = [] } = duel.drawn(model);
  return {
    marks: [...marks, ...round, ...there.marks, ...own, ...hover],
    ways: [...walk, ...ways],
    labels: [...there.labels, ...labels],
  };
}

/** A figure in words, for whoever does not see it. */
function figureWords<G extends DuelFought>(duel: DuelOfGame<G>, model: DuelModel<G>, figure: G['figure']): string[] {
  const { settled, words, acting } = model;
  const { view } = settled.value;
  const me = acting.value;
  const far =
    me && me.id !== figure.id && me.cell !== OUTSIDE && figure.cell !== OUTSIDE ? distance(view.world.arena, me.cell, figure.cell) : null;
  return [
    words.whole(figure.id),
    `side ${sideNumeral(figure.place)}`,
    `${duel.life} ${Math.max(0, figure.hp)} of ${figure.fullHp}`,
    `facing ${words.say('direction', `d${figure.facing}`)}`,
    ...figure.conditions.map((name) => words.say('condition', name)),
    ...(duel.figureWords?.(figure, words) ?? []),
    ...(me && far !== null
      ? [
          `${far === 1 ? 'beside' : `${far} hexes from`} ${words.figure(me.id)}, who sees ${duel.seenFrom(view, words, { index: figure.index, cell: me.cell, as: 'side-seen' })}`,
        ]
      : []),
    ...(figure.selected ? ['has the turn, choose to turn him'] : []),
    ...(figure.threatened ? ['chosen as target'] : []),
  ];
}

/** A label that is a price; others are chances. */
const PRICE = /^(\d+|free)↻?(?:\n|$)/u;

/** The name of a hex: who and what is there, and what it costs to go there. */
function hexLabel<G extends DuelFought>(duel: DuelOfGame<G>, model: DuelModel<G>, cell: Cell): string {
  const { picture, settled, words, overlays } = model;
  const { figures, items } = picture.value;
  const here = figures.find((figure) => figure.cell === cell);
  const { marks, labels } = overlays.value;
  const isHere = (one: { readonly cell: Cell }): boolean => one.cell === cell;
  const prices = here ? [] : labels.filter(isHere).flatMap(({ text }) => [...(PRICE.exec(text) ?? [])].slice(1));
  const parts = [
    ...(here ? figureWords(duel, model, here) : []),
    ...items.filter(isHere).map(({ weapon }) => `${words.card(weapon)} on the sand`),
    ...(settled.value.view.world.arena.blocked[cell] ? ['an obstacle'] : []),
    ...marks.filter(isHere).flatMap(({ kind }) => (kind === 'target' ? [] : (duel.marks[kind] ?? []))),
    ...prices.map((price) => (price === 'free' ? price : `${price} AP`)),
  ];
  return `Hex ${words.hex(cell)}: ${['sand', ...new Set(parts)].join(', ')}`;
}

/** The position after an answer; what throws dice is taken to change nothing but where he stands. */
function after<G extends DuelFought>(from: BoutOf<G>, { pose, after: changed }: Option<G>): ViewOf<G> {
  const bout = from.clone();
  if (changed) return changed(bout);
  for (const step of pose?.way ?? []) bout.play(step);
  return bout.view;
}

/** What opponents can do to him next turn, for each answer that is shown. */
function dangersAsked<G extends DuelFought>(duel: DuelOfGame<G>, model: DuelModel<G>): readonly DangerAsked[] {
  const { mine, decision, settled, choices } = model;
  if (!mine.value || decision.value?.kind !== duel.act) return [];
  const { view } = settled.value;
  const bout = model.session.bout.forBots.imagine(seededRng('danger'));
  const me = duel.acting(view);
  const foes = foesIn(duel, view, me).map((index) => ({ index, id: view.state.fighters[index]!.id }));
  return [...choices.value.shown, ...choices.value.more].map((option): DangerAsked => ({
    key: dangerKey(option),
    *count() {
      const { endsAfter } = option;
      if (endsAfter) return yield* likeliestOf(foes, ({ index }) => endsAfter(view, index));
      const there = after(bout, option);
      return yield* likeliestOf(foes, ({ index }) => duel.endsNextTurn(there, index, me));
    },
  }));
}

/** His next die for action points. */
export function pointsRow(terms: readonly Modifier[]): Rating {
  const more = sum(terms);
  return { term: 'action-points', name: 'AP', value: more === 0 ? 'D6' : `D6 ${signed(more)}` };
}

/** All that decides for a fighter as he stands. */
function ratingsOf<G extends DuelFought>(duel: DuelOfGame<G>, { settled, picture, words }: DuelModel<G>, id: string): Ratings | null {
  const { view } = settled.value;
  const index = view.state.fighters.findIndex((one) => one.id === id);
  const figure = duel.board.of(view).figures[index];
  if (!figure) return null;
  const now = picture.value.figures[index]!.conditions.map((name) => words.say('condition', name));
  const { rows, lines } = duel.ratings(view, index, words);
  return {
    title: words.whole(id),
    rows: [{ term: duel.life.toLowerCase(), name: duel.life, value: `${Math.max(0, figure.hp)} of ${figure.fullHp}` }, ...rows],
    lines: [
      ['On him', capital(listed(duel.held(view, index, words)) || 'nothing')],
      ...lines,
      ...(now.length > 0 ? [['Now', capital(listed(now))] as const] : []),
    ],
  };
}

/** The screen of a duel: what the frame of a fight asks of it. */
export function duelFight<G extends DuelFought>(duel: DuelOfGame<G>): FightOfGame<G, G['figure'], object, DuelOwn<G> & G['own']> {
  const turnOf = ({ decision, view }: Settled<G>): string => `${decision?.kind} ${decision?.figures[0]} ${view.state.turn.number}`;
  const indexOf = ({ state }: ViewOf<G>, id: string): number => state.fighters.findIndex((fighter) => fighter.id === id);
  return {
    board: duel.board,
    facts: () => ({}),
    own: (frame) => ownOf(duel, frame),
    /** Keeps the target within a turn. */
    settle(model, before) {
      const { view, decision } = model.settled.value;
      model.armed.value = null;
      model.considered.value = null;
      model.turning.value = false;
      duel.settle?.(model, before);
      const same = before.decision?.figures[0] === decision?.figures[0] && before.view.state.turn.number === view.state.turn.number;
      if (!same || !targetOf(duel, view, model.selected.value)) model.selected.value = likelyTarget(duel, view);
    },
    ...(duel.byItself && { byItself: (model) => duel.byItself!(model) }),
    walk: walkOf(duel),
    pointedOut: ({ acting, target, mine }) => {
      const foe = mine.value ? target.value : null;
      return { selected: acting.value?.id ?? null, threatened: new Set(foe ? [foe.id] : []) };
    },
    overlays: (model) => overlaysOf(duel, model),
    onSelect: (model) => void (model.armed.value = null),
    hexLabel: (model, cell) => hexLabel(duel, model, cell),
    decisionKey: turnOf,
    decisionWords: (model) => decisionWords(duel, model),
    firstCell: ({ acting, settled }) =>
      Math.max(0, acting.value?.cell ?? settled.value.view.state.fighters.find(({ cell }) => cell !== OUTSIDE)?.cell ?? 0),
    threats: { name: 'Marks', levels: duel.levels, marks: duel.marks },
    reach: {
      atFirst: true,
      foes({ mine, settled }) {
        const { view } = settled.value;
        return mine.value ? foesIn(duel, view, duel.acting(view)).map((index) => view.state.fighters[index]!.id) : [];
      },
      key: () => '',
      of: ({ settled, acting }, foe) => {
        const { view } = settled.value;
        return duel.reach(view, indexOf(view, foe), indexOf(view, acting.value!.id));
      },
    },
    dangers: { asked: (model) => dangersAsked(duel, model) },
    ratings: (model, id) => ratingsOf(duel, model, id),
    sheet: 'answers',
  };
}
