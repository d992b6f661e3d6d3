import { expect, it } from 'vitest';
import type { DraftCard } from '../../../src/app/workshop/messages.ts';
import { stepPlace } from '../../../src/app/workshop/bench-screen.tsx';

const card: DraftCard = {
  kind: 'beast',
  id: 'ann.cats:pard',
  pack: 'ann.cats',
  name: 'Pard',
  file: 'pard.yaml',
  value: { procedure: [{ id: 'flee' }, { id: 'charge-rush' }, { do: 'rush' }] },
  origins: {
    'procedure.0.id': 'pard.yaml:6',
    'procedure.1.id': 'core/beasts/lion.yaml:24',
    'procedure.1.do': 'core/beasts/lion.yaml:24',
    'procedure.2.do': 'core/beasts/lion.yaml:25',
  },
  prose: null,
  parent: {
    kind: 'beast',
    id: 'lion',
    pack: 'core',
    name: 'Lion',
    prose: null,
    value: { procedure: [{ id: 'charge-rush' }, { do: 'rush' }] },
  },
};
const placeOf = (path: string | undefined, of: DraftCard | null = card) =>
  stepPlace({ card: of, path, files: new Set(['mod.yaml', 'pard.yaml']), parent: 'the lion' });

it('the way to a step of the draft is its line', () => {
  expect(placeOf('procedure.0')).toEqual({ written: { file: 'pard.yaml', line: 6 } });
});

it('a step that is inherited is told whose it is, and with which words it is changed here', () => {
  expect(placeOf('procedure.1')).toEqual({
    pointed: {
      path: 'procedure.1',
      said: 'This step is inherited from the lion (core/beasts/lion.yaml, line 24). Change it here with',
      code: 'procedure: [{ replace: charge-rush, with: [ … ] }]',
    },
  });
  expect(placeOf('procedure.2')).toMatchObject({ pointed: { code: 'procedure: [{ replace: 2, with: [ … ] }]' } });
});

it('a step that is there no more is answered too', () => {
  const gone = { pointed: { path: '', code: '', said: expect.stringContaining('no such step any more') as unknown } };
  expect([placeOf('procedure.3'), placeOf(undefined), placeOf('procedure.0', null)]).toEqual([gone, gone, gone]);
});
