import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import { NO_OVERLAYS, type Overlays, type PlannedWay } from '../../art/index.ts';
import type { FigureId } from '../../engine/bout/index.ts';
import type { Cell } from '../../engine/hex/index.ts';
import { gameOf } from '../../session/index.ts';
import { boardAfter, namedBoard, openingBoard, withBodies, type Board, type BoardFigure } from './board.ts';
import { FightDesk } from './desk.ts';
import type { Desk, FightModel, FightOptions, FoughtGame, Question, Refused, Settled, ViewOf } from './fight-model.ts';
import type { FightOfGame, PointedOut } from './fight-of-game.ts';
import type { Flow } from './flow-signals.ts';
import type { LogEntry } from './log-entries.ts';
import { Presenter } from './presenter.ts';
import { dangersOf } from './dangers.ts';
import { beginsWithReach, chooseReach, isReachByItself } from './first-reach.ts';
import { DANGER, reachOf, withReach } from './reach.ts';
import { walkingOf, withWalk } from './walking.ts';

/**
 * The position as its player may see it, without the secrets of sides that he has nobody on. Whoever has several sees what the one
 * knows that is asked; whoever only watches sees everything.
 */
function seenBy<G extends FoughtGame>({ session, botOf }: FightOptions<G>): ViewOf<G> {
  const { world, state } = session.bout.clone();
  const { rules, desk } = gameOf<G>(session.kit, session.setup);
  const asked = session.decision()?.side;
  if (!rules.hide || asked === undefined) return { world, state };
  const own = new Set(desk.seats(session.setup).flatMap(({ figure, side }) => (botOf?.(figure) ? [] : [side])));
  const eyes = own.has(asked) ? [asked] : [...own];
  return { world, state: eyes.reduce((seen, side) => rules.hide!(seen, side), state) };
}

function settledOf<G extends FoughtGame, Facts>(options: FightOptions<G>, facts: Facts, floor: number): Settled<G> & Facts {
  const { session } = options;
  const settled: Settled<G> = {
    view: seenBy(options),
    decision: session.decision(),
    canUndo: session.steps.length > floor && session.canUndo,
    canRedo: session.canRedo,
  };
  return { ...settled, ...facts };
}

/** Answers of bots are never taken back: undo stops after the last of them. */
function startOfUndo<G extends FoughtGame>({ session, botOf }: FightOptions<G>, figures: readonly BoardFigure[]): number {
  return botOf && figures.some(({ id }) => botOf(id) !== null) ? session.steps.length : 0;
}

/** A game whose boards call people by the words of this bout, and have its dead where they fell. */
function shownAs<G extends FoughtGame, Figure extends BoardFigure, Facts extends object, Own extends object>(
  game: FightOfGame<G, Figure, Facts, Own>,
  { words, session }: FightOptions<G>,
): FightOfGame<G, Figure, Facts, Own> {
  const { board } = game;
  const told = (one: Board<Figure>): Board<Figure> => withBodies(namedBoard(one, words), session.steps);
  return {
    ...game,
    board: { ...board, of: (view) => told(board.of(view)) },
    ...(game.drawn && { drawn: (settled) => told(game.drawn!(settled)) }),
  };
}

/** Draws where somebody meant to go; what the player could do himself gives way. */
function withShadow({ marks, ...rest }: Overlays, shadow: PlannedWay | null): Overlays {
  if (!shadow) return { marks, ...rest };
  return { marks: marks.filter(({ kind }) => kind === 'selected' || kind === 'target'), ways: [shadow], labels: [] };
}

const NOBODY: PointedOut = { selected: null, threatened: new Set() };

