import type { GameKit } from '../session/index.ts';
import type { Game } from './game.ts';
import { lookAtAutosave } from './storage/autosave.ts';
import { autosaveAbout } from './storage/autosave-about.ts';
import { isBegun } from './storage/records.ts';
import type { Vault } from './storage/vault.ts';
import { placeOf } from './about-words.ts';
import { useLoaded } from './use-loaded.ts';

/** Where the bout stands that waits to be gone on with; null for none, and for one in which nobody has answered: nothing of it is lost. */
export async function waitingBout(kit: GameKit, vault: Vault): Promise<string | null> {
  const [{ saved }, about] = await Promise.all([lookAtAutosave(kit, vault), autosaveAbout(vault)]);
  return saved && isBegun(saved.record) && about ? placeOf(about) : null;
}

/** The same for a page; null until somebody has looked. */
export function useWaitingBout(game: Game, vault: Vault): string | null {
  return useLoaded(async () => {
    await game.settled().catch(() => undefined);
    return waitingBout(game.kit, vault);
  }, []);
}
