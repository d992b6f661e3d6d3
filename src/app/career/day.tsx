import { Fragment } from 'preact';
import type { CareerOffer, CareerState, Match, Meeting, Person } from '../../career/index.ts';
import {
  dayNumber,
  daysOf,
  isFought,
  isYours,
  medicusOdds,
  MORNING,
  NOON,
  openMatchOf,
  personOf,
  planOf,
  resultId,
  yours,
} from '../../career/index.ts';
import type { BillView, CalendarDay, LadderAction, ManView, OpponentView, ResultView, Stakes } from '../../hud/ladder/index.ts';
import type { Game } from '../game.ts';
import { listed } from '../../engine/text/index.ts';
import { ladderHref } from './addresses.ts';
import type { Begun } from './begun.ts';
import { takesBack } from './begun.ts';
import { MeetingForecast, MorningForecast } from './forecast.tsx';
import { boutHref, className, isYourResult, personView, resultText, watchHref, wordsIn, type At } from './people.ts';
import { boutStakes, morningStakes, noonStakes } from './stakes.ts';
import { Story } from './story.tsx';
import { sixths } from './words.ts';

/** What can be done with the bouts of today. */
export interface DayDoing {
  /** Why nothing may be done now; undefined when it may. */
  readonly off: string | undefined;
  readonly play: (command: CareerOffer['command']) => void;
  readonly fight: (meeting: Meeting) => void;
  readonly watch: (meeting: Meeting) => void;
}

export interface DayAt extends At {
  readonly game: Game;
  readonly doing: DayDoing;
  readonly offers: readonly CareerOffer[];
  /** What has been begun in the arena, by the id of the match. */
  readonly begun: ReadonlyMap<string, Begun>;
}

const hs = (amount: number): string => `${amount} HS`;

export function costNote(cost: number): string {
  if (cost === 0) return '';
  return cost > 0 ? `Costs ${hs(cost)}.` : `Brings ${hs(-cost)}.`;
}

/** What the medicus changes: both nights side by side, the same before he is called and after. */
function medicusNote({ career, state }: DayAt, man: string): string {
  const odds = medicusOdds(career.house, state, personOf(state, man));
  if (!odds) return '';
  const { gentle } = state.options;
  return `Tonight without him: ${sixths(odds.without.chances, gentle)}; with him: ${sixths(odds.with.chances, gentle)}.`;
}

function oddsNote(at: DayAt, { odds, command }: CareerOffer): string {
  if (command.type === 'medicus') return medicusNote(at, command.man);
  const { gentle } = at.state.options;
  if (!odds) return '';
  return odds.of === 'recovery' ? `Tonight: ${sixths(odds.chances, gentle)}.` : `At the end of the day: ${sixths(odds.chances, gentle)}.`;
}

interface ActionText {
  readonly label: string;
  readonly note?: string;
  readonly primary?: boolean;
}

