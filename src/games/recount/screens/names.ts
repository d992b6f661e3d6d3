import type { Names } from '../../../hud/common/index.ts';
import type { NamedBy } from '../../../session/index.ts';
import { figureNames } from '../desk/index.ts';
import type { RecountState, World } from '../rules/index.ts';

/** What a bout of recount calls its fighters and their arms. */
export function recountNames(world: World, state: RecountState, by?: NamedBy): Names {
  return {
    own: 'recount',
    arena: world.arena,
    figure: figureNames({ world, state }, by),
    card: (id, message) => message('recount-gear', id) ?? message('gear', id),
    weapon: (id, message) => message('recount-gear', id) ?? message('gear', id),
  };
}
