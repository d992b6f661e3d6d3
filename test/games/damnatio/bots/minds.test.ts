import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ScriptedRng, seededRng } from '../../../../src/engine/dice/index.ts';
import { GRADES } from '../../../../src/engine/mind/index.ts';
import { huntsOf } from '../../../../src/games/damnatio/desk/index.ts';
import type { HuntAction, HuntSetup } from '../../../../src/games/damnatio/rules/index.ts';
import { beginHuntBout, huntSetup, theBeast } from '../../../../src/games/damnatio/rules/index.ts';
import { distance } from '../../../../src/engine/hex/index.ts';
import { damnatio } from '../../../cli/run.ts';
import { kit, ruleset } from '../../../support/core-content.ts';

const { bots } = huntsOf(kit).desk;
const behaviours = [...new Set(Object.values(bots).flatMap(({ behaviour }) => behaviour?.id ?? []))];

interface Seen {
  readonly answers: readonly HuntAction[];
  /** Hexes to the beast at which men ended their walks. */
  readonly away: readonly number[];
  readonly won: boolean;
}

/** Plays a hunt to its end; every answer must be legal, or the hunt would throw. */
function hunted(name: string, setup: HuntSetup, seed: string): Seen {
  const { bout } = beginHuntBout(ruleset, setup, seededRng(seed), { log: false });
  const rng = seededRng(`${name} ${seed}`);
  const answers: HuntAction[] = [];
  const away: number[] = [];
  while (bout.decision()) {
    const action = bots[name]!.policy(bout.forBots, rng);
    answers.push(action);
    if (action.type === 'move') away.push(distance(bout.world.arena, action.to, theBeast(bout.state).cell));
    bout.play(action);
  }
  return { answers, away, won: bout.outcome()!.winner === 'men' };
}

function many(name: string, setup: HuntSetup, hunts: number): Seen {
  const all = Array.from({ length: hunts }, (_, i) => hunted(name, setup, `minds ${i}`));
  return { answers: all.flatMap(({ answers }) => answers), away: all.flatMap(({ away }) => away), won: all.some(({ won }) => won) };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function share(answers: readonly HuntAction[], type: HuntAction['type'], ...cards: (string | null)[]): number {
  const all = answers.filter((action) => action.type === type);
  return all.filter((action) => 'card' in action && cards.includes(action.card)).length / all.length;
}

describe('behaviours in hunts', { timeout: 120_000 }, async () => {
  test('are four for the condemned and two for hunters, in every grade', () => {
    expect(behaviours.toSorted()).toEqual(['captain', 'desperate', 'hider', 'huntsman', 'pack', 'venator']);
    for (const { id } of GRADES) expect(Object.keys(bots)).toContain(id === 'veteranus' ? 'pack' : `pack@${id}`);
  });

  test('err in nothing from veteran on: whoever does not err throws no die', () => {
    for (const name of ['pack', 'captain@secundus-palus', 'pack@tiro']) {
      const { bout } = beginHuntBout(ruleset, huntSetup({ beasts: ['lion'], draw: 4 }), seededRng('sure'), { log: false });
      const answered = (): void => {
        while (bout.decision()) bout.play(bots[name]!.policy(bout.forBots, new ScriptedRng([])));
      };
      if (name.endsWith('tiro')) expect(answered).toThrow(/tape/);
      else expect(answered).not.toThrow();
    }
  });

  test('play every party against every beast to its end, the same for the same seed', () => {
    const men = fc.uniqueArray(fc.constantFrom('syrus', 'dama', 'pyrrhus', 'gavius', 'bulla', 'valens', 'bullarius', 'hilarinus'), {
      minLength: 1,
      maxLength: 4,
    });
    const setups = fc.record({ men, beast: fc.constantFrom('lion', 'bull', 'bear'), wounds: fc.boolean(), anySubset: fc.boolean() });
    const plain = fc.constantFrom(...behaviours.flatMap((id) => [id, `${id}@tiro`]));
    fc.assert(
      fc.property(plain, setups, fc.nat(), (name, { men: party, beast, wounds, anySubset }, seed) => {
        const setup = huntSetup({ beasts: [beast], men: party, draw: 0, lex: { wounds, anySubset, roundLimit: 12 } });
        const once = hunted(name, setup, `${seed}`);
        expect(hunted(name, setup, `${seed}`)).toEqual(once);
      }),
      { numRuns: 40 },
    );
  });

  test('the condemned are told apart by what they do', () => {
    const setup = huntSetup({ beasts: ['lion'], men: ['dama', 'pyrrhus', 'gavius', 'bulla'], draw: 0 });
    const [desperate, hider, pack] = ['desperate', 'hider', 'pack'].map((name) => many(name, setup, 20));
    // the desperate strike hard, the pack spoils its attacks, those who hide stand farther off
    expect(share(desperate!.answers, 'strike', 'desperate')).toBeGreaterThan(2 * share(pack!.answers, 'strike', 'desperate'));
    expect(share(pack!.answers, 'strike', 'sand', 'hamstring', 'skullCrack', 'burn', 'forkNeck')).toBeGreaterThan(
      1.5 * share(desperate!.answers, 'strike', 'sand', 'hamstring', 'skullCrack', 'burn', 'forkNeck'),
    );
    expect(mean(hider!.away)).toBeGreaterThan(mean(desperate!.away) + 0.3);
    expect(mean(hider!.away)).toBeGreaterThan(mean(pack!.away) + 0.3);
  });

  test('the hunters are told apart by what they do', () => {
    const setup = huntSetup({ beasts: ['bear'], men: ['mamertinus'], draw: 0 });
    const [patient, daring] = ['huntsman', 'venator'].map((name) => many(name, setup, 25));
    expect(share(patient!.answers, 'defend', 'brace')).toBeGreaterThan(2 * share(daring!.answers, 'defend', 'brace'));
    expect(share(daring!.answers, 'strike', 'driveHome')).toBeGreaterThan(2 * share(patient!.answers, 'strike', 'driveHome'));
    expect(mean(patient!.away)).toBeGreaterThan(mean(daring!.away) + 0.3);
  });

  test('a tiro errs where a veteran does not', () => {
    const setup = huntSetup({ beasts: ['lion'], draw: 6 });
    const wins = (name: string): number =>
      Array.from({ length: 80 }, (_, i) => hunted(name, setup, `grades ${i}`)).filter(({ won }) => won).length;
    expect(wins('desperate')).toBeGreaterThan(wins('desperate@tiro') + 8);
  });

  test('series take them by name and grade', async () => {
    const { code, out } = await damnatio('sim', '--beast', 'lion', '--bot', 'pack@tiro', '--bouts', '10', '--json');
    expect(code).toBe(0);
    expect(out).toContain('pack@tiro');
  });
});
