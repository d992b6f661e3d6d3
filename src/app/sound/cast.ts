import type { Arena, Cell } from '../../engine/hex/index.ts';
import type { GameSession } from '../../session/index.ts';
import type { HuntSession } from '../../games/damnatio/desk/index.ts';
import type { MuneraSession } from '../../games/munera/desk/index.ts';
import type { Cast } from './cues.ts';

function castOfHunt(session: HuntSession): Cast {
  return {
    beast: (figure) => session.view.state.beasts.find(({ id }) => id === figure)?.card ?? null,
    weapon: (figure) => {
      const { world, state } = session.view;
      const man = state.men.find(({ id }) => id === figure);
      return (man && world.content.men[man.card]?.weapon.id) ?? null;
    },
  };
}

function castOfBout(session: MuneraSession): Cast {
  return {
    beast: () => null,
    weapon: (figure) => {
      const { world, state } = session.view;
      const fighter = state.fighters.find(({ id }) => id === figure);
      const item = fighter?.carried.find((each) => state.items[each]!.spot === 'ready' && world.things[each]!.gear.bands.length > 0);
      return item === undefined ? null : world.things[item]!.gear.id;
    },
  };
}

/** Figures of a hunt or a bout as sounds know them. */
export function castOf(session: GameSession): Cast {
  return session.ruleset === 'munera' ? castOfBout(session as unknown as MuneraSession) : castOfHunt(session as unknown as HuntSession);
}

/** Nobody is heard from one side alone. */
const WIDEST = 0.7;

function placeOf(session: GameSession, figure: string | null): { readonly arena: Arena; readonly cell: Cell | undefined } {
  if (session.ruleset === 'munera') {
    const { world, state } = (session as unknown as MuneraSession).view;
    return { arena: world.arena, cell: state.fighters.find(({ id }) => id === figure)?.cell };
  }
  const { world, state } = (session as unknown as HuntSession).view;
  return { arena: world.arena, cell: [...state.beasts, ...state.men].find(({ id }) => id === figure)?.cell };
}

/** From left or right, by where a figure stands: −1 to 1. */
export function panOf(session: GameSession, figure: string | null): number {
  const { arena, cell } = placeOf(session, figure);
  const hex = cell === undefined ? undefined : arena.cells[cell];
  return hex ? (WIDEST * hex.q) / arena.data.radius : 0;
}
