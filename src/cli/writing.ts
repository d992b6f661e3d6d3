import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { FaultError, reasonOf } from './fault.ts';

const ROOM = 'make room there and try again';
const WAYS: Readonly<Record<string, string>> = { ENOSPC: ROOM, EDQUOT: ROOM, EISDIR: 'name a file in it' };
const ELSEWHERE = 'choose a place where you may write';

/** Why a path cannot be written. A new one is also "not there" where its folder is missing, or takes nothing new. */
function reasonFor(path: string, { code = '', message }: NodeJS.ErrnoException): string {
  if (code !== 'ENOENT') return reasonOf({ code, message, name: '' });
  const folder = dirname(path);
  return existsSync(folder) ? `nothing new can be put into ${folder}` : `there is no folder ${folder}`;
}

/** What cannot be written, why, and what to do then. */
function refused(path: string, error: unknown): FaultError {
  const fault = error as NodeJS.ErrnoException;
  return new FaultError(`${path} cannot be written: ${reasonFor(fault.path ?? path, fault)}; ${WAYS[fault.code ?? ''] ?? ELSEWHERE}`);
}

/** Whether a folder is there. Throws `FaultError` for something else in its place. */
function isFolder(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found && !found.isDirectory()) throw new FaultError(`${relative('.', path)} is a file where a folder is wanted; ${ELSEWHERE}`);
  return found !== undefined;
}

/** Node makes folders with those above them in one call, which never ends where the system has none made, as in /proc. */
function makeWithin(path: string): void {
  if (isFolder(path)) return;
  makeWithin(dirname(path));
  mkdirSync(path);
}

/** Makes a folder with those above it, where it is not there. Throws `FaultError` saying where that cannot be, and what to do. */
export function makeFolder(folder: string): void {
  try {
    makeWithin(resolve(folder));
  } catch (error) {
    throw error instanceof FaultError ? error : refused(folder, error);
  }
}

/** Writes a file of a folder that is there. Throws `FaultError` saying why it cannot be, and what to do. */
export function writeText(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw refused(path, error);
  }
}
