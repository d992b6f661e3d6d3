import type { Sliced } from '../session/index.ts';
import { takeSkill } from './aftermath.ts';
import { drawBill, drawSeason } from './bill.ts';
import { settled } from './bouts.ts';
import { isFought, meetingOf, morningOf, noonOf, openMatches } from './matches.ts';
import { fillCells, fillMarket, fillWorld } from './people.ts';
import { rankOf } from './ladder.ts';
import { end, promote } from './ranks.ts';
import { recover } from './recovery.ts';
import type { Person } from './state.ts';
import { NEW_DAY, yours } from './state.ts';
import type { Table } from './table.ts';
import { leastPrice } from './trade.ts';
import { train } from './training.ts';

/** A man whom nobody asked takes the skill that he prefers (M-203). */
function choosePending(table: Table): void {
  for (const { man } of table.state.pending) {
    const person = table.person(man);
    const skill = person.state === 'active' ? table.house.bouts.skills.preferred(person.skills) : null;
    if (skill === null) continue;
    takeSkill(table, person, skill);
    table.write('skill', { person, what: skill });
  }
  table.set({ pending: [] });
}

/** Everything on the bill that nobody has fought: yours first, then the others; bots play (C-003). */
function* playOut(table: Table): Sliced<void> {
  const morning = morningOf(table.house, table.state);
  if (morning && !isFought(table.state, morning.result)) yield* settled(table, morning, 'others');
  const noon = noonOf(table.house, table.state);
  if (noon && !isFought(table.state, noon.result)) yield* settled(table, noon, noon.people[0]!.owner === 'you' ? 'settled' : 'others');
  const open = openMatches(table.state);
  const isYours = ({ first }: { readonly first: string }): boolean => table.person(first).owner === 'you';
  const order = [...open.filter(isYours), ...open.filter((match) => !isYours(match))];
  for (const match of order) {
    yield* settled(table, meetingOf(table.house, table.state, match), isYours(match) ? 'settled' : 'others');
  }
}

/** What the night costs: the medicus for whom he was called, then everybody's keep (L-544, L-613). */
function payTheDay(table: Table): void {
  const { ladder } = table.house;
  for (const { man, medicus } of table.state.plans) {
    const { state, wounds, owner } = table.person(man);
    if (medicus && owner === 'you' && state === 'active' && wounds > 0) table.pay(-ladder.prices.medicus, 'medicus', man, ['L-544']);
  }
  const keep = yours(table.state).reduce((sum, { rank }) => sum + rankOf(ladder, rank!).upkeep, 0);
  table.pay(-keep, 'upkeep', null, ['L-613']);
}

/** Hired men go at the end of their season (C-033). */
function dismiss(table: Table): void {
  for (const person of yours(table.state)) {
    if (person.until === null || person.until > table.state.season) continue;
    table.write('left', { person: table.change(person.id, { owner: 'others', until: null }) });
  }
}

/** Whether nothing can come of the school any more: no man, and no money to buy or hire the cheapest (L-618, C-001). */
function isRuined({ house, state }: Table): boolean {
  return yours(state).length === 0 && state.purse < leastPrice(house, state);
}

/**
 * People whom nobody will meet again and who met nobody of yours are forgotten, once the first day of the next season is
 * over: until then the report of the day on which they died still names them.
 */
function forget(table: Table): void {
  const { people, chronicle, day } = table.state;
  if (day > 1) return;
  const named = new Set(chronicle.flatMap(({ person, other }) => [person ?? '', other ?? '']));
  const isKept = ({ id, state, owner, memory, fought }: Person): boolean =>
    state === 'active' || owner === 'you' || memory.length > 0 || fought === table.now || named.has(id);
  table.set({ people: people.filter(isKept) });
}

function nextDay(table: Table): void {
  const { calendar } = table.house.ladder;
  const { season, day } = table.state;
  const isLast = day === calendar.days;
  if (isLast) dismiss(table);
  if (isLast && season === calendar.seasons) {
    table.write('out-of-time');
    return end(table, 'time', null);
  }
  table.set({ season: isLast ? season + 1 : season, day: isLast ? 1 : day + 1, plans: [], today: NEW_DAY });
  fillWorld(table);
  fillCells(table);
  fillMarket(table);
  if (isLast) drawSeason(table);
  if (isRuined(table)) {
    table.write('ruined');
    return end(table, 'ruined', null);
  }
  drawBill(table);
}

/** The rest of the day is fought, the night passes, the next day's bill is drawn. */
export function* endDay(table: Table): Sliced<void> {
  forget(table);
  yield* playOut(table);
  choosePending(table);
  train(table);
  payTheDay(table);
  recover(table);
  promote(table);
  if (!table.state.over) nextDay(table);
}
