import type { Aspects, Shown } from '../../../app/index.ts';
import { wordsOf } from '../../../hud/common/index.ts';
import { boardAfter, namedBoard } from '../../../hud/fight/index.ts';
import { FightersPanel } from '../../../hud/turns/index.ts';
import type { RecountGame } from '../desk/index.ts';
import type { Recount } from '../rules/index.ts';
import { fighterLine, recountBoard, recountNames, type RecountBoard } from '../screens/index.ts';

/** A bout of recount as its replay shows it. */
export function aspectsOf({ services, game, replay: { positions, record } }: Shown<RecountGame>): Aspects {
  const { world, state } = positions[0]!;
  const words = wordsOf(game.catalogue.messages, recountNames(world, state, { seed: record.seed, messages: game.catalogue.messages }));
  return {
    words,
    arena: world.arena,
    legend: 'shields for falls, bars for wounds, discs for thumbs',
    boardAt: (step) => namedBoard(recountBoard.of(positions[step]!), words),
    boardAfter: (board, event) => boardAfter(recountBoard, board as RecountBoard, event),
    card(at) {
      const bout = positions[at]!;
      const acting = bout.decision()?.figures[0] ?? null;
      return (
        <FightersPanel
          figures={namedBoard(recountBoard.of(bout), words).figures}
          acting={acting}
          words={words}
          palette={services.settings.value.palette}
          life="Strength"
          stateOf={fighterLine}
        />
      );
    },
  };
}

/** Whoever is still on his feet. */
export function standing({ state }: Recount): string[] {
  return state.fighters.filter(({ status }) => status === 'up').map(({ id }) => id);
}
