import { expect, test } from 'vitest';
import { cardsOf, expectScenario, openScene, refusalOf, waysOf } from '../../../support/scenario.ts';
import type { Scene } from '../../../support/scenario.ts';

const shield = (card: string) => [{ card, at: [2, -4] as const, facing: 1 }];
const FOUR = [
  { card: 'dama', at: [-4, 1] as const },
  { card: 'gavius', at: [-2, 1] as const },
  { card: 'bulla', at: [0, 1] as const },
  { card: 'valens', at: [2, 1] as const },
];
const first = (part: Partial<Scene>): Scene => ({
  start: 'round-one',
  round: 1,
  control: 'beast',
  beasts: shield('lion'),
  men: FOUR,
  dice: [],
  ...part,
});

test('D-054: the beast begins in Control and charges the closest; the first die is the d20 of the charge', () => {
  const events = expectScenario({
    setUp: true,
    lex: { fateCards: false },
    beasts: [{ card: 'bear' }],
    men: [{ card: 'dama' }, { card: 'gavius' }],
    dice: [1, 9],
    play: ['gavius defends none'],
    expect: ['tie-number value=1', 'target-chosen bear target=gavius', 'charged bear distance=4', 'attacked bear attack=shoulder'],
    never: ['control-decided'],
    finally: { bout: { control: 'beast', round: 1 } },
  });
  const [die] = events.filter((event) => event.type === 'rolled');
  expect(die).toMatchObject({ figure: 'bear', roll: { why: 'to-hit' } });
});

test('D-055: of the equally near, counted clockwise from its facing, T picks: Valens, Bulla, Gavius; T = 2 is Bulla', () => {
  const pick = (tie: number, target: string) =>
    expectScenario(
      first({
        tie,
        expect: [`target-chosen lion target=${target} why=closest-tie tieNumber=${tie} candidates=valens:1,bulla:2,gavius:3 D-061`],
        waiting: `defend ${target}`,
      }),
    );
  pick(1, 'valens');
  pick(2, 'bulla');
  pick(3, 'gavius');
  pick(60, 'gavius');
});

test('D-055: nobody else is as near: no tie', () => {
  expectScenario(
    first({ men: [{ card: 'dama', at: [2, 0] }, FOUR[3]!], expect: ['target-chosen lion target=dama why=closest tieNumber=null D-060'] }),
  );
});

test('D-056: the target picks his defence after name and kind are shown and before any die', () => {
  const events = expectScenario(
    first({
      tie: 2,
      dice: [2],
      play: ['bulla defends leapAside'],
      expect: [
        'attacked lion target=bulla attack=pounce kind=leap chance=17',
        'card-played bulla card=leapAside hand=defend D-056',
        'rolled lion roll.why=to-hit',
      ],
    }),
  );
  const kinds = events.map(({ type }) => type);
  expect(kinds.indexOf('card-played')).toBeLessThan(kinds.indexOf('rolled'));
});

test('D-057: then the others may move, any of them, and not the target', () => {
  const scene = first({ tie: 2, dice: [6, 5, 3], play: ['bulla defends leapAside'] });
  expectScenario({ ...scene, waiting: 'first-moves dama gavius valens' });
  expectScenario({
    ...scene,
    play: ['bulla defends leapAside', 'valens to (2,0)', 'done'],
    expect: ['moved valens gait=walk'],
    never: ['moved dama', 'moved gavius'],
    finally: { valens: { at: [2, 0] } },
    waiting: 'dice',
  });
  expect(refusalOf(scene, 'bulla to (0,2)')).toEqual({ rule: 'D-133', reason: 'was-target' });
  expect(refusalOf(scene, 'valens to (2,0)')).toBeNull();
  expect(refusalOf({ ...scene, play: [...scene.play!, 'valens to (2,0)'] }, 'valens to (2,1)')?.rule).toBe('D-128');
});

test('D-057: who was knocked down by the overrun may stand, and do no more', () => {
  const scene: Scene = first({
    beasts: [{ card: 'bull', at: [0, -4], facing: 1 }],
    men: [
      { card: 'bulla', at: [0, 0] },
      { card: 'gavius', at: [0, 1] },
    ],
    dice: [2, 1],
    play: ['bulla defends none'],
  });
  const hunt = openScene(scene);
  expect(hunt.decision()).toMatchObject({ kind: 'first-moves', figures: ['gavius'] });
  expect(waysOf(hunt, 'gavius')).toEqual(['stand']);
  expectScenario({
    ...scene,
    play: ['bulla defends none', 'gavius stands', 'done'],
    finally: { gavius: { posture: 'standing', at: [0, 1] } },
    waiting: 'dice',
  });
});

test('D-058: nobody attacks in Round One, also beside the beast', () => {
  const scene = first({
    tie: 1,
    men: [
      { card: 'valens', at: [2, 1] },
      { card: 'bulla', at: [3, 0] },
    ],
    dice: [2],
    play: ['valens defends none'],
  });
  const beside: Scene = {
    ...scene,
    beasts: [{ card: 'lion', at: [2, -1], facing: 1 }],
    men: [
      { card: 'valens', at: [2, 0] },
      { card: 'bulla', at: [1, 0] },
    ],
  };
  const hunt = openScene(beside);
  expect(cardsOf(hunt, 'bulla')).toEqual([]);
  expect(waysOf(hunt, 'bulla')).toEqual(['move']);
  expect(refusalOf(beside, 'bulla strikes stab')).toEqual({ rule: 'D-058', reason: 'round-one' });
});

test('D-058: a brace is part of the defence and allowed', () => {
  expectScenario(
    first({
      tie: 1,
      men: [FOUR[3]!],
      dice: [10, 19, 8],
      play: ['valens defends brace'],
      expect: ['wounded lion by=valens raw=8 modifiers=D-034:-1 net=7'],
      waiting: 'dice',
    }),
  );
});

test('D-058: so is a jab, when the beast is already beside him', () => {
  expectScenario(
    first({
      beasts: [{ card: 'lion', at: [0, 0], facing: 0 }],
      men: [{ card: 'mamertinus', at: [1, 0] }],
      dice: [10, 19, 15, 6],
      play: ['mamertinus defends riposte'],
      expect: ['attacked lion attack=rake', 'rolled mamertinus roll.why=counter', 'wounded lion net=6'],
      waiting: 'dice',
    }),
  );
});
