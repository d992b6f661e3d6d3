import type { Message, Names } from '../../../hud/common/index.ts';
import type { NamedBy } from '../../../session/index.ts';
import { figureNames } from '../desk/index.ts';
import type { World } from '../rules/index.ts';

/** What a bout of gladiators calls its fighters, deeds and gear. */
export function muneraNames(world: World, by?: NamedBy): Names {
  const thing = (id: string, message: Message): string | undefined => message('gear', id);
  return {
    own: 'munera',
    arena: world.arena,
    figure: figureNames({ world }, by),
    card: (id, message) => message('attack', id) ?? thing(id, message),
    weapon: thing,
  };
}
