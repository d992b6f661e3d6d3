/** @jsxImportSource preact */
// @vitest-environment happy-dom
import { muneraNames } from '../../../src/games/munera/screens/names.ts';
import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import type { BoutEvent } from '../../../src/engine/bout/index.ts';
import { DEFAULT_SETTINGS, wordsOf } from '../../../src/hud/common/index.ts';
import { DiceOfMoment, entriesOf, LogPanel, logText, type LogEntry } from '../../../src/hud/fight/index.ts';
import { core } from '../../support/core-content.ts';
import { faceToFace } from '../../games/munera/screens/support.ts';

const words = wordsOf(core.text['en']!, muneraNames(faceToFace().view.world));
const step = (to: number): BoutEvent[] => [
  { type: 'paid', figure: 'thraex', action: 'move', base: 1, surcharge: 0, from: to + 1, to, spent: 1, rules: ['M-062'] },
  { type: 'moved', figure: 'thraex', from: 1, path: [2], gait: 'walk', rules: ['M-063'] },
];
const is = (condition: string): BoutEvent => ({ type: 'condition', figure: 'murmillo', condition, gained: true, rules: ['M-158'] });
const BLOW: BoutEvent[] = [
  { type: 'wounded', figure: 'murmillo', by: 'thraex', raw: 4, modifiers: [], net: 4, from: 4, to: 0, rules: ['M-145'] },
  is('injured'),
  is('tired'),
  is('exhausted'),
  { type: 'felled', figure: 'murmillo', by: 'thraex', dead: true, rules: ['M-176'] },
];
const steps = [{ events: step(5) }, { events: step(4) }, { events: step(3) }, { events: BLOW }];
const entries = entriesOf(steps);

afterEach(() => act(() => render(null, document.body)));

async function shown() {
  const inspected = signal<LogEntry | null>(null);
  const model = {
    words,
    settings: signal(DEFAULT_SETTINGS),
    idle: signal(true),
    inspected,
    presenter: {
      entries: signal(entries),
      current: signal(null),
      falling: signal(null),
      hush: signal(null),
      progress: signal('idle' as const),
      next: () => undefined,
      stop: () => undefined,
    },
  };
  const Page = () => (
    <>
      <DiceOfMoment model={model} asking={false} />
      <LogPanel
        entries={entries}
        words={words}
        inspected={inspected.value}
        sideOf={(figure) => (figure === 'thraex' ? 1 : 0)}
        onInspect={(entry) => (inspected.value = entry)}
      />
    </>
  );
  await act(() => render(<Page />, document.body));
  return [...document.querySelectorAll<HTMLElement>('.log-line')];
}

it('tells a walk in one line and what a blow did to a man in another', async () => {
  const lines = await shown();
  expect(lines.map(({ textContent }) => textContent!.trim())).toEqual([
    'II Thraex walks 3 hexes (3 AP, 3 left).',
    'I Murmillo takes 4: Stamina 0: injured, tired, exhausted and dead.',
  ]);
  expect(logText(entries, words).split('\n')).toHaveLength(2);
});

it('opens every event of a line with its rule', async () => {
  const [, blow] = await shown();
  await act(async () => blow!.click());
  const told = document.querySelector('[aria-label="Step by step"]')!;
  expect(told.querySelectorAll('.happening')).toHaveLength(5);
  expect(told.textContent).toContain('M-158');
  expect(blow!.className).toContain('here');
});

it('gives every line the numeral and the colour of its side', async () => {
  await shown();
  expect([...document.querySelectorAll('.log-line .side-mark')].map(({ className, textContent }) => `${className} ${textContent}`)).toEqual(
    ['side-mark side-1 II', 'side-mark side-0 I'],
  );
});

it('D-045: shows both dice of a Control Check beside each other', async () => {
  const control = (figure: string, face: number): BoutEvent => ({
    type: 'rolled',
    figure,
    against: null,
    again: false,
    rules: ['D-045'],
    roll: { why: 'control', dice: '1d10', faces: [face], modifiers: [], total: face, chance: null, needed: null, result: null },
  });
  const rolls = entriesOf([{ events: [control('murmillo', 4), control('thraex', 7)] }]);
  const model = {
    words,
    settings: signal(DEFAULT_SETTINGS),
    idle: signal(true),
    inspected: signal<LogEntry | null>(null),
    presenter: {
      entries: signal(rolls),
      current: signal(rolls[1]!),
      falling: signal(null),
      hush: signal(null),
      progress: signal('idle' as const),
      next: () => undefined,
      stop: () => undefined,
    },
  };
  await act(() => render(<DiceOfMoment model={model} asking={false} />, document.body));
  expect([...document.querySelectorAll('.roll b')].map(({ textContent }) => textContent)).toEqual(['Murmillo', '4', 'Thraex', '7']);
});
