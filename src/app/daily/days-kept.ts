import type { StateOfTry } from '../../hud/today/index.ts';
import type { Game } from '../game.ts';
import { readOccasion } from '../occasion.ts';
import { loadDiary } from '../storage/diary-store.ts';
import { lookAtAutosave } from '../storage/autosave.ts';
import { listRecords } from '../storage/records.ts';
import type { Vault } from '../storage/vault.ts';
import type { Diary } from './diary.ts';
import { mayCount, tryOf } from './diary.ts';

/** What is kept of the fights of the days. */
export interface DaysKept {
  readonly diary: Diary;
  /** Ids of the records that are still here. */
  readonly records: ReadonlySet<string>;
  /** The try that is in the arena; null when another game is, or none. */
  readonly running: { readonly day: string; readonly game: string } | null;
  /** Why the game in progress cannot be read; null when it can, or when there is none. */
  readonly unread: string | null;
}

export async function daysKept({ kit }: Game, vault: Vault): Promise<DaysKept> {
  const [diary, list, { saved, why }] = await Promise.all([loadDiary(vault), listRecords(vault), lookAtAutosave(kit, vault)]);
  const occasion = readOccasion(saved?.occasion);
  const running = saved && occasion?.kind === 'today' ? { day: occasion.day, game: saved.record.ruleset } : null;
  return { diary, records: new Set(list.map(({ id }) => id)), running, unread: why };
}

/** How the try of a day stands; only `today` may be begun. */
export function stateOfTry({ diary, records, running }: DaysKept, day: string, game: string): StateOfTry {
  const found = tryOf(diary, day, game);
  if (!found) return mayCount(diary, day) ? 'open' : 'behind';
  if (found.done) return 'done';
  if (found.seen) return 'seen';
  if (running?.day === day && running.game === game) return 'running';
  if (found.left === null) return 'begun';
  return records.has(found.left) ? 'left' : 'lost';
}

/** Whether a try is begun and can be gone on with. */
export function isUnfinished(state: StateOfTry): boolean {
  return state === 'running' || state === 'left' || state === 'begun';
}
