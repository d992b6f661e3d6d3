import { useState } from 'preact/hooks';
import type { PaletteId } from '../../art/index.ts';
import { placeOf, yours, type Career, type Person } from '../../career/index.ts';
import { capital, Icon, Medallion } from '../../hud/common/index.ts';
import { ScoutPanel } from '../../hud/ghost/index.ts';
import { scoutedBy } from '../ghost/scouting.ts';
import type { Vault } from '../storage/vault.ts';
import { MeetingForecast } from './forecast.tsx';
import {
  goneText,
  healthText,
  kindText,
  mindOf,
  personHref,
  rankText,
  readyText,
  recordText,
  resultsOf,
  resultText,
  skillTexts,
  waitsOf,
  watchHref,
  type At,
  type DayAt,
  type ShownAt,
} from './people.ts';
import { useLoaded } from '../use-loaded.ts';

/** How somebody looks who fights no more. */
const STATES: Readonly<Partial<Record<Person['state'], 'dead' | 'winner'>>> = { dead: 'dead', freed: 'winner' };

/** Of so many parts a man is whole; each wound takes one, and with the three that he can bear one is left. */
const WHOLE = 4;

export function Face({ person, palette, size }: { readonly person: Person; readonly palette: PaletteId; readonly size: number }) {
  const { card, kind, name, wounds, state } = person;
  return (
    <Medallion
      card={card}
      kind={kind === 'condemned' ? 'noxius' : 'gladiator'}
      palette={palette}
      size={size}
      hp={(WHOLE - wounds) / WHOLE}
      state={STATES[state] ?? 'standing'}
      initial={name.charAt(0)}
    />
  );
}

const joined = (texts: readonly string[], between = ', '): string => texts.filter((text) => text !== '').join(between);
/** `Novicius (rank 1 of 7)`; empty for the condemned. */
const rankedText = (career: Career, person: Person): string =>
  person.rank === null
    ? ''
    : `${rankText(career, person)} (rank ${placeOf(career.ladder, person.rank) + 1} of ${career.ladder.ranks.length})`;
const fightsAs = (career: Career, person: Person): string => joined([kindText(career, person), rankedText(career, person)]);
const boundText = ({ until }: Person): string => (until === null ? '' : 'hired for this season');

interface PersonLineProps {
  readonly at: ShownAt;
  readonly person: Person;
  readonly size?: number;
}

/** Who somebody is: his face, his name with the way to his page, what he fights as and what he has done. */
export function PersonLine({ at: { career, palette }, person, size = 44 }: PersonLineProps) {
  return (
    <div class="person-line">
      <Face person={person} palette={palette} size={size} />
      <div>
        <p class="person-name">
          <a href={personHref(person.id)}>{person.name}</a> <span class="quiet">{fightsAs(career, person)}</span>
        </p>
        <p class="quiet">{joined([recordText(person), healthText(person), boundText(person)], ' · ')}</p>
      </div>
    </div>
  );
}

interface Column {
  readonly key: string;
  readonly name: string;
  /** What it sorts by; larger first where it is a number. */
  readonly by: (person: Person, at: At) => number | string;
  /** There is no room for it on a phone. */
  readonly more?: true;
}

const COLUMNS: readonly Column[] = [
  { key: 'name', name: 'Name', by: ({ name }) => name },
  { key: 'rank', name: 'Rank', by: ({ rank }, { career }) => (rank === null ? -1 : placeOf(career.ladder, rank)) },
  { key: 'wounds', name: 'Wounds', by: ({ wounds }) => wounds },
  { key: 'ready', name: 'May fight', by: (person, at) => waitsOf(at, person) },
  { key: 'skills', name: 'Skills', by: ({ skills }) => skills.length, more: true },
  { key: 'fame', name: 'Fame', by: ({ fame }) => fame },
  { key: 'record', name: 'Record', by: ({ record }) => record.victories * 1000 - record.defeats, more: true },
];

interface Order {
  readonly column: string;
  readonly down: boolean;
}

function sorted(at: At, people: readonly Person[], { column, down }: Order): readonly Person[] {
  const { by } = COLUMNS.find(({ key }) => key === column) ?? COLUMNS[0]!;
  const less = (a: number | string, b: number | string): number => (a < b ? -1 : a > b ? 1 : 0);
  return people.toSorted((a, b) => (down ? less(by(b, at), by(a, at)) : less(by(a, at), by(b, at))) || less(a.name, b.name));
}

interface RosterTableProps {
  readonly at: ShownAt;
  readonly people: readonly Person[];
  readonly caption: string;
}

