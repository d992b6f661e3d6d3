import type { Catalogue, ContentFile, Finding, PackHead } from '../../catalogue/index.ts';

/** What came of reading packs beside the cards that the page was built with. */
export interface Checked {
  /** Of the files that were given; paths as they were given. */
  readonly findings: readonly Finding[];
  /** Everything that is sound, frozen; null when nothing can be played with it. */
  readonly catalogue: Catalogue | null;
  /** The packs among the files, also those with faults, by their path. */
  readonly heads: readonly PackHead[];
  /** What a game says of the cards of the packs, by their id. */
  readonly prose: Readonly<Record<string, ToldCard>>;
}

/** A card in plain sentences, the first with its name, and the game that tells it. */
export interface ToldCard {
  readonly game: string;
  readonly sentences: readonly string[];
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
