import type { GameKit } from '../../session/index.ts';
import { missingPacks } from '../packs/missing.ts';
import { GENERATIONS } from './autosave-about.ts';
import type { KeptSave } from './read-record.ts';
import { AUTOSAVE, autosaveCodec } from './read-record.ts';
import { readRow } from './read-row.ts';
import { makeRow } from './row.ts';
import type { Change } from './store.ts';
import type { Vault } from './vault.ts';
import type { GameAbout } from './game-about.ts';

/** What came of a save: the game, and why a generation of it was put aside. */
export interface TakenUp<T> {
  readonly taken: T | null;
  /** Null when nothing had to be put aside. */
  readonly why: string | null;
  /** Packs that the save waits for: it stays where it is until they are at hand. */
  readonly waits?: readonly string[];
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Takes the saved game up. A generation that cannot be read, or that `take` throws at, is put aside whole, and the one
 * before it is tried. One whose cards are in packs that are not at hand is whole, and stays.
 */
export async function takeUpAutosave<T>(kit: GameKit, vault: Vault, take: (saved: KeptSave) => T): Promise<TakenUp<T>> {
  let why: string | null = null;
  for (const key of GENERATIONS) {
    const row = await vault.row('autosave', key);
    if (!row) continue;
    let read = readRow(row, autosaveCodec(kit));
    if (read.ok) {
      try {
        return { taken: take(read.value), why };
      } catch (error) {
        const waits = missingPacks(kit, read.value.record.setup);
        if (waits.length > 0) return { taken: null, why, waits };
        read = { ok: false, fault: 'unknown', why: reasonOf(error) };
      }
    }
    why ??= read.why;
    await vault.putAside('autosave', row, read);
  }
  return { taken: null, why };
}

/** The game to go on with, and why it cannot be read where there is one and none of its generations can; moves nothing. */
export async function lookAtAutosave(
  kit: GameKit,
  vault: Vault,
): Promise<{ readonly saved: KeptSave | null; readonly why: string | null }> {
  let why: string | null = null;
  for (const key of GENERATIONS) {
    const row = await vault.row('autosave', key);
    if (!row) continue;
    const read = readRow(row, autosaveCodec(kit));
    if (read.ok) return { saved: read.value, why: null };
    why ??= read.why;
  }
  return { saved: null, why };
}

/** The changes that write a save and keep the one before it. */
async function changesFor(vault: Vault, saved: KeptSave, about: GameAbout): Promise<Change[]> {
  const last = await vault.row('autosave', 'current');
  const put: Change = { do: 'put', shelf: 'autosave', row: makeRow(AUTOSAVE, 'current', saved, about, vault.time()) };
  return last ? [{ do: 'put', shelf: 'autosave', row: { ...last, key: 'previous' } }, put] : [put];
}

export async function writeAutosave(vault: Vault, saved: KeptSave, about: GameAbout): Promise<void> {
  await vault.write(await changesFor(vault, saved, about));
}

/** The changes that clear the save of a game that is over. */
export const CLEAR_AUTOSAVE: readonly Change[] = GENERATIONS.map((key) => ({ do: 'drop', shelf: 'autosave', key }));

/** Writes one after the other; of several that wait only the newest is written. One that fails does not keep the next from being written. */
export class Writer<T> {
  private waiting: T | null = null;
  private running: Promise<void> | null = null;
  private readonly write: (value: T) => Promise<void>;

  constructor(write: (value: T) => Promise<void>) {
    this.write = write;
  }

  /** Resolves when this or something newer is written; rejects when the newest could not be. */
  put(value: T): Promise<void> {
    this.waiting = value;
    this.running ??= this.drain();
    return this.running;
  }

  private async drain(): Promise<void> {
    let failed: { readonly error: unknown } | null = null;
    while (this.waiting !== null) {
      const value = this.waiting;
      this.waiting = null;
      failed = await this.write(value).then(
        () => null,
        (error: unknown) => ({ error }),
      );
    }
    this.running = null;
    if (failed) throw failed.error;
  }
}
