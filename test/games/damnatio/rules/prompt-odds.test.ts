import { describe, expect, test } from 'vitest';
import { Fraction } from '../../../../src/engine/odds/index.ts';
import { ScriptedRng } from '../../../../src/engine/dice/index.ts';
import type { Hunt, HuntAction } from '../../../../src/games/damnatio/rules/index.ts';
import { nodOdds, rerollOdds, skinOdds } from '../../../../src/games/damnatio/rules/index.ts';
import type { Scene } from '../../../support/scenario.ts';
import { overAllTapes } from '../../../support/hunt-tapes.ts';
import { on, pit, stage, viewOf } from '../../../support/stage.ts';

const text = (chance: Fraction | null) => chance && chance.toFraction();

/** The chance of something over all faces of the die that is thrown again; a hunt that goes on stops at its next die. */
function again(hunt: Hunt, use: HuntAction, seen: (hunt: Hunt) => boolean): string {
  return (overAllTapes(hunt, [use], (copy) => String(seen(copy))).get('true') ?? new Fraction(0)).toFraction();
}

describe('the second throw of the Control die', () => {
  const men = [on('mamertinus', -3, 0)];
  const check = (dice: number[], extras: Partial<Scene> = {}) =>
    stage({ start: 'control', beasts: pit('lion'), men, dice, ...extras }, new ScriptedRng(dice));

  test('D-052 D-248: who leads, the chance with the second die, the uses left', () => {
    const behind = rerollOdds(viewOf(check([9, 2])))!;
    expect([behind.leader.id, behind.totals, behind.leads, behind.tie, behind.left]).toEqual(['mamertinus', [13, 8], 'beast', false, 2]);
    expect([text(behind.stands), text(behind.again), behind.worthwhile]).toEqual(['0', '3/10', true]);
    const ahead = rerollOdds(viewOf(check([7, 8])))!;
    expect([ahead.totals, ahead.leads, text(ahead.stands), text(ahead.again), ahead.worthwhile]).toEqual([
      [11, 14],
      'men',
      '1',
      '1/2',
      false,
    ]);
  });

  test('D-049: a tie is led by whom it goes to, by the lex', () => {
    const flips = rerollOdds(viewOf(check([4, 2], { control: 'men' })))!;
    expect([flips.totals, flips.tie, flips.leads, text(flips.again)]).toEqual([[8, 8], true, 'beast', '4/5']);
    const keeps = rerollOdds(viewOf(check([4, 2], { control: 'men', lex: { tieKeeps: true } })))!;
    expect([keeps.leads, text(keeps.again), keeps.worthwhile]).toEqual(['men', '9/10', false]);
  });

  test('D-052: a check that no second die can win is not worth a use', () => {
    const lost = rerollOdds(viewOf(check([10, 2], { beasts: pit('lion', { nextControl: 2, hp: 12 }) })))!;
    expect([lost.totals, text(lost.again), lost.worthwhile]).toEqual([[17, 8], '0', false]);
  });

  test('D-052: the chance is the frequency over all second dice; nothing is asked elsewhere', () => {
    for (const dice of [
      [1, 1],
      [5, 6],
      [9, 4],
      [10, 1],
    ]) {
      const hunt = check(dice);
      const odds = rerollOdds(viewOf(hunt))!;
      const won = Array.from({ length: 10 }, (_, i) => {
        const copy = hunt.clone(new ScriptedRng([i + 1]));
        try {
          copy.play({ type: 'reroll', figure: 'mamertinus', use: true });
        } catch {
          // the tape ends where the attack of the beast begins
        }
        return copy.state.control === 'men';
      });
      expect(text(odds.again)).toBe(new Fraction(won.filter(Boolean).length, 10).toFraction());
    }
    expect(rerollOdds(viewOf(stage({ start: 'men', beasts: pit('lion'), men, dice: [] })))).toBeNull();
  });
});

