/** Hears Ctrl+C while a command plays, so that it can tell what it has so far; a second one ends the program as always. */
export class Stopping {
  private isAsked = false;
  private readonly hear = (): void => void (this.isAsked = true);

  constructor() {
    process.once('SIGINT', this.hear);
  }

  /** Whether to go on; signals are heard between two pieces of work only, so that it waits for them first. */
  async goesOn(): Promise<boolean> {
    await new Promise((resolve) => setImmediate(resolve));
    return !this.isAsked;
  }

  end(): void {
    process.off('SIGINT', this.hear);
  }
}

/** How far a series came that was ended by Ctrl+C. */
export interface Stopped {
  readonly after: number;
  readonly of: number;
}

/** Null where everything was played. */
export function stoppedAfter(after: number, of: number): Stopped | null {
  return after < of ? { after, of } : null;
}

export function stoppedText({ after, of }: Stopped, what: string): string {
  return `Stopped after ${after} of ${of} ${what}; the intervals are of what was played.`;
}
