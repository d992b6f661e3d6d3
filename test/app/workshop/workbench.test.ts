import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Vault } from '../../../src/app/storage/vault.ts';
import { textOf } from '../../../src/app/workshop/draft.ts';
import { loadDraft, newDraft } from '../../../src/app/workshop/drafts-store.ts';
import type { Read } from '../../../src/app/workshop/messages.ts';
import { Workbench } from '../../../src/app/workshop/workbench.ts';
import type { Reader } from '../../../src/app/workshop/reader.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (deed: () => void) => deed());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const READ: Read = { findings: [], cards: [], content: null, took: 1 };

it('a draft is read only when the last that was written has been, though an earlier one was heard in between', async () => {
  const answers: ((read: Read) => void)[] = [];
  const reader = { read: () => new Promise((answer) => answers.push(answer)), stop: () => undefined } as unknown as Reader;
  const vault = new Vault(() => 1);
  const bench = new Workbench(
    newDraft({ name: '', from: '', seed: 's', files: [{ path: 'a.yaml', text: '' }] }, vault),
    vault,
    reader,
    () => [],
  );
  await vi.advanceTimersByTimeAsync(0);
  bench.write('a.yaml', 'id: leopard');
  answers[0]!(READ);
  await vi.advanceTimersByTimeAsync(0);
  expect(bench.stale.value).toBe(true);
  expect(textOf(bench.checked.value, 'a.yaml')).toBe('');
  await vi.advanceTimersByTimeAsync(100);
  answers[1]!(READ);
  await vi.advanceTimersByTimeAsync(0);
  expect(bench.stale.value).toBe(false);
  expect(textOf(bench.checked.value, 'a.yaml')).toBe('id: leopard');
  bench.stop();
});

it('nothing is said of keeping a draft before the store has answered', async () => {
  const vault = new Vault(() => 1);
  const reader = { read: () => new Promise(() => undefined), stop: () => undefined } as unknown as Reader;
  const bench = new Workbench(
    newDraft({ name: '', from: '', seed: 's', files: [{ path: 'a.yaml', text: '' }] }, vault),
    vault,
    reader,
    () => [],
  );
  bench.write('a.yaml', 'id: leopard');
  expect(bench.lasts.value).toBeNull();
  await vi.advanceTimersByTimeAsync(1000);
  expect([bench.lasts.value, bench.kept.value]).toEqual([false, true]);
  bench.stop();
});

it('whatever was typed a tenth of a second ago is kept, also in the midst of typing and when the page goes away without a word', async () => {
  const vault = new Vault(() => 1);
  const reader = { read: () => new Promise(() => undefined), stop: () => undefined } as unknown as Reader;
  const begun = newDraft({ name: '', from: '', seed: 's', files: [{ path: 'a.yaml', text: '' }] }, vault);
  const bench = new Workbench(begun, vault, reader, () => []);
  const typed = ['i', 'id', 'id:', 'id: l', 'id: le', 'id: leo'];
  for (const [i, text] of typed.entries()) {
    bench.write('a.yaml', text);
    await vi.advanceTimersByTimeAsync(50);
    const kept = await loadDraft(vault, begun.draft.id);
    if (i > 1) expect(textOf(kept!.draft, 'a.yaml')!.length).toBeGreaterThanOrEqual(typed[i - 2]!.length);
  }
  await vi.advanceTimersByTimeAsync(100);
  expect(textOf((await loadDraft(vault, begun.draft.id))!.draft, 'a.yaml')).toBe('id: leo');
});
