import type { GameKit, GameRecord } from '../session/index.ts';
import { encodeLink, LinkError } from '../session/index.ts';
import { FaultError } from './fault.ts';

/** Characters that would move a terminal's cursor, colour it or turn its writing round; lines and tabs are our own. */
const UNSEEN = /(?![\n\t])[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu;

/** A text that may hold anything from outside, with what cannot be seen written out. Inside JSON it means the same. */
export function visible(text: string): string {
  return text.replace(UNSEEN, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Everything a command has to say goes to stdout through here; faults go to stderr. */
export function print(line: string): void {
  process.stdout.write(`${visible(line)}\n`);
}

export function printJson(value: unknown): void {
  print(JSON.stringify(value, null, 2));
}

export function complain(line: string): void {
  process.stderr.write(`${visible(line)}\n`);
}

/** A table with columns as wide as they need. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** `1 file`, `2 files`. */
export function counted(n: number, one: string): string {
  return `${n} ${one}${n === 1 ? '' : 's'}`;
}

/** Seconds as `40 s`, `3 min`, `2 h 5 min`. */
export function spanOf(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.ceil(whole / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** A progress bar on a terminal, for commands that run longer than a second. */
export class Progress {
  private readonly start = Date.now();
  private readonly total: number;
  private shown = false;

  constructor(total: number) {
    this.total = total;
  }

  at(done: number): void {
    if (!process.stderr.isTTY || Date.now() - this.start < 1000) return;
    this.shown = true;
    const filled = Math.round((30 * done) / this.total);
    const seconds = (Date.now() - this.start) / 1000;
    const rate = done / seconds;
    const left = rate > 0 ? spanOf((this.total - done) / rate) : '…';
    process.stderr.write(
      `\r[${'#'.repeat(filled)}${' '.repeat(30 - filled)}] ${done}/${this.total} · ${rate.toFixed(0)} a second · ${left} left\u001b[K`,
    );
  }

  end(): void {
    if (this.shown) process.stderr.write('\r\u001b[K');
  }
}

/** The text of a replay link; null when the set-up is too big for one. */
export function linkOrNull(kit: GameKit, record: GameRecord): string | null {
  try {
    return encodeLink(kit, record);
  } catch (error) {
    if (error instanceof LinkError && error.fault === 'too-long') return null;
    throw error;
  }
}

/** The text of a replay link. Throws `FaultError` when the set-up is too big for one. */
export function linkText(kit: GameKit, record: GameRecord): string {
  const link = linkOrNull(kit, record);
  if (link === null) throw new FaultError('this is too long for a link; write the record with --record FILE');
  return link;
}
