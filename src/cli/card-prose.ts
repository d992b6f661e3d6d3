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

/** What an item of a list is called in a path. */
type StepOf = (item: unknown, index: number) => string;

/** Items are counted from 1, as people count them. */
const byNumber: StepOf = (_, index) => String(index + 1);

/** By its id where an item has one, so that an item which only moved is the same. */
export const byId: StepOf = (item, index) => {
  const id = typeof item === 'object' && item !== null ? (item as { readonly id?: unknown }).id : undefined;
  return typeof id === 'string' ? id : byNumber(item, index);
};

/** Every value of a card with its path. */
export function leavesOf(value: unknown, stepOf: StepOf = byNumber, path: readonly string[] = []): [path: string, text: string][] {
  if (typeof value !== 'object' || value === null) return [[path.join('.'), JSON.stringify(value)]];
  if (Array.isArray(value)) return value.flatMap((item: unknown, i) => leavesOf(item, stepOf, [...path, stepOf(item, i)]));
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, stepOf, [...path, key]));
}
