import { describe, expect, it } from 'vitest';
import { careerCodec, fileOf, newSave, readFile } from '../../../src/app/career/career-file.ts';
import { Careers } from '../../../src/app/career/careers.ts';
import { kit } from '../../support/core-content.ts';
import { ladder, NAMES, QUICK } from '../../support/careers.ts';

const short = { ...ladder, ...QUICK, id: 'short', name: 'A short ladder' };
const careers = new Careers(kit, [ladder, short], NAMES);

describe('careers on several ladders', () => {
  it('are read on the ladder that the save names, from a row and from a file', () => {
    const beginning = { seed: 'ladders', card: 'thraex' };
    const save = newSave(beginning, careers.on('short').begin(beginning));
    expect(save.state.ladder).toBe('short');
    expect(careerCodec(careers.on).read(JSON.parse(JSON.stringify(save)))).toEqual(save);
    expect(readFile(careers.on, fileOf(save)).state).toEqual(save.state);
    expect(() => readFile(careers.first, fileOf(save))).toThrow('state.ladder');
    expect(careers.first.ladder.id).toBe('rudis');
  });

  it('are turned down by name where their ladder is not here', () => {
    const beginning = { seed: 'ladders' };
    const file = fileOf(newSave(beginning, careers.on('short').begin(beginning)));
    const others = new Careers(kit, [ladder], NAMES);
    expect(() => readFile(others.on, file)).toThrow('state.ladder must be a ladder that is here, not "short"');
  });
});
