import { muneraNames } from '../screens/index.ts';
import { useMemo } from 'preact/hooks';
import { wordsOf, type Words } from '../../../hud/common/index.ts';
import type { LuckLine, SideLuck } from '../../../hud/end/index.ts';
import { EndScreen } from '../../../hud/end/index.ts';
import type { Munera } from '../rules/index.ts';
import type { EndProps, Ended, Game } from '../../../app/index.ts';
import { boutEnd, endingOf, formatRoute, leftOff, useMoments } from '../../../app/index.ts';
import type { MuneraGame, MuneraReplay } from '../desk/index.ts';
import { muneraOf, sideTitles } from '../desk/index.ts';
import { formatBout } from './draft-link.ts';
import { draftOfSetup } from './draft.ts';
import { fatesOf } from './fates.ts';

/** Who died without the crowd being asked for him. */
function unaskedOf({ record: _, steps, positions }: MuneraReplay, words: Words): string[] {
  const asked = new Set(steps.flatMap(({ events }) => events.flatMap((event) => (event.type === 'appealed' ? [event.figure] : []))));
  return positions.at(-1)!.state.fighters.flatMap(({ id, fate }) => (fate === 'dead' && !asked.has(id) ? [words.title(id)] : []));
}

/** Who is alone on his side stands for it by his name. */
function titlesByName(sides: readonly string[], fighters: Munera['state']['fighters'], titles: readonly string[], words: Words): string[] {
  return sides.map((side, place) => {
    const [first, ...others] = fighters.filter((fighter) => fighter.side === side);
    return first && others.length === 0 ? words.title(first.id) : titles[place]!;
  });
}

function heading(ended: Ended<MuneraGame>, { state }: Munera, sides: readonly string[], titles: readonly string[]): string {
  const { outcome } = state;
  if (!outcome) return leftOff(ended).heading;
  const place = sides.indexOf(outcome.winner ?? '');
  if (place < 0) return 'Nobody wins';
  const several = state.fighters.filter(({ side }) => side === outcome.winner).length > 1;
  return `${titles[place]} ${several ? 'win' : 'wins'}`;
}

function luckLines(side: string, luck: SideLuck): LuckLine[] {
  return [
    { name: `Hits: ${side}`, luck: luck.hits },
    { name: `Saves: ${side}`, luck: luck.saves },
    { name: `Pips of AP: ${side}`, luck: luck.points },
    { name: `Mercy: ${side}`, luck: luck.mercy },
  ];
}

function summary(game: Game, ended: Ended<MuneraGame>) {
  const { record, replay } = ended;
  const bout = replay.positions.at(-1)!;
  const words = wordsOf(game.catalogue.messages, muneraNames(bout.world, { seed: record.seed, messages: game.catalogue.messages }));
  const { sides, luck, told, owned } = boutEnd(ended, bout, words);
  const titles = titlesByName(sides, bout.state.fighters, sideTitles(muneraOf(game.kit).content, record.setup), words);
  return {
    ...told,
    rounds: bout.state.round,
    heading: heading(ended, bout, sides, titles),
    fates: owned(fatesOf(bout, words)),
    appeals: replay.steps.flatMap(({ events }) => events.flatMap((event) => (event.type === 'appealed' ? [event] : []))),
    unasked: unaskedOf(replay, words),
    sides: titles,
    luck: titles.flatMap((name, place) => luckLines(name, luck[place]!)),
  };
}

/** The end of a bout. */
export function End(props: EndProps<MuneraGame>) {
  const { record, controllers, replay } = props.ended;
  const told = useMemo(() => summary(props.game, props.ended), [replay]);
  const query = formatBout(draftOfSetup(record.setup, controllers));
  return (
    <EndScreen
      {...told}
      {...endingOf(props, controllers)}
      {...useMoments(props.game, replay)}
      measuredBy="the quick bot"
      next={{ href: formatRoute({ screen: 'setup', address: 'bout', query }), label: 'New pairs' }}
    />
  );
}
