import type { LadderRank, Person } from '../../career/index.ts';
import { nextRank, yours } from '../../career/index.ts';
import { Icon } from '../../hud/common/index.ts';
import { ladderHref } from './addresses.ts';
import { NobodyLeft } from './day.tsx';
import { NextOpponents } from './opponents.tsx';
import { kindText, personHref, type DayAt, type ShownAt } from './people.ts';
import { Face } from './person.tsx';
import { askedOf } from './words.ts';

function asksText(asks: LadderRank['asks']): string {
  const parts = askedOf(asks).map(({ text }) => text);
  return parts.length === 0 ? 'Where everybody begins.' : `Asks ${parts.join(', ')}.`;
}

/** The ranks as steps of stone, from the wooden sword down to the novice: who of yours stands where, and what the next step of `chosen` asks. */
function RankFrieze({ at, chosen }: { readonly at: ShownAt; readonly chosen: Person | undefined }) {
  const { career, palette, state } = at;
  const next = chosen && nextRank(career.house, chosen);
  return (
    <ol class="rank-frieze" aria-label="The ranks, the highest first">
      {career.ladder.ranks
        .map((rank, place, { length }) => {
          const here = state.people.filter((person) => person.rank === rank.id && person.kind === 'trained');
          const own = here.filter((person) => person.owner === 'you' && (person.state === 'active' || person.state === 'freed'));
          const others = here.filter((person) => person.owner === 'others' && person.state === 'active').length;
          const isFree = place === length - 1;
          const isNext = next?.id === rank.id;
          return (
            <li
              key={rank.id}
              class={`${isFree ? 'free' : ''} ${isNext ? 'next' : ''} ${own.length > 0 ? 'here' : ''}`}
              data-rank={rank.id}
              style={{ '--above': place }}
            >
              <div class="rank-men wrap">
                {isFree && own.length === 0 ? <WoodenSword /> : null}
                {own.map((person) => {
                  const title = `${person.name}, ${kindText(career, person)}`;
                  return (
                    <a key={person.id} href={personHref(person.id)} title={title} aria-label={title}>
                      <Face person={person} palette={palette} size={46} />
                    </a>
                  );
                })}
              </div>
              <div class="rank-stone">
                <h3>
                  {rank.name}
                  {isNext ? <span class="rank-next"> the next step</span> : null}
                </h3>
                <p class="rank-asks">{asksText(rank.asks)}</p>
                <p class="rank-others">
                  {others > 0 ? (
                    <>
                      <Icon sign="gladiator" /> {others} {others === 1 ? 'other' : 'others'}
                    </>
                  ) : null}
                </p>
              </div>
            </li>
          );
        })
        .toReversed()}
    </ol>
  );
}

/** The ladder, and whom one of yours meets next; `id` is his whom it is about. */
export function RanksPage({ at, id }: { readonly at: DayAt; readonly id: string }) {
  const men = yours(at.state);
  const chosen = men.find((man) => man.id === id) ?? men[0];
  return (
    <div class="ladder-columns">
      <section class="panel" aria-label="The ranks">
        <h2>The ranks</h2>
        <RankFrieze at={at} chosen={chosen} />
      </section>
      <section class="panel" aria-label="The next opponents">
        <h2>{chosen ? `The next opponents of ${chosen.name}` : 'Nobody is left'}</h2>
        {men.length > 1 ? (
          <p class="button-row">
            {men.map((man) => (
              <a key={man.id} class="button" href={ladderHref('ranks', man.id)} aria-current={man === chosen ? 'true' : undefined}>
                {man.name}
              </a>
            ))}
          </p>
        ) : null}
        {chosen || at.state.over ? null : <NobodyLeft />}
        {chosen && !at.state.over ? <NextOpponents key={chosen.id} at={at} man={chosen} /> : null}
      </section>
    </div>
  );
}

/** The rudis, in one ink, over the highest step. */
function WoodenSword() {
  return (
    <svg class="wooden-sword" viewBox="-210 -60 420 120" aria-hidden="true" focusable="false">
      <path class="wood" d="M-200 0Q-186-20-150-24L70-24V-44H92V-15H168V-24Q200-24 200 0T168 24V15H92V44H70V24L-150 24Q-186 20-200 0Z" />
      <path class="grain" d="M-176-4Q-60-14 66-8M-160 10Q-90 2-20 12T66 12M-120-15Q-40-20 66-18M104-5H160M104 5H160" />
    </svg>
  );
}
