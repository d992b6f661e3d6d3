import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { beforeEach, expect, it, vi } from 'vitest';
import { createGame } from '../../src/app/game.ts';
import type { Services } from '../../src/app/services.ts';
import { recordId } from '../../src/app/storage/records.ts';
import { entrant, muneraSetup } from '../../src/games/munera/rules/index.ts';
import { freshIndexedDb, openVault } from './support.ts';

const setup = muneraSetup({ fighters: ['murmillo', 'thraex'].map((card, index) => entrant({ card, side: 'ab'[index]! })) });
const bots = { murmillo: 'greedy', thraex: 'greedy' };

async function page() {
  const playing = { settle: () => Promise.resolve(), leave: () => Promise.resolve(), fetchDigest: () => undefined };
  const go = vi.fn();
  const services = { vault: await openVault(), message: signal(null), playing, go } as unknown as Services;
  return { game: createGame(services), services, go };
}

beforeEach(() => {
  freshIndexedDb();
  vi.stubGlobal('navigator', {});
});

it('a fight that nobody plays is played to its end, and named by its record', async () => {
  const { game } = await page();
  const session = game.begin(setup, 'one', bots);
  expect(await game.finish()).toBe(recordId(session.record()));
  expect(session.decision()).toBeNull();
});

it('is left where it stands when another is begun meanwhile, and nobody is taken to it', async () => {
  const { game } = await page();
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (clock += 5));
  const first = game.begin(setup, 'one', bots);
  const finished = game.finish();
  const second = game.begin(setup, 'two', bots);
  expect(await finished).toBeNull();
  expect(first.decision()).not.toBeNull();
  expect([game.session.value === second, second.steps.length]).toEqual([true, 1]);
  vi.restoreAllMocks();
});
