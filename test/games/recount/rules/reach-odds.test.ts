import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cell } from '../../../../src/engine/hex/index.ts';
import { sum } from '../../../../src/engine/dice/index.ts';
import type { Recount } from '../../../../src/games/recount/rules/index.ts';
import { actionPointTerms, reachChances } from '../../../../src/games/recount/rules/index.ts';
import { beginBout } from '../../../../src/engine/bout/index.ts';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import { rules, sand, type SandOptions, setupOf, type Standing as Spot } from './sand.ts';

const FACES = [1, 2, 3, 4, 5, 6];

/** A position in which one of them has the turn, with so many AP. */
function stood(fighters: readonly Spot[], ap: number, fighter = 0): Recount {
  const setup = setupOf({ fighters, turn: { fighter, ap } });
  return beginBout(rules, rules.prepare(setup), setup, seededRng('no die is thrown here'), { log: false }).bout;
}

/** Whether some legal line of steps and pivots ends in a legal strike or cast: every line is played. */
function reaches(start: Recount, target: number): boolean {
  const waiting = [start];
  const seen = new Set<string>();
  for (const now of waiting) {
    const { fighters, turn } = now.view.state;
    const { cell, facing } = fighters[turn.fighter]!;
    const key = `${cell} ${facing} ${turn.ap}`;
    if (seen.has(key)) continue;
    seen.add(key);
    for (const action of now.actions()) {
      if ((action.type === 'strike' || action.type === 'cast') && action.target === target) return true;
      if (!['forward', 'step', 'pivot'].includes(action.type)) continue;
      const next = now.clone();
      next.play(action);
      if (next.view.state.turn.fighter === turn.fighter && next.view.state.turn.number === turn.number) waiting.push(next);
    }
  }
  return false;
}

function byPlay(spots: readonly Spot[], at: readonly [number, number]): number {
  const terms = sum(actionPointTerms(stood(spots, 1, 1).view, 0));
  const there = spots.map((spot, index) => (index === 1 ? { ...spot, at } : spot));
  return FACES.filter((face) => face + terms > 0 && reaches(stood(there, face + terms), 1)).length;
}

function agrees(spots: readonly Spot[], pick: (cells: readonly Cell[]) => readonly Cell[]): void {
  const { view } = stood(spots, 1, 1);
  const search = reachChances(view, 0, 1);
  let step = search.next();
  while (!step.done) step = search.next();
  const chances = step.value;
  const { arena } = view.world;
  const free = arena.cells.flatMap((hex, cell) =>
    arena.blocked[cell] || spots.some(({ at }, index) => index !== 1 && at[0] === hex.q && at[1] === hex.r) ? [] : [cell],
  );
  for (const cell of pick(free)) {
    const { q, r } = arena.cells[cell]!;
    const told = Math.round((chances.get(cell)?.valueOf() ?? 0) * FACES.length);
    expect(told, `hex ${q},${r} of ${JSON.stringify(spots)}`).toBe(byPlay(spots, [q, r]));
  }
}

describe('R-051 R-053: where a fighter can strike or cast next turn is what playing every line finds', () => {
  test('a heavy man, every second hex of the whole sand', () => {
    agrees(
      [
        { card: 'heavy', at: [0, 0] },
        { card: 'light', at: [2, 0], facing: 3 },
      ],
      (cells) => cells.filter((_, index) => index % 2 === 0),
    );
  });

  test('any classes anywhere', () => {
    const at = fc.tuple(fc.integer({ min: -2, max: 2 }), fc.integer({ min: -1, max: 1 }));
    const spot = fc.record({ card: fc.constantFrom('heavy', 'medium', 'light', 'retiarius'), at, facing: fc.integer({ min: 0, max: 5 }) });
    fc.assert(
      fc.property(fc.array(spot, { minLength: 2, maxLength: 3 }), fc.array(fc.nat(), { minLength: 4, maxLength: 4 }), (spots, picks) => {
        fc.pre(new Set(spots.map((one) => one.at.join())).size === spots.length);
        agrees(spots, (cells) => picks.map((place) => cells[place % cells.length]!));
      }),
      { numRuns: 12 },
    );
  });
});

/** In how many of six a fighter reaches whoever stands on each hex, a row of the sand a line; `.` for nowhere. */
function chart(fighters: readonly Spot[], part: Partial<SandOptions> = {}): string[] {
  const { bout } = sand({ fighters, ...part, turn: { fighter: 1 }, lex: { arenaRadius: 4, ...part.lex } });
  const search = reachChances(bout.view, 0, 1);
  let step = search.next();
  while (!step.done) step = search.next();
  const { value } = step;
  const rows = new Map<number, string>();
  bout.world.arena.cells.forEach(({ r }, cell) => rows.set(r, (rows.get(r) ?? '') + (value.get(cell)?.mul(6).toString() ?? '.')));
  return [...rows.values()];
}

test('R-021 R-030 R-051 R-053: a heavy man past a friend, with a third of another side in his way', () => {
  const third = { card: 'medium', at: [1, 1], side: 'b' } as const;
  expect(
    chart([
      { card: 'heavy', at: [0, 0], side: 'a' },
      { card: 'light', at: [3, 0], side: 'b', facing: 3 },
      { card: 'light', at: [0, -1], side: 'a' },
      third,
    ]),
  ).toEqual(['.1112', '..2232', '.113431', '..2.5432', '.123.651.', '.1245.1.', '.13341.', '.222..', '11.1.']);
});

test('R-035 R-052 R-084: a retiarius, badly wounded, casts as far as he comes', () => {
  expect(
    chart([
      { card: 'retiarius', at: [-2, 0], facing: 1, full: 8, strength: 3 },
      { card: 'light', at: [-1, 0], facing: 3 },
    ]),
  ).toEqual(['.....', '......', '1221...', '21231...', '22.331...', '33432...', '33321..', '2221..', '111..']);
  expect(
    chart(
      [
        { card: 'retiarius', at: [-4, 0], facing: 3, offHand: 'lost' },
        { card: 'light', at: [2, 0], facing: 3 },
      ],
      { lex: { strikeArc: 'front3' } },
    ),
  ).toEqual(['1....', '21....', '32.....', '531.....', '.421.....', '531.....', '32.....', '21....', '1....']);
});

test('R-050: nobody who fell reaches anybody', () => {
  const fallen = { card: 'heavy', at: [0, 0], status: 'spared' } as const;
  const others = [
    { card: 'light', at: [1, 0] },
    { card: 'light', at: [2, 0] },
  ] as const;
  expect(chart([fallen, ...others], { turn: { fighter: 1 } }).join('')).toMatch(/^\.+$/);
});
