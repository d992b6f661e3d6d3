import type { ComponentChildren } from 'preact';
import type { Person, Stakes } from '../../career/index.ts';
import { entryProblem, hirePrice, isAwaited, noonStakes, personOf, placeOf, saleOf, stakesOf } from '../../career/index.ts';
import { capital, RuleRefs, Told } from '../../hud/common/index.ts';
import { actionOf, Actions, costNote, type LadderAction } from './actions.tsx';
import { MeetingForecast } from './forecast.tsx';
import { mindOf, type At, type DayAt } from './people.ts';
import { PersonLine } from './person.tsx';
import { refusalText } from './words.ts';

/** What a bout of two pays one of yours, and the fame that is in it. */
function boutText({ appearance, prize, fame, deeds }: Stakes): string {
  return `Pays ${appearance} HS for appearing, and ${prize} HS with ${fame} fame for a victory; deeds bring up to ${deeds} fame more.`;
}

/** The same for whoever carries out the sentence at noon. */
export function noonText({ career }: At, man: Person): string {
  const { appearance, prize, fame } = noonStakes(career.house, man);
  return `Pays ${appearance} HS, and ${prize} HS with ${fame} fame if he stands at the end.`;
}

/** What is paid and won, in a sentence. */
function StakesLine({ text, rules }: { readonly text: string; readonly rules: readonly string[] }) {
  return (
    <p class="stakes">
      <Told text={text} /> <RuleRefs ids={rules} />
    </p>
  );
}

export function BoutStakes({
  at,
  man,
  foe,
  final = false,
}: {
  readonly at: At;
  readonly man: Person;
  readonly foe: Person;
  readonly final?: boolean;
}) {
  const stakes = stakesOf(at.career.house, man, foe, final);
  return <StakesLine text={boutText(stakes)} rules={stakes.rules} />;
}

export function NoonStakes({ at, man }: { readonly at: At; readonly man: Person }) {
  return <StakesLine text={noonText(at, man)} rules={noonStakes(at.career.house, man).rules} />;
}

/** What leading the condemned pays, and what it may lead to. */
export function MorningStakes({ at: { career } }: { readonly at: At }) {
  const { led, condemned, mornings } = career.ladder.prices;
  const text =
    `Pays ${led} HS for each whom you lead out alive, by hand or settled; left to the end of the day, somebody else leads them for the fee. ` +
    `Whoever lives through ${mornings} mornings may be bought for ${condemned} HS, and becomes a tiro.`;
  return <StakesLine text={text} rules={['C-042', 'C-043']} />;
}

interface OpponentProps {
  readonly at: DayAt;
  readonly person: Person;
  readonly actions?: readonly LadderAction[];
  /** What a bout with him pays, and what is to be expected of it. */
  readonly children?: ComponentChildren;
}

/** Who may be met or had: how he fights, what he has done, and what can be done about it. */
function Opponent({ at, person, actions = [], children }: OpponentProps) {
  const mind = mindOf(at.career, person);
  return (
    <li class="opponent" data-person={person.id}>
      <PersonLine at={at} person={person} size={52} />
      {mind ? (
        <p>
          <b>{capital(mind.name)}</b>: {mind.about ?? ''}
        </p>
      ) : null}
      {children}
      <Actions actions={actions} label={person.name} />
    </li>
  );
}

/** Somebody whom one of yours may meet, with what the bout would pay and come to. */
function Foe({
  at,
  man,
  id,
  actions = [],
}: {
  readonly at: DayAt;
  readonly man: Person;
  readonly id: string;
  readonly actions?: readonly LadderAction[];
}) {
  const foe = personOf(at.state, id);
  return (
    <Opponent at={at} person={foe} actions={actions}>
      <BoutStakes at={at} man={man} foe={foe} />
      <MeetingForecast at={at} meeting={at.career.imagined(at.state, man.id, id)} who={man.name} />
    </Opponent>
  );
}

