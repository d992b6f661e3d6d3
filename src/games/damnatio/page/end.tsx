import { huntNames } from '../screens/names.ts';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { wordsOf } from '../../../hud/common/index.ts';
import type { HuntMoment } from '../../../hud/end/index.ts';
import { EndScreen, momentsByHarm, momentsBySwing } from '../../../hud/end/index.ts';
import type { HuntRecord, HuntReplay } from '../desk/index.ts';
import type { Game } from '../../../app/game.ts';
import { endHeading, fatesOf, luckLines } from './result.ts';
import { linkTo } from '../../../app/replay-link.ts';
import { formatRoute } from '../../../app/routes.ts';
import { rollSeed } from '../../../app/seeds.ts';
import type { Services } from '../../../app/services.ts';
import { damnatioContent } from '../rules/index.ts';
import { askAnalyst } from '../../../app/workers/analyst.ts';

export interface EndedHunt {
  readonly id: string;
  readonly record: HuntRecord;
  readonly replay: HuntReplay;
}

/** Moments by harm at once; by what was at stake when every position has been played out. */
function useMoments(game: Game, { record, replay }: EndedHunt): { moments: readonly HuntMoment[]; thinking: boolean } {
  const first = useMemo(() => momentsByHarm(replay.steps), [replay]);
  const duel = record.setup.beasts.length === 2;
  const [found, setFound] = useState<{ moments: readonly HuntMoment[]; thinking: boolean }>({ moments: first, thinking: !duel });
  useEffect(() => {
    setFound({ moments: first, thinking: !duel });
    if (duel) return;
    return askAnalyst({ ask: 'swings', content: damnatioContent(game.catalogue.content), record, player: 'skilled' }, (answer) => {
      setFound({ moments: answer.answer === 'swings' ? momentsBySwing(replay.steps, answer.swings) : first, thinking: false });
    });
  }, [replay]);
  return found;
}

/** The end of a hunt. */
export function HuntEndView({ services, game, ended }: { readonly services: Services; readonly game: Game; readonly ended: EndedHunt }) {
  const { record, replay, id } = ended;
  const hunt = replay.positions.at(-1)!;
  const { moments, thinking } = useMoments(game, ended);
  const words = useMemo(() => wordsOf(game.catalogue.messages, huntNames(hunt.world)), [hunt]);
  const luck = useMemo(() => luckLines(hunt, replay, words), [replay]);
  const outcome = hunt.outcome();
  const again = (seed: string): void => {
    game.begin(record.setup, seed);
    services.go({ screen: 'arena' });
  };
  return (
    <EndScreen
      heading={endHeading(hunt, words)}
      result={outcome ? words.outcome(outcome) : 'It was broken off.'}
      rounds={hunt.state.round}
      seed={record.seed}
      figures={fatesOf(hunt)}
      moments={moments}
      thinking={thinking}
      luck={luck}
      words={words}
      palette={services.settings.value.palette}
      momentHref={(step) => formatRoute({ screen: 'replay', id, at: Math.max(0, step - 1) })}
      replayHref={formatRoute({ screen: 'replay', id, at: null })}
      link={() => linkTo(game.kit, record, null)}
      onSameDice={() => again(record.seed)}
      onNewDice={() => again(rollSeed())}
    />
  );
}
