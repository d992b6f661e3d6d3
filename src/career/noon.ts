import type { Course } from './course.ts';
import { fateOf, payForDeath } from './aftermath.ts';
import { resultOf } from './course.ts';
import type { Meeting } from './matches.ts';
import { noonPay, NOON_FAME } from './stakes.ts';
import type { CareerEnd } from '../session/index.ts';
import type { Person, Result, Share } from './state.ts';
import type { Table } from './table.ts';
import { MOST_WOUNDS, woundsFrom } from './recovery.ts';

/** Noon: what becomes of the man who carries out the sentence, and of the condemned (C-044). */
export function settleNoon(table: Table, meeting: Meeting, course: Course): void {
  const ends = table.house.bouts.ends(course.bout);
  const shares = meeting.people.map((person, place) => shareFor(table, meeting, person, ends[place]!, course.marks[place]!));
  const [champion, ...condemned] = meeting.people as [Person, ...Person[]];
  const stood = shares[0]!.fate === 'standing';
  const winner = stood ? champion.id : null;
  const result: Result = { ...resultOf(table, meeting, course), part: 'noon', programme: null, shares, winner, final: false };
  table.set({ results: [...table.state.results, result] });
  const { spared, defeats } = table.state.today;
  if (shares[0]!.fate === 'spared') table.set({ today: { defeats, spared: [...spared, champion.id] } });
  carryOut(table, result, champion, shares[0]!);
  condemned.forEach((person, place) => release(table, person, shares[place + 1]!));
}

function shareFor(table: Table, { bots }: Meeting, person: Person, end: CareerEnd, mark: Pick<Share, 'fell' | 'worst'>): Share {
  const { id, name, card, rank, kind } = person;
  const fate = fateOf(table, person, end);
  const wounds = kind === 'condemned' ? 0 : Math.min(MOST_WOUNDS - person.wounds, fate === 'carried' ? MOST_WOUNDS : woundsFrom(end));
  const fame = kind === 'trained' && end.fate === 'standing' ? NOON_FAME : 0;
  const bot = (kind === 'trained' ? bots[0] : bots[1]) ?? '';
  const { left, of } = end;
  return { person: id, name, card, rank, bot, fate, left, of, wounds, earned: false, fame, ...mark };
}

function carryOut(table: Table, result: Result, person: Person, share: Share): void {
  const { id, wounds, fame, record } = person;
  const changed = table.change(id, {
    wounds: wounds + share.wounds,
    healsTo: share.wounds > 0 ? wounds : person.healsTo,
    walked: share.fate === 'standing',
    fame: fame + share.fame,
    fought: table.now,
    fit: table.now + 1,
    state: share.fate === 'dead' ? 'dead' : person.state,
    record: {
      ...record,
      defeats: record.defeats + (share.fate === 'standing' ? 0 : 1),
      spared: record.spared + (share.fate === 'spared' ? 1 : 0),
    },
  });
  if (share.fate === 'dead') table.tell({ type: 'died', person: id, rules: table.house.bouts.deaths });
  if (share.fame > 0) table.tell({ type: 'fame', person: id, amount: share.fame, rules: ['C-044'] });
  if (person.owner !== 'you') return;
  const { appearance, standing } = noonPay(table.house, person);
  table.pay(appearance + (share.fate === 'standing' ? standing : 0), 'noon', id, ['C-044', 'L-615']);
  if (share.fate === 'dead') payForDeath(table, changed);
  const key = share.fate === 'dead' ? 'died' : 'noon';
  table.write(key, { person: changed, what: share.fate, moment: { result: result.id, answer: share.fell } });
  if (share.wounds > 1 && key === 'noon')
    table.write('scar', { person: changed, amount: share.wounds, moment: { result: result.id, answer: share.worst } });
}

function release(table: Table, { id, record }: Person, { fate }: Share): void {
  const lives = fate !== 'dead';
  table.change(id, {
    state: lives ? 'active' : 'dead',
    record: { ...record, mornings: record.mornings + (lives ? 1 : 0) },
    fought: table.now,
  });
  if (!lives) table.tell({ type: 'died', person: id, rules: ['C-040'] });
}
