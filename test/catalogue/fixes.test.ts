import { describe, expect, it } from 'vitest';
import type { Finding } from '../../src/catalogue/index.ts';
import { changed, withPack } from './support.ts';

const LION = 'content/core/beasts/lion.yaml';

/** The text with the edit made. */
function mended(text: string, { line, column, length, replacement }: NonNullable<Finding['fix']>): string {
  const lines = text.split('\n');
  const before = lines[line - 1]!;
  lines[line - 1] = before.slice(0, column - 1) + replacement + before.slice(column - 1 + length);
  return lines.join('\n');
}

/** What is written into the lion, what a key press makes of it, and what is found then. */
function pressed(from: string, to: string): { readonly line: string; readonly left: readonly Finding[] } {
  let text = '';
  const { findings } = changed(LION, (lion) => (text = lion.replace(from, to)));
  const { fix } = findings.find(({ file, fix: edit }) => file === LION && edit !== undefined) ?? {};
  expect(fix, JSON.stringify(findings.map(({ message }) => message))).toBeDefined();
  const after = mended(text, fix!);
  return { line: after.split('\n')[fix!.line - 1]!, left: changed(LION, () => after).findings };
}

describe('a key press puts right', () => {
  it.each([
    ['a misspelt key', 'leap: 2', 'lep: 2', 'leap: 2'],
    ['a misspelt key that has to be there', 'charge: 5', 'chrage: 5', 'charge: 5'],
    ['a misspelt word', 'kind: leap', 'kind: laep', 'kind: leap'],
    ['a misspelt id', 'do: maul', 'do: mual', 'do: maul'],
    ['a misspelt id that is a key', 'becomes: { maul: swipe,', 'becomes: { mual: swipe,', 'becomes: { maul: swipe,'],
    ['a number in quotes', 'toHit: 17', 'toHit: "17"', 'toHit: 17'],
    ['a number that looks octal', 'control: 4', 'control: 04', 'control: 4'],
    ['a hexadecimal number', 'control: 4', 'control: 0x4', 'control: 4'],
    ['a truth of another language', 'pin: true', 'pin: yes', 'pin: true'],
    ['a truth in quotes', 'pin: true', 'pin: "true"', 'pin: true'],
  ])('%s', (_, sound, broken, wanted) => {
    const { line, left } = pressed(sound, broken);
    expect(line).toContain(wanted);
    expect(left).toEqual([]);
  });

  it.each([
    ['a number where a text is wanted', 'en: Lion', 'en: 007', 'en: "007"'],
    ['a truth where a text is wanted', 'en: Lion', 'en: true', 'en: "true"'],
  ])('%s', (_, sound, broken, wanted) => {
    const { line, left } = pressed(sound, broken);
    expect(line).toContain(wanted);
    expect(left).toEqual([]);
  });
});

describe('an edit is offered only where it is sure', () => {
  const fixes = (from: string, to: string) => changed(LION, (text) => text.replace(from, to)).findings.map(({ fix }) => fix);

  it('not for a key that is there already', () => {
    expect(fixes('leap: 2', 'leap: 2, lep: 2')[0]).toBeUndefined();
  });

  it('not for a word that is near to none', () => {
    expect(fixes('do: maul', 'do: somersault')[0]).toBeUndefined();
  });

  it('and in the file of the finding', () => {
    const { findings } = withPack({
      'a.yaml': 'schema: beast/1\nid: test.cat\nextends: lion\nratings: { hitPoints: "20" }\n',
    });
    expect(findings.map(({ file, line, fix }) => [file, line, fix])).toEqual([
      ['test/a.yaml', 4, { line: 4, column: 23, length: 4, replacement: '20' }],
    ]);
  });
});

describe('the version of a pack', () => {
  it.each([
    ['1.0', '1.0.0'],
    ['2', '2.0.0'],
    ['1.10', '1.10.0'],
  ])('%s becomes %s', (wrote, whole) => {
    const { findings } = withPack({ 'mod.yaml': `schema: mod/1\nid: test\nname: T\nversion: ${wrote}\nlicence: MIT\n` });
    expect(findings[0]).toMatchObject({ message: 'a version has three numbers', fix: { line: 4, replacement: whole } });
  });
});
