import type { Catalogue, ContentFile, Finding, PackHead, ToldCard } from '../../catalogue/index.ts';

/** Packs that are to be read, and in the first of which languages that they bring. */
export interface PacksAsked {
  readonly files: readonly ContentFile[];
  readonly languages: readonly string[];
}

/** What came of reading packs beside the cards that the page was built with. */
export interface Checked {
  /** Of the files that were given; paths as they were given. */
  readonly findings: readonly Finding[];
  /** Everything that is sound, frozen; null when nothing can be played with it. */
  readonly catalogue: Catalogue | null;
  /** The packs among the files, also those with faults, by their path. */
  readonly heads: readonly PackHead[];
  /** What games say of the cards of the packs, by kind and id: `beast pard:leopard`. */
  readonly prose: Readonly<Record<string, ToldCard>>;
}
