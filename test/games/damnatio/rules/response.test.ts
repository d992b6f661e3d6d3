import { describe, expect, test } from 'vitest';
import { ScriptedRng } from '../../../../src/engine/dice/index.ts';
import { damnatio } from '../../../../src/games/damnatio/rules/index.ts';
import { mostDamaging } from '../../../../src/games/damnatio/rules/beast/response.ts';
import type { Hit } from '../../../../src/games/damnatio/rules/beast/response.ts';
import { core } from '../../../support/core-content.ts';
import { cardsOf, expectScenario, openScene } from '../../../support/scenario.ts';
import type { Scene } from '../../../support/scenario.ts';

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

test('D-117: no attack hit: no response', () => {
  expectScenario(
    men({
      men: [at('bulla', -1, 0), at('dama', -1, 1), at('syrus', 0, -1)],
      dice: [2, 2, 2],
      play: ['hold', 'bulla strikes stab', 'dama strikes stab', 'syrus strikes stab'],
      expect: ['round-started round=3'],
      never: ['target-chosen lion', 'faced lion', 'attacked lion'],
      waiting: 'dice',
    }),
  );
});

test('D-118: after all attacks it whirls to face one attacker and counters at once, once a round', () => {
  const events = expectScenario(
    men({
      men: [at('bulla', -1, 0), at('dama', -1, 1)],
      dice: [19, 4, 19, 1, 1],
      play: ['hold', 'bulla strikes slash', 'dama strikes stab', 'bulla defends none'],
      expect: [
        'wounded lion by=dama',
        'target-chosen lion target=bulla D-118',
        'faced lion from=0 to=3 D-118',
        'considered lion trigger=counter steps=swipe:fired',
        'attacked lion target=bulla attack=swipe',
        'round-started',
      ],
    }),
  );
  expect(events.filter((event) => event.type === 'attacked' && event.figure === 'lion')).toHaveLength(1);
});

test('D-119: the one who did the most net damage: 5, not 3', () => {
  const scene = men({ men: [at('bulla', -1, 0), at('syrus', -1, 1)], play: ['hold', 'syrus strikes underBelly', 'bulla strikes slash'] });
  expectScenario({
    ...scene,
    dice: [19, 2, 19, 5],
    expect: [
      'wounded lion by=syrus net=3',
      'wounded lion by=bulla net=5',
      'target-chosen lion target=bulla why=most-damage candidates=bulla:1 D-119',
    ],
  });
  expectScenario({
    ...scene,
    dice: [19, 4, 19, 1],
    expect: ['wounded lion by=syrus net=5', 'wounded lion by=bulla net=1', 'target-chosen lion target=syrus'],
  });
});

test('D-119: a hit for 0 is a hit', () => {
  expectScenario(
    men({
      men: [at('syrus', -1, 0)],
      dice: [19, 1],
      play: ['hold', 'syrus strikes flail'],
      expect: ['wounded lion net=0', 'target-chosen lion target=syrus', 'attacked lion'],
    }),
  );
});

test('D-119: a struggle does not count', () => {
  expectScenario(
    men({
      men: [at('bulla', 1, 0, { condition: 'pinned', stamina: 0 })],
      dice: [20],
      play: ['bulla struggles', 'done'],
      never: ['target-chosen lion'],
      waiting: 'dice',
    }),
  );
});

describe('D-120: ties', () => {
  const hit = (man: number, part: Partial<Hit> = {}): Hit => ({ man, net: 3, raw: 4, goaded: false, lastFought: false, ...part });

  test('D-120: damage first, then Goad, last enemy, raw damage, tie number', () => {
    const decide = (...hits: Hit[]) => {
      const found = mostDamaging(hits);
      return [found.steps.at(-1), found.hits.map(({ man }) => man)];
    };
    expect(decide(hit(0), hit(1, { net: 5 }))).toEqual(['most-damage', [1]]);
    expect(decide(hit(0, { lastFought: true }), hit(1, { goaded: true }))).toEqual(['goad', [1]]);
    expect(decide(hit(0, { raw: 9 }), hit(1, { lastFought: true }))).toEqual(['last-enemy', [1]]);
    expect(decide(hit(0), hit(1, { raw: 5 }))).toEqual(['raw-damage', [1]]);
    expect(decide(hit(0), hit(1))).toEqual(['tie-number', [0, 1]]);
    expect(decide(hit(0))).toEqual([undefined, [0]]);
  });

  test('D-120: 3 by A and 3 by the last enemy B: B', () => {
    expectScenario(
      men({
        beasts: pit('lion', { lastFought: 'syrus' }),
        men: [at('bulla', -1, 0), at('syrus', -1, 1)],
        dice: [19, 3, 19, 2],
        play: ['hold', 'bulla strikes slash', 'syrus strikes underBelly'],
        expect: ['target-chosen lion target=syrus why=last-enemy D-120'],
      }),
    );
  });

  test('D-120: in the end T picks by clockwise rank', () => {
    const scene = men({
      men: [at('dama', -1, 0), at('syrus', -1, 1)],
      dice: [19, 2, 19, 3],
      play: ['hold', 'dama strikes stab', 'syrus strikes stab'],
    });
    const raw = 'target-chosen lion why=tie-number candidates=syrus:1,dama:2';
    expectScenario({ ...scene, tie: 1, expect: [`${raw} target=syrus tieNumber=1 D-061`] });
    expectScenario({ ...scene, tie: 2, expect: [`${raw} target=dama tieNumber=2`] });
  });
});

