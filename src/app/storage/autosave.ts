import type { GameAbout } from './about.ts';
import { GENERATIONS } from './autosave-about.ts';
import type { KeptSave } from './read-record.ts';
import { AUTOSAVE_CODEC } from './read-record.ts';
import { readRow } from './read-row.ts';
import { makeRow } from './row.ts';
import type { Change } from './store.ts';
import type { Vault } from './vault.ts';

/** The game to go on with. A generation that cannot be read is put aside and the one before it is used. */
export async function loadAutosave(vault: Vault): Promise<KeptSave | null> {
  for (const key of GENERATIONS) {
    const row = await vault.row('autosave', key);
    if (!row) continue;
    const read = readRow(row, AUTOSAVE_CODEC);
    if (read.ok) return read.value;
    await vault.putAside('autosave', row, read);
  }
  return null;
}

/** Puts the save aside whole: it is sound, but this edition cannot take it up. */
export async function putAutosaveAside(vault: Vault, why: string): Promise<void> {
  for (const key of GENERATIONS) {
    const row = await vault.row('autosave', key);
    if (row) await vault.putAside('autosave', row, { ok: false, fault: 'unknown', why });
  }
}

/** The changes that write a save and keep the one before it. */
async function changesFor(vault: Vault, saved: KeptSave, about: GameAbout): Promise<Change[]> {
  const last = await vault.row('autosave', 'current');
  const put: Change = { do: 'put', shelf: 'autosave', row: makeRow(AUTOSAVE_CODEC, 'current', saved, about, vault.time()) };
  return last ? [{ do: 'put', shelf: 'autosave', row: { ...last, key: 'previous' } }, put] : [put];
}

export async function writeAutosave(vault: Vault, saved: KeptSave, about: GameAbout): Promise<void> {
  await vault.write(await changesFor(vault, saved, about));
}

/** The changes that clear the save of a game that is over. */
export const CLEAR_AUTOSAVE: readonly Change[] = GENERATIONS.map((key) => ({ do: 'drop', shelf: 'autosave', key }));

/** Writes one after the other; of several that wait only the newest is written. */
export class Writer<T> {
  private waiting: T | null = null;
  private running: Promise<void> | null = null;
  private readonly write: (value: T) => Promise<void>;

  constructor(write: (value: T) => Promise<void>) {
    this.write = write;
  }

  /** Resolves when this or something newer is written. */
  put(value: T): Promise<void> {
    this.waiting = value;
    this.running ??= this.drain();
    return this.running;
  }

  private async drain(): Promise<void> {
    while (this.waiting !== null) {
      const value = this.waiting;
      this.waiting = null;
      await this.write(value);
    }
    this.running = null;
  }
}
