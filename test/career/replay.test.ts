import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Career, CareerCommand, CareerState } from '../../src/career/index.ts';
import { CareerError, exportCareer, importCareer, placeOf, readSavedCareer, yours } from '../../src/career/index.ts';
import { decodeLink, gameOf, replayRecord } from '../../src/session/index.ts';
import { kit } from '../support/core-content.ts';
import { beginSaved, careerWith, ladder, QUICK, playSaved } from '../support/careers.ts';

const quick = careerWith(QUICK);

/** Any command, allowed or not: by a number each for what, who and whom. */
function wild(state: CareerState, [what, who, whom]: readonly [number, number, number]): CareerCommand {
  const any = (n: number): string => state.people[n % state.people.length]!.id;
  const types = [
    'enter',
    'withdraw',
    'settle',
    'rest',
    'train',
    'medicus',
    'skill',
    'buy',
    'hire',
    'sell',
    'retire',
    'noon',
    'fight',
  ] as const;
  const type = types[what % types.length]!;
  if (type === 'enter') return { type, man: any(who), foe: any(whom) };
  if (type === 'settle') return { type, match: any(who) };
  if (type === 'skill') return { type, man: any(who), skill: ['attack', 'dodge'][whom % 2]! };
  if (type === 'buy' || type === 'hire') return { type, person: any(who) };
  if (type === 'fight') return { type, match: any(who), link: 'RGEBAAAA' };
  return { type, man: any(who) };
}

/** Of the allowed commands one, with a leaning to go on; now and then any other. */
function chosen(career: Career, state: CareerState, numbers: readonly [number, number, number]): CareerCommand {
  if (numbers[0] % 7 === 0) return wild(state, [numbers[1], numbers[2], numbers[0]]);
  if (numbers[0] % 7 === 1) return { type: 'end-day' };
  const offers = career.commands(state);
  return offers[numbers[1] % offers.length]!.command;
}

/** Everything that is so of every state, whatever was done before. */
function expectSound(before: CareerState, after: CareerState, paid: number): void {
  expect(after.purse, 'purse').toBe(before.purse + paid);
  expect(JSON.parse(JSON.stringify(after)), 'plain JSON').toEqual(after);
  const dead = new Map(before.people.filter(({ state }) => state !== 'active').map((person) => [person.id, person]));
  for (const person of after.people) {
    expect(person.wounds, person.name).toBeGreaterThanOrEqual(person.healsTo);
    expect(new Set(person.skills).size, person.name).toBe(person.skills.length);
    if (dead.has(person.id))
      expect({ ...person, memory: null }, 'whoever has left comes not back').toEqual({ ...dead.get(person.id)!, memory: null });
  }
  const fresh = after.results.slice(before.results.length);
  for (const { shares } of fresh) for (const { person } of shares) expect(dead.has(person), `${person} fights no more`).toBe(false);
  const days = new Map<string, Set<string>>();
  for (const { season, day, shares } of after.results) {
    const fought = days.get(`${season}.${day}`) ?? new Set();
    for (const { person } of shares) {
      expect(fought.has(person), `${person} fights twice on ${season}.${day}`).toBe(false);
      fought.add(person);
    }
    days.set(`${season}.${day}`, fought);
  }
  expect(yours(after).length).toBeLessThanOrEqual(ladder.prices.school);
  const all = after.people.filter(({ owner, state, kind }) => owner === 'others' && state === 'active' && kind === 'trained');
  if (!after.over && after.day !== before.day) expect(all.length, 'opponents').toBeGreaterThanOrEqual(24);
}

const numbers = fc.tuple(fc.nat(1000), fc.nat(1000), fc.nat(1000));

