import { describe, expect, test } from 'vitest';
import { carryFaults } from '../../../../src/games/munera/rules/index.ts';
import { loadoutProblem } from '../../../../src/games/munera/rules/index.ts';
import { core } from '../../../support/core-content.ts';
import { arms, face } from '../../../support/sand.ts';

const { gear } = core.munera;

function problemOf(ready: string, sheathed = ''): string | null {
  const list = (text: string) => text.split(' ').filter(Boolean);
  const problem = loadoutProblem(gear, arms('none', list(ready), list(sheathed)).gear);
  return problem && `${problem.rule} ${problem.message}`;
}

describe('what one man can carry', () => {
  test.each([
    ['M-012', 'smallShield cone', 'M-012 2 things for the left hand'],
    ['M-012', 'cape cone', 'M-012 2 things for the left hand'],
    ['M-012', 'arbelos cone', 'M-012 2 things for the left hand'],
    ['M-012', 'bow dart dart arrow', 'M-012 a bow needs both hands'],
    ['M-012', 'bow smallShield arrow', 'M-012 a bow needs both hands'],
    ['M-012', 'bow sword arrow', 'M-012 a bow needs both hands'],
    ['M-012', 'sword smallShield dagger', 'M-012 3 things in hand; there are two hands'],
    ['M-102', 'sword galerus galerus', 'M-102 2 shoulder guards; one man wears one'],
    ['M-102', 'helmet helmet', 'M-102 2 helmets; one man wears one'],
    ['M-102', 'smallShield cape', 'M-102 2 shields; one man bears one'],
    ['M-220', 'cestus', 'M-220 1 of what is bound on the fists; they come in pairs'],
    ['M-220', 'cestus sword', 'M-220 1 of what is bound on the fists; they come in pairs'],
    ['M-264', 'dart dart dart javelin javelin', 'M-264 more than 4 darts'],
  ])('%s: not %s', (_, ready, problem) => expect(problemOf(ready)).toBe(problem));

  test.each([
    ['M-012', 'sword smallShield helmet galerus', 'dagger dagger'],
    ['M-012', 'trident net lasso galerus', 'dagger'],
    ['M-012', 'bow arrow arrow helmet', 'dagger'],
    ['M-220', 'cestus cestus galerus', ''],
    ['M-264', 'dart dart javelin javelin smallShield', ''],
  ])('%s: %s, sheathed %s', (_, ready, sheathed) => expect(problemOf(ready, sheathed)).toBeNull());

  test('M-070: what has no sheath', () => expect(problemOf('sword', 'helmet')).toBe('M-070 it has no sheath'));

  test('M-012: in the middle of a bout a bow may be in one hand, and a net over a man takes one', () => {
    const thing = (id: string, spot: 'ready' | 'sheathed' | 'holding' = 'ready') => ({ gear: gear[id]!, spot });
    const kinds = (...things: Parameters<typeof carryFaults>[0]) => carryFaults(things, 'play').map(({ kind }) => kind);
    expect(kinds(thing('bow'), thing('sword'))).toEqual([]);
    expect(kinds(thing('trident'), thing('dagger'), thing('net'))).toEqual([]);
    expect(kinds(thing('trident'), thing('dagger'), thing('net', 'holding'))).toEqual(['hands']);
  });

  test('M-012: a second thing for the left hand is not picked up', () => {
    const lying = (held: string) =>
      face(3, { a: { card: 'gaul', loadout: arms('none', [held]) }, b: { card: 'murmillo', items: { 1: { at: { q: 0, r: 0 } } } } });
    const pickUp = (sand: ReturnType<typeof lying>) => sand.refusedBy({ type: 'pick-up', item: sand.item(1, 'largeShield') });
    expect(pickUp(lying('arbelos'))).toBe('M-102');
    expect(pickUp(lying('sword'))).toBeNull();
  });
});
