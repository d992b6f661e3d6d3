import type { GameAbout } from './storage/about.ts';
import { autosaveAbout } from './storage/autosave-about.ts';
import { streakAbout } from './storage/diary-about.ts';
import type { Vault } from './storage/vault.ts';

/** What the title tells of what is stored. */
export interface TitleNews {
  /** The game in progress. */
  readonly about: GameAbout | null;
  /** Days running on which the fight of the day was tried. */
  readonly streak: number;
}

export async function titleNews(vault: Vault, day: string): Promise<TitleNews> {
  const [about, streak] = await Promise.all([autosaveAbout(vault), streakAbout(vault, day)]);
  return { about, streak };
}
