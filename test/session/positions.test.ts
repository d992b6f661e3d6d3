import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SetupError } from '../../src/engine/bout/index.ts';
import { seededRng } from '../../src/engine/dice/index.ts';
import type { LexTable } from '../../src/engine/lex/index.ts';
import { contentFiles } from '../../src/cli/content-files.ts';
import { huntsOf } from '../../src/games/damnatio/desk/index.ts';
import { huntSetup, LEX as HUNT_LEX } from '../../src/games/damnatio/rules/index.ts';
import { DESKS } from '../../src/games/headless.ts';
import { entrant, LEX as RECOUNT_LEX, recountSetup } from '../../src/games/recount/rules/index.ts';
import type { BoutSession, Game, GameSetup } from '../../src/session/index.ts';
import { beginSession, kitOf, resumeSession } from '../../src/session/index.ts';
import { loadCatalogue } from '../catalogue/support.ts';
import { plans as bouts } from '../games/munera/rules/bouts.ts';

/** `FUZZ_RUNS=1000 npx vitest run test/session/positions.test.ts` plays more fights of each game. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 20);
const MOST_ANSWERS = 400;
const kit = kitOf(DESKS, loadCatalogue(contentFiles(['content/core', 'content/venatio', 'content/sample-mod'])).catalogue!);

interface Plan {
  readonly seed: string;
  readonly setup: GameSetup;
}

/** Any choice of toggles, many of them as they usually are. */
function anyLex(choices: LexTable): fc.Arbitrary<Record<string, unknown>> {
  const values = Object.entries(choices).map(([key, toggle]) => [key, fc.constantFrom<unknown>(...toggle.values)] as const);
  return fc.record(Object.fromEntries(values), { requiredKeys: [] });
}

const { beasts: beastCards, men: manCards } = huntsOf(kit).rules.content;

const hunts: fc.Arbitrary<Plan> = fc
  .record({
    seed: fc.nat().map((n) => `hunt/${n}`),
    beasts: fc.array(fc.constantFrom(...Object.keys(beastCards)), { minLength: 1, maxLength: 3 }),
    men: fc.uniqueArray(fc.constantFrom(...Object.keys(manCards)), { maxLength: 5 }),
    draw: fc.integer({ min: 0, max: 3 }),
    elite: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
    sliders: fc.record({
      hitPoints: fc.integer({ min: -20, max: 60 }),
      damage: fc.integer({ min: -10, max: 10 }),
      control: fc.integer({ min: -10, max: 10 }),
    }),
    lex: anyLex(HUNT_LEX.choices),
  })
  .map(({ seed, lex, ...setup }) => ({ seed, setup: huntSetup({ ...setup, lex: { ...lex, severalBeasts: setup.beasts.length > 1 } }) }));

const quickBouts: fc.Arbitrary<Plan> = fc
  .record({
    seed: fc.nat().map((n) => `quick/${n}`),
    cards: fc.array(fc.constantFrom('heavy', 'medium', 'light', 'retiarius'), { minLength: 2, maxLength: 6 }),
    sides: fc.integer({ min: 2, max: 6 }),
    lex: anyLex(RECOUNT_LEX.choices),
  })
  .map(({ seed, cards, sides, lex }) => ({
    seed,
    setup: recountSetup({ fighters: cards.map((card, i) => entrant({ card, side: 'abcdef'[i % sides]! })), lex }),
  }));

const PLANS: Readonly<Record<string, fc.Arbitrary<Plan>>> = { damnatio: hunts, munera: bouts(), recount: quickBouts };

function begun({ setup, seed }: Plan): BoutSession<Game> | null {
  try {
    return beginSession<Game>(kit, setup, seed);
  } catch (error) {
    if (error instanceof SetupError) return null;
    throw error;
  }
}

test.each(DESKS.map(({ id }) => id))(
  'D-247 M-003: every position of any fight of %s, with any lex, sliders and packs, is read back by its own reader',
  (game) => {
    let read = 0;
    fc.assert(
      fc.property(PLANS[game]!, (plan) => {
        const session = begun(plan);
        if (!session) return;
        const player = seededRng(`${plan.seed} player`);
        for (let i = 0; i < MOST_ANSWERS && session.decision(); i += 1) {
          const { position, record } = JSON.parse(JSON.stringify(session.save())) as ReturnType<typeof session.save>;
          const { rules } = kit.games[game]!;
          expect(rules.readState(session.bout.world, record.setup, structuredClone(position.state))).toEqual(position.state);
          read += 1;
          const actions = session.bout.actions();
          session.play(actions[player.die(actions.length) - 1]!);
        }
      }),
      { numRuns: RUNS, seed: 19 },
    );
    expect(read).toBeGreaterThan(20 * RUNS);
  },
  120_000 + 2000 * RUNS,
);
