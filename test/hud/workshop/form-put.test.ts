import { describe, expect, it } from 'vitest';
import { valuesOf, withPut } from '../../../src/hud/workshop/form-ways.ts';

const HEAD = 'schema: beast/2\nid: leopard\nextends: core:lion\n';
const step = { id: 'slink', trigger: 'control', do: 'backOff' };
const put = (text: string, before: string | null, id = 'slink'): string =>
  withPut(text, 'leopard', { list: ['procedure'], before, value: { ...step, id } });
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

  it('never into a text that is broken', () => expect(put('id: { leopard\n', null)).toBe('id: { leopard\n'));
});
