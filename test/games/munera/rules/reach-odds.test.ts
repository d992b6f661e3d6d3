import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import type { Cell } from '../../../../src/engine/hex/index.ts';
import type { Munera, MuneraSetup, Position, ReachChances } from '../../../../src/games/munera/rules/index.ts';
import {
  actionPointTerms,
  beginMuneraBout,
  entrant,
  IMPROVISED,
  muneraSetup,
  posesInTurn,
  reachChances,
  wayTo,
} from '../../../../src/games/munera/rules/index.ts';
import { gladiators } from '../../../support/core-content.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const none = seededRng('no die is thrown here');

interface Spot {
  readonly card: string;
  readonly at: readonly [number, number];
  readonly facing?: number;
  readonly down?: boolean;
  readonly fatigue?: number;
}

function bout(spots: readonly Spot[], turn: Position['turn'], part: Partial<MuneraSetup> = {}): Munera {
  const setup = muneraSetup({
    fighters: spots.map(({ card }, index) => entrant({ card, side: 'abcd'[index]! })),
    position: {
      round: 2,
      order: spots.map((_, index) => index),
      turn,
      fighters: spots.map(({ card: _, at, facing = 0, ...rest }) => ({ at: { q: at[0], r: at[1] }, facing, ...rest })),
      sparedToday: 0,
    },
    ...part,
  });
  return beginMuneraBout(gladiators, setup, none).bout;
}

function chancesOf(view: Munera, attacker: number, target: number): ReachChances {
  const search = reachChances(view, attacker, target);
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
  }
}

/** Whether some legal line of steps and turns ends in a legal attack with one of the things: every line is played. */
function strikes(start: Munera, target: number, arms: readonly number[]): boolean {
  const waiting = [start];
  const seen = new Set<string>();
  for (const now of waiting) {
    const { fighters, turn } = now.view.state;
    const { cell, facing } = fighters[turn.fighter]!;
    const key = `${cell} ${facing} ${turn.ap}`;
    if (seen.has(key)) continue;
    seen.add(key);
    for (const action of now.actions()) {
      if (action.type === 'attack' && action.target === target && arms.includes(action.item)) return true;
      if (action.type !== 'move' && action.type !== 'turn') continue;
      const next = now.clone();
      next.play(action);
      waiting.push(next);
    }
  }
  return false;
}

const hexOf = (view: Munera, cell: Cell): readonly [number, number] => {
  const { q, r } = view.world.arena.cells[cell]!;
  return [q, r];
};

/** Faces of his AP die with which he strikes a man on a hex, by playing each. */
function byPlay(spots: readonly Spot[], cell: Cell, arms: readonly number[], part: Partial<MuneraSetup>): number {
  const first = bout(spots, { fighter: 1, ap: 0 }, part);
  const terms = actionPointTerms(first.view, 0).reduce((sum, { value }) => sum + value, 0);
  const there = spots.map((spot, index) => (index === 1 ? { ...spot, at: hexOf(first, cell) } : { ...spot, down: false }));
  return FACES.filter((face) => {
    const ap = Math.max(0, face + terms);
    return ap > 0 && strikes(bout(there, { fighter: 0, ap, stood: spots[0]!.down ?? false }, part), 1, arms);
  }).length;
}

function armsOf({ view }: Munera): number[] {
  const { carried } = view.state.fighters[0]!;
  const ready = carried.filter((item) => view.world.things[item]!.gear.bands.length > 0 && view.state.items[item]!.spot === 'ready');
  return [...ready, IMPROVISED];
}

function agrees(spots: readonly Spot[], cells: (view: Munera) => readonly Cell[], part: Partial<MuneraSetup> = {}): void {
  const view = bout(spots, { fighter: 1, ap: 0 }, part);
  const chances = chancesOf(view, 0, 1);
  const arms = armsOf(view);
  for (const cell of cells(view)) {
    const told = (chances.get(cell)?.valueOf() ?? 0) * FACES.length;
    expect(Math.round(told), `hex ${hexOf(view, cell).join(',')} of ${JSON.stringify(spots)}`).toBe(byPlay(spots, cell, arms, part));
  }
}

