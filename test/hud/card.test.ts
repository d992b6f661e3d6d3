import { describe, expect, it } from 'vitest';
import { cardAlt, cardText, cardTitle } from '../../src/hud/share/card.tsx';
import type { ResultCard } from '../../src/hud/share/card.tsx';

const card: ResultCard = {
  day: '2026-11-22',
  practice: false,
  who: 'lion',
  line: '2 of 4 saved in 7 rounds',
  story: null,
  marks: '▮▮▯▯',
  figures: [],
};

describe('the card of a result', () => {
  it('is one line of plain marks', () => expect(cardText(card)).toBe('Damnatio 2026-11-22 · lion · 2 of 4 saved in 7 rounds · ▮▮▯▯'));

  it('says practice, and leaves out what it does not have', () => {
    expect(cardTitle({ day: '2026-11-22', practice: true })).toBe('Damnatio 2026-11-22, practice');
    expect(cardText({ ...card, day: null, marks: '' })).toBe('Damnatio · lion · 2 of 4 saved in 7 rounds');
  });

  it('tells whoever does not see the picture what became of everybody', () => {
    const figures = [
      { name: 'Dama', word: 'lives' },
      { name: 'Lion', word: 'is dead' },
    ] as unknown as ResultCard['figures'];
    expect(cardAlt({ ...card, figures })).toBe('Damnatio 2026-11-22: lion. 2 of 4 saved in 7 rounds. Dama lives, Lion is dead.');
  });
});
