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
import type { GameAbout } from './game-about.ts';

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

/** A game that no longer goes on, with what lists say of it. */
type Left = KeptSave & { readonly about: GameAbout };

/** A game in progress as one that was broken off; null where there is nothing to keep of it. */
function brokenOff({ row, saved }: Running): Left | null {
  const about = readAbout(row.about);
  return about && isBegun(saved.record) ? { ...saved, about } : null;
}

/** The change that keeps it among the replays. */
function keep({ record, controllers, occasion, deputed, about }: Left, savedAt: number): Change {
  return {
    do: 'put',
    shelf: 'records',
    row: makeRow(RECORD, recordId(record), { record, controllers, occasion, deputed }, about, savedAt),
  };
}

/** A game in progress that an import brings. */
export interface BroughtGame {
  readonly changes: readonly Change[];
  /** Which game is now among the replays, because the other goes on; null when none is. */
  readonly brokenOff: 'here' | 'file' | null;
  /** That game, which may be the one try of a day. */
  readonly left: Left | null;
}

const NOTHING: BroughtGame = { changes: [], brokenOff: null, left: null };

/** Of two games in progress the newer goes on; the other is kept among the replays, broken off. */
export async function bringGame(kit: GameKit, vault: Vault, rows: readonly Row[]): Promise<BroughtGame> {
  const theirs = newestOf(
    kit,
    GENERATIONS.map((key) => rows.find((row) => row.key === key)),
  );
  if (!theirs) return NOTHING;
  const ours = newestOf(kit, await Promise.all(GENERATIONS.map((key) => vault.row('autosave', key))));
  const put: Change = { do: 'put', shelf: 'autosave', row: { ...theirs.row, key: 'current' } };
  if (!ours) return { ...NOTHING, changes: [put] };
  const replaced = theirs.row.savedAt > ours.row.savedAt;
  const [goesOn, other] = replaced ? [theirs, ours] : [ours, theirs];
  const left = isWithin(other, goesOn) ? null : brokenOff(other);
  const instead: readonly Change[] = replaced ? [put, { do: 'drop', shelf: 'autosave', key: 'previous' }] : [];
  if (!left) return { ...NOTHING, changes: instead };
  return { changes: [...instead, keep(left, other.row.savedAt)], brokenOff: replaced ? 'here' : 'file', left };
}
