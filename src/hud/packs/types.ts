/** A finding as a list shows it. */
export interface ShownFinding {
  readonly severity: 'error' | 'warning';
  /** `pard/beasts/leopard.yaml:9:25` */
  readonly place: string;
  readonly message: string;
  readonly hint: string | null;
  readonly excerpt: string;
}

/** A pack as the screen shows it. */
export interface ShownPack {
  readonly id: string;
  readonly name: string;
  /** `Pard 0.1.0, 1 beast, checks passed` */
  readonly headline: string;
  readonly version: string;
  /** Who made it, under which licence, how large it is. */
  readonly facts: readonly string[];
  /** What it says of itself. */
  readonly text: string;
  readonly errors: number;
  readonly findings: readonly ShownFinding[];
  /** What others have to complain of because of it. */
  readonly conflicts: readonly ShownFinding[];
  readonly adds: readonly string[];
  readonly changes: readonly string[];
  /** Why nothing of it can be read; null where it can. */
  readonly unread: string | null;
}

export type PackState = 'on' | 'off' | 'tried' | 'shipped';

/** A pack that is kept, tried, or comes with the game. */
export interface ListedPack extends ShownPack {
  readonly state: PackState;
  /** The version that it took the place of; null where none is kept. */
  readonly before: string | null;
}

/** A pack that somebody brought and nobody has decided on. */
export interface BroughtPack extends ShownPack {
  /** What is kept under its id, in words; null where nothing is. */
  readonly instead: string | null;
  /** Whether it can be tried and kept. */
  readonly usable: boolean;
}

/** A pack as it can be handed on. */
export interface SharedPack {
  readonly id: string;
  readonly name: string;
  /** The whole address; null where it is too long for one. */
  readonly link: string | null;
  /** Squares of the code that holds the link, row by row; null where it does not fit into one. */
  readonly code: readonly (readonly boolean[])[] | null;
}
