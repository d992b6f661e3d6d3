import { readAbout } from './about.ts';
import type { Vault } from './vault.ts';
import type { GameAbout } from './game-about.ts';

export const GENERATIONS = ['current', 'previous'] as const;

/** What stands beside Continue; null without a save. */
export async function autosaveAbout(vault: Vault): Promise<GameAbout | null> {
  for (const key of GENERATIONS) {
    const row = await vault.row('autosave', key);
    const about = row && row.kind === 'autosave' ? readAbout(row.about) : null;
    if (about) return about;
  }
  return null;
}
