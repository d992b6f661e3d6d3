import type { BoutEvent } from '../../engine/bout/index.ts';
import type { LogStep } from '../../session/index.ts';

/** One event as a line of the log. */
export interface LogEntry {
  /** Index of the step among all steps of the session, and of the event in it. */
  readonly step: number;
  readonly index: number;
  readonly round: number;
  readonly event: BoutEvent;
}

/** All events of steps with the round they happened in; `from` continues after earlier entries. */
export function entriesOf(steps: readonly Pick<LogStep, 'events'>[], from = 0, round = 0): LogEntry[] {
  const entries: LogEntry[] = [];
  let now = round;
  for (let step = from; step < steps.length; step += 1) {
    steps[step]!.events.forEach((event, index) => {
      if (event.type === 'round-started') now = event.round;
      entries.push({ step, index, round: now, event });
    });
  }
  return entries;
}

export interface RoundOfLog {
  readonly round: number;
  readonly entries: readonly LogEntry[];
}

/** Entries by round, the newest round last. */
export function byRound(entries: readonly LogEntry[]): RoundOfLog[] {
  const rounds: { round: number; entries: LogEntry[] }[] = [];
  for (const entry of entries) {
    const last = rounds.at(-1);
    if (last && last.round === entry.round) last.entries.push(entry);
    else rounds.push({ round: entry.round, entries: [entry] });
  }
  return rounds;
}
