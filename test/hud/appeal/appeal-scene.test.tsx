/** @jsxImportSource preact */
// @vitest-environment happy-dom
import { muneraNames } from '../../../src/games/munera/screens/names.ts';
import type { MuneraGame } from '../../../src/games/munera/desk/index.ts';
import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppealDesk, AppealLayer, withAppeals, type Appealed } from '../../../src/hud/appeal/index.ts';
import { DEFAULT_SETTINGS, ruleBook, RuleBookContext, wordsOf, type Settings } from '../../../src/hud/common/index.ts';
import { beginSession } from '../../../src/session/index.ts';
import { core, kit } from '../../support/core-content.ts';
import { melee } from '../../support/munera.ts';

const words = wordsOf(core.text['en']!, muneraNames(beginSession<MuneraGame>(kit, melee(['murmillo', 'thraex']), 'appeal').view.world));
const event: Appealed = {
  type: 'appealed',
  figure: 'murmillo',
  faces: [5, 4],
  modifiers: [
    { rule: 'M-177', value: 1, reason: 'injured' },
    { rule: 'M-185', value: -1, reason: 'no-helmet' },
  ],
  total: 9,
  needed: 7,
  granted: true,
  rules: ['M-176'],
};
const fall = { type: 'felled', figure: 'murmillo', by: 'thraex', dead: false, rules: [] } as const;
const board = { figures: [], items: [] };

function scene(part: Partial<Settings> = {}, hand = false, reduced = false) {
  const settings = signal<Settings>({ ...DEFAULT_SETTINGS, ...part });
  const desk = new AppealDesk({ settings, steps: () => [{ events: [event, fall] }], hand: () => hand });
  const book = ruleBook(() => Promise.resolve(core.rules), signal(true));
  void act(() =>
    render(
      <RuleBookContext.Provider value={book}>
        <AppealLayer desk={desk} words={words} settings={settings} reduced={signal(reduced)} />
      </RuleBookContext.Provider>,
      document.body,
    ),
  );
  const text = (): string => document.querySelector('.appeal-scene')?.textContent ?? '';
  return { desk, book, text, speed: settings.value.speed };
}

const button = (): HTMLButtonElement => document.querySelector<HTMLButtonElement>('.appeal-button')!;
function pass(time: number): void {
  void act(() => void vi.advanceTimersByTime(time));
}

function press(): void {
  void act(() => button().click());
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  void act(() => render(null, document.body));
  vi.useRealTimers();
});

function open(desk: AppealDesk, speed: Settings['speed']): Promise<boolean> {
  let shown: Promise<boolean> = Promise.resolve(false);
  void act(() => void (shown = desk.show(event, board, speed)));
  return shown;
}

describe('the scene of an appeal', () => {
  it('waits for the hand of the player, shows dice and verdict, and lets the game go on', async () => {
    const { desk, text } = scene({}, true);
    const shown = open(desk, 1);
    expect(document.activeElement).toBe(button());
    expect(text()).toContain('Murmillo asks the crowd for his life');
    for (let i = 0; i < 12; i += 1) pass(700);
    expect(text()).toContain('21 in 36 = 58.3 %');
    expect(text()).not.toContain('Mercy. Murmillo lives');
    press();
    pass(1000);
    expect(text()).toContain('Mercy. Murmillo lives.');
    expect(document.querySelectorAll('.appeal-bank.turned.up')).toHaveLength(12);
    pass(20_000);
    press();
    expect(await shown).toBe(true);
    expect(document.querySelector('.appeal-scene')).toBeNull();
  });

  it('lights one cloth after the other, each with its sign', () => {
    const { desk, text } = scene();
    void open(desk, 1);
    expect(document.querySelectorAll('.appeal-cloth')).toHaveLength(0);
    expect(text()).not.toContain('Together');
    pass(650);
    expect(text()).toContain('Together');
    expect([...document.querySelectorAll('.appeal-cloth')].map((cloth) => cloth.textContent)).toEqual(['+1']);
    pass(650);
    expect(document.querySelectorAll('.appeal-bank.for, .appeal-bank.against')).toHaveLength(2);
  });

  it('goes by itself where nobody is to raise a hand', async () => {
    const { desk } = scene({ speed: 4 });
    const shown = open(desk, 4);
    for (let i = 0; i < 30; i += 1) pass(100);
    expect(await shown).toBe(true);
  });

  it('shows all at once and no tumbling with reduced motion', () => {
    const { desk } = scene({}, true, true);
    void open(desk, 1);
    pass(1);
    expect(document.querySelectorAll('.appeal-cloth')).toHaveLength(2);
    expect(document.querySelector('.appeal-scene.still')).not.toBeNull();
  });

  it('opens the text of each rule', () => {
    const { desk, book } = scene({}, true);
    void open(desk, 1);
    void act(() => document.querySelector<HTMLButtonElement>('.appeal-lines .rule-ref')!.click());
    expect(book.open.value).toBe('M-177');
  });

  it('closes with Escape, and when the arena hurries on', async () => {
    const { desk } = scene({}, true);
    const shown = open(desk, 1);
    void act(() => void button().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
    expect(await shown).toBe(true);
    const skip = vi.fn();
    const performer = withAppeals({ perform: () => Promise.resolve(), skip }, desk);
    let again: Promise<boolean> | undefined;
    void act(() => void (again = performer.before!(event, board, 1)));
    void act(() => performer.skip());
    expect(await again).toBe(true);
    expect(skip).toHaveBeenCalled();
  });

  it.each([1, 4, 8, 'instant'] as const)('waits at speed %s for whoever has to ask for his own man', async (speed) => {
    const { desk } = scene({ speed }, true);
    let over = false;
    void open(desk, speed).then(() => (over = true));
    for (let i = 0; i < 60; i += 1) pass(500);
    await Promise.resolve();
    expect(over).toBe(false);
    expect(document.querySelector('.appeal-dice')).toBeNull();
    press();
    pass(1000);
    press();
    await Promise.resolve();
    await Promise.resolve();
    expect(over).toBe(true);
  });

  it('is skipped at instant speed, and for everything that is no appeal', async () => {
    const { desk } = scene();
    expect(await desk.show(event, board, 'instant')).toBe(false);
    expect(await desk.show(fall, board, 1)).toBe(false);
  });

  it('keeps its keys to itself', () => {
    const { desk } = scene({}, true);
    void open(desk, 1);
    const heard = vi.fn();
    document.addEventListener('keydown', heard);
    button().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    document.removeEventListener('keydown', heard);
    expect(heard).not.toHaveBeenCalled();
  });
});
