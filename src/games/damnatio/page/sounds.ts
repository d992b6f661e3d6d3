import type { Heard } from '../../../app/index.ts';
import type { HuntSession } from '../desk/index.ts';

/** Beasts roar in their own voices, men strike with what they hold. */
export function heardIn(session: HuntSession): Heard {
  const { arena } = session.view.world;
  return {
    arena,
    cellOf(figure) {
      const { beasts, men } = session.view.state;
      return [...beasts, ...men].find(({ id }) => id === figure)?.cell;
    },
    beast: (figure) => session.view.state.beasts.find(({ id }) => id === figure)?.card ?? null,
    weapon(figure) {
      const { world, state } = session.view;
      const man = state.men.find(({ id }) => id === figure);
      return (man && world.content.men[man.card]?.weapon.id) ?? null;
    },
  };
}
