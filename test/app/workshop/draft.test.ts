import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  edited,
  editBetween,
  freePath,
  noted,
  NO_HISTORY,
  PATH,
  redone,
  textOf,
  undone,
  type Draft,
} from '../../../src/app/workshop/draft.ts';
import { authorsOf, draftName, headField, packOf } from '../../../src/app/workshop/draft-head.ts';
import { Vault } from '../../../src/app/storage/vault.ts';
import type { KeptDraft } from '../../../src/app/workshop/drafts-store.ts';
import {
  beginDraft,
  keepDraft,
  listDrafts,
  loadDraft,
  newDraft,
  readKept,
  renameDraft,
  whyNotKept,
} from '../../../src/app/workshop/drafts-store.ts';
import { LIMITS } from '../../../src/engine/limits/index.ts';

const draft = (text: string): Draft => ({
  id: 'd',
  name: '',
  from: '',
  files: [{ path: 'a.yaml', text }],
  open: 'a.yaml',
  seed: 's',
  changedAt: 0,
});

describe('a draft', () => {
  it('comes back to every text it had by taking edits back, and forward again', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 12 }), { minLength: 1, maxLength: 12 }), (texts) => {
        let [now, history] = [draft(''), NO_HISTORY];
        const seen = [''];
        for (const text of texts) {
          const edit = editBetween('a.yaml', textOf(now, 'a.yaml')!, text);
          if (!edit) continue;
          [now, history] = [edited(now, edit), noted(history, edit, false)];
          seen.push(text);
        }
        for (const text of seen.toReversed()) {
          expect(textOf(now, 'a.yaml')).toBe(text);
          const back = undone(now, history);
          if (back) [now, history] = [back.draft, back.history];
        }
        for (let step = redone(now, history); step; step = redone(now, history)) [now, history] = [step.draft, step.history];
        expect(textOf(now, 'a.yaml')).toBe(seen.at(-1));
      }),
    );
  });

  it('takes back a word that was written in one go as one step', () => {
    let [now, history] = [draft(''), NO_HISTORY];
    for (const text of ['l', 'le', 'leo']) {
      const edit = editBetween('a.yaml', textOf(now, 'a.yaml')!, text)!;
      [now, history] = [edited(now, edit), noted(history, edit, true)];
    }
    expect(history.undo).toHaveLength(1);
    expect(textOf(undone(now, history)!.draft, 'a.yaml')).toBe('');
  });

  it('leaves a text alone that is not as an edit expects it', () => {
    const other = draft('lion');
    expect(edited(other, { path: 'a.yaml', from: 0, removed: 'bear', inserted: 'x' })).toBe(other);
  });

  it('is kept with what was done to it, and read back whole', () => {
    const edit = editBetween('a.yaml', 'lion', 'leopard')!;
    const kept = { draft: draft('leopard'), history: noted(NO_HISTORY, edit, false) };
    expect(readKept(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    expect(() => readKept({ draft: { ...kept.draft, files: [{ path: 3, text: '' }] }, history: kept.history })).toThrow(TypeError);
    const damaged = { undo: [{ path: 'a', from: -1, removed: '', inserted: '' }], redo: [] };
    expect(readKept({ ...kept, history: damaged })).toEqual({ ...kept, history: NO_HISTORY });
  });

  it('is kept after a text that was too large is taken back, which cannot be redone after a reload', async () => {
    const vault = new Vault(() => 1);
    const small = editBetween('a.yaml', 'lion', 'leopard')!;
    const huge = editBetween('a.yaml', 'leopard', 'leopard'.repeat(300_000))!;
    const pasted = noted(noted(NO_HISTORY, small, false), huge, false);
    const back = undone(edited(draft('leopard'), huge), pasted)!;
    await keepDraft(vault, { draft: back.draft, history: back.history });
    expect(await loadDraft(vault, back.draft.id)).toEqual({ draft: back.draft, history: NO_HISTORY });
    expect(await listDrafts(vault)).toHaveLength(1);
  });

  it('opens the card, and tells its pack', () => {
    const files = [
      { path: 'leopard.yaml', text: 'id: leopard\n' },
      { path: 'mod.yaml', text: 'id: pard.cats  # mine\nname: "Cats"\n' },
    ];
    const { draft: made } = newDraft({ name: '', from: '', files, seed: 's' }, new Vault(() => 1));
    expect(made.open).toBe('leopard.yaml');
    expect(packOf(made)).toEqual({ id: 'pard.cats', name: 'Cats' });
    expect(freePath(made, 'leopard.yaml')).toBe('leopard-2.yaml');
    expect(['leopard.yaml', 'beasts/leopard.yml'].every((path) => PATH.test(path))).toBe(true);
    expect(['../x.yaml', '/x.yaml', 'x.txt', 'a//b.yaml'].some((path) => PATH.test(path))).toBe(false);
  });

  it('is called as its only card is called now, else as its pack, also while they are broken', () => {
    const nameOf = (from: string, ...texts: string[]): string =>
      draftName({ name: '', from, files: texts.map((text, i) => ({ path: `${i}.yaml`, text })) });
    const mod = 'schema: mod/2\nid: pard.cats # mine\nname: { en: "Big cats, all", la: Feles }\nauthors: [Ann, "Bo"]\n';
    expect(nameOf('the lion', mod, 'id: leopard\nname: { la: Pardus, en: Pard } # spotted\n')).toBe('Pard, from the lion');
    expect(nameOf('', mod, 'id: leopard\nname:\n  en: Old pard\n')).toBe('Old pard');
    expect(nameOf('', mod, 'id: leopard\nmove: { slow: \n')).toBe('leopard');
    expect(nameOf('', mod, 'name: A\n', 'name: B\n')).toBe('Big cats, all');
    expect(nameOf('', mod)).toBe('Big cats, all');
    expect(nameOf('', 'id: [')).toBe('A pack without a name');
    expect(draftName({ name: 'Mine', from: 'the lion', files: [] })).toBe('Mine');
    expect(authorsOf({ files: [{ path: 'mod.yaml', text: mod }] })).toEqual(['Ann', 'Bo']);
    expect(authorsOf({ files: [{ path: 'mod.yaml', text: 'authors: [nobody yet]\n' }] })).toEqual([]);
  });

  it('tells its pack where that is one file, or its first line is broken', () => {
    const one =
      'schema: beast/2\ncards:\n  - schema: mod/2\n    id: pard.cats\n    name: Cats\n    version: 0.1.0\n  - { id: pard, name: Pard }\n';
    const files = [{ path: 'all.yaml', text: one }];
    expect([packOf({ files }), headField({ files }, 'version')]).toEqual([{ id: 'pard.cats', name: 'Cats' }, '0.1.0']);
    expect(draftName({ name: '', from: '', files })).toBe('Pard');
    expect(packOf({ files: [{ path: 'mod.yaml', text: 'schema: nod/2\nid: pard.cats\n' }] }).id).toBe('pard.cats');
  });

  it('is called as somebody calls it, and as its pack when he calls it nothing', async () => {
    const vault = new Vault(() => 1);
    const id = await beginDraft(vault, {
      name: 'Leopard, from the lion',
      from: '',
      files: [{ path: 'mod.yaml', text: 'name: Cats\n' }],
      seed: 's',
    });
    const names = async (): Promise<string[]> => (await listDrafts(vault)).map(({ name }) => name);
    expect(await names()).toEqual(['Leopard, from the lion']);
    await renameDraft(vault, id, ' The spotted one ');
    expect(await names()).toEqual(['The spotted one']);
    await renameDraft(vault, id, ' ');
    expect(await names()).toEqual(['Cats']);
    const { name: _, from: __, ...before } = (await loadDraft(vault, id))!.draft;
    expect(readKept({ draft: before, history: NO_HISTORY }).draft).toMatchObject({ name: '', from: '' });
  });

  it('is kept and read back as large as a pack may be, and refused when it is larger, with what was kept before', async () => {
    const vault = new Vault(() => 1);
    const filesOf = (count: number, text: string) => Array.from({ length: count }, (_, i) => ({ path: `beasts/b${i}.yaml`, text }));
    const kept = (id: string, files: Draft['files']): KeptDraft => ({ draft: { ...draft(''), id, files }, history: NO_HISTORY });
    const most = kept('many', filesOf(LIMITS.packFiles, 'x'));
    const long = kept('long', filesOf(1, 'x'.repeat(LIMITS.pack)));
    for (const each of [most, long]) {
      expect(await keepDraft(vault, each)).toBeTypeOf('boolean');
      expect(await loadDraft(vault, each.draft.id)).toEqual(each);
    }
    expect(whyNotKept(most.draft)).toBeNull();
    const more = kept('many', filesOf(LIMITS.packFiles + 1, 'x'));
    const longer = kept('long', filesOf(2, 'x'.repeat(LIMITS.pack)));
    expect([whyNotKept(more.draft), whyNotKept(longer.draft)]).toEqual([
      expect.stringContaining('at most 300'),
      expect.stringContaining('at most 1000000'),
    ]);
    expect([await keepDraft(vault, more), await keepDraft(vault, longer)]).toEqual([false, false]);
    expect(await loadDraft(vault, 'many')).toEqual(most);
    expect(await vault.rows('quarantine')).toEqual([]);
  });
});
