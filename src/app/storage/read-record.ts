import type { GameRecord, SavedGame } from '../../session/index.ts';
import { readRecord } from '../../session/index.ts';
import type { Controllers } from '../controllers.ts';
import { readControllers } from '../controllers.ts';
import type { Codec } from './row.ts';

/** A record and who decided for whom. */
export interface KeptGame {
  readonly record: GameRecord;
  readonly controllers: Controllers;
}

/** A game in progress and who decides for whom. */
export type KeptSave = SavedGame & { readonly controllers: Controllers };

function object(value: unknown, name: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new TypeError(`${name} must be an object`);
  return value as Record<string, unknown>;
}

function readKept(value: unknown): KeptGame {
  const { record, controllers } = object(value, 'record');
  return { record: readRecord(record), controllers: readControllers(controllers) };
}

export const RECORD_CODEC: Codec<KeptGame> = { kind: 'record', format: 3, read: readKept };

function readSaved(value: unknown): KeptSave {
  const saved = object(value, 'autosave');
  const position = object(saved['position'], 'position');
  object(position['state'], 'position.state');
  object(position['rng'], 'position.rng');
  return { record: readRecord(saved['record']), position, controllers: readControllers(saved['controllers']) } as unknown as KeptSave;
}

export const AUTOSAVE_CODEC: Codec<KeptSave> = { kind: 'autosave', format: 3, read: readSaved };
