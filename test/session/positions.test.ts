import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IllegalAction } from '../../src/engine/bout/index.ts';
import { seededRng } from '../../src/engine/dice/index.ts';
import { DESKS } from '../../src/games/headless.ts';
import { ReadError } from '../../src/session/index.ts';
import { begun, kit, PLANS } from './plans.ts';

/** `FUZZ_RUNS=1000 npx vitest run test/session/positions.test.ts` plays more fights of each game. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 20);
const MOST_ANSWERS = 400;

/** Paths of what is there and has no value. */
function unsetIn(value: unknown, path = ''): string[] {
  if (value === undefined) return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => unsetIn(part, `${path}.${key}`));
}

/** Written out they are the same; only where they are not, the difference is looked for, which takes longer than all the rest. */
function expectSame(found: unknown, wanted: unknown, of?: string): void {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) expect(found, of).toEqual(wanted);
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
          expectSame(unsetIn(session.bout.toJSON()), [], 'one shape of every object: no field without a value');
          const { position, record } = JSON.parse(JSON.stringify(session.save())) as ReturnType<typeof session.save>;
          const { rules } = kit.games[game]!;
          expectSame(rules.readState(session.bout.world, record.setup, structuredClone(position.state)), position.state);
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

const NO_ANSWERS = [
  null,
  undefined,
  7,
  'end',
  true,
  [],
  [{ type: 'end' }],
  {},
  { type: 7 },
  { type: 'constructor' },
  { type: '__proto__' },
];

/** An answer as it should not be: with a field too many, and each of its own gone or of another kind. */
function spoilt(answer: object): unknown[] {
  const own = Object.keys(answer);
  const otherwise = [null, {}, [], '', 'x y', -1, 0.5, 1e9, 'constructor'];
  const changed = own.flatMap((key) => otherwise.map((value) => ({ ...answer, [key]: value })));
  return [{ ...answer, item: -1 }, { ...answer, figure: 'nobody', nonsense: true }, ...changed];
}

test.each(DESKS.map(({ id }) => id))(
  'what is no answer of %s is refused with what is wrong with it, and changes nothing, in every position of any fight',
  (game) => {
    let refused = 0;
    fc.assert(
      fc.property(PLANS[game]!, (plan) => {
        const session = begun(plan);
        if (!session) return;
        const player = seededRng(`${plan.seed} player`);
        for (let i = 0; i < 60 && session.decision(); i += 1) {
          const actions = session.bout.actions();
          const next = actions[player.die(actions.length) - 1]!;
          const before = JSON.stringify(session.bout.toJSON());
          for (const strange of [...NO_ANSWERS, ...spoilt(next)]) {
            const bout = session.bout.clone();
            try {
              bout.play(strange as never);
            } catch (error) {
              if (!(error instanceof ReadError || error instanceof IllegalAction))
                throw new Error(`${JSON.stringify(strange)}: ${String(error)}`);
              if (JSON.stringify(bout.toJSON()) !== before) throw new Error(`${JSON.stringify(strange)} was refused and changed something`);
              refused += 1;
              continue;
            }
            const known = Object.keys(strange as object).every((key) => Object.hasOwn(next, key));
            if (!known) throw new Error(`${JSON.stringify(strange)} is played`);
          }
          session.play(next);
        }
      }),
      { numRuns: RUNS, seed: 21 },
    );
    expect(refused).toBeGreaterThan(100 * RUNS);
  },
  120_000 + 2000 * RUNS,
);

test.each(DESKS.map(({ id }) => id))(
  'every bot and behaviour of %s has an answer to every decision of any fight, beasts among themselves too, and gives its reasons',
  (game) => {
    const { desk } = kit.games[game]!;
    const fights = fc.sample(PLANS[game]!, { numRuns: 5 * RUNS, seed: 20 }).filter((plan) => begun(plan) !== null);
    const names = Object.keys(desk.bots).filter((name) => !name.includes('@') || name.endsWith('@tiro') || name.endsWith('@rudiarius'));
    for (const [i, name] of names.entries()) {
      const bot = desk.bots[name]!;
      for (const plan of [fights[(2 * i) % fights.length]!, fights[(2 * i + 1) % fights.length]!]) {
        const session = begun(plan)!;
        const player = seededRng(name);
        // Whoever looks ahead takes an eighth of a second for an answer.
        for (let left = name.endsWith('@rudiarius') ? 1 : 60; left > 0 && session.decision(); left -= 1) {
          bot.explain?.(session.bout.forBots, seededRng(name));
          session.play(bot.policy(session.bout.forBots, player));
        }
      }
    }
    expect(names.length).toBeGreaterThan(3);
  },
);
