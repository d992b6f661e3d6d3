import { readFileSync, statSync } from 'node:fs';
import { FaultError } from '../fault.ts';

const MEGABYTE = 1024 * 1024;

function sizeOf(path: string): number {
  let stats;
  try {
    stats = statSync(path);
  } catch {
    throw new FaultError(`there is no file "${path}"`);
  }
  if (!stats.isFile()) throw new FaultError(`${path} is no file that can be read`);
  return stats.size;
}

/** The text of a file from outside. Throws `FaultError` for what is no file, too large, or no text. */
export function readText(path: string, mostBytes = MEGABYTE): string {
  if (sizeOf(path) > mostBytes) throw new FaultError(`${path} is larger than ${mostBytes / MEGABYTE} MB`);
  const bytes = readFileSync(path);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new FaultError(`${path} is no text in UTF-8`);
  }
}

export const LARGEST_JSON = 32 * MEGABYTE;

/** The value in the text of a file. Throws `FaultError` for broken JSON. */
export function jsonIn(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new FaultError(`${path}: ${(error as Error).message}`);
  }
}

/** The value in a file of JSON: a record, a shard. Throws `FaultError` for broken JSON. */
export function readJson(path: string): unknown {
  return jsonIn(path, readText(path, LARGEST_JSON));
}
