import { expect, test } from 'vitest';
import { damnatio } from '../../../../src/games/damnatio/rules/index.ts';
import { core } from '../../../support/core-content.ts';
import { on, pit, proves, refuses } from '../../../support/stage.ts';

/** A human round with HOLD: no dice before the first attack. */
const HOLD = { start: 'men', dice: [] as number[] } as const;
const { attacks, men } = core.damnatio;

test('D-155: stab reaches as far as the weapon, at Accuracy + 6', () => {
  proves({
    ...HOLD,
    beasts: pit('lion'),
    men: [on('bulla', -1, 1)],
    dice: [11, 5],
    play: ['hold', 'bulla strikes stab'],
    expect: ['stamina bulla from=13 to=12', 'rolled bulla roll.chance=10 roll.needed=11 roll.result=hit D-109', 'wounded lion raw=5 net=4'],
    waiting: 'defend bulla',
  });
  proves({
    ...HOLD,
    beasts: pit('lion'),
    men: [on('gavius', -2, 0)],
    dice: [11],
    play: ['hold', 'gavius strikes stab'],
    expect: ['rolled gavius roll.chance=9 roll.result=miss'],
  });
  refuses(
    { ...HOLD, beasts: pit('lion'), men: [on('bulla', -2, 0), on('dama', -1, 0)], play: ['hold', 'bulla strikes stab'] },
    'out-of-reach D-108',
  );
});

test('D-156: slash needs a blade, Accuracy + 5, damage + 1', () => {
  proves({
    ...HOLD,
    beasts: pit('lion'),
    men: [on('bulla', -1, 1)],
    dice: [12, 4],
    play: ['hold', 'bulla strikes slash'],
    expect: [
      'stamina bulla from=13 to=11',
      'rolled bulla roll.chance=9 roll.result=hit',
      'wounded lion raw=4 modifiers=D-156:1,D-034:-1 net=4',
    ],
  });
  refuses({ ...HOLD, beasts: pit('lion'), men: [on('dama', -1, 1)], play: ['hold', 'dama strikes slash'] }, 'not-owned D-108');
});

test('D-157: desperate blow hits hard and fumbles on 1 and 2', () => {
  const men = [on('bulla', -1, 0)];
  const play = ['hold', 'bulla strikes desperate'];
  proves({
    ...HOLD,
    beasts: pit('lion'),
    men,
    play,
    dice: [15, 3],
    expect: ['stamina bulla to=10', 'rolled bulla roll.chance=6', 'wounded lion net=6'],
  });
  proves({
    ...HOLD,
    beasts: pit('lion'),
    men,
    play,
    dice: [2, 1],
    expect: ['rolled bulla roll.result=fumble', 'stamina bulla from=10 to=9 D-147'],
  });
  proves({ ...HOLD, beasts: pit('lion'), men, play, dice: [3], expect: ['rolled bulla roll.result=miss'] });
});

test('D-158: hamstring from flank or rear; 2 net slow the charge by 2, once per beast', () => {
  const men = [on('bulla', -1, 1), on('syrus', -1, 0)];
  const hamstring = 'one-shot bull what=charge value=-2 D-158';
  proves({
    ...HOLD,
    beasts: pit('bull'),
    men,
    dice: [13, 4, 15, 4],
    play: ['hold', 'bulla strikes hamstring', 'syrus strikes hamstring'],
    expect: ['rolled bulla roll.chance=8 roll.result=hit', 'wounded bull net=2', hamstring, 'wounded bull net=2'],
    finally: { bull: { chargeMod: -2 }, bulla: { stamina: 11 } },
  });
  proves({
    ...HOLD,
    beasts: pit('bull'),
    men,
    dice: [13, 3],
    play: ['hold', 'bulla strikes hamstring'],
    expect: ['wounded bull net=1'],
    never: [hamstring],
  });
  refuses({ ...HOLD, beasts: pit('bull'), men: [on('bulla', 1, 0)], play: ['hold', 'bulla strikes hamstring'] }, 'arc D-108');
  const charge = { start: 'beast', men: [on('bulla', 7, 0)] } as const;
  proves({
    ...charge,
    beasts: pit('bull', { chargeMod: -2 }),
    dice: [],
    expect: ['charged bull how=short run=5 D-067'],
    never: ['attacked bull'],
  });
  proves({ ...charge, beasts: pit('bull'), dice: [], expect: ['charged bull how=charge run=6'], waiting: 'defend bulla' });
});

