import type { LadderRank, Meeting, Person } from '../../career/index.ts';
import { nextRank, personOf, placeOf, yours } from '../../career/index.ts';
import type { LinkView, OpponentView, RankView } from '../../hud/ladder/index.ts';
import { boutStakes } from './stakes.ts';
import { MeetingForecast } from './forecast.tsx';
import { personView, resultsOf, resultText, watchHref, type At } from './people.ts';
import type { DayAt } from './day.tsx';
import { askedOf } from './words.ts';

function asksText(asks: LadderRank['asks']): string {
  const parts = askedOf(asks).map(({ text }) => text);
  return parts.length === 0 ? 'Where everybody begins.' : `Asks ${parts.join(', ')}.`;
}

/** The steps, the highest first; `chosen` is whose next step is marked. */
export function ranksView(at: At, chosen: Person | undefined): RankView[] {
  const { career, state } = at;
  const next = chosen ? nextRank(career.house, chosen) : null;
  return career.ladder.ranks
    .map((rank, place, all) => {
      const here = state.people.filter((person) => person.rank === rank.id && person.kind === 'trained');
      return {
        id: rank.id,
        name: rank.name,
        asks: asksText(rank.asks),
        yours: here
          .filter((person) => person.owner === 'you' && (person.state === 'active' || person.state === 'freed'))
          .map((person) => personView(at, person)),
        others: here.filter((person) => person.owner === 'others' && person.state === 'active').length,
        next: next?.id === rank.id,
        free: place === all.length - 1,
      };
    })
    .toReversed();
}

const NEXT = 3;

/** The next three opponents of one of yours: on the bill, on offer, then the nearest above him. */
export function nextOpponents(at: DayAt, man: Person): OpponentView[] {
  const { career, state, game } = at;
  const offered = state.bill.offers.find((offers) => offers.man === man.id)?.foes ?? [];
  const met = state.bill.matches.flatMap(({ first, second }) => (first === man.id ? [second] : []));
  const near = (person: Person): number => Math.abs(placeOf(career.ladder, person.rank ?? '') - placeOf(career.ladder, man.rank ?? '') - 1);
  const others = state.people
    .filter(({ owner, state: is, kind }) => owner === 'others' && is === 'active' && kind === 'trained')
    .toSorted((a, b) => near(a) - near(b) || b.fame - a.fame)
    .map(({ id }) => id);
  const ids = [...new Set([...met, ...offered, ...others])].slice(0, NEXT);
  return ids.map((id) => {
    const meeting: Meeting = career.imagined(state, man.id, id);
    return {
      person: personView(at, personOf(state, id)),
      stakes: boutStakes(at, man, personOf(state, id), false),
      forecast: <MeetingForecast game={game} meeting={meeting} who={man.name} gentle={state.options.gentle} />,
      actions: [],
    };
  });
}

const MOST_BOUTS = 8;

export function boutLinks(at: At, person: string): LinkView[] {
  return resultsOf(at.state, person)
    .slice(0, MOST_BOUTS)
    .map((result) => ({ text: `Season ${result.season}, day ${result.day}: ${resultText(at, result)}`, href: watchHref(result.id, null) }));
}

const ENDED: Readonly<Record<string, string>> = {
  beat: 'He beat',
  'was-beaten': 'He was killed by',
  'was-spared': 'He lost, and was spared, against',
  parted: 'He parted undecided with',
};

export function memoryOf({ state }: At, { memory }: Person): string[] {
  return memory.map((one) => `${ENDED[one.ended]} ${state.people.find(({ id }) => id === one.with)?.name ?? 'somebody'}.`);
}

/** Whom of yours a question is about when nobody was chosen: the first who lives. */
export function firstOf({ state }: At): Person | undefined {
  return yours(state)[0];
}
