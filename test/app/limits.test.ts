import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { inSlices } from '../../src/hud/common/index.ts';
import { linkTo } from '../../src/app/replay-link.ts';
import { parseRoute } from '../../src/app/routes.ts';
import { readAbout } from '../../src/app/storage/about.ts';
import { writeAutosave } from '../../src/app/storage/autosave.ts';
import { recordId } from '../../src/app/storage/records.ts';
import { CannotCopy } from '../../src/hud/page/index.ts';
import type { HuntAction } from '../../src/games/damnatio/rules/index.ts';
import { decodeSliced, encodeLink, LinkError, readRecord, replaySliced } from '../../src/session/index.ts';
import { resealed } from '../support/resealed.ts';
import { about, fought, freshIndexedDb, kept, kit, loadAutosave, openVault, played } from './support.ts';

beforeEach(freshIndexedDb);

const LONG = 'x'.repeat(1_000_000);

describe('what is far too long', () => {
  it('as an address leads nowhere and is not carried along', () => {
    for (const hash of [`#/${LONG}`, `#/replay/${LONG}`, `#/scenario/${LONG}`, `#/setup?beast=${LONG}`]) {
      const route = parseRoute(hash, ['setup']);
      expect(route.screen).toBe('unknown');
      expect(JSON.stringify(route).length).toBeLessThan(11_000);
    }
  });

  it('as names or a seed of a kept game makes no summary', () => {
    const sound = about(played('a', 1));
    expect(readAbout(sound)).toEqual(sound);
    expect(readAbout({ ...sound, seed: LONG })).toBeNull();
    expect(readAbout({ ...sound, who: LONG })).toBeNull();
    expect(readAbout({ ...sound, result: LONG })).toBeNull();
    const first = { round: 1, outcome: null, seed: 'x', saved: 4, party: 4 };
    expect(readAbout({ ...first, beasts: ['Lion'] })).toMatchObject({ ruleset: 'damnatio', who: 'Lion' });
    expect(readAbout({ ...first, beasts: [LONG] })).toBeNull();
    expect(readAbout({ ...first, beasts: Array.from({ length: 25 }, () => 'Lion') })).toBeNull();
    expect(readAbout({ ...sound, outcome: LONG })).toBeNull();
  });

  it('as a link is refused before it is read', async () => {
    await expect(inSlices(decodeSliced(kit, LONG))).rejects.toThrow(LinkError);
  });
});

describe('a long game', () => {
  it('of more than 10,000 answers is read back by the edition that wrote it', async () => {
    const session = played('long', 3);
    const many = Array.from({ length: 12_000 }, (): HuntAction => ({ type: 'done' }));
    const save = kept(session);
    await writeAutosave(
      await openVault(),
      { ...save, record: resealed(save.record, { actions: many } as never) } as typeof save,
      about(session),
    );
    expect((await loadAutosave(kit, await openVault()))!.record.actions).toHaveLength(12_000);
  });

  it('is decoded and played again a slice at a time, so that a page answers in between', async () => {
    const record = fought('slices').record();
    const link = encodeLink(kit, record);
    const slicesOf = (work: Generator<undefined, unknown>): number => {
      let slices = 0;
      while (!work.next().done) slices += 1;
      return slices;
    };
    expect(slicesOf(decodeSliced(kit, link))).toBe(record.actions.length);
    expect(slicesOf(replaySliced(kit, record))).toBe(record.actions.length);
    expect((await inSlices(replaySliced(kit, record))).seal).toEqual({ kind: 'verified' });
  });
});

describe('a record', () => {
  it('has one id whatever the order of its keys', () => {
    const record = played('id', 4).record();
    const turned = <T>(value: T): T => {
      if (Array.isArray(value)) return value.map(turned) as T;
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, part]) => [key, turned(part)]),
      ) as T;
    };
    const other = readRecord(kit, turned(JSON.parse(JSON.stringify(record))));
    expect(recordId(other)).toBe(recordId(record));
    expect(recordId(resealed(record, { seed: 'another' }))).not.toBe(recordId(record));
  });

  it('whose answers the rules at hand do not allow has no link, and says why', () => {
    const record = played('none', 4).record();
    const foreign = resealed(record, { actions: [{ type: 'watch' }] });
    expect(() => linkTo(kit, foreign, null)).toThrow(CannotCopy);
    expect(() => linkTo(kit, foreign, null)).toThrow(/export the record/);
  });

  it('of a hunt is checked answer by answer', () => {
    const record = played('answers', 4).record();
    const read = (answer: unknown) => () =>
      readRecord(kit, JSON.parse(JSON.stringify({ ...record, actions: [record.actions[0], answer] })));
    expect(read({ type: 'constructor' })).toThrow('actions[1].type must be an answer of a hunt');
    expect(read({ type: 'move', figure: 'syrus', to: 'home', facing: 0 })).toThrow('actions[1].to must be a whole number');
    expect(read({ type: 'strike', figure: 'syrus' })).toThrow('actions[1].card must be there');
    expect(read({ type: 'defend', figure: 'syrus', card: null, slip: false })).toThrow('actions[1].slip must be one of true');
    expect(read({ type: 'done', extra: 1 })).toThrow('actions[1].extra must be left out');
  });
});
