import { describe, expect, it } from 'vitest';
import { fileSchemas } from '../../../../src/catalogue/index.ts';
import { CARDS } from '../../../../src/games/cards.ts';
import {
  blankItem,
  faultsAt,
  faultsWithin,
  isMeant,
  isWanted,
  keysOf,
  operatorsOf,
  shapeOfBranch,
  under,
  withFreeId,
  type Branch,
} from '../../../../src/hud/workshop/form/branch.ts';
import { formsOf, type JsonSchema } from '../../../../src/hud/workshop/schema.ts';

const root = formsOf(fileSchemas(CARDS)['beast'] as JsonSchema, 'extending');
const STEPS = [
  { id: 'maul', trigger: 'control', when: { pinned: true }, do: 'maul' },
  { id: 'swipe', trigger: 'control', do: 'swipe' },
];
const nothing = (): void => undefined;
const fault = (...path: (string | number)[]) => ({ path, severity: 'error' as const, message: path.join('.'), fix: null });
const branch = (own: object, more: Partial<Branch> = {}): Branch => ({
  root,
  path: [],
  own,
  inherited: { procedure: STEPS },
  label: '',
  rig: null,
  faults: [],
  wanted: null,
  deeds: { set: nothing, remove: nothing, move: nothing, out: nothing, add: nothing, opened: nothing },
  ...more,
});

describe('a value in a form', () => {
  it('is asked for as its schema and what stands there have it', () => {
    const shape = (own: object, ...path: string[]) => shapeOfBranch(path.reduce<Branch>((here, key) => under(here, key), branch(own)));
    expect(shape({}, 'procedure')).toBe('list');
    expect(shape({ procedure: { remove: 'maul' } }, 'procedure')).toBe('operators');
    expect(shape({ procedure: [{ remove: 'maul' }, { insert: STEPS }] }, 'procedure')).toBe('operators');
    expect(shape({}, 'move')).toBe('map');
    expect(shape({}, 'move', 'slow')).toBe('number');
    expect(shape({}, 'unheard')).toBeNull();
  });

  it('is called in words where its key is one of the game, and as it is named where somebody named it', () => {
    const labels = (...path: string[]) => path.reduce<Branch>((here, key) => under(here, key), branch({ attacks: { bowlOver: {} } })).label;
    expect([labels('ratings', 'hitPoints'), labels('name', 'la'), labels('attacks', 'bowlOver')]).toEqual([
      'Hit points',
      'Latin',
      'bowlOver',
    ]);
  });

  it('has no key for what its rig has no place for, unless somebody has said it', () => {
    const keys = (own: object, inherited: object, ...path: string[]): string[] =>
      keysOf(path.reduce<Branch>((here, key) => under(here, key), branch(own, { inherited })));
    const elephant = { figure: { rig: 'proboscid' } };
    const lion = { figure: { rig: 'felid', proportions: { mane: 1 } } };
    expect(keys({}, elephant, 'figure', 'proportions')).toContain('trunk');
    expect(keys({}, lion, 'figure', 'proportions')).toEqual(expect.arrayContaining(['mane', 'tail']));
    expect(keys({}, lion, 'figure', 'proportions')).not.toContain('trunk');
    expect(keys({}, lion, 'figure')).not.toContain('hornForm');
    expect(keys({ figure: { rig: 'bovid' } }, lion, 'figure')).toContain('hornForm');
    expect(keys({ figure: { proportions: { trunk: 1 } } }, lion, 'figure', 'proportions')).toContain('trunk');
  });

  it('tells its own faults, and counts those of its parts', () => {
    const faults = [fault('move', 'lep'), fault('move'), fault('ratings', 'hitPoints')];
    const move = under(branch({ move: { lep: 3 } }, { faults }), 'move');
    expect(faultsAt(move).map(({ message }) => message)).toEqual(['move']);
    expect(faultsWithin(move)).toHaveLength(2);
    expect(faultsAt(under(move, 'lep'))).toHaveLength(1);
  });

  it('is opened on the way to what somebody wants to see', () => {
    const wanted = ['procedure', 'insert', 0];
    const list = under(branch({ procedure: { insert: STEPS } }, { wanted }), 'procedure');
    expect([isWanted(list), isMeant(list)]).toEqual([true, false]);
    expect(isMeant(under(under(list, 'insert'), 0))).toBe(true);
    expect(isWanted(under(under(list, 'insert'), 1))).toBe(false);
  });

  it('is a list of changes where operators stand in its place, and nothing else does', () => {
    expect(operatorsOf(STEPS)).toEqual([]);
    expect(operatorsOf([])).toEqual([]);
    expect(operatorsOf({ remove: 'maul' })).toEqual([{ steps: [], operator: { remove: 'maul' } }]);
  });
});

describe('a new item of a list', () => {
  it('has what it needs as the first has it, or the least that may stand there', () => {
    expect(blankItem(root, ['procedure', 0], STEPS)).toEqual({ id: 'maul', trigger: 'control', do: 'maul' });
    expect(blankItem(root, ['procedure', 0], [])).toEqual({ id: '', trigger: 'opening', do: '' });
  });

  it('has an id of its own', () => {
    expect(withFreeId(STEPS[0], STEPS, false)).toMatchObject({ id: 'maul-2' });
    expect(withFreeId({ id: 'maul-2' }, [...STEPS, { id: 'maul-2' }], false)).toEqual({ id: 'maul-3' });
    expect(withFreeId(STEPS[0], STEPS, true)).toMatchObject({ id: 'new' });
    expect(withFreeId({ id: 'x' }, [{ id: 'new' }], true)).toEqual({ id: 'new-2' });
    expect(withFreeId('net', ['net'], false)).toBe('net');
  });
});
