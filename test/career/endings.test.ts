import { describe, expect, it } from 'vitest';
import type { CareerState, Person, SavedCareer } from '../../src/career/index.ts';
import { exportCareer, importCareer, yours } from '../../src/career/index.ts';
import { atOnce, encodeLink, playedByBots } from '../../src/session/index.ts';
import { kit } from '../support/core-content.ts';
import { beginSaved, careerWith, changed, QUICK, refused, STILL, playSaved } from '../support/careers.ts';

const still = careerWith(STILL);
const quick = careerWith(QUICK);

/** The end of a day, in a career whose state was made so. */
function night(part: (state: CareerState) => CareerState): SavedCareer {
  const saved = beginSaved(still, { seed: 'endings' });
  return playSaved(still, { ...saved, state: part(saved.state) }, { type: 'end-day' }).saved;
}

const alone = (purse: number) => (state: CareerState) => ({ ...changed(state, yours(state)[0]!.id, { state: 'dead' as const }), purse });

describe('endings', () => {
  it('C-001, L-618: a school is ruined when it can neither buy nor hire anybody', () => {
    expect(night(alone(149)).state.over).toEqual({ by: 'ruined', person: null });
    expect(night(alone(150)).state.over).toBeNull();
  });

  it('C-001: whatever ends a career, it reads back, and its last line says it', () => {
    const primus: Partial<Person> = {
      rank: 'primus-palus',
      fame: 60,
      record: { victories: 20, defeats: 0, spared: 0, killed: 0, finals: 0, mornings: 0 },
    };
    const { seasons, days } = still.ladder.calendar;
    const ends = {
      ruined: night(alone(0)),
      time: night((state) => ({ ...state, season: seasons, day: days, bill: { ...state.bill, day: state.festivals[days - 1]! } })),
      rudis: night((state) => {
        const man = yours(state)[0]!.id;
        return { ...changed(state, man, primus), today: { defeats: { [man]: 1 }, spared: [] } };
      }),
    };
    for (const [by, saved] of Object.entries(ends)) {
      expect(saved.state.over?.by).toBe(by);
      expect(importCareer(still, exportCareer(saved))).toEqual(saved);
    }
    const last = Object.values(ends).map(({ state }) => state.chronicle.at(-1)!.key);
    expect(last).toEqual(['ruined', 'out-of-time', 'freed']);
  });

  it('C-013: the dead of the last day are forgotten a day later, when they have been told of', () => {
    let { state } = still.begin({ seed: 'endings' });
    while (state.day < still.ladder.calendar.days) ({ state } = still.play(state, { type: 'end-day' }));
    const [gone] = state.people.filter(({ owner, kind, memory }) => owner === 'others' && kind === 'trained' && memory.length === 0);
    const { id } = gone!;
    const there = (now: CareerState): boolean => now.people.some((person) => person.id === id);
    const first = still.play(changed(state, id, { state: 'dead' }), { type: 'end-day' }).state;
    expect([first.season, first.day, there(first)]).toEqual([2, 1, true]);
    expect(there(still.play(first, { type: 'end-day' }).state)).toBe(false);
  });
});

describe('bouts begun by hand', () => {
  it('M-205, C-006: stay this bout when the crowd has spared others since', { timeout: 60_000 }, () => {
    const { state } = quick.begin({ seed: 'begun', card: 'murmillo' });
    const man = yours(state)[0]!.id;
    const entered = quick.play(state, { type: 'enter', man, foe: state.bill.offers[0]!.foes[0]! }).state;
    const after = (spared: readonly string[]): CareerState => ({ ...entered, today: { defeats: {}, spared } });
    const fought = (then: CareerState): string => encodeLink(kit, atOnce(playedByBots(kit, quick.meeting(then, man))).record());
    const link = fought(after(['p9']));
    const fight = { type: 'fight', match: man, link } as const;
    expect(refused(quick, after(['p9', 'p8']), fight)).toBe('allowed');
    expect(refused(quick, after(['p9']), fight)).toBe('allowed');
    expect(refused(quick, after([]), fight), 'nobody was spared before it').toBe('C-006 not-this-bout');
  });
});
