import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BoutEvent } from '../../../../src/engine/bout/index.ts';
import { diceOf } from '../../../../src/engine/bout/index.ts';
import { ScriptedRng, sum } from '../../../../src/engine/dice/index.ts';
import type { Arena, Cell } from '../../../../src/engine/hex/index.ts';
import { arcOf, buildArcTable, buildArena, cellAt, distance, exact90, OUTSIDE, rotated } from '../../../../src/engine/hex/index.ts';
import type { Munera, MuneraAction, MuneraState, Position, Quadrant } from '../../../../src/games/munera/rules/index.ts';
import { actionPointTerms, handsInUse, isTired, saveTerms, threatsTo } from '../../../../src/games/munera/rules/index.ts';
import { core } from '../../../support/core-content.ts';
import { RecordedRng } from '../../../support/recorded-rng.ts';
import { begin, logOf, plans, play, positions, scuffles } from './bouts.ts';

/** Other bouts for each invariant, always the same ones. */
function check<T>(invariant: number, property: fc.IProperty<T>, numRuns = 30): void {
  fc.assert(property, { numRuns, seed: invariant });
}

/** The log of one turn after another, each with whose it is. */
function turnsOf(log: readonly BoutEvent[]): { readonly figure: string; readonly events: readonly BoutEvent[] }[] {
  const turns: { figure: string; events: BoutEvent[] }[] = [];
  for (const event of log) {
    if (event.type === 'turn-started') turns.push({ figure: event.figure, events: [] });
    turns.at(-1)?.events.push(event);
  }
  return turns;
}

/** Events of a type. */
function all<T extends BoutEvent['type']>(events: readonly BoutEvent[], type: T): (BoutEvent & { type: T })[] {
  return events.filter((event): event is BoutEvent & { type: T } => event.type === type);
}

const view = ({ world }: Munera, state: MuneraState) => ({ world, state });

