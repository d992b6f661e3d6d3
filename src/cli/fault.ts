import type { Finding } from '../catalogue/index.ts';
import { formatFinding } from '../catalogue/index.ts';

/** Exit codes of every command: done, found faults, wrong use. */
export const DONE = 0;
export const FAULTS = 1;
export const WRONG_USE = 2;

/** The call's words are off: the message says which, and the command ends with 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Something the call asked for is broken or not there: the command ends with 1. */
export class FaultError extends Error {
  override readonly name: string = 'FaultError';
}

/** A file has faults; the message is what `check` would print, with line, column and the fix. */
export class FindingsError extends FaultError {
  override readonly name = 'FindingsError';
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    super(findings.map(formatFinding).join('\n'));
    this.findings = findings;
  }
}
