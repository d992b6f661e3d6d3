import { describe, expect, it } from 'vitest';
import { formatFinding, type ContentFile } from '../../src/catalogue/index.ts';
import { libraryOf } from '../../src/catalogue/library.ts';
import { spacesOf, usesIn } from '../../src/catalogue/naming.ts';
import { parseYaml } from '../../src/catalogue/parse.ts';
import { child, textAt } from '../../src/catalogue/tree.ts';
import { contentFiles } from '../../src/cli/content-files.ts';
import { CARDS } from '../../src/games/cards.ts';
import { examplesIn, guideText } from '../support/guide.ts';
import { coreFiles, loadCatalogue, withPack } from './support.ts';

const library = libraryOf(CARDS);
const guide = examplesIn(guideText, 'guide.words');
const cards = coreFiles.filter(({ path }) => !path.includes('/rules/'));
const files: readonly ContentFile[] = [
  ...cards,
  ...contentFiles(['content/venatio']),
  ...guide.filter(({ path, findings }) => path.startsWith('ann.cats/') && findings === null),
];

interface Place {
  readonly what: string;
  readonly file: ContentFile;
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

/** One place in the content for each key that names something of another card. */
function places(): Place[] {
  const found = new Map<string, Place>();
  for (const file of files) {
    const { tree } = parseYaml(file);
    const list = tree && child(tree, 'cards');
    for (const card of list?.type === 'list' ? list.items : tree ? [tree] : []) {
      const schema = textAt(card, 'schema') ?? (tree && textAt(tree, 'schema')) ?? '';
      const shelf = library.shelves.get(schema);
      if (!shelf || schema.startsWith('text/')) continue;
      for (const use of usesIn(shelf, card)) {
        const spaces = spacesOf(use, shelf);
        const isTrait = use.naming.role === 'word' && !spaces.includes('lot');
        if (use.naming.role === 'own' || spaces.includes('rule') || isTrait) continue;
        const keys = use.path.filter((step) => typeof step === 'string').slice(0, schema.startsWith('ladder/') ? 2 : use.path.length);
        const what = `${schema} ${keys.join('.')} (${spaces.join(' or ')})`;
        if (!found.has(what)) found.set(what, { ...use.at, what, file });
      }
    }
  }
  return [...found.values()];
}

/** The content with another text at a place. */
function asIfWritten({ file, line, column, length }: Place, text: string): readonly ContentFile[] {
  const lines = file.text.split('\n');
  const at = lines[line - 1]!;
  lines[line - 1] = at.slice(0, column - 1) + text + at.slice(column - 1 + length);
  return files.map((each) => (each === file ? { path: file.path, text: lines.join('\n') } : each));
}

describe('a name that nobody has', () => {
  const all = places();

  it('is looked for in many places', () => expect(all.length).toBeGreaterThan(25));

  it.each(all.map((place) => [place.what, place] as const))('is told in %s', (_, place) => {
    const { findings } = loadCatalogue(asIfWritten(place, 'nobodyAtAll'));
    const told = findings.filter(({ file, line }) => file === place.file.path && line === place.line).map(formatFinding);
    expect(told.join('\n')).toContain('nobodyAtAll');
  });

  const beast = (rest: string) => ({ 'b.yaml': `schema: beast/2\nid: b\nextends: core:lion\nname: B\n${rest}\n` });
  const step = (when: string) => `procedure:\n  { at: start, insert: [{ id: s, trigger: control, when: { ${when} }, do: swipe }] }`;
  const noxius = (joins: string) => ({
    'n.yaml': `schema: noxius/2\nid: n\nextends: core:bulla\nname: Nemo\njoins: ${joins}\n`,
  });
  it.each([
    ['a weapon that is avoided', beast('avoid: { holds: [core:trch] }'), 'error there is no weapon "trch"; did you mean "torch"?'],
    ['a weapon that is held', beast(step('holds: cudgle')), 'error there is no weapon "cudgle"; did you mean "cudgel"?'],
    [
      'a weapon in a nested condition',
      beast(step('any: [{ not: { holds: cudgle } }]')),
      'error there is no weapon "cudgle"; did you mean "cudgel"?',
    ],
    ['a trait nobody bears', beast(step('trait: flying')), 'warning nobody has the trait "flying"; known: beast'],
    ['a trait of beasts', beast(step('trait: beast')), null],
    ['empty hands', beast(step('holds: nothing')), null],
    ['a lot of the core that is not there', noxius('core:condemnd'), 'error nobody draws from a lot "condemnd"; did you mean "condemned"?'],
    [
      'a lot of the pack',
      noxius('fools'),
      'warning nobody draws from a lot "acme.test:fools"; write core:condemned, or leave "joins" out: then it is only ever named',
    ],
    [
      'a lot of others',
      noxius('core:familia'),
      'error the lot "familia" is one of a gladiator, not of a noxius; write core:condemned, or leave "joins" out: then it is only ever named',
    ],
    [
      'a deck that is not there',
      { 'd.yaml': 'schema: attacks/2\nid: more\nextendsDeck: core:generik\ndeck: [{ id: a, reach: 1, toHit: 1, stamina: 1 }]\n' },
      'error there is no deck "generik"; did you mean "generic"?',
    ],
    [
      'a deck that is',
      { 'd.yaml': 'schema: attacks/2\nid: more\nextendsDeck: core:generic\ndeck: [{ id: a, reach: 1, toHit: 1, stamina: 1 }]\n' },
      null,
    ],
  ] as const)('%s', (_, pack, expected) => {
    const { findings } = withPack(pack as Readonly<Record<string, string>>);
    const told = findings
      .filter(({ file }) => file.startsWith('test/'))
      .map(({ severity, message, hint }) => `${severity} ${message}${hint ? `; ${hint}` : ''}`);
    expect(told).toEqual(expected === null ? [] : [expected]);
  });
});
