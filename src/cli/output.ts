/** Everything a command has to say goes to stdout through here; faults go to stderr. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function printJson(value: unknown): void {
  print(JSON.stringify(value, null, 2));
}

export function complain(line: string): void {
  process.stderr.write(`${line}\n`);
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
    process.stderr.write(`\r[${'#'.repeat(filled)}${' '.repeat(30 - filled)}] ${done}/${this.total}`);
  }

  end(): void {
    if (this.shown) process.stderr.write('\r\u001b[K');
  }
}
