import { expect, it } from 'vitest';
import { joinedLots } from '../../../src/hud/setup/index.ts';
import { core } from '../../support/core-content.ts';

const cats = { id: 'ann.cats', name: 'Ann’s cats', version: '1.0.0', licence: 'MIT', authors: [], text: '', needs: [] };
const card = (kind: string, name: string, to: string) => ({ pack: 'ann.cats', kind, id: `ann.cats:${name.toLowerCase()}`, name, to });

it('says by name which cards of which pack have joined which lot or deck, and none that is not taken', () => {
  const joined = [
    card('noxius', 'Gaius', 'condemned'),
    card('noxius', 'Titus', 'condemned'),
    card('attack', 'Reap', 'generic'),
    card('defend', 'Hook', 'trident'),
    card('gladiator', 'Reaper', 'familia'),
  ];
  const lots = joinedLots({ ...core, packs: [...core.packs, cats], joined }, core.text['en']!, ({ kind }) => kind !== 'gladiator');
  expect(lots).toEqual([
    { where: 'Drawn among the condemned', who: 'Gaius and Titus, of Ann’s cats' },
    { where: 'In everybody’s hand', who: 'Reap, of Ann’s cats' },
    { where: 'With every trident', who: 'Hook, of Ann’s cats' },
  ]);
});
