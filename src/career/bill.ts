import type { LadderDay } from './ladder.ts';
import { daysOf, placeOf } from './ladder.ts';
import { opponents, isRival, ranksAbove } from './people.ts';
import type { Bill, Match, Morning, Noon, Offers, Person } from './state.ts';
import { yours } from './state.ts';
import type { Table } from './table.ts';

export function festivalOf(table: Pick<Table, 'house' | 'state'>): LadderDay {
  const id = table.state.festivals[table.state.day - 1]!;
  return daysOf(table.house.ladder).find((each) => each.id === id)!;
}

/** The days of a season by lot, in the order of the year; the final is the last (C-002). */
export function drawSeason(table: Table): void {
  const { festivals, final, days } = table.house.ladder.calendar;
  const drawn = new Set(table.shuffled(festivals).slice(0, days - 1));
  table.set({ festivals: [...festivals.filter((each) => drawn.has(each)), final].map(({ id }) => id) });
}

function drawMorning(table: Table): Morning | null {
  const { morning } = festivalOf(table);
  const { mornings } = table.house;
  if (!mornings || morning.length === 0) return null;
  const programme = table.pick(morning);
  const condemned = table.state.people.filter(({ kind, state }) => kind === 'condemned' && state === 'active');
  const { party } = mornings.programmes.get(programme)!;
  const drawn = new Set(table.shuffled(condemned).slice(0, party));
  return { programme, condemned: condemned.filter((each) => drawn.has(each)).map(({ id }) => id) };
}

/** Men of the lower ranks carry out sentences (C-044). */
const MOST_RANK_AT_NOON = 2;

/** Condemned men who are not sent in in the morning, and who meets them (C-044). */
function drawNoon(table: Table, morning: Morning | null, free: readonly Person[]): Noon | null {
  const { house, state } = table;
  const { noon } = festivalOf(table);
  const { execution } = house.bouts;
  if (noon === 0 || !execution) return null;
  const inCells = state.people.filter(({ kind, state: now }) => kind === 'condemned' && now === 'active');
  const left = inCells.filter(({ id, card }) => !morning?.condemned.includes(id) && execution.takes(house.game.content, card));
  const able = free.filter(({ rank }) => placeOf(house.ladder, rank!) <= MOST_RANK_AT_NOON);
  const [champion] = table.shuffled(able).toSorted((a, b) => a.fought - b.fought);
  if (!champion || left.length < noon) return null;
  const drawn = new Set(table.shuffled(left).slice(0, noon));
  const condemned = left.filter((each) => drawn.has(each)).map(({ id }) => id);
  return { condemned, champion: champion.id, usual: champion.id };
}

function isFit(table: Table, { fit }: Person): boolean {
  return fit <= table.now;
}

/** By fame, then victories, then who came first. */
function mostFamous(one: Person, other: Person): number {
  return other.fame - one.fame || other.record.victories - one.record.victories;
}

/** The two of greatest fame who are fit and whole; of yours only one (C-021). */
function finalists(table: Table): [Person, Person] | null {
  const whole = (each: Person): boolean => isFit(table, each) && each.wounds === 0;
  const [best = null] = yours(table.state).filter(whole).sort(mostFamous);
  const ranked = [...opponents(table.state).filter(whole), ...(best ? [best] : [])].sort(mostFamous);
  const [first, second] = ranked;
  if (!first || !second) return null;
  return second.owner === 'you' ? [second, first] : [first, second];
}

/** Whom one of yours may ask for: within a rank of his, rivals first, then those nearest to his rank (C-022, L-614). */
function offersFor(table: Table, man: Person, free: readonly Person[]): Offers {
  const { house } = table;
  const able = table.shuffled(free.filter((foe) => Math.abs(ranksAbove(house, man, foe)) <= 1));
  const order = (foe: Person): number => (isRival(foe) ? 0 : 10) + Math.abs(ranksAbove(house, man, foe));
  const sorted = able.toSorted((a, b) => order(a) - order(b));
  return { man: man.id, foes: sorted.slice(0, house.ladder.world.offers).map(({ id }) => id) };
}

/** Bouts among the others: whoever has waited longest, and somebody within a rank of his; customary foes first (C-023). */
function worldMatches(table: Table, free: readonly Person[], count: number): Match[] {
  const { house } = table;
  const waiting = table.shuffled(free).toSorted((a, b) => a.fought - b.fought);
  const matches: Match[] = [];
  while (matches.length < count) {
    const first = waiting.shift();
    if (!first) break;
    const { foes } = house.classes.get(first.card)!;
    const order = (foe: Person): number => Math.abs(ranksAbove(house, first, foe)) * 2 + (foes.includes(foe.card) ? 0 : 1);
    const able = waiting.filter((foe) => Math.abs(ranksAbove(house, first, foe)) <= 1);
    const second = able.toSorted((a, b) => order(a) - order(b))[0];
    if (!second) continue;
    waiting.splice(waiting.indexOf(second), 1);
    matches.push({ id: `a${matches.length + 1}`, first: first.id, second: second.id, final: false });
  }
  return matches;
}

/** Everything that is known of a day before it begins (C-003). */
export function drawBill(table: Table): void {
  const { house, state } = table;
  const festival = festivalOf(table);
  const morning = drawMorning(table);
  const pair = state.day === house.ladder.calendar.days ? finalists(table) : null;
  const final = pair ? finalMatch(pair) : null;
  let free = opponents(state).filter((each) => isFit(table, each) && !pair?.includes(each));
  const men = yours(state).filter((each) => isFit(table, each) && !pair?.includes(each));
  const offers = men.map((man) => offersFor(table, man, free));
  const asked = new Set(offers.flatMap(({ foes }) => foes));
  free = free.filter(({ id }) => !asked.has(id));
  const noon = drawNoon(table, morning, free);
  free = free.filter(({ id }) => id !== noon?.champion);
  const matches = [...(final ? [final] : []), ...worldMatches(table, free, festival.afternoon)];
  const bill: Bill = { day: festival.id, morning, noon, matches, offers };
  table.set({ bill });
  table.tell({ type: 'day-began', season: state.season, day: state.day, festival: festival.id, rules: ['C-002', 'C-003'] });
}

function finalMatch([first, second]: readonly [Person, Person]): Match {
  return { id: first.owner === 'you' ? first.id : 'final', first: first.id, second: second.id, final: true };
}
