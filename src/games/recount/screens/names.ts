import type { Names } from '../../../hud/common/index.ts';
import type { RecountState, World } from '../rules/index.ts';

/** What a bout of recount calls its fighters, by their funny names, and their arms. */
export function recountNames({ arena }: World, { fighters }: RecountState): Names {
  const names = new Map(fighters.map(({ id, name }) => [id, name]));
  return {
    own: 'recount',
    arena,
    figure: (id) => {
      const text = names.get(id);
      return text === undefined ? undefined : { text, beast: false };
    },
    card: (id, message) => message('recount-gear', id) ?? message('gear', id),
    weapon: (id, message) => message('recount-gear', id) ?? message('gear', id),
  };
}
