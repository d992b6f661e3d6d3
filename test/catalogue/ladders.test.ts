import { describe, expect, it } from 'vitest';
import { careerOf } from '../../src/career/index.ts';
import { core, kit } from '../support/core-content.ts';
import { changed, coreCatalogue } from './support.ts';

const RUDIS = 'content/core/ladders/rudis.yaml';

/** What is told of the ladder with some of its text changed. */
const told = (from: string, to: string): string[] => {
  const { findings } = changed(RUDIS, (text) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  });
  return findings.map(({ message, path }) => `${path}: ${message}`);
};

describe('a ladder', () => {
  it('is sound in core, of seven ranks with two dozen opponents, and changes nothing that a bout runs with', () => {
    const { ladders, hash, packHashes } = coreCatalogue();
    const { ranks, world } = ladders['rudis']!;
    expect(ranks.map(({ id }) => id)).toEqual(['novicius', 'tiro', 'spectatus', 'veteranus', 'secundus-palus', 'primus-palus', 'rudis']);
    expect(Object.values(world.opponents).reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(24);
    const other = changed(RUDIS, (text) => text.replace('medicus: 100', 'medicus: 110'));
    expect([other.findings, other.catalogue!.hash, other.catalogue!.packHashes['core']]).toEqual([[], hash, packHashes['core']]);
  });

  it('names what there is not, and what does not go together', () => {
    expect(told('classes: [murmillo,', 'classes: [centurio,')).toEqual(['world.classes.0: there is no sound class "centurio"']);
    expect(told('morning: [taurus-furens]', 'morning: [minotaurus]')[0]).toContain('there is no sound programme "minotaurus"');
    expect(told('grade: spectatus', 'grade: optimus')[0]).toMatch(/ranks\.2\.grade: expected tiro/);
    expect(told('opponents: { novicius:', 'opponents: { rudis:')).toEqual(['world.opponents.rudis: no opponent can be of the rank rudis']);
    expect(told('id: veteranus, name', 'id: tiro, name').some((text) => text.includes('two ranks are called tiro'))).toBe(true);
    expect(told('days: 6', 'days: 12')).toEqual(['calendar.days: there are fewer festivals than days']);
    expect(told('game: munera', 'game: chess')).toContain('game: nobody has a behaviour for chess');
    expect(told('gaul: [aggressor,', 'gaul: [captain,')).toEqual(['world.ways.gaul.0: munera has no behaviour "captain"']);
    expect(told('    gaul: [', '    centurio: [')).toEqual(['world.ways.centurio: there is no sound class "centurio"']);
  });

  it('is not played where the games at hand have not what it names', () => {
    const ladder = core.ladders['rudis']!;
    expect(() => careerOf(kit, { ...ladder, game: 'recount' }, ['Verus'])).toThrow('ladder.game must be a game that has bouts for careers');
    expect(() => careerOf(kit, { ...ladder, world: { ...ladder.world, classes: ['lion'] } }, ['Verus'])).toThrow('ladder.world.classes[0]');
  });
});
