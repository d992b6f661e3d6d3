import { NoSuchGame } from '../../session/index.ts';
import type { Migrations } from './migrations.ts';
import { FormatError, migrate, MIGRATIONS } from './migrations.ts';
import type { Codec, Row } from './row.ts';
import { checksum, DAMAGED } from './row.ts';

/** Why a row cannot be used; `no-game`: it is whole, but of a game that is not here. */
export type RowFault = 'damaged' | 'newer' | 'unknown' | 'no-game';

export type ReadRow<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: Exclude<RowFault, 'no-game'>; readonly why: string }
  | { readonly ok: false; readonly fault: 'no-game'; readonly why: string; readonly error: NoSuchGame };

/** Reads a row: checksum, JSON, migrations, shape. Never throws. */
export function readRow<T>(row: Row, codec: Codec<T>, migrations: Migrations = MIGRATIONS): ReadRow<T> {
  if (row.kind === DAMAGED) return { ok: false, fault: 'damaged', why: 'a part of it is missing' };
  if (row.kind !== codec.kind) return { ok: false, fault: 'unknown', why: `it is a ${row.kind}, not a ${codec.kind}` };
  if (checksum(row.text) !== row.checksum) return { ok: false, fault: 'damaged', why: 'its checksum does not fit' };
  try {
    return { ok: true, value: codec.read(migrate(codec.kind, row.format, codec.format, JSON.parse(row.text), migrations)) };
  } catch (error) {
    if (error instanceof NoSuchGame) return { ok: false, fault: 'no-game', why: error.message, error };
    const why = error instanceof Error ? error.message : String(error);
    const newer = error instanceof FormatError && error.newer;
    return { ok: false, fault: newer ? 'newer' : 'damaged', why };
  }
}
