import { test } from 'vitest';
import { on, pit, proves } from '../../../support/stage.ts';

const BEAST = { start: 'beast', dice: [] as number[] } as const;
const MEN = { start: 'men', dice: [] as number[] } as const;

test('D-194: lion 1, target Pinned: maul at 19, pins and retains Control', () => {
  proves({
    ...BEAST,
    beasts: pit('lion', { lastFought: 'bulla' }),
    men: [on('bulla', 1, 0, { condition: 'pinned', hp: 10 }), on('dama', -6, 0)],
    dice: [2, 1],
    play: ['bulla defends none', 'done'],
    expect: [
      'considered lion trigger=control steps=maul:fired,seize:not-reached,rake:not-reached,swipe:not-reached',
      'attacked lion attack=maul kind=bite chance=19 modifiers=D-041:17,D-136:2',
      'wounded bulla raw=7',
      'condition lion condition=retains-control gained=true D-151',
      'control-decided side=beast how=retained D-151',
    ],
    finally: { bulla: { posture: 'pinned', hp: 3 } },
    waiting: 'defend bulla',
  });
});

test('D-195: lion 2, target Down: seize at 18, and he is Pinned', () => {
  proves({
    ...BEAST,
    beasts: pit('lion'),
    men: [on('syrus', 1, 0, { condition: 'down', hp: 8 })],
    dice: [3, 1],
    play: ['syrus defends none'],
    expect: [
      'considered lion steps=maul:pinned,seize:fired,rake:not-reached',
      'attacked lion attack=seize kind=bite chance=18',
      'rolled lion roll.needed=3 roll.result=hit',
      'wounded syrus raw=7',
      'condition syrus condition=pinned D-092',
    ],
    finally: { syrus: { posture: 'pinned', hp: 1 } },
  });
  proves({
    ...BEAST,
    beasts: pit('lion'),
    men: [on('syrus', 1, 0, { condition: 'down' })],
    dice: [2],
    play: ['syrus defends none'],
    expect: ['rolled lion roll.result=miss'],
  });
});

test('D-196: lion 3, target in front: rake at 17, knocks down at 10 net', () => {
  const scene = { ...BEAST, beasts: pit('lion'), men: [on('bulla', 1, -1, { hp: 20 })], play: ['bulla defends none'] };
  proves({
    ...scene,
    dice: [4, 5],
    expect: [
      'considered lion steps=maul:pinned,seize:down,rake:fired,swipe:not-reached',
      'attacked lion attack=rake kind=claw chance=17',
      'wounded bulla net=10',
      'condition bulla condition=down D-090',
    ],
  });
  proves({ ...scene, dice: [4, 4], expect: ['wounded bulla net=9'], never: ['condition bulla condition=down'] });
});

test("D-196 D-197: rake and swipe break away and charge when two standing men press the last enemy's lion", () => {
  const men = [on('bulla', 1, 0), on('dama', 0, 1)];
  proves({
    ...BEAST,
    beasts: pit('lion', { lastFought: 'bulla' }),
    men,
    expect: [
      'considered lion steps=rake:fired',
      'moved lion gait=back-off D-063',
      'charged lion target=bulla',
      'considered lion trigger=charge steps=pounce:fired',
    ],
    waiting: 'defend bulla',
  });
  proves({
    ...BEAST,
    beasts: pit('lion', { lastFought: 'bulla', facing: 3 }),
    men,
    expect: ['considered lion steps=swipe:fired', 'moved lion gait=back-off', 'considered lion trigger=charge steps=pounce:fired'],
  });
  proves({
    ...BEAST,
    beasts: pit('lion', { lastFought: 'bulla' }),
    men: [men[0]!, on('dama', 0, 1, { condition: 'down' })],
    expect: ['attacked lion attack=rake'],
    never: ['moved lion gait=back-off'],
  });
});

test('D-197: lion 4, flank or rear: turns and swipes at 16', () => {
  for (const [q, r, facing] of [
    [-1, 0, 3],
    [-1, 1, 2],
  ] as const) {
    proves({
      ...BEAST,
      beasts: pit('lion', { lastFought: 'bulla' }),
      men: [on('bulla', q, r)],
      dice: [5, 1],
      play: ['bulla defends none'],
      expect: [
        'considered lion steps=maul:pinned,seize:down,rake:position,swipe:fired',
        `faced lion from=0 to=${facing} D-197`,
        'attacked lion attack=swipe kind=claw chance=16',
        'wounded bulla raw=6',
      ],
    });
  }
});

