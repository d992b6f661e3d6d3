import { cardOf } from '../../../engine/bout/index.ts';
import type { FigureNames } from '../../../session/index.ts';
import type { World } from '../rules/index.ts';

/** The second lion of a hunt and every other after it has its number. */
function numbered(name: string, id: string, card: string): string {
  return id === card ? name : `${name} ${id.slice(card.length + 1)}`;
}

/** Men by the names of their cards, beasts by those that the hunt gives them, else also by their cards. */
export function figureNames({ world }: { readonly world: World }): FigureNames {
  const { content, beastCards, beastNames } = world;
  return (id) => {
    const man = content.men[id] ?? content.men[cardOf(id)];
    if (man) return { text: man.name, beast: false };
    const called = beastNames.get(id);
    if (called !== undefined) return { text: called, beast: true, proper: true };
    const beast = beastCards[id] ?? beastCards[cardOf(id)];
    return beast && { text: numbered(beast.name.en, id, beast.id), beast: true };
  };
}
