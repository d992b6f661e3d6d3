import type { HuntSession } from '../../session/index.ts';
import type { Cast } from './cues.ts';

/** Figures of a hunt as sounds know them. */
export function castOf(session: HuntSession): Cast {
  return {
    beast: (figure) => session.view.state.beasts.find(({ id }) => id === figure)?.card ?? null,
    weapon: (figure) => {
      const { world, state } = session.view;
      const man = state.men.find(({ id }) => id === figure);
      return (man && world.content.men[man.card]?.weapon.id) ?? null;
    },
  };
}

/** Nobody is heard from one side alone. */
const WIDEST = 0.7;

/** From left or right, by where a figure stands: −1 to 1. */
export function panOf(session: HuntSession, figure: string | null): number {
  const { world, state } = session.view;
  const found = [...state.beasts, ...state.men].find(({ id }) => id === figure);
  const hex = found && world.arena.cells[found.cell];
  return hex ? (WIDEST * hex.q) / world.arena.data.radius : 0;
}
