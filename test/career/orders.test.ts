import { describe, expect, it } from 'vitest';
import type { Career, CareerState, Person } from '../../src/career/index.ts';
import { personOf, yours } from '../../src/career/index.ts';
import { careerWith, changed, QUICK, refused, STILL } from '../support/careers.ts';

const still = careerWith(STILL);
const quick = careerWith(QUICK);

function begun(career: Career, part: Partial<Person> = {}): { readonly state: CareerState; readonly man: string } {
  const { state } = career.begin({ seed: 'orders', card: 'murmillo' });
  const man = yours(state)[0]!.id;
  return { state: changed(state, man, part), man };
}

/** A school of three. */
function three(): { readonly state: CareerState; readonly men: readonly [string, string, string] } {
  const { state, man } = begun(still);
  const [second, third] = state.people.filter(({ owner, kind }) => owner === 'others' && kind === 'trained') as [Person, Person];
  const both = changed(changed(state, second.id, { owner: 'you' }), third.id, { owner: 'you', rank: 'novicius' });
  return { state: changed(both, second.id, { rank: 'novicius' }), men: [man, second.id, third.id] };
}

const paid = (career: Career, state: CareerState): string[] =>
  career.play(state, { type: 'end-day' }).events.flatMap((event) => (event.type === 'paid' ? [event.why] : []));

describe('orders for the evening', () => {
  it('C-031, L-544: nothing is paid for a man who was sold or has retired since', () => {
    const { state, man } = begun(still, { rank: 'primus-palus', wounds: 1 });
    const called = still.play(state, { type: 'medicus', man }).state;
    expect(paid(still, called)).toContain('medicus');
    for (const type of ['sell', 'retire'] as const) {
      const left = still.play(called, { type, man }).state;
      expect([left.plans, paid(still, left)]).toEqual([[], []]);
    }
    const drilled = still.play(begun(still).state, { type: 'train', man }).state;
    expect(paid(still, still.play(drilled, { type: 'sell', man }).state)).toEqual([]);
  });

  it('L-613: what is promised for the evening cannot be promised or spent again', () => {
    const { state, men } = three();
    const [ware] = state.people.filter(({ owner }) => owner === 'market') as [Person];
    const poor = still.play({ ...state, purse: 60 }, { type: 'train', man: men[0] }).state;
    expect(refused(still, poor, { type: 'train', man: men[1] })).toBe('C-031 no-money');
    expect(still.commands(poor).some(({ command }) => command.type === 'train')).toBe(false);
    const rich = still.play({ ...state, purse: 520 }, { type: 'train', man: men[0] }).state;
    expect(refused(still, rich, { type: 'buy', person: ware.id })).toBe('L-612 no-money');
    const hurt = changed(poor, men[2], { wounds: 1 });
    expect(refused(still, { ...hurt, purse: 149 }, { type: 'medicus', man: men[2] })).toBe('L-544 no-money');
    expect(refused(still, { ...hurt, purse: 150 }, { type: 'medicus', man: men[2] })).toBe('allowed');
    expect(refused(still, poor, { type: 'train', man: men[0] }), 'ordered twice, paid once').toBe('allowed');
  });

  it('C-031: nobody drills a man who has no grade above him', () => {
    const { state, man } = begun(still, { rank: 'primus-palus' });
    expect(refused(still, state, { type: 'train', man })).toBe('C-031 no-grade-above');
    expect(still.commands(state).some(({ command }) => command.type === 'train')).toBe(false);
  });

  it('C-030, L-544: the odds of a man on the bill are without rest, and whoever sends the medicus away gets nothing', () => {
    const { state, man } = begun(quick, { wounds: 1 });
    const medicus = (now: CareerState) => quick.commands(now).find(({ command }) => command.type === 'medicus')!;
    const reasons = (now: CareerState) => medicus(now).odds!.terms.map(({ reason }) => reason);
    expect(reasons(state)).toContain('rested');
    const entered = quick.play(state, { type: 'enter', man, foe: state.bill.offers[0]!.foes[0]! }).state;
    expect(reasons(entered)).not.toContain('rested');
    const called = quick.play(state, { type: 'medicus', man }).state;
    expect([medicus(called).cost, quick.play(called, medicus(called).command).state.purse]).toEqual([0, state.purse]);
  });
});

describe('hired men', () => {
  it('C-033: nobody is hired on the last day of a season', () => {
    let { state } = begun(still);
    while (state.day < still.ladder.calendar.days) ({ state } = still.play(state, { type: 'end-day' }));
    const [ware] = state.people.filter(({ owner }) => owner === 'market') as [Person];
    expect(refused(still, state, { type: 'hire', person: ware.id })).toBe('C-033 season-is-over');
    expect(still.commands(state).some(({ command }) => command.type === 'hire')).toBe(false);
  });

  it('L-615, C-033: their owner is paid for their death, and nobody else', { timeout: 120_000 }, () => {
    const whys = (until: number | null): string[] => {
      for (let i = 0; i < 60; i += 1) {
        const { state } = quick.begin({ seed: `killed ${i}`, card: 'murmillo' });
        const man = yours(state)[0]!.id;
        const mine = changed(state, man, { until, wounds: 3 });
        const entered = quick.play(mine, { type: 'enter', man, foe: mine.bill.offers[0]!.foes[0]! }).state;
        const { state: after, events } = quick.play(entered, { type: 'settle', match: man });
        if (personOf(after, man).state === 'dead') return events.flatMap((event) => (event.type === 'paid' ? [event.why] : []));
      }
      return expect.fail('nobody died');
    };
    expect(whys(null)).toContain('killed');
    expect(whys(1)).not.toContain('killed');
  });
});

describe('a gentle law', () => {
  it('C-004: whoever would have died is carried out, which is no mercy of the crowd', { timeout: 120_000 }, () => {
    for (let i = 0; i < 60; i += 1) {
      const { state } = quick.begin({ seed: `killed ${i}`, card: 'murmillo', gentle: true });
      const man = yours(state)[0]!.id;
      const weak = changed(state, man, { wounds: 2 });
      const entered = quick.play(weak, { type: 'enter', man, foe: weak.bill.offers[0]!.foes[0]! }).state;
      const after = quick.play(entered, { type: 'settle', match: man }).state;
      const [share] = after.results.at(-1)!.shares;
      if (share!.fate !== 'carried') continue;
      const now = personOf(after, man);
      expect([now.state, now.wounds, now.record.defeats, now.record.spared]).toEqual(['active', 3, 1, 0]);
      expect([after.today.spared, now.memory.at(-1)!.ended]).toEqual([[], 'was-beaten']);
      expect(after.chronicle.filter(({ person }) => person === man).map(({ key }) => key)).toContain('carried');
      return;
    }
    expect.fail('nobody would have died');
  });
});
