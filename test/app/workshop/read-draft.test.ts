import { describe, expect, it } from 'vitest';
import { newDealer } from '../../../src/app/workshop/workbench.ts';
import { readDraft, Teller, wordsToBegin } from '../../../src/app/workshop/read-draft.ts';
import { begun, loadCatalogue } from '../../../src/catalogue/index.ts';
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

  it('tells a rule as the rulebook has it, and each text beside what stands in English', () => {
    const rule = 'schema: rule/2\nid: A-001\ntitle: Cats and fire\nruling: house\ntext: It keeps away from fire.\n';
    const text = [
      'schema: text/2',
      'language: de',
      'messages: { phase: { setup: Aufstellung } }',
      'texts:',
      '  beast: { core:lion: { name: Löwe, attacks: { maul: { name: Zerfleischen } } }, leopard: { name: Panther } }',
      '  pack: { ann.trial: { name: Versuch } }',
      '',
    ];
    const files = [mod, leopard(''), { path: 'draft/a-001.yaml', text: rule }, { path: 'draft/de.yaml', text: text.join('\n') }];
    const read = readDraft(files, core, CARDS, teller);
    expect(read.findings).toEqual([]);
    const [beast, told, words] = read.cards;
    expect([beast!.kind, beast!.instead]).toEqual(['beast', undefined]);
    expect(told).toMatchObject({ kind: 'rule', id: 'ann.trial:A-001', name: 'Cats and fire', file: 'draft/a-001.yaml' });
    expect(told!.value).toMatchObject({ text: 'It keeps away from fire.', ruling: 'house' });
    expect(words).toMatchObject({ kind: 'text', name: 'Texts (de)', file: 'draft/de.yaml' });
    expect(words!.instead).toEqual([
      { place: 'phase.setup', before: 'Set-up', now: 'Aufstellung' },
      { place: 'beast.lion.name', before: 'Lion', now: 'Löwe' },
      { place: 'beast.lion.attacks.maul.name', before: 'Maul', now: 'Zerfleischen' },
      { place: 'beast.ann.trial:leopard.name', before: 'Leopard', now: 'Panther' },
      { place: 'pack.ann.trial.name', before: 'Trial', now: 'Versuch' },
    ]);
  });

  it('offers a rule that begins as nothing, and the texts of every pack', () => {
    const { catalogue } = loadCatalogue([...core, mod], CARDS);
    expect(wordsToBegin(catalogue!).map(({ kind, id, name }) => [kind, id, name])).toEqual([
      ['rule', 'blank', 'A blank rule'],
      ['text', 'core', 'The texts of the game'],
      ['text', 'ann.trial', 'The texts of Trial'],
    ]);
  });

  it.each(['rule', 'text'])('begins a %s that nothing is wrong with', (kind) => {
    const { catalogue } = loadCatalogue([...core, mod, leopard('')], CARDS);
    const ask = { kind, id: kind === 'rule' ? 'A-001' : 'de', from: 'ann.trial', pack: 'bo.words' };
    const made = begun(CARDS, { catalogue: catalogue!, files: [...core, mod, leopard('')] }, ask)!;
    const files = made.map(({ path, text }) => ({ path: `draft/${path}`, text }));
    const read = readDraft(files, [...core, ...[mod, leopard('')].map((file) => ({ ...file, path: `ann/${file.path}` }))], CARDS, teller);
    expect(read.findings).toEqual([]);
    expect(read.cards.map((card) => card.kind)).toEqual([kind]);
  });
});
