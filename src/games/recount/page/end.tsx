import { useMemo } from 'preact/hooks';
import type { EndProps, Ended, Game } from '../../../app/index.ts';
import { formatRoute, HUMAN, linkTo, rollSeed, useMoments } from '../../../app/index.ts';
import { wordsOf, type Words } from '../../../hud/common/index.ts';
import type { LuckLine } from '../../../hud/end/index.ts';
import { boutLuck, deedsOf, EndScreen } from '../../../hud/end/index.ts';
import type { RecountGame, RecountReplay } from '../desk/index.ts';
import { recountOf, sideTitles } from '../desk/index.ts';
import { sidesOf } from '../../../session/index.ts';
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
function heading({ state }: Recount, words: Words): string {
  const { outcome } = state;
  if (!outcome) return 'Broken off';
  const winners = state.fighters.filter(({ side }) => side === outcome.winner);
  if (winners.length === 0) return 'Nobody wins';
  return winners.length === 1 ? `${words.title(winners[0]!.id)} wins` : `${winners.map(({ id }) => words.title(id)).join(' and ')} win`;
}

function summary(game: Game, { record, replay, controllers }: Ended<RecountGame>) {
  const bout = replay.positions.at(-1)!;
  const words = wordsOf(
    game.catalogue.messages,
    recountNames(bout.world, bout.state, { seed: record.seed, messages: game.catalogue.messages }),
  );
  const sides = sidesOf(record.setup);
  const titles = sideTitles(recountOf(game.kit).content, record.setup);
  const { fighters } = bout.state;
  const sideOf = (figure: string): number => sides.indexOf(fighters.find(({ id }) => id === figure)?.side ?? '');
  const luck = boutLuck(replay.steps, sides.length, sideOf);
  const deeds = deedsOf(replay.steps, bout.world.ids);
  const verdicts = verdictsOf(replay);
  return {
    bout,
    words,
    verdicts,
    killed: fighters.flatMap(({ id, status }) => (status === 'dead' ? [words.title(id)] : [])),
    heading: heading(bout, words),
    result: bout.outcome() ? words.outcome(bout.outcome()!) : 'The bout was broken off.',
    fates: fatesOf(bout, words).map((fate) => ({ ...fate, own: controllers[fate.id] === HUMAN })),
    over: bout.outcome() !== null,
    deeds: bout.world.ids.map((id) => ({ name: words.whole(id), deeds: deeds.get(id)! })),
    sides: titles,
    luck: titles.flatMap((name, place): LuckLine[] => [
      { name: `Hits: ${name}`, luck: luck[place]!.hits },
      { name: `Pips of AP: ${name}`, luck: luck[place]!.points },
    ]),
  };
}

/** The end of a bout. */
export function End({ services, game, ended, choices, tell }: EndProps<RecountGame>) {
  const { id, record, controllers, replay } = ended;
  const { bout, verdicts, killed, ...told } = useMemo(() => summary(game, ended), [replay]);
  const { moments, thinking } = useMoments(game, replay);
  const again = (seed: string): void => {
    game.begin(record.setup, seed, controllers);
    services.go({ screen: 'arena' });
  };
  return (
    <EndScreen
      {...told}
      appeals={[]}
      unasked={[]}
      deedColumns={DEEDS}
      rounds={bout.state.round}
      seed={record.seed}
      moments={moments}
      thinking={thinking}
      choices={choices}
      measuredBy="the quick bot"
      palette={services.settings.value.palette}
      momentHref={(step) => formatRoute({ screen: 'replay', id, at: Math.max(0, step - 1) })}
      tell={tell}
      replayHref={formatRoute({ screen: 'replay', id, at: null })}
      link={() => linkTo(game.kit, record, null)}
      onSameDice={() => again(record.seed)}
      onNewDice={() => again(rollSeed())}
      next={{
        href: formatRoute({ screen: 'setup', address: 'recount', query: formatRecount(draftOfSetup(record.setup, controllers)) }),
        label: 'New pairs',
      }}
    >
      <VerdictsPanel verdicts={verdicts} killed={killed} words={told.words} />
    </EndScreen>
  );
}
