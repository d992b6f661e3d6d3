import type { Catalogue, GameCards, GameContent } from '../catalogue/index.ts';
import { canonicalName, messagesIn, proseOfBehaviour, proseOfProgramme, wordsIn } from '../catalogue/index.ts';
import { CARDS } from '../games/cards.ts';

/** How somebody fights, in sentences; null for an id that is none of a behaviour. */
function behaviourProse({ behaviours }: GameContent, id: string, { words }: GameCards): string[] | null {
  const behaviour = behaviours && Object.hasOwn(behaviours, id) ? behaviours[id] : undefined;
  return behaviour && words ? proseOfBehaviour(behaviour, words) : null;
}

function programmeProse({ programmes, content }: Catalogue, id: string): string[] | null {
  const programme = Object.hasOwn(programmes, id) ? programmes[id] : undefined;
  return programme ? proseOfProgramme(programme, CARDS, content) : null;
}

/** What the first game that knows a card says of it, and what others add under their names; null for none. */
export function proseOf(catalogue: Catalogue, id: string): string[] | null {
  const { content } = catalogue;
  const name = canonicalName(id);
  const words = wordsIn(messagesIn(catalogue));
  const told = CARDS.flatMap((cards) => {
    const own = content[cards.game];
    const sentences = own && (cards.prose(own, name, words) ?? behaviourProse(own, name, cards));
    return sentences ? [{ game: cards.game, sentences }] : [];
  });
  const [first, ...others] = told;
  if (!first) return programmeProse(catalogue, name);
  return [...first.sentences, ...others.flatMap(({ game, sentences }) => [`In ${game}:`, ...sentences.slice(1)])];
}
