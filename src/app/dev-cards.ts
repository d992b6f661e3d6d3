import { content } from 'virtual:content';
import { reviveCatalogue } from 'virtual:revive';
import type { Catalogue, Finding } from '../catalogue/index.ts';
import { announce } from '../hud/page/index.ts';
import { showFindings } from './findings-banner.tsx';
import { builtWith, kitOver } from './kit.ts';
import { dealStored } from './packs/load-cards.ts';
import type { Services } from './services.ts';
import { swapCards } from './swap-cards.ts';

interface Changed {
  /** Null where a file is broken: the cards stay as they are. */
  readonly catalogue: Catalogue | null;
  readonly findings: readonly Finding[];
}

/** While developing: a changed card takes the place of the one on the page, which is not loaded anew. */
export function hearOfCards(services: Services): void {
  import.meta.hot?.on('damnatio:content', ({ catalogue, findings }: Changed) => {
    if (!catalogue) return showFindings(findings, null);
    builtWith(kitOver(reviveCatalogue(catalogue), findings));
    const why = swapCards(services, null);
    showFindings(findings, why);
    announce(why ?? 'The cards have changed.');
    void dealStored(services);
  });
  import.meta.hot?.send('damnatio:content-asked', { hash: content.hash });
}
