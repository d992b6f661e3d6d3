import { kit } from '../support/core-content.ts';
import { describe, expect, it } from 'vitest';
import { readRow } from '../../src/app/storage/read-row.ts';
import { FormatError, migrate, MIGRATIONS } from '../../src/app/storage/migrations.ts';
import { RUNS } from '../../src/app/programmes/runs.ts';
import { autosaveCodec, recordCodec } from '../../src/app/storage/read-record.ts';
import { makeRow } from '../../src/app/storage/row.ts';
import { SETTINGS_CODEC } from '../../src/app/storage/settings-store.ts';
import { about, played } from './support.ts';

const STEPS = {
  thing: [
    { from: 1, name: 'names become lists', run: (value: unknown) => ({ names: [(value as { name: string }).name] }) },
    { from: 2, name: 'lists are counted', run: (value: unknown) => ({ ...(value as object), count: 1 }) },
  ],
};

const AUTOSAVE_CODEC = autosaveCodec(kit);
const RECORD_CODEC = recordCodec(kit);

describe('migrations', () => {
  it('go step by step from any format', () => {
    expect(migrate('thing', 1, 3, { name: 'a' }, STEPS)).toEqual({ names: ['a'], count: 1 });
    expect(migrate('thing', 2, 3, { names: [] }, STEPS)).toEqual({ names: [], count: 1 });
    expect(migrate('thing', 3, 3, 'as it is', STEPS)).toBe('as it is');
  });

  it('refuse a newer format and a gap', () => {
    expect(() => migrate('thing', 4, 3, {}, STEPS)).toThrow(FormatError);
    expect(() => migrate('thing', 0, 3, {}, STEPS)).toThrow('no way from format 0');
  });

  it('lead from every format below the present one', () => {
    for (const codec of [SETTINGS_CODEC, AUTOSAVE_CODEC, RECORD_CODEC, RUNS]) {
      const froms = (MIGRATIONS[codec.kind] ?? []).map(({ from }) => from);
      expect(froms).toEqual(Array.from({ length: codec.format - 1 }, (_, i) => i + 1));
    }
  });
});

describe('reading a row', () => {
  const session = played('a', 2);
  const row = makeRow(RECORD_CODEC, 'x', { record: session.record(), controllers: {} }, about(session), 1);

  it('takes what is whole', () =>
    expect(readRow(row, RECORD_CODEC)).toEqual({ ok: true, value: { record: session.record(), controllers: {} } }));

  it('tells damage, newer formats, and things of another kind apart', () => {
    expect(readRow({ ...row, text: row.text.replace('lion', 'bull') }, RECORD_CODEC)).toMatchObject({ ok: false, fault: 'damaged' });
    expect(readRow({ ...row, format: 9 }, RECORD_CODEC)).toMatchObject({ ok: false, fault: 'newer' });
    expect(readRow(row, SETTINGS_CODEC)).toMatchObject({ ok: false, fault: 'unknown' });
    expect(
      readRow(makeRow(RECORD_CODEC, 'x', { record: { ...session.record(), seed: 7 as never }, controllers: {} }, null, 1), RECORD_CODEC),
    ).toMatchObject({ ok: false, fault: 'damaged' });
  });
});
