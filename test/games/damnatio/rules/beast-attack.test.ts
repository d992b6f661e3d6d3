import { describe, expect, test } from 'vitest';
import { damnatio } from '../../../../src/games/damnatio/rules/index.ts';
import { core } from '../../../support/core-content.ts';
import { cardsOf, expectScenario, openScene, refusalOf } from '../../../support/scenario.ts';
import type { Scene } from '../../../support/scenario.ts';

const at = (card: string, q: number, r: number, rest: object = {}) => ({ card, at: [q, r] as const, ...rest });
const pit = (card: string, rest: object = {}) => [{ card, at: [0, 0] as const, facing: 0, ...rest }];
const round = (part: Partial<Scene>): Scene => ({ start: 'beast', control: 'beast', beasts: pit('lion'), men: [], dice: [], ...part });

/** A lion beside Bulla, its last enemy; or another beast and man. */
const beside = (part: Partial<Scene> = {}, card = 'lion', man: object = {}): Scene =>
  round({ beasts: pit(card, { lastFought: 'bulla' }), men: [at('bulla', 1, 0, man)], ...part });

describe('the Defend card', () => {
  test('D-080: name, kind, To Hit and damage are known before the choice', () => {
    const scene = round({ men: [at('bulla', 4, 0)] });
    expectScenario({
      ...scene,
      expect: ['attacked lion target=bulla attack=pounce kind=leap chance=17 D-080'],
      never: ['rolled lion'],
      waiting: 'defend bulla',
    });
    expect(openScene(scene).decision()).toMatchObject({ kind: 'defend', attack: 'pounce' });
    expect(core.damnatio.beasts['lion']!.attacks['pounce']!.dmg).toEqual({ count: 1, sides: 8, add: 5 });
  });

  test('D-081: legal is what answers the kind, fits the posture and can be paid; or none', () => {
    const gore = round({ beasts: pit('bull'), men: [at('bulla', 4, 0)] });
    expect(cardsOf(openScene(gore), 'bulla')).toEqual(['dodge', 'leapAside', 'dropFlat', 'flinch', null]);
    expect(refusalOf(gore, 'bulla defends parry')).toEqual({ rule: 'D-081', reason: 'does-not-answer' });
    expect(refusalOf(gore, 'bulla defends fallBack')?.rule).toBe('D-081');
    expect(refusalOf(gore, 'bulla defends rollAway')).toEqual({ rule: 'D-081', reason: 'posture' });
    expect(refusalOf(gore, 'bulla defends brace')).toEqual({ rule: 'D-081', reason: 'not-owned' });
    expect(refusalOf(gore, 'bulla defends none')).toBeNull();
    expect(cardsOf(openScene(beside()), 'bulla')).toEqual(['dodge', 'leapAside', 'dropFlat', 'parry', 'fallBack', 'flinch', null]);
    expect(cardsOf(openScene(beside({}, 'lion', { condition: 'pinned' })), 'bulla')).toEqual(['flinch', 'rollAway', 'guardThroat', null]);
    expect(refusalOf(beside({}, 'lion', { stamina: 1 }), 'bulla defends fallBack')).toEqual({ rule: 'D-144', reason: 'stamina' });
  });

  test('D-081: nobody answers for another man', () => {
    expect(refusalOf(beside({ men: [at('bulla', 1, 0), at('dama', 5, 0)] }), 'dama defends dodge')?.rule).toBe('D-081');
  });

  test('D-082: Stamina is paid at the choice, whatever follows', () => {
    const pay = (dice: number[]) =>
      expectScenario(
        beside({ dice, play: ['bulla defends fallBack'], expect: ['stamina bulla from=13 to=11 D-082', 'rolled lion roll.why=to-hit'] }),
      );
    pay([1]);
    pay([20]);
    pay([10, 19]);
  });
});

