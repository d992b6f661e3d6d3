import type { Finding } from '../catalogue/index.ts';
import { formatFindings } from '../catalogue/index.ts';

/** Exit codes of every command: done, found faults, wrong use, stopped. */
export const DONE = 0;
export const FAULTS = 1;
export const WRONG_USE = 2;
/** Ended by Ctrl+C after it told what it had: 128 and the number of the signal. */
export const STOPPED = 130;

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
    super(formatFindings(findings).join('\n'));
    this.findings = findings;
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'it may not be read or written',
  EPERM: 'it may not be read or written',
  EROFS: 'that disk cannot be written to',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is no folder',
  EEXIST: 'it is there already',
  EMFILE: 'too many files are open',
};

/** An error of the system in a sentence, with the path that it is about. */
export function reasonOf({ code = '', path, message }: NodeJS.ErrnoException): string {
  const reason = Object.hasOwn(REASONS, code) ? REASONS[code]! : message;
  return path === undefined ? reason : `${path}: ${reason}`;
}

/** What is to be said of an error; a fault of the program says so, and where in it when `DAMNATIO_TRACE` is set. */
export function faultText(error: unknown): string {
  if (error instanceof FindingsError) return error.message;
  if (error instanceof UsageError || error instanceof FaultError) return `damnatio: ${error.message}`;
  const system = error as NodeJS.ErrnoException;
  if (system.code !== undefined) return `damnatio: ${reasonOf(system)}`;
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const trace = process.env['DAMNATIO_TRACE'] ? `\n${stack ?? ''}` : '; DAMNATIO_TRACE=1 before the command shows where';
  return `damnatio: this is a fault of the program, not of what you asked; please report it with the whole command: ${message}${trace}`;
}
