/** @jsxImportSource preact */
// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it, vi } from 'vitest';
import { Lost } from '../../../src/app/packs/lost.tsx';
import type { WantedPacks } from '../../../src/app/packs/wanted-packs.ts';
import type { Services } from '../../../src/app/services.ts';

const answers = new Map<string, (found: WantedPacks) => void>();
// What looks in the store is tested beside the desk of packs.
vi.mock('../../../src/app/packs/wanted-packs.ts', () => ({
  wantedPacks: (_: unknown, [id]: readonly [string]) => new Promise<WantedPacks>((resolve) => answers.set(id, resolve)),
  turnOnPacks: () => Promise.resolve('50 packs are kept'),
}));

const services = {} as Services;
const lost = (...packs: string[]) => ({ title: 'Lost', text: '', ways: [], packs });
const show = (id: string) => act(() => render(<Lost services={services} lost={lost(id)} />, document.body));
const found = (id: string): WantedPacks => ({ packs: [{ id, name: id, state: 'off' }], text: `It needs ${id}.` });
const answer = (id: string) => act(async () => answers.get(id)!(found(id)));
const said = (): string => document.querySelector('[role=alert]')!.textContent!;

afterEach(() => void act(() => render(null, document.body)));

it('shows what is known of the packs that are wanting now, and not of those that were, and says why they stay off', async () => {
  for (const id of ['ann.old', 'ann.new']) {
    await show(id);
    await vi.waitFor(() => expect(answers.has(id)).toBe(true));
  }
  await answer('ann.new');
  await answer('ann.old');
  expect(said()).toContain('It needs ann.new.');
  const key = document.querySelector('button')!;
  await act(async () => key.click());
  await vi.waitFor(() => expect(said()).toContain('50 packs are kept'));
  expect(key.disabled).toBe(false);
});
