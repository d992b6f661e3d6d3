import { describe, expect, it } from 'vitest';
import { ScriptedRng, seededRng } from '../../../src/engine/dice/index.ts';
import { bestAs, GRADES, mindOf, type Grade, type Behaviour, type BehaviourNode, type Vocabulary } from '../../../src/engine/mind/index.ts';

interface Seen {
  readonly hungry: boolean;
  readonly fruit: readonly string[];
}

const [TIRO] = GRADES;
/** A grade that errs in nothing. */
const SURE = GRADES.find(({ error }) => error === 0)!;

const eating: Vocabulary<Seen, Seen, string> = {
  think: (seen) => seen,
  ponders: ({ fruit }) => fruit.length > 1,
  conditions: { hungry: ({ hungry }) => hungry, many: ({ fruit }, [count]) => fruit.length >= Number(count) },
  choices: {
    longest: ({ fruit }) => fruit.map((action) => ({ action, value: action.length })),
    named: ({ fruit }, [name]) => fruit.filter((action) => action === name).map((action) => ({ action, value: 1 })),
  },
  otherwise: ({ fruit }) => fruit.map((action) => ({ action, value: 0 })),
};

function behaviour(tree: BehaviourNode): Behaviour {
  return { id: 'eater', name: 'the eater', game: 'fruit', about: 'Eats.', weights: {}, tree };
}

const hungry: BehaviourNode = { type: 'condition', call: 'hungry' };
const fig: BehaviourNode = { type: 'action', call: 'named', args: ['fig'] };
const longest: BehaviourNode = { type: 'action', call: 'longest' };
const TREE: BehaviourNode = { type: 'selector', children: [{ type: 'sequence', children: [hungry, fig] }, longest] };

describe('a mind', () => {
  const mind = mindOf(behaviour(TREE), eating, SURE);
  const no = new ScriptedRng([]);

  it('takes the first branch that holds, and tells the way to it', () => {
    const { action, passed, weighed } = mind.explain({ hungry: true, fruit: ['pear', 'fig'] }, no);
    expect(action).toBe('fig');
    expect(passed).toEqual([
      { node: [0, 0], held: true },
      { node: [0, 1], held: true },
    ]);
    expect(weighed).toEqual([{ action: 'fig', value: 1 }]);
  });

  it('goes on where an aim cannot be served', () => {
    const { action, passed } = mind.explain({ hungry: true, fruit: ['pear', 'apple'] }, no);
    expect(action).toBe('apple');
    expect(passed.map(({ node, held }) => [node.join('.'), held])).toEqual([
      ['0.0', true],
      ['0.1', false],
      ['1', true],
    ]);
  });

  it('begins anew at every decision', () => {
    const taken = [true, false, true].map((isHungry) => mind.decide({ hungry: isHungry, fruit: ['pears', 'fig'] }, no));
    expect(taken).toEqual(['fig', 'pears', 'fig']);
  });

  it('asks no tree for what is not worth one', () => {
    expect(mind.explain({ hungry: true, fruit: ['plum'] }, no)).toMatchObject({ action: 'plum', passed: [] });
  });

  it('takes what is left when its tree chooses nothing', () => {
    const picky = mindOf(behaviour(fig), eating, SURE);
    expect(picky.decide({ hungry: true, fruit: ['pear', 'plum'] }, no)).toBe('pear');
  });

  it('hands arguments to conditions, and turns them round', () => {
    const few: BehaviourNode = { type: 'flip', child: { type: 'condition', call: 'many', args: [3] } };
    const sparing = mindOf(behaviour({ type: 'selector', children: [{ type: 'sequence', children: [few, fig] }, longest] }), eating, SURE);
    expect(sparing.decide({ hungry: true, fruit: ['fig', 'pear'] }, no)).toBe('fig');
    expect(sparing.decide({ hungry: true, fruit: ['fig', 'pear', 'apple'] }, no)).toBe('apple');
  });

  it('draws lots from its own dice alone', () => {
    const lots = mindOf(behaviour({ type: 'lotto', children: [fig, longest], weights: [1, 3] }), eating, SURE);
    const eaten = (seed: string) => {
      const rng = seededRng(seed);
      return Array.from({ length: 400 }, () => lots.decide({ hungry: true, fruit: ['fig', 'pear'] }, rng));
    };
    expect(eaten('lots')).toEqual(eaten('lots'));
    const figs = eaten('lots').filter((fruit) => fruit === 'fig').length;
    expect(figs).toBeGreaterThan(60);
    expect(figs).toBeLessThan(140);
  });

  it('can call nothing but words of its game', () => {
    for (const call of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
      const forged = mindOf(behaviour({ type: 'condition', call }), eating, SURE);
      expect(() => forged.decide({ hungry: true, fruit: ['fig', 'pear'] }, no), call).toThrow();
    }
  });
});

