import { Fragment, type ComponentChildren } from 'preact';
import type { CareerState, Match, Meeting } from '../../career/index.ts';
import { daysOf, isFought, isYours, MORNING, openMatchOf, personOf, resultId, yours } from '../../career/index.ts';
import { listed } from '../../engine/text/index.ts';
import { Told } from '../../hud/common/index.ts';
import { actionOf, Actions, type LadderAction } from './actions.tsx';
import { ladderHref } from './addresses.ts';
import { type Begun } from './arena-bouts.ts';
import { MeetingForecast, MorningForecast } from './forecast.tsx';
import type { CareerHost } from './host.ts';
import { BoutStakes, MorningStakes, NoonStakes } from './opponents.tsx';
import { className, type At, type DayAt } from './people.ts';
import { PersonLine } from './person.tsx';
import { ResultLine } from './report.tsx';
import { ManPanel } from './man-panel.tsx';

const BEGUN: Readonly<Record<Begun['kind'], string>> = {
  over: 'Take it into the career',
  saved: 'Go on with the bout',
  left: 'Go on with the bout',
};

/** Ways through a bout that is yours: by hand, watched, or at once; one that was begun by hand is fought to its end. */
function meetingActions(at: DayAt, meeting: Meeting): LadderAction[] {
  const { doing, begun, offers } = at;
  const off = doing.off === undefined ? {} : { off: doing.off };
  const under = begun.get(meeting.id);
  const play: LadderAction = {
    key: `fight ${meeting.id}`,
    label: under ? BEGUN[under.kind] : meeting.id === MORNING ? 'Command them' : 'Fight it yourself',
    primary: true,
    ...(under && { note: 'It was begun in the arena, and is fought to its end there.' }),
    ...off,
    act: () => doing.fight(meeting),
  };
  const settle = offers.find(({ command }) => command.type === 'settle' && command.match === meeting.id);
  if (under || !settle) return [play];
  const watch = { key: `watch ${meeting.id}`, label: 'Watch it', note: 'Bots fight it in the arena, at any speed.', ...off };
  return [
    play,
    { ...watch, act: () => doing.watch(meeting) },
    actionOf(at, settle, { label: 'Settle it', note: 'The same bout, told at once.' }),
  ];
}

interface BillProps {
  readonly at: DayAt;
  /** Id of the bout, and of what came of it. */
  readonly bout: Pick<Meeting, 'id' | 'result'>;
  readonly when: string;
  readonly title: string;
  readonly text: string;
  readonly people: readonly string[];
  readonly actions?: readonly LadderAction[];
  /** What it pays, and what is to be expected of it, as long as it is not over. */
  readonly children?: ComponentChildren;
}

/** A bout on the bill, or the morning: who is in it, what can be done about it, and what came of it. */
function BillPanel({ at, bout, when, title, text, people, actions = [], children }: BillProps) {
  const result = at.state.results.find(({ id }) => id === bout.result);
  return (
    <section class="panel bill" aria-label={title} data-bout={bout.id}>
      <p class="bill-when">{when}</p>
      <h2>{title}</h2>
      {text ? (
        <p>
          <Told text={text} />
        </p>
      ) : null}
      <div class="bill-people">
        {people.map((id) => (
          <PersonLine key={id} at={at} person={personOf(at.state, id)} />
        ))}
      </div>
      {result ? <ResultLine at={at} result={result} /> : children}
      <Actions actions={result ? [] : actions} label={title} />
    </section>
  );
}

const idsOf = ({ people }: Meeting): string[] => people.map(({ id }) => id);

function Morning({ at }: { readonly at: DayAt }) {
  const { career, state } = at;
  const morning = career.morning(state);
  if (!morning) return null;
  const programme = career.house.mornings?.programmes.get(state.bill.morning?.programme ?? '');
  return (
    <BillPanel
      at={at}
      bout={morning}
      when="In the morning"
      title={programme?.name ?? 'The morning'}
      text={programme?.text ?? ''}
      people={idsOf(morning)}
      actions={meetingActions(at, morning)}
    >
      <MorningStakes at={at} />
      {morning.people.length > 0 ? <MorningForecast at={at} meeting={morning} /> : null}
    </BillPanel>
  );
}