/** All that the screen of a fight shows, as signals; what a player can do is at its desk and in the commands of the game. */
export function createFightModel<G extends FoughtGame, Figure extends BoardFigure, Facts extends object, Own extends object>(
  options: FightOptions<G>,
  given: FightOfGame<G, Figure, Facts, Own>,
): FightModel<G, Figure, Facts> & Own {
  const game = shownAs(given, options);
  const { session, settings, words, botOf, readOnly } = options;
  const floor = signal(startOfUndo(options, game.board.of(session.view).figures));
  const now = (): Settled<G> & Facts => settledOf(options, game.facts(session), floor.value);
  const settled = signal(now());
  const presenter = presenterOf(options, game, settled.value);
  const idle = computed(() => presenter.progress.value === 'idle');
  const decision = computed(() => (idle.value ? settled.value.decision : null));
  const isPlayers = (figure: FigureId): boolean => !botOf?.(figure);
  const mine = computed(() => decision.value !== null && isPlayers(decision.value.figures[0]!));
  const picture = computed((): Board<Figure> => {
    const { figures, items } = presenter.board.value;
    const { selected, threatened } = idle.value ? game.pointedOut(model) : NOBODY;
    return {
      figures: figures.map((figure) => ({ ...figure, selected: figure.id === selected, threatened: threatened.has(figure.id) })),
      items,
    };
  });
  const settle = (): void =>
    batch(() => {
      const before = settled.value;
      settled.value = now();
      fight.inspected.value = null;
      game.settle(model, before);
    });
  /** Nothing is asked of the model before all of it is there. */
  const isWhole = signal(false);
  const isAsked = computed(() => isWhole.value && idle.value);
  const reach = reachOf<FightModel<G, Figure, Facts> & Own>({
    game: game.reach,
    model: () => model,
    view: () => settled.value.view,
    idle: isAsked,
    first: firstReach(options, game),
  });
  const dangers = dangersOf<FightModel<G, Figure, Facts> & Own>({
    game: game.dangers,
    model: () => model,
    view: () => settled.value.view,
    idle: isAsked,
  });
  const mayAct = computed(() => mine.value && readOnly.value === null);
  const pointed = signal<Cell | null>(null);
  const shadow = signal<PlannedWay | null>(null);
  const walking = walkingOf({ session, settled, mayAct, pointed }, game);
  const desk = new FightDesk({ game, model: () => model, floor, settle, seen: () => seenBy(options) });
  const fight: FightModel<G, Figure, Facts> = {
    options,
    session,
    settings,
    words,
    arena: session.view.world.arena,
    settled,
    presenter,
    idle,
    isUnseen: () => presenter.behind > 0 && session.plan.length === 0,
    decision,
    isPlayers,
    mannerOf: options.mannerOf ?? (() => null),
    mine,
    mayAct,
    picture,
    overlays: computed(() =>
      idle.value ? withShadow(withReach(withWalk(game.overlays(model), walking), reach.shown.value), shadow.value) : NO_OVERLAYS,
    ),
    shadow,
    selected: signal(null),
    pointed,
    threats: { ...game.threats, means: (kind) => DANGER[kind] ?? game.threats.marks?.[kind] ?? null },
    foesReach: reach,
    dangers,
    walking,
    closing: signal(false),
    threat: signal(settings.value.threatOverlay ? 1 : 0),
    inspected: signal<LogEntry | null>(null),
    question: signal<Question | null>(null),
    flow: flowOf(options, picture, desk),
    refusal: signal<Refused | null>(null),
    announcement: signal(''),
    sheet: signal(game.sheet),
    help: signal(false),
    glossary: signal(false),
    desk,
    looked: signal(null),
    ratingsOf: (id) => game.ratings?.(model, id) ?? null,
  };
  const model = Object.assign(fight, game.own(fight));
  settle();
  isWhole.value = true;
  return model;
}

/** How *Reach* stands at the beginning, where the game has it on in the first bouts. */
function firstReach<G extends FoughtGame, Figure extends BoardFigure, Facts extends object, Own extends object>(
  options: FightOptions<G>,
  { reach }: FightOfGame<G, Figure, Facts, Own>,
) {
  if (!reach?.atFirst) return undefined;
  const keep = (on: boolean): void => chooseReach(options, on);
  return { on: beginsWithReach(options), byItself: isReachByItself(options), keep };
}

/** How the fight goes on without its player. */
function flowOf<G extends FoughtGame>(options: FightOptions<G>, picture: ReadonlySignal<Board>, desk: Desk<G>): Flow {
  const { session, botOf, deputy, onConcede, isTry = false } = options;
  return {
    isTry,
    isHanded: () => session.deputed.length > 0,
    deputed: signal(false),
    settling: signal(false),
    canDepute: deputy !== undefined,
    isPlayed: computed(() => picture.value.figures.some(({ id, kind }) => kind === 'man' && !botOf?.(id))),
    toMyTurn: () => desk.toMyTurn(),
    toTheEnd: () => void desk.toTheEnd(),
    playOn: (on) => void desk.playOn(on),
    concede: onConcede ?? null,
  };
}

/** A new bout is shown from its opening; a resumed one stands where it stood, its plan not yet carried out. */
function presenterOf<G extends FoughtGame, Figure extends BoardFigure, Facts extends object, Own extends object>(
  { session, settings, performer }: FightOptions<G>,
  game: FightOfGame<G, Figure, Facts, Own>,
  settled: Settled<G> & Facts,
): Presenter<Board<Figure>> {
  const [opening] = session.steps;
  const isNew = session.steps.length === 1 && opening !== undefined && opening.events.length > 0;
  const planned = game.plan?.isAsked(settled.decision) ? session.plan.length : 0;
  return new Presenter<Board<Figure>>(session, settings, performer, {
    board: isNew ? openingBoard(game.board, settled.view, opening.events) : (game.drawn?.(settled) ?? game.board.of(settled.view)),
    shown: isNew ? 0 : session.steps.length - planned,
    boardAfter: (board, event) => boardAfter(game.board, board, event),
  });
}
