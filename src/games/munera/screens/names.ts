import { cardOf, type Message, type Names } from '../../../hud/common/index.ts';
import type { World } from '../rules/index.ts';

const ROMAN = ['', '', ' II', ' III', ' IV', ' V', ' VI', ' VII', ' VIII', ' IX', ' X'];

/** What a bout of gladiators calls its fighters, deeds and gear. */
export function muneraNames({ content, arena }: World): Names {
  const { fighters, gear } = content;
  const thing = (id: string, message: Message): string | undefined => message('gear', id) ?? gear[id]?.name;
  return {
    own: 'munera',
    arena,
    figure: (id) => {
      const card = fighters[id] ?? fighters[cardOf(id)];
      const number = fighters[id] ? 1 : Number(/\d+$/.exec(id)?.[0] ?? 1);
      return card && { text: `${card.name}${ROMAN[number] ?? ` ${number}`}`, beast: false };
    },
    card: (id, message) => message('attack', id) ?? thing(id, message),
    weapon: thing,
  };
}