/** Noon, and who carries out the sentence: yours may be played. */
function Noon({ at }: { readonly at: DayAt }) {
  const noon = at.career.noon(at.state);
  if (!noon) return null;
  const [champion, ...condemned] = noon.people;
  const who = condemned.length === 1 ? 'who is condemned' : 'who are condemned';
  const isOwn = champion!.owner === 'you';
  return (
    <BillPanel
      at={at}
      bout={noon}
      when="At noon"
      title="Noon"
      text={`${champion!.name} meets ${listed(condemned.map(({ name }) => name))}, ${who}.`}
      people={idsOf(noon)}
      actions={isOwn ? meetingActions(at, noon) : []}
    >
      {isOwn ? <NoonStakes at={at} man={champion!} /> : null}
      {isOwn ? <MeetingForecast at={at} meeting={noon} who={champion!.name} /> : <NoonForecasts at={at} />}
    </BillPanel>
  );
}

/** What is to be expected of noon for whoever of yours may carry out the sentence. */
function NoonForecasts({ at }: { readonly at: DayAt }) {
  const { career, state, offers } = at;
  const able = offers.flatMap(({ command }) => (command.type === 'noon' ? [personOf(state, command.man)] : []));
  if (able.length === 0) return null;
  return (
    <>
      <p class="quiet">If one of yours carried it out instead:</p>
      {able.map((man) => {
        const meeting = career.imaginedNoon(state, man.id);
        return meeting ? (
          <Fragment key={man.id}>
            <MeetingForecast at={at} meeting={meeting} who={man.name} />
          </Fragment>
        ) : null;
      })}
    </>
  );
}

function isOwn(state: CareerState, { first, second }: Match): boolean {
  return isYours(state, first) || isYours(state, second);
}

/** A bout of one of yours on the bill of the afternoon. */
function Afternoon({ at, match }: { readonly at: DayAt; readonly match: Match }) {
  const { career, state } = at;
  const { id, first, second, final } = match;
  const result = resultId(state, id);
  const meeting = isFought(state, result) ? null : career.meeting(state, id);
  const [man, foe] = [personOf(state, first), personOf(state, second)];
  return (
    <BillPanel
      at={at}
      bout={{ id, result }}
      when="In the afternoon"
      title={`${man.name} against ${foe.name}`}
      text={final ? 'The last bout of the year.' : ''}
      people={[first, second]}
      actions={meeting ? meetingActions(at, meeting) : []}
    >
      {man.owner === 'you' ? <BoutStakes at={at} man={man} foe={foe} final={final} /> : null}
      {meeting ? <MeetingForecast at={at} meeting={meeting} who={man.name} /> : null}
    </BillPanel>
  );
}

