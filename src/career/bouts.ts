import { canonicalJson } from '../engine/bout/index.ts';
import type { RngState } from '../engine/dice/index.ts';
import type { BoutOf, Game, GameReplay, Sliced } from '../session/index.ts';
import {
  beginSession,
  decodeSliced,
  LinkError,
  openWatch,
  playedByBots,
  replaySliced,
  settledByBots,
  watchLink,
} from '../session/index.ts';
import { CareerError, MORNING, NOON } from './commands.ts';
import { settleEnds } from './aftermath.ts';
import { Follower, resultOf } from './course.ts';
import type { Course } from './course.ts';
import { settleNoon } from './noon.ts';
import type { Meeting } from './matches.ts';
import { setupsOf } from './matches.ts';
import type { Result, Person, Share } from './state.ts';
import type { Table } from './table.ts';

function shareFor(
  { bots }: Meeting,
  person: Person,
  standing: Pick<Share, 'fate' | 'left' | 'of'>,
  mark: Pick<Share, 'fell' | 'worst'>,
): Share {
  const { id, name, card } = person;
  const { fate, left, of } = standing;
  return { person: id, name, card, rank: null, bot: bots[0] ?? '', fate, left, of, wounds: 0, earned: false, fame: 0, ...mark };
}

/** What became of the condemned: whoever lives is whole by the next day (C-041), and you are paid for those whom you led (C-042). */
function settleMorning(table: Table, meeting: Meeting, course: Course): void {
  const { people } = meeting;
  const { bill } = table.state;
  const cards = people.map(({ card }) => card);
  const standings = table.house.mornings!.part.standings(course.bout, cards);
  const shares = people.map((person, place) => shareFor(meeting, person, standings[place]!, course.marks[place]!));
  const programme = bill.morning!.programme;
  const result: Result = { ...resultOf(table, meeting, course), part: 'morning', programme, shares, winner: null, final: false };
  table.set({ results: [...table.state.results, result] });
  for (const [place, { id: who, record }] of people.entries()) {
    const lives = shares[place]!.fate !== 'dead';
    const mornings = record.mornings + (lives ? 1 : 0);
    table.change(who, { state: lives ? 'active' : 'dead', record: { ...record, mornings }, fought: table.now });
    if (!lives) table.tell({ type: 'died', person: who, rules: ['C-040'] });
  }
  if (result.by === 'others') return;
  const saved = shares.filter(({ fate }) => fate !== 'dead').length;
  table.pay(saved * table.house.ladder.prices.led, 'led', null, ['C-042']);
  table.write('led', { what: programme, amount: saved, moment: { result: result.id, answer: null } });
}

function followerOf({ house }: Table, { id, people }: Meeting): Follower {
  const { bouts, mornings } = house;
  const cards = people.map(({ card }) => card);
  const standings =
    id === MORNING ? (bout: BoutOf<Game>) => mornings!.part.standings(bout, cards) : (bout: BoutOf<Game>) => bouts.standings(bout);
  return new Follower(standings, people.length);
}

/** Bots play it, and a watch link keeps it. */
export function* settled(table: Table, meeting: Meeting, by: Result['by']): Sliced<string> {
  const { kit } = table.house;
  const follower = followerOf(table, meeting);
  const bout = yield* settledByBots(kit, meeting, (position, answers) => follower.look(position, answers));
  const { answers, marks } = follower;
  return close(table, meeting, { bout, answers, marks, by, link: watchLink(kit, meeting) });
}

/** A bout that bots fought while somebody looks on: its replay, and the dice that they had before each answer. */
export interface WatchedBout {
  readonly replay: GameReplay;
  readonly dice: readonly RngState[];
}

/** What `settled` does, with everything that there is to see of it. */
export function* watched(table: Table, meeting: Meeting): Sliced<WatchedBout> {
  const { kit } = table.house;
  const follower = followerOf(table, meeting);
  const dice: RngState[] = [];
  const positions: BoutOf<Game>[] = [];
  const looked = (bout: BoutOf<Game>, count: number): void => {
    follower.look(bout, count);
    positions.push(bout.clone());
  };
  const session = yield* playedByBots(kit, meeting, { dice, looked });
  const { answers, marks } = follower;
  close(table, meeting, { bout: session.bout, answers, marks, by: 'settled', link: watchLink(kit, meeting) });
  const opening = beginSession(kit, meeting.setup, meeting.seed).bout;
  return {
    replay: { record: session.record(), steps: session.steps, positions: [opening, ...positions], seal: { kind: 'verified' } },
    dice,
  };
}

function refuse(reason: string): never {
  throw new CareerError('C-006', reason);
}

/** What was answered by hand comes as a replay link; it is played again, and must be of this bout and over. */
export function* fought(table: Table, meeting: Meeting, link: string): Sliced<string> {
  const { kit } = table.house;
  try {
    if (openWatch(kit, link)) refuse('not-this-bout');
    const record = yield* decodeSliced(kit, link);
    if (record.from || record.seed !== meeting.seed) refuse('not-this-bout');
    const setup = canonicalJson(record.setup);
    if (!setupsOf(table.house, table.state, meeting.id).some((each) => canonicalJson(each) === setup)) refuse('not-this-bout');
    const { positions } = yield* replaySliced<Game>(kit, record);
    const bout = positions.at(-1)!;
    if (!bout.outcome()) refuse('not-over');
    const follower = followerOf(table, meeting);
    for (const [answers, position] of positions.entries()) if (answers > 0) follower.look(position, answers);
    return close(table, meeting, { bout, answers: record.actions.length, marks: follower.marks, by: 'played', link });
  } catch (error) {
    if (error instanceof LinkError) throw new CareerError('C-006', `link-${error.fault}`);
    throw error;
  }
}

function close(table: Table, meeting: Meeting, course: Course): string {
  if (meeting.id === MORNING) settleMorning(table, meeting, course);
  else if (meeting.id === NOON) settleNoon(table, meeting, course);
  else settleEnds(table, meeting, course, table.house.bouts.ends(course.bout));
  table.tell({ type: 'fought', result: meeting.result, rules: ['C-003'] });
  return meeting.result;
}
