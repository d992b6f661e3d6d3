import { describe, expect, it } from 'vitest';
import { resolveCard } from '../../src/catalogue/index.ts';
import { withPack } from './support.ts';

const step = (id: string): string => `{ id: ${id}, trigger: opening, do: stand }`;
const cat = (id: string, list: string, key = 'procedure'): string => `schema: beast/2\nid: ${id}\nextends: core:lion\n${key}: ${list}\n`;

/** What each of these comes to or is told of, in one pack. */
const SOUND: Readonly<Record<string, string>> = {
  ends: cat(
    'ends',
    `[{ at: start, insert: [${step('a')}, ${step('b')}] }, { insert: [${step('c')}] }, { at: end, insert: [${step('d')}] }]`,
  ),
  places: cat('places', `[{ after: control-maul, insert: [${step('a')}] }, { before: control-seize, insert: [${step('b')}] }]`),
  several: cat('several', `[{ before: 2, insert: [${step('a')}] }, { remove: 1 }, { before: 2, insert: [${step('b')}] }]`),
  replaced: cat('replaced', `{ replace: control-maul, with: [${step('a')}, ${step('control-maul')}] }`),
  removed: cat('removed', '[{ remove: [control-maul, 2] }, { remove: control-rake }]'),
  beside: cat('beside', `[{ remove: control-maul }, { after: control-maul, insert: [${step('a')}] }]`),
  child: `schema: beast/2\nid: child\nextends: ends\nprocedure: { before: a, insert: [${step('e')}] }\n`,
  one: cat('one', 'weakest', 'pick'),
  words: 'schema: beast/2\nid: words\nextends: one\npick: { before: weakest, insert: [isolated] }\n',
  lesson:
    'schema: lesson/2\nid: lesson\nextends: core:whirl\nposition: { men: [{ replace: core:mamertinus, with: [{ card: mamertinus, at: [-2, 1], facing: 5 }] }] }\n',
  arms: 'schema: bestiarius/2\nid: arms\nextends: core:bullarius\nmunera: { gear: [{ remove: dagger }, { insert: [sica] }] }\n',
};
const FAULTY: readonly (readonly [what: string, list: string, told: readonly string[]])[] = [
  ['an item that is not there', '{ remove: control-mual }', ['4:22 the parent has no "control-mual" here (did you mean "control-maul"?)']],
  ['a number that is not there', '{ before: 10, insert: [x] }', ['4:22 the parent has no item 10 here (it has 9)']],
  [
    'an item that goes twice',
    '[{ remove: 1 }, { remove: control-maul }]',
    ['4:38 this item is removed already, in line 4 (say once what becomes of it)'],
  ],
  [
    'an item that goes and is replaced',
    `[{ remove: 1 }, { replace: 1, with: [${step('a')}] }]`,
    ['4:39 this item is removed already, in line 4 (say once what becomes of it)'],
  ],
  [
    'an item that is replaced twice',
    `[{ replace: 1, with: [${step('a')}] }, { replace: control-maul, with: [${step('b')}] }]`,
    ['4:88 this item is replaced already, in line 4 (say once what becomes of it)'],
  ],
  [
    'two deeds at once',
    `{ remove: 1, insert: [${step('a')}] }`,
    ['4:22 an operator does one thing: write "insert" and "remove" as two in a list ()'],
  ],
  ['two places at once', `{ before: 1, at: end, insert: [${step('a')}] }`, ['4:29 one place is enough: "before" or "at" ()']],
  ['a place without an insertion', '{ before: 1, remove: 2 }', ['4:22 "before" says where "insert" puts something ()']],
  ['half a replacement', '{ replace: 1 }', ['4:23 "replace" says which item, and "with" what stands there instead ()']],
  ['nothing to do', '{ before: 1 }', ['4:12 an operator says insert, replace or remove ()']],
  ['a key that it does not have', '[{ before: 1, insrt: [] }]', ['4:26 unknown key "insrt" (did you mean "insert"?)']],
  [
    'one item instead of a list',
    `{ insert: ${step('a')} }`,
    ['4:22 "insert" is a list of items (put what goes in between brackets: insert: [ … ])'],
  ],
  [
    'a number instead of a list',
    '[{ replace: 1, with: 3 }]',
    ['4:33 "with" is a list of items (put what goes in between brackets: with: [ … ])'],
  ],
  ['a word that is near', '[{ removed: control-maul }]', ['4:15 unknown key "removed" (did you mean "remove"?)']],
  [
    'an item beside it',
    `[{ remove: 1 }, ${step('a')}]`,
    ['4:28 this list changes that of a parent, in line 4, and has items of its own (put items in with { insert: [ … ] })'],
  ],
  ['a faulty item that it puts in', '{ insert: [{ id: a, trigger: never, do: stand }] }', []],
];
const STRAY: readonly (readonly [what: string, card: string, place: string])[] = [
  ['on a card that extends none', 'schema: beast/2\nid: stray-0\nprocedure: { remove: control-maul }\n', '3:12'],
  [
    'among items of such a card',
    `schema: beast/2\nid: stray-1\nprocedure: [${step('a')}, { before: a, insert: [${step('b')}] }]\n`,
    '3:53',
  ],
  ['in a list that another puts in', cat('stray-2', '{ insert: [{ id: a, trigger: opening, do: { remove: 1 } }] }'), '4:54'],
  [
    'where the parent of a lesson has none',
    'schema: lesson/2\nid: stray-3\nextends: core:whirl\nposition: { walls: { insert: [x] } }\n',
    '4:20',
  ],
  ['in the position of a lesson that extends none', 'schema: lesson/2\nid: stray-4\nposition: { men: { remove: 1 } }\n', '3:18'],
];
const stray = STRAY.map(([, card], i) => [`stray-${i}.yaml`, card] as const);
const faulty = FAULTY.map(([, list], i) => [`faulty-${i}.yaml`, cat(`faulty-${i}`, list.replace('[x]', `[${step('a')}]`))] as const);
const sound = Object.entries(SOUND).map(([id, text]) => [`${id}.yaml`, text] as const);
const { catalogue, findings } = withPack(Object.fromEntries([...sound, ...faulty, ...stray]));