describe('To Hit and Defend', () => {
  test('D-083: To Hit, row, bloodied, +2 for Down or Pinned, one-shots; 1 to 19; a 1 always misses', () => {
    const chance = (scene: Scene, wanted: number, terms: string) =>
      expectScenario({
        ...scene,
        expect: [`rolled lion roll.why=to-hit roll.chance=${wanted} roll.needed=${21 - wanted} roll.modifiers=${terms}`],
      });
    const play = ['bulla defends none'];
    chance(beside({ dice: [3], play }), 17, 'D-041:17');
    chance(beside({ dice: [1], play }, 'lion', { condition: 'down' }), 18, 'D-041:16,D-136:2');
    chance(
      { ...beside({ dice: [1], play }, 'lion', { condition: 'down' }), beasts: pit('lion', { hp: 12, lastFought: 'bulla' }) },
      19,
      'D-042:1,D-136:2',
    );
    chance(
      { ...beside({ dice: [1], play }, 'lion', { condition: 'pinned' }), beasts: pit('lion', { hp: 12, lastFought: 'bulla' }) },
      19,
      'D-041:17,D-042:1,D-136:2',
    );
    chance({ ...beside({ dice: [19], play }), beasts: pit('lion', { nextToHit: -30, lastFought: 'bulla' }) }, 1, 'D-044:-30');
  });

  test('D-083: hit if the die is above 20 - N; a natural 1 misses at any chance, a 20 hits at any', () => {
    const face = (die: number, rest: object, wound: boolean) =>
      expectScenario({
        ...beside({ dice: wound && die < 20 ? [die, 1] : [die], play: ['bulla defends none'] }),
        beasts: pit('lion', { lastFought: 'bulla', ...rest }),
        ...(wound ? { expect: ['wounded bulla'] } : { never: ['wounded bulla'] }),
      });
    face(3, {}, false);
    face(4, {}, true);
    face(1, { hp: 12, nextToHit: 30 }, false);
    face(2, { nextToHit: 30 }, true);
    face(20, { nextToHit: -30 }, true);
  });

  test('D-083: a step of the card may change it: the bull answers with its hook at -1', () => {
    expectScenario({
      start: 'men',
      beasts: pit('bull'),
      men: [at('bulla', -1, 0)],
      dice: [19, 6],
      play: ['hold', 'bulla strikes slash'],
      expect: ['attacked bull attack=hook chance=13 modifiers=D-041:14,D-210:-1'],
    });
  });

  test('D-084: rating, card, bonus against the kind: Leap aside v pounce 4+2+3, success from 12', () => {
    const leap = (die: number, result: string, rest: number[]) =>
      expectScenario(
        round({
          men: [at('bulla', 4, 0)],
          dice: [10, die, ...rest],
          play: ['bulla defends leapAside'],
          expect: [`rolled bulla roll.chance=9 roll.needed=12 roll.modifiers=D-084:4,D-171:2,D-171:3 roll.result=${result}`],
        }),
      );
    leap(11, 'failure', [1]);
    leap(12, 'success', []);
  });

  test('D-084: between 1 and 18: 20 succeeds, 1 fails', () => {
    const hunter = round({ beasts: pit('bull'), men: [at('hilarinus', 4, 0)], play: ['hilarinus defends leapAside'] });
    expectScenario({ ...hunter, dice: [10, 6], expect: ['rolled hilarinus roll.chance=15 roll.needed=6 roll.result=success'] });
    expectScenario({
      ...hunter,
      men: [at('syrus', 4, 0)],
      dice: [10, 20],
      play: ['syrus defends flinch'],
      expect: ['rolled syrus roll.result=success'],
    });
    const rear = round({ beasts: pit('bull'), men: [at('dama', 4, 0, { facing: 0 })], play: ['dama defends dropFlat'] });
    expectScenario({
      ...rear,
      dice: [10, 19, 1],
      expect: ['rolled dama roll.chance=1 roll.needed=20 roll.modifiers=D-172:-2,D-085:-4 roll.result=failure'],
    });
    expectScenario({ ...rear, dice: [10, 20], expect: ['rolled dama roll.result=success'] });
  });

  test('D-084: it is thrown only after a normal hit', () => {
    for (const die of [2, 20]) expectScenario(beside({ dice: [die], play: ['bulla defends dodge'], never: ['rolled bulla'] }));
  });

  test.each([
    [3, 9],
    [2, 9],
    [4, 9],
    [1, 7],
    [5, 7],
    [0, 5],
  ])('D-085: facing D%i when the lion is at D3, Fall back has %i in 20', (facing, chance) => {
    expectScenario(
      beside({ dice: [10, 20], play: ['bulla defends fallBack'], expect: [`rolled bulla roll.chance=${chance}`] }, 'lion', { facing }),
    );
  });

  test('D-085: he gets no free turn', () => {
    expectScenario(
      beside({ dice: [10, 20], play: ['bulla defends dodge'], never: ['faced bulla'], finally: { bulla: { facing: 0 } } }, 'lion', {
        facing: 0,
      }),
    );
  });

  test('D-086: a 1 on the Defend roll is a failure and brings him Down', () => {
    expectScenario(
      beside({
        dice: [10, 1, 1],
        play: ['bulla defends dodge'],
        expect: ['rolled bulla roll.result=fumble D-086', 'condition bulla condition=down gained=true D-086', 'wounded bulla net=6'],
        finally: { bulla: { posture: 'down', hp: 4 } },
      }),
    );
    expectScenario(beside({ dice: [10, 2, 1], play: ['bulla defends dodge'], finally: { bulla: { posture: 'standing' } } }));
  });

  test('D-087: a 20 succeeds, and a printed counter hits without a roll', () => {
    const jab: Scene = round({
      beasts: pit('lion', { lastFought: 'mamertinus' }),
      men: [at('mamertinus', 1, 0)],
      play: ['mamertinus defends riposte'],
    });
    expectScenario({
      ...jab,
      dice: [10, 20, 5],
      expect: ['rolled mamertinus roll.result=success D-087', 'wounded lion raw=6 net=5'],
      never: ['rolled mamertinus roll.why=counter'],
    });
    expectScenario({ ...jab, dice: [10, 19, 15, 5], expect: ['rolled mamertinus roll.why=counter roll.chance=11', 'wounded lion'] });
    expectScenario({ ...jab, dice: [10, 19, 9], never: ['wounded lion'] });
  });
});

