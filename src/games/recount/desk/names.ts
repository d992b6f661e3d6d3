import { kindNamed, type FigureNames, type NamedBy } from '../../../session/index.ts';
import type { RecountState, World } from '../rules/index.ts';

/** Fighters by their funny names. */
export function figureNames({ world, state }: { readonly world: World; readonly state: RecountState }, by?: NamedBy): FigureNames {
  const known = new Map(state.fighters.map(({ id, name }, index) => [id, { name, kind: world.classes[index]!.name.toLowerCase() }]));
  return (id) => {
    const named = known.get(id);
    if (!named) return undefined;
    const { name, kind } = named;
    return { text: name, beast: false, short: name.split(' ').at(-1)!, kind: kindNamed(kind, by) };
  };
}
