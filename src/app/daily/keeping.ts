import type { GameSession } from '../../session/index.ts';
import { recordId } from '../storage/records.ts';
import { diaryChanges, loadDiary } from '../storage/diary-store.ts';
import type { Change } from '../storage/store.ts';
import type { KeptGame } from '../storage/read-record.ts';
import type { Vault } from '../storage/vault.ts';
import { readOccasion } from '../occasion.ts';
import type { Done } from './diary.ts';
import { endTry, leaveTry, tryOf } from './diary.ts';
import type { GameAbout } from '../storage/game-about.ts';
import { resultOf } from '../about-words.ts';

/** What the diary must know of a game, that is kept among the replays, when it is the one try of a day. */
export interface KeptTry extends KeptGame {
  readonly about: GameAbout;
  /** Share of what the player could hope for, 0 to 1. */
  readonly share: number;
}

export type Played = Pick<GameSession, 'kit' | 'setup' | 'bout'>;

/** What came of a try: given up it came to nothing; what a bot decided in it does not count as the player's own. */
function doneOf({ about, share, givenUp, deputed }: KeptTry, record: string): Done {
  if (givenUp) return { record, result: resultOf(about), share: 0, not: 'given-up' };
  return { record, result: about.result, share, ...(deputed && { not: 'by-bot' }) };
}

/**
 * The changes that belong to keeping a game among the replays: the diary notes how the try of a day ended, or where it
 * waits; the record in which it waited before goes. None for any other game.
 */
export async function tryChanges(vault: Vault, kept: KeptTry): Promise<readonly Change[]> {
  const { record, occasion, about, givenUp } = kept;
  const reason = readOccasion(occasion);
  if (reason?.kind !== 'today') return [];
  const { day } = reason;
  const id = recordId(record);
  const over = givenUp === true || about.outcome !== null;
  const done = doneOf(kept, id);
  const waiting = tryOf(await loadDiary(vault), day, record.ruleset)?.left ?? null;
  const changes = await diaryChanges(vault, (diary) =>
    over ? endTry(diary, day, record.ruleset, { begunAt: vault.time(), done }) : leaveTry(diary, day, record.ruleset, id),
  );
  return waiting === null || waiting === id ? changes : [...changes, { do: 'drop', shelf: 'records', key: waiting }];
}
