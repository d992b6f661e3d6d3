import type { GameKit, GameReplay } from '../../session/index.ts';
import { replaySliced } from '../../session/index.ts';
import type { Messages } from '../../catalogue/index.ts';
import { tellPartOf } from '../share/telling.ts';
import { inSlices } from '../slices.ts';
import { leavingFor, listRecords, loadRecord } from '../storage/records.ts';
import type { Change } from '../storage/store.ts';
import type { Vault } from '../storage/vault.ts';
import type { Names } from '../storage/wall-store.ts';
import { namedRecords, putNames } from '../storage/wall-store.ts';
import { figuresOfEvents, peopleOf } from './people.ts';

/** What names are made with. */
export interface NameTools {
  readonly kit: GameKit;
  readonly messages: Messages;
  readonly vault: Vault;
}

/** The names of a fight that was played again; `at` is when it was kept. */
export async function namesOf(
  { messages }: Pick<NameTools, 'messages'>,
  { record, steps, positions }: GameReplay,
  at: number,
): Promise<Names> {
  const part = await tellPartOf(record.setup);
  const told = part.figuresOf({ bout: positions.at(-1)!, seed: record.seed, messages });
  return { game: record.setup.ruleset, at, people: peopleOf(steps, told.length > 0 ? told : figuresOfEvents(steps)) };
}

/** The change that keeps the names of one record; none where it cannot be played again. */
async function changeFor(tools: NameTools, id: string, at: number): Promise<Change[]> {
  try {
    const kept = await loadRecord(tools.kit, tools.vault, id);
    return kept ? [putNames(id, await namesOf(tools, await inSlices(replaySliced(tools.kit, kept.record)), at))] : [];
  } catch {
    return []; // of a game or of cards that are not here: its names stay in the record
  }
}

/** Keeps the names of all records that have none yet; tells after each. Ends early when `wanted` says no more. */
export async function keepNames(tools: NameTools, onKept: () => void, wanted: () => boolean): Promise<void> {
  const named = await namedRecords(tools.vault);
  for (const { id, savedAt } of await listRecords(tools.vault)) {
    if (!wanted()) return;
    if (named.has(id)) continue;
    const changes = await changeFor(tools, id, savedAt);
    if (changes.length === 0) continue;
    await tools.vault.write(changes);
    onKept();
  }
}

/** Keeps the names of those records which the next one may push out. */
export async function keepNamesLeaving(tools: NameTools): Promise<void> {
  const leaving = await leavingFor(tools.vault, null);
  if (leaving.length === 0) return;
  const named = await namedRecords(tools.vault);
  for (const { id, savedAt } of leaving) {
    const changes = named.has(id) ? [] : await changeFor(tools, id, savedAt);
    if (changes.length > 0) await tools.vault.write(changes);
  }
}
