import { describe, expect, it } from 'vitest';
import { endingOf, endTitle, victoriesOf } from '../../../src/app/career/ending.tsx';
import type { CareerState } from '../../../src/career/index.ts';
import { isYours, yours } from '../../../src/career/index.ts';
import { careerWith, changed, QUICK, STILL } from '../../support/careers.ts';

const still = careerWith(STILL);
const quick = careerWith(QUICK);
const first = still.begin({ seed: 'ending', card: 'murmillo', name: 'Priscus' }).state;
const man = yours(first)[0]!.id;

function ended(by: 'ruined' | 'time', state: CareerState) {
  return endingOf({ career: still, state: { ...state, over: { by, person: null } } });
}

describe('the end of a career', () => {
  it('C-001: is called by what happened: no victory, nobody left, ruin', () => {
    const dead = changed(first, man, { state: 'dead' });
    const titles = [ended('time', first), ended('time', dead), ended('ruined', { ...dead, purse: 12 })].map(({ title }) => title);
    expect(titles).toEqual([
      'The seasons are over without a victory',
      'The seasons are over, and nobody is left',
      'Ruined without a victory',
    ]);
    for (const title of titles) expect(title).not.toMatch(/wooden sword|free/i);
  });

  it('L-617: has the wooden sword over its page only where it was earned', () => {
    expect(endTitle('', 'rudis')).toBe('The wooden sword');
    expect(endTitle('rudis', 'rudis')).toBe('The wooden sword');
    for (const page of ['', 'rudis'])
      for (const over of ['time', 'ruined'] as const) expect(endTitle(page, over)).toBe('The end of the career');
    expect([endTitle('', null), endTitle('ranks', 'time'), endTitle('rudis', null)]).toEqual([null, null, 'The end of the career']);
  });

  it('L-618: says what the cheapest man would have cost', () => {
    expect(ended('ruined', { ...changed(first, man, { state: 'dead' }), purse: 12 }).why[0]).toBe(
      'No man is left, and 12 HS hire nobody: the cheapest costs 150 HS.',
    );
  });

  it('L-617: says what the best man still lacked for the wooden sword', () => {
    expect(ended('time', first).why).toContain('Priscus came nearest: for the wooden sword he lacked 12 victories, 40 fame.');
  });

  it('counts the victories of the school alone', { timeout: 60_000 }, () => {
    let victories = 0;
    for (let seed = 1; seed < 12 && victories === 0; seed += 1) {
      let { state } = quick.begin({ seed: `ending ${seed}`, card: 'murmillo', name: 'Priscus' });
      for (let day = 0; day < 6 && !state.over; day += 1) {
        const own = yours(state)[0];
        const foe = state.bill.offers[0]?.foes[0];
        if (own && foe) ({ state } = quick.play(state, { type: 'enter', man: own.id, foe }));
        ({ state } = quick.play(state, { type: 'end-day' }));
      }
      victories = state.chronicle.filter(({ key, person }) => (key === 'won' || key === 'final') && isYours(state, person!)).length;
      expect(victoriesOf(state)).toBe(victories);
    }
    expect(victories).toBeGreaterThan(0);
  });
});
