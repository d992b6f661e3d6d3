import type { ComponentChildren } from 'preact';
import type { PaletteId } from '../../art/index.ts';
import { Told } from '../common/index.ts';
import { Actions } from './actions.tsx';
import { Opponents, StakesLine } from './opponents.tsx';
import { PersonLine } from './person-line.tsx';
import { Fold } from './fold.tsx';
import type { LadderAction, OpponentView, PersonView, ResultView, Stakes } from './types.ts';

/** A bout on the bill, or the morning. */
export interface BillView {
  readonly key: string;
  /** `Verus against Priscus`, or the name of the programme. */
  readonly title: string;
  readonly text: string;
  readonly people: readonly PersonView[];
  /** What it pays; null once it is over, and where it is none of yours. */
  readonly stakes: Stakes | null;
  readonly forecast: ComponentChildren;
  readonly actions: readonly LadderAction[];
  /** What came of it, when it is over. */
  readonly result: ResultView | null;
}

/** One of yours and what he may do today. */
export interface ManView {
  readonly person: PersonView;
  /** What he does today, in a word. */
  readonly doing: string;
  readonly actions: readonly LadderAction[];
  readonly offers: readonly OpponentView[];
  /** They are shown at once. */
  readonly offersOpen: boolean;
  /** Rest, training and the medicus, with their odds. */
  readonly day: readonly LadderAction[];
  /** Selling and retiring. */
  readonly leave: readonly LadderAction[];
}

export interface CalendarDay {
  readonly key: string;
  readonly name: string;
  readonly when: 'past' | 'today' | 'coming';
  readonly final: boolean;
}

interface DayPlannerProps {
  readonly title: string;
  readonly about: string;
  readonly calendar: readonly CalendarDay[];
  readonly morning: BillView | null;
  readonly noon: BillView | null;
  readonly bouts: readonly BillView[];
  /** Bouts among the others, as text. */
  readonly others: readonly string[];
  readonly men: readonly ManView[];
  /** Where to find somebody when nobody is left. */
  readonly market: string;
  readonly palette: PaletteId;
  /** What happens to what is left open. */
  readonly endNote: string;
  readonly end: LadderAction;
  /** What is being played: how far it is. */
  readonly progress: ComponentChildren;
}

/** The day: its place in the year, what is on the bill, and what each of yours does. */
export function DayPlanner(props: DayPlannerProps) {
  const { title, about, calendar, morning, noon, bouts, others, men, market, palette, endNote, end, progress } = props;
  return (
    <>
      <section class="panel day-head" aria-labelledby="day-title">
        <h2 id="day-title">{title}</h2>
        <p>{about}</p>
        <ol class="calendar-strip" aria-label="Days of the season">
          {calendar.map(({ key, name, when, final }) => (
            <li key={key} class={`${when} ${final ? 'final' : ''}`} aria-current={when === 'today' ? 'date' : undefined}>
              {name}
              {when === 'past' ? <span class="visually-hidden"> (over)</span> : null}
            </li>
          ))}
        </ol>
      </section>
      <div class="ladder-columns">
        <div>
          {bouts.map((bill) => (
            <BillPanel key={bill.key} bill={bill} palette={palette} heading="In the afternoon" />
          ))}
          {men.length === 0 ? <NobodyLeft market={market} /> : null}
          {men.map((man) => (
            <ManPanel key={man.person.id} man={man} palette={palette} />
          ))}
        </div>
        <div>
          {morning ? <BillPanel bill={morning} palette={palette} heading="In the morning" /> : null}
          {noon ? <BillPanel bill={noon} palette={palette} heading="At noon" /> : null}
          <OtherBouts bouts={others} />
        </div>
      </div>
      <p class="panel day-end-note">{endNote}</p>
      <section class="panel day-end" aria-label="The end of the day">
        <Actions actions={[end]} label="The end of the day" />
        {progress}
      </section>
    </>
  );
}

/** What is to be done when nobody of the school can fight. */
export function NobodyLeft({ market }: { readonly market: string }) {
  return (
    <section class="panel" aria-label="Nobody is left">
      <p>
        Nobody of your school is left to fight. <a href={market}>Buy or hire somebody in the ludus</a>, as far as the purse allows; days may
        go by without one.
      </p>
    </section>
  );
}

function BillPanel({ bill, palette, heading }: { readonly bill: BillView; readonly palette: PaletteId; readonly heading: string }) {
  const { key, title, text, people, stakes, forecast, actions, result } = bill;
  return (
    <section class="panel bill" aria-label={title} data-bout={key}>
      <p class="bill-when">{heading}</p>
      <h2>{title}</h2>
      {text ? (
        <p>
          <Told text={text} />
        </p>
      ) : null}
      <div class="bill-people">
        {people.map((person) => (
          <PersonLine key={person.id} person={person} palette={palette} />
        ))}
      </div>
      {result ? <ResultLine result={result} /> : null}
      <StakesLine stakes={result ? null : stakes} />
      {result ? null : forecast}
      <Actions actions={actions} label={title} />
    </section>
  );
}

/** What came of a bout, why, and where it can be seen. */
export function ResultLine({ result }: { readonly result: ResultView }) {
  const { text, why, href, end } = result;
  return (
    <div class={`result-line ${result.yours ? 'yours' : ''}`}>
      <p>
        <b>{text}.</b> {why}
      </p>
      <p class="button-row">
        <a href={href}>
          Watch it<span class="visually-hidden">: {text}</span>
        </a>
        {end === null ? null : (
          <a href={end}>
            What it meant<span class="visually-hidden">: {text}</span>
          </a>
        )}
      </p>
    </div>
  );
}

function OtherBouts({ bouts }: { readonly bouts: readonly string[] }) {
  if (bouts.length === 0) return null;
  return (
    <section class="panel" aria-labelledby="other-bouts">
      <h2 id="other-bouts">Among the others</h2>
      <ul class="other-bouts">
        {bouts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

function ManPanel({ man, palette }: { readonly man: ManView; readonly palette: PaletteId }) {
  const { person, doing, actions, offers, offersOpen, day, leave } = man;
  return (
    <section class="panel man-day" aria-label={person.name} data-person={person.id}>
      <PersonLine person={person} palette={palette} size={56} />
      <p class="man-doing">{doing}</p>
      <Actions actions={actions} label={`What ${person.name} has earned`} />
      <Actions actions={day} label={`The day of ${person.name}`} />
      {offers.length > 0 ? (
        <Fold summary={`Whom ${person.name} may meet today`} open={offersOpen}>
          {() => <Opponents opponents={offers} palette={palette} />}
        </Fold>
      ) : null}
      {leave.length > 0 ? (
        <details>
          <summary>Let him go</summary>
          <Actions actions={leave} label={`Letting ${person.name} go`} />
        </details>
      ) : null}
    </section>
  );
}
