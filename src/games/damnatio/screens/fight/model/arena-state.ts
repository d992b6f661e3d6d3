import { signal, type ReadonlySignal } from '@preact/signals';
import type { BoutEvent } from '../../../../../engine/bout/index.ts';
import type { Cell } from '../../../../../engine/hex/index.ts';
import type { HuntAction, HuntDecision, View } from '../../../rules/index.ts';
import type { HuntSession } from '../../../../../session/index.ts';
import type { Settings, Words } from '../../../../../hud/common/index.ts';
import { Presenter, type LogEntry, type Performer, type Question, type Refused } from '../../../../../hud/fight/index.ts';
import { boardAfter, boardOf, openingBoard, type Board } from './board.ts';
import { isMoving, plannedMoves, type PlannedMove } from './planning.ts';
import type { StrikeChoice } from './strike-plan.ts';

/** The position and what is asked, as the player has been shown it. */
export interface Settled {
  readonly view: View;
  readonly decision: HuntDecision | null;
  readonly actions: readonly HuntAction[];
  readonly planned: readonly PlannedMove[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export interface ModelOptions {
  readonly session: HuntSession;
  readonly settings: ReadonlySignal<Settings>;
  readonly onSettings: (change: Partial<Settings>) => void;
  readonly readOnly: ReadonlySignal<string | null>;
  readonly words: Words;
  readonly performer: Performer;
}

export function settledOf(session: HuntSession): Settled {
  const copy = session.bout.clone();
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

/** The position as it is drawn: men with a planned walk stand where they stood. */
export function drawnBoard({ view, planned }: Settled): Board {
  const board = boardOf(view);
  const figures = board.figures.map((figure) => {
    const move = planned.find((one) => one.figure === figure.id && one.path.length > 0);
    return move ? { ...figure, cell: move.from, facing: move.fromFacing } : figure;
  });
  return { ...board, figures };
}

/** A new hunt is shown from its opening; a resumed one stands where it stood. */
function presenterOf({ session, settings, performer }: ModelOptions, settled: Settled): Presenter<Board> {
  const { men } = session.view.world.content;
  const after = (board: Board, event: BoutEvent): Board => boardAfter(board, event, (card) => men[card]?.weapon.id ?? card);
  const start = (board: Board, shown: number) => new Presenter<Board>(session, settings, performer, { board, shown, boardAfter: after });
  const [opening] = session.steps;
  if (session.steps.length === 1 && opening && opening.events.length > 0) {
    return start(openingBoard(settled.view, opening.events), 0);
  }
  const shown = session.steps.length - (isMoving(settled.decision) ? session.plan.length : 0);
  return start(drawnBoard(settled), shown);
}

/** What the player has chosen, opened or pointed at, and what the screen has been told. */
export function createState(options: ModelOptions) {
  const settled = settledOf(options.session);
  return {
    settled: signal(settled),
    presenter: presenterOf(options, settled),
    selected: signal<string | null>(null),
    pointed: signal<Cell | null>(null),
    /** 0: none, 1: where the beast would go, 2: its arcs and ways of escape too. */
    threat: signal<0 | 1 | 2>(options.settings.value.threatOverlay ? 1 : 0),
    strikes: signal<readonly StrikeChoice[]>([]),
    /** The Defend card that a commit would play. */
    armed: signal<string | null>(null),
    slip: signal(false),
    inspected: signal<LogEntry | null>(null),
    question: signal<Question | null>(null),
    /** Why the last thing could not be done; null when all is well. */
    refusal: signal<Refused | null>(null),
    announcement: signal(''),
    sheet: signal<string>('hand'),
    ghost: signal<number | null>(null),
    help: signal(false),
  };
}

export type ArenaState = ReturnType<typeof createState>;
