import { expect, test } from 'vitest';
import type { Arena } from '../../../../src/engine/hex/index.ts';
import { ScriptedRng } from '../../../../src/engine/dice/index.ts';
import { damnatio, legalDefends, promptedAttack } from '../../../../src/games/damnatio/rules/index.ts';
import { core } from '../../../support/core-content.ts';
import { cardsOf, manOf } from '../../../support/scenario.ts';
import { on, pit, proves, refuses, stage, viewOf } from '../../../support/stage.ts';

/** A beast round: the beast attacks without a die before the Defend choice. */
const BEAST = { start: 'beast', dice: [] as number[] } as const;

/** Ids of the Defend cards offered at the prompt. */
function offered(scene: Parameters<typeof stage>[0], rules?: Parameters<typeof stage>[2]): (string | null)[] {
  const hunt = stage(scene, new ScriptedRng(scene.dice), rules);
  return cardsOf(hunt, hunt.decision()!.figures[0]!);
}

test('D-170: dodge answers everything while standing, at Agility + 4', () => {
  proves({
    ...BEAST,
    beasts: pit('lion'),
    men: [on('bulla', 1, 0)],
    dice: [10, 13],
    play: ['bulla defends dodge'],
    expect: [
      'attacked lion attack=rake',
      'stamina bulla from=13 to=12 D-082',
      'rolled bulla roll.chance=8 roll.needed=13 roll.result=success',
    ],
    never: ['wounded bulla'],
  });
  proves({
    ...BEAST,
    beasts: pit('lion'),
    men: [on('bulla', 1, 0)],
    dice: [10, 12, 1],
    play: ['bulla defends dodge'],
    expect: ['rolled bulla roll.result=failure', 'wounded bulla net=6'],
  });
  refuses(
    { ...BEAST, beasts: pit('lion'), men: [on('bulla', 1, 0, { condition: 'down' })], play: ['bulla defends dodge'] },
    'posture D-081',
  );
});

test('D-171: leap aside is best against a charge, then a leap', () => {
  const against = (card: string, q: number, chance: number) =>
    proves({
      ...BEAST,
      beasts: pit(card),
      men: [on('bulla', q, 0)],
      dice: [10, 21 - chance],
      play: ['bulla defends leapAside'],
      expect: ['stamina bulla to=11', `rolled bulla roll.chance=${chance} roll.result=success`],
    });
  against('bull', 4, 11);
  against('lion', 4, 9);
  against('bull', 1, 6);
});

test('D-172: drop flat under a leap, badly under a charge; success lands Down', () => {
  proves({
    ...BEAST,
    beasts: pit('lion'),
    men: [on('bulla', 4, 0)],
    dice: [10, 9],
    play: ['bulla defends dropFlat'],
    expect: [
      'attacked lion attack=pounce',
      'stamina bulla to=12',
      'rolled bulla roll.chance=12 roll.result=success',
      'condition bulla condition=down D-172',
      'moved lion gait=overrun',
    ],
    never: ['wounded bulla'],
  });
  proves({
    ...BEAST,
    beasts: pit('bull'),
    men: [on('bulla', 4, 0)],
    dice: [10, 17],
    play: ['bulla defends dropFlat'],
    expect: ['rolled bulla roll.chance=4 roll.result=success'],
  });
  proves({
    ...BEAST,
    beasts: pit('lion'),
    men: [on('bulla', 1, 0)],
    dice: [10, 2, 1],
    play: ['bulla defends dropFlat'],
    expect: ['rolled bulla roll.chance=6 roll.result=failure'],
    finally: { bulla: { posture: 'standing', hp: 4 } },
  });
});

test('D-173: fall back gives one hex straight away when it is free, facing kept; not against a charge', () => {
  const scene = { ...BEAST, beasts: pit('lion', { lastFought: 'bulla' }), dice: [10, 12], play: ['bulla defends fallBack'] } as const;
  proves({
    ...scene,
    men: [on('bulla', 1, 0, { facing: 3 })],
    expect: ['stamina bulla to=11', 'rolled bulla roll.chance=9 roll.result=success', 'moved bulla gait=retreat D-173'],
    finally: { bulla: { at: [2, 0], facing: 3, hp: 10 } },
  });
  proves({ ...scene, men: [on('bulla', 1, 0), on('dama', 2, 0)], never: ['moved bulla'], finally: { bulla: { at: [1, 0], hp: 10 } } });
  refuses({ ...scene, beasts: pit('bull'), dice: [], men: [on('bulla', 4, 0)] }, 'does-not-answer D-081');
});

