import type { Answers } from '../engine/bout/index.ts';
import type { Game, GameSetup } from './game.ts';
import type { GameKit } from './kit.ts';
import { gameOf } from './kit.ts';
import { dictionary, exactly, fail, object, shortText, whole } from '../engine/read/index.ts';
import type { GameRecord, Sealed } from './record.ts';
import { LONGEST_SEED, MOST_ACTIONS, SEALED_PARTS } from './record.ts';

/**
 * Checks the shape of a set-up that comes from outside: a save, a file, a link. Whether the rules allow it shows when it
 * is laid out. Throws `ReadError` naming the field.
 */
export function readSetup(kit: GameKit, value: unknown): GameSetup {
  const { ruleset } = object(value, 'setup');
  return gameOf<Game>(kit, { ruleset: ruleset as string }).desk.setups.read(value);
}

function text(record: Record<string, unknown>, field: string, most: number): string {
  shortText(most)(record[field], field);
  return record[field] as string;
}

function readActions(answers: Answers, value: unknown): Game['action'][] {
  if (!Array.isArray(value) || value.length > MOST_ACTIONS) fail('actions', `a list of at most ${MOST_ACTIONS}`);
  value.forEach((action: unknown, index) => answers.check(action, `actions[${index}]`));
  return value as Game['action'][];
}

const MOST_PACKS = 100;
const digits = shortText(40);
const seal = exactly<Sealed>(
  Object.fromEntries(SEALED_PARTS.map((part) => [part, digits])) as { readonly [Part in keyof Sealed]: typeof digits },
);

/** What records have had since the second format: the packs, where they begin, and what seals each part. */
function readLater(record: Record<string, unknown>) {
  if (record['format'] === 1) return { packs: {}, from: null, sealed: null };
  const { packs, from, sealed } = record;
  dictionary(digits)(packs, 'packs');
  if (Object.keys(object(packs, 'packs')).length > MOST_PACKS) fail('packs', `at most ${MOST_PACKS} packs`);
  if (from !== null) {
    const { state, rng } = object(from, 'from');
    object(state, 'from.state');
    object(rng, 'from.rng');
  }
  if (sealed !== null) seal(sealed, 'sealed');
  return { packs, from, sealed };
}

/**
 * Checks the shape of a record that comes from outside, such as a file. Throws `ReadError` naming what is wrong;
 * whether its answers are legal, and whether a bout comes to where it begins, shows when it is played.
 */
export function readRecord(kit: GameKit, value: unknown): GameRecord {
  const record = object(value, 'record');
  const { format } = record;
  if (format !== 1 && format !== 2) fail('format', `1 or 2, those that this edition reads, not ${String(format)}`);
  const setup = readSetup(kit, record['setup']);
  if (record['ruleset'] !== setup.ruleset) fail('ruleset', `that of the set-up, ${setup.ruleset}`);
  return {
    format: 2,
    ruleset: setup.ruleset,
    version: whole(record['version'], 1, 1e9, 'version'),
    content: text(record, 'content', 100),
    seed: text(record, 'seed', LONGEST_SEED),
    setup,
    actions: readActions(gameOf(kit, setup).rules.answers, record['actions']),
    hash: text(record, 'hash', 100),
    ...readLater(record),
  } as GameRecord;
}
