import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Words } from '../../hud/common/index.ts';
import type { EndScreenProps, LuckLine, SideLuck } from '../../hud/end/index.ts';
import { EndScreen } from '../../hud/end/index.ts';
import type { BoutOf, BoutReplay } from '../../session/index.ts';
import { gameOf } from '../../session/index.ts';
import { endingOf, boutEnd } from '../ending.ts';
import type { Ended, EndPart, EndProps } from '../game-page.ts';
import type { Game } from '../game.ts';
import { formatRoute } from '../routes.ts';
import { useMoments } from '../use-moments.ts';
import { queryOfSetup } from './drafts.ts';
import type { DuelFacts, DuelGame } from './facts.ts';
import { fatesIn, sideTitlesIn, titledApart, wordsIn } from './facts.ts';
import { leftOff } from '../about-words.ts';

/** What is counted of everybody at the end of a bout, and what hung on the crowd. */
export interface DuelEnd<G extends DuelGame> {
  /** Left out: the usual ones. */
  readonly deedColumns?: NonNullable<EndScreenProps['deedColumns']>;
  /** The heading names all who won, and sides are called by their classes; else whoever is alone on his side stands for it by his name. */
  readonly byName: boolean;
  /** Luck that is told beside hits and points. */
  luck(this: void, side: string, luck: SideLuck): readonly LuckLine[];
  appeals?(this: void, replay: BoutReplay<G>): EndScreenProps['appeals'];
  unasked?(this: void, replay: BoutReplay<G>, words: Words): readonly string[];
  /** A panel of the game's own. */
  panel?(this: void, replay: BoutReplay<G>, words: Words): ComponentChildren;
}

/** Who won, by the titles of sides; those of one side together. */
function heading<G extends DuelGame>(ended: Ended<G>, { state }: BoutOf<G>, sides: readonly string[], titles: readonly string[]): string {
  const { fighters, outcome } = state;
  if (!outcome) return leftOff(ended).heading;
  const place = sides.indexOf(outcome.winner ?? '');
  if (place < 0) return 'Nobody wins';
  const several = fighters.filter(({ side }) => side === outcome.winner).length > 1;
  return `${titles[place]} ${several ? 'win' : 'wins'}`;
}

function summary<G extends DuelGame>(facts: DuelFacts<G>, { byName, luck: more }: DuelEnd<G>, game: Game, ended: Ended<G>) {
  const { record, replay } = ended;
  const bout = replay.positions.at(-1)!;
  const words = wordsIn(facts, bout, { seed: record.seed, messages: game.catalogue.messages });
  const { sides, luck, told, owned } = boutEnd(ended, bout, words);
  const { fighters } = bout.state;
  const people = (side: string): string[] => fighters.flatMap((each) => (each.side === side ? [words.title(each.id)] : []));
  const cards = titledApart(sideTitlesIn(facts, gameOf<G>(game.kit, record.setup).content, record.setup), sides.map(people));
  const named = sides.map((side, place) =>
    people(side).length === 1 ? people(side)[0]! : byName ? people(side).join(' and ') : cards[place]!,
  );
  const titles = byName ? cards : named;
  return {
    ...told,
    rounds: bout.state.round,
    heading: heading(ended, bout, sides, named),
    fates: owned(fatesIn(facts, bout, words)),
    sides: titles,
    luck: titles.flatMap((name, place) => [
      { name: `Hits: ${name}`, luck: luck[place]!.hits },
      ...more(name, luck[place]!),
      { name: `Pips of AP: ${name}`, luck: luck[place]!.points },
    ]),
  };
}

/** The end of a bout between sides. */
export function duelEnd<G extends DuelGame>(facts: DuelFacts<G>, spec: DuelEnd<G>): EndPart<G> {
  return {
    End: (props: EndProps<G>) => {
      const { record, controllers, replay } = props.ended;
      const told = useMemo(() => summary(facts, spec, props.game, props.ended), [replay]);
      return (
        <EndScreen
          {...told}
          {...endingOf(props, controllers)}
          {...useMoments(props.game, replay)}
          appeals={spec.appeals?.(replay) ?? []}
          unasked={spec.unasked?.(replay, told.words) ?? []}
          {...(spec.deedColumns && { deedColumns: spec.deedColumns })}
          measuredBy="the quick bot"
          next={{
            href: formatRoute({ screen: 'setup', address: facts.address, query: queryOfSetup(facts, record.setup, controllers) }),
            label: 'New pairs',
          }}
        >
          {spec.panel?.(replay, told.words)}
        </EndScreen>
      );
    },
  };
}