describe('damage and effects', () => {
  test('D-088: dice less soak, then effects by the net damage: 10 raw, Parry, 8, no knock down at 10', () => {
    expectScenario(
      beside({
        dice: [10, 2, 5],
        play: ['bulla defends parry'],
        expect: ['wounded bulla raw=10 modifiers=D-088:-2 net=8 from=10 to=2'],
        finally: { bulla: { posture: 'standing' } },
      }),
    );
    expectScenario(
      beside({
        dice: [10, 2, 5],
        play: ['bulla defends dodge'],
        expect: ['wounded bulla net=10', 'felled bulla'],
        never: ['condition bulla'],
      }),
    );
  });

  test('D-088: a fallen man suffers no further effect', () => {
    const events = expectScenario(beside({ dice: [20], play: ['bulla defends none'] }, 'lion', { condition: 'down' }));
    expect(events.filter((event) => event.type === 'condition' && event.figure === 'bulla')).toEqual([]);
  });

  test('D-089: padding 1 or 2 of bestiarii, against automatic hits too: 4+4-2', () => {
    const padding = (man: string) => core.damnatio.men[man]!.padding;
    expect(['bullarius', 'mamertinus', 'hilarinus', 'valens'].map(padding)).toEqual([1, 2, 2, 0]);
    expectScenario(
      round({
        men: [at('bulla', 4, 0), at('mamertinus', 5, 0)],
        dice: [1, 4],
        play: ['bulla defends none'],
        expect: ['attacked lion target=mamertinus automatic=true', 'wounded mamertinus raw=8 modifiers=D-089:-2 net=6'],
      }),
    );
  });

  test('D-090: knock down at 10 or more net: 9 leaves him standing, 10 does not', () => {
    const rake = (die: number, posture: string) =>
      expectScenario(
        round({
          beasts: pit('lion', { lastFought: 'valens' }),
          men: [at('valens', 1, 0)],
          dice: [10, die],
          play: ['valens defends none'],
          finally: { valens: { posture, hp: 6 - die } },
        }),
      );
    rake(4, 'standing');
    rake(5, 'down');
  });

  test('D-090: without a number any hit knocks down', () => {
    expectScenario(
      round({ men: [at('bulla', 4, 0)], dice: [10, 1], play: ['bulla defends none'], expect: ['condition bulla condition=down D-090'] }),
    );
  });

  const gore = (part: Partial<Scene>) =>
    expectScenario(
      round({ beasts: pit('bull', { at: [-3, 0] }), men: [at('valens', 1, 0)], dice: [10, 1], play: ['valens defends none'], ...part }),
    );

  test('D-091: tossed 2 hexes straight away, then Down', () => {
    gore({
      expect: ['wounded valens net=6', 'moved valens gait=toss D-091', 'condition valens condition=down D-091'],
      finally: { valens: { at: [3, 0], hp: 5, posture: 'down' } },
    });
  });

  test('D-091: a hex that is not free stops him, with 1 more damage', () => {
    gore({
      men: [at('valens', 1, 0), at('syrus', 3, 0)],
      expect: ['wounded valens net=6', 'moved valens gait=toss', 'wounded valens raw=1 net=1 D-091'],
      finally: { valens: { at: [2, 0], hp: 4, posture: 'down' }, syrus: { hp: 7 } },
    });
    gore({
      men: [at('valens', 1, 0), at('syrus', 2, 0)],
      never: ['moved valens'],
      finally: { valens: { at: [1, 0], hp: 4, posture: 'down' } },
    });
    gore({ beasts: pit('bull', { at: [3, 0] }), men: [at('valens', 7, 0)], finally: { valens: { at: [8, 0], hp: 4 } } });
  });

  test('D-091: the 1 more may fell him', () => {
    gore({
      men: [at('valens', 1, 0, { hp: 7 }), at('syrus', 2, 0)],
      expect: ['wounded valens net=6', 'wounded valens net=1', 'felled valens'],
    });
  });

  test('D-091: a hook tosses 1 hex, and only at 10 net', () => {
    const hook = (die: number, place: [number, number]) =>
      expectScenario(
        round({
          beasts: pit('bull', { lastFought: 'mamertinus' }),
          men: [at('mamertinus', 1, 0)],
          dice: [10, die],
          play: ['mamertinus defends none'],
          finally: { mamertinus: { at: place } },
        }),
      );
    hook(5, [1, 0]);
    hook(6, [2, 0]);
  });

  test('D-092: pin: Pinned and Down', () => {
    const scene = beside({ dice: [10, 1], play: ['bulla defends none'], finally: { bulla: { posture: 'pinned', hp: 3 } } }, 'lion', {
      condition: 'down',
    });
    expectScenario({ ...scene, expect: ['attacked lion attack=seize', 'condition bulla condition=pinned gained=true D-092'] });
    expectScenario({ ...scene, never: ['condition bulla condition=held'] });
  });

  test('D-093: hold needs 1 net damage', () => {
    expectScenario(
      beside(
        {
          dice: [11, 1],
          play: ['bulla defends none'],
          expect: ['condition bulla condition=held gained=true D-093'],
          finally: { bulla: { posture: 'held' } },
        },
        'bear',
      ),
    );
    const { bear } = core.damnatio.beasts;
    const hug = { ...bear!.attacks['hug']!, dmg: { count: 1, sides: 6, add: 0 } };
    const weak = damnatio({ ...core.damnatio, beasts: { bear: { ...bear!, attacks: { ...bear!.attacks, hug } } } });
    const hugged = (die: number, posture: string, net: number) =>
      expectScenario(
        round({
          beasts: pit('bear', { lastFought: 'mamertinus' }),
          men: [at('mamertinus', 1, 0)],
          dice: [11, die],
          play: ['mamertinus defends none'],
          expect: [`wounded mamertinus net=${net}`],
          finally: { mamertinus: { posture } },
        }),
        weak,
      );
    hugged(2, 'standing', 0);
    hugged(3, 'held', 1);
  });

  test('D-094: a sweep strikes up to two men in front or flank, the last enemy first, then clockwise; the rear is safe', () => {
    const events = expectScenario(
      round({
        beasts: pit('bear', { lastFought: 'bulla' }),
        men: [at('pyrrhus', -1, 0), at('dama', 0, -1), at('bulla', 0, 1), at('gavius', 1, 0)],
        dice: [1, 1],
        play: ['bulla defends parry', 'gavius defends parry'],
        expect: [
          'considered bear steps=sweep:fired',
          'attacked bear target=bulla attack=sweep',
          'card-played bulla',
          'attacked bear target=gavius attack=sweep',
          'card-played gavius',
        ],
        never: ['faced bear', 'attacked bear target=pyrrhus', 'attacked bear target=dama'],
        finally: { bear: { facing: 0, lastFought: 'bulla' } },
      }),
    );
    expect(events.filter(({ type }) => type === 'attacked')).toHaveLength(2);
  });

  test('D-094: not with one man there, nor when the last enemy stands in the rear', () => {
    const steps = (men: Scene['men'], wanted: string) =>
      expectScenario(round({ beasts: pit('bear', { lastFought: 'bulla' }), men: men!, expect: [`considered bear steps=${wanted}`] }));
    steps([at('bulla', 1, 0), at('pyrrhus', -1, 0)], 'sweep:frontFlank,hug:fired');
    steps([at('bulla', -1, 0), at('pyrrhus', 1, 0), at('dama', 0, 1)], 'sweep:position,cuff:fired');
  });
});