describe('The god nods', () => {
  const nods = { fate: ['godNods'] };
  const yes: HuntAction = { type: 'fate', figure: 'bulla', use: true };
  const struck = (dice: number[], card = 'slash', extras = {}) =>
    stage(
      {
        start: 'men',
        beasts: pit('lion'),
        men: [on('bulla', -1, 0, { ...nods, ...extras })],
        dice,
        play: ['hold', `bulla strikes ${card}`],
      },
      new ScriptedRng(dice),
    );
  const defended = (dice: number[], card: string, name = 'bulla') =>
    stage(
      { start: 'beast', beasts: pit('lion'), men: [on(name, 1, 0, nods)], dice, play: [`${name} defends ${card}`] },
      new ScriptedRng(dice),
    );
  const passing = (hunt: Hunt) => {
    const odds = nodOdds(viewOf(hunt))!;
    return [odds.die, odds.lies, odds.passed, text(odds.passes), odds.worthwhile];
  };

  test('D-236: on a To Hit die: worth it after a miss, not after a hit', () => {
    expect(passing(struck([5]))).toEqual(['to-hit', 5, false, '9/20', true]);
    expect(passing(struck([1]))).toEqual(['to-hit', 1, false, '9/20', true]);
    expect(passing(struck([12]))).toEqual(['to-hit', 12, true, '9/20', false]);
    expect(passing(struck([20]))).toEqual(['to-hit', 20, true, '9/20', false]);
    expect(again(struck([5]), yes, ({ state }) => state.men[0]!.hit)).toBe('9/20');
  });

  test('D-236: on a Defend die: worth it after a failure, not after a success', () => {
    expect(passing(defended([10, 12], 'dodge'))).toEqual(['defend', 12, false, '2/5', true]);
    expect(passing(defended([10, 13], 'dodge'))).toEqual(['defend', 13, true, '2/5', false]);
    const odds = nodOdds(viewOf(defended([10, 12], 'dodge')))!;
    expect([odds.better, odds.same, odds.worse].map(text)).toEqual(['2/5', '11/20', '1/20']);
    const whole = defended([10, 12], 'dodge');
    const hp = whole.state.men[0]!.hp;
    expect(again(whole, yes, ({ state }) => state.men[0]!.hp === hp)).toBe('2/5');
  });

  test('D-087 D-236: a natural 20 is better than another success when the card jabs', () => {
    const jab = nodOdds(viewOf(defended([10, 10], 'riposte', 'mamertinus')))!;
    expect([jab.passed, text(jab.better), jab.worthwhile]).toEqual([true, '1/20', false]);
    const dodge = nodOdds(viewOf(defended([10, 13], 'dodge')))!;
    expect(text(dodge.better)).toBe('0');
  });

  test('D-236: on the jab and its damage', () => {
    const counter = stage(
      {
        start: 'beast',
        beasts: pit('lion'),
        men: [on('mamertinus', 1, 0, nods)],
        dice: [10, 10, 2],
        play: ['mamertinus defends riposte', 'mamertinus fate no'],
      },
      new ScriptedRng([10, 10, 2]),
    );
    expect(passing(counter)).toEqual(['counter', 2, false, '11/20', true]);
    const damage = stage(
      {
        start: 'beast',
        beasts: pit('bull'),
        men: [on('valens', 4, 0, nods)],
        dice: [10, 12, 3],
        play: ['valens defends brace', 'valens fate no'],
      },
      new ScriptedRng([10, 12, 3]),
    );
    const odds = nodOdds(viewOf(damage))!;
    expect([odds.die, odds.lies, odds.passed, text(odds.better), text(odds.same), text(odds.worse), odds.worthwhile]).toEqual([
      'counter-damage',
      3,
      null,
      '5/8',
      '1/8',
      '1/4',
      true,
    ]);
  });

  test('D-236: on damage: what hide swallows and what kills already is alike', () => {
    const low = nodOdds(
      viewOf(
        stage(
          {
            start: 'men',
            beasts: pit('lion'),
            men: [on('bulla', -1, 0, nods)],
            dice: [12, 2],
            play: ['hold', 'bulla strikes slash', 'bulla fate no'],
          },
          new ScriptedRng([12, 2]),
        ),
      ),
    )!;
    expect([low.die, low.lies, text(low.better), text(low.worse), low.worthwhile]).toEqual(['damage', 2, '2/3', '1/6', true]);
    const dead = nodOdds(
      viewOf(
        stage(
          {
            start: 'men',
            beasts: pit('lion', { hp: 2 }),
            men: [on('bulla', -1, 0, nods)],
            dice: [12, 2],
            play: ['hold', 'bulla strikes slash', 'bulla fate no'],
          },
          new ScriptedRng([12, 2]),
        ),
      ),
    )!;
    expect([text(dead.better), text(dead.same), text(dead.worse), dead.worthwhile]).toEqual(['0', '5/6', '1/6', false]);
  });

  test('D-147 D-236: on a fumble: out of breath is the least of it, a cut that fells the most', () => {
    const fumble = (face: number, extras = {}, card = 'slash') =>
      nodOdds(
        viewOf(
          stage(
            {
              start: 'men',
              beasts: pit('lion'),
              men: [on('bulla', -1, 0, { ...nods, ...extras })],
              dice: [1, face],
              play: ['hold', `bulla strikes ${card}`, 'bulla fate no'],
            },
            new ScriptedRng([1, face]),
          ),
        ),
      )!;
    expect([text(fumble(5).better), text(fumble(5).worse), fumble(5).worthwhile]).toEqual(['1/3', '0', true]);
    expect([text(fumble(1).better), fumble(1).worthwhile]).toEqual(['0', false]);
    expect([text(fumble(6, { hp: 1 }).better), text(fumble(3, { hp: 1 }).worse)]).toEqual(['5/6', '1/6']);
    const bare = fumble(5, { weapon: 'none' }, 'flail');
    expect([text(bare.better), text(bare.same), text(bare.worse), bare.worthwhile]).toEqual(['0', '1/6', '5/6', false]);
    const shares = ({ better, same, worse }: typeof bare) => [better, same, worse].map(text);
    expect(shares(fumble(6, { hp: 2 }))).toEqual(['1/3', '2/3', '0']);
    expect(shares(fumble(2, { stamina: 1, condition: 'down' }, 'grounded'))).toEqual(['0', '2/3', '1/3']);
    expect(shares(fumble(2, { stamina: 2, condition: 'down' }, 'grounded'))).toEqual(['1/3', '1/3', '1/3']);
    const winded = fumble(2, { stamina: 3 }, 'stab');
    expect([text(winded.better), text(winded.same), text(winded.worse)]).toEqual(['0', '1/3', '2/3']);
  });

  test('D-139 D-236: on a struggle', () => {
    const hunt = stage(
      { start: 'men', beasts: pit('bear'), men: [on('bulla', 1, 0, { ...nods, condition: 'held' })], dice: [2], play: ['bulla struggles'] },
      new ScriptedRng([2]),
    );
    expect(passing(hunt)).toEqual(['struggle', 2, false, '2/5', true]);
    expect(again(hunt, yes, ({ state }) => !state.men[0]!.held)).toBe('2/5');
  });

  test('D-236: nothing is asked at another decision', () => {
    expect(nodOdds(viewOf(stage({ start: 'men', beasts: pit('lion'), men: [on('bulla', -1, 0, nods)], dice: [] })))).toBeNull();
  });
});

test('D-234: Thick skin: what it would leave, and whether it saves him', () => {
  const skin = (name: string, extras: object, play: string[], dice: number[]) =>
    skinOdds(
      viewOf(
        stage(
          { start: 'beast', beasts: pit('lion'), men: [on(name, 1, 0, { fate: ['thickSkin'], ...extras })], dice, play },
          new ScriptedRng(dice),
        ),
      ),
    );
  expect(skin('bulla', { hp: 8 }, ['bulla defends none'], [10, 3])).toMatchObject({
    net: 8,
    netWith: 6,
    falls: true,
    fallsWith: false,
    worthwhile: true,
  });
  expect(skin('bulla', { hp: 3 }, ['bulla defends none'], [20])).toMatchObject({ net: 15, netWith: 13, falls: true, fallsWith: true });
  expect(skin('mamertinus', {}, ['mamertinus defends parry'], [10, 5, 3])).toMatchObject({ net: 4, netWith: 2, falls: false });
  expect(skin('bulla', {}, [], [])).toBeNull();
});