/** Whom one of yours may ask for today, in the order of the bill. */
export function foesOf({ offers }: Pick<DayAt, 'offers'>, man: Person) {
  return offers.flatMap((offer) => {
    const { command } = offer;
    return command.type === 'enter' && command.man === man.id ? [{ offer, foe: command.foe }] : [];
  });
}

export function Foes({ at, man }: { readonly at: DayAt; readonly man: Person }) {
  return (
    <ul class="opponents">
      {foesOf(at, man).map(({ offer, foe }) => {
        const label = `Ask for ${personOf(at.state, foe).name}`;
        return <Foe key={foe} at={at} man={man} id={foe} actions={[actionOf(at, offer, { label })]} />;
      })}
    </ul>
  );
}

const NEXT = 3;

/** The next three opponents of one of yours: on the bill, on offer, then the nearest above him. */
export function NextOpponents({ at, man }: { readonly at: DayAt; readonly man: Person }) {
  const { career, state } = at;
  const offered = state.bill.offers.find((offers) => offers.man === man.id)?.foes ?? [];
  const met = state.bill.matches.flatMap(({ first, second }) => (first === man.id ? [second] : []));
  const near = (person: Person): number => Math.abs(placeOf(career.ladder, person.rank ?? '') - placeOf(career.ladder, man.rank ?? '') - 1);
  const others = state.people
    .filter(({ owner, state: is, kind }) => owner === 'others' && is === 'active' && kind === 'trained')
    .toSorted((a, b) => near(a) - near(b) || b.fame - a.fame)
    .map(({ id }) => id);
  return (
    <ul class="opponents">
      {[...new Set([...met, ...offered, ...others])].slice(0, NEXT).map((id) => (
        <Foe key={id} at={at} man={man} id={id} />
      ))}
    </ul>
  );
}

/** A man who cannot be had now, with his price and the reason. */
function notNow(
  { doing, career, state }: DayAt,
  person: Person,
  { key, label, price }: { key: string; label: string; price: number },
): LadderAction {
  const problem = isAwaited(state, person) ? 'on-the-bill' : (entryProblem(career.house, state, price)?.reason ?? 'season-is-over');
  return { key: `${key} ${person.id}`, label, note: costNote(price), off: doing.off ?? refusalText(problem), act: () => undefined };
}

/** On how many days a man who is hired now can fight: from tomorrow on, and never after the season (C-033). */
function hireNote({ career, state }: DayAt): string {
  const left = career.ladder.calendar.days - state.day;
  return left === 1
    ? 'The season ends tomorrow: he can be matched on that one day, and goes.'
    : `He can be matched on ${left} days, then the season ends and he goes.`;
}

/** How somebody may be bought or hired, with his price; whoever cannot be had now, with the reason. */
export function tradeActions(at: DayAt, person: Person): LadderAction[] {
  const ways = [
    { key: 'buy', label: 'Buy him', price: person.owner === 'you' ? null : (saleOf(at.career.house, person)?.price ?? null) },
    { key: 'hire', label: 'Hire him for the season', price: hirePrice(at.career.house, person) },
  ];
  return ways.flatMap(({ key, label, price }) => {
    if (price === null) return [];
    const offer = at.offers.find(({ command }) => command.type === key && 'person' in command && command.person === person.id);
    return [
      offer ? actionOf(at, offer, { label, ...(key === 'hire' && { note: hireNote(at) }) }) : notNow(at, person, { key, label, price }),
    ];
  });
}

export function Market({ at }: { readonly at: DayAt }) {
  const trades = at.state.over ? [] : at.state.people.map((person) => ({ person, actions: tradeActions(at, person) }));
  const had = trades.filter(({ actions }) => actions.length > 0);
  if (had.length === 0) return null;
  return (
    <section class="panel" aria-label="For sale and for hire">
      <h2>For sale and for hire</h2>
      <ul class="opponents">
        {had.map(({ person, actions }) => (
          <Opponent key={person.id} at={at} person={person} actions={actions} />
        ))}
      </ul>
    </section>
  );
}
