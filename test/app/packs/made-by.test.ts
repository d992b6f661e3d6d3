import { expect, it } from 'vitest';
import { madeBy, sheetFacts } from '../../../src/app/packs/pack-words.ts';
import { scaffoldPack } from '../../../src/catalogue/index.ts';

it('a pack that names no author says so, whether it leaves them out or has what templates once said', () => {
  const silent = [[], [''], ['nobody yet']].map(madeBy);
  expect(silent).toEqual(silent.map(() => 'It does not say who made it'));
  expect(madeBy(['Ann', 'nobody yet', 'Bo'])).toBe('Made by Ann and Bo');
  expect(sheetFacts({ id: 'ann.cats', authors: ['nobody yet'], licence: '' })).toEqual(['ann.cats']);
});

it('a new pack names its author, or leaves the line to be filled in', () => {
  const textBy = (by: { author?: string }) => scaffoldPack({ pack: 'ann.cats', name: 'Cats', text: 'Cats.', needs: {}, ...by }).text;
  expect(textBy({})).toMatch(/^# authors: \[Your name\] +# who made it$/m);
  expect(textBy({ author: 'Ann' })).toMatch(/^authors: \[ Ann \] +# who made it$/m);
});
