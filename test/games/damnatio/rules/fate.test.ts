import { describe, expect, test } from 'vitest';
import { ScriptedRng } from '../../../../src/engine/dice/index.ts';
import type { HuntAction } from '../../../../src/games/damnatio/rules/index.ts';
import { beginHuntBout, damnatio, defendChance, defendPrompt, huntSetup } from '../../../../src/games/damnatio/rules/index.ts';
import { core, ruleset } from '../../../support/core-content.ts';
import { cardsOf, manOf } from '../../../support/scenario.ts';
import { on, pit, proves, refuses, stage } from '../../../support/stage.ts';

const BEAST = { start: 'beast' } as const;

describe('the deal', () => {
  const deal = (men: string[], dice: number[], lex = {}) => {
    const rng = new ScriptedRng(dice);
    const { bout, events } = beginHuntBout(ruleset, huntSetup({ beasts: ['bear'], men, lex }), rng);
    return { fate: bout.state.men.map((man) => man.fate), events, left: rng.left };
  };

  test('D-232: one d4 for each point of Fate in roster order, before the tie number', () => {
    const { fate, events, left } = deal(['valens', 'dama', 'hilarinus'], [2, 1, 3, 4, 17]);
    expect(fate).toEqual([['secondWind'], [], ['thickSkin', 'godNods', 'slip']]);
    expect(events.filter(({ type }) => type === 'drawn' || type === 'tie-number').map(({ type }) => type)).toEqual([
      'drawn',
      'drawn',
      'drawn',
      'drawn',
      'tie-number',
    ]);
    expect(left).toEqual([]);
  });

  test('D-232: without Fate cards, lex fateCards, no d4 is thrown', () => {
    const { fate, left } = deal(['valens'], [17], { fateCards: false });
    expect([fate, left]).toEqual([[[]], []]);
  });
});

test('D-233: one Fate card a round for the whole side, by its owner', () => {
  const fate = ['secondWind'];
  const men = [on('bulla', -3, 0, { fate, stamina: 4 }), on('valens', -3, 1, { fate, stamina: 4 }), on('dama', -3, 2)];
  const scene = { start: 'men', beasts: pit('lion'), men, dice: [] } as const;
  refuses({ ...scene, play: ['move', 'bulla second wind', 'valens second wind'] }, 'no-fate D-233');
  refuses({ ...scene, play: ['move', 'dama second wind'] }, 'no-fate D-233');
  proves({
    ...scene,
    play: ['move', 'bulla second wind', 'bulla to (-4,0)', 'valens to (-4,1)', 'dama to (-4,2)', 'done', 'move', 'valens second wind'],
    dice: [1, 10],
    expect: ['card-played bulla card=secondWind hand=fate D-233 D-235', 'round-started round=3', 'card-played valens card=secondWind'],
    finally: { bulla: { fate: [] }, valens: { fate: [] } },
  });
});

test('D-233: with lex fateCards off nothing is offered', () => {
  const hunt = stage({ ...BEAST, lex: { fateCards: false }, beasts: pit('lion'), men: [on('bulla', 1, 0, { fate: ['slip'] })], dice: [] });
  expect(hunt.actions().some((action) => 'slip' in action)).toBe(false);
});

test('D-234: Thick skin takes 2 off damage just rolled against its owner, never below 0', () => {
  const scene = { ...BEAST, beasts: pit('lion'), men: [on('bulla', 1, 0, { fate: ['thickSkin'] })] };
  proves({
    ...scene,
    dice: [10, 3],
    play: ['bulla defends none', 'bulla fate yes'],
    expect: ['rolled lion roll.why=damage', 'card-played bulla card=thickSkin D-234', 'wounded bulla raw=8 modifiers=D-234:-2 net=6'],
    finally: { bulla: { fate: [] } },
  });
  proves({
    ...scene,
    dice: [10, 3],
    play: ['bulla defends none', 'bulla fate no'],
    expect: ['wounded bulla net=8'],
    finally: { bulla: { fate: ['thickSkin'] } },
  });
  proves({ ...scene, dice: [20], play: ['bulla defends none', 'bulla fate yes'], expect: ['wounded bulla raw=15 net=13'] });
  proves({
    ...BEAST,
    beasts: pit('bull'),
    men: [on('dama', 4, 0), on('mamertinus', 5, 0, { fate: ['thickSkin'] })],
    dice: [1, 1],
    play: ['dama defends none', 'mamertinus fate yes'],
    expect: ['attacked bull target=mamertinus automatic=true', 'wounded mamertinus raw=6 modifiers=D-089:-2,D-234:-2 net=2'],
  });
});

