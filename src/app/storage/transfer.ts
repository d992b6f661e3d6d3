import type { GameKit } from '../../session/index.ts';
import { tryChanges } from '../daily/keeping.ts';
import { isDiaryRow, joinDiary } from './diary-store.ts';
import { DIGESTS } from './digests.ts';
import type { BroughtGame } from './import-autosave.ts';
import { bringGame } from './import-autosave.ts';
import { LESSONS } from './lessons-done.ts';
import { SCOUTED } from './scouted.ts';
import { POST_MORTEMS } from './post-mortems.ts';
import { autosaveCodec } from './read-record.ts';
import type { RowFault } from './read-row.ts';
import { readRow } from './read-row.ts';
import type { Row, Shelf } from './row.ts';
import { checksum, isRow, SHELVES } from './row.ts';
import type { Change } from './store.ts';
import type { Vault } from './vault.ts';

const MARK = 'damnatio-export';
const FORMAT = 1;
const LONGEST_FILE = 40_000_000;

/** Lists that are joined by id with what is here, instead of taking its place. */
const JOINED = [DIGESTS, POST_MORTEMS, LESSONS, SCOUTED];

/** What an import brought. */
export interface Imported {
  readonly added: number;
  /** Kept already with the same or a newer date. */
  readonly known: number;
  /** Rows that are damaged, and games in progress that this edition cannot read; they went to the quarantine. */
  readonly damaged: number;
  /** Of two games in progress the newer goes on; which of them is among the replays now, null when none had to be. */
  readonly brokenOff: BroughtGame['brokenOff'];
}

/** A file that cannot be imported; nothing has changed. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}

/** Everything that is kept, as one text. */
export async function exportAll(vault: Vault): Promise<string> {
  const shelves: Record<string, Row[]> = {};
  for (const shelf of SHELVES) shelves[shelf] = (await vault.rows(shelf)).sort((a, b) => (a.key < b.key ? -1 : 1));
  const body = JSON.stringify(shelves);
  return JSON.stringify({ file: MARK, format: FORMAT, exportedAt: vault.time(), checksum: checksum(body), shelves }, null, 1);
}

function parseFile(text: string): Record<string, unknown> {
  if (text.length > LONGEST_FILE) throw new ImportError('The file is too large to be an export of this game.');
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new ImportError('The file is cut off or is no export of this game.');
  }
  const { file: mark, format, shelves } = (file ?? {}) as Record<string, unknown>;
  if (mark !== MARK || typeof shelves !== 'object' || shelves === null) throw new ImportError('This is no export of this game.');
  if (typeof format !== 'number' || format > FORMAT)
    throw new ImportError('The file was made by a newer edition of the game. Update, then import it again.');
  return shelves as Record<string, unknown>;
}

/**
 * Adds what a file holds. What is here already and newer stays; a damaged row is put aside, the others are used. No game
 * in progress is lost: of two, the older becomes a replay that was broken off.
 */
export async function importAll(kit: GameKit, vault: Vault, text: string): Promise<Imported> {
  const shelves = parseFile(text);
  const changes: Change[] = [];
  /** Generations of the game in progress that the file brings. */
  const running: Row[] = [];
  let known = 0;
  let damaged = 0;
  for (const shelf of SHELVES) {
    const rows = Array.isArray(shelves[shelf]) ? (shelves[shelf] as unknown[]) : [];
    for (const row of rows) {
      if (!isRow(row)) {
        damaged += 1;
        continue;
      }
      const change = await changeFor(kit, vault, shelf, row);
      if (change?.shelf === 'autosave' && change.do === 'put') running.push(change.row);
      else if (!change) known += 1;
      else changes.push(change);
      if (change?.shelf === 'quarantine' && shelf !== 'quarantine') damaged += 1;
    }
  }
  const { changes: brought, brokenOff, left } = await bringGame(kit, vault, running);
  if (running.length > 0 && brought.length === 0) known += 1;
  changes.push(...brought);
  await vault.write(changes);
  if (left) await vault.write(await tryChanges(vault, { ...left, share: 0 }));
  return { added: changes.filter((change) => change.do === 'put' && change.shelf !== 'quarantine').length, known, damaged, brokenOff };
}

/** Puts a row of a file aside, whole. */
function aside(shelf: Shelf, row: Row, fault: RowFault, why: string): Change {
  return {
    do: 'put',
    shelf: 'quarantine',
    row: { ...row, key: `${shelf}/${row.key}/${checksum(row.text)}`, about: { shelf, key: row.key, why, fault } },
  };
}

async function changeFor(kit: GameKit, vault: Vault, shelf: Shelf, row: Row): Promise<Change | null> {
  if (checksum(row.text) !== row.checksum) return aside(shelf, row, 'damaged', 'damaged in an imported file');
  if (shelf === 'autosave') {
    const read = readRow(row, autosaveCodec(kit));
    return read.ok ? { do: 'put', shelf, row } : aside(shelf, row, read.fault, read.why);
  }
  if (shelf === 'profile' && isDiaryRow(row)) return joinDiary(vault, row);
  const joined = shelf === 'profile' && row.kind === row.key ? JOINED.find(({ kind }) => kind === row.key) : undefined;
  if (joined) return joined.join(vault, row);
  const here = await vault.row(shelf, row.key);
  return here && here.savedAt >= row.savedAt ? null : { do: 'put', shelf, row };
}
