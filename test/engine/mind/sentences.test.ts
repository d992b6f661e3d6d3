import { describe, expect, it } from 'vitest';
import { seededRng } from '../../../src/engine/dice/index.ts';
import {
  atLeast,
  branchesOf,
  branchText,
  chosenAt,
  GRADES,
  isIn,
  mindOf,
  wayOf,
  type Asking,
  type Behaviour,
  type BehaviourNode,
  type Vocabulary,
  type Words,
} from '../../../src/engine/mind/index.ts';

/** A grade that errs in nothing. */
const SURE = GRADES.find(({ error }) => error === 0)!;

interface Seen {
  readonly hunger: number;
  readonly fruit: readonly string[];
}

const WORDS: Words = {
  conditions: {
    hungry: {
      args: [{ name: 'meals', one: { least: 0, most: 9 }, unit: ['meal', 'meals'] }],
      about: 'Has missed so many meals.',
      reads: { so: 'he missed {meals} or more', not: 'he missed fewer than {meals}', figure: '{n} missed' },
    },
    bare: { args: [], about: 'The bowl is bare.' },
  },
  choices: {
    named: {
      args: [{ name: 'fruit', one: ['fig', 'pear'], words: { fig: 'a fig' } }],
      about: 'That fruit.',
      reads: { so: 'he eats {fruit}', not: 'there is no {fruit}' },
    },
    longest: { args: [], about: 'The longest.', sure: true, reads: { so: 'he eats what is longest', not: 'nothing is left' } },
  },
  weights: {},
};

const VOCABULARY: Vocabulary<Seen, Seen, string> = {
  think: (seen) => seen,
  ponders: ({ fruit }) => fruit.length > 1,
  conditions: { hungry: atLeast(({ hunger }) => hunger), bare: ({ fruit }) => fruit.length === 0 },
  choices: {
    named: ({ fruit }, [name]) => fruit.filter((each) => each === name).map((action) => ({ action, value: 1 })),
    longest: ({ fruit }) => fruit.map((action) => ({ action, value: action.length })),
  },
  otherwise: ({ fruit }) => fruit.map((action) => ({ action, value: 0 })),
};

const hungry = (meals: number): BehaviourNode => ({ type: 'condition', call: 'hungry', args: [meals] });
const BARE: BehaviourNode = { type: 'condition', call: 'bare' };
const FIG: BehaviourNode = { type: 'action', call: 'named', args: ['fig'] };
const LONGEST: BehaviourNode = { type: 'action', call: 'longest' };

function eater(tree: BehaviourNode): Behaviour {
  return { id: 'eater', name: 'the eater', game: 'fruit', about: 'Eats.', weights: {}, tree };
}

const TREE: BehaviourNode = {
  type: 'selector',
  children: [
    { type: 'sequence', say: 'Starving, he takes a fig.', children: [hungry(3), FIG] },
    {
      type: 'sequence',
      children: [
        { type: 'flip', child: hungry(1) },
        { type: 'selector', children: [{ type: 'sequence', children: [BARE, FIG] }, LONGEST] },
      ],
    },
    { ...LONGEST, say: 'Else he eats what is there.' },
  ],
};

const texts = (tree: BehaviourNode): string[] => branchesOf({ tree }, WORDS).map(branchText);

