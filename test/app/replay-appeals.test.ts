// @vitest-environment happy-dom
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReplayPlayer } from '../../src/app/replay-player.ts';
import type { BoutEvent } from '../../src/engine/bout/index.ts';
import { muneraBoard, type MuneraBoard } from '../../src/games/munera/screens/index.ts';
import { boardAfter } from '../../src/hud/fight/index.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../src/hud/common/index.ts';
import type { ArenaView } from '../../src/scenes/index.ts';
import { replayRecord } from '../../src/session/index.ts';
import { kit } from '../support/core-content.ts';
import { fought } from '../support/munera.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The last step of a bout that ends before the crowd, on a stage that only notes what is performed. */
function watched(part: Partial<Settings> = {}) {
  const session = ['one', 'two', 'three', 'four', 'five', 'six']
    .map((seed) => fought(seed))
    .find(({ steps }) => steps.at(-1)!.events.some(({ type }) => type === 'appealed'))!;
  const { steps, positions } = replayRecord(kit, session.record());
  const settings = signal<Settings>({ ...DEFAULT_SETTINGS, ...part });
  const board = (step: number): MuneraBoard => muneraBoard.of(positions[step] as Parameters<typeof muneraBoard.of>[0]);
  const film = {
    steps,
    boards: positions.length,
    boardAt: board,
    boardAfter: (from: object, event: BoutEvent) => boardAfter(muneraBoard, from as MuneraBoard, event),
  };
  const player = new ReplayPlayer(film, positions.length - 2, settings);
  const shown: string[] = [];
  const perform = (events: readonly BoutEvent[]): Promise<void> => {
    shown.push(...events.map(({ type }) => type));
    return Promise.resolve();
  };
  const view = { perform, skip: () => undefined };
  player.performer.attach(view as unknown as ArenaView);
  return { player, shown, types: steps.at(-1)!.events.map(({ type }) => type) };
}

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(10);

test('a replay stops before an appeal until the crowd has been asked, then goes on', async () => {
  const { player, shown, types } = watched();
  player.toggle();
  await settle();
  expect(player.appeals.asked.value?.event.type).toBe('appealed');
  expect(player.appeals.asked.value?.waits).toBe(false);
  expect(shown).toEqual(types.slice(0, types.indexOf('appealed')));
  player.appeals.close();
  await settle();
  expect(player.appeals.asked.value).toBeNull();
  expect(shown).toEqual(types);
  expect(player.at.value).toBe(player.last);
});

test('a replay at instant speed asks nobody', async () => {
  const { player, shown, types } = watched({ speed: 'instant' });
  player.toggle();
  await settle();
  expect(shown).toEqual(types);
});

test('stopping a replay closes the scene and performs nothing more', async () => {
  const { player, shown } = watched();
  player.toggle();
  await settle();
  const before = shown.length;
  player.stop();
  await settle();
  expect(player.appeals.asked.value).toBeNull();
  expect(shown).toHaveLength(before);
});
