import type { ComponentChildren } from 'preact';
import type { ReportTable } from './report-tables.tsx';

/** A number with the range that holds it 19 times in 20. */
export interface Measured {
  readonly label: string;
  readonly value: number;
  readonly half: number;
  readonly unit: 'share' | 'number';
  /** Least and most that it can be, for its bar. */
  readonly most: number;
  /** What the card does otherwise than its parent over the same dice; null where there is nothing to compare. */
  readonly difference: { readonly value: number; readonly half: number } | null;
  /** Whether the aim is about this one. */
  readonly isAimed: boolean;
}

/** Between what the number that is aimed at should lie. */
export interface ReportAim {
  readonly least: number;
  readonly most: number;
  /** What is aimed at, in a sentence. */
  readonly text: string;
  /** What it means to be below or above, within a sentence: `it is too strong`. */
  readonly below: string;
  readonly above: string;
}

/** How often a step of a card was looked at and done, and what stood in its way. */
export interface StepCoverage {
  readonly id: string;
  readonly label: string;
  readonly considered: number;
  readonly fired: number;
  /** Damage that it did, of each bout; left out where steps harm nobody. */
  readonly damage?: number;
  /** Conditions that were not met, the most frequent first. */
  readonly blocked: readonly { readonly why: string; readonly times: number }[];
  /** What could be done about a step that never fires. */
  readonly advice?: string | undefined;
}

export interface Outlier {
  readonly index: number;
  readonly why: string;
}

export interface ReportProps {
  readonly player: string;
  readonly players: readonly { readonly id: string; readonly label: string; readonly about: string }[];
  readonly parent: string | null;
  readonly played: number;
  readonly wanted: number;
  readonly running: boolean;
  readonly stopsEarly: boolean;
  /** Why it ended before all were played; null where it did not. */
  readonly ended: string | null;
  readonly seconds: number;
  readonly failure: string | null;
  /** Whether the card has been changed since. */
  readonly outdated: boolean;
  readonly measures: readonly Measured[];
  /** What to aim at, and by whose bouts that is judged; null where nothing is better than anything else. */
  readonly aim: (ReportAim & { readonly player: string }) | null;
  readonly tables: readonly ReportTable[];
  readonly steps: readonly StepCoverage[];
  readonly outliers: readonly Outlier[];
  onPlayer(this: void, id: string): void;
  onWanted(this: void, bouts: number): void;
  onStopsEarly(this: void, stops: boolean): void;
  onToggle(this: void): void;
  onAgain(this: void): void;
  onOutlier(this: void, outlier: Outlier): void;
  onStep(this: void, step: StepCoverage): void;
  /** What else is chosen before it is measured. */
  readonly children?: ComponentChildren;
}
