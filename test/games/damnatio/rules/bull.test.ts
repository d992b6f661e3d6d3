import { test } from 'vitest';
import { on, pit, proves } from '../../../support/stage.ts';

const BEAST = { start: 'beast', dice: [] as number[] } as const;
const MEN = { start: 'men', dice: [] as number[] } as const;

test('D-204: bull 1, target Down: stamp at 18, and on through 3 hexes when it fails', () => {
  const scene = {
    ...BEAST,
    beasts: pit('bull', { lastFought: 'bulla' }),
    men: [on('bulla', 1, 0, { condition: 'down' })],
    play: ['bulla defends none'],
  } as const;
  proves({
    ...scene,
    dice: [3, 1],
    expect: [
      'considered bull trigger=control steps=stamp:fired,hook:not-reached,sideHook:not-reached,kick:not-reached',
      'attacked bull attack=stamp kind=trample chance=18',
      'wounded bulla raw=7',
    ],
  });
  proves({
    ...scene,
    dice: [2],
    expect: ['rolled bull roll.result=miss', 'moved bull gait=run-through D-079'],
    finally: { bull: { at: [4, 0], facing: 3 } },
  });
});

test('D-205: bull 2, target in front: hook at 14, tosses one hex at 10 net', () => {
  const scene = {
    ...BEAST,
    beasts: pit('bull', { lastFought: 'bulla' }),
    men: [on('bulla', 1, 0, { hp: 20 })],
    play: ['bulla defends none'],
  } as const;
  proves({
    ...scene,
    dice: [7, 4],
    expect: [
      'considered bull steps=stamp:down,hook:fired,sideHook:not-reached',
      'attacked bull attack=hook kind=hook chance=14',
      'wounded bulla net=10',
      'moved bulla gait=toss D-091',
      'condition bulla condition=down D-091',
    ],
    finally: { bulla: { at: [2, 0] } },
  });
  proves({ ...scene, dice: [7, 3], expect: ['wounded bulla net=9'], never: ['moved bulla', 'condition bulla condition=down'] });
});

test('D-205: a hook that fails runs through the men beyond and turns about', () => {
  proves({
    ...BEAST,
    beasts: pit('bull', { lastFought: 'bulla' }),
    men: [on('bulla', 1, 0), on('syrus', 3, 0)],
    dice: [6, 1],
    play: ['bulla defends none'],
    expect: [
      'rolled bull roll.result=miss',
      'attacked bull target=syrus attack=trampled automatic=true',
      'wounded syrus net=6',
      'moved bull gait=run-through',
    ],
    finally: { bull: { at: [4, 0], facing: 3 }, syrus: { hp: 1, posture: 'down' } },
  });
});

test('D-205 D-206 D-207: hook, side hook and kick break away when two standing men are beside the bull', () => {
  for (const [q, r, row] of [
    [1, 0, 'hook'],
    [-1, 1, 'sideHook'],
    [-1, 0, 'kick'],
  ] as const) {
    proves({
      ...BEAST,
      beasts: pit('bull', { lastFought: 'bulla' }),
      men: [on('bulla', q, r), on('dama', 0, 1)],
      expect: [
        `considered bull trigger=control steps=${row}:fired`,
        'moved bull gait=back-off D-063',
        'charged bull target=bulla',
        'considered bull trigger=charge',
      ],
      waiting: 'defend bulla',
    });
  }
});

test('D-206: bull 3, target in the flank: turns and hooks sideways at 12', () => {
  const scene = { ...BEAST, beasts: pit('bull'), men: [on('bulla', -1, 1)], play: ['bulla defends none'] };
  proves({
    ...scene,
    dice: [9, 1],
    expect: [
      'considered bull steps=stamp:down,hook:position,sideHook:fired,kick:not-reached',
      'faced bull from=0 to=2 D-206',
      'attacked bull attack=sideHook kind=hook chance=12',
      'wounded bulla raw=6',
    ],
  });
  proves({ ...scene, dice: [8], expect: ['moved bull gait=run-through'], finally: { bull: { at: [-4, 4], facing: 5 } } });
});

test('D-207: bull 4, target behind: kicks without turning at 13, knocks down at 10, never runs through', () => {
  const scene = { ...BEAST, beasts: pit('bull'), men: [on('bulla', -1, 0, { hp: 20 })], play: ['bulla defends none'] };
  proves({
    ...scene,
    dice: [8, 4],
    expect: [
      'considered bull steps=hook:position,sideHook:position,kick:fired',
      'attacked bull attack=kick kind=kick chance=13',
      'wounded bulla net=10',
      'condition bulla condition=down',
    ],
    never: ['faced bull'],
  });
  proves({ ...scene, dice: [7], expect: ['rolled bull roll.result=miss'], never: ['moved bull', 'faced bull'] });
});

test('D-208: bull 5, a charge over 2 or more: gore at 15, tosses 2 hexes', () => {
  proves({
    ...BEAST,
    beasts: pit('bull'),
    men: [on('bulla', 3, 0, { hp: 20 })],
    dice: [6, 1],
    play: ['bulla defends none'],
    expect: [
      'charged bull run=2 leap=0',
      'considered bull trigger=charge steps=gore:fired,hook:not-reached',
      'attacked bull attack=gore kind=charge chance=15',
      'wounded bulla raw=6',
      'moved bulla gait=toss',
    ],
    finally: { bull: { at: [2, 0] }, bulla: { at: [5, 0], posture: 'down' } },
  });
});

test('D-209: bull 6, a shorter charge: hook, and the overrun applies', () => {
  proves({
    ...BEAST,
    beasts: pit('bull'),
    men: [on('bulla', 2, 0), on('dama', 4, 0)],
    dice: [6, 2],
    play: ['bulla defends none'],
    expect: [
      'charged bull run=1',
      'considered bull trigger=charge steps=gore:run,hook:fired',
      'attacked bull attack=hook chance=14',
      'attacked bull target=dama attack=trampled',
      'moved bull gait=overrun',
    ],
    finally: { bull: { at: [5, 0], facing: 3 }, dama: { hp: 1, posture: 'down' } },
  });
});

test('D-210: bull 7, counter: hook at -1, and no run through', () => {
  proves({
    ...MEN,
    beasts: pit('bull'),
    men: [on('bulla', -1, 0)],
    dice: [12, 6, 7, 4, 4],
    play: ['hold', 'bulla strikes slash', 'bulla defends none'],
    expect: [
      'considered bull trigger=counter steps=hook:fired',
      'attacked bull attack=hook chance=13 modifiers=D-210:-1',
      'rolled bull roll.result=miss',
    ],
    never: ['moved bull'],
    finally: { bull: { at: [0, 0], facing: 3 } },
  });
});

test('D-211: the bull tramples every man beyond the one it missed: 1d6+5 and Down', () => {
  proves({
    ...BEAST,
    beasts: pit('bull'),
    men: [on('bulla', 4, 0), on('mamertinus', 5, 0), on('hilarinus', 7, 0)],
    dice: [1, 1, 6],
    play: ['bulla defends none'],
    expect: [
      'attacked bull target=mamertinus attack=trampled automatic=true',
      'wounded mamertinus raw=6 net=4',
      'condition mamertinus condition=down',
      'wounded hilarinus raw=11 net=9',
      'condition hilarinus condition=down',
    ],
    finally: { bull: { at: [6, 0], facing: 3 } },
  });
});
