/** @jsxImportSource preact */
// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it, vi } from 'vitest';
import { SettingsRoute } from '../../src/app/screens/settings.tsx';
import type { Services } from '../../src/app/services.ts';
import { Vault } from '../../src/app/storage/vault.ts';
import { DEFAULT_SETTINGS } from '../../src/hud/common/index.ts';

afterEach(() => render(null, document.body));

it.each([
  { keeping: 'kept', lasts: true },
  { keeping: 'cleared', lasts: true },
  { keeping: 'full', lasts: false },
  { keeping: 'other-tab', lasts: false },
] as const)('Settings say whether things last: $keeping', async ({ keeping, lasts }) => {
  const vault = new Vault(() => 1);
  vault.keeping.value = keeping;
  const services = { vault, settings: { value: DEFAULT_SETTINGS }, languages: { value: ['en'] } } as unknown as Services;
  await act(() => render(<SettingsRoute services={services} route={{ screen: 'settings' }} />, document.body));
  await vi.waitFor(() => expect(document.body.textContent).toContain('of at most 200 replays'));
  expect(document.body.textContent!.includes('is not kept')).toBe(!lasts);
});
