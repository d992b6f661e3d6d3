import { CareerError } from './commands.ts';
import { rankOf } from './ladder.ts';
import type { CareerHouse } from './house.ts';
import { fillCells, hasRoom, shareOf, valueOf, wayOf } from './people.ts';
import { openMatchOf } from './matches.ts';
import { spendable } from './recovery.ts';
import type { CareerState, Person } from './state.ts';
import type { Table } from './table.ts';

/** Rules by which people come and go: for sale, hired for a season, condemned men who lived, sold, retired. */
const BUYING = ['L-612', 'L-602'];
const HIRING = ['C-033', 'L-602'];
const FREEING = ['C-043', 'L-602'];

/** Whether he is still to be sent in today, in the morning or at noon: until then nobody can have him. */
export function isAwaited({ bill, results, season, day }: CareerState, { id }: Person): boolean {
  const drawn = [...(bill.morning?.condemned ?? []), ...(bill.noon?.condemned ?? [])].includes(id);
  return drawn && !results.some((each) => each.season === season && each.day === day && each.shares.some(({ person }) => person === id));
}

/** How somebody may come into your school, for how much; null when he may not. */
export function saleOf(house: CareerHouse, person: Person): { readonly price: number; readonly rules: readonly string[] } | null {
  const { prices } = house.ladder;
  if (person.state !== 'active') return null;
  if (person.kind === 'condemned') {
    return person.record.mornings >= prices.mornings ? { price: prices.condemned, rules: FREEING } : null;
  }
  return person.owner === 'market' ? { price: valueOf(house, person), rules: BUYING } : null;
}

export function hirePrice(house: CareerHouse, person: Person): number | null {
  return person.owner === 'market' && person.state === 'active' ? shareOf(house.ladder.prices.hire, valueOf(house, person)) : null;
}

/** What the cheapest man costs whom a school can have, bought or hired. */
export function leastPrice(house: CareerHouse, { people }: Pick<CareerState, 'people'>): number {
  const prices = people.flatMap((person) => (person.owner === 'you' ? [] : [saleOf(house, person)?.price, hirePrice(house, person)]));
  const { ranks, prices: asked } = house.ladder;
  const least = shareOf(asked.hire, ranks[0]!.value);
  return Math.min(least, ...prices.filter((price) => typeof price === 'number'));
}

/** On the last day of a season nobody is hired: he could not fight, and would leave that night (C-033). */
export function isLastDay({ ladder }: CareerHouse, { day }: Pick<CareerState, 'day'>): boolean {
  return day === ladder.calendar.days;
}

/** What is paid for a man who is sold (L-612). */
export function salePrice(house: CareerHouse, person: Person): number {
  return shareOf(house.ladder.prices.sale, valueOf(house, person));
}

/** Why nobody can come in now; null when somebody can. */
export function entryProblem(house: CareerHouse, state: CareerState, price: number): CareerError | null {
  if (!hasRoom(house, state)) return new CareerError('L-602', 'school-full');
  return spendable(house, state) < price ? new CareerError('L-612', 'no-money') : null;
}

/** Why one of yours cannot leave now; null when he can. */
export function leaveProblem(state: CareerState, person: Person): CareerError | null {
  if (person.until !== null) return new CareerError('C-033', 'hired');
  return openMatchOf(state, person.id) ? new CareerError('C-034', 'on-the-bill') : null;
}

/** Whether somebody may hang up his arms and teach: a man of the fourth rank or above (C-032). */
export function mayRetire({ ladder }: CareerHouse, { rank }: Person): boolean {
  const TEACHES = 3;
  return ladder.ranks.findIndex(({ id }) => id === rank) >= TEACHES;
}

function check(problem: CareerError | null): void {
  if (problem) throw problem;
}

export function buy(table: Table, person: Person): void {
  const sale = saleOf(table.house, person);
  if (!sale) throw new CareerError('L-612', 'not-for-sale');
  if (isAwaited(table.state, person)) throw new CareerError('C-043', 'on-the-bill');
  check(entryProblem(table.house, table.state, sale.price));
  table.pay(-sale.price, 'bought', person.id, sale.rules);
  const bought = person.kind === 'condemned' ? intoTheSchool(table, person) : table.change(person.id, { owner: 'you', fit: table.now });
  table.write('bought', { person: bought, amount: sale.price });
}

/** A condemned man who has lived through enough mornings is trained in a class by lot, and is a tiro (C-043). */
function intoTheSchool(table: Table, { id }: Person): Person {
  const { ladder } = table.house;
  const card = table.pick(ladder.world.classes);
  const rank = rankOf(ladder, ladder.ranks[1]!.id).id;
  const behaviour = wayOf(table, card);
  const bought = table.change(id, { kind: 'trained', card, rank, behaviour, owner: 'you', fit: table.now + 1 });
  fillCells(table);
  return bought;
}

export function hire(table: Table, person: Person): void {
  const price = hirePrice(table.house, person);
  if (price === null) throw new CareerError('C-033', 'not-for-hire');
  if (isLastDay(table.house, table.state)) throw new CareerError('C-033', 'season-is-over');
  check(entryProblem(table.house, table.state, price));
  table.pay(-price, 'hired', person.id, HIRING);
  const hired = table.change(person.id, { owner: 'you', until: table.state.season, fit: table.now });
  table.write('hired', { person: hired, amount: price });
}

export function sell(table: Table, person: Person): void {
  check(leaveProblem(table.state, person));
  const price = salePrice(table.house, person);
  table.change(person.id, { owner: 'others', fit: table.now + 1 });
  unplan(table, person);
  table.pay(price, 'sold', person.id, ['L-612']);
  table.write('sold', { person, amount: price });
}

export function retire(table: Table, person: Person): void {
  check(leaveProblem(table.state, person));
  if (!mayRetire(table.house, person)) throw new CareerError('C-032', 'rank-too-low');
  table.write('retired', { person: table.change(person.id, { state: 'retired' }) });
  unplan(table, person);
}

/** Nothing is ordered any more for a man who has left. */
function unplan(table: Table, { id }: Person): void {
  table.set({ plans: table.state.plans.filter(({ man }) => man !== id) });
}
