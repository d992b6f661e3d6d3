import type { CareerEvent, CareerState, ChronicleEntry, Result } from '../../career/index.ts';
import { daysOf, drillOf, isYours, recoveryOf } from '../../career/index.ts';
import { Die, RuleRefs, signed, Told } from '../../hud/common/index.ts';
import { Actions } from './actions.tsx';
import { ladderHref, ladderRoute } from './addresses.ts';
import type { CareerSave, DayData } from './career-file.ts';
import type { CareerHost } from './host.ts';
import { boutHref, isOfSchool, isYourResult, resultText, watchHref, wordsIn, type At, type DayAt } from './people.ts';
import { Story } from './story.tsx';
import { chronicleText, DRILLED, newsText, nightText, paidText, reasonText } from './words.ts';

type Rolled = Extract<CareerEvent, { type: 'rolled' }>;

function nameIn({ people }: CareerState, id: string | null): string | null {
  return people.find((person) => person.id === id)?.name ?? null;
}

function dieResult({ why, total }: Rolled, { options }: CareerState): string {
  if (why === 'recovery') return nightText(recoveryOf(total), options.gentle);
  return why === 'training' ? DRILLED[drillOf(total)] : String(total);
}

const WHY: Readonly<Record<string, string>> = { recovery: 'how his wounds heal', training: 'a day with the trainer' };

/** What came of a bout, why, and where it can be seen. */
export function ResultLine({ at, result }: { readonly at: DayAt; readonly result: Result }) {
  const { id, part } = result;
  const text = resultText(at, result);
  const own = isYourResult(at.state, result);
  return (
    <div class={`result-line ${own ? 'yours' : ''}`}>
      <p>
        <b>{text}.</b> {own || part === 'morning' ? <Story game={at.game} result={result} /> : null}
      </p>
      <p class="button-row">
        <a href={watchHref(id, null)}>
          Watch it<span class="visually-hidden">: {text}</span>
        </a>
        {isOfSchool(at.state, result) ? (
          <a href={boutHref(id)}>
            What it meant<span class="visually-hidden">: {text}</span>
          </a>
        ) : null}
      </p>
    </div>
  );
}

