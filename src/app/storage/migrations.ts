/** Brings the stored form of one format to the next. */
export interface Migration {
  /** Format that it reads; it writes the next. */
  readonly from: number;
  readonly name: string;
  run(value: unknown): unknown;
}

export type Migrations = Readonly<Record<string, readonly Migration[]>>;

/**
 * By kind, oldest first. The first edition has format 1 of everything, so there is nothing to bring forward yet. Add
 * a migration here for every format that is left behind, and a stored example of it to the tests.
 */
export const MIGRATIONS: Migrations = { settings: [], autosave: [], record: [] };

/** A stored thing of a format that this edition cannot read. */
export class FormatError extends Error {
  override readonly name = 'FormatError';
  readonly newer: boolean;

  constructor(message: string, newer: boolean) {
    super(message);
    this.newer = newer;
  }
}

/** Brings a value from its format to the wanted one, one named step after another. */
export function migrate(kind: string, from: number, to: number, value: unknown, all: Migrations = MIGRATIONS): unknown {
  if (from > to) throw new FormatError(`${kind} has format ${from}; this edition knows ${to}`, true);
  let current = value;
  for (let format = from; format < to; format += 1) {
    const step = all[kind]?.find((migration) => migration.from === format);
    if (!step) throw new FormatError(`there is no way from format ${format} of ${kind}`, false);
    current = step.run(current);
  }
  return current;
}
