import { autosaveAbout } from './storage/autosave-about.ts';
import { lessonsDone } from './storage/lessons-done.ts';
import { foughtAbout, streakAbout } from './storage/diary-about.ts';
import type { Vault } from './storage/vault.ts';
import type { GameAbout } from './storage/game-about.ts';

/** What the title tells of what is stored. */
export interface TitleNews {
  /** The game in progress. */
  readonly about: GameAbout | null;
  /** Days running on which the fight of the day was tried. */
  readonly streak: number;
  /** The games whose fight of today is over, by id. */
  readonly fought: readonly string[];
  /** Lessons whose goal was met. */
  readonly learnt: number;
}

export async function titleNews(vault: Vault, day: string): Promise<TitleNews> {
  const [about, streak, fought, done] = await Promise.all([
    autosaveAbout(vault),
    streakAbout(vault, day),
    foughtAbout(vault, day),
    lessonsDone(vault),
  ]);
  return { about, streak, fought, learnt: done.length };
}