test('D-159: sand from the front, once per man: next To Hit -4, next Control -2', () => {
  const scene = { ...HOLD, beasts: pit('bull'), play: ['hold', 'bulla strikes sand'] };
  proves({
    ...scene,
    men: [on('bulla', 1, 0)],
    dice: [15, 11, 4, 4],
    play: [...scene.play, 'bulla defends none'],
    expect: [
      'stamina bulla to=12',
      'rolled bulla roll.chance=6 roll.result=hit',
      'one-shot bull what=to-hit value=-4 used=false',
      'one-shot bull what=control value=-2 used=false',
      'rolled bull roll.chance=9 roll.modifiers=D-044:-4 roll.result=miss',
      'rolled bull roll.why=control roll.modifiers=D-044:-2 roll.total=5',
    ],
    never: ['wounded bull'],
    finally: { bull: { nextToHit: 0, nextControl: 0 } },
    waiting: 'order bulla',
  });
  refuses({ ...scene, men: [on('bulla', 1, 0, { spent: ['sand'] })] }, 'used-up D-108');
  refuses({ ...scene, men: [on('bulla', -1, 1)] }, 'arc D-108');
});

test('D-160: goad costs nothing, does no damage, and its user is the last enemy and wins ties', () => {
  const men = [on('bulla', -1, 1, { stamina: 0 }), on('syrus', -1, 0)];
  proves({
    ...HOLD,
    beasts: pit('bull', { lastFought: 'syrus' }),
    men,
    dice: [9, 13, 2],
    play: ['hold', 'bulla strikes goad', 'syrus strikes stab'],
    expect: [
      'rolled bulla roll.chance=12 roll.result=hit',
      'condition bulla condition=provoker D-121 D-160',
      'wounded bull by=syrus net=0',
      'target-chosen bull target=bulla why=goad D-120',
    ],
    never: ['wounded bull by=bulla'],
    finally: { bull: { lastFought: 'bulla' }, bulla: { stamina: 0 } },
  });
  proves({
    ...HOLD,
    beasts: pit('bull'),
    men,
    dice: [8, 13, 3],
    play: ['hold', 'bulla strikes goad', 'syrus strikes stab'],
    expect: ['rolled bulla roll.result=miss', 'target-chosen bull target=syrus why=most-damage'],
    never: ['condition bulla condition=provoker'],
  });
});

test('D-161: flail is free and weak; its damage never falls below 0', () => {
  const scene = { ...HOLD, beasts: pit('lion'), men: [on('syrus', -1, 1, { stamina: 0 })], play: ['hold', 'syrus strikes flail'] };
  proves({
    ...scene,
    dice: [16, 1],
    expect: ['rolled syrus roll.chance=5', 'wounded lion raw=1 modifiers=D-161:-1 net=0'],
    finally: { syrus: { stamina: 0 } },
  });
  proves({ ...scene, dice: [16, 4], expect: ['wounded lion net=2'] });
});

test('D-162: from the ground only for Down, Pinned and Held men, a fixed 1d4', () => {
  for (const condition of ['down', 'pinned', 'held']) {
    proves({
      ...HOLD,
      beasts: pit('lion'),
      men: [on('mamertinus', 1, 0, { condition })],
      dice: [15, 4],
      play: [...(condition === 'down' ? ['hold'] : ['done']), 'mamertinus strikes grounded'],
      expect: [
        'stamina mamertinus to=25',
        'rolled mamertinus roll.chance=6 roll.result=hit',
        'rolled mamertinus roll.dice=1d4',
        'wounded lion net=3',
      ],
    });
  }
  refuses({ ...HOLD, beasts: pit('lion'), men: [on('bulla', 1, 0)], play: ['hold', 'bulla strikes grounded'] }, 'posture D-108');
});

test('D-163: under the belly is a knife from the flank only', () => {
  const play = ['hold', 'syrus strikes underBelly'];
  const expected = ['stamina syrus to=8', 'rolled syrus roll.chance=7', 'wounded lion raw=2 modifiers=D-163:2 net=3'];
  proves({ ...HOLD, beasts: pit('lion'), men: [on('syrus', 0, -1)], dice: [14, 2], play, expect: expected });
  refuses({ ...HOLD, beasts: pit('lion'), men: [on('syrus', -1, 0)], play }, 'arc D-108');
  refuses({ ...HOLD, beasts: pit('lion'), men: [on('syrus', 1, 0)], play }, 'arc D-108');
});

test('D-164: skull crack takes 2 from the next Control Check, not from the rear', () => {
  const play = ['hold', 'dama strikes skullCrack'];
  proves({
    ...HOLD,
    beasts: pit('lion'),
    men: [on('dama', -1, 1)],
    dice: [15, 1],
    play,
    expect: ['rolled dama roll.chance=6', 'wounded lion raw=2 net=3', 'one-shot lion what=control value=-2 used=false'],
    finally: { lion: { nextControl: -2, nextToHit: 0 }, dama: { stamina: 9 } },
  });
  refuses({ ...HOLD, beasts: pit('lion'), men: [on('dama', -1, 0)], play }, 'arc D-108');
});

test('D-165: burn takes 2 from the next To Hit', () => {
  proves({
    ...HOLD,
    beasts: pit('lion'),
    men: [on('pyrrhus', -1, 0)],
    dice: [13, 2],
    play: ['hold', 'pyrrhus strikes burn'],
    expect: [
      'stamina pyrrhus to=9',
      'rolled pyrrhus roll.chance=8 roll.result=hit',
      'wounded lion net=3',
      'attacked lion attack=swipe chance=14',
    ],
    finally: { lion: { nextToHit: -2, nextControl: 0 } },
  });
});

