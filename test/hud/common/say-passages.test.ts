import { describe, expect, it } from 'vitest';
import type { BoutEvent } from '../../../src/engine/bout/index.ts';
import { sayPassages, wordsOf } from '../../../src/hud/common/index.ts';
import { digestOf } from '../../../src/hud/end/index.ts';
import { muneraNames } from '../../../src/games/munera/screens/names.ts';
import { core } from '../../support/core-content.ts';
import { faceToFace } from '../../games/munera/screens/support.ts';

const words = wordsOf(core.text['en']!, muneraNames(faceToFace().view.world));
const lines = (events: readonly BoutEvent[]): [string, number][] =>
  sayPassages(events, (event) => event, words).map(({ text, passage }) => [text, passage.length]);

const double = (face: number): BoutEvent =>
  ({
    type: 'clashed',
    figure: 'thraex',
    target: 'murmillo',
    faces: [face, face],
    modifiers: [],
    difference: 0,
    result: 'double',
    thrown: 'both',
    again: false,
    rules: [],
  }) as BoutEvent;
const down = (figure: string): BoutEvent => ({ type: 'condition', figure, condition: 'down', gained: true, rules: [] });

describe('what is said of a fight', () => {
  it('says once what a double came to, and keeps both events for whoever looks at the line', () => {
    expect(lines([double(3), down('thraex')])).toEqual([['Thraex: 3 against 3: Double 3, Thraex goes down himself.', 2]]);
    expect(lines([double(4), down('murmillo')])).toEqual([['Thraex: 4 against 4: Double 4, Murmillo goes down.', 2]]);
  });

  it('says which of several ways a double took, and a fall of somebody else', () => {
    expect(lines([double(5), down('murmillo')]).map(([text]) => text)).toEqual([
      'Thraex: 5 against 5: Double 5, Murmillo loses shield or helmet, or goes down.',
      'Murmillo goes down.',
    ]);
    expect(lines([double(4), down('thraex')])).toHaveLength(2);
  });

  it('says every fall that no double has told', () => {
    expect(
      lines([down('murmillo'), { type: 'turn-ended', figure: 'thraex', spent: 1, lost: 0, rules: [] }, down('murmillo')]),
    ).toHaveLength(3);
  });

  it('takes steps and pivots in as one walk, by whatever name a game lets them be paid', () => {
    const paid = (action: string, to: number): BoutEvent => ({
      type: 'paid',
      figure: 'thraex',
      action,
      base: 1,
      surcharge: 0,
      from: to + 1,
      to,
      spent: 1,
      rules: [],
    });
    const moved = (from: number): BoutEvent => ({ type: 'moved', figure: 'thraex', from, path: [from + 1], gait: 'walk', rules: [] });
    const faced: BoutEvent = { type: 'faced', figure: 'thraex', from: 0, to: 1, rules: [] };
    expect(lines([paid('forward', 5), moved(1), paid('step', 4), moved(2), paid('pivot', 3), faced])).toEqual([
      [expect.stringMatching(/^Thraex walks 2 hexes and looks .+ \(3 AP, 3 left\)\.$/), 6],
    ]);
    expect(lines([paid('strike', 5), moved(1)])).toHaveLength(2);
  });
});

it('tells in a digest what a fall came of: the push, and what the crowd said', () => {
  const attacked = { type: 'attacked', figure: 'thraex', target: 'murmillo', attack: 'sica', rules: [] } as unknown as BoutEvent;
  const events = [
    attacked,
    { ...double(4), faces: [3, 6], difference: -3, result: 'miss' },
    { type: 'pushed', figure: 'murmillo', by: 'thraex', barred: 'wall', rules: [] },
    down('murmillo'),
    { type: 'appealed', figure: 'murmillo', faces: [1, 2], modifiers: [], total: 3, needed: 7, granted: false, rules: [] },
    { type: 'felled', figure: 'murmillo', by: 'thraex', dead: true, rules: [] },
    { type: 'bout-ended', outcome: { winner: 'a', by: 'last-standing', rounds: 3, survivors: ['thraex'] }, rules: [] },
  ] as unknown as BoutEvent[];
  const [scene] = digestOf([{ action: null, events }]);
  expect(scene!.events.map(({ type }) => type)).toEqual(['attacked', 'clashed', 'pushed', 'appealed', 'felled', 'bout-ended']);
});