describe('a behaviour in sentences', () => {
  it('tells its branches in order, those of the author first', () => {
    expect(branchesOf({ tree: TREE }, WORDS).map(({ say }) => say)).toEqual([
      'Starving, he takes a fig.',
      null,
      'Else he eats what is there.',
    ]);
    expect(texts(TREE)).toEqual([
      'When he missed 3 meals or more, he eats a fig.',
      'When he missed fewer than 1 meal, he goes by the first of these that holds.',
      'He eats what is longest.',
    ]);
  });

  it('tells branches of branches, and words without a reading by what they are about', () => {
    const inner = branchesOf({ tree: TREE }, WORDS)[1]!.branches;
    expect(inner.map(({ place }) => place)).toEqual([
      [1, 1, 0],
      [1, 1, 1],
    ]);
    expect(inner.map(branchText)).toEqual(['When it holds: The bowl is bare, he eats a fig.', 'He eats what is longest.']);
  });

  it('turns what is asked together and by turns round under a flip', () => {
    const both: BehaviourNode = { type: 'flip', child: { type: 'sequence', children: [hungry(2), hungry(4)] } };
    const either: BehaviourNode = { type: 'flip', child: { type: 'selector', children: [hungry(2), hungry(4)] } };
    const of = (asked: BehaviourNode): string[] =>
      texts({ type: 'selector', children: [{ type: 'sequence', children: [asked, FIG] }, LONGEST] });
    expect(of(both)[0]).toBe('When he missed fewer than 2 meals or he missed fewer than 4 meals, he eats a fig.');
    expect(of(either)[0]).toBe('When he missed fewer than 2 meals and he missed fewer than 4 meals, he eats a fig.');
  });

  it('tells lots by their share, and a tree of one choice as one branch', () => {
    expect(texts({ type: 'lotto', children: [FIG, LONGEST], weights: [1, 3] })).toEqual([
      'In 25 of 100 cases, he eats a fig.',
      'In 75 of 100 cases, he eats what is longest.',
    ]);
    expect(texts(LONGEST)).toEqual(['He eats what is longest.']);
  });
});

describe('the way to a decision', () => {
  const way = (hunger: number, ...fruit: readonly string[]) => {
    const behaviour = eater(TREE);
    const decided = mindOf(behaviour, VOCABULARY, SURE).explain({ hunger, fruit }, seededRng('way'));
    const trod = wayOf(behaviour, decided, WORDS).map(({ branch, taken, because }) => [branch.place.join('.'), taken, ...because]);
    return { trod, chosen: chosenAt(behaviour, decided) };
  };

  it('tells what spoke against each branch that was left, with the figure, and all that spoke for the one taken', () => {
    expect(way(2, 'pears', 'fig')).toEqual({
      trod: [
        ['0', false, 'he missed fewer than 3 meals (2 meals missed)'],
        ['1', false, 'he missed 1 meal or more (2 meals missed)'],
        ['2', true],
      ],
      chosen: [2],
    });
    expect(way(5, 'pears', 'fig').trod).toEqual([['0', true, 'he missed 3 meals or more (5 meals missed)']]);
  });

  it('tells an aim that could not be served, and branches of branches', () => {
    expect(way(3, 'pears', 'apple').trod[0]).toEqual(['0', false, 'there is no a fig']);
    expect(way(0, 'pears', 'apple')).toMatchObject({
      trod: [
        ['0', false, 'he missed fewer than 3 meals (0 meals missed)'],
        ['1', true, 'he missed fewer than 1 meal (0 meals missed)'],
        ['1.1.0', false, 'it does not hold: The bowl is bare'],
        ['1.1.1', true],
      ],
      chosen: [1, 1, 1],
    });
  });

  it('has no way where the tree was not asked', () => {
    expect(way(1, 'fig')).toEqual({ trod: [], chosen: null });
  });

  it('knows what is in a branch', () => {
    expect(isIn({ place: [1] }, [1, 0])).toBe(true);
    expect(isIn({ place: [1, 0] }, [1])).toBe(false);
  });

  it('asks for figures only when somebody wants to know', () => {
    let asked = 0;
    const asks: Asking<Seen> = Object.assign(({ hunger }: Seen) => hunger > 2, { figure: () => (asked += 1) });
    const counting = { ...VOCABULARY, conditions: { ...VOCABULARY.conditions, hungry: asks } };
    const mind = mindOf(eater(TREE), counting, SURE);
    mind.decide({ hunger: 1, fruit: ['a', 'bc'] }, seededRng('way'));
    expect(asked).toBe(0);
    mind.explain({ hunger: 1, fruit: ['a', 'bc'] }, seededRng('way'));
    expect(asked).toBe(2);
  });
});
