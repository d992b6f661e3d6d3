/** @jsxImportSource preact */
// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { CannotCopy, CopyButton } from '../../../src/hud/page/index.ts';

test('M-011: a button for a link that cannot be made says why, and what else one can do', async () => {
  const page = document.createElement('div');
  const text = () => {
    throw new CannotCopy('This is too long for a link.');
  };
  render(
    <CopyButton text={text} done="Link copied">
      Copy link
    </CopyButton>,
    page,
  );
  await act(() => page.querySelector('button')!.click());
  expect(page.querySelector('.problem')!.textContent).toBe('This is too long for a link.');
  expect(page.querySelector('button')!.textContent).toBe('Copy link');
});
