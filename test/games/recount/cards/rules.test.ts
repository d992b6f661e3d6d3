import { describe, expect, it } from 'vitest';
import { LEX } from '../../../../src/games/recount/rules/index.ts';
import { coreCatalogue } from '../../../catalogue/support.ts';

const own = Object.values(coreCatalogue().rules).filter(({ id }) => id.startsWith('R-'));

/** Sections of the ledger: first and last number of each. */
const SECTIONS = [
  [1, 16],
  [20, 24],
  [30, 38],
  [40, 47],
  [50, 58],
  [60, 76],
  [82, 90],
  [91, 97],
  [100, 109],
] as const;
/** Rows of the tables of equal dice, which have letters. */
const LETTERED = [
  ['080', 'abcdefghij'],
  ['081', 'abcdefgh'],
] as const;

describe('the rules of recount', () => {
  it('are all rows of the ledger, once each', () => {
    const numbers = SECTIONS.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, i) => String(first + i).padStart(3, '0')),
    );
    const letters = LETTERED.flatMap(([number, list]) => list.split('').map((letter) => number + letter));
    expect(own.map(({ id }) => id).sort()).toEqual([...numbers, ...letters].map((number) => `R-${number}`).sort());
  });

  it('have titles of their own and whole sentences', () => {
    expect(new Set(own.map(({ title }) => title)).size).toBe(own.length);
    for (const { id, text } of own) expect(text, id).toMatch(/^[A-Z2].*\.$/);
  });

  it('name every toggle, and only toggles that are there', () => {
    const named = own.flatMap(({ text }) => [...text.matchAll(/\blex ([a-z]\w+)/g)].map(([, toggle]) => toggle!));
    expect([...new Set(named)].sort()).toEqual(Object.keys(LEX.choices).sort());
  });

  it('name a toggle at a rule that it turns', () => {
    for (const [toggle, { rules }] of Object.entries(LEX.choices)) {
      const at = own.filter(({ text }) => text.includes(`lex ${toggle}`)).map(({ id }) => id);
      expect(rules, toggle).toContain(at[0]);
    }
  });
});
