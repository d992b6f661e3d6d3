/** @jsxImportSource preact */
// @vitest-environment happy-dom
import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventOf } from '../../../src/engine/bout/index.ts';
import { AppealDesk, AppealLayer } from '../../../src/hud/appeal/index.ts';
import { DEFAULT_SETTINGS, ruleBook, RuleBookContext, wordsOf, type Names, type Settings } from '../../../src/hud/common/index.ts';
import { core } from '../../support/core-content.ts';

const names: Names = {
  own: 'recount',
  arena: undefined as never,
  figure: (id) => ({ text: { medium: 'Gaius Thudus', heavy: 'Titus Ouchix' }[id] ?? id, beast: false }),
  card: () => undefined,
  weapon: () => undefined,
};
const words = wordsOf(core.text['en']!, names);
const event: EventOf<'judged'> = {
  type: 'judged',
  figure: 'heavy',
  by: 'medium',
  votes: [
    { voter: 'medium', face: null, bias: 0, up: false },
    { voter: 'mob', face: 5, bias: 0, up: true },
    { voter: 'mob', face: 3, bias: 0, up: true },
  ],
  modifiers: [{ rule: 'R-094', value: 1, reason: 'drew-blood' }],
  needed: 4,
  spared: true,
  rules: ['R-093', 'R-094'],
};
const board = { figures: [], items: [] };

function scene(part: Partial<Settings> = {}, hand = false, reduced = false) {
  const settings = signal<Settings>({ ...DEFAULT_SETTINGS, ...part });
  const desk = new AppealDesk({ settings, steps: () => [{ events: [event] }], hand: () => hand });
  const book = ruleBook(() => Promise.resolve(core.rules), signal(true));
  void act(() =>
    render(
      <RuleBookContext.Provider value={book}>
        <AppealLayer desk={desk} words={words} settings={settings} reduced={signal(reduced)} />
      </RuleBookContext.Provider>,
      document.body,
    ),
  );
  const lit = (): string[] => [...document.querySelectorAll('.vote.lit')].map((each) => each.textContent ?? '');
  return { desk, lit, text: () => document.querySelector('.appeal-scene')?.textContent ?? '' };
}

const button = (): HTMLButtonElement => document.querySelector<HTMLButtonElement>('.appeal-button')!;
function pass(time: number): void {
  void act(() => void vi.advanceTimersByTime(time));
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  void act(() => render(null, document.body));
  vi.useRealTimers();
});

describe('the thumbs of a verdict', () => {
  it('come one after the other, then what they come to; nobody is told before', async () => {
    const { desk, lit, text } = scene({ speed: 1 });
    let seen: boolean | null = null;
    void act(() => void desk.show(event, board, 1).then((was) => (seen = was)));
    expect(text()).toContain('Titus Ouchix waits for the thumbs');
    expect(text()).toContain('A die of 4 or more, +1 he drew blood, is a thumb up.');
    expect(lit()).toEqual([]);
    pass(700);
    expect(lit()).toEqual(['Gaius Thudus down']);
    expect(text()).not.toContain('lives');
    pass(700);
    pass(700);
    expect(lit()).toHaveLength(3);
    expect(lit()[2]).toContain('The mob, bench 2');
    expect(text()).toContain('Titus Ouchix lives.');
    expect(text()).toContain('2 up, 1 down.');
    pass(3000);
    await Promise.resolve();
    await Promise.resolve();
    expect(seen).toBe(true);
  });

  it('are counted at once by a press, and wait for the player where it is his man', async () => {
    const { desk, lit } = scene({ speed: 1 }, true);
    let over = false;
    void act(() => void desk.show(event, board, 1).then(() => (over = true)));
    void act(() => button().click());
    expect(lit()).toHaveLength(3);
    pass(60_000);
    expect(over).toBe(false);
    void act(() => button().click());
    await Promise.resolve();
    await Promise.resolve();
    expect(over).toBe(true);
  });

  it('all stand there when nothing may move, and nobody waits for them at full speed', async () => {
    const { desk, lit } = scene({ speed: 1 }, false, true);
    void act(() => void desk.show(event, board, 1));
    expect(lit()).toHaveLength(3);
    void act(() => desk.close());
    expect(await desk.show(event, board, 'instant')).toBe(false);
  });
});
