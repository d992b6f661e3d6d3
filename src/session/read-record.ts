import type { HuntAction } from '../rulesets/damnatio/index.ts';
import { readSetup } from './read-setup.ts';
import type { HuntRecord } from './record.ts';

const MOST_ACTIONS = 4000;

/**
 * Checks the shape of a record that comes from outside, such as a file. Throws `TypeError` naming what is wrong;
 * whether its answers are legal shows when it is played.
 */
export function readRecord(value: unknown): HuntRecord {
  if (typeof value !== 'object' || value === null) throw new TypeError('a record is an object');
  const { format, ruleset, version, content, seed, setup, actions, hash } = value as Record<string, unknown>;
  if (format !== 1) throw new TypeError(`the record has format ${String(format)}; this edition reads format 1`);
  if (ruleset !== 'damnatio') throw new TypeError(`the record is of the ruleset ${String(ruleset)}`);
  if (!Number.isInteger(version)) throw new TypeError('version must be a whole number');
  for (const [field, text] of Object.entries({ content, seed, hash })) {
    if (typeof text !== 'string' || text.length > 100) throw new TypeError(`${field} must be a short text`);
  }
  if (!Array.isArray(actions) || actions.length > MOST_ACTIONS) throw new TypeError(`actions must be a list of at most ${MOST_ACTIONS}`);
  const odd = actions.findIndex((action: unknown) => typeof action !== 'object' || action === null || typeof (action as { type?: unknown }).type !== 'string');
  if (odd >= 0) throw new TypeError(`actions.${odd} is no answer`);
  return {
    format,
    ruleset,
    version: Number(version),
    content: content as string,
    seed: seed as string,
    setup: readSetup(setup),
    actions: actions as HuntAction[],
    hash: hash as string,
  };
}
