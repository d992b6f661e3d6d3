import type { Heard } from '../../../app/index.ts';
import type { MuneraSession } from '../desk/index.ts';

/** Fighters strike with the first weapon in their hands. */
export function heardIn(session: MuneraSession): Heard {
  return {
    arena: session.view.world.arena,
    cellOf: (figure) => session.view.state.fighters.find(({ id }) => id === figure)?.cell,
    beast: () => null,
    weapon(figure) {
      const { world, state } = session.view;
      const fighter = state.fighters.find(({ id }) => id === figure);
      const item = fighter?.carried.find((each) => state.items[each]!.spot === 'ready' && world.things[each]!.gear.bands.length > 0);
      return item === undefined ? null : world.things[item]!.gear.id;
    },
  };
}
