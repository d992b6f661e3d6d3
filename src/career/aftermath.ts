import { sum } from '../engine/dice/index.ts';
import type { CareerEnd } from '../session/index.ts';
import type { Course } from './course.ts';
import { resultOf } from './course.ts';
import type { Meeting } from './matches.ts';
import { ranksAbove, shareOf, valueOf } from './people.ts';
import { payOf, fameTerms } from './stakes.ts';
import type { Memory, Moment, Person, Result, Share } from './state.ts';
import { MOST_WOUNDS, woundsFrom } from './recovery.ts';
import type { Table } from './table.ts';

const MOST_MEMORIES = 6;

/** One of two in a bout that is over. */
interface One {
  readonly person: Person;
  readonly end: CareerEnd;
  readonly share: Share;
}

/** Nobody of yours dies under a gentle law: he is carried out with all the wounds that a man can bear (C-004). */
export function fateOf(table: Table, { owner }: Person, { fate }: CareerEnd): Share['fate'] {
  return fate === 'dead' && owner === 'you' && table.state.options.gentle ? 'carried' : fate;
}

function shareFor(table: Table, meeting: Meeting, course: Course, ends: readonly CareerEnd[], place: number): Share {
  const person = meeting.people[place]!;
  const end = ends[place]!;
  const above = ranksAbove(table.house, person, meeting.people[1 - place]!);
  const fate = fateOf(table, person, end);
  const fresh = end.fate === 'dead' ? MOST_WOUNDS : woundsFrom(end);
  return {
    person: person.id,
    name: person.name,
    card: person.card,
    rank: person.rank,
    bot: meeting.bots[place]!,
    fate,
    left: end.left,
    of: end.of,
    wounds: Math.min(MOST_WOUNDS - person.wounds, fresh),
    earned: end.earned,
    fame: sum(fameTerms(end, above, meeting.final)),
    ...course.marks[place]!,
  };
}

/** A bout of two: results, what each takes out of it, the day's counters, money. */
export function settleEnds(table: Table, meeting: Meeting, course: Course, ends: readonly CareerEnd[]): void {
  const shares = ends.map((_, place) => shareFor(table, meeting, course, ends, place));
  const winner = ends.findIndex(({ fate, beat }) => fate === 'standing' && beat.length > 0);
  const { final } = meeting;
  const won = winner < 0 ? null : meeting.people[winner]!.id;
  const result: Result = { ...resultOf(table, meeting, course), part: 'afternoon', programme: null, shares, winner: won, final };
  table.set({ results: [...table.state.results, result] });
  countToday(table, meeting, ends);
  const both = meeting.people.map((person, place): One => ({ person, end: ends[place]!, share: shares[place]! }));
  pay(table, result, both);
  both.forEach((one, place) => {
    tellFame(table, one, fameTerms(one.end, ranksAbove(table.house, one.person, both[1 - place]!.person), final).length);
    carryOut(table, result, one, both[1 - place]!);
  });
}

/** Counters of the day, as the rules of the bout left them (M-205). */
function countToday(table: Table, { people }: Meeting, ends: readonly CareerEnd[]): void {
  const defeats = { ...table.state.today.defeats };
  const spared = new Set(table.state.today.spared);
  ends.forEach(({ beat, fate }, place) => {
    const { id } = people[place]!;
    if (beat.length > 0) defeats[id] = (defeats[id] ?? 0) + beat.length;
    if (fate === 'spared') spared.add(id);
  });
  table.set({ today: { defeats, spared: [...spared] } });
}

function tellFame(table: Table, { share }: One, terms: number): void {
  if (terms > 0) table.tell({ type: 'fame', person: share.person, amount: share.fame, rules: ['C-020'] });
}

