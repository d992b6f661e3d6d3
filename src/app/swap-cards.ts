import type { Catalogue, Finding } from '../catalogue/index.ts';
import { theGame } from './game.ts';
import { kitOver, playWith } from './kit.ts';
import type { Services } from './services.ts';

/** From now on the page plays with another catalogue, its own for null; what is on the sand goes on with it. Says why it does not. */
export function swapCards(services: Services, catalogue: Catalogue | null, findings: readonly Finding[] = []): string | null {
  playWith(catalogue && kitOver(catalogue, findings));
  const why = theGame(services).dealAnew();
  services.dealt.value += 1;
  return why && `The bout on the sand keeps the cards that it had: ${why}.`;
}
