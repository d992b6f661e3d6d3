import { expect, test } from 'vitest';
import { damnatio, strikeOptions } from '../../../../src/games/damnatio/rules/index.ts';
import { core } from '../../../support/core-content.ts';
import { cardsOf, expectScenario, openScene, refusalOf, waysOf } from '../../../support/scenario.ts';
import type { Scene } from '../../../support/scenario.ts';
import { stage, viewOf } from '../../../support/stage.ts';

const at = (card: string, q: number, r: number, rest: object = {}) => ({ card, at: [q, r] as const, ...rest });
const pit = (card: string, rest: object = {}) => [{ card, at: [0, 0] as const, facing: 0, ...rest }];
const men = (part: Partial<Scene>): Scene => ({
  start: 'men',
  control: 'men',
  beasts: pit('lion'),
  men: [],
  dice: [],
  play: ['hold'],
  ...part,
});

test('D-105: after movement every capable man attacks, and must', () => {
  const scene = men({ men: [at('syrus', -1, 0, { stamina: 0 }), at('dama', -3, 0)] });
  expectScenario({ ...scene, waiting: 'strikes syrus' });
  expect(cardsOf(openScene(scene), 'syrus')).toEqual(['goad', 'flail']);
  expect(refusalOf(scene, 'done')).toEqual({ rule: 'D-105', reason: 'must-attack' });
});

test('D-105: with lex mayPass he may decline', () => {
  expectScenario(
    men({ lex: { mayPass: true }, men: [at('syrus', -1, 0)], play: ['hold', 'done'], never: ['attacked syrus'], waiting: 'dice' }),
  );
});

test('D-105: a Down or gripped man is capable with a card for his posture', () => {
  for (const condition of ['down', 'pinned', 'held']) {
    const play = [condition === 'down' ? 'hold' : 'done']; // with nobody able to move there is no order to give
    const hunt = openScene(men({ men: [at('syrus', -1, 0, { condition })], play }));
    expect(hunt.decision()).toMatchObject({ kind: 'strikes', figures: ['syrus'] });
    expect(cardsOf(hunt, 'syrus')).toEqual(['grounded']);
  }
  expectScenario(men({ men: [at('syrus', -1, 0, { condition: 'down', stamina: 0 })], waiting: 'dice' }));
});

test('D-106: a gripped man may struggle and, if still gripped, strike From the ground', () => {
  const scene = men({ men: [at('bulla', 1, 0, { condition: 'pinned' })], play: ['bulla struggles', 'done'] });
  const failed = { ...scene, dice: [12] };
  expectScenario({
    ...failed,
    expect: ['rolled bulla roll.why=struggle roll.chance=8 roll.needed=13 roll.result=failure'],
    waiting: 'strikes bulla',
  });
  expect(cardsOf(openScene(failed), 'bulla')).toEqual(['grounded']);
  expectScenario({
    ...failed,
    dice: [12, 2],
    play: [...scene.play!, 'bulla strikes grounded'],
    expect: ['rolled bulla roll.why=struggle', 'rolled bulla roll.why=to-hit roll.chance=4'],
  });
});

test('D-106: a man who breaks free is done', () => {
  const scene = men({
    men: [at('bulla', 1, 0, { condition: 'held' }), at('dama', -1, 0)],
    dice: [13],
    play: ['hold', 'bulla struggles', 'done'],
  });
  expectScenario({
    ...scene,
    expect: ['rolled bulla roll.chance=10 roll.result=success', 'condition bulla condition=held gained=false D-106'],
    waiting: 'strikes dama',
  });
  expect(refusalOf(scene, 'bulla strikes stab')).toEqual({ rule: 'D-106', reason: 'no-attack-left' });
});

test('D-106: under MOVE, a man who has broken free does not move in that phase', () => {
  expectScenario(
    men({
      beasts: pit('bear'),
      men: [at('bulla', 1, 0, { condition: 'held' }), at('dama', -6, 0)],
      dice: [13],
      play: ['move', 'bulla struggles', 'dama to (-5,0) D1'],
      waiting: 'moves',
    }),
  );
});

