/** Time as the arena draws it: twelve steps a second, like shadow puppets on a stick. */

export const STEP = 1000 / 12;
/** Timers are not exact: a step this much too early counts. */
const SLACK = 8;

/** The world's clock and its timer; a test brings its own. */
export interface Timers {
  now(): number;
  /** Runs once after so many milliseconds; gives what calls it off. */
  after(milliseconds: number, run: () => void): () => void;
}

/** Draws a motion at a share of its time, 0 to 1; called with 1 exactly once, last. */
export type Draw = (share: number) => void;

const NEVER = new Promise<void>(() => undefined);

interface Motion {
  readonly start: number;
  readonly span: number;
  readonly draw: Draw;
  readonly done: () => void;
}

/** Plays motions in steps and rests, without any timer, when none is left. */
export class StepClock {
  /** Factor by which spans shorten. */
  speed = 1;
  private readonly motions = new Set<Motion>();
  private cancel: (() => void) | null = null;
  private cancelShow: (() => void) | null = null;
  private shown = -Infinity;
  private hurrying = false;
  private stopped = false;
  private readonly timers: Timers;
  private readonly onStep: () => void;

  /** `onStep` is told that something has to be drawn, at most twelve times a second however fast the motions follow. */
  constructor(timers: Timers, onStep: () => void) {
    this.timers = timers;
    this.onStep = onStep;
  }

  get idle(): boolean {
    return this.motions.size === 0 && this.cancelShow === null;
  }

  get hurried(): boolean {
    return this.hurrying;
  }

  /** Draws a motion over `span` milliseconds at speed 1; resolves after its last step, and never once the clock has been stopped. */
  play(span: number, draw: Draw): Promise<void> {
    if (this.stopped) return NEVER;
    if (this.hurrying || span <= 0) {
      draw(1);
      this.show();
      return Promise.resolve();
    }
    draw(0);
    return new Promise((done) => {
      this.motions.add({ start: this.timers.now(), span: span / this.speed, draw, done });
      this.show();
      this.schedule();
    });
  }

  wait(span: number): Promise<void> {
    return this.play(span, () => undefined);
  }

  /** Brings every motion to its end, and each that is begun before `calm`. */
  hurry(): void {
    this.hurrying = true;
    this.step();
  }

  calm(): void {
    this.hurrying = false;
  }

  /** Ends everything without drawing it. What waits for a motion does not go on: the things it would touch are gone. */
  stop(): void {
    this.stopped = true;
    this.hurrying = true;
    this.cancel?.();
    this.cancelShow?.();
    this.cancel = null;
    this.cancelShow = null;
    this.motions.clear();
  }

  private schedule(): void {
    if (this.cancel || this.motions.size === 0) return;
    const now = this.timers.now();
    let next = STEP;
    for (const { start, span } of this.motions) next = Math.min(next, Math.max(1, start + span - now));
    this.cancel = this.timers.after(next, () => {
      this.cancel = null;
      this.step();
    });
  }

  private step(): void {
    const now = this.timers.now();
    const ended: Motion[] = [];
    for (const motion of this.motions) {
      const share = this.hurrying ? 1 : Math.min(1, (now - motion.start) / motion.span);
      if (share >= 1) {
        this.motions.delete(motion);
        ended.push(motion);
      }
      motion.draw(share);
    }
    for (const motion of ended) motion.done();
    this.show();
    this.schedule();
  }

  private show(): void {
    if (this.cancelShow || this.stopped) return;
    const wait = this.shown + STEP - this.timers.now();
    const show = (): void => {
      this.cancelShow = null;
      this.shown = this.timers.now();
      this.onStep();
    };
    if (wait <= SLACK) show();
    else this.cancelShow = this.timers.after(wait, show);
  }
}

/** Performances wait for one another; each is asked whether it is still wanted before it begins. */
export class PerformQueue {
  private tail: Promise<void> = Promise.resolve();
  private waiting = 0;
  private generation = 0;
  private readonly onEmpty: () => void;

  /** `onEmpty` is told when the last one has ended. */
  constructor(onEmpty: () => void) {
    this.onEmpty = onEmpty;
  }

  get busy(): boolean {
    return this.waiting > 0;
  }

  /** Runs `job` after all before it. `wanted` turns false once `drop` has been called. */
  add(job: (wanted: () => boolean) => Promise<void>): Promise<void> {
    const mine = this.generation;
    const wanted = (): boolean => mine === this.generation;
    this.waiting += 1;
    const run = this.tail
      .then(() => (wanted() ? job(wanted) : undefined))
      .finally(() => {
        this.waiting -= 1;
        if (this.waiting === 0) this.onEmpty();
      });
    this.tail = run.catch(() => undefined);
    return run;
  }

  /** What waits is not begun, and what runs learns that it is no longer wanted. */
  drop(): void {
    this.generation += 1;
  }
}
