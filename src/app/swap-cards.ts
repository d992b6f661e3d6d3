import { listed } from '../engine/text/index.ts';
import type { Stays } from './game.ts';
import { theGame } from './game.ts';
import type { WholeKit } from './kit.ts';
import { pageKit, playWith } from './kit.ts';
import type { Services } from './services.ts';

/** What becomes of a bout that keeps its cards; packs are told by the names that they had. */
function staysWords({ packs }: Stays, names: ReadonlyMap<string, string>): string {
  if (packs.length === 0) return 'The bout in progress goes on with the cards that it began with: those at hand do not fit it.';
  const named = packs.map((id) => names.get(id) ?? id);
  const until = packs.length === 1 ? 'it is' : 'they are';
  return `The bout in progress goes on with its cards of ${listed(named, 'and')} as long as this page is open; after that it waits until ${until} on again.`;
}

/** From now on the page plays with other cards, its own for null; what is on the sand goes on with them, or this says what becomes of it. */
export function swapCards(services: Services, kit: WholeKit | null): string | null {
  const names = new Map(pageKit.catalogue.content.packs.map(({ id, name }) => [id, name]));
  playWith(kit);
  services.languages.value = pageKit.languages;
  const stays = theGame(services).dealAnew();
  services.dealt.value += 1;
  return stays && staysWords(stays, names);
}
