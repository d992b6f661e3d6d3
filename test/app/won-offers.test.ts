import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { aboutGame } from '../../src/app/about.ts';
import type { Game } from '../../src/app/game.ts';
import { keepRecord } from '../../src/app/storage/records.ts';
import type { KeptGame } from '../../src/app/storage/read-record.ts';
import { wonOffers } from '../../src/app/won-offers.ts';
import { seededRng } from '../../src/engine/dice/index.ts';
import { policies } from '../../src/games/damnatio/bots/index.ts';
import type { HuntSession } from '../../src/games/damnatio/desk/index.ts';
import { huntSetup } from '../../src/games/damnatio/rules/index.ts';
import { beginSession } from '../../src/session/index.ts';
import { kit } from '../support/core-content.ts';
import { freshIndexedDb, openVault } from './support.ts';

const setup = huntSetup({ beasts: ['bull'], men: ['syrus', 'dama', 'pyrrhus', 'gavius', 'bulla', 'valens'] });
const OFFERS = [
  { id: 'six', setup, controllers: {} },
  { id: 'other', setup: huntSetup({ beasts: ['lion'] }), controllers: {} },
];

/** The first fight with an end of that kind. */
function fought(winner: string): HuntSession {
  for (let seed = 0; seed < 200; seed += 1) {
    const session = beginSession(kit, setup, `s${seed}`) as unknown as HuntSession;
    const rng = seededRng('player');
    while (session.decision()) session.play(policies.skilled(session.bout, rng));
    if (session.bout.outcome()!.winner === winner) return session;
  }
  throw new Error(`nobody like ${winner} wins`);
}

beforeEach(freshIndexedDb);

describe('what has been won of a programme', () => {
  async function after(winner: string, more: Partial<KeptGame> = {}) {
    const vault = await openVault();
    const session = fought(winner);
    const record = session.record();
    const about = aboutGame({ kit, setup, seed: record.seed, bout: session.bout as never });
    await keepRecord(vault, { record, controllers: {}, ...more }, about);
    return { won: await wonOffers({ kit } as Game, vault, { ruleset: 'damnatio', offers: OFFERS }), result: about.result };
  }

  it('is told with what came of it, for its own offer alone', async () => {
    const { won, result } = await after('men');
    expect([...won]).toEqual([['six', result]]);
  });

  it('holds nothing that was lost, brought by a friend, fought on from within another or decided by a bot', async () => {
    expect((await after('beast')).won.size).toBe(0);
    freshIndexedDb();
    expect((await after('men', { occasion: 'brought' })).won.size).toBe(0);
    freshIndexedDb();
    expect((await after('men', { deputed: [[0, 3]] })).won.size).toBe(0);
    freshIndexedDb();
    expect((await after('men', { occasion: 'fork 0123456789ab 3' })).won.size).toBe(0);
  });
});
