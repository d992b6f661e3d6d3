import type { Person } from '../../career/index.ts';
import { entryProblem, hirePrice, isAwaited, saleOf } from '../../career/index.ts';
import type { LadderAction, OpponentView } from '../../hud/ladder/index.ts';
import { actionOf, costNote, type DayAt } from './day.tsx';
import { personView } from './people.ts';
import { refusalText } from './words.ts';

/** A man who cannot be had now, with his price and the reason. */
function notNow(
  { doing, career, state }: DayAt,
  person: Person,
  { key, label, price }: { key: string; label: string; price: number },
): LadderAction {
  const problem = isAwaited(state, person) ? 'on-the-bill' : (entryProblem(career.house, state, price)?.reason ?? 'season-is-over');
  return { key: `${key} ${person.id}`, label, note: costNote(price), off: doing.off ?? refusalText(problem), act: () => undefined };
}

/** On how many days a man who is hired now can fight: from tomorrow on, and never after the season (C-033). */
function hireNote({ career, state }: DayAt): string {
  const left = career.ladder.calendar.days - state.day;
  return left === 1
    ? 'The season ends tomorrow: he can be matched on that one day, and goes.'
    : `He can be matched on ${left} days, then the season ends and he goes.`;
}

function tradeActions(at: DayAt, person: Person): LadderAction[] {
  const ways = [
    { key: 'buy', label: 'Buy him', price: person.owner === 'you' ? null : (saleOf(at.career.house, person)?.price ?? null) },
    { key: 'hire', label: 'Hire him for the season', price: hirePrice(at.career.house, person) },
  ];
  return ways.flatMap(({ key, label, price }) => {
    if (price === null) return [];
    const offer = at.offers.find(({ command }) => command.type === key && 'person' in command && command.person === person.id);
    return [
      offer ? actionOf(at, offer, { label, ...(key === 'hire' && { note: hireNote(at) }) }) : notNow(at, person, { key, label, price }),
    ];
  });
}

/** Who may be bought or hired, with his price; whoever cannot be had now, with the reason. */
export function marketViews(at: DayAt): OpponentView[] {
  return at.state.people.flatMap((person) => {
    const actions = at.state.over ? [] : tradeActions(at, person);
    return actions.length > 0 ? [{ person: personView(at, person), stakes: null, forecast: null, actions }] : [];
  });
}
