/** @jsxImportSource preact */
// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it, vi } from 'vitest';
import type { Services } from '../../../src/app/services.ts';
import { Vault } from '../../../src/app/storage/vault.ts';
import { newDraft } from '../../../src/app/workshop/drafts-store.ts';
import { PackBar } from '../../../src/app/workshop/pack-bar.tsx';
import type { Reader } from '../../../src/app/workshop/reader.ts';
import { Workbench, type Good } from '../../../src/app/workshop/workbench.ts';

// What the page plays with is tested beside the desk of packs.
vi.mock('../../../src/app/packs/load-cards.ts', () => ({ tried: { value: [] }, dealStored: () => Promise.resolve(null) }));

afterEach(() => void act(() => render(null, document.body)));

const said = (): string => document.querySelector('[role=status]')!.textContent!;

it('what was kept is told until the next edit', async () => {
  const vault = new Vault(() => 1);
  const reader = { read: () => new Promise(() => undefined), stop: () => undefined } as unknown as Reader;
  const files = [{ path: 'mod.yaml', text: '# yaml-language-server: $schema=mod.schema.json\nid: ann.cats\nname: Cats\n' }];
  const bench = new Workbench(newDraft({ name: '', from: '', seed: 's', files }, vault), vault, reader, () => []);
  bench.good.value = { cards: [] } as unknown as Good;
  const services = { vault } as unknown as Services;
  void act(() => render(<PackBar services={services} workbench={bench} tried={null} onTest={() => undefined} />, document.body));
  const key = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === 'Keep')!;
  await act(async () => key.click());
  await vi.waitFor(() => expect(said()).toContain('Cats (ann.cats) is kept'));
  await act(() => bench.open('mod.yaml'));
  expect(said()).toContain('Cats (ann.cats) is kept');
  await act(() => bench.write('mod.yaml', `${files[0]!.text}version: 1.0.0\n`));
  expect(said()).toBe('');
  bench.stop();
});
