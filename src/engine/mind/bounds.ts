/** How much is looked at. */
export interface Bounds {
  /** Answers played in imagination in one decision. */
  readonly nodes: number;
  /** Candidates that are looked into; the others are left at first sight. */
  readonly width: number;
  /** Candidates that seem so much worse than the best are not looked into. */
  readonly margin: number;
  /** Standard errors by which a rival must be better. */
  readonly errors: number;
}
