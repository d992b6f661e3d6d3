import type { HuntAction } from '../../rulesets/damnatio/index.ts';
import type { HuntRecord, SavedHunt } from '../../session/index.ts';
import { readSetup } from '../../session/index.ts';
import type { Codec } from './row.ts';

const MOST_ACTIONS = 4000;
const LONGEST_TEXT = 100;

function object(value: unknown, name: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new TypeError(`${name} must be an object`);
  return value as Record<string, unknown>;
}

function text(value: unknown, name: string): string {
  if (typeof value !== 'string' || value.length > LONGEST_TEXT) throw new TypeError(`${name} must be a text of at most ${LONGEST_TEXT} letters`);
  return value;
}

function readActions(value: unknown): HuntAction[] {
  if (!Array.isArray(value) || value.length > MOST_ACTIONS) throw new TypeError(`actions must be a list of at most ${MOST_ACTIONS}`);
  for (const [index, action] of value.entries()) text(object(action, `actions.${index}`)['type'], `actions.${index}.type`);
  return value as HuntAction[];
}

/** Checks the shape of a record from a save or a file; replaying it shows whether the rules allow it. Throws `TypeError`. */
export function readRecord(value: unknown): HuntRecord {
  const record = object(value, 'record');
  if (record['format'] !== 1) throw new TypeError('format must be 1');
  if (record['ruleset'] !== 'damnatio') throw new TypeError('ruleset must be damnatio');
  if (!Number.isInteger(record['version'])) throw new TypeError('version must be a whole number');
  return {
    format: 1,
    ruleset: 'damnatio',
    version: record['version'] as number,
    content: text(record['content'], 'content'),
    seed: text(record['seed'], 'seed'),
    setup: readSetup(record['setup']),
    actions: readActions(record['actions']),
    hash: text(record['hash'], 'hash'),
  };
}

export const RECORD_CODEC: Codec<HuntRecord> = { kind: 'record', format: 1, read: readRecord };

function readSavedHunt(value: unknown): SavedHunt {
  const saved = object(value, 'autosave');
  const position = object(saved['position'], 'position');
  object(position['state'], 'position.state');
  object(position['rng'], 'position.rng');
  return { record: readRecord(saved['record']), position: position as unknown as SavedHunt['position'] };
}

export const AUTOSAVE_CODEC: Codec<SavedHunt> = { kind: 'autosave', format: 1, read: readSavedHunt };