/** A legal command as a button with its price, its odds and its rules. */
export function actionOf(at: DayAt, offer: CareerOffer, { label, note = '', ...more }: ActionText): LadderAction {
  const { doing } = at;
  const notes = [note, costNote(offer.cost), oddsNote(at, offer)].filter((text) => text !== '').join(' ');
  return {
    key: JSON.stringify(offer.command).replaceAll(/[{}"]/g, ''),
    label,
    ...(notes !== '' && { note: notes }),
    rules: [...offer.rules, ...(offer.odds?.terms.map(({ rule }) => rule) ?? [])],
    ...(doing.off !== undefined && { off: doing.off }),
    ...more,
    act: () => doing.play(offer.command),
  };
}

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

/** What came of a bout of today, with the sentence that decided it. */
export function resultView(at: At & { readonly game: Game }, id: string): ResultView | null {
  const result = at.state.results.find((each) => each.id === id);
  if (!result) return null;
  const own = isYourResult(at.state, result);
  return {
    key: id,
    text: resultText(at, result),
    why: own || result.part === 'morning' ? <Story game={at.game} result={result} /> : null,
    yours: own,
    href: watchHref(id, null),
    end: own || result.by !== 'others' ? boutHref(id) : null,
  };
}

function forecastFor({ game, state }: DayAt, meeting: Meeting, who: string) {
  if (meeting.id === MORNING) return <MorningForecast game={game} meeting={meeting} />;
  return <MeetingForecast game={game} meeting={meeting} who={who} gentle={state.options.gentle} />;
}

/** What a bout of today pays: that of yours, or the morning. */
function stakesFor(at: DayAt, { id, people, final }: Meeting): Stakes | null {
  if (id === MORNING) return morningStakes(at);
  const [first, second] = people;
  if (first?.owner !== 'you') return null;
  return id === NOON ? noonStakes(at, first) : boutStakes(at, first, second!, final);
}

function billView(at: DayAt, meeting: Meeting, title: string, text: string): BillView {
  const { state } = at;
  const [first] = meeting.people;
  const isFoughtNow = isFought(state, meeting.result);
  return {
    key: meeting.id,
    title,
    text,
    people: meeting.people.map((person) => personView(at, personOf(state, person.id))),
    stakes: stakesFor(at, meeting),
    forecast: isFoughtNow || !first ? null : forecastFor(at, meeting, first.name),
    actions: isFoughtNow ? [] : meetingActions(at, meeting),
    result: resultView(at, meeting.result),
  };
}

export function morningView(at: DayAt): BillView | null {
  const morning = at.career.morning(at.state);
  if (!morning) return null;
  const programme = at.career.house.mornings?.programmes.get(at.state.bill.morning?.programme ?? '');
  return billView(at, morning, programme?.name ?? 'The morning', programme?.text ?? '');
}

/** Noon, and who carries out the sentence: yours may be played. */
export function noonView(at: DayAt): BillView | null {
  const noon = at.career.noon(at.state);
  if (!noon) return null;
  const [champion, ...condemned] = noon.people;
  const who = condemned.length === 1 ? 'who is condemned' : 'who are condemned';
  const text = `${champion!.name} meets ${listed(condemned.map(({ name }) => name))}, ${who}.`;
  const view = billView(at, noon, 'Noon', text);
  return champion!.owner === 'you' ? view : { ...view, forecast: <NoonForecasts at={at} />, actions: [] };
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
        return meeting ? <Fragment key={man.id}>{forecastFor(at, meeting, man.name)}</Fragment> : null;
      })}
    </>
  );
}

function isOwn(state: CareerState, { first, second }: Match): boolean {
  return isYours(state, first) || isYours(state, second);
}

export function boutViews(at: DayAt): BillView[] {
  const { career, state } = at;
  return state.bill.matches
    .filter((match) => isOwn(state, match))
    .map((match) => {
      const names = `${personOf(state, match.first).name} against ${personOf(state, match.second).name}`;
      const text = match.final ? 'The last bout of the year.' : '';
      if (!isFought(state, resultId(state, match.id))) return billView(at, career.meeting(state, match.id), names, text);
      const people = [match.first, match.second].map((id) => personView(at, personOf(state, id)));
      const result = resultView(at, resultId(state, match.id));
      return { key: match.id, title: names, text, people, stakes: null, forecast: null, actions: [], result };
    });
}

export function otherBouts({ career, state }: At): string[] {
  const who = (id: string): string => {
    const { name, card } = personOf(state, id);
    return `${name}, ${className(career, card)},`;
  };
  return state.bill.matches
    .filter((match) => !isOwn(state, match))
    .map(({ first, second }) => `${who(first)} against ${who(second)}`.slice(0, -1));
}

/** Whom one of yours may ask for today. */
export function offersFor(at: DayAt, person: Person): OpponentView[] {
  const { career, state, offers } = at;
  return offers.flatMap((offer) => {
    const { command } = offer;
    if (command.type !== 'enter' || command.man !== person.id) return [];
    const meeting = career.imagined(state, person.id, command.foe);
    return [
      {
        person: personView(at, personOf(state, command.foe)),
        stakes: boutStakes(at, person, personOf(state, command.foe), false),
        forecast: forecastFor(at, meeting, person.name),
        actions: [actionOf(at, offer, { label: `Ask for ${personOf(state, command.foe).name}` })],
      },
    ];
  });
}

const TYPES: Readonly<Record<string, string>> = {
  rest: 'Rest',
  train: 'Train',
  medicus: 'Call the medicus',
  noon: 'Carry out the sentence at noon',
  withdraw: 'Withdraw him',
  sell: 'Sell him',
  retire: 'Let him retire and teach',
};