describe('a grade', () => {
  const weighed = [
    { action: 'good', value: 2 },
    { action: 'fair', value: 1 },
  ];

  it('without errors takes the best, and the first of equals, without a die', () => {
    expect(bestAs(weighed, SURE, new ScriptedRng([]))?.action).toBe('good');
    expect(bestAs([...weighed, { action: 'as good', value: 2 }], SURE, new ScriptedRng([]))?.action).toBe('good');
    expect(bestAs([], SURE, new ScriptedRng([]))).toBeNull();
  });

  it('of a tiro misjudges by no more than its error', () => {
    expect(bestAs(weighed, TIRO, new ScriptedRng([50, 50, 100, 1]))?.action).toBe('fair');
    expect(bestAs(weighed, TIRO, new ScriptedRng([50, 50, 58, 42]))?.action).toBe('good');
    const rng = seededRng('tiro');
    const far = [
      { action: 'good', value: 2 * TIRO.error + 0.1 },
      { action: 'folly', value: 0 },
    ];
    for (let i = 0; i < 500; i += 1) expect(bestAs(far, TIRO, rng)?.action).toBe('good');
  });

  it('rises: the higher, the fewer errors, the more foresight, and the less given up for the sake of his ways', () => {
    for (const [i, { error, foresight, leeway, ahead }] of (GRADES as readonly Grade[]).entries()) {
      if (i === 0) continue;
      const before: Grade = GRADES[i - 1]!;
      expect([error, foresight]).toEqual(ahead ? [before.error, before.foresight] : [expect.any(Number), expect.any(Number)]);
      if (ahead) continue;
      expect(error).toBeLessThan(before.error);
      expect(foresight).toBeGreaterThan(before.foresight);
      expect(leeway).toBeLessThan(before.leeway);
    }
    expect(GRADES.flatMap(({ id, ...grade }) => ('ahead' in grade ? [id] : []))).toEqual([GRADES.at(-1)!.id]);
  });
});

describe('what nobody does by mistake', () => {
  const weighed = [
    { action: 'strike', value: 2 },
    { action: 'wait', value: 0 },
    { action: 'throw the shield away', value: -0.5, deliberate: true },
  ];

  it('is given by no grade where something else is better', () => {
    const seen = new Set(Array.from({ length: 300 }, (_, i) => bestAs(weighed, TIRO, seededRng(`slip ${i}`))!.action));
    expect([...seen].toSorted()).toEqual(['strike', 'wait']);
    const plain = weighed.map(({ action, value }) => ({ action, value }));
    const slips = new Set(Array.from({ length: 300 }, (_, i) => bestAs(plain, TIRO, seededRng(`slip ${i}`))!.action));
    expect(slips.size, 'and would be by mistake').toBe(3);
  });

  it('is open to mistakes like any other where it is the best', () => {
    const best = [...weighed.slice(0, 2), { ...weighed[2]!, value: 3 }];
    const seen = new Set(Array.from({ length: 300 }, (_, i) => bestAs(best, TIRO, seededRng(`slip ${i}`))!.action));
    expect(seen).toContain('throw the shield away');
    expect(seen).toContain('strike');
    expect(bestAs(best, SURE, seededRng('best'))!.action).toBe('throw the shield away');
  });
});
