/** A game in short, shown without reading the whole: in lists, beside Continue. */
export interface GameAbout {
  /** Id of its game. */
  readonly ruleset: string;
  /** Who fights, as a heading: `Murmillo against Thraex`. */
  readonly who: string;
  /** The same within a sentence: `lion`. */
  readonly whoInLine: string;
  readonly round: number;
  /** Message key under `outcome`; null while it is going on. */
  readonly outcome: string | null;
  /** What came of it; what would come of it were it over now, while it is going on. */
  readonly result: string;
  /** The player ended it where it stands. */
  readonly givenUp?: true;
  readonly seed: string;
}
