import type { OverBy } from '../../career/index.ts';
import { personOf } from '../../career/index.ts';
import { wordsIn, type At } from './people.ts';
import { chronicleText } from './words.ts';

const ENDS: Readonly<Record<OverBy, string>> = {
  rudis: 'Free',
  ruined: 'The school is closed',
  time: 'The seasons are over',
};

export function endWords(by: OverBy): string {
  return ENDS[by];
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