describe('careers', () => {
  it('C-001, C-007, L-602, M-202: hold together whatever is done, and replay to the same bytes', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 12 }),
        fc.boolean(),
        fc.array(numbers, { maxLength: 30 }),
        (seed, gentle, choices) => {
          let saved = beginSaved(quick, { seed, gentle });
          for (const choice of choices) {
            if (saved.state.over) break;
            const before = saved.state;
            const command = chosen(quick, before, choice);
            try {
              const { saved: after, events } = playSaved(quick, saved, command);
              const paid = events.reduce((sum, event) => sum + (event.type === 'paid' ? event.amount : 0), 0);
              expectSound(before, after.state, paid);
              if (gentle) expect(after.state.people.filter(({ owner, state }) => owner === 'you' && state === 'dead')).toEqual([]);
              saved = after;
            } catch (error) {
              if (!(error instanceof CareerError)) throw error;
              expect(saved.state, 'a refused command changes nothing').toBe(before);
            }
          }
          const again = quick.replay(saved.beginning, saved.log);
          expect(JSON.stringify(again)).toBe(JSON.stringify(saved.state));
          expect(importCareer(quick, exportCareer(saved))).toEqual(saved);
          expect(readSavedCareer(quick, JSON.parse(JSON.stringify(saved)))).toEqual(saved);
        },
      ),
      { numRuns: 12 },
    );
  });

  it('C-003: allow every command that they offer', { timeout: 60_000 }, () => {
    let { state } = quick.begin({ seed: 'offers' });
    for (let day = 0; day < 3 && !state.over; day += 1) {
      for (const { command, cost } of quick.commands(state)) {
        const { purse } = quick.play(state, command).state;
        if (!['settle', 'end-day', 'medicus', 'train'].includes(command.type)) expect(state.purse - purse, command.type).toBe(cost);
      }
      const [enter] = quick.commands(state).filter(({ command }) => command.type === 'enter');
      if (enter) ({ state } = quick.play(state, enter.command));
      ({ state } = quick.play(state, { type: 'end-day' }));
    }
  });

  it('C-003: keep every result as a link that plays to what was written down', { timeout: 60_000 }, () => {
    let { state } = quick.begin({ seed: 'links' });
    for (let day = 0; day < 4; day += 1) {
      const enter = quick.commands(state).find(({ command }) => command.type === 'enter');
      if (enter) ({ state } = quick.play(state, enter.command));
      ({ state } = quick.play(state, { type: 'end-day' }));
    }
    expect(state.results.length).toBeGreaterThan(8);
    for (const { link, shares, answers, game, part, seed, hash } of state.results) {
      expect(link.length, link).toBeLessThan(part === 'afternoon' ? 145 : 175);
      const record = decodeLink(kit, link);
      const { positions, seal } = replayRecord(kit, record);
      expect([record.actions.length, seal.kind]).toEqual([answers, 'verified']);
      expect([record.seed, record.hash]).toEqual([seed, hash]);
      const { bouts, spectacles } = gameOf(kit, { ruleset: game }).desk.career!;
      const standings = positions.map((bout) =>
        part === 'morning'
          ? spectacles!.standings(
              bout,
              shares.map(({ card }) => card),
            )
          : bouts!.standings(bout),
      );
      for (const [place, { left, of, fate, fell, worst }] of shares.entries()) {
        expect(standings.at(-1)![place]).toEqual({ left, of, fate });
        if (fell !== null) expect([standings[fell - 1]![place]!.fate, standings[fell]![place]!.fate]).toEqual(['standing', fate]);
        if (worst !== null) expect(standings[worst]![place]!.left).toBeLessThan(standings[worst - 1]![place]!.left);
      }
    }
  });

  it('L-616: climb one rank at a time, however much somebody has earned', { timeout: 30_000 }, () => {
    let { state } = quick.begin({ seed: 'climb' });
    const man = yours(state)[0]!.id;
    const record = { victories: 40, defeats: 0, spared: 0, killed: 0, finals: 3, mornings: 0 };
    state = { ...state, people: state.people.map((each) => (each.id === man ? { ...each, fame: 99, record } : each)) };
    const places: number[] = [];
    for (let day = 0; day < 2; day += 1) {
      ({ state } = quick.play(state, { type: 'end-day' }));
      places.push(placeOf(ladder, state.people.find(({ id }) => id === man)!.rank!));
    }
    expect(places).toEqual([1, 2]);
  });
});
