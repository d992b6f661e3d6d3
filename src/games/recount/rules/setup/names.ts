import { hashText } from '../../../../engine/dice/index.ts';

/** Funny names that sound Latin. */
const FIRST = [
  'Gaius',
  'Titus',
  'Aulus',
  'Gnaeus',
  'Marcus',
  'Quintus',
  'Lucius',
  'Spurius',
  'Decimus',
  'Publius',
  'Servius',
  'Vibius',
] as const;
const STEMS = [
  'Bruis',
  'Clang',
  'Clums',
  'Dent',
  'Flatfut',
  'Glor',
  'Grump',
  'Hamfist',
  'Hastil',
  'Knuckl',
  'Limp',
  'Mumbl',
  'Nervos',
  'Ouch',
  'Panic',
  'Pommel',
  'Rash',
  'Rust',
  'Scratch',
  'Shortstraw',
  'Stumbl',
  'Swagger',
  'Thud',
  'Tremul',
  'Tripp',
  'Wobbl',
] as const;
const ENDS = ['us', 'ix', 'o'] as const;

/** The names of so many fighters, all different, from a text: the same text gives the same names. They cost no die of the bout. */
export function latinNames(text: string, count: number): string[] {
  const names: string[] = [];
  for (let i = 0; names.length < count; i += 1) {
    const name = nameOf(hashText(`${text} ${i}`) >>> 0);
    if (!names.includes(name)) names.push(name);
  }
  return names;
}

function pick(words: readonly string[], number: number): string {
  return words[number % words.length]!;
}

function nameOf(number: number): string {
  const rest = Math.floor(number / FIRST.length);
  return `${pick(FIRST, number)} ${pick(STEMS, rest)}${pick(ENDS, Math.floor(rest / STEMS.length))}`;
}
