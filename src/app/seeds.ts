const FIRST = [
  'alba',
  'aquila',
  'ardens',
  'atra',
  'aurea',
  'cauta',
  'celer',
  'dira',
  'fera',
  'ferox',
  'flava',
  'fortis',
  'fulva',
  'laeta',
  'lenta',
  'magna',
];
const SECOND = [
  'arbor',
  'avis',
  'corona',
  'cursus',
  'fames',
  'hasta',
  'hora',
  'ira',
  'luna',
  'manus',
  'nox',
  'porta',
  'sors',
  'turba',
  'umbra',
  'via',
];

/** A seed that can be read out: two Latin words and a number. */
export function rollSeed(): string {
  const [a = 0, b = 0, n = 0] = crypto.getRandomValues(new Uint16Array(3));
  return `${FIRST[a % FIRST.length]}-${SECOND[b % SECOND.length]}-${n % 1000}`;
}

/** A day of the reader's calendar as `2026-11-20`. */
export function dayOf(date: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
