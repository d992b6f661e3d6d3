import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Cell } from '../../../engine/hex/index.ts';
import type { HuntAction, HuntDecision, View, WhirlOdds } from '../../../rulesets/damnatio/index.ts';
import { defendPrompt, huntIntent, onSand, whirlOdds } from '../../../rulesets/damnatio/index.ts';
import type { HuntSession } from '../../../session/index.ts';
import type { Settings, Words } from '../../common/index.ts';
import { boardOf, openingBoard, type Board } from './board.ts';
import { best, defendOptions } from './defence.ts';
import { type LogEntry } from './log-entries.ts';
import { NO_OVERLAYS, overlaysOf } from './overlays.ts';
import { facingAt, isMoving, movable, planReach, plannedMoves, supposing, type PlannedMove } from './planning.ts';
import { Presenter, type Performer } from './presenter.ts';
import { plannedStrikes, strikePlan, type StrikeChoice } from './strike-plan.ts';

/** The position and what is asked, as the player has been shown it. */
export interface Settled {
  readonly view: View;
  readonly decision: HuntDecision | null;
  readonly actions: readonly HuntAction[];
  readonly planned: readonly PlannedMove[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export interface Question {
  readonly text: string;
  readonly yes: string;
  readonly go: () => void;
}

export interface ModelOptions {
  readonly session: HuntSession;
  readonly settings: ReadonlySignal<Settings>;
  readonly onSettings: (change: Partial<Settings>) => void;
  readonly readOnly: ReadonlySignal<string | null>;
  readonly words: Words;
  readonly performer: Performer;
}

export type Sheet = 'hand' | 'beast' | 'odds' | 'log';

function settledOf(session: HuntSession): Settled {
  const copy = session.hunt.clone();
  const decision = session.decision();
  return {
    view: { world: copy.world, state: copy.state },
    decision,
    actions: copy.actions(),
    planned: isMoving(decision) ? plannedMoves(session) : [],
    canUndo: session.canUndo,
    canRedo: session.canRedo,
  };
}

/** Puts men with a planned move back to where they stand until the plan is committed. */
function planning(board: Board, planned: readonly PlannedMove[]): Board {
  const figures = board.figures.map((figure) => {
    const move = planned.find((one) => one.figure === figure.id && one.path.length > 0);
    return move ? { ...figure, cell: move.from, facing: move.fromFacing } : figure;
  });
  return { ...board, figures };
}

/** All that the arena screen shows, as signals; commands are in `commands.ts`. */
export function createArenaModel(options: ModelOptions) {
  const { session, settings, words, performer } = options;
  const settled = signal(settledOf(session));
  const fresh = session.steps.length === 1 && (session.steps[0]?.events.length ?? 0) > 0;
  const start = boardOf(settled.value.view);
  const opening = fresh ? openingBoard(settled.value.view, session.steps[0]!.events) : planning(start, settled.value.planned);
  const presenter = new Presenter(session, settings, performer, opening, fresh ? 0 : session.steps.length - (isMoving(settled.value.decision) ? session.plan.length : 0));
  const idle = computed(() => presenter.progress.value === 'idle');

  const selected = signal<string | null>(null);
  const pointed = signal<Cell | null>(null);
  const threat = signal<0 | 1 | 2>(settings.value.threatOverlay ? 1 : 0);
  const strikes = signal<readonly StrikeChoice[]>([]);
  const armed = signal<string | null>(null);
  const slip = signal(false);
  const inspected = signal<LogEntry | null>(null);

  const decision = computed(() => (idle.value ? settled.value.decision : null));
  const mayAct = computed(() => idle.value && options.readOnly.value === null && settled.value.decision !== null);
  const movers = computed(() => movable(decision.value, settled.value.planned));
  const reach = computed(() => {
    const id = selected.value;
    return id && movers.value.includes(id) ? planReach(settled.value.view, id, settled.value.planned) : null;
  });
  /** The position the player points at: the selected man on the hex under the pointer. */
  const supposed = computed(() => {
    const cell = pointed.value;
    const id = selected.value;
    if (cell === null || !id || !reach.value?.cost.has(cell)) return null;
    const { view } = settled.value;
    return { figure: id, cell, view: supposing(view, id, { cell, facing: facingAt(view, id, cell) }) };
  });
  const shownView = computed(() => supposed.value?.view ?? settled.value.view);
  /** What the beast would do next; not while an attack is under way. */
  const intent = computed(() => (decision.value && (isMoving(decision.value) || decision.value.kind === 'strikes') ? huntIntent(shownView.value) : null));
  const whirl = computed(() => {
    const plan = plannedStrikes(strikes.value);
    return decision.value?.kind === 'strikes' && plan.length > 0 ? whirlOdds(settled.value.view, plan) : null;
  });
  const threatened = computed(() => {
    if (whirl.value) return likeliest(whirl.value);
    if (!intent.value) return new Set<string>();
    const { man, struck } = intent.value.ifBeast;
    return new Set([man.id, ...struck.map(({ id }) => id)]);
  });
  const prompt = computed(() => (decision.value?.kind === 'defend' ? defendPrompt(withSlip(settled.value.view, slip.value)) : null));
  const picture = computed((): Board => {
    const board = presenter.board.value;
    const figures = board.figures.map((figure) => ({
      ...figure,
      selected: idle.value && figure.id === selected.value,
      threatened: idle.value && threatened.value.has(figure.id),
    }));
    return { ...board, figures };
  });
  const overlays = computed(() => {
    if (!idle.value || settled.value.view.state.beasts.length !== 1) return NO_OVERLAYS;
    const cell = picture.value.figures.find(({ id }) => id === selected.value)?.cell ?? null;
    const { view, planned } = settled.value;
    const shown = { view: shownView.value, intent: intent.value, threat: threat.value, pointed: pointed.value };
    return overlaysOf({ ...shown, view: supposed.value ? shownView.value : view, reach: reach.value, selected: cell, planned });
  });

  /** Takes over the position of the session after a change; keeps choices that still make sense. */
  const settle = (): void => {
    batch(() => {
      const before = settled.value.decision;
      settled.value = settledOf(session);
      const { decision: now, view, actions } = settled.value;
      const same = before?.kind === now?.kind;
      strikes.value = strikePlan(view, now, actions, same ? strikes.value : []);
      if (!same || now?.kind === 'defend') slip.value = false;
      inspected.value = null;
      armed.value = now?.kind === 'defend' ? best(defendOptions(view)) : null;
      selected.value = selectionFor(settled.value, selected.value);
    });
  };
  const rest = (): void => {
    const { view, planned, decision: now } = settled.value;
    presenter.rest(planning(boardOf(view), planned), isMoving(now));
  };

  settle();
  return {
    options, session, settings, words, presenter, settled, idle, decision, mayAct, selected, pointed, threat, strikes, armed, slip,
    inspected, movers, reach, supposed, intent, threatened, prompt, whirl, picture, overlays, settle, rest,
    question: signal<Question | null>(null),
    /** Why the last thing could not be done; empty when all is well. */
    refusal: signal<{ readonly text: string; readonly rule: string | null } | null>(null),
    announcement: signal(''),
    sheet: signal<Sheet>('hand'),
    ghost: signal<number | null>(null),
    help: signal(false),
  };
}

export type ArenaModel = ReturnType<typeof createArenaModel>;

/** Whom it will most likely turn on; more than one when they are equal. */
function likeliest({ men }: WhirlOdds): Set<string> {
  const most = Math.max(0, ...[...men.values()].map((chance) => chance.valueOf()));
  return new Set([...men].filter(([, chance]) => chance.valueOf() === most).map(([id]) => id));
}

function withSlip(view: View, slip: boolean): View {
  const task = view.state.agenda.at(-1);
  if (!slip || task?.do !== 'blow') return view;
  return { world: view.world, state: { ...view.state, agenda: [...view.state.agenda.slice(0, -1), { ...task, slip: true }] } };
}

/** Who should be selected: whom the decision asks for, the first without a plan. */
function selectionFor({ decision, planned, view }: Settled, now: string | null): string | null {
  if (!decision) return now;
  if (!isMoving(decision)) return now && decision.figures.includes(now) ? now : (decision.figures[0] ?? null);
  const stands = view.state.men.some((man) => man.id === now && onSand(man));
  if (now && stands && (planned.some(({ figure }) => figure === now) || decision.figures.includes(now))) return now;
  return decision.figures[0] ?? now;
}