test('D-107: once each, in the order the player likes, with the dice of each seen before the next', () => {
  const scene = men({
    men: [at('bulla', -1, 0), at('dama', 0, -1), at('syrus', -1, 1)],
    dice: [2, 2],
    play: ['hold', 'syrus strikes stab', 'bulla strikes stab'],
  });
  expectScenario({ ...scene, expect: ['rolled syrus roll.result=miss', 'rolled bulla roll.result=miss'], waiting: 'strikes dama' });
  expect(refusalOf(scene, 'syrus strikes stab')).toEqual({ rule: 'D-107', reason: 'has-attacked' });
  const events = expectScenario({ ...scene, dice: [2, 2, 2], play: [...scene.play!, 'dama strikes stab'], waiting: 'dice' });
  expect(events.filter(({ type }) => type === 'attacked')).toHaveLength(3);
});

test('D-108: reach, arc, posture, weapon, uses and Stamina decide what is legal', () => {
  const why = (scene: Scene, line: string) => refusalOf(scene, line);
  expect(why(men({ men: [at('bulla', 1, 0)] }), 'bulla strikes hamstring')).toEqual({ rule: 'D-108', reason: 'arc' });
  expect(why(men({ men: [at('bulla', -1, 0)] }), 'bulla strikes hamstring')).toBeNull();
  expect(why(men({ men: [at('bulla', -1, 1)] }), 'bulla strikes hamstring')).toBeNull();
  expect(why(men({ men: [at('bulla', -1, 0)] }), 'bulla strikes sand')).toEqual({ rule: 'D-108', reason: 'arc' });
  expect(why(men({ men: [at('valens', -2, 0)] }), 'valens strikes flail')).toEqual({ rule: 'D-108', reason: 'out-of-reach' });
  expect(why(men({ men: [at('bulla', -2, 0), at('dama', -1, 0)] }), 'bulla strikes stab')).toEqual({
    rule: 'D-108',
    reason: 'out-of-reach',
  });
  expect(why(men({ men: [at('valens', -3, 0), at('dama', -1, 0)] }), 'valens strikes spearThrust')).toEqual({
    rule: 'D-108',
    reason: 'out-of-reach',
  });
  expect(why(men({ men: [at('bulla', -1, 0, { condition: 'down' })] }), 'bulla strikes stab')).toEqual({
    rule: 'D-108',
    reason: 'posture',
  });
  expect(why(men({ men: [at('bulla', -1, 0)] }), 'bulla strikes grounded')).toEqual({ rule: 'D-108', reason: 'posture' });
  expect(why(men({ men: [at('dama', -1, 0)] }), 'dama strikes slash')).toEqual({ rule: 'D-108', reason: 'not-owned' });
  expect(why(men({ men: [at('bulla', 1, 0, { spent: ['sand'] })] }), 'bulla strikes sand')).toEqual({ rule: 'D-108', reason: 'used-up' });
  expect(why(men({ men: [at('bulla', 1, 0)] }), 'bulla strikes sand')).toBeNull();
  expect(why(men({ men: [at('bulla', -1, 0, { stamina: 1 })] }), 'bulla strikes slash')).toEqual({ rule: 'D-144', reason: 'stamina' });
  expect(why(men({ men: [at('bulla', -1, 0, { weapon: 'none' })] }), 'bulla strikes slash')).toEqual({
    rule: 'D-108',
    reason: 'not-owned',
  });
});

test('D-109: Accuracy and card, less guard in front; Bulla slashes the flank at 9: hits on 12', () => {
  const slash = (q: number, r: number, face: number, wanted: string) =>
    expectScenario(
      men({
        men: [at('bulla', q, r)],
        dice: wanted.includes('hit') ? [face, 1] : [face],
        play: ['hold', 'bulla strikes slash'],
        expect: [`rolled bulla roll.why=to-hit ${wanted}`],
      }),
    );
  slash(-1, 1, 11, 'roll.chance=9 roll.needed=12 roll.modifiers=D-109:4,D-156:5 roll.result=miss');
  slash(-1, 1, 12, 'roll.chance=9 roll.result=hit');
  slash(1, 0, 16, 'roll.chance=4 roll.modifiers=D-110:-5 roll.result=miss');
  slash(1, 0, 17, 'roll.chance=4 roll.result=hit');
});

