import type { Heard } from '../../../app/index.ts';
import type { RecountSession } from '../desk/index.ts';

/** Fighters strike with what they carry, or with their fists once it is broken. */
export function heardIn(session: RecountSession): Heard {
  const { world } = session.view;
  return {
    arena: world.arena,
    cellOf: (figure) => session.view.state.fighters.find(({ id }) => id === figure)?.cell,
    beast: () => null,
    weapon(figure) {
      const index = world.ids.indexOf(figure);
      const fighter = session.view.state.fighters[index];
      return fighter && !fighter.weaponBroken ? world.classes[index]!.weapon : null;
    },
  };
}