test("D-235: Second wind gives 3 Stamina up to the rating, in the owner's own move, which goes on", () => {
  const scene = { start: 'men', beasts: pit('lion'), dice: [] } as const;
  const play = ['move', 'valens second wind', 'valens to (-4,0)'];
  proves({
    ...scene,
    men: [on('valens', -3, 0, { fate: ['secondWind'], stamina: 4 })],
    play,
    expect: ['stamina valens from=4 to=7 D-235', 'moved valens gait=walk'],
  });
  proves({ ...scene, men: [on('valens', -3, 0, { fate: ['secondWind'], stamina: 13 })], play, expect: ['stamina valens from=13 to=14'] });
  const held = stage({ ...scene, men: [on('valens', 1, 0, { fate: ['secondWind'], condition: 'held' })], play: [] });
  expect(held.refusal({ type: 'second-wind', figure: 'valens' })?.rule).toBe('D-137');
});

describe('D-236: The god nods: one own die again, and the second stands', () => {
  const nods = { fate: ['godNods'] };
  const men = [on('bulla', -1, 0, nods)];
  const MEN = { start: 'men', beasts: pit('lion') } as const;

  test('D-236: the To Hit die, also a fumble before its table', () => {
    proves({
      ...MEN,
      men,
      dice: [1, 12, 4],
      play: ['hold', 'bulla strikes slash', 'bulla fate yes'],
      expect: [
        'rolled bulla roll.result=fumble again=false',
        'card-played bulla card=godNods D-236',
        'rolled bulla roll.faces=12 roll.result=hit again=true',
        'wounded lion net=4',
      ],
      never: ['rolled bulla roll.why=fumble'],
      finally: { bulla: { fate: [], stamina: 11 } },
    });
    proves({
      ...MEN,
      men,
      dice: [12, 5, 3],
      play: ['hold', 'bulla strikes slash', 'bulla fate yes'],
      expect: ['rolled bulla roll.result=hit', 'rolled bulla roll.result=miss again=true', 'rolled lion roll.why=control'],
      never: ['wounded lion'],
    });
  });

  test('D-236: a refused offer comes again with the next die', () => {
    proves({
      ...MEN,
      men,
      dice: [12, 1, 6],
      play: ['hold', 'bulla strikes slash', 'bulla fate no', 'bulla fate yes'],
      expect: [
        'rolled bulla roll.why=damage roll.faces=1',
        'rolled bulla roll.why=damage roll.faces=6 again=true',
        'wounded lion raw=6 net=6',
      ],
    });
    proves({
      ...MEN,
      men,
      dice: [1, 6, 1],
      play: ['hold', 'bulla strikes slash', 'bulla fate no', 'bulla fate yes'],
      expect: [
        'rolled bulla roll.why=fumble roll.faces=6',
        'rolled bulla roll.why=fumble roll.faces=1 again=true',
        'stamina bulla from=11 to=10',
      ],
      never: ['wounded bulla'],
    });
  });

  test('D-236: the Defend die, the dice of a brace and of a jab', () => {
    proves({
      ...BEAST,
      beasts: pit('lion'),
      men: [on('bulla', 1, 0, nods)],
      dice: [10, 1, 13],
      play: ['bulla defends dodge', 'bulla fate yes'],
      expect: ['rolled bulla roll.faces=1', 'rolled bulla roll.faces=13 roll.result=success again=true'],
      never: ['condition bulla condition=down', 'wounded bulla'],
    });
    proves({
      ...BEAST,
      beasts: pit('bull'),
      men: [on('valens', 4, 0, nods)],
      dice: [10, 12, 1, 8],
      play: ['valens defends brace', 'valens fate no', 'valens fate yes'],
      expect: ['wounded bull raw=8 net=6'],
    });
    proves({
      ...BEAST,
      beasts: pit('lion'),
      men: [on('mamertinus', 1, 0, nods)],
      dice: [10, 10, 2, 10, 5],
      play: ['mamertinus defends riposte', 'mamertinus fate no', 'mamertinus fate yes'],
      expect: ['rolled mamertinus roll.why=counter roll.result=hit again=true', 'wounded lion raw=6'],
    });
  });

  test('D-236: the struggle', () => {
    proves({
      start: 'men',
      beasts: pit('bear'),
      men: [on('bulla', 1, 0, { ...nods, condition: 'held' })],
      dice: [2, 13],
      play: ['bulla struggles', 'bulla fate yes'],
      expect: [
        'rolled bulla roll.result=failure',
        'rolled bulla roll.result=success again=true',
        'condition bulla condition=held gained=false D-139',
      ],
    });
  });

  test('D-236: not the dice of the beast, not those of a friend', () => {
    const hunt = stage(
      {
        ...BEAST,
        beasts: pit('lion'),
        men: [on('bulla', 1, 0), on('valens', -4, 0, nods)],
        dice: [10, 12],
        play: ['bulla defends dodge'],
      },
      new ScriptedRng([10, 12, 1]),
    );
    expect(hunt.decision()?.kind).not.toBe('fate');
    expect(manOf(hunt, 'valens').fate).toEqual(['godNods']);
  });
});

