import { useEffect, useMemo, useState } from 'preact/hooks';
import { wordsOf } from '../../../hud/common/index.ts';
import { huntsOf, setupOfHunt, type HuntGame, type HuntReplay } from '../desk/index.ts';
import { HuntEndScreen, huntNames, momentsByHarm, momentsBySwing, withFall, type HuntMoment } from '../screens/index.ts';
import { damnatioContent, type HuntCard } from '../rules/index.ts';
import { askAnalyst, endingOf, formatRoute, leftOff, rollSeed, type EndProps, type Game } from '../../../app/index.ts';
import { packIn, Rating } from '../../../hud/setup/index.ts';
import type { NextOffered } from '../../../hud/end/index.ts';
import { offerOf, onProgramme } from './offered.ts';
import { formatSetup } from './draft-link.ts';
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
      setFound({ moments: answer.answer === 'swings' ? withFall(steps, momentsBySwing(steps, answer.swings)) : first, thinking: false });
    });
  }, [steps]);
  return found;
}

/** A hunt of the programme as it is offered after another; to one that nobody plays leads its bill, where somebody may wager. */
function nextOf({ game, services }: EndProps<HuntGame>, hunt: HuntCard, isUsual: boolean): NextOffered {
  const { messages } = game.catalogue;
  const setup = setupOfHunt(hunt);
  const { name, newcomer } = offerOf(hunt, messages);
  return {
    name,
    rating: newcomer === undefined ? null : <Rating newcomer={newcomer} messages={messages} />,
    href: newcomer === undefined ? formatRoute({ screen: 'setup', address: 'setup', query: formatSetup({ setup, seed: null }) }) : null,
    onBegin: () => {
      game.begin(setup, rollSeed());
      services.go({ screen: 'arena' });
    },
    isUsual,
  };
}

/** After the last hunt of a programme: that it was, and where there are more. */
function LastHunt({ hunt, game }: { readonly hunt: HuntCard; readonly game: Game }) {
  const pack = packIn(hunt.id);
  const named = game.catalogue.content.packs.find(({ id }) => id === pack)?.name ?? pack;
  return (
    <p class="end-last">
      {named === null ? 'That was the last hunt on the programme.' : `That was the last hunt of ${named}.`} <a href="#/packs">Packs</a>{' '}
      bring more of them, and your own are made in the <a href="#/workshop">workshop</a>.
    </p>
  );
}

/** The end of a hunt. */
export function End(props: EndProps<HuntGame>) {
  const { game, ended } = props;
  const { replay } = ended;
  const hunt = replay.positions.at(-1)!;
  const words = useMemo(() => wordsOf(game.catalogue.messages, huntNames(hunt.world)), [hunt]);
  const luck = useMemo(() => luckLines(hunt, replay, words), [replay]);
  const outcome = hunt.outcome();
  const alone = !props.within && !props.onward;
  const place = useMemo(() => (alone ? onProgramme(damnatioContent(game.catalogue.content), replay.record.setup) : null), [replay, alone]);
  return (
    <HuntEndScreen
      {...endingOf(props)}
      {...useMoments(game, replay)}
      heading={endHeading(hunt, words, leftOff(ended).heading)}
      result={[outcome ? words.outcome(outcome) : leftOff(ended).result, wagerLine(hunt, replay.record.setup.wager, words)]
        .filter(Boolean)
        .join(' ')}
      rounds={hunt.state.round}
      figures={fatesOf(hunt, words)}
      over={outcome !== null}
      nextOffered={place?.next ? nextOf(props, place.next, outcome?.winner === 'men') : null}
      last={place?.next === null ? <LastHunt hunt={place.fought} game={game} /> : null}
      luck={luck}
      words={words}
    />
  );
}
