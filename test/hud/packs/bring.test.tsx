/** @jsxImportSource preact */
// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import { Bring } from '../../../src/hud/packs/bring.tsx';

afterEach(() => void act(() => render(null, document.body)));

it.each([
  ['empties the field when a pack was read from it', true, ''],
  ['leaves what is no pack in the field, to be mended', false, 'id: x'],
])('%s', async (_, found, left) => {
  await act(() => render(<Bring reading={false} problem={null} onBring={() => Promise.resolve(found)} />, document.body));
  const field = document.querySelector('textarea')!;
  await act(() => {
    field.value = 'id: x';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => void document.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  expect(field.value).toBe(left);
});
