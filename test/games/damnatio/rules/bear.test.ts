import { test } from 'vitest';
import { on, pit, proves } from '../../../support/stage.ts';

const BEAST = { start: 'beast', dice: [] as number[] } as const;
const MEN = { start: 'men', dice: [] as number[] } as const;

test('D-212: bear 1, target Held: crush at 17, holds on and retains Control', () => {
  proves({
    ...BEAST,
    beasts: pit('bear', { lastFought: 'bulla' }),
    men: [on('bulla', 1, 0, { condition: 'held' }), on('dama', 0, 1)],
    dice: [4, 1],
    play: ['bulla defends none', 'done'],
    expect: [
      'considered bear trigger=control steps=crush:fired,sweep:not-reached',
      'attacked bear attack=crush kind=hug chance=17',
      'wounded bulla raw=6',
      'condition bear condition=retains-control D-151',
      'control-decided how=retained',
    ],
    finally: { bulla: { posture: 'held', hp: 4 } },
    waiting: 'defend bulla',
  });
});

test('D-213: bear 2, two men in front or flank and the target among them: sweep at 12 over two, without turning', () => {
  const [bulla, gavius, dama] = [on('bulla', 1, -1), on('gavius', -1, 1), on('dama', 0, 1)];
  proves({
    ...BEAST,
    beasts: pit('bear', { lastFought: 'bulla' }),
    men: [bulla, gavius, dama],
    dice: [9, 1, 9, 2],
    play: ['bulla defends none', 'dama defends none'],
    expect: [
      'considered bear steps=crush:held,sweep:fired,maul:not-reached',
      'attacked bear target=bulla attack=sweep kind=cuff chance=12',
      'wounded bulla raw=6',
      'attacked bear target=dama attack=sweep',
      'wounded dama raw=7',
    ],
    never: ['faced bear', 'attacked bear target=gavius'],
    finally: { bear: { lastFought: 'bulla' } },
  });
  const behind = on('pyrrhus', -1, 0);
  proves({
    ...BEAST,
    beasts: pit('bear', { lastFought: 'pyrrhus' }),
    men: [bulla, gavius, behind],
    expect: ['considered bear steps=sweep:position,cuff:fired'],
  });
  proves({
    ...BEAST,
    beasts: pit('bear', { lastFought: 'bulla' }),
    men: [bulla, behind],
    expect: ['considered bear steps=sweep:frontFlank,hug:fired'],
  });
});

test('D-214: bear 3, target Down: maul at 17, neither pin nor retained Control', () => {
  proves({
    ...BEAST,
    beasts: pit('bear'),
    men: [on('bulla', 1, 0, { condition: 'down' })],
    dice: [4, 1],
    play: ['bulla defends none'],
    expect: [
      'considered bear steps=crush:held,sweep:frontFlank,maul:fired,hug:not-reached',
      'attacked bear attack=maul kind=bite chance=17',
      'wounded bulla raw=5',
    ],
    never: ['condition bulla condition=pinned', 'condition bear condition=retains-control'],
    finally: { bulla: { posture: 'down' }, bear: { retains: 'no' } },
  });
});

test('D-215: bear 4, target in front: hug at 13, and he is Held', () => {
  const scene = { ...BEAST, beasts: pit('bear') };
  proves({
    ...scene,
    men: [on('bulla', 1, 0)],
    dice: [8, 1],
    play: ['bulla defends none'],
    expect: [
      'considered bear steps=maul:down,hug:fired,cuff:not-reached',
      'attacked bear attack=hug kind=hug chance=13',
      'wounded bulla raw=6',
      'condition bulla condition=held D-093',
    ],
  });
  proves({
    ...scene,
    men: [on('bulla', 1, 0)],
    dice: [7],
    play: ['bulla defends none'],
    expect: ['rolled bear roll.result=miss'],
    never: ['condition bulla condition=held'],
  });
});

test('D-216: bear 5, anybody else: turns and cuffs at 12, knocks down at 11', () => {
  const scene = { ...BEAST, beasts: pit('bear'), men: [on('bulla', -1, 0, { hp: 20 })], play: ['bulla defends none'] };
  proves({
    ...scene,
    dice: [9, 7],
    expect: [
      'considered bear steps=hug:position,cuff:fired',
      'faced bear from=0 to=3 D-216',
      'attacked bear attack=cuff kind=cuff chance=12',
      'wounded bulla net=11',
      'condition bulla condition=down',
    ],
  });
  proves({ ...scene, dice: [9, 6], expect: ['wounded bulla net=10'], never: ['condition bulla condition=down'] });
});

test('D-217: bear 6, charge: shoulder at 14, knocks down', () => {
  proves({
    ...BEAST,
    beasts: pit('bear'),
    men: [on('bulla', 4, 0)],
    dice: [7, 1],
    play: ['bulla defends none'],
    expect: [
      'charged bear run=3 leap=0',
      'considered bear trigger=charge steps=shoulder:fired',
      'attacked bear attack=shoulder kind=charge chance=14',
      'wounded bulla raw=6',
      'condition bulla condition=down',
    ],
    finally: { bear: { at: [3, 0], facing: 0 } },
  });
});

test('D-218: bear 7, counter on a Held man: crush', () => {
  proves({
    ...MEN,
    beasts: pit('bear', { lastFought: 'bulla' }),
    men: [on('bulla', 1, 0, { condition: 'held' })],
    dice: [16, 4],
    play: ['done', 'bulla strikes grounded'],
    expect: [
      'rolled bulla roll.chance=5 roll.result=hit',
      'considered bear trigger=counter steps=crush:fired,cuff:not-reached',
      'attacked bear attack=crush chance=17',
    ],
    finally: { bulla: { posture: 'held' } },
  });
});

test('D-219: bear 8, counter on anybody else: cuff', () => {
  proves({
    ...MEN,
    beasts: pit('bear'),
    men: [on('bulla', -1, 0), on('dama', -1, 1)],
    dice: [12, 6, 2],
    play: ['hold', 'bulla strikes slash', 'dama strikes stab'],
    expect: ['considered bear trigger=counter steps=crush:held,cuff:fired', 'attacked bear target=bulla attack=cuff chance=12'],
  });
});

test('D-220: the bear runs over the man beyond with its shoulder, without a roll', () => {
  proves({
    ...BEAST,
    beasts: pit('bear'),
    men: [on('bulla', 4, 0), on('mamertinus', 5, 0)],
    dice: [1, 3],
    play: ['bulla defends none'],
    expect: [
      'attacked bear target=mamertinus attack=shoulder automatic=true',
      'wounded mamertinus raw=8 net=6',
      'condition mamertinus condition=down',
      'moved bear gait=overrun',
    ],
    finally: { bear: { at: [6, 0], facing: 3, lastFought: 'bulla' } },
  });
});