/** Appearance, prize, and what the editor pays for whom the crowd had killed (L-615). */
function pay(table: Table, { winner }: Result, both: readonly One[]): void {
  both.forEach(({ person, share }, place) => {
    if (person.owner !== 'you') return;
    const { appearance, prize } = payOf(table.house, person, both[1 - place]!.person);
    table.pay(appearance, 'appearance', person.id, ['L-615']);
    if (winner === person.id) table.pay(prize, 'prize', person.id, ['L-615', 'C-024']);
    if (share.fate === 'dead') payForDeath(table, person);
  });
}

/** The editor pays the owner of a man who was killed: for a hired one that is somebody else (L-615, C-033). */
export function payForDeath(table: Table, person: Person): void {
  const { id, until } = person;
  if (until === null) table.pay(shareOf(table.house.ladder.prices.killed, valueOf(table.house, person)), 'killed', id, ['L-615']);
}

function endedFor({ share }: One, other: One): Memory['ended'] {
  if (share.fate === 'spared') return 'was-spared';
  if (share.fate !== 'standing') return 'was-beaten';
  return other.share.fate === 'standing' ? 'parted' : 'beat';
}

/** What he takes out of it: wounds, fame, a record, what he remembers. */
function carryOut(table: Table, result: Result, one: One, other: One): void {
  const { person, share } = one;
  const won = result.winner === person.id;
  const beaten = share.fate !== 'standing';
  const hurt = share.wounds > 0;
  const met = person.owner === 'you' || other.person.owner === 'you';
  const memory: Memory = { result: result.id, with: other.person.id, ended: endedFor(one, other) };
  const { record } = person;
  const changed = table.change(person.id, {
    wounds: person.wounds + share.wounds,
    healsTo: hurt ? person.wounds : person.healsTo,
    walked: !beaten,
    fame: person.fame + share.fame,
    fought: table.now,
    fit: table.now + 1,
    state: share.fate === 'dead' ? 'dead' : person.state,
    record: {
      ...record,
      victories: record.victories + (won ? 1 : 0),
      defeats: record.defeats + (beaten ? 1 : 0),
      spared: record.spared + (share.fate === 'spared' ? 1 : 0),
      killed: record.killed + (won && other.share.fate === 'dead' ? 1 : 0),
      finals: record.finals + (won && result.final ? 1 : 0),
    },
    memory: met ? [...person.memory, memory].slice(-MOST_MEMORIES) : person.memory,
  });
  if (share.fate === 'dead') table.tell({ type: 'died', person: person.id, rules: table.house.bouts.deaths });
  if (person.owner === 'you') chronicle(table, result, changed, one, other);
  else if (result.final && won && !met) table.write('final', { person: changed, other: other.person, moment: moment(result, null) });
  if (share.earned) learn(table, result, changed);
}

function moment({ id }: Result, answer: number | null): Moment {
  return { result: id, answer };
}

function chronicle(table: Table, result: Result, person: Person, { share }: One, { person: other, share: theirs }: One): void {
  const won = result.winner === person.id;
  const fell = moment(result, share.fell);
  if (won) table.write(result.final ? 'final' : 'won', { person, other, what: theirs.fate, moment: moment(result, theirs.fell) });
  else if (share.fate === 'dead') table.write('died', { person, other, moment: fell });
  else if (share.fate === 'spared' || share.fate === 'carried') table.write(share.fate, { person, other, moment: fell });
  else table.write('parted', { person, other, moment: moment(result, null) });
  if (share.wounds > 1 && share.fate !== 'dead') table.write('scar', { person, amount: share.wounds, moment: moment(result, share.worst) });
}

/** Yours wait for your choice; the others take what they prefer (M-203). */
function learn(table: Table, { id }: Result, person: Person): void {
  if (person.owner === 'you') return table.set({ pending: [...table.state.pending, { man: person.id, result: id }] });
  const skill = table.house.bouts.skills.preferred(person.skills);
  if (skill !== null) takeSkill(table, person, skill);
}

export function takeSkill(table: Table, person: Person, skill: string): void {
  table.change(person.id, { skills: [...person.skills, skill] });
  table.tell({ type: 'learned', person: person.id, skill, rules: table.house.bouts.skills.rules });
}
