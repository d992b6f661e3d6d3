// @ts-check
import { spawnSync } from 'node:child_process';

const CODES = /\b(E[A-Z]{3,}|E\d{3}|HTTP \d{3})\b/;
const ERROR = /^(npm )?(err(or)?!?|E):? /i;
const FRAME = /^\s*at /;
/** Bytes of output; beyond them Node ends the program, and its own megabyte is soon said. */
const MUCH = 64 * 2 ** 20;

/** The line of a program's output that says why it failed, without the word "Error" before it. @param {string} output */
export function reasonIn(output) {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !FRAME.test(line));
  const line =
    lines.find((each) => ERROR.test(each) && CODES.test(each)) ??
    lines.find((each) => ERROR.test(each)) ??
    lines.at(-1) ??
    'it said nothing';
  return line.replace(ERROR, '');
}

/**
 * Runs a program without showing what it prints; undefined when it succeeds, else why it did not, in one line.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
export function whyItFails(command, args, options = {}) {
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: MUCH,
  });
  if (status === 0) return undefined;
  return error ? error.message : reasonIn(`${stdout}\n${stderr}`);
}
