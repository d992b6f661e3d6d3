import { SetupError } from '../engine/bout/index.ts';
import { fail } from '../engine/read/index.ts';
import { gameOf } from '../session/index.ts';
import { MORNING, NOON } from './commands.ts';
import type { CareerHouse } from './house.ts';
import { daysOf } from './ladder.ts';
import type { Meeting } from './matches.ts';
import { isFought, meetingOf, morningOf, noonOf, resultId } from './matches.ts';
import type { CareerState, Person } from './state.ts';
import { personOf } from './state.ts';

const wanted = (what: string, got: string): string => `${what}, not ${JSON.stringify(got)}`;

function checkOnce(ids: readonly string[], field: string): void {
  const again = ids.findIndex((id, place) => ids.indexOf(id) < place);
  if (again >= 0) fail(`${field}[${again}]`, 'there once');
}

function checkPerson({ ladder, classes, mornings, bouts }: CareerHouse, person: Person, field: string): void {
  const { kind, card, rank, skills, wounds, healsTo } = person;
  if (kind === 'condemned') {
    if (!mornings?.condemned.some((each) => each.card === card)) fail(`${field}.card`, wanted('a card of the condemned', card));
    if (rank !== null) fail(`${field}.rank`, 'null for the condemned');
    return;
  }
  if (!classes.has(card)) fail(`${field}.card`, wanted('a class', card));
  if (!ladder.ranks.some(({ id }) => id === rank)) fail(`${field}.rank`, wanted('a rank of the ladder', String(rank)));
  const had: string[] = [];
  for (const skill of skills) {
    if (!bouts.skills.onOffer(had).includes(skill)) fail(`${field}.skills`, wanted('skills that may be had', skill));
    had.push(skill);
  }
  if (healsTo > wounds) fail(`${field}.healsTo`, `at most his wounds, ${wounds}`);
}

function checkDays({ ladder }: CareerHouse, { season, day, festivals, bill, over }: CareerState): void {
  const { seasons, days } = ladder.calendar;
  if (season > seasons) fail('state.season', `at most ${seasons}`);
  if (day > days) fail('state.day', `at most ${days}`);
  if (festivals.length !== days) fail('state.festivals', `the ${days} days of a season`);
  const known = daysOf(ladder).map(({ id }) => id);
  for (const [i, id] of festivals.entries()) if (!known.includes(id)) fail(`state.festivals[${i}]`, wanted('a day of the ladder', id));
  if (!over && bill.day !== festivals[day - 1]) fail('state.bill.day', `the day itself, ${festivals[day - 1]}`);
}

function checkNoon({ bill: { noon } }: CareerState, known: (id: string) => Person | undefined): void {
  if (!noon) return;
  for (const key of ['champion', 'usual'] as const)
    if (known(noon[key])?.kind !== 'trained') fail(`state.bill.noon.${key}`, wanted('somebody trained', noon[key]));
  if (noon.condemned.length === 0) fail('state.bill.noon.condemned', 'one at least');
  for (const [i, id] of noon.condemned.entries())
    if (!known(id)) fail(`state.bill.noon.condemned[${i}]`, wanted('somebody in the cells', id));
}

/** Everything that is still to be fought today: who lives and is what he should be, in a set-up that can be laid out. */
function checkOpen(house: CareerHouse, state: CareerState): void {
  const { morning, noon, matches } = state.bill;
  const condemned = (ids: readonly string[], field: string): void =>
    ids.forEach((id, i) => {
      const { kind, state: is } = personOf(state, id);
      if (kind !== 'condemned' || is !== 'active') fail(`${field}[${i}]`, wanted('somebody in the cells', id));
    });
  if (morning && !isFought(state, resultId(state, MORNING))) {
    checkOnce(morning.condemned, 'state.bill.morning.condemned');
    condemned(morning.condemned, 'state.bill.morning.condemned');
    layOut(house, () => morningOf(house, state), 'state.bill.morning');
  }
  if (noon && !isFought(state, resultId(state, NOON))) {
    checkOnce(noon.condemned, 'state.bill.noon.condemned');
    condemned(noon.condemned, 'state.bill.noon.condemned');
    layOut(house, () => noonOf(house, state), 'state.bill.noon');
  }
  for (const [i, match] of matches.entries()) {
    if (isFought(state, resultId(state, match.id))) continue;
    for (const side of ['first', 'second'] as const)
      if (personOf(state, match[side]).state !== 'active') fail(`state.bill.matches[${i}].${side}`, 'somebody who lives');
    layOut(house, () => meetingOf(house, state, match), `state.bill.matches[${i}]`);
  }
}

