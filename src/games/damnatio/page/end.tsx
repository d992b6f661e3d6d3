import { useEffect, useMemo, useState } from 'preact/hooks';
import { wordsOf } from '../../../hud/common/index.ts';
import type { HuntGame, HuntReplay } from '../desk/index.ts';
import type { HuntMoment } from '../screens/index.ts';
import { HuntEndScreen, huntNames, momentsByHarm, momentsBySwing } from '../screens/index.ts';
import { huntsOf } from '../desk/index.ts';
import type { EndProps, Game } from '../../../app/index.ts';
import { askAnalyst, endingOf, leftOff } from '../../../app/index.ts';
import { endHeading, fatesOf, luckLines, wagerLine } from './result.ts';

/** Roll-outs of every position, and of the few that are measured. */
const SWINGS = { bot: 'skilled', steps: null, search: 32, measure: 160, most: 5 } as const;

/** Moments by harm at once; by what was at stake when every position has been played out. */
function useMoments(game: Game, { record, steps }: HuntReplay): { moments: readonly HuntMoment[]; thinking: boolean } {
  const first = useMemo(() => momentsByHarm(steps), [steps]);
  const duel = record.setup.men.length + record.setup.draw === 0;
  const [found, setFound] = useState<{ moments: readonly HuntMoment[]; thinking: boolean }>({ moments: first, thinking: !duel });
  useEffect(() => {
    setFound({ moments: first, thinking: !duel });
    if (duel) return;
    return askAnalyst({ ask: 'swings', content: huntsOf(game.kit).content, record, ...SWINGS }, (answer) => {
      setFound({ moments: answer.answer === 'swings' ? momentsBySwing(steps, answer.swings) : first, thinking: false });
    });
  }, [steps]);
  return found;
}

/** The end of a hunt. */
export function End(props: EndProps<HuntGame>) {
  const { game, ended } = props;
  const { replay } = ended;
  const hunt = replay.positions.at(-1)!;
  const words = useMemo(() => wordsOf(game.catalogue.messages, huntNames(hunt.world)), [hunt]);
  const luck = useMemo(() => luckLines(hunt, replay, words), [replay]);
  const outcome = hunt.outcome();
  return (
    <HuntEndScreen
      {...endingOf(props)}
      {...useMoments(game, replay)}
      heading={endHeading(hunt, words, leftOff(ended).heading)}
      result={[outcome ? words.outcome(outcome) : leftOff(ended).result, wagerLine(hunt, replay.record.setup.wager, words)]
        .filter(Boolean)
        .join(' ')}
      rounds={hunt.state.round}
      figures={fatesOf(hunt)}
      over={outcome !== null}
      luck={luck}
      words={words}
    />
  );
}
