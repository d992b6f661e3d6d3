import { describe, expect, it } from 'vitest';
import { loadCatalogue, type Catalogue } from '../../src/catalogue/index.ts';
import { contentFiles } from '../../src/cli/content-files.ts';
import { CARDS } from '../../src/games/cards.ts';
import { damnatioContent, huntSetup, type HuntSetup } from '../../src/games/damnatio/rules/index.ts';
import { entrant, lotOf, muneraContent, muneraSetup } from '../../src/games/munera/rules/index.ts';
import { DESKS } from '../../src/games/headless.ts';
import { atOnce, kitOf, playedByBots, replayRecord } from '../../src/session/index.ts';
import { cardsOf, packsOf } from '../../src/session/packs-of.ts';

const core = contentFiles(['content/core']).filter(({ path }) => !/\/(rules|text|lessons|behaviours|ladders|programmes)\//.test(path));

const mod = (id: string, version = '1.0.0'): string => `schema: mod/2\nid: ${id}\nname: N\nversion: ${version}\nlicence: MIT\n`;
const cat = (hitPoints: number): string =>
  `schema: beast/2\nid: cat\nextends: core:lion\nname: { en: Cat }\nratings: { hitPoints: ${hitPoints} }\n`;
const man = (joins: string): string =>
  `schema: noxius/2\nid: gaius\nname: Gaius\nlevel: 1\ncrime: theft\n${joins}ratings: [2, 4, 7, 2, 4, 10, 2, 3, 1, 0]\nweapon: { id: sickle, damage: 1d4, reach: 1 }\n`;
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
    expect(joining.joined).toEqual([{ pack: 'ann.cats', kind: 'noxius', id: 'ann.cats:gaius', name: 'Gaius', to: 'condemned' }]);
    const record = fought(kitWith(joining), setup);
    expect(record.packs['ann.cats']).toMatch(/^[0-9a-f]{16}@1\.0\.0$/);
    expect(replayRecord(kitWith(joining), record).seal).toEqual({ kind: 'verified' });
    expect(replayRecord(kitWith(joining), fought(bare, setup)).seal).toMatchObject({ kind: 'other-content' });
  });
});

describe('pairs by lot', () => {
  const reaper = (joins: string): string =>
    `schema: gladiator/2\nid: reaper\nextends: core:thraex\nname: Reaper\n${joins}gear: [sword, smallShield]\n`;
  const drawn = (catalogue: Catalogue): string[] => lotOf(muneraContent(catalogue), 'gladiator').map(({ id }) => id);

  it('are drawn from the game’s own gladiators, and from one of a pack only when he joins the familia', () => {
    const [beside, joined] = ['', 'joins: core:familia\n'].map((joins) =>
      withPack({ 'mod.yaml': mod('ann.cats'), 'reaper.yaml': reaper(joins) }),
    );
    expect(drawn(beside!)).toEqual(drawn(packed));
    expect(drawn(packed)).toContain('thraex');
    expect(drawn(joined!)).toEqual([...drawn(packed), 'ann.cats:reaper']);
  });

  it('are drawn before the bout: a record of others does not name the pack of one who joined', () => {
    const joined = kitWith(withPack({ 'mod.yaml': mod('ann.cats'), 'reaper.yaml': reaper('joins: core:familia\n') }));
    const others = muneraSetup({ fighters: [entrant({ card: 'thraex', side: 'a' }), entrant({ card: 'murmillo', side: 'b' })] });
    const his = muneraSetup({ fighters: [entrant({ card: 'ann.cats:reaper', side: 'a' }), entrant({ card: 'murmillo', side: 'b' })] });
    expect([others, his].map((setup) => Object.keys(packsOf(joined, setup)))).toEqual([['core'], ['core', 'ann.cats']]);
  });
});

describe('what a newcomer comes to', () => {
  const measured = withPack({
    ...PACK,
    'cat.yaml': `${cat(20)}newcomer: 40\n`,
    'kitten.yaml': 'schema: beast/2\nid: kitten\nextends: cat\nname: { en: Kitten }\n',
  });

  it('is told of the beast that was measured, not of one that extends it, and changes no hash', () => {
    const { hash, newcomers } = damnatioContent(measured);
    expect(newcomers).toMatchObject({ 'ann.cats:cat': 40 });
    expect(newcomers).not.toHaveProperty('ann.cats:kitten');
    const unmeasured = withPack({ ...PACK, 'kitten.yaml': 'schema: beast/2\nid: kitten\nextends: cat\nname: { en: Kitten }\n' });
    expect([hash, measured.packHashes['ann.cats']]).toEqual([damnatioContent(unmeasured).hash, unmeasured.packHashes['ann.cats']]);
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
    expect(cardsOf(other, record.setup)).not.toBe(cardsOf(kitWith(packed), record.setup));
    expect(cardsOf(kitWith(packed), huntSetup({ beasts: ['lion'] }))).toBe(damnatioContent(packed).hash);
  });
});