describe('Appendix F, over whole bouts', () => {
  test('M-003 M-004: 1: the same seed, set-up and answers give the same log; its dice are those drawn, in their order', () => {
    check(
      1,
      fc.property(plans(), (plan) => {
        const rng = new RecordedRng(plan.seed);
        const first = play(plan, rng);
        const tape = new ScriptedRng(rng.faces);
        const again = begin(plan, tape);
        const log = [again.events, ...first.steps.slice(1).map(({ action }) => again.bout.play(action!))];
        expect(JSON.stringify(log)).toBe(JSON.stringify(first.steps.map(({ events }) => events)));
        expect(tape.left).toEqual([]);
        expect(new Set(rng.dice.map(({ sides }) => sides))).toEqual(new Set([6]));
        expect(log.flat().flatMap(diceOf)).toEqual(rng.dice);
      }),
    );
  });

  test('M-084 M-103: 2: one gladiator a hex; gladiators and things inside the arena', () => {
    check(
      2,
      fc.property(plans(), (plan) => {
        const { bout, steps } = play(plan);
        const { arena } = bout.world;
        const inside = (cell: Cell) => cell >= 0 && cell < arena.size && arena.blocked[cell] === 0;
        for (const { after } of steps) {
          const cells = after.fighters.filter(({ fate }) => fate === 'active').map(({ cell }) => cell);
          const things = after.items.filter(({ spot }) => spot === 'sand').map(({ cell }) => cell);
          if (new Set(cells).size < cells.length || ![...cells, ...things].every(inside)) expect.fail(JSON.stringify(after));
        }
      }),
    );
  });

  test('M-161: 3: Stamina never rises, fatigue never falls', () => {
    check(
      3,
      fc.property(plans(), (plan) => {
        for (const { before, after } of play(plan).steps) {
          after.fighters.forEach(({ stamina, fatigue, original }, i) => {
            const was = before?.fighters[i];
            if (was && (stamina > was.stamina || fatigue < was.fatigue || original !== was.original)) expect.fail(JSON.stringify(after));
          });
        }
      }),
    );
  });

  test('M-077 M-079: 4: AP are never negative, nor paid beyond what was rolled, nor beyond six by the tired', () => {
    check(
      4,
      fc.property(plans(), (plan) => {
        const { steps } = play(plan);
        for (const { figure, events } of turnsOf(logOf(steps))) {
          const rolled = all(events, 'action-points')[0]?.total ?? 0;
          const paid = all(events, 'paid');
          expect(paid.every((each) => each.figure === figure && each.to >= 0 && each.from - each.to === each.base + each.surcharge)).toBe(
            true,
          );
          expect(paid.reduce((total, { base, surcharge }) => total + base + surcharge, 0)).toBeLessThanOrEqual(rolled);
        }
        for (const { before, after, events } of steps) {
          expect(after.turn.ap).toBeGreaterThanOrEqual(0);
          const [paid] = all(events, 'paid');
          if (paid && isTired(before!.fighters[before!.turn.fighter]!)) expect(paid.spent).toBeLessThanOrEqual(6);
        }
      }),
    );
  });

  test('M-078 M-118: 5: two attacks, one feint, one try to cut free a turn; one throw of sand a bout; one fatigue a turn by the seventh AP', () => {
    check(
      5,
      fc.property(plans(), (plan) => {
        const log = logOf(play(plan).steps);
        for (const { events } of turnsOf(log)) {
          const count = (action: string) => all(events, 'paid').filter((each) => each.action === action).length;
          expect(count('attack') + count('whirl') + count('grapple')).toBeLessThanOrEqual(2);
          expect(all(events, 'attacked').length).toBeLessThanOrEqual(2);
          expect(count('feint')).toBeLessThanOrEqual(1);
          expect(count('cut-free')).toBeLessThanOrEqual(1);
          expect(all(events, 'fatigued').filter(({ rules }) => rules.includes('M-078')).length).toBeLessThanOrEqual(1);
        }
        const sand = log.flatMap((event) => (event.type === 'rolled' && event.roll.why === 'haze' ? [event.figure] : []));
        expect(new Set(sand).size).toBe(sand.length);
      }),
    );
  });

  test('M-122 M-125 M-128 M-132 M-156: 6: each attack ends in one way; fatigue rises when it misses and only then', () => {
    check(
      6,
      fc.property(plans(), (plan) => {
        const log = logOf(play(plan).steps);
        log.forEach((event, i) => {
          if (event.type !== 'attacked' || event.kind === 'grapple') return;
          const next = log.findIndex((each, j) => j > i && ['attacked', 'paid', 'turn-ended', 'bout-ended'].includes(each.type));
          const until = log.slice(i + 1, next < 0 ? undefined : next);
          const clash = all(until, 'clashed').at(-1);
          const tired = all(until, 'fatigued')
            .filter(({ figure, rules }) => figure === event.figure && /M-156|M-323/.test(rules.join()))
            .map(({ from, to }) => to - from);
          if (clash?.result === 'double') return expect(tired).toEqual([]);
          expect(waysOut(until), JSON.stringify(until)).toHaveLength(1);
          expect(tired).toEqual(clash?.result === 'miss' ? [clash.again ? 2 : 1] : []);
          expect(waysOut(until)[0] === 'pushed').toBe(clash?.result === 'miss');
        });
      }),
      60,
    );
  });

  test('M-123: 7: after a push-back attacker and defender are one hex farther apart', () => {
    check(
      7,
      fc.property(plans(), (plan) => {
        const { bout, steps } = play(plan);
        for (const { event, at } of positions(logOf(steps))) {
          if (event.type !== 'pushed') continue;
          const before = distance(bout.world.arena, at[event.by]!, event.from);
          expect(at[event.figure]).toBe(event.from);
          expect(distance(bout.world.arena, at[event.by]!, event.to) - before).toBe(event.barred === null ? 1 : 0);
        }
      }),
    );
  });

  test('M-027 M-030 M-031: 8: a Save is 0 to 5, left as front, and no better to the right, still less behind', () => {
    check(
      8,
      fc.property(plans(), (plan) => {
        const { bout, steps } = play(plan);
        for (const { after } of steps.filter((_, i) => i % 8 === 0)) {
          after.fighters.forEach((_, index) => {
            for (const how of [{}, { whirl: true }, { hooks: 1 }, { penetrates: true }, { hooks: 1, penetrates: true }]) {
              const save = (quadrant: Quadrant) =>
                sum(saveTerms(view(bout, after), index, { whirl: false, hooks: 0, penetrates: false, ...how, quadrant }));
              const [front, left, right, rear] = [save('front'), save('left'), save('right'), save('rear')];
              expect(front === left && front <= 5 && front >= right && right >= rear && rear >= 0).toBe(true);
            }
          });
        }
      }),
    );
  });

  test('M-089 M-107 M-123: 9: a board turned by 60 degrees gives the same log, turned', () => {
    check(
      9,
      fc.property(scuffles(), fc.integer({ min: 1, max: 5 }), (plan, by) => {
        const { bout, steps } = play(plan);
        const { arena } = bout.world;
        const turned = begin({ ...plan, setup: { ...plan.setup, position: turnedPosition(plan.setup.position!, by) } });
        const log = [...turned.events, ...steps.slice(1).flatMap(({ action }) => turned.bout.play(turnedAction(action!, by)))];
        expect(JSON.stringify(log)).toBe(JSON.stringify(logOf(steps).map((event) => turnedEvent(arena, event, by))));
      }),
    );
  });

  test('M-090 M-092: 10: one quadrant for each pair and facing; behind is before the other way, left is right', () => {
    const arena = buildArena({ id: 'test', radius: 8, blocked: [], marks: {} });
    const arcs = buildArcTable(arena, exact90);
    const opposite: Record<Quadrant, Quadrant> = { front: 'rear', rear: 'front', left: 'right', right: 'left' };
    const cell = fc.integer({ min: 0, max: arena.size - 1 });
    check(
      10,
      fc.property(cell, cell, fc.integer({ min: 0, max: 5 }), (from, to, facing) => {
        fc.pre(from !== to);
        const quadrant = arcOf(arena, arcs, from, facing, to);
        expect(Object.keys(opposite)).toContain(quadrant);
        expect(arcOf(arena, arcs, from, (facing + 3) % 6, to)).toBe(opposite[quadrant]);
      }),
      2000,
    );
  });

  test('M-012: 11: every thing is in exactly one place, and no hand holds two', () => {
    check(
      11,
      fc.property(plans(), (plan) => {
        const { bout, steps } = play(plan);
        for (const { after } of steps) {
          after.items.forEach(({ spot, holder, cell, victim }, item) => {
            const hands = after.fighters.flatMap(({ carried }, i) => carried.filter((each) => each === item).map(() => i));
            const carried = spot === 'ready' || spot === 'sheathed' || spot === 'holding';
            const inHand = hands.length === 1 ? hands[0] === holder && carried : hands.length === 0 && holder < 0 && !carried;
            if (!inHand || (cell !== OUTSIDE) !== (spot === 'sand') || victim >= 0 !== (spot === 'holding'))
              expect.fail(`${item} ${JSON.stringify(after)}`);
          });
          if (after.fighters.some((fighter) => handsInUse(view(bout, after), fighter) > 2)) expect.fail(JSON.stringify(after));
        }
      }),
    );
  });

  test('M-138 M-241: 12: entangled is who is held by a device, and only he', () => {
    check(
      12,
      fc.property(plans(), (plan) => {
        const { bout, steps } = play(plan);
        for (const { after } of steps) {
          after.fighters.forEach(({ nets, capes, fate }, index) => {
            const holding = after.items.flatMap(({ victim }, item) => (victim === index ? [bout.world.things[item]!.gear] : []));
            const held = holding.filter(({ shield }) => shield !== null).length;
            if (capes !== held || nets !== holding.length - held || (fate !== 'active' && holding.length > 0))
              expect.fail(JSON.stringify(after));
          });
        }
      }),
      60,
    );
  });

  test('M-088 M-149: 13: who stood up this turn ends it where it began, unless he left a grapple', () => {
    check(
      13,
      fc.property(plans(), (plan) => {
        for (const { figure, events } of turnsOf(logOf(play(plan).steps))) {
          const stood = all(events, 'condition').some(
            (each) => each.figure === figure && each.condition === 'down' && !each.gained && each.rules.includes('M-147'),
          );
          if (!stood) continue;
          const moved = all(events, 'moved').filter((each) => each.figure === figure && each.gait !== 'disengage');
          expect([...moved, ...all(events, 'pushed').filter((each) => each.figure === figure)]).toEqual([]);
        }
      }),
    );
  });

  test('M-176 M-191 M-192: 14: a verdict depends only on the two dice and the lines of the log', () => {
    check(
      14,
      fc.property(plans(), (plan) => {
        for (const { faces, modifiers, total, needed, granted } of all(logOf(play(plan).steps), 'appealed')) {
          const natural = faces[0] + faces[1];
          expect([total, needed]).toEqual([natural + sum(modifiers), 7]);
          expect(granted).toBe(natural === 12 || (natural !== 2 && total >= needed));
        }
      }),
    );
  });

  test('M-036 M-352: 15: who is beaten or dead never acts, bars, threatens or is aimed at again', () => {
    check(
      15,
      fc.property(plans(), (plan) => {
        const { bout, steps } = play(plan);
        const fallen = new Set<string>();
        for (const event of logOf(steps)) {
          if (event.type === 'turn-started' || event.type === 'paid' || event.type === 'attacked' || event.type === 'moved')
            expect(fallen.has(event.figure)).toBe(false);
          if (event.type === 'attacked' || event.type === 'clashed') expect(fallen.has(event.target)).toBe(false);
          if (event.type === 'pushed' || event.type === 'wounded' || event.type === 'appealed')
            expect(fallen.has(event.figure)).toBe(false);
          if (event.type === 'felled') fallen.add(event.figure);
        }
        for (const { after } of steps) {
          const gone = after.fighters.flatMap((fighter, i) => (fighter.fate === 'spared' || fighter.fate === 'dead' ? [i] : []));
          const there = gone.some(
            (i) => after.fighters[i]!.cell !== OUTSIDE || after.fighters[i]!.carried.length > 0 || after.fighters[i]!.locked !== -1,
          );
          const threatening = after.fighters.some((fighter) => threatsTo(view(bout, after), fighter).some((i) => gone.includes(i)));
          if (there || threatening || (!after.outcome && gone.includes(after.turn.fighter))) expect.fail(JSON.stringify(after));
        }
      }),
    );
  });

  test('M-044 M-057 M-121: 16: the terms of the log sum to what was used', () => {
    check(
      16,
      fc.property(plans(), (plan) => {
        const { bout, steps } = play(plan);
        let terms: readonly { readonly value: number }[] = [];
        for (const event of logOf(steps)) {
          if (event.type === 'attacked') terms = event.modifiers;
          if (event.type === 'clashed') {
            expect(event.modifiers).toEqual(terms);
            expect(event.difference).toBe(event.faces[0] + sum(event.modifiers) - event.faces[1]);
          }
          if (event.type === 'saved') expect(event.save).toBe(sum(event.modifiers));
          if (event.type === 'wounded') expect(event.net).toBe(Math.max(0, event.raw + sum(event.modifiers)));
          if (event.type === 'action-points') expect(event.total).toBe(Math.max(0, event.face + sum(event.modifiers)));
        }
        for (const { before, action, events } of steps) {
          if (action?.type !== 'ready') continue;
          const opening = view(bout, before!);
          const index = before!.turn.fighter;
          const fighter = before!.fighters[index]!;
          const wanted = actionPointTerms(opening, index);
          const givesIn = isTired(fighter) && sum(wanted) <= -6 && threatsTo(opening, fighter).length > 0;
          const [told] = events.filter(({ type }) => type === 'action-points' || type === 'appealed' || type === 'felled');
          expect(told!.type === 'action-points').toBe(!givesIn);
          if (told!.type === 'action-points') expect(told).toMatchObject({ figure: fighter.id, modifiers: wanted });
        }
      }),
    );
  });
});

