import { describe, expect, it } from 'vitest';
import { loadCatalogue, type Catalogue } from '../../src/catalogue/index.ts';
import { contentFiles } from '../../src/cli/content-files.ts';
import { CARDS } from '../../src/games/cards.ts';
import { huntSetup, type HuntSetup } from '../../src/games/damnatio/rules/index.ts';
import { DESKS } from '../../src/games/headless.ts';
import { atOnce, kitOf, playedByBots, replayRecord } from '../../src/session/index.ts';

const core = contentFiles(['content/core']).filter(({ path }) => !/\/(rules|text|lessons|behaviours|ladders)\//.test(path));

const mod = (id: string, version = '1.0.0'): string => `schema: mod/2\nid: ${id}\nname: N\nversion: ${version}\nlicence: MIT\n`;
const cat = (hitPoints: number): string =>
  `schema: beast/2\nid: cat\nextends: core:lion\nname: { en: Cat }\nratings: { hitPoints: ${hitPoints} }\n`;
const man = (joins: string): string =>
  `schema: noxius/2\nid: gaius\nname: Gaius\nlevel: 1\ncrime: theft\n${joins}ratings: [2, 4, 7, 2, 4, 10, 2, 3, 1, 0]\nweapon: { id: sickle, dmg: 1d4, reach: 1 }\n`;
const DECK = 'schema: attacks/2\nid: sickle\ndeck:\n  - { id: reap, reach: weapon, toHit: 6, stamina: 1 }\n';

function withPack(files: Readonly<Record<string, string>>): Catalogue {
  const pack = Object.entries(files).map(([path, text]) => ({ path: `pack/${path}`, text }));
  const { catalogue, findings } = loadCatalogue([...core, ...pack], CARDS);
  expect(findings.filter(({ severity }) => severity === 'error').map(({ file, message }) => `${file} ${message}`)).toEqual([]);
  return catalogue!;
}

const PACK = { 'mod.yaml': mod('ann.cats'), 'cat.yaml': cat(20), 'man.yaml': man(''), 'deck.yaml': DECK };
const kitWith = (catalogue: Catalogue) => kitOf(DESKS, catalogue);
const bare = kitWith(loadCatalogue(core, CARDS).catalogue!);
const packed = withPack(PACK);

function fought(kit: typeof bare, setup: HuntSetup) {
  return atOnce(playedByBots(kit, { setup, seed: 'a seed', bots: ['random', 'random'] })).record();
}

describe('a hunt of the core', () => {
  const setup = huntSetup({ beasts: ['lion'], draw: 4 });

  it('plays to the same bytes with a pack beside it, and its record holds with it and without', () => {
    const [alone, beside] = [fought(bare, setup), fought(kitWith(packed), setup)];
    expect(JSON.stringify(beside)).toBe(JSON.stringify(alone));
    expect(Object.keys(beside.packs)).toEqual(['core']);
    expect(replayRecord(kitWith(packed), alone).seal).toEqual({ kind: 'verified' });
    expect(replayRecord(bare, beside).seal).toEqual({ kind: 'verified' });
  });

  it('draws a man of a pack only when he joins its lot, and its record names the pack then', () => {
    expect(packed.joined).toEqual([]);
    const joining = withPack({ ...PACK, 'man.yaml': man('joins: core:condemned\n') });
    expect(joining.joined).toEqual([{ pack: 'ann.cats', kind: 'noxius', id: 'ann.cats:gaius', to: 'condemned' }]);
    const record = fought(kitWith(joining), setup);
    expect(record.packs['ann.cats']).toMatch(/^[0-9a-f]{16}@1\.0\.0$/);
    expect(replayRecord(kitWith(joining), record).seal).toEqual({ kind: 'verified' });
    expect(replayRecord(kitWith(joining), fought(bare, setup)).seal).toMatchObject({ kind: 'other-content' });
  });
});

describe('a hunt with a beast of a pack', () => {
  const record = fought(kitWith(packed), huntSetup({ beasts: ['ann.cats:cat'], men: ['syrus', 'ann.cats:gaius'] }));

  it('names the pack with version and hash in its record', () => {
    expect(record.packs['ann.cats']).toBe(`${packed.packHashes['ann.cats']}@1.0.0`);
    expect(replayRecord(kitWith(packed), record).seal).toEqual({ kind: 'verified' });
  });

  it('is told from one with other cards of that pack', () => {
    const other = kitWith(withPack({ ...PACK, 'cat.yaml': cat(21) }));
    expect(replayRecord(other, record).seal).toMatchObject({ kind: 'other-content', packs: ['ann.cats'] });
  });
});
