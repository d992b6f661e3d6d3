import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { HuntSetup } from '../rulesets/damnatio/index.ts';
import type { HuntRecord, HuntSession, SavedGame, SavedHunt } from '../session/index.ts';
import { beginSession, forkRecord, resumeSession } from '../session/index.ts';
import { aboutHunt } from './about-hunt.ts';
import { huntOnly } from './hunts-only.ts';
import type { Kit } from './kit.ts';
import { pageKit } from './kit.ts';
import type { Services } from './services.ts';
import type { HuntAbout } from './storage/about.ts';
import { autosaveAbout } from './storage/autosave-about.ts';
import { CLEAR_AUTOSAVE, loadAutosave, putAutosaveAside, writeAutosave, Writer } from './storage/autosave.ts';
import { keepRecord } from './storage/records.ts';
import type { Vault } from './storage/vault.ts';

/** The hunt that is being played, and its keeping. */
export interface Game extends Kit {
  readonly session: ReadonlySignal<HuntSession | null>;
  /** Id of the record that was kept last. */
  readonly lastRecord: ReadonlySignal<string | null>;
  begin(setup: HuntSetup, seed: string): HuntSession;
  /** Fights on from a step of a record. */
  fork(record: HuntRecord, step: number): HuntSession;
  /** The hunt in progress, or the saved one; null when there is none. */
  resume(): Promise<HuntSession | null>;
  /** Resolves when everything so far is written. */
  settled(): Promise<void>;
  /** Forgets the hunt in progress; the store is read again. */
  forget(): void;
}

type Save = { readonly saved: SavedHunt; readonly about: HuntAbout };

function saver(vault: Vault, onRecord: (id: string) => void): (session: HuntSession) => Promise<void> {
  const writer = new Writer<Save>(async ({ saved, about }) => {
    if (about.outcome === null) await writeAutosave(vault, saved, about);
    else onRecord(await keepRecord(vault, saved.record, about, CLEAR_AUTOSAVE));
  });
  return (session) => writer.put({ saved: session.save(), about: aboutHunt(session) });
}

/** Takes a save up; one that cards and rules at hand cannot go on with is put aside. */
async function takeUp(vault: Vault, saved: SavedGame): Promise<HuntSession | null> {
  try {
    return resumeSession(pageKit.kit, { ...(saved as SavedHunt), record: huntOnly(saved.record) });
  } catch (error) {
    await putAutosaveAside(vault, error instanceof Error ? error.message : String(error));
    return null;
  }
}

async function keepBrokenOff(vault: Vault): Promise<void> {
  const about = await autosaveAbout(vault);
  const saved = about && (await loadAutosave(vault));
  if (saved && saved.record.actions.length > 0) await keepRecord(vault, saved.record, about, CLEAR_AUTOSAVE);
}

/** Asks the browser once to keep what is stored. */
function askToPersist(): void {
  void navigator.storage?.persist?.().catch(() => false);
}

export function createGame({ vault }: Services): Game {
  const session = signal<HuntSession | null>(null);
  const lastRecord = signal<string | null>(null);
  const save = saver(vault, (id) => (lastRecord.value = id));
  /** What must be written before this hunt is. */
  let ready = Promise.resolve();
  let writing = ready;
  let stop = (): void => undefined;

  function play(next: HuntSession): HuntSession {
    stop();
    stop = next.subscribe((changed) => {
      writing = ready.then(() => save(changed));
    });
    session.value = next;
    return next;
  }

  /** Begins a hunt; one that was in progress is kept among the replays, broken off. */
  function playNew(next: HuntSession): HuntSession {
    ready = writing.then(() => keepBrokenOff(vault));
    play(next);
    writing = ready.then(() => save(next));
    askToPersist();
    return next;
  }

  return {
    ...pageKit,
    session,
    lastRecord,
    begin: (setup, seed) => playNew(beginSession(pageKit.kit, setup, seed)),
    fork: (record, step) => playNew(forkRecord(pageKit.kit, record, step)),
    async resume() {
      if (session.value && session.value.decision()) return session.value;
      const saved = await loadAutosave(vault);
      const resumed = saved && (await takeUp(vault, saved));
      return resumed && play(resumed);
    },
    settled: () => writing,
    forget() {
      stop();
      session.value = null;
    },
  };
}

let game: Game | null = null;

/** Lets go of the hunt in progress and waits until nothing is being written any more. */
export async function leaveGame(): Promise<void> {
  game?.forget();
  await game?.settled();
}

/** The one game of the page. */
export function theGame(services: Services): Game {
  game ??= createGame(services);
  return game;
}
