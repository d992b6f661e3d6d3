import { IDBFactory } from 'fake-indexeddb';
import { aboutHunt } from '../../src/app/about-hunt.ts';
import { openIdbStore } from '../../src/app/storage/idb-store.ts';
import { Vault } from '../../src/app/storage/vault.ts';
import { policies } from '../../src/ai/index.ts';
import { seededRng } from '../../src/engine/dice/index.ts';
import type { HuntSetup } from '../../src/rulesets/damnatio/index.ts';
import { huntSetup } from '../../src/rulesets/damnatio/index.ts';
import type { HuntSession } from '../../src/session/index.ts';
import { beginSession } from '../../src/session/index.ts';
import { kit } from '../support/core-content.ts';

export { kit };

/** A store of its own for each test. */
export function freshIndexedDb(): void {
  globalThis.indexedDB = new IDBFactory();
}

let clock = 1_000;

/** A vault over the IndexedDB at hand, with a clock that moves by itself. */
export async function openVault(): Promise<Vault> {
  const vault = new Vault(() => (clock += 1));
  await vault.open(openIdbStore);
  return vault;
}

/** A hunt played by a careful commander for some answers, or to its end. */
export function played(seed: string, answers = Infinity, part: Partial<HuntSetup> = {}): HuntSession {
  const session = beginSession(kit, huntSetup({ beasts: ['lion'], ...part }), seed);
  const rng = seededRng('player');
  for (let i = 0; i < answers && session.decision(); i += 1) session.play(policies.skilled(session.bout, rng));
  return session;
}

export const about = aboutHunt;
