import { describe, expect, it } from 'vitest';
import { newDealer } from '../../../src/app/workshop/dealer.ts';
import { readDraft, Teller } from '../../../src/app/workshop/read-draft.ts';
import { contentFiles } from '../../../src/cli/content-files.ts';
import { CARDS } from '../../../src/games/cards.ts';

const core = contentFiles(['content/core'], process.cwd());
const mod = {
  path: 'draft/mod.yaml',
  text: 'schema: mod/2\nid: ann.trial\nname: Trial\nversion: 0.1.0\nlicence: CC0-1.0\nauthors: [Ann]\n',
};
const leopard = (more: string) => ({
  path: 'draft/leopard.yaml',
  text: `schema: beast/2\nid: leopard\nextends: core:lion\nname: { en: Leopard }\n${more}`,
});

describe('reading a draft', { timeout: 20_000 }, () => {
  const teller = new Teller();
  const dealer = newDealer();

  it('tells its cards with origins, sentences and what they extend, and content that plays', () => {
    const read = readDraft([mod, leopard('move: { slow: 6, charge: 4, leap: 3 }\n')], core, CARDS, teller);
    expect(read.findings).toEqual([]);
    expect(read.cards).toEqual([
      expect.objectContaining({ kind: 'beast', id: 'ann.trial:leopard', name: 'Leopard', file: 'draft/leopard.yaml' }),
    ]);
    const [card] = read.cards;
    expect(card!.origins['move.leap']).toBe('draft/leopard.yaml:5');
    expect(card!.origins['ratings.hitPoints']).toMatch(/lion\.yaml:\d+$/);
    expect(card!.parent).toMatchObject({ id: 'lion', name: 'Lion' });
    expect(card!.prose!.join(' ')).toContain('leaps up to 3');
    const { kit } = dealer.deal(structuredClone(read.content!));
    expect(Object.keys(kit.games)).toContain('damnatio');
  });

  it('tells only what has changed since, and the dealer puts it together', () => {
    const read = readDraft([mod, leopard('move: { slow: 6, charge: 3, leap: 3 }\n')], core, CARDS, teller);
    expect(Object.keys(read.content!.content)).toContain('damnatio');
    expect(read.content!.messages).toEqual({});
    expect(read.content).not.toHaveProperty('programmes'); // nor anything else that no bout needs
    const { kit } = dealer.deal(structuredClone(read.content!));
    expect(Object.keys(kit.games)).toEqual(expect.arrayContaining(['damnatio', 'munera', 'recount']));
  });

  it('tells what each card of a file of several extends, of the core and of the pack itself', () => {
    const cards = [
      'schema: beast/2',
      'cards:',
      '  - { id: lynx, extends: core:bear, name: Lynx }',
      '  - { id: cub, extends: lynx, name: Cub }',
      '',
    ];
    const read = readDraft([mod, { path: 'draft/cats.yaml', text: cards.join('\n') }], core, CARDS, teller);
    expect(read.cards.map(({ name, parent }) => [name, parent?.id])).toEqual([
      ['Lynx', 'bear'],
      ['Cub', 'ann.trial:lynx'],
    ]);
  });

  it('tells what is wrong with the line, and no card, where the text does not hold', () => {
    const read = readDraft([mod, leopard('move: { slow: 6, charge: 4, lep: 3 }\n')], core, CARDS, teller);
    expect(read.findings).toEqual([
      expect.objectContaining({ line: 5, column: 29, severity: 'error', fix: expect.objectContaining({ replacement: 'leap' }) }),
    ]);
    expect(read.cards).toEqual([]);
  });
});
