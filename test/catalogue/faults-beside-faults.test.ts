import { describe, expect, it } from 'vitest';
import { formatFinding, type LoadResult } from '../../src/catalogue/index.ts';
import { parseYaml } from '../../src/catalogue/parse.ts';
import type { Place, Tree } from '../../src/catalogue/tree.ts';
import { changed, coreFiles, loadCatalogue, withPack } from './support.ts';

const told = ({ findings }: LoadResult): string[] =>
  findings.filter(({ file }) => file.startsWith('test/')).map(({ line, message }) => `${line} ${message}`);

const CAT = `schema: beast/2
id: cat
extends: core:lion
name: Cat
ratings: { hitPoints: many, control: 4 }
move: { slow: 3, charge: 99, leap: 2 }
attacks:
  bite: { name: Bite, kind: bite, toHit: 12, damage: 1d6, tell: Snap. }
procedure:
  at: start
  insert:
    - { id: a, trigger: charge, when: { position: rear }, do: bite }
    - { id: b, trigger: control, when: { last: { step: nothere } }, do: byte }
    - { id: b, trigger: control, when: { holds: trch, down: true }, do: bite, rule: X-999 }
`;

describe('faults beside faults', () => {
  const all = [
    '5 expected a number, not "many"',
    '6 must be at most 12',
    '13 this card has no step "nothere"',
    '13 this card has no attack "byte"',
    expect.stringMatching(/^14 there is no weapon "(core:)?trch"$/),
    '14 step 2 is called "b" too',
  ];
  const pack = (head: string) => loadCatalogue([...coreFiles, { path: 'test/mod.yaml', text: head }, { path: 'test/cat.yaml', text: CAT }]);
  const HEAD = 'schema: mod/2\nid: acme.test\nname: Test\nversion: 1.0.0\nlicence: MIT\n';

  it('of the schema hide none of what the card says', () => {
    expect(told(withPack({ 'cat.yaml': CAT }))).toEqual(expect.arrayContaining(all));
  });

  it('of the head of a pack hide none of its cards, which are left out all the same', () => {
    for (const [from, to] of [
      ['version: 1.0.0', 'version: soon'],
      ['id: acme.test', 'id: Acme Test!'],
      ['name: Test', 'nmae: Test'],
      ['licence: MIT', 'licence: MIT\nneeds: { packs: [bob.cats] }'],
    ] as const) {
      const result = pack(HEAD.replace(from, to));
      expect(told(result), to).toEqual(expect.arrayContaining(all));
      expect(result.catalogue!.packs.map(({ id }) => id)).toEqual(['core']);
    }
  });

  it('of the head are told alone where the cards are sound', () => {
    const sound = CAT.replace('many', '9')
      .replace('99', '9')
      .replace(/procedure:[^]*/, '')
      .replace(/attacks:[^]*/, '');
    const { findings } = loadCatalogue([
      ...coreFiles,
      { path: 'test/mod.yaml', text: HEAD.replace('1.0.0', 'soon') },
      { path: 'test/cat.yaml', text: sound },
    ]);
    expect(findings.map(({ file, path }) => `${file} ${path}`)).toEqual(['test/mod.yaml version']);
  });
});

/** Values, but for ids, which are what others know a card by, and for texts of several lines. */
function* leaves(tree: Tree): Generator<Place> {
  if (tree.type === 'scalar') yield tree.at;
  if (tree.type === 'list') for (const item of tree.items) yield* leaves(item);
  if (tree.type === 'map') for (const [key, { value }] of tree.entries) if (key !== 'id') yield* leaves(value);
}

describe('one value that is none', () => {
  const FILES = [
    'beasts/lion',
    'arenas/harena',
    'hunts/ad-bestias',
    'noxii/noxii',
    'attacks/damnatio',
    'gladiators/murmillo',
    'gear/munera',
  ];
  const EACH = 8;
  const cases = FILES.flatMap((name) => {
    const file = coreFiles.find(({ path }) => path === `content/core/${name}.yaml`)!;
    const lines = file.text.split('\n');
    const isShort = ({ line, column }: Place): boolean => lines[line - 1]![column - 1] !== '>';
    const places = [...leaves(parseYaml(file).tree!)].slice(1).filter(isShort); // the schema is what the card is
    return Array.from({ length: EACH }, (_, i) => ({ file, place: places[Math.floor((i * places.length) / EACH)]! }));
  });

  it.each(cases.map(({ file, place }) => [`${file.path}:${place.line}:${place.column}`, file, place] as const))(
    '%s is the only fault',
    (_, file, { line, column, length }) => {
      const { findings } = changed(file.path, (text) => {
        const lines = text.split('\n');
        lines[line - 1] = `${lines[line - 1]!.slice(0, column - 1)}{ nonsense: 1 }${lines[line - 1]!.slice(column - 1 + length)}`;
        return lines.join('\n');
      });
      const causes = findings.filter(({ waitsFor, severity }) => waitsFor === undefined && severity === 'error');
      expect(causes.filter((each) => each.file !== file.path || each.line !== line).map(formatFinding)).toEqual([]);
    },
  );
});