test('D-109: never below 1 in 20', () => {
  expectScenario(
    men({
      men: [at('syrus', 1, 0)],
      dice: [19],
      play: ['hold', 'syrus strikes desperate'],
      expect: ['rolled syrus roll.chance=1 roll.needed=20 roll.result=miss'],
    }),
  );
});

test('D-110: guard counts in the front arc only; flank and rear are equal', () => {
  const arcs = [
    [1, -1, 4],
    [1, 0, 4],
    [0, 1, 4],
    [-1, 1, 9],
    [0, -1, 9],
    [-1, 0, 9],
  ] as const;
  for (const [q, r, chance] of arcs) {
    const guard = 'roll.modifiers=D-110:-5';
    const scene = men({
      men: [at('bulla', q, r)],
      dice: [2],
      play: ['hold', 'bulla strikes slash'],
      expect: [`rolled bulla roll.chance=${chance}`],
    });
    expectScenario({ ...scene, ...(chance === 4 ? { expect: [`rolled bulla ${guard}`] } : { never: [`rolled bulla ${guard}`] }) });
  }
});

test('D-111: weapon die and card, less natural armour: d6 4 + 1 - 2 at the bull', () => {
  expectScenario(
    men({
      beasts: pit('bull'),
      men: [at('bulla', -1, 0)],
      dice: [19, 4],
      play: ['hold', 'bulla strikes slash'],
      expect: ['wounded bull raw=4 modifiers=D-156:1,D-034:-2 net=3 from=22 to=19'],
    }),
  );
});

test('D-111: a card with its own die throws that; nobody of the printed cards has Strength 7; 0 is the least', () => {
  expectScenario(
    men({
      men: [at('mamertinus', -1, 0, { condition: 'down' })],
      dice: [19, 4],
      play: ['hold', 'mamertinus strikes grounded'],
      expect: ['rolled mamertinus roll.why=damage roll.dice=1d4', 'wounded lion net=3'],
    }),
  );
  expectScenario(
    men({
      men: [at('syrus', -1, 0)],
      dice: [19, 1],
      play: ['hold', 'syrus strikes flail'],
      expect: ['wounded lion raw=1 modifiers=D-161:-1,D-034:-1 net=0 from=24 to=24'],
    }),
  );
});

test.each([
  [6, 'modifiers=D-156:1,D-034:-1 net=4', 8],
  [7, 'modifiers=D-156:1,D-111:1,D-034:-1 net=5', 9],
  [8, 'modifiers=D-156:1,D-111:1,D-034:-1 net=5', 9],
])('D-111: with Strength %i a weapon does %s; a card with its own die gains nothing', (strength, wound, critical) => {
  const { bulla } = core.damnatio.men;
  const rules = damnatio({
    ...core.damnatio,
    men: { ...core.damnatio.men, bulla: { ...bulla!, ratings: { ...bulla!.ratings, strength } } },
  });
  const scene = men({ men: [at('bulla', -1, 0)], dice: [19, 4], play: ['hold', 'bulla strikes slash'], expect: [`wounded lion ${wound}`] });
  expectScenario(scene, rules);
  const hunt = stage(men({ men: [at('bulla', -1, 0)], play: ['hold'] }), undefined, rules);
  const odds = strikeOptions(viewOf(hunt), hunt.state.men[0]!).find(({ card }) => card.id === 'slash')!;
  expect(Math.max(...odds.net!.weights.keys())).toBe(critical);
  expectScenario(
    men({
      men: [at('bulla', -1, 0, { condition: 'down' })],
      dice: [19, 4],
      play: ['hold', 'bulla strikes grounded'],
      expect: ['wounded lion raw=4 modifiers=D-034:-1 net=3'],
    }),
    rules,
  );
});

