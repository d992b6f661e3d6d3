/** What was to be expected of some dice, and what fell. */
export interface Luck {
  readonly rolls: number;
  readonly expected: number;
  readonly fell: number;
}
