import { describe, expect, it } from 'vitest';
import { branchesOf, branchText, type Argument, type BehaviourNode, type Word, type Words } from '../../src/engine/mind/index.ts';
import { CARDS } from '../../src/games/cards.ts';
import { core } from '../support/core-content.ts';

const games = CARDS.flatMap(({ game, words }) => (words ? [{ game, words }] : []));

/** One leaf for each value that a word's first argument may have, the ends of numbers. */
function leavesOf(type: 'condition' | 'action', words: Readonly<Record<string, Word>>): BehaviourNode[] {
  return Object.entries(words).flatMap(([call, { args }]) => {
    const firsts = args.slice(0, 1).flatMap(({ one }): Argument[] => ('least' in one ? [one.least, one.most] : [...one]));
    const rest = args.slice(1).map(({ one }) => ('least' in one ? one.least : one[0]!));
    return firsts.length === 0 ? [{ type, call } as const] : firsts.map((first) => ({ type, call, args: [first, ...rest] }) as const);
  });
}

function textsOf(words: Words): string[] {
  const choices = leavesOf('action', words.choices);
  const asked = leavesOf('condition', words.conditions).flatMap((child) => [child, { type: 'flip', child } as const]);
  const children = [...choices, ...asked.map((node) => ({ type: 'sequence', children: [node, choices[0]!] }) as const)];
  return branchesOf({ tree: { type: 'selector', children } }, words).map(branchText);
}

describe.each(games)('the words of $game', ({ game, words }) => {
  it('all read as clauses of sentences', () => {
    const without = Object.entries({ ...words.conditions, ...words.choices }).flatMap(([name, { reads }]) => (reads ? [] : [name]));
    expect(without).toEqual([]);
    const clauses = Object.values({ ...words.conditions, ...words.choices }).flatMap(({ reads }) => [reads!.so, reads!.not]);
    expect(clauses.filter((clause) => /^[A-Z]|\.$/.test(clause))).toEqual([]);
  });

  it('leave no argument open', () => {
    expect(textsOf(words).filter((text) => /[{}]|undefined/.test(text))).toEqual([]);
  });

  it('say of every argument of theirs what it is', () => {
    for (const { args, reads } of Object.values({ ...words.conditions, ...words.choices }) as Word[])
      for (const { name } of args) expect(`${reads!.so}`, reads!.so).toContain(`{${name}}`);
  });

  it('tell its behaviours without repeating a sentence', () => {
    for (const behaviour of Object.values(core.content[game]!.behaviours!)) {
      const texts = branchesOf(behaviour, words).map((branch) => `${branch.say} ${branchText(branch)}`);
      expect(new Set(texts).size, behaviour.id).toBe(texts.length);
    }
  });
});
