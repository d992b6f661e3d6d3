import { expect, test } from 'vitest';
import { withFigureOn } from '../../src/cli/difficulty/card-figure.ts';

/** The file with a figure on the card whose id, and whose figure if it has one, stand in these lines. */
function written(text: string, id: number, newcomer?: number): string {
  const origins = { id: `pack/hunt.yaml:${id}`, ...(newcomer !== undefined && { newcomer: `pack/hunt.yaml:${newcomer}` }) };
  return withFigureOn(text, { origins }, 40);
}

test('a figure is written into a card that has one, with what stands beside it', () => {
  expect(written('id: x\nnewcomer: 3 # of March\nmen: []\n', 1, 2)).toBe('id: x\nnewcomer: 40 # of March\nmen: []\n');
  expect(written('cards:\n  - { id: x, newcomer: null, men: [] }\n', 2, 2)).toBe('cards:\n  - { id: x, newcomer: 40, men: [] }\n');
});

test('a figure is put at the end of a file of one card, and after the id of one of several', () => {
  expect(written('id: x\nmen: []\n', 1)).toBe('id: x\nmen: []\nnewcomer: 40\n');
  expect(written('cards:\n  - id: x\n    men: []\n', 2)).toBe('cards:\n  - id: x\n    newcomer: 40\n    men: []\n');
  expect(written('cards:\n  - men: []\n    id: x\n', 3)).toBe('cards:\n  - men: []\n    id: x\n    newcomer: 40\n');
  expect(written('cards:\n  - { schema: hunt/2, id: x }\n', 2)).toBe('cards:\n  - { schema: hunt/2, id: x, newcomer: 40 }\n');
  expect(written('{ "id": "x", "men": [] }\n', 1)).toBe('{ "id": "x", newcomer: 40, "men": [] }\n');
  expect(written('{\n  id: x,\n  men: [] }\n', 2)).toBe('{\n  id: x, newcomer: 40,\n  men: [] }\n');
  expect(written('{ men: [],\nid: x }\n', 2)).toBe('{ men: [],\nid: x, newcomer: 40 }\n');
});
