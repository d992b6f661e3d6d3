/** @jsxImportSource preact */
// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { explainHere, Term, TermsScope, termsOf, TermTips, Told } from '../../../src/hud/common/index.ts';

const terms = termsOf(
  { 'a-term': { control: 'Who leads.', goad: 'It draws the beast.' }, 'a-term-said': { control: 'Control', goad: 'Goad' } },
  'a',
);
const chosen = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  chosen.mockClear();
  void act(() =>
    render(
      <TermsScope terms={terms}>
        <p>
          <Told text="The men have Control. <b>Goad</b> it." />
        </p>
        <button type="button" id="card" onClick={chosen}>
          <Term id="goad" inside>
            Goad
          </Term>{' '}
          by <Told text="Control" inside />
        </button>
        <Term id="unknown">nothing</Term>
        <TermTips />
      </TermsScope>,
      document.body,
    ),
  );
});

afterEach(() => {
  void act(() => render(null, document.body));
  vi.useRealTimers();
});

const word = (): HTMLElement => document.querySelector('p .term')!;
const card = (): HTMLElement => document.querySelector('#card')!;
const tip = (): string | null => document.querySelector('[role=tooltip]')?.textContent ?? null;
const wait = (ms: number): void => void act(() => void vi.advanceTimersByTime(ms));
const pointer = (type: string, on: Element, kind = 'mouse', at = 0): void =>
  void act(
    () =>
      void on.dispatchEvent(
        Object.assign(new Event(type, { bubbles: true, cancelable: true }), { pointerType: kind, clientX: at, clientY: 0 }),
      ),
  );

describe('a word of the rules', () => {
  it('is not explained where it has come to lie under a pointer at rest, until that moves', () => {
    pointer('pointerdown', document.body, 'mouse', 40);
    pointer('pointerover', word(), 'mouse', 40);
    wait(600);
    expect(tip()).toBeNull();
    pointer('pointerover', word(), 'mouse', 41);
    wait(600);
    expect(tip()).toBe('Control: Who leads.');
  });

  it('is explained while the pointer is on it, and described by it', () => {
    pointer('pointerover', word());
    expect(tip()).toBeNull();
    wait(300);
    expect(tip()).toBe('Control: Who leads.');
    expect(word().getAttribute('aria-describedby')).toBe(document.querySelector('[role=tooltip]')!.id);
    pointer('pointerover', document.body);
    wait(300);
    expect(tip()).toBeNull();
    expect(word().hasAttribute('aria-describedby')).toBe(false);
  });

  it('is explained when pressed, and Escape closes that and nothing else', () => {
    const outer = vi.fn();
    document.body.addEventListener('keydown', outer);
    void act(() => word().click());
    expect(tip()).toContain('Who leads.');
    void act(() => void word().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
    expect(tip()).toBeNull();
    expect(outer).not.toHaveBeenCalled();
    void act(() => void word().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
    expect(outer).toHaveBeenCalledOnce();
    document.body.removeEventListener('keydown', outer);
  });

  it('in a button is no button, and leaves it its click', () => {
    expect(card().querySelectorAll('button')).toHaveLength(0);
    void act(() => card().querySelector<HTMLElement>('.term')!.click());
    expect(chosen).toHaveBeenCalledOnce();
    expect(tip()).toBeNull();
  });

  it('in a button is explained by a long press, which does not choose', () => {
    const touched = card().querySelector<HTMLElement>('.term')!;
    pointer('pointerdown', touched, 'touch');
    wait(600);
    pointer('pointerup', touched, 'touch');
    expect(tip()).toContain('It draws the beast.');
    void act(() => touched.click());
    expect(chosen).not.toHaveBeenCalled();
    void act(() => touched.click());
    expect(chosen).toHaveBeenCalledOnce();
  });

  it('is not explained by a finger that scrolls or taps', () => {
    const touched = card().querySelector<HTMLElement>('.term')!;
    pointer('pointerdown', touched, 'touch');
    pointer('pointermove', touched, 'touch', 40);
    wait(600);
    expect(tip()).toBeNull();
    pointer('pointerdown', touched, 'touch');
    wait(100);
    pointer('pointerup', touched, 'touch');
    wait(600);
    expect(tip()).toBeNull();
  });

  it('is explained by its key: all words of what has the focus, and again no more', () => {
    card().focus();
    let told = false;
    void act(() => void (told = explainHere()));
    expect(told).toBe(true);
    expect(tip()).toBe('Goad: It draws the beast.Control: Who leads.');
    void act(() => void explainHere());
    expect(tip()).toBeNull();
    card().blur();
    expect(explainHere()).toBe(false);
  });

  it('stands in a text that stays a text', () => {
    expect(document.querySelector('p')!.textContent).toBe('The men have Control. <b>Goad</b> it.');
    expect(document.querySelectorAll('p b')).toHaveLength(0);
    expect(document.querySelectorAll('p .term')).toHaveLength(2);
    expect(document.body.textContent).toContain('nothing');
  });

  it('is explained while it has the focus of the keyboard', () => {
    const here = word();
    vi.spyOn(here, 'matches').mockReturnValue(true);
    void act(() => here.focus());
    expect(tip()).toContain('Who leads.');
    void act(() => card().focus());
    expect(tip()).toBeNull();
  });
});
