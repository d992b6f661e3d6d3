import fc from 'fast-check';
import { policies } from '../../../../src/games/damnatio/bots/index.ts';
import type { BoutEvent } from '../../../../src/engine/bout/index.ts';
import type { Rng } from '../../../../src/engine/dice/index.ts';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import type { Beast, Hunt, HuntAction, HuntSetup, HuntState } from '../../../../src/games/damnatio/rules/index.ts';
import { beginHuntBout, huntSetup } from '../../../../src/games/damnatio/rules/index.ts';
import { ruleset } from '../../../support/core-content.ts';

/** Whole hunts for property tests. */

export interface Step {
  readonly action: HuntAction | null;
  readonly events: readonly BoutEvent[];
  /** Round, beast and state before the answer was given. */
  readonly round: number;
  readonly beast: Beast | null;
  readonly before: HuntState | null;
  readonly after: HuntState;
}

export interface Plan {
  readonly seed: string;
  readonly setup: HuntSetup;
  readonly policy: 'naive' | 'random';
}

const MEN = ['syrus', 'dama', 'pyrrhus', 'gavius', 'bulla', 'valens', 'bullarius', 'mamertinus', 'hilarinus'] as const;

const lex = fc.record(
  {
    tieKeeps: fc.boolean(),
    tieDie: fc.constantFrom('stored' as const, 'printed' as const),
    anySubset: fc.boolean(),
    mayPass: fc.boolean(),
    counterInBeastRounds: fc.boolean(),
    whirlDropsPrey: fc.boolean(),
    retainNeedsGrip: fc.boolean(),
    fateCards: fc.boolean(),
    intellectReroll: fc.boolean(),
    wallSlam: fc.boolean(),
    wounds: fc.boolean(),
    desperatio: fc.boolean(),
    reluctant: fc.boolean(),
  },
  { requiredKeys: [] },
);

/** Any hunt of a beast against men, played by any legal answer or by the naive player. */
export function plans(part: Partial<HuntSetup> = {}): fc.Arbitrary<Plan> {
  return fc.record({
    seed: fc.nat().map((n) => `hunt/${n}`),
    policy: fc.constantFrom('naive' as const, 'random' as const),
    setup: fc
      .record({
        beast: fc.constantFrom('lion', 'bull', 'bear'),
        men: fc.uniqueArray(fc.constantFrom(...MEN), { minLength: 1, maxLength: 5 }),
        lex,
        elite: fc.constantFrom(0 as const, 2 as const),
      })
      .map(({ beast, men, lex: toggles, elite }) =>
        huntSetup({ beasts: [beast], men, elite, ...part, lex: { roundLimit: 15, ...toggles, ...part.lex } }),
      ),
  });
}

export function begin(plan: Plan, rng: Rng = seededRng(plan.seed)) {
  return beginHuntBout(ruleset, plan.setup, rng);
}

/** Plays a hunt to its end and hands over every step. */
export function play(plan: Plan, rng: Rng = seededRng(plan.seed)): { readonly hunt: Hunt; readonly steps: readonly Step[] } {
  const player = seededRng(`player/${plan.seed}`);
  const { bout: hunt, events } = begin(plan, rng);
  const copy = () => structuredClone(hunt.state) as HuntState;
  const steps: Step[] = [{ action: null, events, round: 1, beast: null, before: null, after: copy() }];
  while (hunt.decision()) {
    const before = steps.at(-1)!.after;
    const action = policies[plan.policy](hunt, player);
    steps.push({ action, events: hunt.play(action), round: before.round, beast: before.beasts[0]!, before, after: copy() });
  }
  return { hunt, steps };
}

/** All events, each with the round it happened in. */
export function logOf(steps: readonly Step[]): (BoutEvent & { readonly round: number })[] {
  let round = 1;
  return steps.flatMap(({ events }) =>
    events.map((event) => {
      if (event.type === 'round-started') ({ round } = event);
      return { ...event, round };
    }),
  );
}
