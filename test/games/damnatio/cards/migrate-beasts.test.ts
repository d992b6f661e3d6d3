import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { migrateFile } from '../../../../src/catalogue/index.ts';
import { CARDS } from '../../../../src/games/cards.ts';
import { damnatioContent } from '../../../../src/games/damnatio/rules/index.ts';
import { readRecord, replayRecord } from '../../../../src/session/index.ts';
import { kit } from '../../../support/core-content.ts';
import { coreCatalogue, coreFiles, loadCatalogue, sampleFiles } from '../../../catalogue/support.ts';

/** The beasts as they were written in the first format. */
const first = (name: string): string => readFileSync(new URL(`./first-format/${name}.yaml`, import.meta.url), 'utf8');

describe('beasts of the first format', () => {
  it.each(['lion', 'bull', 'bear'])('play as before: the %s', (name) => {
    const path = `content/core/beasts/${name}.yaml`;
    const { text, from } = migrateFile({ path, text: first(name) }, CARDS);
    expect(from).toEqual(['beast/1']);
    const { catalogue, findings } = loadCatalogue(coreFiles.map((file) => (file.path === path ? { path, text } : file)));
    expect(findings).toEqual([]);
    expect(damnatioContent(catalogue!).beasts[name]).toEqual(damnatioContent(coreCatalogue()).beasts[name]);
  });

  it.each(['lion', 'bull', 'bear', 'duel'])(
    'fought as they do now: a hunt recorded before the second format ends in the same position, its dice too (%s)',
    (name) => {
      const record = readRecord(kit, JSON.parse(readFileSync(new URL(`./first-format/${name}.record.json`, import.meta.url), 'utf8')));
      const { seal, positions } = replayRecord(kit, record);
      expect(positions).toHaveLength(record.actions.length + 1);
      expect(seal).toEqual({ kind: 'other-content', matches: true, packs: ['core'], stopped: null });
    },
  );

  it('that extend another too, with steps put in beside an attack', () => {
    const path = 'content/sample-mod/beasts/leopard.yaml';
    const { text } = migrateFile({ path, text: first('leopard') }, CARDS);
    const now = loadCatalogue([...coreFiles, ...sampleFiles]).catalogue!;
    const then = loadCatalogue([...coreFiles, ...sampleFiles.map((file) => (file.path === path ? { path, text } : file))]);
    expect(then.findings).toEqual([]);
    const nameless = (catalogue: typeof now) => {
      const { procedure, ...rest } = damnatioContent(catalogue).beasts['sample:leopard']!;
      return { ...rest, procedure: procedure.map(({ id: _, note: _note, ...row }) => row) };
    };
    expect(nameless(then.catalogue!)).toEqual(nameless(now));
  });

  it('that run past nobody do not speak of it', () => {
    const text =
      'schema: beast/1\nid: cats.cat\nextends: core.lion\nname: { en: Cat }\noverrun: { hexes: 0, attack: bowlOver, because: D-035 }\n';
    expect(migrateFile({ path: 'a.yaml', text }, CARDS).text).not.toContain('overrun');
    const { findings } = loadCatalogue([
      ...coreFiles,
      { path: 'cats/mod.yaml', text: 'schema: mod/2\nid: a.cats\nname: C\nversion: 1.0.0\nlicence: MIT\n' },
      { path: 'cats/a.yaml', text },
    ]);
    expect(findings.filter(({ path }) => path.startsWith('overrun'))).toEqual([]);
  });

  it('have conditions, grips and thresholds in the words of the second', () => {
    const text = `schema: beast/1
id: cats.cat
extends: cats.lion
procedure:
  - { trigger: control, when: { adjacentMin: 2, wound: M, targetTrait: slow }, do: rake, withdraw: 3, because: D-196 }
  - { trigger: control, do: rake, because: D-196 } # again
`;
    expect(migrateFile({ path: 'a.yaml', text }, CARDS).text).toBe(`schema: beast/2
id: cat
extends: lion
procedure:
  - { id: control-rake, trigger: control, when: { beside: { min: 2 }, wound: body, trait: slow }, do: rake, withdraw: { min: 3 }, rule: D-196 }
  - { id: control-rake-2, trigger: control, do: rake, rule: D-196 } # again
`);
  });
});
