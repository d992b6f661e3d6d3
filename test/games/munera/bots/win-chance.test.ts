import { describe, expect, test } from 'vitest';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import { skilled, winChance } from '../../../../src/games/munera/bots/index.ts';
import { beginMuneraBout, chooser, entrant, muneraSetup } from '../../../../src/games/munera/rules/index.ts';
import { gladiators } from '../../../support/core-content.ts';
import { face, type FaceOptions } from '../../../support/sand.ts';

/** The chance of the first, who has the turn, against the second. */
const chance = (options: Omit<FaceOptions, 'dice'>): number => winChance(face(3, options).bout.view, 'a', 0);

describe('the chance to win at the beginning of a turn', () => {
  const hurt = { card: 'murmillo', original: 8, stamina: 3 } as const;
  const whole = { card: 'murmillo', original: 8, stamina: 8 } as const;

  test('is that of one side and what is left of it that of the other', () => {
    const { view } = face(3, { a: hurt, b: whole }).bout;
    const [one, other] = [winChance(view, 'a', 0), winChance(view, 'b', 0)];
    expect(one + other).toBeCloseTo(1, 12);
    expect(one).toBeLessThan(0.5);
  });

  test('M-131, M-158, M-053: falls with Stamina, breath and a net', () => {
    const even = chance({ a: whole, b: whole });
    expect(even).toBeGreaterThan(chance({ a: hurt, b: whole }));
    expect(even).toBeGreaterThan(chance({ a: { ...whole, fatigue: 9 }, b: whole }));
    expect(even).toBeGreaterThan(chance({ a: { ...whole, items: { 1: 'gone' } }, b: whole }));
    expect(even).toBeLessThan(chance({ a: whole, b: hurt }));
  });

  test('tells of duels that it was not fitted to more than nothing would', () => {
    const losses: number[] = [];
    for (let duel = 0; duel < 200; duel += 1) {
      const card = ['murmillo', 'thraex', 'retiarius', 'gaul'][duel % 4]!;
      const setup = muneraSetup({ fighters: [entrant({ card, side: 'a' }), entrant({ card, side: 'b' })], lex: { roundLimit: 40 } });
      const { bout } = beginMuneraBout(gladiators, setup, seededRng(`win chance ${duel}`), { log: false });
      const rng = seededRng(`win chance ${duel} players`);
      const told: number[] = [];
      while (bout.decision()) {
        if (bout.state.turn.step === 'ready') told.push(winChance(bout.view, 'a', chooser(bout)));
        bout.play(skilled(bout.forBots, rng));
      }
      const won = bout.outcome()!.winner === 'a';
      for (const each of told) losses.push(-Math.log(won ? each : 1 - each));
    }
    expect(losses.length).toBeGreaterThan(1500);
    expect(losses.reduce((sum, each) => sum + each) / losses.length).toBeLessThan(0.67); // 0.693 for whoever knows nothing
  });
});
