import { describe, expect, it } from 'vitest';
import { muneraContent } from '../../../../src/games/munera/rules/index.ts';
import { changed, coreCatalogue, withPack } from '../../../catalogue/support.ts';

const AGGRESSOR = 'content/core/behaviours/aggressor.yaml';
const usual = ({ catalogue }: ReturnType<typeof withPack>) => muneraContent(catalogue!).usual;
const behaviour = (usually: string): string =>
  `schema: behaviour/2\nid: b\nname: the tested\ngame: munera\nabout: Fights.\nusual: [${usually}]\ntree: { type: action, call: fight }\n`;

describe('how a class usually fights', () => {
  it('is said of everybody on the sand, by every name of his', () => {
    const { fighters, usual: known } = muneraContent(coreCatalogue());
    expect(Object.keys(known).sort()).toEqual(Object.keys(fighters).sort());
    expect(known).toMatchObject({ retiarius: 'netman', 'hoplomachus-b-spear': 'spearman', pugilarius: 'wrestler', syrus: 'survivor' });
    expect(new Set(Object.values(known))).toEqual(new Set(Object.keys(coreCatalogue().content['munera']!.behaviours!)));
  });

  it('plays no part in what a bout runs with', () => {
    const other = changed(AGGRESSOR, (text) => text.replace(/usual: .*/, 'usual: [gaul]')).catalogue!;
    expect([other.hash, other.packHashes['core']]).toEqual([coreCatalogue().hash, coreCatalogue().packHashes['core']]);
  });

  it('may be thought otherwise of by a pack; a card goes before its class, and who is named by none fights as most do', () => {
    const known = usual(withPack({ 'b.yaml': behaviour('murmillo, hoplomachus-a-spear') }));
    expect(known).toMatchObject({ murmillo: 'acme.test:b', 'hoplomachus-a-spear': 'acme.test:b', 'hoplomachus-b-spear': 'spearman' });
    const stranger = 'schema: gladiator/2\nid: g\nname: G\narmour: light\ngear: [sword]\n';
    const asMost = withPack({ 'g.yaml': stranger, 'b.yaml': behaviour('murmillo, thraex, secutor, samnite, hoplomachus') });
    expect(usual(asMost)['acme.test:g']).toBe('acme.test:b');
  });

  it('names nobody who is not there, and nobody twice', () => {
    const said = ({ findings }: ReturnType<typeof withPack>) => findings.map(({ severity, message, hint }) => [severity, message, hint]);
    expect(said(withPack({ 'b.yaml': behaviour('murmilo') }))).toEqual([
      ['warning', 'there is no fighter or class "murmilo"', 'did you mean "murmillo"?'],
    ]);
    expect(said(withPack({ 'b.yaml': behaviour('murmillo, murmillo') }))).toEqual([
      ['error', '"murmillo" usually fights as "acme.test:b" already', undefined],
    ]);
  });
});
