import { describe, expect, it } from 'vitest';
import type { Held } from '../../../src/app/share/rivals.ts';
import { besideWords, edgeWords } from '../../../src/app/share/rivals.ts';

const held = (rounds: number, left: number, share = 1): Held => ({
  share,
  feat: {
    did: 'saved 4 of 4',
    line: '',
    marks: '',
    beside: [
      { text: `${rounds} rounds`, worth: -rounds },
      { text: `${left} Hit Points left`, worth: left },
    ],
  },
});

describe('of two best results', () => {
  it('the one in fewer rounds is ahead, then the one with more left', () => {
    expect(edgeWords(held(6, 1), held(7, 30), 'your friend')).toBe('You are ahead: 6 rounds against 7 rounds');
    expect(edgeWords(held(8, 30), held(7, 1), 'your friend')).toBe('Ahead is your friend: 8 rounds against 7 rounds');
    expect(edgeWords(held(7, 30), held(7, 12), 'your friend')).toBe('You are ahead: 30 Hit Points left against 12 Hit Points left');
    expect(edgeWords(held(7, 12), held(7, 12), 'your friend')).toBe('There is nothing between them');
  });

  it('says nothing where one could have done better, or nothing is counted', () => {
    expect(edgeWords(held(6, 1, 0.5), held(7, 1, 0.5), 'your friend')).toBe('');
    expect(edgeWords(held(6, 1), held(7, 1, 0.75), 'your friend')).toBe('');
    const plain = { share: 1, feat: { did: 'won', line: '', marks: '' } };
    expect(edgeWords(plain, plain, 'your friend')).toBe('');
    expect([besideWords(held(7, 12)), besideWords(held(7, 12, 0.5)), besideWords(plain)]).toEqual([
      '7 rounds and 12 Hit Points left',
      '',
      '',
    ]);
  });
});
