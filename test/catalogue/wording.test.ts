import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { wordingFaults } from '../../src/catalogue/lint/wording.ts';

const MARKS = ['<b>', '</b>', '<br>', '&amp;', '&lt;', '&quot;', '&apos;', '&nbsp;', '\\u00f6', '\\u0027', '\\u0022', '\\x23', '\\x00'];
const ESCAPES = ['\\u000a', '\\u003a', '\\u0031', '\\x65', '\\u2028', '\\ud83d', '\\ufeff'];
const BESIDE = [
  'Löwe',
  'tru',
  'nul',
  'e',
  'l',
  '1',
  ' ',
  ' ',
  ':',
  '#',
  '-',
  '?',
  ',',
  '...',
  "'",
  '"',
  '[',
  '{count}',
  '%',
  '@',
  '|',
  '\\',
];

const wording = fc.array(fc.constantFrom(...MARKS, ...ESCAPES, ...BESIDE), { maxLength: 7 }).map((parts) => parts.join(''));
const style = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => `'${text}'`,
  (text) => `"${text}"`,
);
const place = fc.constantFrom<(text: string) => string>(
  (text) => `name: ${text}\nafter: [ 1 ]\n`,
  (text) => `{ name: ${text}, after: [ 1 ] }\n`,
);

function read(file: string): unknown {
  try {
    return parse(file, { logLevel: 'silent' });
  } catch {
    return undefined;
  }
}

/** What is left where every edit is made that is offered, one after another. */
function mended(text: string, original: string): string {
  const part = wordingFaults(original, text).find((told) => told.part?.instead !== undefined)?.part;
  return part ? mended(text.slice(0, part.from) + part.instead! + text.slice(part.from + part.text.length), original) : text;
}

describe('what is written instead of a mark that is shown as it stands', () => {
  it('leaves a text, and the keys beside it, however it is written', () => {
    fc.assert(
      fc.property(wording, style, place, (text, quoted, placed) => {
        fc.pre((read(placed(quoted(text))) as { name?: unknown } | undefined)?.name === text);
        const after = mended(text, '{count}');
        const now = read(placed(quoted(after))) as { readonly name?: unknown } | undefined;
        expect({ ...now, name: String(now?.name).trim() }).toEqual({ name: after.trim(), after: [1] });
      }),
      { numRuns: 150, seed: 11 },
    );
  });

  it.each([
    ['it\\u0027s', undefined],
    ['Löwe\\u000a', undefined],
    ['Löwe\\u0000', undefined],
    ['&amp;x', undefined],
    ['<br>', undefined],
    ['tru\\u0065', undefined],
    ['<b>12</b>', undefined],
    ['a:<b> c', undefined],
    ['L\\u00f6we', 'ö'],
    ['Löwe &amp; Co', '&'],
    ['<b>Löwe</b>', ''],
  ])('is known for %s only where that is sure: %j', (text, instead) => {
    expect(wordingFaults('Lion', text)[0]!.part!.instead).toBe(instead);
  });
});
