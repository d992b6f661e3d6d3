import type { Signal } from '@preact/signals';
import type { AnyFight } from './fight-model.ts';

/** How long something can still be taken back before what is left answers itself, in milliseconds at 1×. */
const WHILE = 1500;
const LEAST = 500;

interface Tools {
  readonly model: () => Pick<AnyFight, 'idle' | 'question' | 'help' | 'settings' | 'announcement'> & {
    readonly closing: Signal<boolean>;
    readonly session: { readonly steps: readonly unknown[] };
    readonly presenter: { readonly halted: boolean };
  };
  /** What would be answered by itself; null when there is something to choose. */
  readonly answer: () => unknown;
  readonly play: (answer: unknown) => void;
}

/** Something lies open over the arena. */
function isReading(): boolean {
  return typeof document !== 'undefined' && document.querySelector('dialog[open], .fight-menu-list') !== null;
}

/** A turn in which nothing is left to choose ends by itself, but not before its last step could be taken back. */
export class Closing {
  private readonly tools: Tools;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(tools: Tools) {
    this.tools = tools;
  }

  /** Begins the while where nothing is left to choose. Whoever wants to be waited for is. */
  begin(): void {
    const { closing, idle, settings, session, announcement } = this.tools.model();
    if (!idle.value || settings.value.waitForMe || this.tools.answer() === null) return;
    closing.value = true;
    const back = settings.value.letterKeys ? 'Z takes the last step back.' : 'Undo takes the last step back.';
    announcement.value = `Nothing is left to do: it ends by itself. ${back}`;
    this.wait(session.steps.length);
  }

  private wait(at: number): void {
    const { speed } = this.tools.model().settings.value;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.end(at), Math.max(LEAST, WHILE / (speed === 'instant' ? 8 : speed)));
  }

  private end(at: number): void {
    const { closing, question, help, presenter, session } = this.tools.model();
    if (presenter.halted || !closing.value) return;
    if (question.value || help.value || isReading()) return this.wait(at);
    if (session.steps.length === at) this.now();
    else this.stop();
  }

  /** Does not wait for the rest of the while. */
  now(): void {
    this.stop();
    const answer = this.tools.answer();
    if (answer !== null) this.tools.play(answer);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.tools.model().closing.value = false;
  }
}
