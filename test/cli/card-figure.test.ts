import { expect, test } from 'vitest';
import { withFigureOn } from '../../src/cli/difficulty/card-figure.ts';

/** The file with a figure on the card `x`, whose id stands in this line. */
function written(text: string, line: number): string {
  return withFigureOn(text, { id: 'ann.cats:x', origins: { id: `pack/hunt.yaml:${line}` } }, 40);
}

test.each([
  ['beside a remark', 'id: x\nnewcomer: 3 # of March\nmen: []\n', 1, 'id: x\nnewcomer: 40 # of March\nmen: []\n'],
  ['of none', 'cards:\n  - { id: x, newcomer: null, men: [] }\n', 2, 'cards:\n  - { id: x, newcomer: 40, men: [] }\n'],
  ['in the next line', 'id: x\nnewcomer:\n  # of March\n  3\nmen: []\n', 1, 'id: x\nnewcomer:\n  # of March\n  40\nmen: []\n'],
  ['in the next line of braces', '{ id: x,\n  newcomer:\n    3 }\n', 1, '{ id: x,\n  newcomer:\n    40 }\n'],
  [
    'of another card too',
    'cards: [{ id: y, newcomer: 1 }, { id: x, newcomer: 1 }]\n',
    1,
    'cards: [{ id: y, newcomer: 1 }, { id: x, newcomer: 40 }]\n',
  ],
  ['that is missing', 'id: x\nnewcomer:\nmen: []\n', 1, 'id: x\nnewcomer: 40\nmen: []\n'],
  ['in quotes', '{ "id": "x", "newcomer": 3 }\n', 1, '{ "id": "x", "newcomer": 40 }\n'],
])('a figure %s is written anew, and nothing else', (_, text, line, wanted) => expect(written(text, line)).toBe(wanted));

test.each([
  ['at the end of one card', 'id: x\nmen: []\n', 1, 'id: x\nmen: []\nnewcomer: 40\n'],
  [
    'after the id of one of several',
    'cards:\n  - id: x # the cat\n    men: []\n',
    2,
    'cards:\n  - id: x # the cat\n    newcomer: 40\n    men: []\n',
  ],
  ['wherever that stands', 'cards:\n  - men: []\n    id: x\n', 3, 'cards:\n  - men: []\n    id: x\n    newcomer: 40\n'],
  [
    'below an id in the next line',
    'cards:\n  - id:\n      x\n    men: []\n',
    3,
    'cards:\n  - id:\n      x\n    newcomer: 40\n    men: []\n',
  ],
  ['in braces', 'cards:\n  - { schema: hunt/2, id: x }\n', 2, 'cards:\n  - { schema: hunt/2, id: x, newcomer: 40 }\n'],
  ['in braces with quotes', '{ "id": "x", "men": [] }\n', 1, '{ "id": "x", newcomer: 40, "men": [] }\n'],
  ['in braces over lines', '{\n  id: x,\n  men: [] }\n', 2, '{\n  id: x, newcomer: 40,\n  men: [] }\n'],
  ['last in braces', '{ men: [],\nid: x }\n', 2, '{ men: [],\nid: x, newcomer: 40 }\n'],
  ['with the line ends of the file', 'id: x\r\nmen: []\r\n', 1, 'id: x\r\nmen: []\r\nnewcomer: 40\r\n'],
])('a new figure is put %s', (_, text, line, wanted) => expect(written(text, line)).toBe(wanted));

test.each([
  ['no number', 'id: x\nnewcomer: [3]\n', 1],
  ['after the end of the document', 'id: x\nmen: []\n...\n', 1],
  ['of a card that is gone', 'id: y\n', 1],
])('what is %s is left alone and told', (_, text, line) => {
  expect(() => written(text, line)).toThrow(`pack/hunt.yaml:${line}: the figure cannot be written here; write newcomer: 40 by hand`);
});