test('D-237: Slip takes 4 from one To Hit against its owner, chosen before the die', () => {
  const scene = { ...BEAST, beasts: pit('lion'), men: [on('bulla', 1, 0, { fate: ['slip'] })] };
  proves({
    ...scene,
    dice: [7],
    play: ['bulla defends none slip'],
    expect: ['card-played bulla card=slip D-237', 'rolled lion roll.chance=13 roll.modifiers=D-237:-4 roll.result=miss'],
    finally: { bulla: { fate: [], stamina: 13 } },
  });
  proves({
    ...scene,
    dice: [8, 13],
    play: ['bulla defends dodge slip'],
    expect: ['rolled lion roll.chance=13 roll.result=hit', 'rolled bulla roll.result=success'],
  });
  refuses(
    {
      ...scene,
      dice: [],
      men: [on('bulla', 1, 0), on('valens', 5, 0, { fate: ['slip'] })],
      play: ['bulla defends dodge slip'],
    },
    'no-fate D-233',
  );
  const prompt = stage({ ...scene, dice: [], men: [on('bulla', 1, 0, { fate: ['slip'], stamina: 0 })] });
  expect(cardsOf(prompt, 'bulla')).toEqual(['flinch', null, 'flinch', null]);
});

describe('while a die or a blow is thought over', () => {
  const men = [on('bulla', -1, 0, { fate: ['godNods'] }), on('mamertinus', -4, 0)];
  const told = (hunt: ReturnType<typeof stage>, action: HuntAction) => {
    const refusal = hunt.refusal(action);
    return refusal && `${refusal.rule} ${refusal.reason}`;
  };

  test('D-236: whose die it is says whether it is thrown again, and nobody does anything else', () => {
    const hunt = stage({ start: 'men', beasts: pit('lion'), men, dice: [2], play: ['hold', 'bulla strikes slash'] });
    expect(told(hunt, { type: 'fate', figure: 'bulla', use: true })).toBeNull();
    expect(told(hunt, { type: 'fate', figure: 'mamertinus', use: true })).toBe('D-236 not-now');
    expect(told(hunt, { type: 'strike', figure: 'bulla', card: 'slash' })).toBe('D-236 not-now');
  });

  test('D-233: whom the blow struck says whether his skin is thick, and nobody does anything else', () => {
    const way = [on('bulla', 4, 0), on('gavius', 5, 0, { fate: ['thickSkin'] })];
    const hunt = stage({ ...BEAST, beasts: pit('bull'), men: way, dice: [1, 1], play: ['bulla defends none'] });
    expect(told(hunt, { type: 'fate', figure: 'gavius', use: true })).toBeNull();
    expect(told(hunt, { type: 'defend', figure: 'gavius', card: null })).toBe('D-233 not-now');
    expect(told(hunt, { type: 'fate', figure: 'bulla', use: true })).toBe('D-233 not-now');
    expect(hunt.state.agenda.at(-1)).toMatchObject({
      do: 'blow',
      victim: 1,
      rowToHit: 0,
      rowRule: 'D-037',
      automatic: true,
      chosen: false,
    });
  });

  test('D-052: he who leads says whether his die is thrown again, and nobody does anything else', () => {
    const hunt = stage({ start: 'control', beasts: pit('lion'), men: [on('mamertinus', -5, 0), on('bulla', -6, 0)], dice: [3, 2] });
    expect(hunt.decision()).toMatchObject({ kind: 'reroll', figures: ['mamertinus'] });
    expect(told(hunt, { type: 'reroll', figure: 'mamertinus', use: true })).toBeNull();
    expect(told(hunt, { type: 'reroll', figure: 'bulla', use: true })).toMatch(/not-now$/);
    expect(told(hunt, { type: 'fate', figure: 'mamertinus', use: true })).toMatch(/not-now$/);
  });
});

test('D-084: however good he is, a Defend card succeeds on 18 of 20 at most, and on 1 at least', () => {
  const chances = (rating: number) => {
    const bulla = core.damnatio.men['bulla']!;
    const ratings = { ...bulla.ratings, strength: rating, agility: rating, intellect: rating };
    const made = damnatio({ ...core.damnatio, men: { ...core.damnatio.men, bulla: { ...bulla, ratings } } });
    const { view } = stage({ ...BEAST, beasts: pit('lion'), men: [on('bulla', 1, 0)], dice: [] }, new ScriptedRng([]), made);
    const { man, attack, options } = defendPrompt(view)!;
    return options.flatMap(({ card }) => (card ? [defendChance(view, man, card, attack).chance] : []));
  };
  expect(new Set(chances(40))).toEqual(new Set([18]));
  expect(new Set(chances(-40))).toEqual(new Set([1]));
});
