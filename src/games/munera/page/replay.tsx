import { boardAfter, namedBoard } from '../../../hud/fight/index.ts';
import { FightersPanel } from '../../../hud/turns/index.ts';
import { wordsOf } from '../../../hud/common/index.ts';
import type { Aspects, Shown } from '../../../app/index.ts';
import type { MuneraGame } from '../desk/index.ts';
import type { Munera } from '../rules/index.ts';
import { fighterLine, muneraBoard, muneraNames, type MuneraBoard } from '../screens/index.ts';

/** A bout of gladiators as its replay shows it. */
export function aspectsOf({ services, game, replay: { positions, record } }: Shown<MuneraGame>): Aspects {
  const { world } = positions[0]!;
  const words = wordsOf(game.catalogue.messages, muneraNames(world, { seed: record.seed, messages: game.catalogue.messages }));
  return {
    words,
    arena: world.arena,
    legend: 'shields for falls, bars for wounds, discs for appeals',
    boardAt: (step) => namedBoard(muneraBoard.of(positions[step]!), words),
    boardAfter: (board, event) => boardAfter(muneraBoard, board as MuneraBoard, event),
    card(at) {
      const bout = positions[at]!;
      const acting = bout.decision()?.figures[0] ?? null;
      return (
        <FightersPanel
          figures={namedBoard(muneraBoard.of(bout), words).figures}
          acting={acting}
          words={words}
          palette={services.settings.value.palette}
          life="Stamina"
          stateOf={fighterLine}
        />
      );
    },
  };
}

/** Whoever is still on the sand. */
export function standing({ state }: Munera): string[] {
  return state.fighters.filter(({ fate }) => fate === 'active').map(({ id }) => id);
}
