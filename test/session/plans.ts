import fc from 'fast-check';
import { SetupError } from '../../src/engine/bout/index.ts';
import type { LexTable } from '../../src/engine/lex/index.ts';
import { contentFiles } from '../../src/cli/content-files.ts';
import { huntsOf } from '../../src/games/damnatio/desk/index.ts';
import type { HuntSetup } from '../../src/games/damnatio/rules/index.ts';
import { huntSetup, LEX as HUNT_LEX } from '../../src/games/damnatio/rules/index.ts';
import { DESKS } from '../../src/games/headless.ts';
import { entrant, LEX as RECOUNT_LEX, recountSetup } from '../../src/games/recount/rules/index.ts';
import type { BoutSession, Game, GameSetup } from '../../src/session/index.ts';
import { beginSession, kitOf } from '../../src/session/index.ts';
import { loadCatalogue } from '../catalogue/support.ts';
import { plans as bouts } from '../games/munera/rules/bouts.ts';

/** Any fight of each game: whoever comes with the game and its packs, any lex, any sliders. Some of the set-ups are refused. */

export const kit = kitOf(DESKS, loadCatalogue(contentFiles(['content/core', 'content/venatio', 'content/sample-mod'])).catalogue!);

export interface Plan {
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

/** Two beasts against each other, without anybody who answers for them. */
const duels = hunts
  .filter(({ setup }) => (setup as HuntSetup).beasts.length === 2)
  .map(({ seed, setup }) => {
    const { lex, ...rest } = setup as HuntSetup;
    return { seed, setup: { ...rest, men: [], draw: 0, lex: { ...lex, severalBeasts: false } } as HuntSetup };
  });

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

export const PLANS: Readonly<Record<string, fc.Arbitrary<Plan>>> = {
  damnatio: fc.oneof({ weight: 3, arbitrary: hunts }, { weight: 1, arbitrary: duels }),
  munera: bouts(),
  recount: quickBouts,
};

/** A fight as it is planned; null for a set-up that the rules refuse. */
export function begun({ setup, seed }: Plan): BoutSession<Game> | null {
  try {
    return beginSession<Game>(kit, setup, seed);
  } catch (error) {
    if (error instanceof SetupError) return null;
    throw error;
  }
}
