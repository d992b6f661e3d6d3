import type { RulesetId } from './game.ts';
import { checkAnswer } from './read-answers.ts';
import { fail, object, shortText, whole } from '../engine/read/index.ts';
import { readSetup } from './read-setup.ts';
import type { GameRecord } from './record.ts';
import { MOST_ACTIONS } from './record.ts';

function text(record: Record<string, unknown>, field: string): string {
  shortText(100)(record[field], field);
  return record[field] as string;
}

function readActions(ruleset: RulesetId, value: unknown): unknown[] {
  if (!Array.isArray(value) || value.length > MOST_ACTIONS) fail('actions', `a list of at most ${MOST_ACTIONS}`);
  value.forEach((action: unknown, index) => checkAnswer(ruleset, action, `actions[${index}]`));
  return value;
}

/**
 * Checks the shape of a record that comes from outside, such as a file. Throws `ReadError` naming what is wrong;
 * whether its answers are legal shows when it is played.
 */
export function readRecord(value: unknown): GameRecord {
  const record = object(value, 'record');
  if (record['format'] !== 1) fail('format', `1, the one that this edition reads, not ${String(record['format'])}`);
  const setup = readSetup(record['setup']);
  if (record['ruleset'] !== setup.ruleset) fail('ruleset', `that of the set-up, ${setup.ruleset}`);
  return {
    format: 1,
    ruleset: setup.ruleset,
    version: whole(record['version'], 1, 1e9, 'version'),
    content: text(record, 'content'),
    seed: text(record, 'seed'),
    setup,
    actions: readActions(setup.ruleset, record['actions']),
    hash: text(record, 'hash'),
  } as GameRecord;
}
