import { cardOf } from '../../../engine/bout/index.ts';
import { drawNames, kindNamed, type FigureNames, type NamedBy } from '../../../session/index.ts';
import type { FighterCard, World } from '../rules/index.ts';

const ROMAN = ['', '', ' II', ' III', ' IV', ' V', ' VI', ' VII', ' VIII', ' IX', ' X'];

/** The class in a word: `hoplomachus`, however it is armed. */
function kindOf({ name }: FighterCard): string {
  return name.replace(/ \(.*\)$/, '').toLowerCase();
}

/** Gladiators by the names they fight under; the condemned and the hunters bear those of their cards. */
function drawnFor({ content, ids, profiles }: World, by: NamedBy | undefined): ReadonlyMap<string, string> {
  const gladiators = ids.filter((_, index) => profiles[index]!.card.kind === 'gladiator');
  const taken = Object.values(content.fighters).flatMap(({ kind, name }) => (kind === 'gladiator' ? [] : [name]));
  const list = Object.values(by?.messages['gladiator-name'] ?? {});
  const drawn = by ? drawNames(list, { count: gladiators.length, seed: by.seed, taken }) : [];
  return new Map(drawn.map((name, place) => [gladiators[place]!, name]));
}

/** Fighters by name. Without a seed and a list of names gladiators are called by their classes. */
export function figureNames({ world }: { readonly world: World }, by?: NamedBy): FigureNames {
  const { fighters } = world.content;
  const drawn = drawnFor(world, by);
  const kind = (card: FighterCard) => kindNamed(kindOf(card), by);
  return (id) => {
    const card = fighters[id] ?? fighters[cardOf(id)];
    if (!card) return undefined;
    const named = drawn.get(id);
    if (named !== undefined) return { text: named, beast: false, kind: kind(card) };
    const number = fighters[id] ? 1 : Number(/\d+$/.exec(id)?.[0] ?? 1);
    const text = `${card.name}${ROMAN[number] ?? ` ${number}`}`;
    return card.kind === 'gladiator' ? { text, beast: false, short: kind(card).short } : { text, beast: false };
  };
}
