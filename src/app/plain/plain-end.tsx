import type { FoughtGame } from '../../hud/fight/index.ts';
import { OnwardWays } from '../../hud/end/index.ts';
import { Screen } from '../../hud/page/index.ts';
import { aboutGameReplay } from '../about.ts';
import type { EndPart } from '../game-page.ts';
import { withNotOwn } from '../bot-handover.ts';
import { formatRoute } from '../routes.ts';
import type { GameReplay } from '../../session/index.ts';
import { resultOf, titleOf } from '../about-words.ts';

/** Who won, in the line that lists have too. */
export function plainEnd<G extends FoughtGame>(): EndPart<G> {
  return {
    End({ game, services, ended: { id, record, replay, deputed, givenUp }, choices, tell, within, onward }) {
      const about = withNotOwn(aboutGameReplay(game.kit, replay as unknown as GameReplay), { steps: replay.steps, deputed, givenUp });
      const again = (): void => {
        game.begin(record.setup, record.seed);
        services.go({ screen: 'arena' });
      };
      const digestHref = within ? within.digestHref : formatRoute({ screen: 'digest', id });
      return (
        <Screen title={titleOf(about)}>
          <p class="panel">{resultOf(about)}.</p>
          {choices}
          {within?.told}
          {tell}
          <p class="button-row">
            {within ? (
              <OnwardWays ways={within.ways} />
            ) : (
              <>
                {onward && <OnwardWays ways={[onward]} />}
                <button type="button" class={`button ${onward ? '' : 'primary'}`} onClick={again}>
                  Again with the same dice
                </button>
              </>
            )}
            <a class="button" href={within ? within.replayHref(null) : formatRoute({ screen: 'replay', id, at: null })}>
              Watch the replay
            </a>
            {digestHref === null ? null : (
              <a class="button" href={digestHref}>
                In half a minute
              </a>
            )}
          </p>
        </Screen>
      );
    },
  };
}
