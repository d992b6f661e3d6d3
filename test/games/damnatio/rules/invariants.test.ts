import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diceOf } from '../../../../src/engine/bout/index.ts';
import { parseDice, ScriptedRng, sum } from '../../../../src/engine/dice/index.ts';
import { arcOf, distance, OUTSIDE } from '../../../../src/engine/hex/index.ts';
import { RecordedRng } from '../../../support/recorded-rng.ts';
import { begin, logOf, play, plans } from './hunts.ts';

/** Few hunts, always the same, so that this stays quick on a slow machine. */
function check<T>(property: fc.IProperty<T>, numRuns = 12): void {
  fc.assert(property, { numRuns, seed: 20 });
}

describe('Appendix H, over whole hunts', () => {
  test('1: the same seed, set-up and answers give a byte-identical log; every die is within its sides and in tape order', () => {
    check(
      fc.property(plans(), (plan) => {
        const rng = new RecordedRng(plan.seed);
        const first = play(plan, rng);
        for (const { sides, face } of rng.dice) expect(face >= 1 && face <= sides).toBe(true);
        const tape = new ScriptedRng(rng.faces);
        const again = begin(plan, tape);
        const log = [again.events, ...first.steps.slice(1).map(({ action }) => again.bout.play(action!))];
        expect(JSON.stringify(log)).toBe(JSON.stringify(first.steps.map(({ events }) => events)));
        expect(tape.left).toEqual([]);
        expect(JSON.stringify(again.bout.state)).toBe(JSON.stringify(first.hunt.state));
        for (const event of log.flat()) {
          if (event.type !== 'rolled') continue;
          const { sides } = parseDice(event.roll.dice)!;
          for (const face of event.roll.faces) expect(face >= 1 && face <= sides).toBe(true);
        }
      }),
    );
  });

  test('1: every die that falls is in exactly one event of the log, with its sides, in tape order', () => {
    check(
      fc.property(plans(), fc.boolean(), (plan, optionalCards) => {
        const rng = new RecordedRng(plan.seed);
        const { steps } = play({ ...plan, setup: { ...plan.setup, draw: 1, lex: { ...plan.setup.lex, optionalCards } } }, rng);
        expect(logOf(steps).flatMap(diceOf)).toEqual(rng.dice);
      }),
    );
  });

  test('2: one figure a hex, all inside the arena; the fallen stand nowhere', () => {
    check(
      fc.property(plans(), (plan) => {
        const { hunt, steps } = play(plan);
        for (const { after } of steps) {
          const cells = [...after.men, ...after.beasts].filter(({ cell }) => cell !== OUTSIDE).map(({ cell }) => cell);
          expect(new Set(cells).size).toBe(cells.length);
          for (const cell of cells) expect(cell < hunt.world.arena.size && !hunt.world.arena.blocked[cell]).toBe(true);
          for (const man of after.men) expect(man.cell === OUTSIDE).toBe(man.hp <= 0);
        }
      }),
    );
  });

  test('4: exactly one row fires per list that is gone through, and the list has all rows of its trigger', () => {
    check(
      fc.property(plans(), (plan) => {
        const { hunt, steps } = play(plan);
        const [card] = Object.values(hunt.world.beastCards);
        for (const event of logOf(steps)) {
          if (event.type !== 'considered') continue;
          expect(event.steps.filter(({ verdict }) => verdict === 'fired')).toHaveLength(1);
          expect(event.steps.map(({ does }) => does)).toEqual(
            card!.procedure.filter(({ trigger }) => trigger === event.trigger).map((row) => row.do),
          );
          for (const { verdict, because } of event.steps) expect(because === null).toBe(verdict !== 'skipped');
        }
      }),
    );
  });

  test('5: no leap at distance 1 or 2; with its slow rating a beast never comes nearer to a man', () => {
    check(
      fc.property(plans(), (plan) => {
        const { hunt, steps } = play(plan);
        const { arena } = hunt.world;
        for (const { events, before } of steps) {
          for (const event of events) {
            if (event.type === 'charged' && event.distance <= 2) expect(event.leap).toBe(0);
            if (event.type !== 'moved' || event.gait !== 'back-off' || !before) continue;
            const men = before.men.filter(({ cell }) => cell !== OUTSIDE);
            const nearest = (from: number) => Math.min(...men.map(({ cell }) => distance(arena, from, cell)));
            expect(event.path.length).toBeLessThanOrEqual(Object.values(hunt.world.beastCards)[0]!.move.slow);
            expect(nearest(event.path.at(-1)!)).toBeGreaterThan(nearest(event.from));
          }
        }
      }),
    );
  });

  test('6: after an overrun the beast is 1 to n hexes from the target and does not show him its rear', () => {
    check(
      fc.property(plans(), (plan) => {
        const { hunt, steps } = play(plan);
        const { arena, arcs, beastCards } = hunt.world;
        const { hexes } = Object.values(beastCards)[0]!.overrun!;
        for (const { events } of steps) {
          events.forEach((event, i) => {
            if (event.type !== 'moved' || event.gait !== 'overrun') return;
            const [target] = event.path; // it runs through the hex of the man it missed
            const end = event.path.at(-1)!;
            const turn = events[i + 1];
            expect(distance(arena, target!, end)).toBeGreaterThanOrEqual(1);
            expect(distance(arena, target!, end)).toBeLessThanOrEqual(hexes);
            if (turn?.type === 'faced') expect(arcOf(arena, arcs, end, turn.to, target!)).toBe('front');
          });
        }
      }),
      20,
    );
  });

  test('7: no attack by men in Round One; one attack a man and round; none after a move in a beast round', () => {
    check(
      fc.property(plans(), (plan) => {
        const { hunt, steps } = play(plan);
        const names = new Set(hunt.state.men.map(({ id }) => id));
        const attacks = logOf(steps).flatMap((event) =>
          event.type === 'attacked' && names.has(event.figure) ? [`${event.round} ${event.figure}`] : [],
        );
        expect(attacks.filter((line) => line.startsWith('1 '))).toEqual([]);
        expect(new Set(attacks).size).toBe(attacks.length);
        for (const { action, before } of steps) {
          if (action?.type !== 'strike' || before!.control !== 'beast') continue;
          expect(before!.men.find(({ id }) => id === action.figure)).toMatchObject({ moved: false, stood: false });
        }
      }),
    );
  });

  test('8: at most one answer a round, only after a hit, and in a beast round only by lex', () => {
    check(
      fc.property(plans(), (plan) => {
        const { hunt, steps } = play(plan);
        const names = new Set(hunt.state.men.map(({ id }) => id));
        const log = logOf(steps);
        let side = 'beast';
        let hits = 0;
        let answers = 0;
        for (const event of log) {
          if (event.type === 'round-started') hits = answers = 0;
          if (event.type === 'control-decided') ({ side } = event);
          if (
            event.type === 'rolled' &&
            event.roll.why === 'to-hit' &&
            names.has(event.figure) &&
            (event.roll.result === 'hit' || event.roll.result === 'critical')
          )
            hits += 1;
          if (event.type !== 'target-chosen' || !event.rules.includes('D-118')) continue;
          answers += 1;
          expect(answers).toBe(1);
          expect(hits).toBeGreaterThan(0);
          if (!plan.setup.lex.counterInBeastRounds) expect(side).toBe('men');
        }
      }),
    );
  });

  test('9: net damage is what was thrown less all that is taken off, never below 0; hide counts against every source', () => {
    check(
      fc.property(plans(), (plan) => {
        const { hunt, steps } = play(plan);
        const [card] = Object.values(hunt.world.beastCards);
        for (const event of logOf(steps)) {
          if (event.type !== 'wounded') continue;
          expect(event.net).toBe(Math.max(0, event.raw + sum(event.modifiers)));
          expect(event.to).toBe(event.from - event.net);
          const hide = event.modifiers.find(({ rule }) => rule === 'D-034');
          if (event.figure !== card!.id) expect(hide).toBeUndefined();
          else if (!plan.setup.lex.wounds) expect(hide?.value === -card!.ratings.naturalArmour).toBe(true);
        }
      }),
    );
  });

  test('10: guard is a term if and only if the attacker stood in the front arc', () => {
    check(
      fc.property(plans(), (plan) => {
        const { hunt, steps } = play(plan);
        const { arena, arcs } = hunt.world;
        for (const { events, before, action } of steps) {
          if (action?.type !== 'strike') continue;
          const attacked = events.find((event) => event.type === 'attacked')!;
          const man = before!.men.find(({ id }) => id === action.figure)!;
          const front = arcOf(arena, arcs, before!.beasts[0]!.cell, before!.beasts[0]!.facing, man.cell) === 'front';
          expect(attacked.type === 'attacked' && attacked.modifiers.some(({ rule }) => rule === 'D-110')).toBe(front);
        }
      }),
    );
  });

  test('11: between two rolled checks at most one retained round; each frenzy follows a kill', () => {
    check(
      fc.property(plans({ beasts: ['bear'] }), plans({ beasts: ['lion'] }), (bear, lion) => {
        for (const plan of [bear, lion]) {
          let retained = 0;
          let kills = 0;
          for (const event of logOf(play(plan).steps)) {
            if (event.type === 'felled') kills += 1;
            if (event.type !== 'control-decided') continue;
            if (event.how === 'retained') retained += 1;
            if (event.how === 'check' || event.how === 'tie') retained = 0;
            if (event.how === 'frenzy') expect(kills).toBeGreaterThan(0);
            expect(retained).toBeLessThanOrEqual(1);
            kills = 0;
          }
        }
      }),
      20,
    );
  });

  test('12: the Stamina of men stays within 0 and their rating, that of the beast as it was', () => {
    check(
      fc.property(plans(), (plan) => {
        const { hunt, steps } = play(plan);
        for (const { after } of steps) {
          for (const man of after.men) {
            expect(man.stamina).toBeGreaterThanOrEqual(0);
            expect(man.stamina).toBeLessThanOrEqual(hunt.world.content.men[man.card]!.ratings.stamina);
          }
          expect(after.beasts[0]!.stamina).toBe(hunt.world.beastCards[after.beasts[0]!.card]!.ratings.stamina);
        }
      }),
    );
  });

  test('13: a gripped man is beside his beast', () => {
    check(
      fc.property(plans({ beasts: ['bear'] }), plans({ beasts: ['lion'] }), (bear, lion) => {
        for (const plan of [bear, lion]) {
          const { hunt, steps } = play(plan);
          for (const { after } of steps) {
            for (const man of after.men) {
              if (man.pinned || man.held) expect(distance(hunt.world.arena, man.cell, after.beasts[0]!.cell)).toBe(1);
              if (man.pinned) expect(man.down).toBe(true);
            }
          }
        }
      }),
    );
  });

  test('14: a beast never fumbles, and its critical is followed by no Defend die of that blow', () => {
    check(
      fc.property(plans(), (plan) => {
        const { hunt, steps } = play(plan);
        const beast = hunt.state.beasts[0]!.id;
        let critical = false;
        for (const event of logOf(steps)) {
          if (event.type === 'attacked') critical = false;
          if (event.type !== 'rolled') continue;
          if (event.figure === beast) {
            expect(event.roll.why).not.toBe('fumble');
            expect(event.roll.result).not.toBe('fumble');
            if (event.roll.why === 'to-hit') critical = event.roll.result === 'critical';
          }
          if (event.roll.why === 'defend') expect(critical).toBe(false);
        }
      }),
    );
  });

  test('15: every hunt ends, at the latest with the round limit', () => {
    check(
      fc.property(plans({ lex: { roundLimit: 40 } }), (plan) => {
        const { hunt } = play(plan);
        expect(hunt.outcome()!.rounds).toBeLessThanOrEqual(40);
        expect(hunt.actions()).toEqual([]);
      }),
    );
  });
});
