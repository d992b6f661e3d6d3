import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileSchemas } from '../../../src/catalogue/index.ts';
import { CARDS } from '../../../src/games/cards.ts';
import { moved, valuesOf, withItem, without, withValue } from '../../../src/hud/workshop/form/text.ts';
import { codeHelp, type KnownNames } from '../../../src/hud/workshop/code-help.ts';
import { schemasAt, valuesAt, type JsonSchema } from '../../../src/hud/workshop/schema.ts';
import { slug } from '../../../src/hud/workshop/new-card.tsx';
import { placeAt } from '../../../src/hud/workshop/yaml-place.ts';
import { cpuTime } from '../../support/cpu-time.ts';

const CARD = `schema: beast/2 # what it is
id: leopard
extends: core:lion
# a remark above
move: { slow: 4, charge: 4 } # how far
procedure:
  - { id: one, trigger: control, do: rake } # first
  - id: two
    trigger: control
`;
const schema = fileSchemas(CARDS)['beast'] as JsonSchema;
const names: KnownNames = {
  cards: [{ name: 'core:lion', kind: 'beast', shown: 'Lion' }],
  rules: [{ id: 'D-001', title: 'One' }],
  parentAt: () => null,
  itemsAt: (path) => (path.join() === 'procedure' ? ['control-maul', 'control-rake'] : []),
};
const at = (text: string) => placeAt(text.replace('|', ''), text.indexOf('|'));

describe('the place in a text', () => {
  it('is a key or a value, in block and in flow, with what stands beside it', () => {
    expect(at('move:\n  sl|')).toMatchObject({ path: ['move'], role: 'key', word: 'sl' });
    expect(at('move: { slow: 4, ch|')).toMatchObject({ path: ['move'], role: 'key', word: 'ch', beside: ['slow'] });
    expect(at('move: { slow: 4| }')).toMatchObject({ path: ['move', 'slow'], role: 'value', word: '4' });
    expect(at('procedure:\n  - { id: a }\n  - { trigger: co|')).toMatchObject({
      path: ['procedure', 1, 'trigger'],
      role: 'value',
      word: 'co',
    });
    expect(at('procedure:\n  - id: a\n    tr|')).toMatchObject({ path: ['procedure', 0], role: 'key', word: 'tr', beside: ['id'] });
    expect(at('id: a # comm|')).toBeNull();
  });

  it('is found in any text without an end or a fault', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', ':', ' ', '\n', '{', '}', '[', ']', ',', '-', '#', '"', "'"), maxLength: 60 }),
        fc.nat(60),
        (text, offset) => {
          placeAt(text, Math.min(offset, text.length));
        },
      ),
    );
  });
});

describe('help by the schema', () => {
  it('offers keys that are not there yet, words, and names', () => {
    const help = codeHelp(schema, 'beast', names);
    const offered = (text: string) => help.complete(text.replace('|', ''), text.indexOf('|'))?.options.map(({ label }) => label) ?? [];
    expect(offered('move: { slow: 4, |')).toEqual(expect.arrayContaining(['charge', 'leap']));
    expect(offered('move: { slow: 4, |')).not.toContain('slow');
    expect(offered('procedure:\n  - { trigger: |')).toEqual(expect.arrayContaining(['control', 'charge', 'counter']));
    expect(offered('extends: |')).toContain('core:lion');
  });

  it('offers operators where a card extends another, and nothing of them where it does not', () => {
    const help = codeHelp(schema, 'beast', names);
    const offered = (text: string) => help.complete(text.replace('|', ''), text.indexOf('|'))?.options.map(({ label }) => label) ?? [];
    const extending = 'schema: beast/2\nextends: core:lion\n';
    expect(offered(`${extending}procedure: { |`)).toEqual(['insert', 'before', 'after', 'at', 'replace', 'with', 'remove']);
    expect(offered(`${extending}procedure:\n  insert:\n    - { id: a, |`)).toEqual(expect.arrayContaining(['trigger', 'when', 'do']));
    expect(offered(`${extending}procedure: { at: |`)).toEqual(['start', 'end']);
    for (const operator of ['{ before: |', '[{ replace: |', '[{ remove: |', '{ remove: [control-maul, |'])
      expect(offered(`${extending}procedure: ${operator}`)).toEqual(['control-maul', 'control-rake']);
    expect(offered('schema: beast/2\nprocedure:\n  - { |')).not.toContain('insert');
    expect(offered('schema: beast/2\n|')).toContain('extends');
    const shape = (text: string) => help.hover(text, text.indexOf('charge'))!.lines.join(' ');
    expect(shape(`${extending}move: { charge: 4 }`)).toContain('null, which takes it away');
    expect(shape('schema: beast/2\nmove: { charge: 4 }')).not.toContain('null');
    const ways = shape(`${extending}move: { charge: 4 }`)
      .split('; or ')
      .map((way) => way.replace(/^.*It is /, ''));
    expect(ways.filter((way) => way.startsWith('a whole number'))).toHaveLength(1);
  });

  it('explains what stands under the pointer', () => {
    const help = codeHelp(schema, 'beast', names);
    expect(help.hover(CARD, CARD.indexOf('move') + 1)!.lines.join(' ')).not.toBe('');
    expect(help.hover('nothing known: 1', 2)).toBeNull();
  });

  it('finds its way in a line of many letters: patterns that begin anywhere took minutes', () => {
    const [help, many] = [codeHelp(schema, 'beast', names), 150_000];
    expect(help.hover(`name: ${'0'.repeat(many)} `, many + 7)).toBeNull();
    expect(placeAt(`name: ${'"'.repeat(many)} # one\nid: `, many + 17)).toMatchObject({ path: ['id'] });
    expect(slug(`a${'-'.repeat(many)}b`)).toBe('a-b');
    expect(valuesAt(schema, ['procedure', 0, 'trigger'])).toContain('control');
    expect(schemasAt(schema, ['no', 'such', 'key'])).toEqual([]);
  });
});

