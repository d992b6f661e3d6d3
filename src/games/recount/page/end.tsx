import { useMemo } from 'preact/hooks';
import type { EndProps, Ended, Game } from '../../../app/index.ts';
import { boutEnd, endingOf, formatRoute, leftOff, useMoments } from '../../../app/index.ts';
import { wordsOf, type Words } from '../../../hud/common/index.ts';
import type { LuckLine } from '../../../hud/end/index.ts';
import { EndScreen } from '../../../hud/end/index.ts';
import type { RecountGame, RecountReplay } from '../desk/index.ts';
import { recountOf, sideTitles } from '../desk/index.ts';
import type { Recount } from '../rules/index.ts';
import { mercyChance } from '../rules/index.ts';
import type { Verdict } from '../screens/index.ts';
import { recountNames, VerdictsPanel } from '../screens/index.ts';
import { draftOfSetup, formatRecount } from './draft.ts';
import { fatesOf } from './fates.ts';

const DEEDS = [
  ['attacks', 'strikes'],
  ['hits', 'hits'],
  ['doubles', 'doubles'],
  ['dealt', 'Strength taken'],
  ['suffered', 'Strength lost'],
  ['spent', 'AP spent'],
] as const;

/** Every verdict with the chance of mercy when those who were asked had said theirs. */
function verdictsOf({ steps, positions }: RecountReplay): Verdict[] {
  return steps.flatMap(({ events }, step) =>
    events.flatMap((event) => {
      if (event.type !== 'judged') return [];
      const before = positions[Math.max(0, step - 1)]!;
      const given = event.votes.filter(({ face }) => face === null).map(({ up }) => up);
      return [{ event, chance: mercyChance(before, before.world.ids.indexOf(event.figure), given) }];
    }),
  );
}

/** By name: there is no saying which Medium of two has won by his class. */
function heading(ended: Ended<RecountGame>, { state }: Recount, words: Words): string {
  const { outcome } = state;
  if (!outcome) return leftOff(ended).heading;
  const winners = state.fighters.filter(({ side }) => side === outcome.winner);
  if (winners.length === 0) return 'Nobody wins';
  return winners.length === 1 ? `${words.title(winners[0]!.id)} wins` : `${winners.map(({ id }) => words.title(id)).join(' and ')} win`;
}

function summary(game: Game, ended: Ended<RecountGame>) {
  const { record, replay } = ended;
  const bout = replay.positions.at(-1)!;
  const { messages } = game.catalogue;
  const words = wordsOf(messages, recountNames(bout.world, bout.state, { seed: record.seed, messages }));
  const { luck, told, owned } = boutEnd(ended, bout, words);
  const titles = sideTitles(recountOf(game.kit).content, record.setup);
  return {
    ...told,
    verdicts: verdictsOf(replay),
    killed: bout.state.fighters.flatMap(({ id, status }) => (status === 'dead' ? [words.title(id)] : [])),
    rounds: bout.state.round,
    heading: heading(ended, bout, words),
    fates: owned(fatesOf(bout, words)),
    sides: titles,
    luck: titles.flatMap((name, place): LuckLine[] => [
      { name: `Hits: ${name}`, luck: luck[place]!.hits },
      { name: `Pips of AP: ${name}`, luck: luck[place]!.points },
    ]),
  };
}

/** The end of a bout. */
export function End(props: EndProps<RecountGame>) {
  const { record, controllers, replay } = props.ended;
  const { verdicts, killed, ...told } = useMemo(() => summary(props.game, props.ended), [replay]);
  const query = formatRecount(draftOfSetup(record.setup, controllers));
  return (
    <EndScreen
      {...told}
      {...endingOf(props, controllers)}
      {...useMoments(props.game, replay)}
      appeals={[]}
      unasked={[]}
      deedColumns={DEEDS}
      measuredBy="the quick bot"
      next={{ href: formatRoute({ screen: 'setup', address: 'recount', query }), label: 'New pairs' }}
    >
      <VerdictsPanel verdicts={verdicts} killed={killed} words={told.words} />
    </EndScreen>
  );
}
