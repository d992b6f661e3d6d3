import { of, type Fault, type Lint, type Path } from '../../../../catalogue/index.ts';
import type { BeastCard } from '../../rules/index.ts';
import { BEAST } from '../kinds.ts';

/** What is wrong with a card, wherever it was written. */
export type Told = Omit<Fault, 'entry'>;

type More = Partial<Omit<Told, 'severity' | 'path' | 'message'>>;

export const error = (path: Path, message: string, more: More = {}): Told => ({ severity: 'error', path, message, ...more });
export const warning = (path: Path, message: string, more: More = {}): Told => ({ severity: 'warning', path, message, ...more });

/** A pass over the cards of beasts, each by itself. */
export const ofBeasts =
  (faultsOf: (card: BeastCard) => readonly Told[]): Lint =>
  (draft) =>
    of(draft, BEAST).flatMap((entry) => faultsOf(entry.card).map((told): Fault => ({ ...told, entry })));
