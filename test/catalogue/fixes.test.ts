import { describe, expect, it } from 'vitest';
import type { Finding } from '../../src/catalogue/index.ts';
import { changed, coreFiles, withPack } from './support.ts';

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

describe('a card that is named and not to be had', () => {
  const hunt = (beast: string) =>
    `schema: hunt/2\nid: show\nname: Show\ntext: A show.\narena: core:harena\nbeasts: [ ${beast} ]\nmen: [ core:dama ]\n`;
  const rhinoceros = 'schema: beast/2\nid: rhinoceros\nextends: core:lion\nmove: { leap: many }\n';
  const hounds = 'schema: beast/2\nid: hounds\nextends: core:lion\n';
  const said = (files: Readonly<Record<string, string>>) =>
    withPack(files)
      .findings.filter(({ file, path }) => file === 'test/show.yaml' && path.startsWith('beasts'))
      .map(({ message, hint, fix }) => [message, hint, fix]);

  it('is not replaced by another where it is there, with faults of its own or no sound YAML', () => {
    const left = [['the beast "acme.test:rhinoceros" is left out because of faults of its own', 'see test/rhinoceros.yaml', undefined]];
    const files = { 'show.yaml': hunt('rhinoceros'), 'hounds.yaml': hounds };
    expect(said({ ...files, 'rhinoceros.yaml': rhinoceros })).toEqual(left);
    const broken = said({ ...files, 'rhinoceros.yaml': 'schema: beast/2\nid: rhinoceros\nmove: [ 1 ]]\n ?: {\n' });
    expect(broken).toEqual(left.map(([message, ...rest]) => [message!.replace('acme.test:', ''), ...rest]));
  });

  it('is put right only where it is one or two letters away, whatever pack stands before it', () => {
    const files = { 'hounds.yaml': hounds };
    const [[message, hint, fix] = []] = said({ ...files, 'show.yaml': hunt('acme.test:wolves') });
    expect([message, fix]).toEqual(['there is no sound beast "acme.test:wolves"', undefined]);
    expect(hint ?? '').not.toContain('did you mean');
    expect(said({ ...files, 'show.yaml': hunt('acme.test:huonds') })[0]![2]).toMatchObject({ replacement: 'acme.test:hounds' });
  });
});

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
    ['a space that is missing between braces', 'charge: 5,', 'charge:5,', 'charge: 5,'],
    ['a space that is missing behind a key', 'id: lion', 'id:lion', 'id: lion'],
    ['a comma that is missing', 'slow: 3, charge', 'slow: 3 charge', 'slow: 3, charge'],
    ['a brace that is never closed', 'leap: 2 } ', 'leap: 2 ', 'leap: 2 }'],
    ['a brace that is never closed, above others', 'tell: No room to spring. }', 'tell: No room to spring.', 'spring. }'],
    ['a remark without its mark', 'leap: 2 } ', 'leap: 2 } as far as it springs ', 'leap: 2 } # as far as it springs'],
    ['a brace that closes nothing', 'leap: 2 } ', 'leap: 2 } } ', 'leap: 2 }'],
    ['a tab before a key', '  rake:', '\trake:', '  rake:'],
    ['a tab behind a colon', 'charge: 5', 'charge:\t5', 'charge: 5'],
    ['a line one column too deep', 'id: lion', ' id: lion', 'id: lion'],
    [
      'a step one column too deep',
      '  - { id: control-seize, trigger: control, when: { down: true }',
      '   - { id: control-seize, trigger: control, when: { down: true }',
      '  - { id: control-seize',
    ],
    [
      'a step one column too high',
      '  - { id: control-seize, trigger: control, when: { down: true }',
      ' - { id: control-seize, trigger: control, when: { down: true }',
      '  - { id: control-seize',
    ],
    ['an attack one column too deep', '  rake:', '   rake:', '  rake:'],
  ])('%s', (_, sound, broken, wanted) => {
    const { line, left } = pressed(sound, broken);
    expect(line).toContain(wanted);
    expect(left).toEqual([]);
  });

  it.each([
    ['a number where a text is wanted', 'en: Lion', 'en: 007', 'en: "007"'],
    ['a truth where a text is wanted', 'en: Lion', 'en: true', 'en: "true"'],
    ['a comma in a text', 'en: Lion,', 'en: Lion, the great, of Numidia,', 'en: "Lion, the great, of Numidia",'],
    ['a colon in a text', 'tell: Both forepaws.', 'tell: It comes: now', 'tell: "It comes: now"'],
    ['a quote that is never closed', 'id: lion', 'id: "lion', 'id: "lion"'],
    ['a sign that begins no text', 'en: Lion,', 'en: @Lion,', 'en: "@Lion",'],
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
      'a.yaml': 'schema: beast/2\nid: cat\nextends: lion\nratings: { hitPoints: "20" }\n',
    });
    expect(findings.map(({ file, line, fix }) => [file, line, fix])).toEqual([
      ['test/a.yaml', 4, { line: 4, column: 23, length: 4, replacement: '20' }],
    ]);
  });
});

