import { describe, expect, it } from 'vitest';
import { pathsAt, put as putIn, rangeAt, valuesOf, withoutItem } from '../../../../src/hud/workshop/form/ways.ts';

const HEAD = 'schema: beast/2\nid: leopard\nextends: core:lion\n';
const step = { id: 'slink', trigger: 'control', do: 'backOff' };
const puts = (text: string, before: string | number | null, id = 'slink') =>
  putIn(text, 'leopard', { list: ['procedure'], before, value: { ...step, id } });
const put = (text: string, before: string | number | null, id = 'slink'): string => puts(text, before, id).text;
const procedureOf = (text: string): unknown => valuesOf(text)!['procedure'];

describe('an item is put into a list of a card', () => {
  it('as an operator where the list is inherited, before an item and at the end', () => {
    expect(put(HEAD, 'control-maul')).toBe(
      `${HEAD}procedure:\n  before: control-maul\n  insert:\n    - { id: slink, trigger: control, do: backOff }\n`,
    );
    expect(procedureOf(put(HEAD, null))).toEqual({ insert: [step] });
  });

  it('into the list itself where the card has one, and where it extends nothing', () => {
    const own = `${HEAD}procedure:\n  - { id: one, trigger: control, do: rake } # first\n`;
    expect(procedureOf(put(own, 'one'))).toMatchObject([{ id: 'slink' }, { id: 'one' }]);
    expect(procedureOf(put(own, null))).toMatchObject([{ id: 'one' }, { id: 'slink' }]);
    expect(put(own, 'one')).toContain('# first');
    expect(procedureOf(put('id: leopard\n', 'control-maul'))).toEqual([step]);
  });

  it('beside another that an operator puts in, and after those of its own place', () => {
    const once = put(HEAD, 'control-maul');
    expect(procedureOf(put(once, 'slink', 'roar'))).toMatchObject({ insert: [{ id: 'roar' }, { id: 'slink' }] });
    expect(procedureOf(put(once, 'control-maul', 'roar'))).toMatchObject({ insert: [{ id: 'slink' }, { id: 'roar' }] });
    const replaced = `${HEAD}procedure: { replace: control-maul, with: [{ id: a, trigger: control, do: stand }] }\n`;
    expect(procedureOf(put(replaced, 'a'))).toMatchObject({ replace: 'control-maul', with: [{ id: 'slink' }, { id: 'a' }] });
  });

  it('by an operator of its own beside those of other places, and every remark stays', () => {
    const one = `${HEAD}procedure:\n  # it does not maul\n  remove: control-maul # at all\n`;
    const two = put(one, 'control-rake');
    expect(procedureOf(two)).toEqual([{ remove: 'control-maul' }, { before: 'control-rake', insert: [step] }]);
    expect(two).toContain('# it does not maul');
    expect(two).toContain('# at all');
    expect(procedureOf(put(two, 'control-swipe', 'roar'))).toMatchObject([
      { remove: 'control-maul' },
      { before: 'control-rake' },
      { before: 'control-swipe', insert: [{ id: 'roar' }] },
    ]);
    expect(procedureOf(put(two, 'control-rake', 'roar'))).toMatchObject([
      { remove: 'control-maul' },
      { insert: [{ id: 'slink' }, { id: 'roar' }] },
    ]);
  });

  it('once where the key stands there without a value', () => {
    expect(procedureOf(put(`${HEAD}procedure:\nmove: { leap: 3 }\n`, 'control-maul'))).toEqual({ before: 'control-maul', insert: [step] });
  });

  it('of the card that is meant where its file holds several', () => {
    const several = 'schema: beast/2\ncards:\n  - { id: lynx, extends: core:lion }\n  - { id: leopard, extends: core:lion }\n';
    const [lynx, leopard] = valuesOf(put(several, null))!['cards'] as object[];
    expect(lynx).not.toHaveProperty('procedure');
    expect(leopard).toMatchObject({ procedure: { insert: [step] } });
  });

  it('never into a text that is broken', () => expect(puts('id: { leopard\n', null)).toEqual({ text: 'id: { leopard\n', path: null }));

  it('before the item of a number, where items have no names', () => {
    const list = ['tree', 'children'];
    const rule = { type: 'action', call: 'rest' };
    const of = (text: string) => putIn(text, 'calm', { list, before: 1, value: rule }).text;
    const inherited = of('id: calm\nextends: core:aggressor\n');
    expect(valuesOf(inherited)).toMatchObject({ tree: { children: { before: 1, insert: [rule] } } });
    expect(valuesOf(of(inherited))).toMatchObject({ tree: { children: { before: 1, insert: [rule, rule] } } });
    const own = of('id: calm\ntree:\n  type: selector\n  children:\n    - { type: action, call: fight } # at last\n');
    expect(valuesOf(own)).toMatchObject({ tree: { children: [rule, { call: 'fight' }] } });
    expect(own).toContain('# at last');
  });

  it('after what is inherited round it has been written out, once', () => {
    const tree = { type: 'selector', children: [{ type: 'action', call: 'fight' }] };
    const of = (text: string, call: string) =>
      putIn(text, 'calm', { list: ['tree', 'children'], before: 1, value: { type: 'action', call }, owned: { tree } }).text;
    const twice = of(of('id: calm\nextends: core:aggressor # his like\n', 'rest'), 'wait');
    expect(valuesOf(twice)).toMatchObject({ tree: { children: [{ call: 'wait' }, { call: 'rest' }, { call: 'fight' }] } });
    expect(twice).toContain('# his like');
  });

  it('and its place is told, in whatever way it was put in', () => {
    const own = `${HEAD}procedure: [{ id: one, trigger: control, do: rake }]\n`;
    const one = `${HEAD}procedure:\n  remove: control-maul\n`;
    const several = 'schema: beast/2\ncards:\n  - { id: lynx, extends: core:lion }\n  - { id: leopard, extends: core:lion }\n';
    for (const text of [HEAD, own, one, put(one, 'control-rake'), 'id: leopard\n', several, put(HEAD, null)]) {
      const found = puts(text, text === own ? 'one' : 'control-rake', 'here');
      const { from, to } = rangeAt(found.text, found.path!)!;
      expect(found.text.slice(from, to)).toMatch(/^(\{ )?id: here/);
      expect(pathsAt(found.text, [found.text.indexOf('id: here') + 4])).toEqual([[...found.path!, 'id']]);
    }
  });
});

describe('an item is taken out of a list of a card', () => {
  const remark = '# it stays\n';

  it('and the others stay, with what is remarked on them', () => {
    const text = `${HEAD}procedure:\n  - { id: one, do: rake } # first\n  - { id: two, do: rake }\n${remark}move: { leap: 3 }\n`;
    const less = withoutItem(text, ['procedure'], 1);
    expect(procedureOf(less)).toEqual([{ id: 'one', do: 'rake' }]);
    expect(less).toContain('# first');
    expect(less).toContain(remark);
  });

  it('and with the last one the list or its operator goes, so that what is inherited is as it was', () => {
    const alone = `${remark}${put(HEAD, 'control-maul')}`;
    expect(withoutItem(alone, ['procedure', 'insert'], 0)).toBe(`${remark}${HEAD}`);
    const two = put(`${HEAD}procedure:\n  remove: control-maul # at all\n`, 'control-rake');
    const back = withoutItem(two, ['procedure', 1, 'insert'], 0);
    expect(procedureOf(back)).toEqual([{ remove: 'control-maul' }]);
    expect(back).toContain('# at all');
    expect(withoutItem(back, ['procedure'], 0)).toBe(HEAD);
    expect(withoutItem(`${HEAD}procedure: [{ id: one }]\n`, ['procedure'], 0)).toBe(HEAD);
  });

  it('never of a text that is broken', () => expect(withoutItem('a: { b', ['a'], 0)).toBe('a: { b'));
});

describe('the value that a place stands in', () => {
  const text = `${HEAD}move: { slow: 6, charge: 4 } # how far\nprocedure:\n  - id: one\n    when: { beside: { min: 3 } }\n`;
  it.each([
    ['charge: 4', ['move', 'charge']],
    ['4 }', ['move', 'charge']],
    ['# how far', []],
    ['min: 3', ['procedure', 0, 'when', 'beside', 'min']],
    ['when', ['procedure', 0, 'when']],
    ['core:lion', ['extends']],
  ])('%s', (words, path) => expect(pathsAt(text, [text.indexOf(words) + 1])).toEqual([path]));

  it('is none where the text is broken', () => {
    expect(pathsAt('a: { b', [4, 6])).toEqual([[], []]);
    expect(rangeAt('a: { b', ['a'])).toBeNull();
    expect(rangeAt('a: 1', ['b', 0])).toBeNull();
  });
});
