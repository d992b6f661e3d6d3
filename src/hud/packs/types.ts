import type { Portrait } from '../../art/index.ts';

/** A finding as a list shows it. */
export interface ShownFinding {
  readonly severity: 'error' | 'warning';
  /** `pard/beasts/leopard.yaml:9:25` */
  readonly place: string;
  readonly message: string;
  readonly hint: string | null;
  readonly excerpt: string;
}

/** Somebody or something of a pack, in sentences. */
export interface SheetCard {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  /** As what it stands on the sand; null for what has no face. */
  readonly face: Portrait | null;
  readonly sentences: readonly string[];
}

/** A way to somewhere else. */
export interface Way {
  readonly label: string;
  readonly href: string;
}

/** A pack as the screen shows it. */
export interface ShownPack {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  /** What is in it, and how its checks went: `1 beast, checks passed`. */
  readonly inShort: string;
  /** Who made it. */
  readonly by: string;
  /** Its id, its licence, how large it is. */
  readonly facts: readonly string[];
  /** What it says of itself. */
  readonly text: string;
  readonly errors: number;
  readonly findings: readonly ShownFinding[];
  /** Why it waits for packs that it needs, in sentences; null where it does not. */
  readonly waits: string | null;
  /** The packs that it needs, with the versions that will do. */
  readonly needs: readonly string[];
  /** What others have to complain of because of it. */
  readonly conflicts: readonly ShownFinding[];
  readonly adds: readonly string[];
  readonly changes: readonly string[];
  /** Its cards in words. */
  readonly cards: readonly SheetCard[];
  /** Why nothing of it can be read; null where it can. */
  readonly unread: string | null;
}

export type PackState = 'on' | 'off' | 'tried';

/** A pack that is kept, tried, or comes with the game. */
export interface ListedPack extends ShownPack {
  readonly state: PackState;
  /** Whether it comes with the game, as it is. */
  readonly shipped: boolean;
  /** The version that it took the place of; null where none is kept. */
  readonly before: string | null;
  /** The version that the game brings for its place, and what taking it means; null where it brings none. */
  readonly brings: { readonly version: string; readonly text: string } | null;
  /** Where its cards can be played; none while it is off. */
  readonly play: readonly Way[];
}

/** A pack that somebody brought and nobody has decided on. */
export interface BroughtPack extends ShownPack {
  /** What is kept under its id, in words; null where nothing is. */
  readonly instead: string | null;
  /** The version that it would take the place of; null where it is the only one. */
  readonly replaces: string | null;
  /** Names of packs that are here and off, and are turned on with it. */
  readonly along: readonly string[];
  /** Whether it can be tried and kept. */
  readonly usable: boolean;
}

/** What is being done with a pack, or what came of it. */
export interface PackNote {
  /** The pack that it is about. */
  readonly id: string;
  readonly text: string;
  /** Whether it is still being done. */
  readonly working: boolean;
  /** Where the keyboard goes when it is done: to the way to play, to what is said, or it stays. */
  readonly focus: 'play' | 'text' | 'none';
}

/** Why what somebody brought is no pack, and where it leads instead. */
export interface PackProblem {
  readonly text: string;
  readonly way: Way | null;
}

/** An address that holds a pack. */
export interface SharedLink {
  /** The whole address; null where it is too long for one. */
  readonly link: string | null;
  /** Squares of the code that holds the link, row by row; null where it does not fit into one. */
  readonly code: readonly (readonly boolean[])[] | null;
}

/** A pack as it can be handed on. */
export interface SharedPack {
  readonly id: string;
  readonly name: string;
  readonly whole: SharedLink;
  /** Without the remarks of its author; null where it has none. */
  readonly bare: SharedLink | null;
}