describe('the form writes the same text', () => {
  it('changes a number and nothing else', () => {
    expect(withValue(CARD, ['move', 'charge'], 5)).toBe(CARD.replace('charge: 4', 'charge: 5'));
  });

  it('writes a key that is not there yet after the others', () => {
    expect(withValue(CARD, ['figures'], 3)).toBe(`${CARD}figures: 3\n`);
    expect(withValue(CARD, ['ratings', 'control'], 3)).toBe(`${CARD}ratings:\n  control: 3\n`);
  });

  it('adds, moves and takes out, and every comment stays', () => {
    const more = withItem(CARD, ['procedure'], 0, { id: 'zero', trigger: 'charge', do: 'rush' });
    expect((valuesOf(more)!['procedure'] as { id: string }[]).map(({ id }) => id)).toEqual(['zero', 'one', 'two']);
    const other = moved(more, ['procedure'], 0, 2);
    expect((valuesOf(other)!['procedure'] as { id: string }[]).map(({ id }) => id)).toEqual(['one', 'two', 'zero']);
    const less = without(other, ['procedure', 2]);
    expect(valuesOf(less)).toEqual(valuesOf(CARD));
    for (const text of [more, other, less])
      for (const remark of ['# what it is', '# a remark above', '# how far', '# first']) expect(text).toContain(remark);
    expect(valuesOf(without(CARD, ['move']))).not.toHaveProperty('move');
  });

  it('leaves a text with aliases, with a key twice or nested too deeply as it is', () => {
    const bomb = Array.from(
      { length: 12 },
      (_, i) =>
        `x${i}: &x${i} [${
          i === 0
            ? 'lol'
            : Array(10)
                .fill(`*x${i - 1}`)
                .join(', ')
        }]`,
    );
    for (const text of [bomb.join('\n'), 'a: 1\nb: 2\na: 3\n', `a: ${'['.repeat(5000)}${']'.repeat(5000)}`]) {
      expect(valuesOf(text)).toBeNull();
      for (const change of [withValue(text, ['b'], 4), without(text, ['b']), withItem(text, ['b'], 0, 1), moved(text, ['a'], 0, 1)])
        expect(change).toBe(text);
    }
  });

  it('reads forty thousand keys in little more than the time that they take to read', () => {
    const text = Array.from({ length: 40_000 }, (_, i) => `k${i}: 1\n`).join('');
    const start = cpuTime();
    expect(Object.keys(valuesOf(text)!)).toHaveLength(40_000);
    expect(cpuTime() - start).toBeLessThan(4_000);
  });

  it('leaves a broken text as it is', () => {
    expect(withValue('a: { b', ['a', 'b'], 1)).toBe('a: { b');
    expect(valuesOf('a: { b')).toBeNull();
  });
});