test('D-119 D-120: the log has every hit, raw and net, and the steps that told them apart', () => {
  const answer = (dice: number[], play: string[], names = [at('dama', -1, 0), at('syrus', -1, 1)]) =>
    expectScenario(men({ men: names, dice, play: ['hold', ...play] })).flatMap((event) =>
      event.type === 'target-chosen' ? [event.compared] : [],
    );
  const [dama, syrus] = [
    { figure: 'dama', raw: 3, net: 2 },
    { figure: 'syrus', raw: 3, net: 2 },
  ];
  const both = ['dama strikes stab', 'syrus strikes stab'];
  expect(answer([19, 2, 19, 3], both)).toEqual([
    { hits: [dama, syrus], steps: ['most-damage', 'goad', 'last-enemy', 'raw-damage', 'tie-number'] },
  ]);
  expect(answer([19, 2, 19, 1], both)).toEqual([{ hits: [dama, { figure: 'syrus', raw: 1, net: 0 }], steps: ['most-damage'] }]);
  expect(answer([2, 19, 3], both)).toEqual([{ hits: [syrus], steps: [] }]);
  expect(answer([20, 19], ['dama strikes stab', 'syrus strikes goad'])).toEqual([
    {
      hits: [
        { figure: 'dama', raw: 7, net: 6 },
        { figure: 'syrus', raw: 0, net: 0 },
      ],
      steps: ['most-damage'],
    },
  ]);
});

describe('D-121: Goad', () => {
  test('D-121: makes its user the last enemy at once, but not the victim of the response before who did more', () => {
    expectScenario(
      men({
        beasts: pit('bear'),
        men: [at('dama', -1, 0), at('bulla', 1, 0)],
        dice: [19, 1, 19],
        play: ['hold', 'dama strikes stab', 'bulla strikes goad'],
        expect: [
          'wounded bear by=dama net=0',
          'condition bulla condition=provoker D-121',
          'target-chosen bear target=bulla why=goad D-120',
        ],
      }),
    );
    expectScenario(
      men({
        beasts: pit('bear'),
        men: [at('dama', -1, 0), at('bulla', 1, 0)],
        dice: [19, 3, 19],
        play: ['hold', 'dama strikes stab', 'bulla strikes goad'],
        expect: ['wounded bear by=dama net=2', 'condition bulla condition=provoker', 'target-chosen bear target=dama why=most-damage'],
        waiting: 'defend dama',
      }),
    );
  });

  test('D-121: a Goad that misses provokes nobody', () => {
    expectScenario(
      men({
        men: [at('bulla', -1, 0)],
        dice: [2],
        play: ['hold', 'bulla strikes goad'],
        never: ['condition bulla'],
        finally: { lion: { lastFought: null } },
      }),
    );
  });

  test('D-121: as bystander in a beast round too', () => {
    expectScenario({
      start: 'bystanders',
      beasts: pit('lion', { lastFought: 'dama' }),
      men: [at('bulla', -1, 0), at('dama', 1, 0)],
      dice: [19],
      play: ['bulla strikes goad', 'done'],
      finally: { lion: { lastFought: 'bulla' } },
      never: ['attacked lion'],
    });
  });

  test('D-121 D-126: the next Control attack is his if he is adjacent', () => {
    expectScenario({
      start: 'bystanders',
      beasts: pit('bear', { lastFought: 'dama' }),
      men: [at('bulla', -1, 0), at('dama', 1, 0)],
      dice: [19, 10, 1],
      play: ['bulla strikes goad', 'done'],
      expect: ['control-decided side=beast', 'target-chosen bear target=bulla why=last-enemy'],
    });
  });
});

test('D-122: counter rows of the card', () => {
  expectScenario(
    men({
      beasts: pit('bull'),
      men: [at('bulla', -1, 0)],
      dice: [19, 4, 1],
      play: ['hold', 'bulla strikes slash', 'bulla defends none'],
      expect: ['considered bull trigger=counter steps=hook:fired', 'attacked bull attack=hook chance=13 modifiers=D-210:-1'],
      never: ['moved bull'],
      finally: { bull: { at: [0, 0], facing: 3 } },
    }),
  );
});

