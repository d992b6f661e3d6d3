/** @jsxImportSource preact */
// @vitest-environment happy-dom
import { render } from 'preact';
import { afterEach, expect, it, vi } from 'vitest';
import type { ShowFight } from '../../src/app/fight-place.tsx';
import { FightPlace } from '../../src/app/fight-place.tsx';

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
