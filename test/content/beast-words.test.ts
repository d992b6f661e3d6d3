import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { referencePages } from '../../src/catalogue/index.ts';
import { contentFiles } from '../../src/cli/content-files.ts';
import { CARDS } from '../../src/games/cards.ts';
import { DEED_WORDS } from '../../src/games/damnatio/cards/schemas/beast-deeds.ts';

/** Keys of a card that say what a beast is, how it looks and where it comes from; all others are its language. */
const NO_LANGUAGE: readonly string[] = ['schema', 'id', 'overrides', 'name', 'figure', 'voice', 'ratings', 'rule', 'note'];
/** A beast is blind on one side; which one is a matter of the card. */
const EITHER: readonly string[] = ['right'];

const { sections } = referencePages(CARDS).find(({ name }) => name === 'beast')!;
const rows = sections
  .filter(({ id }) => !NO_LANGUAGE.includes(id.split('.')[0]!) && !id.includes('with extends'))
  .flatMap(({ id, rows }) =>
    rows
      .filter(({ key }) => !NO_LANGUAGE.includes(key))
      .map(({ key, type }) => ({ place: id === 'The file' ? key : `${id}.${key}`, type })),
  );

/** What stands for something in the places that take it: `front`, `flank` and `rear` wherever an arc may stand. */
const choices = rows.flatMap(({ type }) => {
  const words = [...type.matchAll(/`(\w+)`/g)]
    .map(([, word]) => word!)
    .filter((word) => !['true', 'false', 'nothing', ...EITHER].includes(word));
  const places = rows.filter((row) => row.type === type).map(({ place }) => place);
  return words.map((word) => ({ word, places }));
});
const deeds = DEED_WORDS.map((word) => ({ word, places: ['procedure[].do'] }));

/** Where a key stands, as the reference calls it: any attack, any step, any wounded zone, conditions inside conditions. */
function placeOf(path: readonly string[]): string {
  return path
    .join('.')
    .replace(/^attacks\.[^.]+/, 'attacks.NAME')
    .replace(/^procedure(\.insert)?\b/, 'procedure[]')
    .replace(/^procedure\[\]$/, 'procedure')
    .replace(/\.when(\.(any|all|not))+\./, '.when.')
    .replace(/^wounds\.\w+\./, 'wounds.head.');
}

/** Every key of a card by its place, and every text with the place where it stands. */
function* saidIn(value: unknown, path: readonly string[] = []): Generator<string> {
  if (Array.isArray(value)) for (const each of value) yield* saidIn(each, path);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) {
      yield placeOf([...path, key]);
      yield* saidIn(inner, [...path, key]);
    }
  else if (typeof value === 'string') yield `${placeOf(path)} ${value}`;
}

test('every word of the language of beasts is used by a beast that is shipped', () => {
  const beasts = contentFiles(['content/core', 'content/venatio']).filter(({ path }) => path.includes('/beasts/'));
  const used = new Set(beasts.flatMap(({ text }) => [...saidIn(parse(text))]));
  const unused = [
    ...rows.map(({ place }) => place).filter((place) => !used.has(place)),
    ...[...choices, ...deeds]
      .filter(({ word, places }) => !places.some((place) => used.has(`${place} ${word}`)))
      .map(({ word, places }) => `${places[0]} ${word}`),
  ];
  expect([...new Set(unused)]).toEqual([]);
});
