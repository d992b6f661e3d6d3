import { readOccasion } from '../occasion.ts';
import { resultOf } from '../about-words.ts';
import type { GameAbout } from '../storage/about.ts';
import type { KeptGame } from '../storage/read-record.ts';
import { recordId } from '../storage/records.ts';
import type { Change } from '../storage/store.ts';
import type { Vault } from '../storage/vault.ts';
import { boutChanges } from './runs.ts';

/** The changes that belong to keeping a game among the replays: a programme notes what came of its bout. None for any other game. */
export async function programmeChanges(
  vault: Vault,
  { record, occasion, about, won }: KeptGame & { readonly about: GameAbout; readonly won: boolean },
): Promise<readonly Change[]> {
  const reason = readOccasion(occasion);
  if (reason?.kind !== 'programme' || (about.outcome === null && !about.givenUp)) return [];
  return boutChanges(vault, reason, { record: recordId(record), result: resultOf(about), won });
}
