import { signal, type ReadonlySignal } from '@preact/signals';
import type { FigureId } from '../../../../../engine/bout/index.ts';
import type { Cell } from '../../../../../engine/hex/index.ts';
import type { Area, Munera, MuneraAction, MuneraDecision, View } from '../../../rules/index.ts';
import type { MuneraSession } from '../../../../../session/index.ts';
import type { Settings, Words } from '../../../../../hud/common/index.ts';
import { Presenter, type LogEntry, type Performer, type Question, type Refused } from '../../../../../hud/fight/index.ts';
import { boutBoardAfter, boutBoardOf, boutOpening, type BoutBoard } from './bout-board.ts';

/** Decides for a figure that nobody plays. */
export type Bot = (bout: Munera) => MuneraAction;

/** The position and what is asked, as the player has been shown it. */
export interface SettledBout {
  readonly view: View;
  readonly decision: MuneraDecision | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export interface BoutOptions {
  readonly session: MuneraSession;
  readonly settings: ReadonlySignal<Settings>;
  readonly onSettings: (change: Partial<Settings>) => void;
  readonly readOnly: ReadonlySignal<string | null>;
  readonly words: Words;
  readonly performer: Performer;
  /** Who decides for a figure; null for the player at the screen. */
  readonly botOf: (figure: FigureId) => Bot | null;
}

export function settledBout({ session }: BoutOptions, floor: number): SettledBout {
  const copy = session.bout.clone();
  const free = session.steps.length > floor;
  return {
    view: { world: copy.world, state: copy.state },
    decision: session.decision(),
    canUndo: free && session.canUndo,
    canRedo: session.canRedo,
  };
}

/** A new bout is shown from its opening; a resumed one stands where it stood. */
function presenterOf({ session, settings, performer }: BoutOptions, view: View): Presenter<BoutBoard> {
  const [opening] = session.steps;
  const fresh = session.steps.length === 1 && opening !== undefined && opening.events.length > 0;
  const board = fresh ? boutOpening(view, opening.events) : boutBoardOf(view);
  return new Presenter<BoutBoard>(session, settings, performer, {
    board,
    shown: fresh ? 0 : session.steps.length,
    boardAfter: boutBoardAfter,
  });
}

/** Answers of bots are never taken back: undo stops after the last of them. */
function startOfUndo({ session, botOf }: BoutOptions): number {
  return session.view.world.ids.some((id) => botOf(id) !== null) ? session.steps.length : 0;
}

/** What the player has chosen, opened or pointed at, and what the screen has been told. */
export function createBoutState(options: BoutOptions) {
  const floor = signal(startOfUndo(options));
  const settled = settledBout(options, floor.value);
  return {
    floor,
    settled: signal(settled),
    presenter: presenterOf(options, settled.view),
    /** Whom attacks are meant for, or who is looked at. */
    selected: signal<string | null>(null),
    pointed: signal<Cell | null>(null),
    /** The option that a commit would play. */
    armed: signal<string | null>(null),
    /** The option that the pointer is on: what it would do is drawn. */
    considered: signal<string | null>(null),
    /** Part of the body that blows at the condemned are aimed at. */
    area: signal<Area>('M'),
    /** Hexes are chosen to look at them, not to go there. */
    turning: signal(false),
    /** 0: no marks, 1: steps and the target's sides, 2: what the others threaten too. */
    threat: signal<0 | 1 | 2>(options.settings.value.threatOverlay ? 1 : 0),
    inspected: signal<LogEntry | null>(null),
    question: signal<Question | null>(null),
    refusal: signal<Refused | null>(null),
    announcement: signal(''),
    sheet: signal<string>('answers'),
    help: signal(false),
  };
}

export type BoutUiState = ReturnType<typeof createBoutState>;
