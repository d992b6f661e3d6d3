import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SetupError } from '../../src/engine/bout/index.ts';
import { huntSetup } from '../../src/games/damnatio/rules/index.ts';
import type { GameSession, GameSetup, SavedGame } from '../../src/session/index.ts';
import { ReadError } from '../../src/session/index.ts';
import { plans as bouts } from '../games/munera/rules/bouts.ts';
import { plans as hunts } from '../games/damnatio/rules/hunts.ts';
import type { Damage } from './saves.ts';
import { damage, damaged, playAny, saveOf, takeUp } from './saves.ts';

/** Forged saves for each game; `FUZZ_RUNS=50000 npx vitest run test/session/forged-saves.test.ts` asks for more. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 1500);
const FORGED_A_SAVE = 15;
const PATIENCE = 60_000 + 30 * RUNS;
const SEED = process.env['FUZZ_SEED'] ? Number(process.env['FUZZ_SEED']) : 7;
/** More than the longest of these bouts takes. */
const MOST_ANSWERS = 4000;

const forgery = fc.array(damage, { minLength: 1, maxLength: 3 });

interface Plan {
  readonly seed: string;
  readonly setup: GameSetup;
}

const duels: fc.Arbitrary<Plan> = fc.record({
  seed: fc.nat().map((n) => `duel/${n}`),
  setup: fc
    .subarray(['lion', 'bull', 'bear'], { minLength: 2, maxLength: 2 })
    .map((beasts) => huntSetup({ beasts, lex: { roundLimit: 15 } })),
});

const games: readonly (readonly [name: string, plans: fc.Arbitrary<Plan>])[] = [
  ['hunts', fc.oneof({ weight: 5, arbitrary: hunts() as fc.Arbitrary<Plan> }, { weight: 1, arbitrary: duels })],
  ['bouts of gladiators', bouts() as fc.Arbitrary<Plan>],
];

/** The error that a save is refused with; null when it plays on to an end. Anything else is thrown. */
function fateOf(sound: SavedGame, all: readonly Damage[]): 'refused' | 'played' {
  const { save, told } = damaged(sound, all);
  let session: GameSession;
  try {
    session = takeUp(save);
  } catch (error) {
    if ((error instanceof ReadError || error instanceof SetupError) && error.message.startsWith(error.field)) return 'refused';
    throw new Error(`${told}: refused without a field: ${String((error as Error).stack)}`);
  }
  try {
    playAny(session, MOST_ANSWERS, 'on');
  } catch (error) {
    throw new Error(`${told}: taken up, then ${String((error as Error).stack)}`);
  }
  return 'played';
}

describe.each(games)('D-279 M-003: saves of %s', (_name, plans) => {
  const answers = fc.nat(60);

  test(
    'that nobody changed go on from the stored position, at every decision',
    () => {
      fc.assert(
        fc.property(plans, answers, (plan, count) => {
          const save = saveOf(plan.setup, plan.seed, count);
          if ((save.position.state as { readonly outcome?: unknown }).outcome !== null) return;
          const session = takeUp(save);
          expect(JSON.parse(JSON.stringify(session.bout.toJSON()))).toEqual(save.position);
        }),
        { numRuns: 100, seed: SEED },
      );
    },
    PATIENCE,
  );

  test(
    'that somebody forged are refused by the field that is wrong, or play on to an end',
    () => {
      const fates = { refused: 0, played: 0 };
      fc.assert(
        fc.property(plans, answers, fc.array(forgery, { minLength: FORGED_A_SAVE, maxLength: FORGED_A_SAVE }), (plan, count, forged) => {
          const save = saveOf(plan.setup, plan.seed, count);
          for (const all of forged) fates[fateOf(save, all)] += 1;
        }),
        { numRuns: RUNS / FORGED_A_SAVE, seed: SEED },
      );
      expect(Math.min(fates.refused, fates.played)).toBeGreaterThan(RUNS / 20);
    },
    PATIENCE,
  );
});
