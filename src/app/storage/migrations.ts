/** Brings the stored form of one format to the next. */
export interface Migration {
  /** Format that it reads; it writes the next. */
  readonly from: number;
  readonly name: string;
  run(value: unknown): unknown;
}

export type Migrations = Readonly<Record<string, readonly Migration[]>>;

/** The first edition knew only hunts, whose men are the player's. */
const withControllers: Migration = {
  from: 1,
  name: 'a save says who decides for whom',
  run: (value) => ({ ...(value as object), controllers: {} }),
};

const besideControllers: Migration = {
  from: 1,
  name: 'a record lies beside who decided for whom',
  run: (value) => ({ record: value, controllers: {} }),
};

/** A record says which packs it was played with, where it begins and what seals each part; an old one knows none of it. */
const sealedByItsEnd: Migration = {
  from: 2,
  name: 'a record tells its packs, its beginning and its seal',
  run: (value) => {
    const kept = value as { readonly record: object };
    return { ...kept, record: { ...kept.record, format: 2, packs: {}, from: null, sealed: null } };
  },
};

/** Runs of the first edition did not say which bouts they were of. */
const ofSomeBouts: Migration = {
  from: 1,
  name: 'a run of a programme says which bouts it is of',
  run: (value) => Object.fromEntries(Object.entries(value as object).map(([id, run]) => [id, { ...(run as object), bouts: null }])),
};

/** By kind, oldest first: one for every format that was left behind, and a stored example of it in the tests. */
export const MIGRATIONS: Migrations = {
  settings: [],
  wall: [],
  diary: [],
  digests: [],
  'post-mortems': [],
  programmes: [ofSomeBouts],
  autosave: [withControllers, sealedByItsEnd],
  record: [besideControllers, sealedByItsEnd],
};

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