function labelOf(at: DayAt, { command }: CareerOffer, person: Person): string {
  if (command.type === 'skill') return `Learn ${wordsIn(at.career).skill(command.skill)}`;
  if (command.type === 'medicus' && planOf(at.state, person.id).medicus) return 'Send the medicus away';
  return TYPES[command.type] ?? command.type;
}

/** What a skill is good for, and what noon pays. */
function noteOf(at: DayAt, { command }: CareerOffer): string {
  const { career, game, state } = at;
  if (command.type === 'noon') return noonStakes(at, personOf(state, command.man)).text;
  if (command.type !== 'skill') return '';
  const { messages } = game.catalogue;
  return (messages[`${career.ladder.game}-skill-note`] ?? messages['skill-note'])?.[command.skill] ?? '';
}

function doingText({ career, state }: DayAt, person: Person): string {
  const open = openMatchOf(state, person.id);
  const { trains, medicus } = planOf(state, person.id);
  const does = open
    ? `He fights ${personOf(state, open.second).name} today.`
    : person.fought === dayNumber(career.ladder, state)
      ? 'He has fought today.'
      : trains
        ? 'He trains today.'
        : 'He rests today.';
  return medicus ? `${does} The medicus sees him tonight.` : does;
}

function lastMan({ name }: Person) {
  return {
    title: 'The last of the school',
    text: `${name} is the only man of your school. Without him nobody fights for you until another is bought or hired.`,
    yes: `Let ${name} go`,
  };
}

/** Why nobody can be asked for, and why he cannot train, where it does not show. */
function whyNot({ career, state }: DayAt, person: Person, foes: number): string {
  if (openMatchOf(state, person.id) || person.fought === dayNumber(career.ladder, state)) return '';
  const offered = state.bill.offers.find(({ man }) => man === person.id);
  const isNew = offered === undefined && person.fit <= dayNumber(career.ladder, state);
  const reasons = [
    isNew ? 'He came after the bill was drawn: he may be matched from the next day.' : '',
    offered === undefined && !isNew ? 'He may not be matched today.' : '',
    offered && foes === 0 ? 'Nobody of about his rank is left to meet today.' : '',
    person.wounds > 0 ? 'A wounded man does not train.' : '',
  ];
  return reasons.filter((text) => text !== '').join(' ');
}

export function manView(at: DayAt, person: Person, isFirst: boolean): ManView {
  const own = at.offers.filter(({ command }) => 'man' in command && command.man === person.id);
  const of = (...types: readonly string[]): LadderAction[] =>
    own
      .filter(({ command }) => types.includes(command.type) && !takesBack(at.begun, at.state, command))
      .map((offer) => actionOf(at, offer, { label: labelOf(at, offer, person), note: noteOf(at, offer) }));
  const foes = offersFor(at, person);
  return {
    person: personView(at, person),
    doing: [doingText(at, person), whyNot(at, person, foes.length)].filter((text) => text !== '').join(' '),
    actions: of('skill'),
    day: of('rest', 'train', 'medicus', 'noon', 'withdraw'),
    offers: foes,
    offersOpen: isFirst,
    leave: of('sell', 'retire').map((action) => (yours(at.state).length === 1 ? { ...action, asks: lastMan(person) } : action)),
  };
}

export function calendarOf({ career, state }: At): CalendarDay[] {
  const days = daysOf(career.ladder);
  return state.festivals.map((id, place) => ({
    key: `${id} ${place}`,
    name: days.find((day) => day.id === id)?.name ?? id,
    when: place + 1 < state.day ? 'past' : place + 1 === state.day ? 'today' : 'coming',
    final: place === state.festivals.length - 1,
  }));
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
  return able && yours(at.state).length === 0 ? { ...action, asks: NOBODY } : action;
}

/** What the end of the day does with what has been left open. */
export function endNote({ state, begun, offers }: DayAt): string {
  if (begun.size > 0) return 'A bout was begun in the arena: fight it to its end before the day is over.';
  const open = yours(state).filter(({ id }) => openMatchOf(state, id)).length;
  const rest = open > 0 ? 'Bots fight what is still open of yours' : 'Whoever has nothing to do rests';
  const morning = offers.some(({ command }) => command.type === 'settle' && command.match === MORNING);
  return `${rest}; ${morning ? 'somebody else leads the morning and has its fee; ' : ''}the others fight their bouts, the night falls, and the next day's bill is drawn.`;
}

export const LADDER_HOME = ladderHref();