function layOut({ kit }: CareerHouse, make: () => Meeting | null, field: string): void {
  try {
    const found = make();
    if (found) gameOf(kit, found.setup).rules.prepare(found.setup);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    fail(field, `what the rules can lay out: ${error.message}`);
  }
}

/** People are numbered as they come: nobody who is still to come may be there already. */
function checkPeople(house: CareerHouse, { people, born, chronicle, over }: CareerState): void {
  people.forEach((person, i) => checkPerson(house, person, `state.people[${i}]`));
  const known = new Set(people.map(({ id }) => id));
  const newest = Math.max(0, ...people.map(({ id }) => Number(/^p(\d+)$/.exec(id)?.[1] ?? 0)));
  if (born < newest) fail('state.born', `at least ${newest}, for there is somebody with that number`);
  for (const [i, entry] of chronicle.entries())
    for (const key of ['person', 'other'] as const)
      if (entry[key] !== null && !known.has(entry[key])) fail(`state.chronicle[${i}].${key}`, wanted('somebody', entry[key]));
  if (!over) return;
  if (over.person !== null && !known.has(over.person)) fail('state.over.person', wanted('somebody', over.person));
  if (over.by === 'rudis' && over.person === null) fail('state.over.person', 'whoever was given the wooden sword');
}

function checkBill({ mornings }: CareerHouse, state: CareerState): void {
  const { bill, people } = state;
  const byId = new Map(people.map((person) => [person.id, person]));
  const trained = (id: string, field: string): void => {
    if (byId.get(id)?.kind !== 'trained') fail(field, wanted('somebody trained', id));
  };
  for (const [i, { first, second }] of bill.matches.entries()) {
    trained(first, `state.bill.matches[${i}].first`);
    trained(second, `state.bill.matches[${i}].second`);
  }
  checkOnce(
    bill.matches.map(({ id }) => id),
    'state.bill.matches',
  );
  checkOnce(
    bill.matches.flatMap(({ first, second }) => [first, second]),
    'state.bill.matches',
  );
  for (const [i, { man, foes }] of bill.offers.entries()) {
    trained(man, `state.bill.offers[${i}].man`);
    for (const [j, foe] of foes.entries()) trained(foe, `state.bill.offers[${i}].foes[${j}]`);
  }
  checkNoon(state, (id) => byId.get(id));
  const { morning } = bill;
  if (!morning) return;
  if (!mornings?.programmes.has(morning.programme)) fail('state.bill.morning.programme', wanted('a programme', morning.programme));
  const { party } = mornings.programmes.get(morning.programme)!;
  if (morning.condemned.length === 0 || morning.condemned.length > party) fail('state.bill.morning.condemned', `1 to ${party} people`);
  for (const [i, id] of morning.condemned.entries())
    if (!byId.has(id)) fail(`state.bill.morning.condemned[${i}]`, wanted('somebody in the cells', id));
}

/** Whether the fields of a state that has the right shape agree with each other and with ladder and cards. Throws `ReadError`. */
export function checkCareerState(house: CareerHouse, state: CareerState): void {
  if (state.ladder !== house.ladder.id) fail('state.ladder', wanted(house.ladder.id, state.ladder));
  checkOnce(
    state.people.map(({ id }) => id),
    'state.people',
  );
  checkOnce(
    state.results.map(({ id }) => id),
    'state.results',
  );
  checkPeople(house, state);
  checkDays(house, state);
  const known = new Set(state.people.map(({ id }) => id));
  for (const part of ['plans', 'pending'] as const)
    state[part].forEach(({ man }, i) => {
      if (!known.has(man)) fail(`state.${part}[${i}].man`, wanted('somebody', man));
    });
  if (state.over) return;
  checkBill(house, state);
  checkOpen(house, state);
}
