import type { GameKit } from '../../session/index.ts';
import { readAbout } from './about.ts';
import { GENERATIONS } from './autosave-about.ts';
import type { KeptSave } from './read-record.ts';
import { autosaveCodec, RECORD } from './read-record.ts';
import { readRow } from './read-row.ts';
import { isBegun, recordId } from './records.ts';
import type { Row } from './row.ts';
import { makeRow } from './row.ts';
import type { Change } from './store.ts';
import type { Vault } from './vault.ts';

interface Running {
  readonly row: Row;
  readonly saved: KeptSave;
}

/** The newest of some generations that can be read. */
function newestOf(kit: GameKit, rows: readonly (Row | undefined)[]): Running | null {
  for (const row of rows) {
    if (!row) continue;
    const read = readRow(row, autosaveCodec(kit));
    if (read.ok) return { row, saved: read.value };
  }
  return null;
}

/** Whether a game is a beginning of the other, so that nothing of it is lost. */
function isWithin({ saved: { record } }: Running, { saved: { record: other } }: Running): boolean {
  const start = { ...other, actions: other.actions.slice(0, record.actions.length), hash: record.hash };
  return recordId(start as typeof other) === recordId(record);
}

/** A game in progress as a replay that was broken off. */
function brokenOff({ row, saved }: Running): Change[] {
  const about = readAbout(row.about);
  if (!about || !isBegun(saved.record)) return [];
  const { record, controllers, occasion, deputed } = saved;
  const kept = { record, controllers, occasion, deputed };
  return [{ do: 'put', shelf: 'records', row: makeRow(RECORD, recordId(record), kept, about, row.savedAt) }];
}

/** A game in progress that an import brings. */
export interface BroughtGame {
  readonly changes: readonly Change[];
  /** Which game is now among the replays, because the other goes on; null when none is. */
  readonly brokenOff: 'here' | 'file' | null;
}

/** Of two games in progress the newer goes on; the other is kept among the replays, broken off. */
export async function bringGame(kit: GameKit, vault: Vault, rows: readonly Row[]): Promise<BroughtGame> {
  const theirs = newestOf(
    kit,
    GENERATIONS.map((key) => rows.find((row) => row.key === key)),
  );
  if (!theirs) return { changes: [], brokenOff: null };
  const ours = newestOf(kit, await Promise.all(GENERATIONS.map((key) => vault.row('autosave', key))));
  const put: Change = { do: 'put', shelf: 'autosave', row: { ...theirs.row, key: 'current' } };
  if (!ours) return { changes: [put], brokenOff: null };
  const replaced = theirs.row.savedAt > ours.row.savedAt;
  const [goesOn, other] = replaced ? [theirs, ours] : [ours, theirs];
  const kept = isWithin(other, goesOn) ? [] : brokenOff(other);
  const instead: readonly Change[] = replaced ? [put, { do: 'drop', shelf: 'autosave', key: 'previous' }] : [];
  return { changes: [...instead, ...kept], brokenOff: kept.length === 0 ? null : replaced ? 'here' : 'file' };
}