/** Every die that fell for the school itself, with what was added and what came of it. */
function Night({ at: { state, palette }, day: { events } }: { readonly at: DayAt; readonly day: DayData }) {
  const dice = events
    .filter((event) => event.type === 'rolled')
    .filter((event) => state.people.find(({ id }) => id === event.person)?.owner === 'you');
  if (dice.length === 0) return null;
  return (
    <section class="panel" aria-labelledby="report-dice">
      <h2 id="report-dice">The night</h2>
      <ul class="report-dice">
        {dice.map((event, place) => (
          <li key={place}>
            <Die dice={event.dice} face={event.faces[0] ?? 0} palette={palette} size={34} />
            <div>
              <p>
                <b>{nameIn(state, event.person)}</b>: {WHY[event.why] ?? event.why}
              </p>
              <p class="quiet">
                {event.faces[0] ?? 0}
                {event.modifiers.map(({ value, reason }) => ` ${signed(value)} ${reasonText(reason)}`).join('')}
                {event.modifiers.length > 0 && ` = ${event.total}`}: <Told text={dieResult(event, state)} />{' '}
                <RuleRefs ids={[...event.modifiers.map(({ rule }) => rule), ...event.rules]} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Purse({ at: { state }, day: { events, before, after } }: { readonly at: At; readonly day: DayData }) {
  return (
    <section class="panel" aria-labelledby="report-purse">
      <h2 id="report-purse">The purse</h2>
      <table class="ledger table">
        <tbody>
          <tr>
            <th scope="row">In the morning</th>
            <td class="number">{before} HS</td>
          </tr>
          {events
            .filter((event) => event.type === 'paid')
            .map(({ why, person, amount, rules }, place) => (
              <tr key={place}>
                <th scope="row">
                  {paidText(why, nameIn(state, person))} <RuleRefs ids={rules} />
                </th>
                <td class="number">{signed(amount)} HS</td>
              </tr>
            ))}
          <tr class="ledger-sum">
            <th scope="row">At night</th>
            <td class="number">{after} HS</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

/** What else the day brought: titles, scars that healed, whoever died or came. Of the others only what changes the world. */
function newsOf({ career, state }: At, { events }: DayData): { readonly text: string; readonly rules: readonly string[] }[] {
  const words = wordsIn(career);
  return events.flatMap((event) => {
    if (
      'person' in event &&
      event.person !== null &&
      !isYours(state, event.person) &&
      (event.type === 'recovered' || event.type === 'fame' || event.type === 'learned')
    )
      return [];
    const told = newsText(event, words, (id) => nameIn(state, id) ?? 'Somebody');
    return told ? [told] : [];
  });
}

function resultsOn({ state }: At, { season, day }: Pick<DayData, 'season' | 'day'>): Result[] {
  return state.results.filter((result) => result.season === season && result.day === day);
}

function dayTitle({ career, state }: At, season: number, day: number): string {
  const id = season === state.season ? state.festivals[day - 1] : undefined;
  const name = daysOf(career.ladder).find((each) => each.id === id)?.name;
  return [name, `season ${season}, day ${day}`].filter(Boolean).join(': ');
}

interface ReportProps {
  readonly at: DayAt;
  readonly save: CareerSave;
  readonly host: CareerHost;
  readonly go: (route: ReturnType<typeof ladderRoute>) => void;
}

/** What the last day has come to: every bout, every die of the night, every coin. */
export function DayReport({ at, save: { report, state }, host, go }: ReportProps) {
  if (!report)
    return (
      <p class="panel">
        The last day has been told. <a href={ladderHref()}>To today</a>
      </p>
    );
  const results = resultsOn(at, report);
  const own = results.filter((result) => isOfSchool(at.state, result));
  const others = results.filter((result) => !own.includes(result));
  const news = newsOf(at, report);
  const on = {
    key: 'on',
    label: state.over ? 'On to the end of the career' : 'On to the next day',
    primary: true,
    act: () => void host.read().then(() => go(ladderRoute(state.over ? 'rudis' : ''))),
  };
  return (
    <>
      <div class="ladder-columns">
        <div>
          <section class="panel" aria-labelledby="report-results">
            <h2 id="report-results">{dayTitle(at, report.season, report.day)}</h2>
            {own.length === 0 ? <p>Nobody of yours was on the sand.</p> : null}
            {own.map((result) => (
              <ResultLine key={result.id} at={at} result={result} />
            ))}
            {others.length > 0 ? <h3>The others</h3> : null}
            {others.map((result) => (
              <ResultLine key={result.id} at={at} result={result} />
            ))}
          </section>
          {news.length > 0 ? (
            <section class="panel" aria-labelledby="report-news">
              <h2 id="report-news">What else is new</h2>
              <ul class="report-news">
                {news.map(({ text, rules }, place) => (
                  <li key={place}>
                    {text} <RuleRefs ids={rules} />
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
        </div>
        <div>
          <Purse at={at} day={report} />
          <Night at={at} day={report} />
        </div>
      </div>
      <section class="panel day-end" aria-label="On to the next day">
        <Actions actions={[on]} label="On" />
      </section>
    </>
  );
}

/** The career as text: each scar, title and death with the way to its moment. The newest day first. */
export function Chronicle({ at: { career, state } }: { readonly at: At }) {
  const words = wordsIn(career);
  const known = new Set(state.results.map(({ id }) => id));
  const titleOf = ({ season, day }: ChronicleEntry): string => `Season ${season}, day ${day}`;
  const titles = [...new Set(state.chronicle.map(titleOf))].toReversed();
  if (titles.length === 0) return <p class="panel">Nothing has been written yet.</p>;
  return (
    <div class="chronicle">
      {titles.map((title) => (
        <section key={title} class="panel" aria-label={title}>
          <h2>{title}</h2>
          <ul class="bulleted">
            {state.chronicle
              .filter((entry) => titleOf(entry) === title)
              .map((entry, place) => (
                <li key={place}>
                  {chronicleText(entry, words)}{' '}
                  {entry.moment && known.has(entry.moment.result) ? (
                    <a href={watchHref(entry.moment.result, entry.moment.answer)}>
                      {entry.moment.answer === null ? 'the bout' : 'the moment'}
                    </a>
                  ) : null}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