/** People as a table that is sorted by any of its columns. */
export function RosterTable({ at, people, caption }: RosterTableProps) {
  const [order, setOrder] = useState<Order>({ column: 'rank', down: true });
  const sort = (column: string): void => setOrder({ column, down: order.column === column ? !order.down : column !== 'name' });
  return (
    <div class="roster-scroll" tabIndex={0} role="region" aria-label={caption}>
      <table class="roster table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {COLUMNS.map(({ key, name, more }) => (
              <th
                key={key}
                scope="col"
                class={more ? 'roster-more' : undefined}
                aria-sort={order.column === key ? (order.down ? 'descending' : 'ascending') : 'none'}
              >
                <button type="button" onClick={() => sort(key)}>
                  {name}
                  <Icon sign="down" class={order.column === key ? (order.down ? '' : 'up') : 'unsorted'} />
                </button>
              </th>
            ))}
            <th scope="col" class="roster-more">
              Last bout
            </th>
          </tr>
        </thead>
        <tbody>
          {sorted(at, people, order).map((person) => (
            <RosterRow key={person.id} at={at} person={person} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function RosterRow({ at, person }: PersonLineProps) {
  const { career, palette } = at;
  const gone = goneText(person);
  const [last] = resultsOf(at.state, person.id);
  return (
    <tr class={gone === '' ? '' : 'gone'}>
      <th scope="row">
        <span class="roster-name">
          <Face person={person} palette={palette} size={30} />
          <span>
            <a href={personHref(person.id)}>{person.name}</a>{' '}
            <span class="quiet">{joined([kindText(career, person), boundText(person)])}</span>
            {gone === '' ? null : <span class="roster-gone"> {gone}</span>}
          </span>
        </span>
      </th>
      <td>{rankText(career, person)}</td>
      <td>{healthText(person) || 'none'}</td>
      <td>{readyText(at, person)}</td>
      <td class="roster-more">{skillTexts(career, person).join(', ') || 'none'}</td>
      <td class="number">{person.fame}</td>
      <td class="roster-more">{recordText(person)}</td>
      <td class="roster-more">{last ? <a href={watchHref(last.id, null)}>{resultText(at, last)}</a> : 'none yet'}</td>
    </tr>
  );
}

const MOST_BOUTS = 8;

const ENDED: Readonly<Record<string, string>> = {
  beat: 'He beat',
  'was-beaten': 'He was killed by',
  'was-spared': 'He lost, and was spared, against',
  parted: 'He parted undecided with',
};

/** All that is known of somebody: how he fights, what he has done, and his last bouts to be watched. */
export function PersonPage({ at, vault, id }: { readonly at: DayAt; readonly vault: Vault; readonly id: string }) {
  const { career, palette, state } = at;
  const person = state.people.find((each) => each.id === id);
  if (!person) return <p class="panel">There is nobody of that name here.</p>;
  const gone = goneText(person);
  const facts: readonly (readonly [string, string])[] = [
    ['Fights as', fightsAs(career, person)],
    ['Record', recordText(person)],
    ['Fame', String(person.fame)],
    ['Wounds', healthText(person) || 'none'],
    ['Skills', skillTexts(career, person).join(', ') || 'none'],
    ...(gone === '' ? [] : [['Today', gone] as const]),
  ];
  const [against] = yours(state);
  const isMet = person.owner === 'others' && person.state === 'active' && person.kind === 'trained';
  const mind = mindOf(career, person);
  return (
    <div class="ladder-columns">
      <div>
        <section class="panel person-page" aria-labelledby="person-name">
          <Face person={person} palette={palette} size={96} />
          <h2 id="person-name">{person.name}</h2>
          <dl class="career-numbers">
            {facts.map(([term, text]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          {isMet && against ? <MeetingForecast at={at} meeting={career.imagined(state, against.id, id)} who={against.name} /> : null}
        </section>
        <PastBouts at={at} person={person} />
      </div>
      <section class="panel" aria-labelledby="person-mind">
        <h2 id="person-mind">How he fights{mind ? `: ${capital(mind.name).toLowerCase()}` : ''}</h2>
        <Mind at={at} person={person} vault={vault} />
      </section>
    </div>
  );
}

function PastBouts({ at, person }: { readonly at: At; readonly person: Person }) {
  const bouts = resultsOf(at.state, person.id).slice(0, MOST_BOUTS);
  const nameOf = (id: string): string => at.state.people.find((each) => each.id === id)?.name ?? 'somebody';
  return (
    <section class="panel" aria-labelledby="person-bouts">
      <h2 id="person-bouts">Last bouts</h2>
      {bouts.length === 0 ? <p>He has not fought since this career began.</p> : null}
      <ul class="bulleted">
        {bouts.map((result) => (
          <li key={result.id}>
            <a href={watchHref(result.id, null)}>
              Season {result.season}, day {result.day}: {resultText(at, result)}
            </a>
          </li>
        ))}
      </ul>
      {person.memory.length > 0 ? <h3>What he remembers</h3> : null}
      <ul class="bulleted">
        {person.memory.map((one, place) => (
          <li key={place}>
            {ENDED[one.ended]} {nameOf(one.with)}.
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How somebody decides, in sentences, as far as it has been seen. */
function Mind({ at, person, vault }: { readonly at: At; readonly person: Person; readonly vault: Vault }) {
  const { desk } = at.career.house.game;
  const behaviour = mindOf(at.career, person);
  const scouted = useLoaded(() => behaviour && scoutedBy(desk.id, vault, behaviour), [person.id, person.behaviour]);
  if (!behaviour) return <p>Nobody knows how he decides.</p>;
  return scouted ? <ScoutPanel {...scouted} /> : null;
}
