import { describe, expect, it } from 'vitest';
import { migrateFile } from '../../src/catalogue/index.ts';
import { CARDS } from '../../src/games/cards.ts';
import { coreFiles, loadCatalogue, sampleFiles } from './support.ts';

const migrate = (text: string) => migrateFile({ path: 'mod.yaml', text }, CARDS);

const FIRST = `# A pack of old.
schema: mod/1   # the first format
id: cats
name: Cats
version: 1.0.0
licence: MIT
authors: [Zoë O’Hara]
`;

describe('a file of an earlier format', () => {
  it('is written in the present one, with its comments and a diff', () => {
    const { text, diff, from, findings } = migrate(FIRST);
    expect(text).toBe(FIRST.replace('mod/1   #', 'mod/2 #').replace('id: cats', 'id: zoe-o-hara.cats'));
    expect(diff).toContain('-id: cats\n+schema: mod/2 # the first format\n+id: zoe-o-hara.cats\n');
    expect(from).toEqual(['mod/1']);
    expect(findings).toEqual([]);
    expect(migrate(text)).toEqual({ text, diff: '', from: [], findings: [] });
  });

  it('is read as if it were, and told of', () => {
    const { catalogue, findings } = loadCatalogue([...coreFiles, { path: 'cats/mod.yaml', text: FIRST }]);
    expect(catalogue!.packs.map(({ id }) => id)).toEqual(['core', 'zoe-o-hara.cats']);
    expect(findings).toMatchObject([
      {
        severity: 'warning',
        line: 2,
        column: 9,
        message: 'mod/1 is an earlier format; it was read as mod/2',
        hint: 'run "damnatio migrate" to write it so',
      },
    ]);
  });

  it('that cannot be read stays as it is', () => {
    const { text, findings } = migrate('schema: mod/1\nid: [\n');
    expect(text).toBe('schema: mod/1\nid: [\n');
    expect(findings.length).toBeGreaterThan(0);
  });

  it('is none of what ships', () => {
    for (const file of [...coreFiles, ...sampleFiles]) expect(migrateFile(file, CARDS).from, file.path).toEqual([]);
  });
});
