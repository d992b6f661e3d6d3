import { describe, expect, it } from 'vitest';
import { noonStakes, personOf, stakesOf, yours } from '../../src/career/index.ts';
import { careerWith, changed, ladder, QUICK } from '../support/careers.ts';

const quick = careerWith(QUICK);

describe('what is at stake', { timeout: 60_000 }, () => {
  it('L-615, C-020, C-024: is what the bout then pays and brings', () => {
    const won = new Set<boolean>();
    for (let i = 0; i < 8; i += 1) {
      const { state } = quick.begin({ seed: `stakes ${i}`, card: 'murmillo' });
      const man = yours(state)[0]!;
      const ranked = changed(state, man.id, { rank: ladder.ranks[i % 4]!.id });
      const foe = ranked.bill.offers[0]!.foes[i % 2]!;
      const { appearance, prize, fame, deeds } = stakesOf(quick.house, personOf(ranked, man.id), personOf(ranked, foe), false);
      const entered = quick.play(ranked, { type: 'enter', man: man.id, foe }).state;
      const { state: after, events } = quick.play(entered, { type: 'settle', match: man.id });
      const result = after.results.at(-1)!;
      const victory = result.winner === man.id;
      won.add(victory);
      const paid = events.flatMap((event) => (event.type === 'paid' && event.why !== 'killed' ? [event.amount] : []));
      expect(paid).toEqual(victory ? [appearance, prize] : [appearance]);
      const share = result.shares.find(({ person }) => person === man.id)!;
      const least = victory ? fame : 0;
      expect(share.fame).toBeGreaterThanOrEqual(least);
      expect(share.fame).toBeLessThanOrEqual(least + deeds);
    }
    expect(won.size).toBe(2);
  });

  it('C-044: noon pays what it says to whoever stands', () => {
    const { ladder: house } = quick;
    const { state } = quick.begin({ seed: 'noon stakes', card: 'murmillo' });
    const man = yours(state)[0]!;
    const stakes = noonStakes(quick.house, man);
    expect(stakes.prize).toBe(house.prices.noon);
    for (let i = 0, now = state; i < 6; i += 1) {
      if (now.over) break;
      const meeting = now.bill.noon && now.bill.offers.some(({ man: id }) => id === man.id) ? quick.imaginedNoon(now, man.id) : null;
      if (meeting) {
        expect(meeting.people[0]!.id).toBe(man.id);
        const entered = quick.play(now, { type: 'noon', man: man.id }).state;
        expect(quick.meeting(entered, 'noon').setup).toEqual(meeting.setup);
        const { state: after, events } = quick.play(entered, { type: 'settle', match: 'noon' });
        const stood = after.results.at(-1)!.winner === man.id;
        const paid = events.find((event) => event.type === 'paid' && event.why === 'noon');
        expect(paid).toMatchObject({ amount: stakes.appearance + (stood ? stakes.prize : 0) });
        return;
      }
      now = quick.play(now, { type: 'end-day' }).state;
    }
    expect.unreachable('a day with a noon');
  });
});
