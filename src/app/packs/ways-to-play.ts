import { cardName, type Catalogue, type ResolvedCard } from '../../catalogue/index.ts';
import { PAGES } from '../../games/pages.ts';
import type { Way } from '../../hud/packs/index.ts';
import type { Game, GameKit, GameSetup } from '../../session/index.ts';
import type { GamePage } from '../game-page.ts';
import { nameOf } from '../page-of.ts';
import { formatRoute } from '../routes.ts';
import { workshopParts } from '../workshop/parts.ts';
import type { WorkshopPart } from '../workshop-part.ts';

/** So many cards of a pack are offered by name in each game; the set-up has them all. */
const MOST = 3;

interface Playable {
  readonly card: ResolvedCard;
  readonly setup: GameSetup;
}

/** The cards that a game can try, those of the kinds that it offers first before the others. */
function playable(part: WorkshopPart, content: Game['content'], cards: readonly ResolvedCard[]): Playable[] {
  const ofKinds = part.kinds.flatMap((kind) => cards.filter((card) => card.kind === kind));
  return ofKinds.flatMap((card): Playable[] => {
    const tried = { content, kind: card.kind, id: card.id };
    const against = part.opponents?.(tried)[0]?.id ?? '';
    const trial = part.trialOf(tried, { against, stands: card.id });
    return trial && !trial.fixed ? [{ card, setup: trial.setup }] : [];
  });
}

async function waysInto(page: GamePage, found: readonly Playable[]): Promise<Way[]> {
  if (found.length === 0) return [];
  const { address, parts } = page;
  const { queryOf } = await (await parts()).setup();
  const hrefOf = (query: string): string => formatRoute({ screen: 'setup', address, query });
  const named = found.slice(0, MOST).map(({ card, setup }) => ({
    label: `Play: ${cardName(card.value, card.id)}`,
    href: hrefOf(queryOf(setup)),
  }));
  return found.length > MOST ? [...named, { label: `More in ${nameOf(page)}`, href: hrefOf('') }] : named;
}

/** Cards that no one game plays, by their kind. */
const OF_THE_HOUSE: Readonly<Record<string, (card: ResolvedCard) => Way>> = {
  programme: ({ id, value }) => ({ label: `Programme: ${cardName(value, id)}`, href: formatRoute({ screen: 'programme', id }) }),
  ladder: ({ id, value }) => ({ label: `Career: ${cardName(value, id)}`, href: formatRoute({ screen: 'ladder', page: 'new', id }) }),
  lesson: ({ id, value }) => ({ label: `Lesson: ${cardName(value, id)}`, href: formatRoute({ screen: 'learn', name: id }) }),
};

/** Where what a pack adds can be played: its cards by name, each in the first game that can play it. None where the kit goes without it. */
export async function waysToPlay({ games, packs }: GameKit, catalogue: Catalogue, pack: string): Promise<Way[]> {
  if (!Object.hasOwn(packs, pack)) return [];
  const workshops = await workshopParts();
  const ways: Way[] = [];
  let left = catalogue.cards.filter((card) => card.pack === pack);
  for (const page of PAGES) {
    const part = workshops.get(page.id);
    const hand = Object.hasOwn(games, page.id) ? games[page.id] : undefined;
    const found = part && hand ? playable(part, hand.content, left) : [];
    ways.push(...(await waysInto(page, found)));
    left = left.filter((card) => found.every((each) => each.card !== card));
  }
  return [...ways, ...left.flatMap((card) => OF_THE_HOUSE[card.kind]?.(card) ?? [])];
}
