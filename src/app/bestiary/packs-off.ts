import { dealt, filesOfPacks } from '../packs/deal.ts';
import { languagesWanted } from '../packs/versions.ts';
import { PackShelf } from '../packs/shelf.ts';
import type { PackChecker } from '../packs/try-pack.ts';
import { newChecker } from '../packs/try-pack.ts';
import type { Services } from '../services.ts';
import type { PackOff } from './cards.ts';
import { bestiaryCards } from './cards.ts';

/** Every pack that is kept or comes with the game and is off, read beside those that are on. Rejects with `WorkFailed`. */
export async function packsOff(services: Pick<Services, 'vault' | 'settings'>, checker: PackChecker = newChecker()): Promise<PackOff[]> {
  try {
    const here = await new PackShelf(services, checker).everything();
    const off = here.filter(({ state }) => state === 'off').map(({ pack }) => pack);
    if (off.length === 0) return [];
    const checked = await checker.check(filesOfPacks([...dealt.peek().packs, ...off]), languagesWanted(services.settings.peek()));
    const cards = bestiaryCards([], checked);
    return off.map(({ about: { id, name } }) => ({ id, name, cards: cards.filter(({ pack }) => pack === id) }));
  } finally {
    checker.stop();
  }
}