test('every thing of a log is named by its gear', () => {
  const { gear } = core.munera;
  let told = 0;
  check(
    90,
    fc.property(plans(), (plan) => {
      for (const { item } of all(logOf(play(plan).steps), 'item')) {
        told += 1;
        expect(gear[item], item).toBeDefined();
      }
    }),
    10,
  );
  expect(told).toBeGreaterThan(0);
});

/** How an attack ended: what came of it, once for each way. */
function waysOut(events: readonly BoutEvent[]): string[] {
  const device = events.some(
    (event) => (event.type === 'rolled' && event.roll.why === 'entangle') || (event.type === 'item' && event.how === 'cast'),
  );
  return [
    ...all(events, 'pushed').map(() => 'pushed'),
    ...all(events, 'saved').flatMap(({ passed }) => (passed ? ['saved'] : [])),
    ...all(events, 'wounded').map(() => 'wounds'),
    ...(device ? ['net'] : []),
    ...all(events, 'rolled').flatMap(({ roll: { why, result } }) =>
      (why === 'cone' || why === 'arbelos') && result === 'success' ? [why] : [],
    ),
  ];
}

function turnedPosition(position: Position, by: number): Position {
  return {
    ...position,
    fighters: position.fighters.map((each) => ({ ...each, at: rotated(each.at, by), facing: (each.facing + by) % 6 })),
  };
}

function turnedAction(action: MuneraAction, by: number): MuneraAction {
  if (action.type === 'move' || action.type === 'kick') return { ...action, direction: (action.direction + by) % 6 };
  return action.type === 'turn' ? { ...action, facing: (action.facing + by) % 6 } : action;
}

function turnedEvent(arena: Arena, event: BoutEvent, by: number): BoutEvent {
  const cell = (from: Cell): Cell => {
    if (from === OUTSIDE) return OUTSIDE;
    const { q, r } = rotated(arena.cells[from]!, by);
    return cellAt(arena, q, r);
  };
  const facing = (from: number) => (from + by) % 6;
  switch (event.type) {
    case 'bout-started':
      return { ...event, figures: event.figures.map((each) => ({ ...each, cell: cell(each.cell), facing: facing(each.facing) })) };
    case 'moved':
      return { ...event, from: cell(event.from), path: event.path.map(cell) };
    case 'pushed':
      return { ...event, from: cell(event.from), to: cell(event.to) };
    case 'item':
      return { ...event, cell: cell(event.cell) };
    case 'faced':
      return { ...event, from: facing(event.from), to: facing(event.to) };
    default:
      return event;
  }
}
