/** @jsxImportSource preact */
// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import { Key, LettersContext, useKeyed } from '../../../src/hud/common/index.ts';

function Undo() {
  const keyed = useKeyed();
  return (
    <button type="button" title={keyed('Undo', 'Z')}>
      <Key name="Z" /> <Key name="Space" />
    </button>
  );
}

function shown(letters: boolean): HTMLElement {
  void act(() =>
    render(
      <LettersContext.Provider value={letters}>
        <Undo />
      </LettersContext.Provider>,
      document.body,
    ),
  );
  return document.body.querySelector('button')!;
}

afterEach(() => void act(() => render(null, document.body)));

it('shows the keys of a button, in it and in its title', () => {
  expect(shown(true).textContent).toBe('Z Space');
  expect(shown(true).title).toBe('Undo (Z)');
});

it('shows only keys that count while single letters are switched off', () => {
  expect(shown(false).textContent!.trim()).toBe('Space');
  expect(shown(false).title).toBe('Undo');
});
