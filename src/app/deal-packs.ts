import type { Services } from './services.ts';
import { PACKS_ON } from './storage/row.ts';
import { NO_PACKS } from './packs/no-packs.ts';

type Deal = (services: Services) => Promise<unknown>;

const dealing = async (): Promise<Deal> => (await import('./packs/load-cards.ts')).dealStored;

/**
 * Reads the packs that are on; what does so is loaded only where there are such. Never rejects: whatever goes wrong, the
 * game plays with its own cards, and the title says so.
 */
export async function dealPacks(services: Pick<Services, 'vault' | 'message'>, load: () => Promise<Deal> = dealing): Promise<void> {
  try {
    if (await services.vault.row('profile', PACKS_ON)) await (await load())(services as Services);
  } catch {
    services.message.value = NO_PACKS;
  }
}
