import type { GameRecord, SavedGame } from '../../session/index.ts';
import { readRecord } from '../../session/index.ts';
import type { Codec } from './row.ts';

function object(value: unknown, name: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new TypeError(`${name} must be an object`);
  return value as Record<string, unknown>;
}

export const RECORD_CODEC: Codec<GameRecord> = { kind: 'record', format: 1, read: readRecord };

function readSaved(value: unknown): SavedGame {
  const saved = object(value, 'autosave');
  const position = object(saved['position'], 'position');
  object(position['state'], 'position.state');
  object(position['rng'], 'position.rng');
  return { record: readRecord(saved['record']), position } as unknown as SavedGame;
}

export const AUTOSAVE_CODEC: Codec<SavedGame> = { kind: 'autosave', format: 1, read: readSaved };
