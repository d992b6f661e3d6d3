import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { migrateFile } from '../../src/catalogue/index.ts';
import { contentFiles } from '../../src/cli/content-files.ts';
import { CARDS } from '../../src/games/cards.ts';
import { damnatioContent } from '../../src/games/damnatio/rules/index.ts';
import { muneraContent } from '../../src/games/munera/rules/index.ts';
import { loadCatalogue } from './support.ts';

/** A file of every kind as it was written in the first format. */
const FIRST = contentFiles(['first-format'], fileURLToPath(new URL('.', import.meta.url)));
/** What samples lean on that is not among them. */
const LEANING = /there is no (sound|rule|fighter|class)|has no behaviour|no sound|there are fewer|nobody has a behaviour/;

const schemaOf = (text: string): string => /^schema: (\S+)/m.exec(text)![1]!;

describe('files of the first format', () => {
  it('are there for every kind that had it', () => {
    const earlier = CARDS.flatMap(({ kinds }) => kinds.flatMap((kind) => kind.earlier.map(({ schema }) => schema)));
    const frame = ['arena', 'behaviour', 'ladder', 'lesson', 'mod', 'rules', 'text'].map((name) => `${name}/1`);
    expect([...new Set(FIRST.map(({ text }) => schemaOf(text)))].sort()).toEqual([...earlier, ...frame].sort());
  });

  it('are read as what they come to when they are migrated, with nothing lost', () => {
    const read = loadCatalogue(FIRST);
    const migrated = FIRST.map((file) => ({ path: file.path, text: migrateFile(file, CARDS).text }));
    const written = loadCatalogue(migrated);
    const faults = read.findings.filter(({ severity, message }) => severity === 'error' && !LEANING.test(message));
    expect(faults.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([]);
    expect(written.findings.filter(({ message }) => message.includes('earlier format'))).toEqual([]);
    expect(written.catalogue!.hash).toBe(read.catalogue!.hash);
    const { attacks, defends, men } = damnatioContent(written.catalogue!);
    expect([attacks.generic.length, defends.generic.length, Object.keys(men).length]).toEqual([8, 8, 9]);
    expect(Object.keys(muneraContent(written.catalogue!).gear).length).toBeGreaterThan(20);
  });

  it('stay as they are once they are migrated', () => {
    for (const file of FIRST) {
      const { text } = migrateFile(file, CARDS);
      expect(migrateFile({ path: file.path, text }, CARDS).from, file.path).toEqual([]);
    }
  });
});
