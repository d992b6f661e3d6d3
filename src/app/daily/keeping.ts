import type { GameSession } from '../../session/index.ts';
import { recordId } from '../storage/records.ts';
import { diaryChanges, loadDiary } from '../storage/diary-store.ts';
import type { Change } from '../storage/store.ts';
import type { KeptGame } from '../storage/read-record.ts';
import type { Vault } from '../storage/vault.ts';
import { readOccasion } from '../occasion.ts';
import type { GameAbout } from '../storage/about.ts';
import { endTry, leaveTry, tryOf } from './diary.ts';

/** What the diary must know of a game, that is kept among the replays, when it is the one try of a day. */
export interface KeptTry extends KeptGame {
  readonly about: GameAbout;
  /** Share of what the player could hope for, 0 to 1. */
  readonly share: number;
  /** Whether the player ended it where it stands: a try is over then, and came to nothing. */
  readonly givenUp?: boolean;
}

export type Played = Pick<GameSession, 'kit' | 'setup' | 'bout'>;

/**
 * The changes that belong to keeping a game among the replays: the diary notes how the try of a day ended, or where it
 * waits; the record in which it waited before goes. None for any other game.
 */
export async function tryChanges(vault: Vault, { record, occasion, about, share, givenUp = false }: KeptTry): Promise<readonly Change[]> {
  const reason = readOccasion(occasion);
  if (reason?.kind !== 'today') return [];
  const { day } = reason;
  const id = recordId(record);
  const over = givenUp || about.outcome !== null;
  const done = givenUp ? { record: id, result: `Given up in round ${about.round}`, share: 0 } : { record: id, result: about.result, share };
  const waiting = tryOf(await loadDiary(vault), day, record.ruleset)?.left ?? null;
  const changes = await diaryChanges(vault, (diary) =>
    over ? endTry(diary, day, record.ruleset, { begunAt: vault.time(), done }) : leaveTry(diary, day, record.ruleset, id),
  );
  return waiting === null || waiting === id ? changes : [...changes, { do: 'drop', shelf: 'records', key: waiting }];
}
