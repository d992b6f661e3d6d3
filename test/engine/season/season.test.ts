import { describe, expect, it } from 'vitest';
import { highest, ScriptedRng, seededRng, shuffled } from '../../../src/engine/dice/index.ts';
import { everyPair, neighbours, nextFixture, ownerOf, thawed, UnderWay, type Frozen } from '../../../src/engine/season/index.ts';

interface League {
  rng: ReturnType<ReturnType<typeof seededRng>['save']>;
  owners: { id: string; funds: number; stable: { id: string }[] }[];
}

const league: Frozen<League> = {
  rng: seededRng('league').save(),
  owners: [
    { id: 'a', funds: 10, stable: [{ id: 'a1' }] },
    { id: 'b', funds: 0, stable: [] },
  ],
};

/** A command that pays the owner of a man what a die says. */
function paid(man: string) {
  const season = new UnderWay<League, string>(thawed(league));
  ownerOf(season.state.owners, man).funds += season.rng.die(6);
  season.tell(`${man} is paid for`);
  return season.step();
}

describe('a command of a season', () => {
  it('changes a copy, throws the dice of the state and goes on with them', () => {
    const { state, events } = paid('a1');
    const face = seededRng('league').die(6);
    expect(state.owners[0]!.funds).toBe(10 + face);
    expect(league.owners[0]!.funds).toBe(10);
    expect(state.rng).not.toEqual(league.rng);
    expect(events).toEqual(['a1 is paid for']);
  });

  it('knows who owns a man, and refuses one of nobody', () => {
    expect(ownerOf(league.owners, 'a1').id).toBe('a');
    expect(() => paid('b1')).toThrow('nobody owns b1');
  });
});

describe('fixtures', () => {
  it('let neighbours meet; whoever meets nobody goes on, and where nobody is nobody does', () => {
    expect(neighbours(['a', 'b', 'c', null, null, 'd', null, null])).toEqual([
      { red: 'a', blue: 'b', winner: null },
      { red: 'c', blue: null, winner: 'c' },
      { red: null, blue: 'd', winner: 'd' },
      { red: null, blue: null, winner: null },
    ]);
  });

  it.each([
    [['a', 'b', 'c', 'd'], 3, 0],
    [['a', 'b', 'c'], 3, 1],
    [['a', 'b'], 1, 0],
  ])('of a league let each of %j meet every other once, on %i days with %i who meets nobody', (owners, days, idle) => {
    const league = everyPair(owners);
    expect(league).toHaveLength(days);
    const met = league.flat().filter(({ winner }) => winner === null);
    const together = (one: string, other: string) =>
      met.filter(({ red, blue }) => [red, blue].includes(one) && [red, blue].includes(other));
    owners.forEach((one, i) => owners.slice(i + 1).forEach((other) => expect(together(one, other)).toHaveLength(1)));
    expect(met).toHaveLength((owners.length * (owners.length - 1)) / 2);
    for (const day of league) expect(day.filter(({ winner }) => winner !== null)).toHaveLength(idle);
    for (const day of league) expect(new Set(day.flatMap(({ red, blue }) => [red, blue])).size).toBe(2 * day.length);
  });

  it('are fought round by round, in their order', () => {
    const [first, bye] = neighbours(['a', 'b', 'c', null]);
    const final = neighbours(['a', 'c']);
    expect(nextFixture([[bye!, first!], final])).toEqual({ round: 0, place: 1, pairing: first });
    expect(nextFixture([[bye!], final])).toMatchObject({ round: 1, place: 0 });
    expect(nextFixture([[bye!]])).toBeNull();
  });
});

describe('lots', () => {
  it('put a list in an order, a die for each place from the last to the second', () => {
    expect(shuffled(new ScriptedRng([1, 2]), ['a', 'b', 'c'])).toEqual(['c', 'b', 'a']);
  });

  it('throw for the highest die; the equally high throw again, one alone does not', () => {
    expect(highest(new ScriptedRng([3, 5, 5, 2, 4]), 3, 6)).toEqual({
      at: 2,
      throws: [
        [3, 5, 5],
        [2, 4],
      ],
    });
    expect(highest(new ScriptedRng([]), 1, 6)).toEqual({ at: 0, throws: [] });
  });
});
