import { CORE, splitName } from './names.ts';
import type { LessonCard, LessonCondition } from './types.ts';

/** Figures of a lesson are called by their cards: a pack may write `leopard` or `core:valens`, the game knows them by the full names. */

/** Whoever stands in a position, by the full names of the cards: `gaul`, and `gaul-2` for a second one. */
export function figuresIn(position: object): string[] {
  const cards = Object.values(position).flatMap((list: unknown) => (Array.isArray(list) ? list.flatMap(cardOf) : []));
  return cards.map((card, i) => {
    const nth = cards.slice(0, i).filter((other) => other === card).length + 1;
    return nth === 1 ? card : `${card}-${nth}`;
  });
}

function cardOf(item: unknown): string[] {
  const card: unknown = typeof item === 'object' && item !== null && 'card' in item ? item.card : item;
  return typeof card === 'string' ? [card] : [];
}

/** Full names by what a lesson may write for them; two of one short name have only their full ones. */
function byWritten(figures: readonly string[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const figure of figures) {
    const { pack, local } = splitName(figure);
    if (pack === CORE) names.set(`${CORE}:${local}`, figure);
    else if (figures.filter((other) => splitName(other).local === local).length === 1) names.set(local, figure);
  }
  return names;
}

type Rename = (written: string) => string;

/** Every text and key in a value that is nothing but a figure. */
function renamedIn(value: unknown, rename: Rename): unknown {
  if (typeof value === 'string') return rename(value);
  if (Array.isArray(value)) return value.map((each) => renamedIn(each, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [rename(key), renamedIn(each, rename)]));
}

/** `wounded leopard by=core:valens`: words, and what stands behind the signs of comparison. */
const inPattern = (line: string, rename: Rename): string =>
  line.replace(/(^|\s|=)([^\s=<>]+)(?=\s|$)/g, (_, before: string, word: string) => `${before}${rename(word)}`);

function condition(when: LessonCondition, rename: Rename): LessonCondition {
  const lines = (patterns: readonly string[]) => patterns.map((line) => inPattern(line, rename));
  return { events: lines(when.events), never: lines(when.never), facts: renamedIn(when.facts, rename) as LessonCondition['facts'] };
}

/** A lesson whose position names cards in full, with every figure called so throughout. */
export function withFullFigures(card: LessonCard): LessonCard {
  const names = byWritten(figuresIn(card.position));
  if (names.size === 0) return card;
  const rename: Rename = (written) => names.get(written) ?? written;
  return {
    ...card,
    position: renamedIn(card.position, rename) as LessonCard['position'],
    bots: renamedIn(card.bots, rename) as LessonCard['bots'],
    goal: { ...card.goal, ways: card.goal.ways.map((when) => condition(when, rename)) },
    answers: card.answers.map((answer) => ({ ...answer, when: condition(answer.when, rename) })),
  };
}
