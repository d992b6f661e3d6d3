/** @jsxImportSource preact */
// @vitest-environment happy-dom
import { muneraNames } from '../../../src/games/munera/screens/names.ts';
import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import type { BoutEvent } from '../../../src/engine/bout/index.ts';
import { DEFAULT_SETTINGS, wordsOf, type Settings } from '../../../src/hud/common/index.ts';
import { DiceOfMoment, LogPanel, Presenter, type LogEntry } from '../../../src/hud/fight/index.ts';
import { core } from '../../support/core-content.ts';
import { faceToFace } from '../../games/munera/screens/support.ts';

const ATTACK: BoutEvent = {
  type: 'attacked',
  figure: 'murmillo',
  target: 'thraex',
  attack: 'sword',
  kind: 'strike',
  area: null,
  modifiers: [],
  chance: null,
  automatic: false,
  quadrant: 'front',
  rules: [],
};
const CLASH: BoutEvent = {
  type: 'clashed',
  figure: 'murmillo',
  target: 'thraex',
  faces: [5, 3],
  modifiers: [],
  difference: 2,
  result: 'hit',
  thrown: 'both',
  again: false,
  rules: [],
};
const SAVE: BoutEvent = { type: 'saved', figure: 'thraex', quadrant: 'front', face: 6, modifiers: [], save: 3, passed: false, rules: [] };

const board = { figures: [], items: [] };
const tick = (): Promise<void> => act(async () => void (await new Promise((done) => setTimeout(done, 0))));

/** Shows a blow whose dice rest, and whose pictures end, when the test says so; panel and log are on the page. */
async function blow(part: Partial<Settings> = {}) {
  const settings = signal<Settings>({ ...DEFAULT_SETTINGS, ...part });
  const drawn: { readonly type: string; readonly rest: () => void; readonly end: () => void }[] = [];
  const perform = ([event]: readonly BoutEvent[], _: unknown, __: unknown, rested: () => void = () => undefined): Promise<void> =>
    new Promise((end) => void drawn.push({ type: event!.type, rest: rested, end }));
  const presenter = new Presenter(
    { steps: [{ events: [ATTACK, CLASH, SAVE] }], plan: [] },
    settings,
    { perform, skip: () => undefined },
    { board, shown: 0, boardAfter: (before) => before },
  );
  const words = wordsOf(core.text['en']!, muneraNames(faceToFace().view.world));
  const model = { presenter, words, settings, idle: signal(false), inspected: signal<LogEntry | null>(null) };
  const Page = () => (
    <>
      <DiceOfMoment model={model} asking={false} />
      <LogPanel entries={presenter.entries.value} words={words} inspected={null} onInspect={() => undefined} />
    </>
  );
  await act(() => render(<Page />, document.body));
  void presenter.catchUp(() => board);
  await tick();
  const now = async (does: 'rest' | 'end'): Promise<void> => {
    drawn.at(-1)![does]();
    await tick();
  };
  return { drawn, now, presenter };
}

const panel = (): string => document.querySelector('.dice-panel')!.textContent!;
const log = (): string => document.querySelector('[role="log"]')!.textContent!;

afterEach(() => act(() => render(null, document.body)));

it.each([0.5, 1, 8] as const)('tells nothing of a throw at speed %s while its dice are in the air', async (speed) => {
  const { now } = await blow({ speed });
  await now('end');
  expect(log()).not.toContain('5 against 3');
  expect(panel()).toContain('Murmillo');
  expect(panel()).not.toContain('Hit');
  await now('rest');
  expect(log()).toContain('5 against 3');
  expect(document.querySelector('.roll-result')!.textContent).toMatch(/hit/i);
});

it('does not leave the dice before beside those that fall', async () => {
  const { now } = await blow();
  await now('end');
  await now('rest');
  await now('end');
  expect(document.querySelectorAll('.roll-dice canvas, .roll-dice > *')).toHaveLength(0);
  expect(log()).not.toContain('rolled 6');
  await now('end');
  expect(log()).toContain('6');
  expect(panel()).toContain('rolled 6');
});

it('tells at once at instant, and nothing after it was stopped', async () => {
  const instant = await blow({ speed: 'instant' });
  expect(instant.presenter.entries.value.map(({ event }) => event.type)).toEqual(['attacked', 'clashed', 'saved']);
  expect(instant.drawn).toEqual([]);
  await act(() => render(null, document.body));
  const stopped = await blow();
  await stopped.now('end');
  stopped.presenter.stop();
  await stopped.now('rest');
  await stopped.now('end');
  expect(stopped.presenter.entries.value.map(({ event }) => event.type)).toEqual(['attacked']);
});
