import { FaultError, UsageError } from '../fault.ts';
import { complain } from '../output.ts';
import { readJson } from '../reading/input-files.ts';
import type { Kind, Part, Series } from './series.ts';
import { shardRange } from './series.ts';
import type { SimRange } from '../run-sim.ts';
import type { Stopped } from '../stopping.ts';
import { stoppedAfter } from '../stopping.ts';
import { writeText } from '../writing.ts';

/** The kind of a series. Throws for one of no known kind. */
export type KindOf = (series: Series) => Kind;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** Counts by names that are not known beforehand: numbers, or rows of numbers. */
function checkFree(value: Record<string, unknown>, field: string): void {
  for (const [key, entry] of Object.entries(value)) {
    const sound = isCount(entry) || (isObject(entry) && Object.values(entry).every(isCount));
    if (!sound) throw new TypeError(`${field}.${key} must be a count`);
  }
}

/** Counts must have the form of empty ones. */
function checkCounts(empty: unknown, value: unknown, field: string): void {
  if (!isObject(empty)) {
    if (!isCount(value)) throw new TypeError(`${field} must be a count`);
    return;
  }
  if (!isObject(value)) throw new TypeError(`${field} must be an object`);
  const keys = Object.keys(empty);
  if (keys.length === 0) return checkFree(value, field);
  for (const key of keys) checkCounts(empty[key], value[key], `${field}.${key}`);
  const unknown = Object.keys(value).find((key) => !Object.hasOwn(empty, key));
  if (unknown !== undefined) throw new TypeError(`${field}.${unknown} must be left out; nobody knows it`);
}

function checkSizes(kind: Kind, { bouts: all, shard, tally }: Part): void {
  const { from, to } = shardRange(all, shard);
  for (const [field, size] of Object.entries(kind.sizes(tally))) {
    if (size !== to - from) throw new TypeError(`tally.${field} must be ${to - from}, the bouts of shard ${shard.join('/')}, not ${size}`);
  }
}

/** Checks a shard from outside. Throws an error that names the field. */
function checkPart(kindOf: KindOf, value: unknown): Part {
  if (!isObject(value)) throw new TypeError('it must be an object');
  const { format, simulation, content, bouts: all, shard } = value;
  if (format !== 1) throw new TypeError(`format must be 1, not ${JSON.stringify(format)}`);
  if (!isObject(simulation) || typeof simulation['seed'] !== 'string') throw new TypeError('simulation.seed must be a text');
  if (typeof content !== 'string') throw new TypeError('content must be a text');
  if (!isCount(all)) throw new TypeError('bouts must be a count');
  const [index, of] = Array.isArray(shard) ? (shard as unknown[]) : [];
  if (!isCount(index) || !isCount(of) || index < 1 || index > of) throw new TypeError('shard must be [i, n] with 1 ≤ i ≤ n');
  const part = value as unknown as Part;
  const kind = kindOf(part.simulation);
  kind.check(part.simulation);
  checkCounts(kind.empty(part.simulation), part.tally, 'tally');
  checkSizes(kind, part);
  return part;
}

function readPart(kindOf: KindOf, file: string): Part {
  try {
    return checkPart(kindOf, readJson(file));
  } catch (error) {
    throw new FaultError(`${file} is no shard of a simulation: ${(error as Error).message}`);
  }
}

/** Adds shards up; all must be of one simulation, each part once. `command` is the one that was called. */
export function mergeParts(kindOf: KindOf, files: readonly string[], command: string): Part {
  if (files.length === 0) throw new UsageError(`${command} merge takes the files of the shards`);
  const parts = files.map((file) => readPart(kindOf, file));
  const [first] = parts as [Part];
  const key = ({ simulation, content, bouts: all, shard }: Part): string => JSON.stringify([simulation, content, all, shard[1]]);
  const kind = kindOf(first.simulation);
  const seen = new Set<number>();
  const tally = kind.empty(first.simulation);
  for (const [index, part] of parts.entries()) {
    if (key(part) !== key(first)) throw new FaultError(`${files[index]} is of another simulation than ${files[0]}`);
    if (seen.has(part.shard[0])) throw new FaultError(`shard ${part.shard.join('/')} is there twice`);
    seen.add(part.shard[0]);
    kind.add(tally, part.tally);
  }
  if (seen.size !== first.shard[1]) throw new FaultError(`${seen.size} of ${first.shard[1]} shards are there`);
  return { ...first, tally };
}

/** How far a range was played, by what its counts hold; null where all of it was. */
export function stoppedIn(sizes: Readonly<Record<string, number>>, { from, to }: SimRange): Stopped | null {
  const played = Object.values(sizes);
  return stoppedAfter(
    played.reduce((sum, size) => sum + size, 0),
    played.length * (to - from),
  );
}

/** Writes a shard; of one that is not whole says why it is not written. */
export function writePart(file: string, part: Part, stopped: Stopped | null): void {
  if (!stopped) writeText(file, `${JSON.stringify(part)}\n`);
  else complain(`damnatio: stopped after ${stopped.after} of ${stopped.of}; ${file} is not written, as no merge could take half a shard`);
}
