import { kindNamed, type NamedBy, type Names } from '../../../hud/common/index.ts';
import type { RecountState, World } from '../rules/index.ts';

/** What a bout of recount calls its fighters, by their funny names, and their arms. */
export function recountNames({ arena, classes }: World, { fighters }: RecountState, by?: NamedBy): Names {
  const names = new Map(fighters.map(({ id, name }, index) => [id, { name, kind: classes[index]!.name.toLowerCase() }]));
  return {
    own: 'recount',
    arena,
    figure: (id) => {
      const named = names.get(id);
      if (!named) return undefined;
      const { name, kind } = named;
      return { text: name, beast: false, short: name.split(' ').at(-1)!, kind: kindNamed(kind, by) };
    },
    card: (id, message) => message('recount-gear', id) ?? message('gear', id),
    weapon: (id, message) => message('recount-gear', id) ?? message('gear', id),
  };
}
