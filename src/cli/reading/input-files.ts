import { readFileSync, statSync } from 'node:fs';
import { FaultError, FindingsError } from '../fault.ts';
import { readSheet, Sheet } from '../../catalogue/index.ts';
import { SetupError } from '../../engine/bout/index.ts';
import { ReadError, ScenarioError, beginSession, readSetup, scenarioSetup } from '../../session/index.ts';
import type { ScenarioFile, GameSetup } from '../../session/index.ts';
import type { Games } from '../game-commands.ts';
import { anyRuleset, scenarioSchema } from './scenario-schema.ts';

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

/** Reads a file of YAML or JSON that people write. Throws `FindingsError` with line and column for broken text. */
export function readSheetFile(path: string): Sheet {
  const text = readText(path);
  // JSON may be indented with tabs, and has none inside its texts.
  const read = readSheet({ path, text: path.endsWith('.json') ? text.replaceAll('\t', ' ') : text });
  if (read instanceof Sheet) return read;
  throw new FindingsError(read);
}

/** Keys of positions as scenarios write them. */
const WRITTEN: Readonly<Record<string, string>> = { tieNumber: 'tie' };

/** A field of a set-up as the file has it: scenarios write a position without a key of its own. */
function fieldIn(sheet: Sheet, field: string): string {
  if (!field.startsWith('position.') || sheet.has('position')) return field;
  const inside = field.slice('position.'.length);
  return WRITTEN[inside] ?? inside;
}

/** What a session or the rules refuse in a file, as findings with a place; any other error as it is. */
function blamed(sheet: Sheet, error: unknown): unknown {
  if (!(error instanceof ReadError || error instanceof SetupError || error instanceof ScenarioError)) return error;
  return new FindingsError([sheet.fault(fieldIn(sheet, error.field), error.message)]);
}

/** Does something with what a file says. Throws `FindingsError` for what is refused in it. */
export function withBlame<T>(sheet: Sheet, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw blamed(sheet, error);
  }
}

export interface ReadScenario {
  readonly sheet: Sheet;
  readonly scenario: ScenarioFile;
}

/** The scenario on a sheet. Throws `FindingsError` for every key that is missing, unknown or of another shape. */
function scenarioOn(games: Games, sheet: Sheet, use: 'run' | 'set-up'): ScenarioFile {
  const { ruleset } = sheet.value;
  const unclear = sheet.findings(anyRuleset(games.kit));
  const findings = unclear.length > 0 ? unclear : sheet.findings(scenarioSchema(games, ruleset as string, use));
  if (findings.length > 0) throw new FindingsError(findings);
  return sheet.value as unknown as ScenarioFile;
}

/** Reads a scenario file. Throws `FindingsError` for what is wrong with it. */
export function readScenario(games: Games, path: string): ReadScenario {
  const sheet = readSheetFile(path);
  return { sheet, scenario: scenarioOn(games, sheet, 'run') };
}

function setupIn(games: Games, sheet: Sheet, wanted: string | null): GameSetup {
  const { kit } = games;
  const setup = sheet.has('name') ? scenarioSetup(kit, scenarioOn(games, sheet, 'set-up')) : readSetup(kit, sheet.value);
  if (wanted !== null && setup.ruleset !== wanted) throw new ReadError('ruleset', `${wanted}, not ${setup.ruleset}`);
  beginSession(kit, setup, '');
  return setup;
}

/**
 * The set-up in a file of YAML or JSON: the `setup` of a record or, with a `name`, the position of a scenario. Throws
 * `FindingsError` with line, column and field for what cannot be laid out, or is not of the game that is wanted.
 */
export function readSetupFile(games: Games, path: string, wanted: string | null): GameSetup {
  const sheet = readSheetFile(path);
  return withBlame(sheet, () => setupIn(games, sheet, wanted));
}
