/** @jsxImportSource preact */
// @vitest-environment happy-dom
import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it, vi } from 'vitest';
import { LookedAt, SheetButton, usePressAgain, type AnyFight } from '../../../src/hud/fight/index.ts';

const looked = signal<string | null>(null);
const select = vi.fn();
const chosen = signal(true);

function Tile() {
  const press = usePressAgain({ model: { looked }, id: 'rufus', chosen: chosen.value, select });
  return (
    <button type="button" id="tile" {...press}>
      Rufus
    </button>
  );
}

function show(): void {
  const model = {
    looked,
    words: { figure: () => 'Rufus' },
    ratingsOf: (id: string) =>
      id === 'rufus' ? { title: 'Rufus', rows: [{ term: 'control', name: 'Control', value: 3 }], lines: [] } : null,
  } as unknown as AnyFight;
  void act(() =>
    render(
      <>
        <Tile />
        <SheetButton model={model} id="rufus" />
        <LookedAt model={model} />
      </>,
      document.body,
    ),
  );
}

const tile = (): HTMLButtonElement => document.querySelector('#tile')!;
const press = (element: HTMLElement): void => void act(() => element.click());

afterEach(() => {
  void act(() => void (looked.value = null));
  render(null, document.body);
  select.mockClear();
});

it('a tile chooses when pressed, and opens the sheet when pressed again', () => {
  show();
  press(tile());
  expect(select).toHaveBeenCalledOnce();
  expect(looked.value).toBeNull();
  press(tile());
  expect(looked.value).toBe('rufus');
  expect(document.querySelector('dialog')!.textContent).toContain('Control 3');
});

it('what was pressed in between makes it choose again', () => {
  show();
  press(tile());
  void act(() => void tile().dispatchEvent(new FocusEvent('blur')));
  press(tile());
  expect(looked.value).toBeNull();
  expect(select).toHaveBeenCalledTimes(2);
});

it('a small button opens it at once, and closing it lets go', () => {
  show();
  press(document.querySelector('[data-sheet-of]')!);
  expect(document.querySelector('dialog h2')!.textContent).toBe('Rufus');
  press(document.querySelector('dialog button[aria-label="Close"]')!);
  expect(looked.value).toBeNull();
});