test('D-174: parry softens by 2 when it fails, but not a critical', () => {
  const scene = { ...BEAST, beasts: pit('lion'), men: [on('bulla', 1, 0)], play: ['bulla defends parry'] };
  proves({
    ...scene,
    dice: [10, 13, 4],
    expect: ['stamina bulla to=12', 'rolled bulla roll.chance=7', 'wounded bulla raw=9 modifiers=D-088:-2 net=7'],
  });
  proves({ ...scene, dice: [20], expect: ['wounded bulla raw=15 net=15 D-039'], never: ['wounded bulla modifiers=D-088:-2'] });
  refuses({ ...scene, beasts: pit('bear'), men: [on('bulla', 1, 0)] }, 'does-not-answer D-081');
});

test('D-175: flinch is free, in any posture', () => {
  for (const condition of ['down', 'pinned', 'held', undefined]) {
    proves({
      ...BEAST,
      beasts: pit('bear'),
      men: [on('bulla', 1, 0, { stamina: 0, condition })],
      dice: [10, 16],
      play: ['bulla defends flinch'],
      expect: ['rolled bulla roll.chance=5 roll.result=success'],
      finally: { bulla: { stamina: 0, posture: condition ?? 'standing' } },
    });
  }
});

test('D-176: roll away, Down or Pinned, leaves the posture as it is', () => {
  const scene = { ...BEAST, beasts: pit('lion'), play: ['mamertinus defends rollAway'] };
  for (const condition of ['down', 'pinned']) {
    const men = [on('mamertinus', 1, 0, { condition })];
    proves({
      ...scene,
      men,
      dice: [10, 11],
      expect: ['stamina mamertinus to=25', 'rolled mamertinus roll.chance=10 roll.result=success'],
      finally: { mamertinus: { posture: condition, hp: 22 } },
    });
  }
  refuses({ ...scene, beasts: pit('bear'), men: [on('mamertinus', 1, 0, { condition: 'held' })] }, 'posture D-081');
});

test('D-177: guard the throat, Down or Pinned, softens by 2 when it fails', () => {
  const scene = { ...BEAST, beasts: pit('lion'), play: ['bulla defends guardThroat'] };
  proves({
    ...scene,
    men: [on('bulla', 1, 0, { condition: 'down' })],
    dice: [10, 14, 3],
    expect: ['rolled bulla roll.chance=6 roll.result=failure', 'wounded bulla raw=9 modifiers=D-088:-2 net=7'],
  });
  refuses({ ...scene, men: [on('bulla', 1, 0)] }, 'posture D-081');
});

test('D-178: torch in its face, Intimidation + 7, against claw, bite, hug, leap and cuff', () => {
  const expected = ['stamina pyrrhus to=10', 'rolled pyrrhus roll.chance=11 roll.modifiers=D-084:4,D-178:7 roll.result=success'];
  const scene = { ...BEAST, dice: [10, 10], play: ['pyrrhus defends torchFace'] };
  proves({ ...scene, beasts: pit('lion'), men: [on('pyrrhus', 1, 0)], expect: expected });
  proves({ ...scene, beasts: pit('lion'), men: [on('pyrrhus', 4, 0)], expect: expected });
  refuses({ ...scene, beasts: pit('bull'), dice: [], men: [on('pyrrhus', 1, 0)] }, 'does-not-answer D-081');
  refuses({ ...scene, beasts: pit('lion'), dice: [], men: [on('bulla', 1, 0)], play: ['bulla defends torchFace'] }, 'not-owned D-081');
});

test('D-179: brace meets a charge or leap: 1d8 less hide, and the beast stops in contact', () => {
  proves({
    ...BEAST,
    beasts: pit('bull'),
    men: [on('valens', 5, 0), on('dama', 6, 0)],
    dice: [19, 12, 7],
    play: ['valens defends brace'],
    expect: [
      'stamina valens to=12',
      'rolled valens roll.chance=9 roll.result=success',
      'wounded bull raw=7 modifiers=D-034:-2 net=5 D-179',
    ],
    never: ['moved bull gait=overrun', 'attacked bull target=dama'],
    finally: { bull: { at: [4, 0], facing: 0, hp: 17 } },
  });
  proves({
    ...BEAST,
    beasts: pit('lion'),
    men: [on('valens', 5, 0)],
    dice: [10, 12, 1],
    play: ['valens defends brace'],
    expect: ['wounded lion raw=1 net=0'],
    never: ['moved lion gait=overrun'],
  });
  refuses({ ...BEAST, beasts: pit('lion'), men: [on('valens', 1, 0)], play: ['valens defends brace'] }, 'does-not-answer D-081');
});