test('D-122: a card without any takes control rows, without break and run through', () => {
  const { bull } = core.damnatio.beasts;
  const rows = bull!.procedure.filter(({ trigger }) => trigger !== 'counter');
  const plain = damnatio({ ...core.damnatio, beasts: { bull: { ...bull!, procedure: rows } } });
  expectScenario(
    men({
      beasts: pit('bull', { lastFought: 'bulla' }),
      men: [at('bulla', -1, 0), at('syrus', -1, 1)],
      dice: [19, 4, 2, 1],
      play: ['hold', 'bulla strikes slash', 'syrus strikes stab', 'bulla defends none'],
      expect: ['considered bull trigger=control steps=hook:fired', 'attacked bull attack=hook chance=14'],
      never: ['moved bull', 'held-back bull'],
    }),
    plain,
  );
});

test('D-123: a victim who is not adjacent is charged, with all rules of a charge', () => {
  expectScenario(
    men({
      men: [at('valens', -2, 0)],
      dice: [19, 2, 1],
      play: ['hold', 'valens strikes spearThrust', 'valens defends leapAside'],
      expect: [
        'charged lion target=valens run=1 leap=0 how=charge',
        'considered lion trigger=charge steps=pounce:leap,rush:fired',
        'held-back lion why=no-overrun',
      ],
      finally: { lion: { at: [-1, 0], facing: 3, lastFought: 'valens' } },
    }),
  );
  expectScenario(
    men({
      beasts: pit('bull'),
      men: [at('valens', -2, 0)],
      dice: [19, 2, 1],
      play: ['hold', 'valens strikes spearThrust', 'valens defends none'],
      expect: ['attacked bull attack=hook chance=14', 'moved bull gait=overrun'],
      finally: { bull: { at: [-5, 0], facing: 0 } },
    }),
  );
});

test('D-124: the victim may pick a Defend card', () => {
  const scene = men({ men: [at('bulla', -1, 0)], dice: [19, 4], play: ['hold', 'bulla strikes slash'] });
  expectScenario({ ...scene, waiting: 'defend bulla' });
  expect(cardsOf(openScene(scene), 'bulla')).toEqual(['dodge', 'leapAside', 'dropFlat', 'parry', 'fallBack', 'flinch', null]);
});

describe('D-125: the prey', () => {
  const whirl = (part: Partial<Scene>, posture: string) =>
    expectScenario(
      men({
        men: [at('dama', 1, 0, { condition: 'pinned', stamina: 0 }), at('bulla', -1, 0)],
        dice: [19, 1],
        play: ['hold', 'done', 'bulla strikes slash'],
        finally: { dama: { posture } },
        ...part,
      }),
    );

  test('D-125: whirling on someone else frees it', () => {
    whirl({ expect: ['condition dama condition=pinned gained=false D-125'] }, 'down');
  });

  test('D-125: with lex whirlDropsPrey off it stays gripped', () => {
    whirl({ lex: { whirlDropsPrey: false }, expect: ['target-chosen lion target=bulla', 'faced lion to=3'] }, 'pinned');
  });

  test('D-125: whirling on the prey itself keeps the grip', () => {
    expectScenario(
      men({
        men: [at('dama', 1, 0, { condition: 'pinned' })],
        dice: [19, 1],
        play: ['done', 'dama strikes grounded'],
        expect: ['considered lion trigger=counter steps=maul:fired'],
        finally: { dama: { posture: 'pinned' } },
      }),
    );
  });
});

test('D-126: the victim becomes the last enemy', () => {
  expectScenario(
    men({
      beasts: pit('lion', { lastFought: 'dama' }),
      men: [at('bulla', -1, 0), at('dama', 5, 0)],
      dice: [19, 4, 1],
      play: ['hold', 'bulla strikes slash', 'bulla defends none'],
      finally: { lion: { lastFought: 'bulla' } },
    }),
  );
});

test('D-127: a hitter who has fallen meanwhile is no candidate', () => {
  const scene: Scene = men({
    men: [at('bulla', -1, 0), at('dama', -1, 1)],
    dice: [19, 6, 19, 2],
    play: ['hold', 'bulla strikes slash', 'dama strikes stab'],
  });
  const hunt = openScene({ ...scene, dice: [19, 6], play: ['hold', 'bulla strikes slash'] });
  // Bulla did most; had he cut himself down since, the answer would be Dama's.
  const fallen = hunt.clone(new ScriptedRng([19, 2]));
  Object.assign(fallen.state.men[0]!, { hp: 0, cell: -1 });
  const events = fallen.play({ type: 'strike', figure: 'dama', card: 'stab' });
  expect(events.find(({ type }) => type === 'target-chosen')).toMatchObject({ target: 'dama', candidates: [{ figure: 'dama' }] });
  expectScenario({ ...scene, expect: ['target-chosen lion target=bulla'] });
});
