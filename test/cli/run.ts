import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { COMMANDS } from '../../src/cli/commands/index.ts';
import type { Command } from '../../src/cli/options.ts';
import { FaultError, UsageError } from '../../src/cli/fault.ts';
import { readOptions } from '../../src/cli/options.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the command line as `npm run -s damnatio -- …` does. */
export function damnatio(...args: string[]): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/damnatio.mjs', ...args], { cwd: root, encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}

/** The same for a call written as one line. */
export function call(line: string, ...more: string[]): Ran {
  return damnatio(...line.split(' '), ...more);
}

/** How a command failed. */
export interface Failure {
  readonly kind: 'wrong use' | 'fault';
  readonly message: string;
}

/** Runs one of some commands in this process; null when it did not fail. */
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

/** Runs a command in this process, faster, and tells how it failed; null when it did not. */
export function failureOf(line: string, ...more: string[]): Promise<Failure | null> {
  return failureIn(COMMANDS, [...line.split(' '), ...more]);
}
