import type { Course } from './course.ts';
import { resultOf } from './course.ts';
import type { Meeting } from './matches.ts';
import type { Person, Result, Share } from './state.ts';
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
export function settleMorning(table: Table, meeting: Meeting, course: Course): void {
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
