import { wordsOf } from '../../hud/common/index.ts';
import type { FoughtGame } from '../../hud/fight/index.ts';
import type { ReplayPart, SoundPart } from '../game-page.ts';
import { plainBoard, plainNames } from './plain-board.ts';
import type { PlainGame } from './plain-game.ts';

/** The replay of a plain game: its board, and who is to choose. */
export function plainReplay<G extends FoughtGame>(plain: PlainGame<G>): ReplayPart<G> {
  const board = plainBoard(plain);
  return {
    aspectsOf({ game, replay: { positions } }) {
      const { world } = positions[0]!;
      return {
        words: wordsOf(game.catalogue.messages, plainNames(plain.id, world)),
        arena: world.arena,
        legend: 'nothing stands out',
        boardAt: (step) => board.of(positions[step]!),
        card: (step) => <p class="panel">{positions[step]!.decision()?.side ?? 'The end'}</p>,
      };
    },
  };
}

/** Plain figures have neither voice nor weapon. */
export function plainSounds<G extends FoughtGame>({ figures }: PlainGame<G>): SoundPart<G> {
  return {
    heardIn: ({ view }) => ({
      arena: view.world.arena,
      cellOf: (figure) => figures(view).find(({ id }) => id === figure)?.cell,
      beast: () => null,
      weapon: () => null,
    }),
  };
}
