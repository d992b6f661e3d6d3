// @vitest-environment happy-dom
import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import type { BoutEvent } from '../../../src/engine/bout/index.ts';
import { AppealDesk, withAppeals } from '../../../src/hud/appeal/index.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../../src/hud/common/index.ts';
import { Presenter } from '../../../src/hud/fight/index.ts';

const EVENTS: readonly BoutEvent[] = [
  { type: 'turn-started', figure: 'murmillo', turn: 4, rules: [] },
  { type: 'appealed', figure: 'murmillo', faces: [5, 4], modifiers: [], total: 9, needed: 7, granted: true, rules: ['M-176'] },
  { type: 'felled', figure: 'murmillo', by: 'thraex', dead: false, rules: [] },
];
const board = { figures: [], items: [] };
const tick = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

function presented(part: Partial<Settings> = {}) {
  const settings = signal<Settings>({ ...DEFAULT_SETTINGS, ...part });
  const session = { steps: [{ events: EVENTS }], plan: [] };
  const desk = new AppealDesk({ settings, steps: () => session.steps });
  const drawn: string[] = [];
  const perform = (events: readonly BoutEvent[]): Promise<void> => {
    drawn.push(...events.map(({ type }) => type));
    return Promise.resolve();
  };
  const presenter = new Presenter(session, settings, withAppeals({ perform, skip: () => undefined }, desk), {
    board,
    shown: 0,
    boardAfter: (before) => before,
  });
  return { presenter, desk, drawn, told: () => presenter.entries.value.map(({ event }) => event.type) };
}

it('tells nothing of an appeal before the crowd has been seen, and goes on by itself then', async () => {
  const { presenter, desk, drawn, told } = presented();
  const done = presenter.catchUp(() => board);
  await tick();
  expect(told()).toEqual(['turn-started']);
  expect(desk.asked.value?.victorId).toBe('thraex');
  desk.close();
  await done;
  expect(told()).toEqual(drawn);
  expect(drawn).toEqual(['turn-started', 'appealed', 'felled']);
});

it('does not ask to go on after a scene in which the player has been waited for', async () => {
  const { presenter, desk, told } = presented({ waitForMe: true });
  const done = presenter.catchUp(() => board);
  await tick();
  expect(desk.asked.value?.waits).toBe(true);
  desk.close();
  await done;
  expect(told()).toHaveLength(3);
  expect(presenter.progress.value).toBe('idle');
});

it('hurrying on closes the scene, and stopping tells nothing more', async () => {
  const hurried = presented();
  const done = hurried.presenter.catchUp(() => board);
  await tick();
  hurried.presenter.next();
  await done;
  expect(hurried.told()).toHaveLength(3);
  const stopped = presented();
  const gone = stopped.presenter.catchUp(() => board);
  await tick();
  stopped.presenter.stop();
  await gone;
  expect(stopped.told()).toEqual(['turn-started']);
});
