import { cardOf } from '../../../engine/bout/index.ts';
import type { FigureNames } from '../../../session/index.ts';
import type { World } from '../rules/index.ts';

/** The second lion of a hunt and every other after it has its number. */
function numbered(name: string, id: string, card: string): string {
  return id === card ? name : `${name} ${id.slice(card.length + 1)}`;
}

/** Men and beasts by the names of their cards. */
export function figureNames({ world }: { readonly world: World }): FigureNames {
  const { content, beastCards } = world;
  return (id) => {
    const man = content.men[id] ?? content.men[cardOf(id)];
    if (man) return { text: man.name, beast: false };
    const beast = beastCards[id] ?? beastCards[cardOf(id)];
    return beast && { text: numbered(beast.name.en, id, beast.id), beast: true };
  };
}
