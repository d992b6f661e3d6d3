/** @jsxImportSource preact */
// @vitest-environment happy-dom
import { render } from 'preact';
import { afterEach, expect, it, vi } from 'vitest';
import type { ShowFight } from '../../src/app/fight-place.tsx';
import { FightPlace } from '../../src/app/fight-place.tsx';
import { lostReplay } from '../../src/app/lost-replay.ts';
import { watchFiles } from '../../src/app/missing-file.tsx';

afterEach(() => render(null, document.body));

it('takes a fight away with its picture, before anything else can be pressed', async () => {
  const takeAway = vi.fn<() => void>();
  const show = vi.fn<ShowFight>(() => takeAway);
  render(<FightPlace open={() => Promise.resolve(show)} />, document.body);
  await vi.waitFor(() => expect(show).toHaveBeenCalledExactlyOnceWith(document.querySelector('.arena-place')));
  expect(takeAway).not.toHaveBeenCalled();
  render(<p>The next screen</p>, document.body);
  expect(takeAway).toHaveBeenCalledOnce();
});

it('shows nothing that comes when the screen has gone, and tells whoever waits for it', async () => {
  const show = vi.fn<ShowFight>();
  const told: boolean[] = [];
  let come = (): void => undefined;
  const loading = new Promise<void>((resolve) => (come = resolve));
  const open = async (isLeft: () => boolean): Promise<ShowFight> => {
    await loading;
    told.push(isLeft());
    return show;
  };
  render(<FightPlace open={open} />, document.body);
  render(null, document.body);
  come();
  await vi.waitFor(() => expect(told).toEqual([true]));
  await Promise.resolve();
  expect(show).not.toHaveBeenCalled();
});

it('says that a file could not be loaded where one is missing, in the place of the fight and of a replay', async () => {
  watchFiles();
  const error = new TypeError('Failed to fetch dynamically imported module');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
  render(<FightPlace open={() => Promise.reject(error)} />, document.body);
  await vi.waitFor(() => expect(document.body.textContent).toContain('This part could not be loaded'));
  expect(lostReplay(error).title).toBe('A part of the game could not be loaded');
  expect(lostReplay(new TypeError('setup must be an object')).title).toBe('This record is damaged');
});
