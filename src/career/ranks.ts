import type { CareerHouse } from './house.ts';
import type { LadderRank } from './ladder.ts';
import { placeOf } from './ladder.ts';
import type { Person } from './state.ts';
import type { Table } from './table.ts';

/** The rank above; null for whoever has none, and for the condemned. */
export function nextRank({ ladder }: CareerHouse, { rank }: Person): LadderRank | null {
  return rank === null ? null : (ladder.ranks[placeOf(ladder, rank) + 1] ?? null);
}

/** Whether somebody has what a rank asks for (L-616, C-025). */
export function hasEarned({ asks }: LadderRank, { record, fame }: Person): boolean {
  return record.victories >= asks.victories && fame >= asks.fame && record.finals >= asks.finals;
}

/** The last rank is freedom. */
export function isFreedom({ ladder }: CareerHouse, { id }: LadderRank): boolean {
  return ladder.ranks.at(-1)!.id === id;
}

/** The last victory of somebody, as a moment of the chronicle. */
function lastBout({ state }: Table, { id }: Person): { readonly result: string; readonly answer: null } | null {
  const found = state.results.findLast(({ winner }) => winner === id);
  return found ? { result: found.id, answer: null } : null;
}

/** One step a day for everybody who has earned it; the wooden sword is given only on a day of victory (L-616, L-617). */
export function promote(table: Table): void {
  for (const person of table.state.people) {
    if (person.state !== 'active' || person.owner === 'market') continue;
    const rank = nextRank(table.house, person);
    if (rank && hasEarned(rank, person)) climb(table, person, rank);
  }
}

function climb(table: Table, person: Person, rank: LadderRank): void {
  const isLast = isFreedom(table.house, rank);
  const wonToday = (table.state.today.defeats[person.id] ?? 0) > 0;
  if (isLast && !wonToday) return;
  const climbed = table.change(person.id, { rank: rank.id, drilled: 0, ...(isLast && { state: 'freed' as const }) });
  table.tell({ type: 'ranked', person: person.id, rank: rank.id, rules: isLast ? ['L-617'] : ['L-616', 'C-025'] });
  const moment = lastBout(table, person);
  const told = { person: climbed, what: rank.id, ...(moment && { moment }) };
  if (person.owner !== 'you') return void (isLast && table.write('freed', told));
  table.write(isLast ? 'freed' : 'rank', told);
  if (!isLast) return;
  table.pay(table.house.ladder.prices.rudis, 'rudis', person.id, ['L-617']);
  end(table, 'rudis', person.id);
}

/** Ends the career, once. */
export function end(table: Table, by: 'rudis' | 'ruined' | 'time', person: string | null): void {
  if (table.state.over) return;
  table.set({ over: { by, person } });
  table.tell({ type: 'over', by, rules: by === 'rudis' ? ['L-617'] : ['C-001'] });
}
