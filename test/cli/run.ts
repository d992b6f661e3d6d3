import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { catalogueCode } from '../../build/catalogue-code.ts';
import type { ContentFile, LoadResult } from '../../src/catalogue/index.ts';
import { keptCatalogue } from '../../src/cli/game.ts';
import { commandsOf } from '../../src/cli/commands/index.ts';
import { FaultError, UsageError } from '../../src/cli/fault.ts';
import type { Loading } from '../../src/cli/game.ts';
import { loadGame } from '../../src/cli/game.ts';
import type { Command } from '../../src/cli/options.ts';
import { readOptions } from '../../src/cli/options.ts';
import { runProgram } from '../../src/cli/program.ts';
import { COMMANDS_OF_GAMES, USUAL_BOUT } from '../../src/games/commands.ts';
import { DESKS } from '../../src/games/headless.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
export const program = join(root, 'scripts/damnatio.mjs');

/** Content that was checked, for the calls of one test file and of those after it. */
const cache = { folder: join(root, 'node_modules/.cache/damnatio-tests'), code: catalogueCode(root) };
const known = new Map<string, LoadResult>();

function read(files: readonly ContentFile[], language: string): LoadResult {
  const key = [language, ...files.map(({ path, text }) => `${path}\n${text}`)].join('\n');
  const result = known.get(key) ?? keptCatalogue(files, { ...cache, language });
  known.set(key, result);
  return result;
}

export const load: Loading['load'] = (parsed) => loadGame(parsed, read);

/** The commands of the bin, for calls in this process. */
const COMMANDS = commandsOf({ desks: DESKS, parts: COMMANDS_OF_GAMES, usualBout: USUAL_BOUT, load });

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the command line as `damnatio …` does, in a process of its own; for what a process has and a call has not. */
export function startedIn(folder: string, ...args: string[]): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { cwd: folder, encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}

/** The same in the folder of the project. */
export const started = (...args: string[]): Ran => startedIn(root, ...args);

/** What is written to one of the streams meanwhile; `end` gives it back. */
function heard(stream: NodeJS.WriteStream): { end(): string } {
  let text = '';
  const write = vi.spyOn(stream, 'write').mockImplementation((chunk) => {
    text += String(chunk);
    return true;
  });
  return {
    end() {
      write.mockRestore();
      return text;
    },
  };
}

/** Answers a call in this process, in a folder: the same without the start of a process. Bouts are played by one thread. */
export async function damnatioIn(folder: string, ...args: string[]): Promise<Ran> {
  const [out, err] = [heard(process.stdout), heard(process.stderr)];
  process.chdir(folder);
  try {
    const code = await runProgram(COMMANDS, args);
    return { code, out: out.end(), err: err.end() };
  } finally {
    process.chdir(root);
    out.end();
    err.end();
  }
}

/** The same in the folder of the project. */
export const damnatio = (...args: string[]): Promise<Ran> => damnatioIn(root, ...args);

/** The same for a call written as one line. */
export const call = (line: string, ...more: string[]): Promise<Ran> => damnatio(...line.split(' '), ...more);

/** How a command failed. */
export interface Failure {
  readonly kind: 'wrong use' | 'fault';
  readonly message: string;
}

/** Runs one of some commands; null when it did not fail. */
export async function failureIn(commands: readonly Command[], args: readonly string[]): Promise<Failure | null> {
  const [name, ...rest] = args;
  const command = commands.find((each) => each.name === name)!;
  try {
    await command.run(readOptions(command, rest));
    return null;
  } catch (error) {
    if (error instanceof UsageError) return { kind: 'wrong use', message: error.message };
    if (error instanceof FaultError) return { kind: 'fault', message: error.message };
    throw error;
  }
}

/** Runs a command and tells how it failed; null when it did not. */
export function failureOf(line: string, ...more: string[]): Promise<Failure | null> {
  return failureIn(COMMANDS, [...line.split(' '), ...more]);
}