test('D-166: fork the neck reaches 2 and takes 1 from the next Control Check', () => {
  const scene = { ...HOLD, beasts: pit('lion'), play: ['hold', 'gavius strikes forkNeck'] };
  proves({
    ...scene,
    men: [on('gavius', 2, 0)],
    dice: [19, 3],
    expect: ['rolled gavius roll.chance=2 roll.modifiers=D-110:-5', 'wounded lion net=3'],
    finally: { lion: { nextControl: -1 } },
  });
  proves({ ...scene, men: [on('gavius', -1, 0)], dice: [14, 3], expect: ['rolled gavius roll.chance=7', 'wounded lion net=3'] });
  refuses({ ...scene, men: [on('gavius', 3, 0), on('dama', -1, 0)] }, 'out-of-reach D-108');
});

test('D-167: spear thrust at Accuracy + 7, adjacent or at 2', () => {
  for (const q of [-1, -2]) {
    proves({
      ...HOLD,
      beasts: pit('bull'),
      men: [on('valens', q, 0)],
      dice: [10, 6],
      play: ['hold', 'valens strikes spearThrust'],
      expect: ['stamina valens to=12', 'rolled valens roll.chance=11 roll.result=hit', 'wounded bull raw=7 net=5'],
    });
  }
  proves({
    ...HOLD,
    beasts: pit('bull'),
    men: [on('mamertinus', -2, 0)],
    dice: [8, 1],
    play: ['hold', 'mamertinus strikes spearThrust'],
    expect: ['wounded bull raw=3 net=1'],
  });
});

test('D-168: drive it home is for veterans', () => {
  const play = (name: string) => ['hold', `${name} strikes driveHome`];
  for (const [name, chance] of [
    ['mamertinus', 11],
    ['hilarinus', 12],
  ] as const) {
    proves({
      ...HOLD,
      beasts: pit('lion'),
      men: [on(name, -1, 0)],
      dice: [21 - chance, 1],
      play: play(name),
      expect: [`rolled ${name} roll.chance=${chance} roll.result=hit`, 'wounded lion raw=3 modifiers=D-168:3 net=5'],
    });
  }
  refuses({ ...HOLD, beasts: pit('lion'), men: [on('bullarius', -1, 0)], play: play('bullarius') }, 'not-owned D-108');
});

/** No man of the core content carries a javelin: Syrus does here. */
const javelin = damnatio({
  ...core.damnatio,
  men: {
    ...men,
    syrus: { ...men['syrus']!, weapon: { id: 'javelin', name: 'javelin', dmg: { count: 1, sides: 6, add: 0 }, reach: 1, blade: false } },
  },
});

test('D-169 D-229: a cast that kills is the end: nothing is told after it', () => {
  const kill = {
    ...HOLD,
    lex: { optionalCards: true },
    beasts: pit('lion', { hp: 1 }),
    men: [on('syrus', -2, 0)],
    dice: [19, 6],
    play: ['hold', 'syrus strikes cast'],
  };
  expect(proves(kill, javelin).at(-1)).toMatchObject({ type: 'bout-ended', outcome: { winner: 'men' } });
});

test('D-169: cast, lex optionalCards: at distance 2 to 4, and the weapon leaves the hand, hit or miss', () => {
  const lex = { optionalCards: true };
  const scene = { ...HOLD, lex, beasts: pit('lion'), play: ['hold', 'syrus strikes cast'] };
  const thrown = 'item syrus item=javelin how=thrown D-169';
  proves(
    {
      ...scene,
      men: [on('syrus', -4, 0)],
      dice: [16, 3],
      expect: ['stamina syrus to=9', 'rolled syrus roll.chance=5', 'wounded lion raw=3 net=3', thrown],
      finally: { syrus: { weapon: null } },
    },
    javelin,
  );
  proves(
    {
      ...scene,
      men: [on('syrus', -2, 0)],
      dice: [2],
      expect: ['rolled syrus roll.result=miss', thrown],
      finally: { syrus: { weapon: null } },
    },
    javelin,
  );
  proves(
    {
      ...scene,
      men: [on('syrus', -2, 0)],
      dice: [1, 5],
      expect: ['rolled syrus roll.result=fumble', thrown],
      never: ['item syrus how=dropped'],
    },
    javelin,
  );
  for (const q of [-1, -5]) refuses({ ...scene, men: [on('syrus', q, 0), on('dama', 0, 1)] }, 'out-of-reach D-108', javelin);
  refuses({ ...scene, lex: {}, men: [on('syrus', -2, 0), on('dama', -1, 0)] }, 'not-owned D-108', javelin);
  expect(
    Object.entries(attacks.weapon).flatMap(([weapon, cards]) =>
      cards.filter((card) => card.optional).map((card) => `${weapon} ${card.id}`),
    ),
  ).toEqual(['javelin cast']);
});
