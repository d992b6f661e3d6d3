import type { Career, CareerBeginning, CareerCommand, CareerState, Ladder, StrategyId } from '../../career/index.ts';
import { CareerError, importCareer, LONGEST_EXPORT, readPlayed, SAVE_FORMAT, STRATEGIES, withPacks } from '../../career/index.ts';
import { fail, object, ReadError } from '../../engine/read/index.ts';
import { FaultError } from '../fault.ts';
import type { Loaded } from '../game.ts';
import { readText } from '../reading/input-files.ts';
import { careerFile, stateHash } from './career-told.ts';
import type { CareerPlan } from './play-career.ts';
import { OWN, strategist, careerWith, namesIn, qualitiesOf } from './play-career.ts';

/** Where two values of JSON differ first, and what either has there; undefined for nothing. */
interface Difference {
  readonly field: string;
  readonly stored: unknown;
  readonly played: unknown;
}

type Values = Readonly<Record<string, unknown>>;

function isGroup(value: unknown): value is Values {
  return typeof value === 'object' && value !== null;
}

function inside(field: string, key: string, within: unknown): string {
  if (Array.isArray(within)) return `${field}[${key}]`;
  return field === '' ? key : `${field}.${key}`;
}

function own(values: Values, key: string): unknown {
  return Object.hasOwn(values, key) ? values[key] : undefined;
}

/** Follows what was played, in its order, then what only the stored value has; null when they are the same. */
function firstDifference(stored: unknown, played: unknown, field = ''): Difference | null {
  if (!isGroup(stored) || !isGroup(played) || Array.isArray(stored) !== Array.isArray(played))
    return Object.is(stored, played) ? null : { field, stored, played };
  for (const key of new Set([...Object.keys(played), ...Object.keys(stored)])) {
    const found = firstDifference(own(stored, key), own(played, key), inside(field, key, played));
    if (found) return found;
  }
  return null;
}

/** What came of playing a kept career again, or of a file that holds none. */
export interface ReplayedCareer {
  readonly file: string;
  readonly verified: boolean;
  /** The first field that is not as it was played; null for none. */
  readonly field: string | null;
  /** Hash of the state that it comes to; null where it cannot be played to its end. */
  readonly hash: string | null;
  readonly text: string;
  /** Whether it holds no career at all. */
  readonly fault: boolean;
}

/** A kept career: how it is played again, and what is compared then. */
interface Kept {
  readonly career: Career;
  readonly beginning: CareerBeginning;
  readonly commands: readonly CareerCommand[];
  /** Name of the list of commands in the file. */
  readonly list: string;
  readonly strategy: StrategyId | null;
  readonly stored: unknown;
  /** The file as it would be written of a state. */
  written(state: CareerState): unknown;
}

function ladderIn({ catalogue: { ladders } }: Loaded, id: unknown): Ladder | null {
  return typeof id === 'string' && Object.hasOwn(ladders, id) ? ladders[id]! : null;
}

/** What `--export` and the page write. */
function exported(loaded: Loaded, text: string): Kept {
  const [, id = ''] = /"ladder":"([^"]*)"/.exec(text) ?? [];
  const ladder = ladderIn(loaded, id) ?? fail('file', 'a career on a ladder that there is');
  const career = careerWith(loaded, ladder, namesIn(loaded), OWN);
  const stored = importCareer(career, text);
  const { beginning, log } = stored;
  const written = (state: CareerState) => withPacks(career, { format: SAVE_FORMAT, beginning, state, log });
  return { career, beginning, commands: log, list: 'log', strategy: null, stored, written };
}

/** What `--json` prints. */
function printed(loaded: Loaded, text: string): Kept {
  const stored = object(JSON.parse(text), 'file');
  const { format, ladder: id, quality, strategy } = stored;
  const ladder = ladderIn(loaded, id);
  if (format !== 1 || !ladder) return fail('file', 'a career of ladder --json, or one that was exported');
  const { beginning, commands } = readPlayed({ beginning: stored['beginning'], commands: stored['commands'] });
  const known = qualitiesOf(loaded.kit.games[ladder.game]?.desk);
  if (typeof quality !== 'string' || !known.includes(quality)) return fail('quality', `one of ${known.join(', ')}`);
  if (typeof strategy !== 'string' || !Object.hasOwn(STRATEGIES, strategy))
    return fail('strategy', `one of ${Object.keys(STRATEGIES).join(', ')}`);
  const plan: CareerPlan = { beginning, strategy: strategy as StrategyId, quality };
  const career = careerWith(loaded, ladder, namesIn(loaded), quality);
  const written = (state: CareerState) => careerFile(career, loaded.catalogue.hash, plan, { state, commands });
  return { career, beginning, commands, list: 'commands', strategy: plan.strategy, stored, written };
}

/** Where commands lead: the state, the first that is refused, and the first that the strategy would not have given. */
interface Led {
  readonly state: CareerState;
  readonly refused: { readonly at: number; readonly error: CareerError } | null;
  readonly strayed: number;
}

function lead({ career, beginning, commands, strategy }: Kept): Led {
  const decide = strategy && strategist(career, { beginning, strategy });
  let { state } = career.begin(beginning);
  let strayed = -1;
  for (const [at, command] of commands.entries()) {
    if (decide && strayed < 0 && (state.over || firstDifference(command, decide(state)))) strayed = at;
    try {
      ({ state } = career.play(state, command));
    } catch (error) {
      if (error instanceof CareerError) return { state, refused: { at, error }, strayed };
      throw error;
    }
  }
  return { state, refused: null, strayed };
}

const MOST_SHOWN = 60;

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)} …` : text;
}

function differenceText({ field, stored, played }: Difference): string {
  return `${field} is ${shown(stored)} in the file, and ${shown(played)} when it is played`;
}

/** What does not agree, the first of it; null where all does. */
function faultIn(kept: Kept, { state, refused, strayed }: Led): { readonly field: string; readonly text: string } | null {
  const { list, strategy } = kept;
  const command = (at: number): string => `${list}[${at}]`;
  if (refused) {
    const { at, error } = refused;
    return { field: command(at), text: `${command(at)} is not allowed there (${error.rule}: ${error.reason})` };
  }
  const difference = firstDifference(kept.stored, kept.written(state));
  if (strayed >= 0) {
    const field = difference ? command(strayed) : 'strategy';
    return { field, text: `${field}: ${shown(kept.commands[strayed])} is not what ${strategy} does there` };
  }
  return difference && { field: difference.field, text: differenceText(difference) };
}

function replayed(file: string, kept: Kept): ReplayedCareer {
  const led = lead(kept);
  const wrong = faultIn(kept, led);
  const hash = led.refused ? null : stateHash(led.state);
  const one = { file, verified: wrong === null, field: wrong?.field ?? null, hash, fault: false };
  return { ...one, text: wrong ? `altered, or other content: ${wrong.text}` : `verified, ${kept.commands.length} commands` };
}

/** Plays the commands of a kept career again and compares all that is kept. */
export function replayedCareer(loaded: Loaded, file: string): ReplayedCareer {
  try {
    const text = readText(file, LONGEST_EXPORT);
    return replayed(file, (text.startsWith('{') ? printed : exported)(loaded, text));
  } catch (error) {
    if (!(error instanceof ReadError || error instanceof SyntaxError || error instanceof FaultError)) throw error;
    const field = error instanceof ReadError ? error.field : null;
    const text = error instanceof FaultError ? error.message : `it holds no career: ${error.message}`;
    return { file, verified: false, field, hash: null, text, fault: true };
  }
}