const valueOf = (id: string) => resolveCard(catalogue!, `acme.test:${id}`)[0]!;
const idsOf = (id: string): string[] => (valueOf(id).value as { procedure: readonly { id: string }[] }).procedure.map((each) => each.id);
const LION = ['control-maul', 'control-seize', 'control-rake', 'control-swipe'];
const firstOf = (id: string, count: number): string[] => idsOf(id).slice(0, count);

describe('operators on a list of the parent', () => {
  it('put in at the start and at the end, which is where it is when nothing is said; what stands first comes first', () => {
    expect(firstOf('ends', 3)).toEqual(['a', 'b', 'control-maul']);
    expect(idsOf('ends').slice(-3)).toEqual(['counter-swipe', 'c', 'd']);
  });

  it('put in before and after an item', () => expect(firstOf('places', 4)).toEqual(['control-maul', 'a', 'b', 'control-seize']));

  it('look at the list as the parent has it, whatever others do; at one place they stand as they are written', () =>
    expect(firstOf('several', 4)).toEqual(['a', 'b', ...LION.slice(1, 3)]));

  it('replace an item by others, and remove by id and by number', () => {
    expect(firstOf('replaced', 3)).toEqual(['a', ...LION.slice(0, 2)]);
    expect(firstOf('removed', 2)).toEqual(['control-swipe', 'charge-pounce']);
  });

  it('may put something where another takes something away', () => expect(firstOf('beside', 2)).toEqual(['a', 'control-seize']));

  it('are applied to what the parent has come to by its own', () => expect(firstOf('child', 2)).toEqual(['e', 'a']));

  it('take one thing for a list of one, and words for their own names', () => {
    expect(valueOf('words').value).toMatchObject({ pick: ['isolated', 'weakest'] });
  });

  it('leave every item the place where it was written', () => {
    const { origins } = valueOf('places');
    expect([0, 1, 3].map((i) => origins[`procedure.${i}.id`])).toEqual([
      'content/core/beasts/lion.yaml:19',
      'test/places.yaml:4',
      'content/core/beasts/lion.yaml:20',
    ]);
  });

  it('change who stands in the position of a lesson, by their cards', () =>
    expect(valueOf('lesson').value).toMatchObject({ position: { men: [{ card: 'mamertinus', at: [-2, 1] }, { card: 'syrus' }] } }));

  it('work at any depth, and know an item written at length by what it would be called in a word', () =>
    expect(valueOf('arms').value).toMatchObject({ munera: { gear: ['longSpear', 'sica'] } }));
});

describe('an operator with no list of a parent to change is told of', () => {
  it.each(STRAY.map(([what, , place], i) => ({ what, place, i })))('$what', ({ place, i }) => {
    const own = findings.filter(({ file, message }) => file === `test/stray-${i}.yaml` && !message.startsWith('the key'));
    expect(own.map(({ line, column, message, hint = '' }) => `${line}:${column} ${message} (${hint})`)).toEqual([
      `${place} this changes a list of a parent, and there is none (write the list itself, or say by "extends" which card has one)`,
    ]);
  });
});

describe('an operator is told of', () => {
  it.each(FAULTY.map(([what, , told], i) => ({ what, told, i })).filter(({ told }) => told.length > 0))('$what', ({ told, i }) => {
    const own = findings.filter(({ file }) => file === `test/faulty-${i}.yaml`);
    expect(own.map(({ line, column, message, hint = '' }) => `${line}:${column} ${message} (${hint})`)).toEqual(told);
  });

  it('a faulty item that it puts in, where the item stands', () => {
    const own = findings.filter(({ file }) => file === `test/faulty-${FAULTY.length - 1}.yaml`);
    expect(own.map(({ path, line, column }) => ({ path, line, column }))).toEqual([
      { path: 'procedure.insert.0.trigger', line: 4, column: 41 },
    ]);
  });

  it('a name that is near, with the edit that puts it right', () => {
    const [own] = findings.filter(({ file }) => file === 'test/faulty-0.yaml');
    expect(own!.fix).toEqual({ line: 4, column: 22, length: 12, replacement: 'control-maul' });
  });
});
