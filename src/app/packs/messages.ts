import type { Catalogue, ContentFile, Finding, PackHead } from '../../catalogue/index.ts';

/** What came of reading packs beside the cards that the page was built with. */
export interface Checked {
  /** Of the files that were given; paths as they were given. */
  readonly findings: readonly Finding[];
  /** Everything that is sound, frozen; null when nothing can be played with it. */
  readonly catalogue: Catalogue | null;
  /** The packs among the files, also those with faults, by their path. */
  readonly heads: readonly PackHead[];
  /** Cards of the packs in plain sentences, by their id; the first has the name. */
  readonly prose: Readonly<Record<string, readonly string[]>>;
}

/** To the worker: read these files beside the page's own. */
export interface CheckOrder {
  readonly id: number;
  readonly files: readonly ContentFile[];
}

/** From the worker. */
export type CheckReply = { readonly id: number } & (
  | { readonly checked: Checked }
  /** The check itself failed: a fault of the game, not of the pack. */
  | { readonly failed: string }
);
