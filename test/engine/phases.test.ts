import { describe, expect, it } from 'vitest';
import { ReadError } from '../../src/engine/read/index.ts';
import { definePhases, type Phase } from '../../src/engine/turns/index.ts';

type Name = 'choose' | 'act' | 'answer' | 'walk';
interface State {
  phases: readonly Phase<Name>[];
  fighters: { readonly side: string; up: boolean }[];
  outcome: string | null;
}

const told: string[] = [];
const phases = definePhases<{ readonly state: State }>(
  {
    choose: { kind: 'once', next: ({ state }) => phases.begin(state, 'act', 'b') },
    act: { kind: 'figures', next: ({ state }) => phases.begin(state, 'choose', 'a') },
    answer: { kind: 'reaction', next: () => void told.push('answered') },
    walk: { kind: 'turn', may: (_, index) => index !== 3, next: () => void told.push('walked') },
  },
  ({ fighters }, index) => fighters[index]!.up,
);

/** Three sides of two, in a phase that a side begins. */
function begun(name: Name, side: string): State {
  const state: State = { phases: [], fighters: ['a', 'a', 'b', 'b', 'c', 'c'].map((of) => ({ side: of, up: true })), outcome: null };
  phases.begin(state, name, side);
  return state;
}

function answer(state: State, index?: number): string {
  phases.answered(state, index);
  phases.settle({ state });
  return `${phases.open(state).name} ${phases.open(state).side}`;
}

function pass(state: State): string {
  phases.passed(state);
  phases.settle({ state });
  return `${phases.open(state).name} ${phases.open(state).side}`;
}

describe('phases', () => {
  it('in which each side answers once go round from the side that begins, and end with the last', () => {
    const state = begun('choose', 'b');
    expect([answer(state), answer(state), answer(state)]).toEqual(['choose c', 'choose a', 'act b']);
  });

  it('of figures stay with a side until all of it have acted or it passes', () => {
    const state = begun('act', 'c');
    expect(phases.left(state)).toEqual([4, 5]);
    expect(answer(state, 5)).toBe('act c');
    expect(phases.left(state)).toEqual([4]);
    expect([answer(state, 4), pass(state), answer(state, 2), answer(state, 3)]).toEqual(['act a', 'act b', 'act b', 'choose a']);
  });

  it('pass over a side of which nobody can act, also the one whose turn it was', () => {
    const state = begun('act', 'a');
    state.fighters[2]!.up = state.fighters[3]!.up = false;
    expect([answer(state, 1), answer(state, 0)]).toEqual(['act a', 'act c']);
    state.fighters[4]!.up = state.fighters[5]!.up = false;
    phases.settle({ state });
    expect(phases.open(state)).toMatchObject({ name: 'choose', side: 'a' });
  });

  it('of a reaction end when all have passed one after another, and what lay below goes on', () => {
    told.length = 0;
    const state = begun('act', 'a');
    phases.answered(state, 0);
    phases.begin(state, 'answer', 'b');
    expect([pass(state), answer(state), pass(state), pass(state)]).toEqual(['answer c', 'answer a', 'answer b', 'answer c']);
    expect(told).toEqual([]);
    expect(pass(state)).toBe('act a');
    expect(told).toEqual(['answered']);
    expect(phases.left(state)).toEqual([1]);
  });

  it('of a turn stay with a side as often as it answers, and end when it passes or can act no more', () => {
    told.length = 0;
    const state = begun('act', 'b');
    phases.answered(state, 2);
    phases.begin(state, 'walk', 'b');
    expect(phases.left(state)).toEqual([2]);
    expect([answer(state, 2), answer(state, 2), pass(state)]).toEqual(['walk b', 'walk b', 'act b']);
    phases.begin(state, 'walk', 'c');
    state.fighters[4]!.up = state.fighters[5]!.up = false;
    phases.settle({ state });
    expect(phases.open(state)).toMatchObject({ name: 'act', side: 'b' });
    expect(told).toEqual(['walked', 'walked']);
  });

  it('of reactions that lie on top end together where nobody answers any of them', () => {
    told.length = 0;
    const state = begun('act', 'a');
    phases.begin(state, 'answer', 'b');
    phases.begin(state, 'answer', 'c');
    phases.unanswered({ state });
    expect(phases.open(state)).toMatchObject({ name: 'act', side: 'a' });
    expect(told).toEqual(['answered', 'answered']);
  });

  it('begin nothing more once the bout is decided', () => {
    const state = begun('act', 'c');
    state.outcome = 'over';
    phases.answered(state, 4);
    phases.answered(state, 5);
    phases.settle({ state });
    expect(state.phases).toHaveLength(1);
  });

  it('want to know which figure acts where figures act', () => {
    expect(() => phases.answered(begun('act', 'a'), undefined)).toThrow('says which figure acts');
    expect(() => phases.open({ ...begun('act', 'a'), phases: [] })).toThrow('no phase is open');
  });

  it.each([
    ['phases', []],
    ['phases[0].side', [{ name: 'act', side: 'd', acted: [], through: 0 }]],
    ['phases[0].through', [{ name: 'act', side: 'a', acted: [], through: 3 }]],
    ['phases[0].acted', [{ name: 'act', side: 'a', acted: [1, 1], through: 0 }]],
    ['phases[0].side', [{ name: 'act', side: 'a', acted: [0, 1], through: 0 }]],
    ['phases[1].acted', [begun('act', 'a').phases[0]!, { name: 'answer', side: 'a', acted: [1], through: 0 }]],
  ] as const)('are turned down where no answers lead to them: %s', (field, wrong) => {
    const state = { ...begun('act', 'a'), phases: wrong as readonly Phase<Name>[] };
    expect(() => phases.hold(state)).toThrow(expect.objectContaining({ name: ReadError.name, field }) as Error);
    expect(() => phases.hold(begun('act', 'a'))).not.toThrow();
  });
});
