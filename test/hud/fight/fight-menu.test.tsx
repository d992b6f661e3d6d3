/** @jsxImportSource preact */
// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BarButton, FightMenu, type MenuEntry } from '../../../src/hud/fight/fight-menu.tsx';

let parent: HTMLElement;

function put(entries: readonly MenuEntry[]): void {
  parent = document.createElement('div');
  document.body.append(parent);
  void act(() => render(<FightMenu entries={entries} />, parent));
}

const opener = (): HTMLButtonElement => parent.querySelector('[aria-label="Menu"]')!;
const entry = (key: string): HTMLButtonElement => parent.querySelector(`[data-menu="${key}"]`)!;
const press = (code: string): void =>
  void act(() => void document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true })));
const click = (element: HTMLElement): void => void act(() => element.click());

afterEach(() => {
  void act(() => render(null, parent));
  parent.remove();
});

function two() {
  const mute = vi.fn();
  const leave = vi.fn();
  put([
    { key: 'mute', label: 'Mute', keyHint: 'M', pressed: false, stays: true, act: mute },
    { key: 'end', label: 'To the end', off: true, act: leave },
    { key: 'leave', label: 'Leave', act: leave },
  ]);
  return { mute, leave };
}

describe('the menu of the top bar', () => {
  it('opens with the focus on its first entry, goes round by the arrows, and Escape gives the focus back', () => {
    two();
    expect(entry('mute')).toBeNull();
    click(opener());
    expect(opener().getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(entry('mute'));
    press('ArrowUp');
    expect(document.activeElement).toBe(entry('leave'));
    press('ArrowDown');
    expect(document.activeElement).toBe(entry('mute'));
    press('Escape');
    expect(entry('mute')).toBeNull();
    expect(document.activeElement).toBe(opener());
  });

  it('keeps its keys from the arena while it is open', () => {
    two();
    const heard = vi.fn();
    document.addEventListener('keydown', heard);
    click(opener());
    press('KeyL');
    press('Escape');
    document.removeEventListener('keydown', heard);
    expect(heard).not.toHaveBeenCalled();
  });

  it('closes at a choice, unless it is to be pressed more than once, and at a click elsewhere', () => {
    const { mute, leave } = two();
    click(opener());
    click(entry('mute'));
    expect(mute).toHaveBeenCalledTimes(1);
    click(entry('leave'));
    expect(leave).toHaveBeenCalledTimes(1);
    expect(entry('leave')).toBeNull();
    click(opener());
    void act(() => void document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })));
    expect(entry('leave')).toBeNull();
  });

  it('says what is on, what its key is, and does nothing that is off', () => {
    const { leave } = two();
    click(opener());
    expect(entry('mute').getAttribute('aria-pressed')).toBe('false');
    expect(entry('mute').querySelector('.key')!.textContent).toBe('M');
    expect(entry('leave').hasAttribute('aria-pressed')).toBe(false);
    click(entry('end'));
    expect(leave).not.toHaveBeenCalled();
    expect(entry('end')).not.toBeNull();
  });

  it('gives a button of the bar the same name, key and effect', () => {
    const help = vi.fn();
    parent = document.createElement('div');
    document.body.append(parent);
    void act(() => render(<BarButton entry={{ key: 'help', label: 'Help', keyHint: '?', sign: 'help', act: help }} />, parent));
    expect(entry('help').title).toBe('Help (?)');
    click(entry('help'));
    expect(help).toHaveBeenCalledTimes(1);
  });
});
