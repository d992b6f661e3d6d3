import { describe, expect, it, vi } from 'vitest';
import { readPacks } from '../../../src/app/packs/read-packs.ts';
import { packsAmong } from '../../../src/app/packs/incoming.ts';
import { reviveCatalogue } from '../../../src/catalogue/index.ts';
import { kitOver } from '../../../src/app/kit.ts';
import { decodePack, encodePack } from '../../../src/session/index.ts';
import { contentFiles } from '../../../src/cli/content-files.ts';

const ours = contentFiles(['content/core']);
const sample = contentFiles(['content/sample-mod']).map(({ path, text }) => ({ path: path.replace('content/', ''), text }));

// The whole content is read more than once.
vi.setConfig({ testTimeout: 60_000 });

describe('packs beside the cards of the page', () => {
  it('gives a catalogue with both, and findings of the packs alone', () => {
    const { catalogue, findings, heads } = readPacks(sample, ours);
    expect(findings).toEqual([]);
    expect(catalogue!.packs.map(({ id }) => id)).toEqual(['core', 'sample']);
    expect(heads).toMatchObject([{ path: 'sample-mod/mod.yaml', id: 'sample', name: 'Sample mod', licence: 'CC0-1.0' }]);
  });

  it('is heard in the first language of the player that a pack brings, as it comes out of a link', () => {
    const words =
      'schema: text/2\nlanguage: de\nmessages: { phase: { setup: Aufstellung } }\ntexts: { beast: { leopard: { name: Panther } } }\n';
    const sent = decodePack(encodePack([...sample, { path: 'sample-mod/de.yaml', text: words }]));
    const { catalogue, findings, prose } = readPacks(sent, ours, ['fr', 'de-AT', 'en']);
    expect(findings).toEqual([]);
    const { messages, content } = kitOver(catalogue!).catalogue;
    expect([messages['phase']!['setup'], messages['phase']!['over']]).toEqual(['Aufstellung', 'The hunt is over']);
    expect(content.content['damnatio']!.hash).toBe(readPacks([], ours).catalogue!.content['damnatio']!.hash);
    expect(prose['beast sample:leopard']!.sentences[0]).toBe('Panther (Pardus).');
  });

  it('takes one file with the pack and its cards, and refuses it as one where its id is taken', () => {
    const text = (id: string): string =>
      `cards:\n  - schema: mod/2\n    id: ${id}\n    name: Wolves\n    version: 1.0.0\n    licence: CC0-1.0\n    authors: [Ann]\n` +
      '  - schema: beast/2\n    id: wolf\n    extends: core:lion\n    name: Wolf\n';
    const { packs, strays } = packsAmong([{ path: 'wolf.yaml', text: text('ann.wolves') }]);
    expect([packs.length, strays]).toEqual([1, []]);
    const { findings, heads, catalogue } = readPacks([{ path: 'wolves/wolf.yaml', text: text('ann.wolves') }], ours);
    expect(findings).toEqual([]);
    expect(heads).toMatchObject([{ path: 'wolves/wolf.yaml', within: ['cards', 0], id: 'ann.wolves', authors: ['Ann'] }]);
    expect(catalogue!.packs.map(({ id }) => id)).toEqual(['core', 'ann.wolves']);
    expect(readPacks([{ path: 'wolves/wolf.yaml', text: text('core') }], ours).findings).toMatchObject([
      { file: 'wolves/wolf.yaml', line: 3, message: 'this pack is "core", which the game brings itself' },
    ]);
  });

  it('names what is broken and plays the rest', () => {
    const broken = sample.map(({ path, text }) => ({ path, text: path.includes('leopard') ? 'schema: [' : text }));
    const { catalogue, findings } = readPacks(broken, ours);
    expect(findings.length).toBeGreaterThan(0);
    expect(findings.every(({ file }) => file.startsWith('sample-mod/'))).toBe(true);
    expect(Object.keys(catalogue!.content)).toContain('recount');
  });

  it('lets no pack take the place of the game’s own cards', () => {
    const taken = sample.map(({ path, text }) => ({ path, text: text.replace(/^id: sample\b.*$/m, 'id: core') }));
    const { catalogue, findings } = readPacks(taken, ours);
    expect(findings[0]!.message).toBe('this pack is "core", which the game brings itself');
    expect(catalogue!.packs.map(({ id }) => id)).toEqual(['core']);
    const shadow = readPacks([{ path: ours[3]!.path, text: 'schema: none' }], ours);
    expect(shadow.findings).toEqual([]);
    expect(shadow.catalogue!.packs).toHaveLength(1);
  });

  it('is the same catalogue after it came from another thread', () => {
    const { catalogue } = readPacks(sample, ours);
    const revived = reviveCatalogue(structuredClone(catalogue));
    expect(JSON.stringify(revived)).toBe(JSON.stringify(catalogue));
    expect('constructor' in revived.rules).toBe(false);
    expect(Object.isFrozen(revived.content)).toBe(true);
  });
});
