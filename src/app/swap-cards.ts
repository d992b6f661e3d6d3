import { theGame } from './game.ts';
import type { WholeKit } from './kit.ts';
import { playWith } from './kit.ts';
import type { Services } from './services.ts';

/** From now on the page plays with other cards, its own for null; what is on the sand goes on with it. Says why it does not. */
export function swapCards(services: Services, kit: WholeKit | null): string | null {
  playWith(kit);
  const why = theGame(services).dealAnew();
  services.dealt.value += 1;
  return why && `The bout on the sand keeps the cards that it had: ${why}.`;
}