test('D-180: turn and jab answers with Accuracy + 5 and no guard; a natural 20 needs no roll', () => {
  const scene = { ...BEAST, beasts: pit('lion'), men: [on('mamertinus', 1, 0)], play: ['mamertinus defends riposte'] };
  proves({
    ...scene,
    dice: [10, 10, 10, 5],
    expect: [
      'stamina mamertinus to=24',
      'rolled mamertinus roll.chance=11 roll.result=success',
      'rolled mamertinus roll.why=counter roll.chance=11 roll.modifiers=D-109:6,D-180:5',
      'wounded lion raw=6 net=5',
    ],
    never: ['rolled mamertinus roll.modifiers=D-110:-5'],
  });
  proves({ ...scene, dice: [10, 10, 9], expect: ['rolled mamertinus roll.why=counter roll.result=miss'], never: ['wounded lion'] });
  proves({
    ...scene,
    dice: [10, 20, 5],
    expect: ['rolled mamertinus roll.faces=20', 'wounded lion raw=6 net=5'],
    never: ['rolled mamertinus roll.why=counter'],
  });
  refuses({ ...scene, men: [on('bullarius', 1, 0)], dice: [], play: ['bullarius defends riposte'] }, 'not-owned D-081');
});

test('D-180: not during a charge, also when the charge ends in a hook', () => {
  const charge = { ...BEAST, beasts: pit('bull'), men: [on('mamertinus', 2, 0)] };
  const hunt = stage(charge, new ScriptedRng([]));
  expect(promptedAttack(viewOf(hunt)).kind).toBe('hook');
  expect(cardsOf(hunt, 'mamertinus')).not.toContain('riposte');
  refuses({ ...charge, play: ['mamertinus defends riposte'] }, 'does-not-answer D-180');
  expect(offered({ ...charge, men: [on('mamertinus', 1, 0)] })).toContain('riposte');
});

const OPTIONAL = ['humanShield', 'vault', 'cochlea'];
const lex = { optionalCards: true };

test('D-181: Push him forward, Vault over and Into the door are off by default', () => {
  expect(core.damnatio.defends.optional.map((card) => card.id)).toEqual(OPTIONAL);
  const scene = { ...BEAST, beasts: pit('bull'), men: [on('valens', 5, 0), on('dama', 4, 1)] };
  expect(offered(scene).filter((card) => OPTIONAL.includes(card!))).toEqual([]);
  expect(offered({ ...scene, lex }).filter((card) => OPTIONAL.includes(card!))).toEqual(['humanShield', 'vault']);
});

test('D-181: Push him forward, lex optionalCards: the friend takes the blow and is the last enemy', () => {
  const scene = { ...BEAST, lex, beasts: pit('lion', { lastFought: 'bulla' }), play: ['bulla defends humanShield'] } as const;
  proves({
    ...scene,
    men: [on('bulla', 1, 0), on('dama', 0, 1)],
    dice: [10, 12, 1],
    expect: ['rolled bulla roll.chance=9 roll.modifiers=D-084:3,D-181:6 roll.result=success', 'wounded dama net=6'],
    never: ['wounded bulla'],
    finally: { lion: { lastFought: 'dama' }, bulla: { hp: 10 } },
  });
  proves({
    ...scene,
    men: [on('bulla', 1, 0), on('dama', 0, 1)],
    dice: [10, 11, 1],
    expect: ['wounded bulla net=6'],
    never: ['wounded dama'],
  });
  refuses({ ...scene, men: [on('bulla', 1, 0), on('dama', 4, 0)], dice: [] }, 'needs D-181');
  proves({ ...scene, men: [on('dama', 0, 1), on('bulla', 1, 0)], dice: [10, 12, 1], expect: ['wounded dama net=6'] });
});

test('D-145 D-181: who is pushed forward has been attacked, and rests no more than the other', () => {
  const scene = {
    ...BEAST,
    lex,
    beasts: pit('lion', { lastFought: 'bulla' }),
    men: [on('bulla', 1, 0), on('dama', 0, 1), on('syrus', -5, 0)],
  };
  const { state } = stage({ ...scene, dice: [10, 12, 1], play: ['bulla defends humanShield'] });
  expect(state.men.map(({ id, wasAttacked }) => [id, wasAttacked])).toEqual([
    ['bulla', true],
    ['dama', true],
    ['syrus', false],
  ]);
});

test('D-181 D-093 D-138: only a friend whom the attack can reach is pushed forward, so that nobody is held from afar', () => {
  const scene = { ...BEAST, lex, beasts: pit('bear', { lastFought: 'bulla' }), play: ['bulla defends humanShield'] } as const;
  refuses({ ...scene, men: [on('bulla', 1, 0), on('dama', 2, 0)], dice: [] }, 'needs D-181');
  const both = [on('bulla', 1, 0, { facing: 0 }), on('dama', 2, 0), on('syrus', 0, 1)];
  proves({
    ...scene,
    men: both,
    dice: [12, 19, 1],
    expect: ['attacked bear target=bulla attack=sweep', 'wounded syrus net=6'],
    never: ['wounded dama'],
  });
});

