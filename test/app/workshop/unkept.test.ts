import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStore } from '../../../src/app/storage/store.ts';
import { wipeTab } from '../../../src/app/storage/tab-store.ts';
import { Vault } from '../../../src/app/storage/vault.ts';
import { textOf } from '../../../src/app/workshop/draft.ts';
import type { KeptDraft } from '../../../src/app/workshop/drafts-store.ts';
import { keepDraft, loadDraft, newDraft } from '../../../src/app/workshop/drafts-store.ts';
import type { Reader } from '../../../src/app/workshop/reader.ts';
import { takenUp, unkeptOf } from '../../../src/app/workshop/unsaved-draft.ts';
import { Workbench } from '../../../src/app/workshop/workbench.ts';

/** What a browser keeps for one tab. */
function tabOf(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'> {
  const held = new Map<string, string>();
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, text) => void held.set(key, text),
    removeItem: (key) => void held.delete(key),
    key: (i) => [...held.keys()][i] ?? null,
    get length() {
      return held.size;
    },
  };
}

const store = memoryStore();
let now = 0;
const reader = { read: () => new Promise(() => undefined), stop: () => undefined } as unknown as Reader;

async function tabVault(writes = true): Promise<Vault> {
  const vault = new Vault(() => (now += 1));
  await vault.open(() => Promise.resolve(store));
  vault.setWriter(writes);
  return vault;
}

async function begun(text: string): Promise<string> {
  const vault = await tabVault();
  const kept = newDraft({ name: '', from: '', seed: 's', files: [{ path: 'a.yaml', text }] }, vault);
  await keepDraft(vault, kept);
  return kept.draft.id;
}

/** A draft on the bench as the screen lays it there. */
async function opened(vault: Vault, id: string): Promise<Workbench> {
  const unkept = unkeptOf(id);
  const kept = await loadDraft(vault, id);
  const bench = new Workbench(kept ?? unkept!.work, vault, reader, () => []);
  if (unkept) bench.takeUp(kept, unkept);
  return bench;
}

/** Writes and keeps a text of the draft in another tab. */
async function writtenElsewhere(id: string, written: string): Promise<void> {
  const tab = sessionStorage;
  vi.stubGlobal('sessionStorage', tabOf());
  const bench = await opened(await tabVault(), id);
  bench.write('a.yaml', written);
  await bench.settle();
  vi.stubGlobal('sessionStorage', tab);
}

const text = (bench: Workbench): string => bench.text.value;
const keptText = (kept: KeptDraft | null): string | null => kept && textOf(kept.draft, 'a.yaml');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', tabOf());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what the page had no time to keep', () => {
  it('is there when the tab is loaded again, and is taken back step by step', async () => {
    const id = await begun('a');
    const silent = await tabVault();
    silent.write = () => new Promise(() => undefined); // the page is gone before the store is
    const before = await opened(silent, id);
    before.write('a.yaml', 'a\nb');
    vi.advanceTimersByTime(2000);
    before.write('a.yaml', 'a\nb\nc');
    before.hide();
    const again = await opened(await tabVault(), id);
    expect(text(again)).toBe('a\nb\nc');
    await again.settle();
    expect([keptText(await loadDraft(await tabVault(), id)), unkeptOf(id)]).toEqual(['a\nb\nc', null]);
    for (const step of ['a\nb', 'a']) {
      again.undo();
      expect(text(again)).toBe(step);
    }
  });

  it('waits no longer when it was kept after all, and is no edit of what went on from it', async () => {
    const id = await begun('a');
    const vault = await tabVault();
    const bench = await opened(vault, id);
    bench.write('a.yaml', 'ab');
    bench.hide();
    const unkept = unkeptOf(id)!;
    await bench.settle();
    expect(unkeptOf(id)).toBeNull();
    const elsewhere = await opened(vault, id);
    elsewhere.write('a.yaml', 'abc\n');
    await elsewhere.settle();
    const kept = await loadDraft(vault, id);
    expect(takenUp(kept, unkept)).toBe(kept);
  });

  it('is forgotten with everything else', async () => {
    const id = await begun('a');
    const bench = await opened(await tabVault(false), id);
    bench.write('a.yaml', 'ab');
    bench.hide();
    expect(unkeptOf(id)).not.toBeNull();
    wipeTab();
    expect(unkeptOf(id)).toBeNull();
  });
});

describe('what is written while another tab keeps', () => {
  it('is the newest text when this tab goes on, and taking it back comes to what the other tab wrote', async () => {
    const id = await begun('a');
    const here = await tabVault(false);
    const bench = await opened(here, id);
    bench.write('a.yaml', 'a, here');
    await vi.advanceTimersByTimeAsync(1000);
    await writtenElsewhere(id, 'a, there');
    here.setWriter(true);
    bench.stop();
    const gone = await opened(here, id);
    expect(text(gone)).toBe('a, here');
    await gone.settle();
    expect(keptText(await loadDraft(await tabVault(), id))).toBe('a, here');
    gone.undo();
    expect(text(gone)).toBe('a, there');
  });

  it('is nothing where this tab has only looked: what the other tab wrote stands', async () => {
    const id = await begun('a');
    const here = await tabVault(false);
    const bench = await opened(here, id);
    bench.setSeed('t');
    await vi.advanceTimersByTimeAsync(1000);
    await writtenElsewhere(id, 'a, there');
    here.setWriter(true);
    bench.stop();
    const gone = await opened(here, id);
    expect([text(gone), gone.kept.value]).toEqual(['a, there', true]);
  });
});
