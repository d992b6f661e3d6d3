import type { Play as PositionPlay, View as PositionView } from '../../../../engine/bout/index.ts';
import type { ClassCard } from '../cards.ts';
import type { RecountReferee } from '../keys.ts';
import type { Entrant, RecountSetup } from '../setup/setup.ts';
import type { Fighter, RecountState, Verdict, World } from './state.ts';

export type View = PositionView<World, RecountState>;
export type Play = PositionPlay<World, RecountState, RecountReferee>;

export { actorOf, fighterIn, fighterOf, hexBeside, idOf, occupant } from '../../../../engine/turns/index.ts';

/** The votes that are awaited; asked only while there are any. */
export function verdictOf({ state }: View): Verdict {
  return state.verdict!;
}

/** Who enters with an index. */
export function entrantOf({ fighters }: RecountSetup, index: number): Entrant {
  return fighters[index]!;
}

/** The class of the fighter with an index. */
export function classOf({ world }: Pick<View, 'world'>, index: number): ClassCard {
  return world.classes[index]!;
}

/** On their feet and on different sides. */
export function areOpponents(one: Fighter, other: Fighter): boolean {
  return one.status === 'up' && other.status === 'up' && one.side !== other.side;
}
