import type { CareerHouse } from './house.ts';
import type { LadderRank } from './ladder.ts';
import { placeOf, rankOf } from './ladder.ts';
import type { CareerState, Owner, Person, PersonRecord } from './state.ts';
import { dayNumber, yours } from './state.ts';
import type { Table } from './table.ts';

const NO_RECORD: PersonRecord = { victories: 0, defeats: 0, spared: 0, killed: 0, finals: 0, mornings: 0 };

/** How those are told apart who bear a name after others. */
const AGAIN = ['', ' alter', ' tertius', ' quartus', ' quintus', ' sextus', ' septimus', ' octavus', ' nonus', ' decimus'];

/** So many days of games nobody new bears the name of somebody who has fought, though he is dead and forgotten. */
const APART = 12;

/** Names of everybody who is known, and of whoever fought not long ago. */
function taken({ house, state, now }: Table): Set<string> {
  const late = state.results.filter((result) => dayNumber(house.ladder, result) > now - APART);
  return new Set([...state.people.map(({ name }) => name), ...late.flatMap(({ shares }) => shares.map(({ name }) => name))]);
}

/** The name, or the first after it that nobody has borne. */
function nameLike(used: ReadonlySet<string>, name: string): string {
  return AGAIN.map((add) => name + add).find((each) => !used.has(each)) ?? `${name} ${used.size}`;
}

function freshName(table: Table): string {
  const used = taken(table);
  const free = table.house.names.filter((name) => !used.has(name));
  return free.length > 0 ? table.pick(free) : nameLike(used, table.pick(table.house.names));
}

/** What is known of somebody before he comes in. */
interface Coming {
  readonly owner: Owner;
  readonly rank: string;
  readonly card?: string;
  readonly name?: string;
}

function blank(table: Table): Omit<Person, 'name' | 'kind' | 'card' | 'rank' | 'behaviour' | 'owner'> {
  const born = table.state.born + 1;
  table.set({ born });
  return {
    id: `p${born}`,
    drilled: 0,
    skills: [],
    wounds: 0,
    healsTo: 0,
    walked: true,
    fame: 0,
    record: NO_RECORD,
    until: null,
    state: 'active',
    fit: 1,
    fought: 0,
    memory: [],
  };
}

/** How somebody of a class fights: mostly as the class does (C-012). */
export function wayOf(table: Table, card: string): string {
  const ways = table.house.ways.get(card)!;
  return table.lot(2) === 0 ? ways[0]! : table.pick(ways);
}

/** Victories, fame and skills of somebody who climbed to a rank before the career begins (C-011). */
function past({ house: { bouts } }: Table, { asks }: LadderRank): Pick<Person, 'fame' | 'skills' | 'record'> {
  const skills: string[] = [];
  while (skills.length < Math.floor(asks.victories / 2)) {
    const next = bouts.skills.preferred(skills);
    if (next === null) break;
    skills.push(next);
  }
  return { skills, fame: asks.fame, record: { ...NO_RECORD, victories: asks.victories } };
}

export function addTrained(table: Table, { owner, rank, card, name }: Coming): Person {
  const { ladder } = table.house;
  const own = card ?? table.pick(ladder.world.classes);
  const behaviour = wayOf(table, own);
  const called = name === undefined ? freshName(table) : nameLike(taken(table), name);
  const person: Person = {
    ...blank(table),
    ...past(table, rankOf(ladder, rank)),
    name: called,
    kind: 'trained',
    card: own,
    rank,
    behaviour,
    owner,
  };
  table.set({ people: [...table.state.people, person] });
  return person;
}

/** Somebody for every card of the condemned that nobody alive has (C-040). */
export function fillCells(table: Table): void {
  const { mornings } = table.house;
  for (const { card, name } of mornings?.condemned ?? []) {
    const held = table.state.people.some((each) => each.kind === 'condemned' && each.card === card && each.state === 'active');
    if (held) continue;
    const own = { name: nameLike(taken(table), name), kind: 'condemned', card, rank: null, behaviour: '', owner: 'others' } as const;
    table.set({ people: [...table.state.people, { ...blank(table), ...own }] });
  }
}

export function opponents({ people }: CareerState): Person[] {
  return people.filter(({ owner, state, kind }) => owner === 'others' && state === 'active' && kind === 'trained');
}

/** Of the ranks of which most are missing, the lowest. */
function missingRank({ house: { ladder }, state }: Table): string {
  const there = opponents(state);
  const missing = ({ id }: LadderRank): number => (ladder.world.opponents[id] ?? 0) - there.filter(({ rank }) => rank === id).length;
  const [most] = ladder.ranks.toSorted((a, b) => missing(b) - missing(a));
  return most!.id;
}

/** Others come for those who are gone: there are never fewer opponents than at the beginning (C-013). */
export function fillWorld(table: Table): void {
  const wanted = Object.values(table.house.ladder.world.opponents).reduce((sum, count) => sum + count, 0);
  for (let missing = wanted - opponents(table.state).length; missing > 0; missing -= 1) {
    const { id } = addTrained(table, { owner: 'others', rank: missingRank(table) });
    table.change(id, { fit: table.now + 1 });
    table.tell({ type: 'arrived', person: id, rules: ['C-013'] });
  }
}

/** The lowest ranks, one man of each, are for sale (L-612). */
export function fillMarket(table: Table): void {
  const { ranks, world } = table.house.ladder;
  for (const { id: rank } of ranks.slice(0, Math.min(world.market, ranks.length - 1))) {
    const there = table.state.people.some((each) => each.owner === 'market' && each.rank === rank);
    if (!there) addTrained(table, { owner: 'market', rank });
  }
}

/** What somebody is worth (L-611); a man out of the cells who has won nothing yet no more than what is paid for such a man (C-043). */
export function valueOf({ ladder }: CareerHouse, { rank, record }: Pick<Person, 'rank' | 'record'>): number {
  if (rank === null) return 0;
  const value = rankOf(ladder, rank).value + ladder.prices.victory * record.victories;
  return record.mornings > 0 && record.victories === 0 ? Math.min(value, ladder.prices.condemned) : value;
}

/** Percent of an amount, whole sesterces. */
export function shareOf(percent: number, amount: number): number {
  return Math.floor((percent * amount) / 100);
}

/** Ranks between two people: above 0 where the other stands higher. */
export function ranksAbove({ ladder }: CareerHouse, one: Person, other: Person): number {
  return placeOf(ladder, other.rank ?? '') - placeOf(ladder, one.rank ?? '');
}

/** Whether he has met one of yours: such a man asks for another bout (C-022). */
export function isRival({ memory }: Person): boolean {
  return memory.length > 0;
}

export function hasRoom({ ladder }: CareerHouse, state: CareerState): boolean {
  return yours(state).length < ladder.prices.school;
}