describe('one slip is one finding', () => {
  const ofLion = (from: string, to: string) =>
    changed(LION, (text) => text.replace(from, to)).findings.flatMap(({ file, line, column, message }) =>
      file === LION ? [`${line}:${column} ${message}`] : [],
    );

  it.each([
    ['id: lion', ' id: lion', '3:2 this line begins after 1 space, the one above after 0 spaces'],
    ['  rake:', '   rake:', '13:4 this line begins after 3 spaces, the one above after 2 spaces'],
    [
      'kind: claw, toHit: 17, damage: 1d8+5, knockdown: { atDamage: 10 }, tell: Both forepaws. }',
      'kind: claw, toHit: 17',
      '13:13 this brace is never closed',
    ],
    ['tell: Both forepaws.', 'tell: Both forepaws: claws', '13:100 a colon with a space behind it begins a value: put the text in quotes'],
    ['en: Lion', 'en: Lion, the great', '4:13 a comma ends a text: put the whole text in quotes'],
    ['en: Lion', 'en: "Lion', '4:13 this quote is never closed'],
    ['naturalArmour: 1,', '', '5:10 the key "naturalArmour" is missing'],
    ['naturalArmour: 1', 'natrualArmour: 1', '5:39 unknown key "natrualArmour"'],
  ])('%s → %s', (from, to, told) => expect(ofLion(from, to)[0]).toBe(told));

  it.each([
    ['id: lion', ' id: lion'],
    ['  rake:', '   rake:'],
    ['tell: Both forepaws.', 'tell: Both forepaws: claws'],
    ['en: Lion', 'en: Lion, the great'],
    ['naturalArmour: 1', 'natrualArmour: 1'],
  ])('%s → %s', (from, to) => expect(ofLion(from, to)).toHaveLength(1));

  it('and two slips are two', () => {
    const text = (lion: string) =>
      lion.replace('en: Lion', 'en: @Lion').replace('leap: 2 }', 'leap: 2').replace('tell: Both', 'tell: So: both');
    const { findings } = changed(LION, text);
    expect(findings.flatMap(({ file, line, column }) => (file === LION ? [[line, column]] : []))).toEqual([
      [4, 13],
      [6, 7],
      [13, 100],
    ]);
  });
});

describe('a file that is no text is told as such', () => {
  const told = (text: string) =>
    changed(LION, () => text)
      .findings.filter(({ file }) => file === LION)
      .map(({ line, message, hint }) => `${line} ${message}: ${hint}`);
  it.each([
    ['bytes of a picture', '\u0089PNG\r\n\u001a\n\0\0\0\rIHDR', '1 this is no text: a card is a text file in UTF-8'],
    ['bytes that are no UTF-8', 'schema: beast/2\nname: { en: L\ufffdwe }\n', '2 a letter that cannot be read: save the file as UTF-8'],
    ['line ends of CR alone', 'schema: beast/2\rid: lion\r', '1 a line that ends with CR alone: save the file with line ends LF or CRLF'],
    ['an escape for a terminal', 'schema: beast/2\nname: { en: "\\e[31mLion" }\n', '2 this writes a character that nobody sees: remove it'],
    ['an escape in a key', 'schema: beast/2\n"\\x07": 1\n', '2 this writes a character that nobody sees: remove it'],
  ])('%s', (_, text, message) => expect(told(text)).toEqual([message]));
});

describe('the version of a pack', () => {
  it.each([
    ['1.0', '1.0.0'],
    ['2', '2.0.0'],
    ['1.10', '1.10.0'],
  ])('%s becomes %s', (wrote, whole) => {
    const { findings } = withPack({ 'mod.yaml': `schema: mod/2\nid: acme.test\nname: T\nversion: ${wrote}\nlicence: MIT\n` });
    expect(findings[0]).toMatchObject({ message: 'a version has three numbers', fix: { line: 4, replacement: whole } });
  });
});

describe('faults of the schema hide none of the passes', () => {
  const told = (files: Readonly<Record<string, string>>) => withPack(files).findings.map(({ line, message }) => `${line} ${message}`);
  const leopard = (move: string, rest: string) =>
    `schema: beast/SCHEMA\nid: cat\nextends: lion\nmove: { ${move} }\n${rest}`.replace('SCHEMA', FORMAT);
  const FORMAT = /schema: beast\/(\d)/.exec(coreFiles.find(({ path }) => path === LION)!.text)![1]!;

  it('where these have a sure edit', () => {
    const rest = 'onKill: null\nattacks: { rake: { tell: "-" } }\n';
    const both = told({ 'cat.yaml': leopard('lep: 3', rest) });
    expect(both).toContain('4 unknown key "lep"');
    expect(both).toContain('6 the attack "rake" announces nothing');
    expect(told({ 'cat.yaml': leopard('leap: 3', rest) })).toEqual(['6 the attack "rake" announces nothing']);
  });

  it('and the card stays out of play', () => {
    const { catalogue } = withPack({ 'cat.yaml': leopard('lep: 3', '') });
    expect(catalogue!.cards.map(({ id }) => id).filter((id) => id.endsWith('cat'))).toEqual([]);
  });

  it('also beside one without a sure edit', () => {
    expect(told({ 'cat.yaml': leopard('leap: often', 'attacks: { rake: { tell: "-" } }\n') })).toHaveLength(2);
  });
});