test('D-112: effects count on any hit, also for 0 damage', () => {
  expectScenario(
    men({
      beasts: pit('bull'),
      men: [at('dama', -1, 1)],
      dice: [20],
      play: ['hold', 'dama strikes skullCrack'],
      expect: ['wounded bull net=7', 'one-shot bull what=control value=-2'],
    }),
  );
  expectScenario(
    men({
      beasts: pit('bull'),
      men: [at('gavius', -2, 1)],
      dice: [19, 1],
      play: ['hold', 'gavius strikes forkNeck'],
      expect: ['wounded bull raw=1 modifiers=D-166:1,D-034:-2 net=0', 'one-shot bull what=control value=-1 used=false D-166'],
    }),
  );
});

test('D-112: a card that says "wounds" needs its damage: hamstring at 2 net, once', () => {
  const hamstring = (die: number, charge: number) =>
    expectScenario(
      men({
        beasts: pit('bull'),
        men: [at('bulla', -1, 0)],
        dice: [19, die],
        play: ['hold', 'bulla strikes hamstring'],
        finally: { bull: { chargeMod: charge } },
      }),
    );
  hamstring(3, 0);
  hamstring(4, -2);
});

test('D-113: the beast does not turn between the attacks of a phase', () => {
  expectScenario(
    men({
      men: [at('bulla', -1, 0), at('dama', -1, 1), at('valens', 1, 0)],
      dice: [19, 6, 2, 19, 1],
      play: ['hold', 'bulla strikes slash', 'dama strikes stab', 'valens strikes stab'],
      expect: [
        'rolled bulla roll.chance=9',
        'rolled dama roll.chance=8',
        'rolled valens roll.chance=5 roll.modifiers=D-110:-5',
        'target-chosen lion',
        'faced lion',
      ],
    }),
  );
});

test('D-114: a figure between does not block a thrust of reach 2', () => {
  const scene = men({ men: [at('valens', -2, 0), at('bulla', -1, 0)] });
  expect(refusalOf(scene, 'valens strikes spearThrust')).toBeNull();
  expectScenario({ ...scene, dice: [19, 2], play: ['hold', 'valens strikes spearThrust'], expect: ['wounded lion by=valens'] });
});

test('D-115: when the beast dies the phase ends at once, and queued attacks lapse', () => {
  expectScenario(
    men({
      beasts: pit('lion', { hp: 3 }),
      men: [at('bulla', -1, 0), at('dama', -1, 1)],
      dice: [19, 6],
      play: ['hold', 'bulla strikes slash'],
      expect: ['felled lion dead=true', 'bout-ended D-229'],
      never: ['attacked dama', 'attacked lion'],
      finally: { bout: { winner: 'men', by: 'beast-dead' } },
      waiting: 'over',
    }),
  );
});

test('D-116: without the wound module no area is named', () => {
  const scene = men({ men: [at('bulla', -1, 0)] });
  expect(waysOf(openScene(scene), 'bulla')).toEqual(['strike']);
  for (const action of openScene(scene).actions()) expect(action).not.toHaveProperty('area');
  expect(refusalOf(scene, 'bulla strikes stab M')).toEqual({ rule: 'D-116', reason: 'area' });
});

test('D-116: with it one of the areas of the card is named', () => {
  const scene = men({ lex: { wounds: true }, men: [at('bulla', -1, 0)] });
  expect(refusalOf(scene, 'bulla strikes stab M')).toBeNull();
  expect(refusalOf(scene, 'bulla strikes stab L')).toBeNull();
  expect(refusalOf(scene, 'bulla strikes stab H')).toEqual({ rule: 'D-116', reason: 'area' });
  expect(refusalOf(scene, 'bulla strikes stab')).toEqual({ rule: 'D-116', reason: 'area' });
});
