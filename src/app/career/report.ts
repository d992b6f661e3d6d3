import type { CareerEvent, CareerState, Result } from '../../career/index.ts';
import { daysOf, drillOf, isYours, recoveryOf } from '../../career/index.ts';
import type { CareerDie, ChronicleDay, LedgerLine } from '../../hud/ladder/index.ts';
import type { DayData } from './career-file.ts';
import { isYourResult, watchHref, wordsIn, type At } from './people.ts';
import { chronicleText, DRILLED, newsText, nightText, paidText, reasonText } from './words.ts';

type Rolled = Extract<CareerEvent, { type: 'rolled' }>;

function nameIn({ people }: CareerState, id: string | null): string | null {
  return people.find((person) => person.id === id)?.name ?? null;
}

function dieResult({ why, total }: Rolled, { options }: CareerState): string {
  if (why === 'recovery') return nightText(recoveryOf(total), options.gentle);
  return why === 'training' ? DRILLED[drillOf(total)] : String(total);
}

const WHY: Readonly<Record<string, string>> = { recovery: 'how his wounds heal', training: 'a day with the trainer' };

/** Every die that fell for the school itself, with what was added and what came of it. */
export function diceOf({ state }: At, { events }: DayData): CareerDie[] {
  return events.flatMap((event) => {
    if (event.type !== 'rolled') return [];
    const person = state.people.find(({ id }) => id === event.person);
    if (person?.owner !== 'you') return [];
    return [
      {
        who: person.name,
        why: WHY[event.why] ?? event.why,
        dice: event.dice,
        face: event.faces[0] ?? 0,
        terms: event.modifiers.map(({ value, reason, rule }) => ({ value, reason: reasonText(reason), rule })),
        total: event.total,
        result: dieResult(event, state),
        rules: event.rules,
      },
    ];
  });
}

export function ledgerOf({ state }: At, { events }: DayData): LedgerLine[] {
  return events.flatMap((event) =>
    event.type === 'paid' ? [{ text: paidText(event.why, nameIn(state, event.person)), amount: event.amount, rules: event.rules }] : [],
  );
}

/** What else the day brought: titles, scars that healed, whoever died or came. Of the others only what changes the world. */
export function newsOf({ career, state }: At, { events }: DayData): { readonly text: string; readonly rules: readonly string[] }[] {
  const words = wordsIn(career);
  return events.flatMap((event) => {
    if (
      'person' in event &&
      event.person !== null &&
      !isYours(state, event.person) &&
      (event.type === 'recovered' || event.type === 'fame' || event.type === 'learned')
    )
      return [];
    const told = newsText(event, words, (id) => nameIn(state, id) ?? 'Somebody');
    return told ? [told] : [];
  });
}

/** Bouts of a day, yours first. */
export function resultsOn({ state }: At, { season, day }: Pick<DayData, 'season' | 'day'>): Result[] {
  const today = state.results.filter((result) => result.season === season && result.day === day);
  const own = today.filter((result) => isYourResult(state, result));
  return [...own, ...today.filter((result) => !own.includes(result))];
}

export function dayTitle({ career, state }: At, season: number, day: number): string {
  const id = season === state.season ? state.festivals[day - 1] : undefined;
  const name = daysOf(career.ladder).find((each) => each.id === id)?.name;
  return [name, `season ${season}, day ${day}`].filter(Boolean).join(': ');
}

/** The chronicle by days, the newest first; each line with the way to its moment. */
export function chronicleOf(at: At): ChronicleDay[] {
  const words = wordsIn(at.career);
  const days = new Map<string, ChronicleDay>();
  const known = new Set(at.state.results.map(({ id }) => id));
  for (const entry of at.state.chronicle) {
    const key = `${entry.season}.${entry.day}`;
    const line = {
      text: chronicleText(entry, words),
      moment:
        entry.moment && known.has(entry.moment.result)
          ? { text: entry.moment.answer === null ? 'the bout' : 'the moment', href: watchHref(entry.moment.result, entry.moment.answer) }
          : null,
    };
    const day = days.get(key) ?? { key, title: `Season ${entry.season}, day ${entry.day}`, lines: [] };
    days.set(key, { ...day, lines: [...day.lines, line] });
  }
  return [...days.values()].toReversed();
}
