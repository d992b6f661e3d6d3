import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diceOf } from '../../../../src/engine/bout/index.ts';
import { OUTSIDE } from '../../../../src/engine/hex/index.ts';
import { ScriptedRng, seededRng } from '../../../../src/engine/dice/index.ts';
import { policies } from '../../../../src/games/damnatio/bots/index.ts';
import type { HuntAction, HuntSetup, HuntState } from '../../../../src/games/damnatio/rules/index.ts';
import { beginHuntBout, gripped, gripperOf, huntSetup, resumeHunt } from '../../../../src/games/damnatio/rules/index.ts';
import { RecordedRng } from '../../../support/recorded-rng.ts';
import { huntsOf } from '../../../../src/games/damnatio/desk/index.ts';
import { kit, ruleset } from '../../../support/core-content.ts';

const MEN = ['syrus', 'dama', 'pyrrhus', 'gavius', 'bulla', 'valens', 'bullarius', 'mamertinus', 'hilarinus'] as const;

type Player = keyof typeof policies;

interface Plan {
  readonly seed: string;
  readonly player: Player;
  readonly setup: HuntSetup;
}

const plans: fc.Arbitrary<Plan> = fc
  .record({
    seed: fc.nat(),
    player: fc.constantFrom<Player>('random', 'naive', 'skilled', 'newcomer'),
    beasts: fc.array(fc.constantFrom('lion', 'bull', 'bear'), { minLength: 2, maxLength: 4 }),
    men: fc.uniqueArray(fc.constantFrom(...MEN), { minLength: 1, maxLength: 6 }),
    facing: fc.constantFrom(undefined, 'random' as const, 3 as const),
    lex: fc.record(
      {
        tieDie: fc.constantFrom('stored' as const, 'printed' as const),
        anySubset: fc.boolean(),
        mayPass: fc.boolean(),
        counterInBeastRounds: fc.boolean(),
        retainNeedsGrip: fc.boolean(),
        wallSlam: fc.boolean(),
        wounds: fc.boolean(),
        reluctant: fc.boolean(),
        optionalCards: fc.boolean(),
        desperatio: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ seed, player, beasts, men, facing, lex }) => ({
    seed: `several/${seed}`,
    player,
    setup: huntSetup({
      beasts,
      men,
      ...(facing !== undefined && { facing }),
      lex: { severalBeasts: true, roundLimit: 15, ...lex },
    }),
  }));

interface Played {
  readonly states: readonly HuntState[];
  readonly answers: readonly HuntAction[];
  readonly log: string;
  readonly faces: readonly number[];
}

/** Plays to the end; every answer is one of the list, and every position is sound. */
function play({ seed, player, setup }: Plan): Played {
  const rng = new RecordedRng(seed);
  const { bout, events } = beginHuntBout(ruleset, setup, rng);
  const chance = seededRng(`player/${seed}`);
  const log = [events];
  const states = [structuredClone(bout.state) as HuntState];
  const answers: HuntAction[] = [];
  while (bout.decision()) {
    const answer = policies[player](bout, chance);
    expect(bout.refusal(answer)).toBeNull();
    answers.push(answer);
    log.push(bout.play(answer));
    states.push(structuredClone(bout.state) as HuntState);
  }
  expect(log.flat().flatMap(diceOf)).toEqual(rng.dice);
  return { states, answers, log: JSON.stringify(log), faces: rng.faces };
}

function check(property: (plan: Plan) => void, numRuns = 25): void {
  fc.assert(fc.property(plans, property), { numRuns, seed: 401 });
}

test('D-405: the minds of the page command men against several beasts too', { timeout: 60_000 }, () => {
  const { bots } = huntsOf(kit).desk;
  const minds = Object.keys(bots).filter((name) => !Object.hasOwn(policies, name));
  expect(minds).toContain('captain');
  for (const name of minds) {
    const setup = huntSetup({
      beasts: ['lion', 'bear'],
      men: ['mamertinus', 'valens', 'syrus'],
      lex: { severalBeasts: true, roundLimit: 10 },
    });
    const { bout } = beginHuntBout(ruleset, setup, seededRng(name), { log: false });
    const rng = seededRng(`of ${name}`);
    while (bout.decision()) {
      const answer = bots[name]!.policy(bout.forBots, rng);
      expect(bout.refusal(answer)).toBeNull();
      bout.play(answer);
    }
    expect(bout.outcome()).not.toBeNull();
  }
});

describe('several beasts against men', () => {
  test('D-401 D-416: every hunt ends; one figure a hex, nobody in scenery, the fallen nowhere', () => {
    const { arena } = ruleset.prepare(huntSetup({ beasts: ['lion'] }));
    check((plan) => {
      const { states } = play(plan);
      for (const { beasts, men, outcome } of states) {
        const cells = [...beasts, ...men].map(({ cell }) => cell).filter((cell) => cell !== OUTSIDE);
        expect(new Set(cells).size).toBe(cells.length);
        for (const cell of cells) expect(arena.blocked[cell]).toBeFalsy();
        for (const beast of beasts) if (!outcome) expect(beast.cell === OUTSIDE).toBe(beast.hp <= 0);
      }
      const end = states.at(-1)!;
      const left = { beasts: end.beasts.some(({ hp }) => hp > 0), men: end.men.some(({ hp }) => hp > 0) };
      const winner = left.beasts && left.men ? null : left.men ? 'men' : 'beast';
      expect(end.outcome!.winner).toBe(winner);
    });
  });

  test('D-409: whoever is gripped is gripped by one beast that lives and stands beside him', () => {
    check((plan) => {
      for (const state of play(plan).states) {
        if (state.outcome) continue;
        for (const man of state.men) {
          expect(man.grippedBy! >= 0).toBe(gripped(man));
          if (gripped(man)) expect(state.beasts[gripperOf(state, man)]!.hp).toBeGreaterThan(0);
        }
      }
    });
  });

  test('the same seed and answers give the same bytes, and the dice are all told', () => {
    check((plan) => {
      const first = play(plan);
      const tape = new ScriptedRng(first.faces);
      const { bout, events } = beginHuntBout(ruleset, plan.setup, tape);
      const log = [events, ...first.answers.map((answer) => bout.play(answer))];
      expect(JSON.stringify(log)).toBe(first.log);
      expect(tape.left).toEqual([]);
    }, 12);
  });

  test('every position can be saved, read and gone on with, and every listed answer is legal', () => {
    check(({ seed, setup, player }) => {
      const { bout } = beginHuntBout(ruleset, setup, seededRng(seed));
      const chance = seededRng(`player/${seed}`);
      while (bout.decision()) {
        const save = JSON.parse(JSON.stringify(bout.toJSON())) as ReturnType<typeof bout.toJSON>;
        const state = ruleset.readState(ruleset.prepare(setup), setup, save.state);
        const again = resumeHunt(ruleset, setup, { ...save, state });
        const listed = bout.actions();
        expect(again.actions()).toEqual(listed);
        for (const answer of listed.slice(0, 40)) expect(bout.refusal(answer)).toBeNull();
        const answer = policies[player](bout, chance);
        const [here, there] = [bout.play(answer), again.play(answer)];
        expect(there).toEqual(here);
      }
    }, 8);
  });
});