const free = (view: Munera, spots: readonly Spot[]): Cell[] =>
  view.world.arena.cells.flatMap((hex, cell) =>
    view.world.arena.blocked[cell] || spots.some(({ at }, index) => index !== 1 && at[0] === hex.q && at[1] === hex.r) ? [] : [cell],
  );

describe('M-094 M-117: where a fighter can strike next turn is what playing every line finds', () => {
  test('a murmillo who must walk and turn, every third hex of the whole sand', () => {
    const spots: Spot[] = [
      { card: 'murmillo', at: [0, 0] },
      { card: 'thraex', at: [3, 0], facing: 3 },
    ];
    agrees(spots, (view) => free(view, spots).filter((_, index) => index % 3 === 0));
  });

  test('M-149: who lies gets up and turns, and goes nowhere', () => {
    const spots: Spot[] = [
      { card: 'thraex', at: [0, 0], down: true },
      { card: 'murmillo', at: [1, 0], facing: 3 },
    ];
    agrees(spots, (view) => free(view, spots).filter((cell) => Math.max(...hexOf(view, cell).map(Math.abs)) <= 2));
  });

  test('M-086: by lex, zones of control bar the way, also that of whoever is struck', () => {
    const spots: Spot[] = [
      { card: 'gaul', at: [0, 0] },
      { card: 'thraex', at: [1, 0], facing: 3 },
      { card: 'murmillo', at: [0, 1], facing: 4 },
    ];
    agrees(spots, (view) => free(view, spots).filter((cell) => Math.max(...hexOf(view, cell).map(Math.abs)) <= 2), {
      lex: { zoneOfControl: 'ancestor' },
    });
  });

  test('D-259: one of the condemned, whichever of him is aimed at', () => {
    const spots: Spot[] = [
      { card: 'murmillo', at: [0, 0] },
      { card: 'dama', at: [2, 0], facing: 3 },
    ];
    const view = bout(spots, { fighter: 1, ap: 0 });
    expect(chancesOf(view, 0, 1).size).toBeGreaterThan(6);
    expect([...chancesOf(view, 0, 1).values()].every((chance) => chance.valueOf() > 0)).toBe(true);
    agrees(spots, () => free(view, spots).filter((cell) => Math.max(...hexOf(view, cell).map(Math.abs)) <= 1));
  });

  test('any classes anywhere', () => {
    const at = fc.tuple(fc.integer({ min: -2, max: 2 }), fc.integer({ min: -1, max: 1 }));
    const card = fc.constantFrom('murmillo', 'retiarius', 'thraex', 'secutor', 'gaul', 'sagittarius', 'laquearius');
    const spot = fc.record({ card, at, facing: fc.integer({ min: 0, max: 5 }), fatigue: fc.constantFrom(0, 0, 9) });
    fc.assert(
      fc.property(fc.array(spot, { minLength: 2, maxLength: 3 }), fc.array(fc.nat(), { minLength: 3, maxLength: 3 }), (spots, picks) => {
        fc.pre(new Set(spots.map((one) => one.at.join())).size === spots.length);
        agrees(spots, (view) => {
          const cells = free(view, spots);
          return picks.map((pick) => cells[pick % cells.length]!);
        });
      }),
      { numRuns: 12 },
    );
  });
});

test('M-078 M-079: whom the seventh AP tires goes no further: every way that is found can be gone', () => {
  const placed = (fatigue: number): Munera =>
    bout(
      [
        { card: 'laquearius', at: [0, 0], fatigue },
        { card: 'murmillo', at: [4, 0], facing: 3 },
      ],
      { fighter: 0, ap: 8 },
    );
  const nearlyTired = placed(placed(0).view.state.fighters[0]!.stamina);
  const poses = posesInTurn(nearlyTired.view);
  expect(poses.some(({ cost }) => cost > 7)).toBe(true);
  for (const pose of poses) {
    const there = nearlyTired.clone();
    for (const step of wayTo(pose)) there.play(step);
    expect(there.view.state.fighters[0]).toMatchObject({ cell: pose.cell, facing: pose.facing });
  }
});
