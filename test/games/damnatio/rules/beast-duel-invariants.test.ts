import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BoutEvent } from '../../../../src/engine/bout/index.ts';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import type { HuntSetup, HuntState, World } from '../../../../src/games/damnatio/rules/index.ts';
import { beginHuntBout, damnatio, huntSetup } from '../../../../src/games/damnatio/rules/index.ts';
import { core } from '../../../support/core-content.ts';

/** Whole fights of beast against beast on sand with scenery anywhere. */

interface Duel {
  readonly seed: string;
  readonly blocked: readonly { readonly q: number; readonly r: number }[];
  readonly setup: HuntSetup;
}

const ROUNDS = 25;
const coordinate = fc.integer({ min: -8, max: 8 });
const duels: fc.Arbitrary<Duel> = fc.record({
  seed: fc.nat().map((n) => `duel/${n}`),
  blocked: fc.uniqueArray(fc.record({ q: coordinate, r: coordinate }), { maxLength: 90, selector: ({ q, r }) => `${q} ${r}` }),
  setup: fc
    .record({
      beasts: fc.tuple(fc.constantFrom('lion', 'bull', 'bear'), fc.constantFrom('lion', 'bull', 'bear')),
      lex: fc.record({
        tieKeeps: fc.boolean(),
        tieDie: fc.constantFrom('stored' as const, 'printed' as const),
        wallSlam: fc.boolean(),
        wounds: fc.boolean(),
      }),
      elite: fc.constantFrom(0 as const, 2 as const),
    })
    .map(({ lex, ...part }) => huntSetup({ ...part, arena: 'sand', lex: { ...lex, roundLimit: ROUNDS } })),
});

/** The arena of a duel; where beasts are set up is kept free. */
function rulesFor({ blocked, setup }: Duel) {
  const { harena } = core.damnatio.arenas;
  const away = Math.max(...setup.beasts.map((id) => core.damnatio.beasts[id]!.move.charge));
  const free = blocked.filter(({ q, r }) => q !== 2 || (r !== -4 && r !== away - 4));
  return damnatio({ ...core.damnatio, arenas: { sand: { ...harena!, id: 'sand', blocked: free } } });
}

interface Round {
  readonly events: readonly BoutEvent[];
  readonly after: HuntState;
}

function play(duel: Duel): { readonly world: World; readonly rounds: readonly Round[] } {
  const { bout } = beginHuntBout(rulesFor(duel), duel.setup, seededRng(duel.seed));
  const rounds: Round[] = [];
  while (bout.decision()) {
    const events = bout.play({ type: 'watch' });
    rounds.push({ events, after: structuredClone(bout.state) as HuntState });
    if (rounds.length > ROUNDS) throw new Error('no end');
  }
  return { world: bout.world, rounds };
}

function holds(check: (played: ReturnType<typeof play>, duel: Duel) => void): void {
  fc.assert(
    fc.property(duels, (duel) => check(play(duel), duel)),
    { numRuns: 100 },
  );
}

test('D-068 D-069 D-073: nobody enters scenery, leaves the sand or stands where another stands', () => {
  holds(({ world: { arena }, rounds }) => {
    const isSand = (cell: number) => cell >= 0 && cell < arena.size && !arena.blocked[cell];
    for (const { events, after } of rounds) {
      expect(after.beasts.map(({ cell }) => isSand(cell))).toEqual([true, true]);
      if (!after.outcome) expect(after.beasts[0]!.cell).not.toBe(after.beasts[1]!.cell);
      for (const event of events) {
        if (event.type !== 'moved') continue;
        const shut = event.path.filter((cell) => !isSand(cell));
        expect(isSand(event.path.at(-1)!)).toBe(true);
        expect(shut.length).toBeLessThanOrEqual(event.gait === 'leap' ? 1 : 0);
      }
    }
  });
});

test('D-227 D-028: every round tells of a deed, or why there was none', () => {
  const deeds: readonly string[] = ['charged', 'attacked', 'moved', 'held-back'];
  holds(({ rounds }) => {
    for (const { events } of rounds) expect(events.some(({ type }) => deeds.includes(type))).toBe(true);
  });
});

test('D-033 D-226 D-227: Stamina changes by what was paid or regained, within 0 and the rating', () => {
  holds(({ world, rounds }) => {
    for (const event of rounds.flatMap(({ events }) => events)) {
      if (event.type !== 'stamina') continue;
      const most = world.beastCards[event.figure.replace(/-2$/, '')]!.ratings.stamina;
      expect(event.to).toBeGreaterThanOrEqual(0);
      expect(event.to).toBeLessThanOrEqual(most);
      expect([-2, -1, 1, 2]).toContain(event.to - event.from);
    }
  });
});

test('D-224 D-227: one counter at most, tired blows by who could not pay, and one step for each attack', () => {
  holds(({ rounds }) => {
    for (const { events } of rounds) {
      const attacks = events.filter((event) => event.type === 'attacked');
      expect(attacks.length).toBeLessThanOrEqual(2);
      expect(new Set(attacks.map(({ figure }) => figure)).size).toBe(attacks.length);
      const considered = events.filter((event) => event.type === 'considered');
      for (const { steps } of considered) expect(steps.filter(({ verdict }) => verdict === 'fired')).toHaveLength(1);
    }
  });
});

test('the same seed gives the same fight', () => {
  holds(({ rounds }, duel) => {
    expect(play(duel).rounds).toEqual(rounds);
  });
});
