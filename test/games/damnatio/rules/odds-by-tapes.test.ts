import { describe, expect, test } from 'vitest';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import { Fraction } from '../../../../src/engine/odds/index.ts';
import type { Distribution } from '../../../../src/engine/odds/index.ts';
import type { Hunt, HuntAction } from '../../../../src/games/damnatio/rules/index.ts';
import { defendPrompt, strikeOptions, theBeast, whirlOdds } from '../../../../src/games/damnatio/rules/index.ts';
import { overAllTapes, plain } from '../../../support/hunt-tapes.ts';
import { manOf } from '../../../support/scenario.ts';
import { on, pit, stage, viewOf } from '../../../support/stage.ts';

function asShares({ weights, total }: Distribution): Map<number, Fraction> {
  return new Map([...weights].map(([value, weight]) => [value, new Fraction(weight, total)]));
}

const noDice = seededRng('no die is thrown before the answer');

describe('attacks of men: the odds shown are the frequency over all tapes', { timeout: 60_000 }, () => {
  test.each([
    ['bulla', 'slash', 'lion', [-1, 1], {}],
    ['dama', 'desperate', 'bull', [1, 0], {}],
    ['syrus', 'flail', 'bear', [0, 1], {}],
    ['valens', 'spearThrust', 'bull', [-2, 0], {}],
    ['mamertinus', 'grounded', 'lion', [1, 0], { condition: 'down' }],
    ['dama', 'stab', 'lion', [-1, 0], { weapon: 'none' }],
    ['hilarinus', 'driveHome', 'bear', [0, -1], {}],
    ['bulla', 'goad', 'lion', [0, 1], {}],
  ] as const)('D-250, invariant 15: %s, %s at the %s', (name, card, beast, [q, r], extras) => {
    const hunt = stage({ start: 'men', dice: [], beasts: pit(beast), men: [on(name, q, r, extras)], play: ['hold'] }, noDice);
    const odds = strikeOptions(viewOf(hunt), manOf(hunt, name)).find((option) => option.card.id === card)!;
    const full = theBeast(hunt.state).hp;
    const action: HuntAction = { type: 'strike', figure: name, card };
    const harm = overAllTapes(hunt, [action], ({ state }) => full - theBeast(state).hp);
    expect(plain(harm)).toEqual(odds.net ? plain(asShares(odds.net)) : { '0': '1' });
    const answered = overAllTapes(hunt, [action], (copy) => copy.decision()?.kind ?? 'over');
    expect(answered.get('defend')!.toFraction()).toBe(odds.hit.toFraction());
  });
});

describe('attacks of beasts: the odds shown are the frequency over all tapes', { timeout: 60_000 }, () => {
  test.each([
    ['lion', 'bulla', [1, 0], {}, ['fallBack', 'parry', 'dodge', null]],
    ['lion', 'bulla', [4, 0], {}, ['leapAside', 'dropFlat']],
    ['lion', 'mamertinus', [1, 0], { condition: 'pinned' }, ['guardThroat', 'rollAway', 'flinch']],
    ['lion', 'mamertinus', [1, 0], { facing: 1 }, ['riposte']],
    ['bull', 'valens', [5, 0], {}, ['brace', 'leapAside', null]],
    ['bull', 'mamertinus', [-1, 0], { facing: 5 }, ['dodge']],
    ['bear', 'pyrrhus', [1, 0], { hp: 30 }, ['torchFace']],
    ['bear', 'bullarius', [1, 0], { condition: 'held' }, ['flinch']],
  ] as const)('D-249 D-255, invariant 15: %s at %s %o %o', (beast, name, [q, r], extras, cards) => {
    const hunt = stage({ start: 'beast', dice: [], beasts: pit(beast), men: [on(name, q, r, extras)] }, noDice);
    const { options } = defendPrompt(viewOf(hunt))!;
    const full = manOf(hunt, name).hp;
    for (const id of cards) {
      const odds = options.find((option) => (option.card?.id ?? null) === id)!;
      const harm = overAllTapes(hunt, [{ type: 'defend', figure: name, card: id }], (copy) => full - manOf(copy, name).hp);
      expect(plain(harm)).toEqual(plain(asShares(odds.net)));
      expect(new Fraction(1).sub(harm.get(0)!).toFraction()).toBe(odds.harmed.toFraction());
    }
  });
});

describe('whom the beast turns on: the odds of a plan are the frequency over all tapes', { timeout: 60_000 }, () => {
  const men = [on('bulla', -1, 1), on('syrus', -1, 0), on('gavius', 0, 1)];

  test.each([
    ['two men', pit('bull', { lastFought: 'syrus' }), 1, ['bulla slash', 'syrus stab'], 4],
    ['two men who cannot wound, by tie number', pit('bear'), 2, ['bulla goad', 'gavius sand'], 3],
    ['a beast that may die', pit('lion', { hp: 4 }), 1, ['bulla slash', 'syrus stab'], 4],
    ['three men', pit('bull', { lastFought: 'gavius' }), 5, ['gavius sand', 'bulla goad', 'syrus flail'], 4],
  ] as const)('D-118 D-119 D-120, invariant 15: %s', (_what, beasts, tie, plan, least) => {
    const hunt = stage({ start: 'men', tie, lex: { mayPass: true }, dice: [], beasts, men, play: ['hold'] }, noDice);
    const strikes = plan.map((words) => words.split(' ')).map(([figure, card]) => ({ figure: figure!, card: card! }));
    const odds = whirlOdds(viewOf(hunt), strikes);
    const actions = [...strikes.map(({ figure, card }): HuntAction => ({ type: 'strike', figure, card })), { type: 'done' } as const];
    const seen = (copy: Hunt) => (copy.outcome() ? 'dead' : copy.decision()?.kind === 'defend' ? copy.decision()!.figures[0]! : 'nobody');
    const ended = overAllTapes(hunt, plan.length === men.length ? actions.slice(0, -1) : actions, seen);
    expect(plain(ended)).toEqual(plain(new Map([...odds.men, ['nobody', odds.nobody], ['dead', odds.dead]])));
    expect(ended.size).toBeGreaterThanOrEqual(least - 1);
  });
});
