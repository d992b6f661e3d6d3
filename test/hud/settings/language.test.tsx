/** @jsxImportSource preact */
// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../src/hud/common/index.ts';
import { SettingsScreen } from '../../../src/hud/settings/index.ts';

const chosen = vi.fn();
const data = { facts: [], note: null, onExport: vi.fn(), onImport: vi.fn(), onWipe: vi.fn() };
vi.stubGlobal('scrollTo', vi.fn());

function languagesShown(languages: readonly string[], language = 'browser'): string[] {
  void act(() =>
    render(
      <SettingsScreen settings={{ ...DEFAULT_SETTINGS, language }} onSettings={chosen} data={data} languages={languages} />,
      document.body,
    ),
  );
  return labels().map((label) => `${label.querySelector('input')!.checked ? '*' : ''}${label.textContent}`);
}

const labels = (): HTMLElement[] => {
  const group = [...document.querySelectorAll('fieldset')].find((each) => each.textContent.startsWith('Language'));
  return [...(group?.querySelectorAll('label') ?? [])];
};

afterEach(() => void act(() => render(null, document.body)));

it('offers languages where there is more than one, each by its own name, and the browser’s where the chosen one is gone', () => {
  expect(languagesShown(['en'])).toEqual([]);
  expect(languagesShown(['en', 'de'])).toEqual(['*As my browser says', 'English', 'Deutsch']);
  expect(languagesShown(['en', 'de'], 'de')).toEqual(['As my browser says', 'English', '*Deutsch']);
  expect(languagesShown(['en', 'pt-BR'], 'de')).toEqual(['*As my browser says', 'English', 'Português (Brasil)']);
  expect(labels()[2]!.querySelector('[lang]')!.getAttribute('lang')).toBe('pt-BR');
  void act(() => void labels()[2]!.querySelector('input')!.dispatchEvent(new Event('change')));
  expect(chosen).toHaveBeenCalledWith({ language: 'pt-BR' });
});
