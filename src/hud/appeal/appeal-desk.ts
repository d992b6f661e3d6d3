import { signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { BoardPicture, CardKind, FigurePicture } from '../../art/index.ts';
import type { BoutEvent } from '../../engine/bout/index.ts';
import type { Settings } from '../common/index.ts';
import type { Pace, Performer } from '../fight/index.ts';
import { conquerorOf, type Appealed } from './appeal-model.ts';
import type { Judged } from './appeal-model.ts';

/** A figure with what boards of gladiators know of it beside. */
export interface AppealFigure extends FigurePicture {
  readonly order?: CardKind;
}

/** A life that hangs on the crowd, as it is being shown. */
export interface SceneAsked {
  readonly loser: AppealFigure | null;
  readonly victor: AppealFigure | null;
  readonly victorId: string | null;
  readonly speed: number;
  /** Nothing goes on until the player says so. */
  readonly waits: boolean;
  readonly done: () => void;
}

/** An appeal that is being shown. */
export interface AppealAsked extends SceneAsked {
  readonly event: Appealed;
}

/** A show of thumbs. */
export interface VerdictAsked extends SceneAsked {
  readonly event: Judged;
}

export interface AppealDeskOptions {
  readonly settings: ReadonlySignal<Settings>;
  /** Everything that has happened, for who beat whom. */
  readonly steps: () => readonly { readonly events: readonly BoutEvent[] }[];
  /** Whether it is the player's: his own man who asks, or has beaten whoever asks; nobody's where he only watches. */
  readonly hand?: (figure: string) => boolean;
}

/** Faster than this nobody is waited for, but for a man of his own, unless he asks for it. */
const UNHURRIED = 1;
/** How fast an appeal that cannot be passed over is shown where everything else is not shown at all. */
const SWIFT = 8;

/** Whether a life hangs on an event, so that it is shown before it is told. */
export function isForCrowd(event: BoutEvent): event is Appealed | Judged {
  return event.type === 'appealed' || event.type === 'judged';
}

/** Where appeals to the crowd and shows of thumbs are seen, one at a time, before anything tells how they end. */
export class AppealDesk {
  readonly asked: Signal<AppealAsked | VerdictAsked | null> = signal(null);
  private readonly options: AppealDeskOptions;

  constructor(options: AppealDeskOptions) {
    this.options = options;
  }

  /**
   * Shows the scene when a life hangs on the event; resolves, with whether somebody saw it, when it may be told. The life of
   * a man of the player's own is never passed over: that scene comes at every speed and waits.
   */
  async show(event: BoutEvent, board: BoardPicture, speed: Pace): Promise<boolean> {
    if (!isForCrowd(event)) return false;
    const { settings, steps, hand = () => false } = this.options;
    const own = hand(event.figure);
    if (!own && (speed === 'instant' || document.hidden)) return false;
    const pace = speed === 'instant' ? SWIFT : speed;
    const victorId = event.type === 'judged' ? event.by : conquerorOf(steps(), event);
    const find = (id: string | null): AppealFigure | null => board.figures.find((figure) => figure.id === id) ?? null;
    const waits = own || settings.peek().waitForMe || (pace <= UNHURRIED && victorId !== null && hand(victorId));
    await new Promise<void>((done) => {
      const scene: SceneAsked = { loser: find(event.figure), victor: find(victorId), victorId, speed: pace, waits, done };
      this.asked.value = event.type === 'judged' ? { event, ...scene } : { event, ...scene };
    });
    this.asked.value = null;
    return true;
  }

  /** Ends the scene that is shown. */
  close(): void {
    this.asked.peek()?.done();
  }
}

/** A performer that lets the crowd be asked before an appeal is told and drawn. */
export function withAppeals(performer: Performer, desk: AppealDesk): Performer {
  return {
    before: (event, board, speed) => desk.show(event, board, speed),
    stops: isForCrowd,
    perform: (events, after, speed, rested) => performer.perform(events, after, speed, rested),
    skip: () => {
      desk.close();
      performer.skip();
    },
  };
}
