import { IDBFactory } from 'fake-indexeddb';
import { aboutGame } from '../../src/app/about.ts';
import type { KeptSave } from '../../src/app/storage/read-record.ts';
import { takeUpAutosave } from '../../src/app/storage/autosave.ts';
import { openIdbStore } from '../../src/app/storage/idb-store.ts';
import { Vault } from '../../src/app/storage/vault.ts';
import { policies } from '../../src/games/damnatio/bots/index.ts';
import { seededRng } from '../../src/engine/dice/index.ts';
import type { HuntSetup } from '../../src/games/damnatio/rules/index.ts';
import { huntSetup } from '../../src/games/damnatio/rules/index.ts';
import type { MuneraSetup } from '../../src/games/munera/rules/index.ts';
import { muneraSetup, entrant } from '../../src/games/munera/rules/index.ts';
import type { HuntSession, HuntGame } from '../../src/games/damnatio/desk/index.ts';
import type { MuneraSession, MuneraGame } from '../../src/games/munera/desk/index.ts';
import type { GameKit } from '../../src/session/index.ts';
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

/** The saved game, as whoever goes on with it takes it up. */
export async function loadAutosave(at: GameKit, vault: Vault): Promise<KeptSave | null> {
  return (await takeUpAutosave(at, vault, (saved) => saved)).taken;
}

/** A hunt played by a careful commander for some answers, or to its end. */
export function played(seed: string, answers = Infinity, part: Partial<HuntSetup> = {}): HuntSession {
  const session = beginSession<HuntGame>(kit, huntSetup({ beasts: ['lion'], ...part }), seed);
  const rng = seededRng('player');
  for (let i = 0; i < answers && session.decision(); i += 1) session.play(policies.skilled(session.bout, rng));
  return session;
}

export const about = aboutGame;

/** A hunt as it is stored: nobody is named who decides for the men. */
export function kept(session: HuntSession): KeptSave {
  return { ...session.save(), controllers: {} };
}

/** A bout in which everybody takes any legal answer, played for some answers or to its end. */
export function fought(seed: string, answers = Infinity, part: Partial<MuneraSetup> = {}): MuneraSession {
  const fighters = [entrant({ card: 'murmillo', side: 'i' }), entrant({ card: 'thraex', side: 'ii' })];
  const session = beginSession<MuneraGame>(kit, muneraSetup({ fighters, lex: { roundLimit: 20 }, ...part }), seed);
  const rng = seededRng('player');
  for (let i = 0; i < answers && session.decision(); i += 1) {
    const actions = session.bout.actions();
    session.play(actions[rng.die(actions.length) - 1]!);
  }
  return session;
}