function OtherBouts({ at: { career, state } }: { readonly at: At }) {
  const others = state.bill.matches.filter((match) => !isOwn(state, match));
  if (others.length === 0) return null;
  const who = (id: string): string => {
    const { name, card } = personOf(state, id);
    return `${name}, ${className(career, card)}`;
  };
  return (
    <section class="panel" aria-labelledby="other-bouts">
      <h2 id="other-bouts">Among the others</h2>
      <ul class="other-bouts">
        {others.map(({ id, first, second }) => (
          <li key={id}>
            {who(first)}, against {who(second)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is to be done when nobody of the school can fight. */
export function NobodyLeft() {
  return (
    <section class="panel" aria-label="Nobody is left">
      <p>
        Nobody of your school is left to fight. <a href={ladderHref('school')}>Buy or hire somebody in the ludus</a>, as far as the purse
        allows; days may go by without one.
      </p>
    </section>
  );
}

function Calendar({ at: { career, state } }: { readonly at: At }) {
  const days = daysOf(career.ladder);
  return (
    <ol class="calendar-strip wrap" aria-label="Days of the season">
      {state.festivals.map((id, place) => {
        const when = place + 1 < state.day ? 'past' : place + 1 === state.day ? 'today' : 'coming';
        const isFinal = place === state.festivals.length - 1;
        return (
          <li key={`${id} ${place}`} class={`${when} ${isFinal ? 'final' : ''}`} aria-current={when === 'today' ? 'date' : undefined}>
            {days.find((day) => day.id === id)?.name ?? id}
            {when === 'past' ? <span class="visually-hidden"> (over)</span> : null}
          </li>
        );
      })}
    </ol>
  );
}

const NOBODY = {
  title: 'Nobody fights for you',
  text: 'No man of your school is left. Days that go by without one bring nothing but the end of the seasons nearer: buy or hire somebody in the ludus first.',
  yes: 'End the day all the same',
};

export function endAction(at: DayAt): LadderAction {
  const offer = at.offers.find(({ command }) => command.type === 'end-day')!;
  const able = at.offers.some(({ command }) => command.type === 'buy' || command.type === 'hire');
  const action = actionOf(at, offer, { label: 'End the day', primary: true });
  return {
    ...action,
    ...(able && yours(at.state).length === 0 && { asks: NOBODY }),
    ...(at.begun.size > 0 && { off: 'A bout is not over.' }),
  };
}

/** What the end of the day does with what has been left open. */
function endNote({ state, begun, offers }: DayAt): string {
  if (begun.size > 0) return 'A bout was begun in the arena: fight it to its end before the day is over.';
  const open = yours(state).filter(({ id }) => openMatchOf(state, id)).length;
  const rest = open > 0 ? 'Bots fight what is still open of yours' : 'Whoever has nothing to do rests';
  const morning = offers.some(({ command }) => command.type === 'settle' && command.match === MORNING);
  return `${rest}; ${morning ? 'somebody else leads the morning and has its fee; ' : ''}the others fight their bouts, the night falls, and the next day's bill is drawn.`;
}

/** What is being fought out, and how far it is; nothing while nothing is. */
function Progress({ host }: { readonly host: CareerHost }) {
  const busy = host.busy.value;
  return (
    <p role="status" class={busy ? 'quiet' : 'visually-hidden'}>
      {busy ? `${busy.text}${busy.answers > 0 ? `: ${busy.answers} answers so far` : ''} …` : ''}
    </p>
  );
}

/** The day: its place in the year, what is on the bill, and what each of yours does. */
export function DayPage({ at, host }: { readonly at: DayAt; readonly host: CareerHost }) {
  const { career, state } = at;
  const festival = daysOf(career.ladder).find(({ id }) => id === state.bill.day);
  const men = yours(state);
  return (
    <>
      <section class="panel day-head" aria-labelledby="day-title">
        <h2 id="day-title">{festival?.name ?? `Day ${state.day}`}</h2>
        <p>{festival?.text ?? ''}</p>
        <Calendar at={at} />
      </section>
      <div class="ladder-columns">
        <div>
          {state.bill.matches
            .filter((match) => isOwn(state, match))
            .map((match) => (
              <Afternoon key={match.id} at={at} match={match} />
            ))}
          {men.length === 0 ? <NobodyLeft /> : null}
          {men.map((person, place) => (
            <ManPanel key={person.id} at={at} person={person} isFirst={place === 0} isLast={men.length === 1} />
          ))}
        </div>
        <div>
          <Morning at={at} />
          <Noon at={at} />
          <OtherBouts at={at} />
        </div>
      </div>
      <p class="panel day-end-note">{endNote(at)}</p>
      <section class="panel day-end" aria-label="The end of the day">
        <Actions actions={[endAction(at)]} label="The end of the day" />
        <Progress host={host} />
      </section>
    </>
  );
}
