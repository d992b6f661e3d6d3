import type { DailyFight } from '../game-page.ts';
import type { Game } from '../game.ts';
import type { Services } from '../services.ts';
import { changeDiary, loadDiary } from '../storage/diary-store.ts';
import { loadRecord } from '../storage/records.ts';
import { beginTry, tryOf } from './diary.ts';
import { daysKept, isUnfinished, stateOfTry } from './days-kept.ts';

/** A try of a day at the fight of a game. */
export interface TryAt {
  readonly day: string;
  readonly game: string;
  readonly fight: DailyFight;
}

/**
 * Begins the one try of a day, or goes on with it, whatever the page last showed: another tab may have begun it meanwhile.
 * Says whether there was anything to play.
 */
export async function enterTry(services: Services, game: Game, { day, game: id, fight }: TryAt): Promise<boolean> {
  const { vault } = services;
  const occasion = { kind: 'today', day } as const;
  const state = stateOfTry(await daysKept(game, vault), day, id);
  if (state !== 'open' && !isUnfinished(state)) return false;
  if (state === 'left') {
    const kept = await loadRecord(game.kit, vault, tryOf(await loadDiary(vault), day, id)!.left!);
    if (kept) game.fork(kept.record, kept.record.actions.length, fight.controllers, occasion, kept.deputed);
    else game.begin(fight.setup, fight.seed, fight.controllers, occasion);
  } else if (state !== 'running') {
    await changeDiary(vault, (diary) => beginTry(diary, day, id, vault.time()));
    game.begin(fight.setup, fight.seed, fight.controllers, occasion);
  }
  services.go({ screen: 'arena' });
  return true;
}
