import { describe, expect, test } from 'vitest';
import type { Defeat, MuneraAction } from '../../../../src/games/munera/rules/index.ts';
import { mercyOdds } from '../../../../src/games/munera/rules/index.ts';
import { chanceOfLeaves, enumerate } from '../../../support/enumerate.ts';
import type { Leaf } from '../../../support/enumerate.ts';
import type { SandOptions, Standing } from '../../../support/sand.ts';
import { Sand } from '../../../support/sand.ts';

const A = (card: string, extras: Partial<Standing> = {}): Standing => ({ card, at: [0, 0], facing: 0, original: 8, ...extras });
const B = (card: string, extras: Partial<Standing> = {}): Standing => ({ card, at: [1, 0], facing: 3, original: 8, ...extras });

function viewOf({ bout }: Sand) {
  return { world: bout.world, state: bout.state };
}

/** Of all ways in which an action can go, those in which B is beaten so: how often the crowd lets him live. */
function seen(sand: Sand, action: MuneraAction, rule: string, stamina: (left: number) => boolean = () => true): string {
  const asked = (leaf: Leaf, granted: boolean) =>
    leaf.events.some(
      (event) =>
        event.type === 'appealed' && event.figure === sand.fighter(1).id && event.rules.includes(rule) && (event.granted || !granted),
    ) && stamina(leaf.state.fighters[1]!.stamina);
  const leaves = enumerate({ ...viewOf(sand), action });
  const all = chanceOfLeaves(leaves, (leaf) => asked(leaf, false));
  expect(all.valueOf()).toBeGreaterThan(0);
  return chanceOfLeaves(leaves, (leaf) => asked(leaf, true))
    .div(all)
    .toFraction();
}

function told(sand: Sand, index = 1, conqueror = 0): Partial<Record<Defeat, string>> {
  return Object.fromEntries(mercyOdds(viewOf(sand), index, conqueror).map(({ how, spared }) => [how, spared.toFraction()]));
}

const acting = { fighter: 0, ap: 3 };

describe('the crowd, by the way of being beaten: the frequency over all tapes of the real rules', { timeout: 120_000 }, () => {
  const unhurt = (extras: Partial<Standing> = {}, rest: Partial<SandOptions> = {}) =>
    new Sand({ fighters: [A('murmillo'), B('thraex', extras)], turn: acting, ...rest });

  test('M-172 M-177 M-189: wounds make him injured and wounded, which a fall does not', () => {
    const sand = unhurt({ stamina: 4, original: 4 });
    const odds = told(sand);
    expect(odds).toEqual({ wounds: '7/12', surrender: '1/6', 'double-two': '1/6', 'second-fall': '1/6' });
    expect(odds.wounds).toBe(seen(sand, sand.attackWith('sword'), 'M-145'));
  });

  test('M-175: knocked down when he lies already', () => {
    const sand = unhurt({ down: true });
    expect(told(sand)['second-fall']).toBe(seen(sand, sand.attackWith('sword'), 'M-150'));
  });

  test('M-174: beside whoever floored him when that turn ends', () => {
    const sand = unhurt({ down: true, woundsTaken: 1, stamina: 7 }, { turn: { ...acting, floored: [1] } });
    expect(told(sand)['double-two']).toBe('5/12');
    expect(told(sand)['double-two']).toBe(seen(sand, { type: 'end' }, 'M-174'));
  });

  test('M-145 M-178: below 0 Stamina he is tired without any fatigue, which counts beside a tired conqueror', () => {
    const sand = new Sand({ fighters: [A('murmillo', { fatigue: 9 }), B('thraex', { stamina: 2, woundsTaken: 6 })], turn: acting });
    const sword = sand.attackWith('sword');
    expect(told(sand)).toMatchObject({ wounds: '7/12', 'deep-wounds': '13/18' });
    expect(told(sand).wounds).toBe(seen(sand, sword, 'M-145', (left) => left === 0));
    expect(told(sand)['deep-wounds']).toBe(seen(sand, sword, 'M-145', (left) => left < 0));
  });

  test('M-125 M-156 M-178: a miss that could not push him back has tired his conqueror', () => {
    const fighters = [
      A('murmillo', { at: [4, 0], stamina: 3, fatigue: 3 }),
      B('thraex', { at: [5, 0], down: true, stamina: 2, fatigue: 3, woundsTaken: 6 }),
    ];
    const sand = new Sand({ fighters, turn: acting });
    const fell = (rule: (misses: boolean) => boolean) => {
      const leaves = enumerate({ ...viewOf(sand), action: sand.attackWith('sword') });
      const of = (granted: boolean) =>
        chanceOfLeaves(leaves, ({ events }) => {
          const clash = events.find((event) => event.type === 'clashed');
          return (
            clash !== undefined &&
            rule(clash.result === 'miss') &&
            events.some((event) => event.type === 'appealed' && event.rules.includes('M-150') && (event.granted || !granted))
          );
        });
      return of(true).div(of(false)).toFraction();
    };
    expect(told(sand)).toMatchObject({ 'second-fall': '7/12', 'barred-fall': '13/18' });
    expect(fell((misses) => misses)).toBe('13/18');
    expect(fell((misses) => !misses)).toBe('7/12');
  });

  test('M-173 M-349: he gives in to whoever threatens him and acted last, and only when he is tired', () => {
    const fighters = [
      A('murmillo', { lastTurn: 3, stamina: 8, fatigue: 0 }),
      B('murmillo', { stamina: 4, fatigue: 5, down: true, woundsTaken: 4, lastTurn: 2 }),
      { card: 'gaul', at: [2, 0], facing: 3, original: 8, stamina: 2, fatigue: 3, lastTurn: 4 } as const,
    ];
    const sand = new Sand({ fighters, turn: { fighter: 1, ap: null } });
    const [surrender] = mercyOdds(viewOf(sand), 1, 0).filter(({ how }) => how === 'surrender');
    expect(surrender!.conqueror).toBe(2);
    expect(surrender!.spared.toFraction()).toBe(seen(sand, { type: 'ready' }, 'M-057'));
    expect(told(sand)['second-fall']).not.toBe(surrender!.spared.toFraction());
    const fresh = new Sand({ fighters: [A('murmillo', { fatigue: 9 }), B('murmillo')], turn: acting });
    expect(told(fresh)).toMatchObject({ surrender: '5/18', 'second-fall': '1/6' });
  });

  test('D-269: the condemned ask nobody', () => {
    const sand = new Sand({ fighters: [A('murmillo'), B('syrus')], turn: acting });
    expect(mercyOdds(viewOf(sand), 1, 0).map(({ asks }) => asks)).not.toContain(true);
  });
});
