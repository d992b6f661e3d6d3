import { describe, expect, it } from 'vitest';
import type { Ratings } from '../../src/hud/common/index.ts';
import { termsOf } from '../../src/hud/common/term.tsx';
import { manRatings } from '../../src/games/damnatio/screens/ratings.ts';
import { core } from '../support/core-content.ts';
import { arena, hunt, huntFrom } from './damnatio/screens/support.ts';
import { faceToFace, opened } from './munera/screens/support.ts';
import { faceToFace as recountDuel, opened as recountOpened } from './recount/screens/support.ts';

const text = core.text['en']!;

/** Every row of a sheet says what it is used for. */
function expectExplained(game: string, { rows }: Ratings): void {
  const terms = termsOf(text, game);
  expect(rows.filter(({ term }) => !terms.get(term))).toEqual([]);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
}

const valueOf = ({ rows }: Ratings, name: string): unknown => rows.find((row) => row.name === name)?.value;

describe('the sheet of ratings', () => {
  it('D-192: has what decides every round for every man, and what the trained have more', () => {
    for (const card of Object.values(core.damnatio.men)) {
      const sheet = manRatings({ card });
      expectExplained('damnatio', sheet);
      for (const [name, rating] of [
        ['Control', 'control'],
        ['Accuracy', 'accuracy'],
        ['Agility', 'agility'],
        ['Strength', 'strength'],
      ] as const)
        expect(valueOf(sheet, name)).toBe(card.ratings[rating]);
      expect(valueOf(sheet, 'Intellect')).toBe(card.kind === 'bestiarius' ? card.ratings.intellect : undefined);
      expect(valueOf(sheet, 'Padding')).toBe(card.padding > 0 ? card.padding : undefined);
    }
  });

  it('tells what is left of a man, and how he lies', async () => {
    const session = huntFrom({
      beasts: [{ card: 'lion', at: [0, 0], facing: 0 }],
      men: [{ card: 'bulla', at: [1, 0], hp: 4, stamina: 3, condition: 'down' }],
    } as never);
    const { model } = await arena(session);
    const sheet = model.ratingsOf('bulla')!;
    expect(valueOf(sheet, 'Hit Points')).toBe(`4 of ${core.damnatio.men['bulla']!.ratings.hitPoints}`);
    expect(sheet.lines).toContainEqual(['Now', 'Down']);
  });

  it('tells a beast by its card: ratings and attacks', async () => {
    const { model } = await arena(hunt({ beasts: ['bear'] }));
    const sheet = model.ratingsOf('bear')!;
    expectExplained('damnatio', sheet);
    const { ratings, attacks } = core.damnatio.beasts['bear']!;
    expect(valueOf(sheet, 'Control')).toBe(ratings.control);
    expect(valueOf(sheet, 'Guard')).toBe(ratings.guard);
    expect(sheet.lines.map(([name]) => name)).toEqual(Object.values(attacks).map(({ name }) => name));
    expect(model.ratingsOf('nobody')).toBeNull();
  });

  it('M-025 M-044: tells a gladiator by his Saves, his AP and his fatigue', async () => {
    const { model } = await opened(faceToFace());
    const sheet = model.ratingsOf('murmillo')!;
    expectExplained('munera', sheet);
    expect([valueOf(sheet, 'Save'), valueOf(sheet, 'Save, left and right'), valueOf(sheet, 'Save, rear')]).toEqual([4, '4 and 3', 2]);
    expect(valueOf(sheet, 'AP')).toBe('D6');
    expect(valueOf(sheet, 'Fatigue')).toBe(0);
    expect(sheet.lines[0]).toEqual(['On him', 'Sword, large shield and enclosed helmet']);
  });

  it('R-065: tells a fighter of recount by his Strength, his AP and his save', async () => {
    const { model } = await recountOpened(recountDuel());
    const sheet = model.ratingsOf('heavy')!;
    expectExplained('recount', sheet);
    expect(valueOf(sheet, 'Save')).toBe('5 or more');
    expect(valueOf(sheet, 'Strength')).toMatch(/^(\d+) of \1$/);
    expect(valueOf(sheet, 'AP')).toMatch(/^D6/);
    expect(sheet.title).toMatch(/, heavy$/);
  });
});
