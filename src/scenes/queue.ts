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
