import { watch, type FSWatcher } from 'node:fs';
import { FaultError, reasonOf } from './fault.ts';
import { complain } from './output.ts';

/** Editors write a file in several steps, and several files at once. */
const QUIET_MS = 120;

/** Q, Ctrl+C and Ctrl+D, as a terminal sends them. */
const ENDING: readonly string[] = ['q', 'Q', String.fromCharCode(3), String.fromCharCode(4)];

/** Calls when something below some places has changed and nothing more has for a moment. Returns what ends it. */
export function onChange(places: readonly string[], call: () => void): () => void {
  let waiting: NodeJS.Timeout | undefined;
  const later = (): void => {
    clearTimeout(waiting);
    waiting = setTimeout(call, QUIET_MS);
  };
  const watchers: FSWatcher[] = [];
  const end = (): void => {
    clearTimeout(waiting);
    for (const watcher of watchers) watcher.close();
  };
  try {
    for (const place of places) {
      const watcher = watch(place, { recursive: true }, later);
      watcher.on('error', (error) => complain(`damnatio: ${reasonOf(error)}`));
      watchers.push(watcher);
    }
  } catch (error) {
    end();
    throw new FaultError(`nobody can watch for changes here: ${reasonOf(error as NodeJS.ErrnoException)}`);
  }
  return end;
}

/** Resolves when Q or Ctrl+C is pressed on a terminal, or the input or the program is ended from outside. */
export function quit(): Promise<void> {
  const { stdin } = process;
  return new Promise((resolve) => {
    const done = (): void => {
      if (stdin.isTTY) stdin.setRawMode(false);
      stdin.pause();
      process.off('SIGINT', done);
      process.off('SIGTERM', done);
      resolve();
    };
    process.on('SIGINT', done);
    process.on('SIGTERM', done);
    if (!stdin.isTTY) return;
    stdin.setRawMode(true);
    stdin.on('data', (keys: Buffer) => {
      if (ENDING.some((key) => keys.includes(key))) done();
    });
  });
}
