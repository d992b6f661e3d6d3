import {
  exportCareer,
  importCareer,
  readSavedCareer,
  SAVE_FORMAT,
  type Career,
  type CareerBeginning,
  type CareerCommand,
  type CareerEvent,
  type CareerOn,
  type CareerState,
  type CareerStep,
  type SavedCareer,
} from '../../career/index.ts';
import type { Codec, Row } from '../storage/row.ts';
import { makeRow } from '../storage/row.ts';

/** What a day has come to. */
export interface DayData {
  readonly season: number;
  readonly day: number;
  /** Sesterces at dawn and at night. */
  readonly before: number;
  readonly after: number;
  readonly events: readonly CareerEvent[];
}

/** A career as the page keeps it: with what is told of the day. */
export interface CareerSave extends SavedCareer {
  /** The day so far. */
  readonly today: DayData;
  /** The day before, until its report has been read. */
  readonly report: DayData | null;
}

const WRITTEN = { kind: 'career', format: 1 } as const;

/** A day as it was told; a career is worth more than what is told of a day, so that one that cannot be read is left out. */
function readDay(value: unknown): DayData | null {
  const day = value as Partial<DayData> | null;
  return typeof day === 'object' && day !== null && Array.isArray(day.events) && Number.isFinite(day.before) ? (day as DayData) : null;
}

/** Reads what is stored. Throws an error that names the field. */
export function careerCodec(on: Career | CareerOn): Codec<CareerSave> {
  return {
    ...WRITTEN,
    read(value) {
      const { today, report, ...saved } = (value ?? {}) as Partial<CareerSave>;
      const read = readSavedCareer(on, saved);
      return { ...read, today: readDay(today) ?? dawn(read.state), report: readDay(report) };
    },
  };
}

function dawn({ season, day, purse }: CareerState): DayData {
  return { season, day, before: purse, after: purse, events: [] };
}

export function newSave(beginning: CareerBeginning, { state }: CareerStep<CareerState>): CareerSave {
  return { format: SAVE_FORMAT, beginning, log: [], state, today: dawn(state), report: null };
}

/** A career after one more command. */
export function withStep(save: CareerSave, command: CareerCommand, { state, events }: CareerStep<CareerState>): CareerSave {
  const log = [...save.log, command];
  const today: DayData = { ...save.today, after: state.purse, events: [...save.today.events, ...events] };
  if (command.type !== 'end-day') return { ...save, log, state, today };
  return { ...save, log, state, today: dawn(state), report: today };
}

export function rowOf(save: CareerSave, key: string, at: number): Row {
  const { season, day } = save.state;
  return makeRow(WRITTEN, key, save, { season, day }, at);
}

/** The career as one text, which the command line reads too. */
export function fileOf({ format, beginning, state, log, packs }: CareerSave): string {
  return exportCareer({ format, beginning, state, log, ...(packs && { packs }) });
}

/** Throws `ReadError` for what is no career, or cannot be read here. */
export function readFile(on: Career | CareerOn, text: string): CareerSave {
  const saved = importCareer(on, text);
  return { ...saved, today: dawn(saved.state), report: null };
}

/** Whether a save is an earlier moment of another: the same beginning, and its commands begin those of the other. */
export function isEarlier(one: SavedCareer, other: SavedCareer): boolean {
  if (JSON.stringify(one.beginning) !== JSON.stringify(other.beginning) || one.log.length >= other.log.length) return false;
  return JSON.stringify(one.log) === JSON.stringify(other.log.slice(0, one.log.length));
}