test('D-181 D-094: nobody is pushed forward into a sweep from behind the beast', () => {
  const scene = { ...BEAST, lex, beasts: pit('bear', { lastFought: 'bulla' }), play: ['bulla defends humanShield'] } as const;
  refuses({ ...scene, men: [on('bulla', 0, -1), on('dama', -1, 0), on('syrus', 0, 1)], dice: [] }, 'needs D-181');
});

test('D-181 D-094: a friend who is pushed into the first blow of a sweep and falls is not struck by the second', () => {
  const events = proves({
    ...BEAST,
    lex,
    beasts: pit('bear', { lastFought: 'bulla' }),
    men: [on('bulla', 1, 0), on('dama', 0, 1, { hp: 1 })],
    dice: [10, 19, 1],
    play: ['bulla defends humanShield'],
    expect: ['attacked bear target=bulla attack=sweep', 'felled dama'],
    never: ['attacked bear target=dama'],
  });
  expect(events.filter(({ type }) => type === 'attacked')).toHaveLength(1);
});

test('D-181: Vault over, lex optionalCards: with a pole, to the far side of the charging beast', () => {
  const scene = { ...BEAST, lex, beasts: pit('bear'), play: ['valens defends vault'] };
  proves({
    ...scene,
    men: [on('valens', 4, 0)],
    dice: [10, 14],
    expect: [
      'stamina valens to=11',
      'rolled valens roll.chance=7 roll.result=success',
      'moved valens gait=vault D-181',
      'moved bear gait=overrun',
    ],
    finally: { valens: { at: [2, 0], hp: 11 }, bear: { at: [6, 0], facing: 3 } },
  });
  refuses({ ...scene, men: [on('bulla', 4, 0)], play: ['bulla defends vault'] }, 'needs D-181');
});

/** The arena with a revolving door at (4,0). */
const harena = core.damnatio.arenas['harena']!;
const doors: Arena['data'] = { ...harena, id: 'doors', marks: { ...harena.marks, cochlea: { at: { q: 4, r: 0 }, facing: 0 } } };
const withDoor = damnatio({ ...core.damnatio, arenas: { doors } });

test('D-181: Into the door, lex optionalCards: beside a cochlea, off the board until the end of the round', () => {
  const scene = { ...BEAST, arena: 'doors', lex, beasts: pit('lion'), play: ['bulla defends cochlea'] };
  const men = [on('bulla', 4, 1), on('dama', -6, 0)];
  proves(
    {
      ...scene,
      men,
      dice: [10, 9, 5, 5],
      play: [...scene.play, 'done'],
      expect: [
        'rolled bulla roll.chance=12 roll.result=success',
        'condition bulla condition=sheltered gained=true D-181',
        'moved lion gait=overrun',
        'condition bulla condition=sheltered gained=false',
        'round-started round=3',
      ],
      finally: { bulla: { at: [4, 1], hp: 10, stamina: 12 } },
    },
    withDoor,
  );
  const taken = [on('bulla', 3, 1), on('dama', 2, 2)];
  proves(
    {
      ...scene,
      men: taken,
      dice: [10, 12],
      play: [...scene.play, 'dama to (3,1)', 'done'],
      expect: ['moved dama gait=walk', 'condition bulla condition=sheltered gained=false', 'moved bulla gait=walk D-181'],
      finally: { lion: { at: [4, 1] }, dama: { at: [3, 1] }, bulla: { at: [3, 2] } },
      waiting: 'dice',
    },
    withDoor,
  );
  proves(
    {
      ...scene,
      beasts: [on('lion', 8, 0, { facing: 3 })],
      men: [on('bulla', 5, 0), on('dama', 5, 2)],
      dice: [10, 12],
      play: [...scene.play, 'dama to (5,0)', 'done'],
      finally: { lion: { at: [4, 0] }, bulla: { at: [6, 0] } },
      waiting: 'dice',
    },
    withDoor,
  );
  const hidden = stage({ ...scene, men, dice: [10, 9] }, undefined, withDoor);
  expect(manOf(hidden, 'bulla').cell).toBe(-1);
  expect(hidden.decision()).toMatchObject({ kind: 'bystanders', figures: ['dama'] });
  refuses({ ...scene, men: [on('bulla', 2, 0)], dice: [] }, 'needs D-181', withDoor);
});

test('D-170 D-171 D-172 D-175: a kick, which no card names, is met by these four', () => {
  const scene = { ...BEAST, beasts: pit('bull'), men: [on('mamertinus', -1, 0)] };
  expect(offered(scene)).toEqual(['dodge', 'leapAside', 'dropFlat', 'flinch', null]);
  const hunt = stage(scene);
  expect(legalDefends(viewOf(hunt), manOf(hunt, 'mamertinus'), promptedAttack(viewOf(hunt))).map((card) => card.id)).toEqual([
    'dodge',
    'leapAside',
    'dropFlat',
    'flinch',
  ]);
});
