import { useMemo } from 'preact/hooks';
import type { FoughtGame } from '../../hud/fight/index.ts';
import { Screen } from '../../hud/page/index.ts';
import type { SetupPart } from '../game-page.ts';
import { theGame } from '../game.ts';
import { rollSeed } from '../seeds.ts';
import type { PlainGame } from './plain-game.ts';

/** One button, and the seed that it begins with. */
export function plainSetup<G extends FoughtGame>({ title, setup }: PlainGame<G>): SetupPart<G> {
  return {
    Setup({ services }) {
      const seed = useMemo(rollSeed, []);
      const begin = (): void => {
        theGame(services).begin(setup, seed);
        services.go({ screen: 'arena' });
      };
      return (
        <Screen title={title.label}>
          <p class="panel">
            {title.line} Seed {seed}.
          </p>
          <button type="button" class="button primary" onClick={begin}>
            Begin
          </button>
        </Screen>
      );
    },
    queryOf: () => '',
  };
}
