import type { CareerState, OverBy } from '../../career/index.ts';
import { isYours, leastPrice, personOf, yours } from '../../career/index.ts';
import { wordsIn, type At } from './people.ts';
import { askedOf, chronicleText } from './words.ts';

/** How a career came out that was not ended by the wooden sword: a title by what happened, and why. */
export interface Ending {
  readonly title: string;
  readonly why: readonly string[];
}

/** Bouts that men of the school won while they were of it. */
export function victoriesOf(state: CareerState): number {
  return state.results.filter(
    ({ winner, by, part }) => winner !== null && by !== 'others' && part === 'afternoon' && isYours(state, winner),
  ).length;
}

/** What the man who came nearest still lacked for the wooden sword. */
function lackedText({ career, state }: At): string[] {
  const { asks } = career.ladder.ranks.at(-1)!;
  const nearest = yours(state).toSorted((a, b) => b.record.victories - a.record.victories || b.fame - a.fame)[0];
  if (!nearest) return ['No man of the school is left.'];
  const { record, fame, name } = nearest;
  const left = {
    victories: Math.max(0, asks.victories - record.victories),
    fame: Math.max(0, asks.fame - fame),
    finals: Math.max(0, asks.finals - record.finals),
  };
  const lacked = askedOf(left).map(({ text }) => text);
  return [
    lacked.length === 0
      ? `${name} had what the wooden sword asks for, and no day was left to be given it.`
      : `${name} came nearest: for the wooden sword he lacked ${lacked.join(', ')}.`,
  ];
}

/** Title of the page on which a career ends; null for any other. Only whoever earned the wooden sword reads of it. */
export function endTitle(page: string, over: OverBy | null): string | null {
  if (page !== 'rudis' && (page !== '' || over === null)) return null;
  return over === 'rudis' ? 'The wooden sword' : 'The end of the career';
}

export function endingOf(at: At): Ending {
  const { career, state } = at;
  const won = victoriesOf(state);
  const none = won === 0;
  const sum = `The school won ${none ? 'no bout' : won === 1 ? 'one bout' : `${won} bouts`}, and has ${state.purse} HS.`;
  if (state.over?.by === 'ruined')
    return {
      title: none ? 'Ruined without a victory' : 'The school is ruined',
      why: [
        `No man is left, and ${state.purse} HS hire nobody: the cheapest costs ${leastPrice(career.house, state)} HS.`,
        ...(none ? [] : [sum]),
      ],
    };
  if (yours(state).length === 0) return { title: 'The seasons are over, and nobody is left', why: [sum, ...lackedText(at)] };
  return { title: none ? 'The seasons are over without a victory' : 'The seasons are over', why: [sum, ...lackedText(at)] };
}

const TOLD = 6;
const WEIGHT: Readonly<Record<string, number>> = { freed: 9, final: 7, died: 6, spared: 5, rank: 4, scar: 2, led: 2, won: 1 };
/** So many lines of one kind. */
const ALIKE = 2;

/** The career in a few sentences: how long it was, and what in it weighed most, in its order. */
export function storyLines({ career, state }: At): string[] {
  const words = wordsIn(career);
  const who = state.over?.person ?? state.chronicle[0]?.person ?? null;
  const own = state.chronicle.filter(({ person }) => who === null || person === who);
  const kept = new Set(
    own
      .map((entry, place) => ({ entry, place }))
      .toSorted((a, b) => (WEIGHT[b.entry.key] ?? 0) - (WEIGHT[a.entry.key] ?? 0) || b.place - a.place)
      .filter(({ entry }, i, all) => all.slice(0, i).filter((other) => other.entry.key === entry.key).length < ALIKE)
      .slice(0, TOLD)
      .map(({ entry }) => entry),
  );
  const lines = own
    .filter((entry) => kept.has(entry))
    .map((entry) => `Season ${entry.season}, day ${entry.day}: ${chronicleText(entry, words)}`);
  if (who === null) return lines;
  const { name, record, fame } = personOf(state, who);
  const first = `${name}: ${record.victories} victories, ${record.defeats} defeats, ${record.spared} times spared by the crowd, ${fame} fame.`;
  return [first, ...lines];
}
