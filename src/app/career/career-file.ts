import type { CareerBeginning, CareerCommand, CareerEvent, CareerState, CareerStep } from '../../career/index.ts';
import { CAREER_FORMAT } from '../../career/index.ts';
import type { Codec, Row } from '../storage/row.ts';
import { checksum, isRow, makeRow } from '../storage/row.ts';

/** What a day has come to. */
export interface DayData {
  readonly season: number;
  readonly day: number;
  /** Sesterces at dawn and at night. */
  readonly before: number;
  readonly after: number;
  readonly events: readonly CareerEvent[];
}

/** A career as it is kept: where it stands, how it came there, and what is told of the day. */
export interface CareerSave {
  readonly begun: CareerBeginning;
  readonly log: readonly CareerCommand[];
  readonly state: CareerState;
  /** The day so far. */
  readonly today: DayData;
  /** The day before, until its report has been read. */
  readonly report: DayData | null;
}

const WRITTEN = { kind: 'career', format: CAREER_FORMAT } as const;

function object(value: unknown, name: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new TypeError(`${name} must be an object`);
  return value as Record<string, unknown>;
}

function list(value: unknown, name: string): void {
  if (!Array.isArray(value)) throw new TypeError(`${name} must be a list`);
}

const LISTS = ['festivals', 'people', 'plans', 'pending', 'results', 'chronicle'] as const;

function readSave(value: unknown): CareerSave {
  const save = object(value, 'career');
  object(save['begun'], 'begun');
  list(save['log'], 'log');
  const state = object(save['state'], 'state');
  for (const name of LISTS) list(state[name], `state.${name}`);
  for (const name of ['bill', 'today', 'options', 'rng']) object(state[name], `state.${name}`);
  list(object(save['today'], 'today')['events'], 'today.events');
  if (state['format'] !== CAREER_FORMAT) throw new TypeError(`state.format must be ${CAREER_FORMAT}`);
  return save as unknown as CareerSave;
}

export const CAREER: Codec<CareerSave> = { ...WRITTEN, read: readSave };

function dawn({ season, day, purse }: CareerState): DayData {
  return { season, day, before: purse, after: purse, events: [] };
}

export function newSave(begun: CareerBeginning, { state }: CareerStep<CareerState>): CareerSave {
  return { begun, log: [], state, today: dawn(state), report: null };
}

/** A career after one more command. */
export function withStep(save: CareerSave, command: CareerCommand, { state, events }: CareerStep<CareerState>): CareerSave {
  const log = [...save.log, command];
  const today: DayData = { ...save.today, after: state.purse, events: [...save.today.events, ...events] };
  if (command.type !== 'end-day') return { ...save, log, state, today };
  return { ...save, log, state, today: dawn(state), report: today };
}

/** What stands in lists of what is stored. */
export interface CareerAbout {
  readonly season: number;
  readonly day: number;
}

export function rowOf(save: CareerSave, key: string, at: number): Row {
  const { season, day } = save.state;
  const about: CareerAbout = { season, day };
  return makeRow(WRITTEN, key, save, about, at);
}

const MARK = 'damnatio-career';
const LONGEST_FILE = 20_000_000;

/** A file that holds no career; nothing has changed. */
export class CareerFileError extends Error {
  override readonly name = 'CareerFileError';
}

/** The career as one text. */
export function fileOf(save: CareerSave, at: number): string {
  return JSON.stringify({ file: MARK, format: 1, career: rowOf(save, 'current', at) });
}

/** Throws `CareerFileError` for what is no career, or cannot be read here. */
export function readFile(text: string): CareerSave {
  if (text.length > LONGEST_FILE) throw new CareerFileError('The file is too large to be a career.');
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new CareerFileError('The file is cut off, or is no career.');
  }
  const { file: mark, career } = (file ?? {}) as Record<string, unknown>;
  if (mark !== MARK || !isRow(career)) throw new CareerFileError('This file holds no career.');
  if (checksum(career.text) !== career.checksum) throw new CareerFileError('The file is damaged: its checksum does not fit.');
  if (career.format > CAREER_FORMAT) throw new CareerFileError('The career was written by a newer edition. Update, then import it again.');
  try {
    return readSave(JSON.parse(career.text));
  } catch (error) {
    throw new CareerFileError(`The career cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

/** Whether a save is an earlier moment of another: the same beginning, and its commands begin those of the other. */
export function isEarlier(one: CareerSave, other: CareerSave): boolean {
  if (JSON.stringify(one.begun) !== JSON.stringify(other.begun) || one.log.length >= other.log.length) return false;
  return JSON.stringify(one.log) === JSON.stringify(other.log.slice(0, one.log.length));
}
