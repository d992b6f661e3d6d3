import { muneraNames } from '../../../src/games/munera/screens/names.ts';
import type { MuneraGame } from '../../../src/games/munera/desk/index.ts';
import { describe, expect, it } from 'vitest';
import type { BoutEvent } from '../../../src/engine/bout/index.ts';
import { appealView, bankOf, conquerorOf, spoken, throwLine, whatIf, type Appealed } from '../../../src/hud/appeal/appeal-model.ts';
import { nextOf, type SceneState } from '../../../src/hud/appeal/use-appeal-scene.ts';
import { wordsOf } from '../../../src/hud/common/words.ts';
import { beginSession } from '../../../src/session/index.ts';
import { core, kit } from '../../support/core-content.ts';
import { fought, melee } from '../../support/munera.ts';

const words = wordsOf(core.text['en']!, muneraNames(beginSession<MuneraGame>(kit, melee(['murmillo', 'thraex']), 'appeal').view.world));

function appeal(values: readonly (readonly [number, string])[], faces: readonly [number, number] = [4, 3]): Appealed {
  const modifiers = values.map(([value, reason], i) => ({ rule: `M-${177 + i}`, value, reason }));
  const total = faces[0] + faces[1] + values.reduce((all, [value]) => all + value, 0);
  const natural = faces[0] + faces[1];
  return {
    type: 'appealed',
    figure: 'murmillo',
    faces,
    modifiers,
    total,
    needed: 7,
    granted: natural === 12 || (natural > 2 && total >= 7),
    rules: ['M-176'],
  };
}

describe('what is seen of an appeal', () => {
  it('adds up the modifiers one by one', () => {
    const { lines, total } = appealView(
      appeal([
        [1, 'injured'],
        [1, 'opponents-injured'],
        [-1, 'no-helmet'],
      ]),
      words,
    );
    expect(lines.map(({ running }) => running)).toEqual([1, 2, 1]);
    expect(total).toBe(1);
  });

  it.each([
    [1, 'Mercy on 6 or more with two dice, or a natural 12', '26 in 36 = 72.2 %'],
    [0, 'Mercy on 7 or more with two dice, or a natural 12', '21 in 36 = 58.3 %'],
    [-4, 'Mercy on 11 or more with two dice, or a natural 12', '3 in 36 = 8.3 %'],
    [-5, 'Mercy only on a natural 12', '1 in 36 = 2.8 %'],
    [-9, 'Mercy only on a natural 12', '1 in 36 = 2.8 %'],
    [3, 'Mercy on 4 or more with two dice, or a natural 12', '33 in 36 = 91.7 %'],
    [4, 'Mercy on everything but a natural 2', '35 in 36 = 97.2 %'],
    [9, 'Mercy on everything but a natural 2', '35 in 36 = 97.2 %'],
  ])('says at %i what is needed, and the exact chance', (value, need, odds) => {
    expect(appealView(appeal([[value, 'injured']]), words)).toMatchObject({ need, odds });
  });

  it('gives every line a bank of its own, the middle ones first', () => {
    for (let lines = 1; lines <= 12; lines += 1)
      expect(new Set(Array.from({ length: lines }, (_, place) => bankOf(place, lines))).size).toBe(lines);
    expect(bankOf(0, 1)).toBe(6);
  });

  it('tells the throw, and a natural that decides by itself', () => {
    expect(throwLine(appeal([[1, 'injured']], [4, 3]), words)).toBe('4 + 3 = 7, and 6 or more was needed.');
    expect(throwLine(appeal([], [2, 3]), words)).toBe('2 + 3 = 5, and 7 or more was needed.');
    expect(throwLine(appeal([[-6, 'unwounded']], [6, 6]), words)).toBe('6 + 6: a natural 12 decides by itself.');
    expect(throwLine(appeal([[6, 'defeats']], [1, 1]), words)).toBe('1 + 1: a natural 2 decides by itself.');
  });

  it('says afterwards what weighed most on the verdict’s side', () => {
    expect(
      whatIf(
        appeal(
          [
            [1, 'injured'],
            [-1, 'threw-sand'],
            [-2, 'unwounded'],
          ],
          [4, 3],
        ),
        words,
      ),
    ).toBe('Without “not a scratch on him” it would have been 58.3 %.');
    expect(
      whatIf(
        appeal(
          [
            [1, 'injured'],
            [-1, 'threw-sand'],
          ],
          [4, 3],
        ),
        words,
      ),
    ).toBe('Without “injured” it would have been 41.7 %.');
    expect(whatIf(appeal([[1, 'injured']], [1, 2]), words)).toBeNull();
  });

  it('can be heard in one breath', () => {
    expect(
      spoken(
        appeal([
          [1, 'injured'],
          [-1, 'no-helmet'],
        ]),
        'thraex',
        words,
      ),
    ).toBe(
      'Murmillo asks the crowd for his life. Beaten by Thraex. +1 injured, −1 no enclosed helmet: together 0. Mercy on 7 or more with two dice, or a natural 12: 21 in 36 = 58.3 %.',
    );
    expect(spoken(appeal([]), null, words)).toContain('Nothing speaks for him');
  });

  it('names the conqueror whom the fall names, in whole bouts', () => {
    let appeals = 0;
    for (const seed of ['one', 'two', 'three', 'four', 'five']) {
      const { steps } = fought(seed, ['murmillo', 'thraex']);
      const events: BoutEvent[] = steps.flatMap((step) => step.events);
      for (const event of events) {
        if (event.type !== 'appealed') continue;
        appeals += 1;
        expect(conquerorOf(steps, event)).toBe(event.figure === 'murmillo' ? 'thraex' : 'murmillo');
      }
    }
    expect(appeals).toBeGreaterThan(2);
  });
});

describe('the course of the scene', () => {
  const pace = { lines: 2, speed: 1, waits: false, reduced: false };
  const course = (part: Partial<typeof pace>): string[] => {
    const seen: string[] = [];
    let state: SceneState | null = { phase: 'lighting', lit: 0 };
    while (state) {
      const { state: next, after } = nextOf(state, { ...pace, ...part });
      seen.push(`${state.phase} ${state.lit}${after === null ? ' waits' : ''}`);
      state = next;
    }
    return seen;
  };

  it('lights a cloth at a time, lets the chance be read, throws, and shows the thumbs', () => {
    expect(course({})).toEqual(['lighting 0', 'lighting 1', 'lighting 2', 'asking 2', 'dice 2', 'verdict 2']);
  });

  it('lights all at once with reduced motion', () =>
    expect(course({ reduced: true })).toEqual(['lighting 0', 'asking 2', 'dice 2', 'verdict 2']));

  it('waits for the hand and after the verdict where it should', () => {
    expect(course({ waits: true }).filter((step) => step.endsWith('waits'))).toEqual(['asking 2 waits', 'verdict 2 waits']);
  });

  it('goes faster with the pace', () => {
    const times = (speed: number) => nextOf({ phase: 'verdict', lit: 2 }, { ...pace, speed }).after!;
    expect(times(1) / times(4)).toBe(4);
  });
});