test('D-198: lion 5, a charge with a leap: pounce at 17, knocks down', () => {
  proves({
    ...BEAST,
    beasts: pit('lion'),
    men: [on('bulla', 3, 0)],
    dice: [4, 1],
    play: ['bulla defends none'],
    expect: [
      'charged lion run=1 leap=1',
      'considered lion trigger=charge steps=pounce:fired,rush:not-reached',
      'attacked lion attack=pounce kind=leap chance=17',
      'wounded bulla raw=6',
      'condition bulla condition=down D-090',
    ],
    finally: { lion: { at: [2, 0] } },
  });
});

test('D-199: lion 6, a charge without room to leap: rush at 16, and no overrun', () => {
  const scene = { ...BEAST, beasts: pit('lion'), men: [on('bulla', 2, 0), on('dama', 3, 0)], play: ['bulla defends none'] };
  proves({
    ...scene,
    dice: [4],
    expect: [
      'charged lion run=1 leap=0',
      'considered lion steps=pounce:leap,rush:fired',
      'attacked lion attack=rush kind=charge chance=16',
      'rolled lion roll.result=miss',
      'held-back lion why=no-overrun D-077',
    ],
    never: ['moved lion gait=overrun', 'attacked lion target=dama'],
    finally: { lion: { at: [1, 0], facing: 0 } },
  });
  proves({ ...scene, dice: [5, 1], expect: ['wounded bulla raw=6'], never: ['condition bulla condition=down'] });
});

test('D-200: lion 7, counter on a Pinned man: maul', () => {
  proves({
    ...MEN,
    beasts: pit('lion', { lastFought: 'mamertinus' }),
    men: [on('mamertinus', 1, 0, { condition: 'pinned' })],
    dice: [15, 4],
    play: ['done', 'mamertinus strikes grounded'],
    expect: ['considered lion trigger=counter steps=maul:fired,seize:not-reached,swipe:not-reached', 'attacked lion attack=maul chance=19'],
    finally: { mamertinus: { posture: 'pinned' } },
  });
});

test('D-201: lion 8, counter on a man who lies Down: seize', () => {
  proves({
    ...MEN,
    beasts: pit('lion'),
    men: [on('mamertinus', -1, 0, { condition: 'down' })],
    dice: [10, 4, 3, 1],
    play: ['hold', 'mamertinus strikes grounded', 'mamertinus defends none'],
    expect: [
      'rolled mamertinus roll.chance=11 roll.result=hit',
      'faced lion to=3 D-118',
      'considered lion trigger=counter steps=maul:pinned,seize:fired,swipe:not-reached',
      'attacked lion attack=seize chance=18',
      'condition mamertinus condition=pinned',
    ],
  });
});

test('D-202: lion 9, counter on anybody else: swipe', () => {
  proves({
    ...MEN,
    beasts: pit('lion'),
    men: [on('bulla', -1, 0)],
    dice: [12, 4],
    play: ['hold', 'bulla strikes slash'],
    expect: ['considered lion trigger=counter steps=maul:pinned,seize:down,swipe:fired', 'attacked lion attack=swipe chance=16'],
    waiting: 'defend bulla',
  });
});

test('D-203: a lion that leaps past bowls over the man beyond, without a roll', () => {
  proves({
    ...BEAST,
    beasts: pit('lion'),
    men: [on('bulla', 4, 0), on('mamertinus', 5, 0)],
    dice: [1, 4],
    play: ['bulla defends none'],
    expect: [
      'rolled lion roll.result=miss',
      'attacked lion target=mamertinus attack=bowlOver kind=auto automatic=true D-037',
      'wounded mamertinus raw=8 modifiers=D-089:-2 net=6',
      'condition mamertinus condition=down D-090',
    ],
    never: ['rolled mamertinus'],
    finally: { lion: { at: [3, 0], facing: 0, lastFought: 'bulla' } },
  });
});
