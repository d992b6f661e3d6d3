import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Arena, Cell } from '../../../../src/engine/hex/index.ts';
import { compareClockwise, distance, neighbour, OUTSIDE } from '../../../../src/engine/hex/index.ts';
import { planBackOff } from '../../../../src/games/damnatio/rules/beast/charge.ts';
import { pickByTie } from '../../../../src/games/damnatio/rules/beast/ties.ts';
import { cardsOf, expectScenario, manOf, openScene } from '../../../support/scenario.ts';
import type { Scene } from '../../../support/scenario.ts';
import { viewOf } from '../../../support/stage.ts';

const pit = (card: string, rest: object = {}) => [{ card, at: [0, 0] as const, facing: 0, ...rest }];
const round = (part: Partial<Scene>): Scene => ({ start: 'beast', control: 'beast', beasts: pit('lion'), men: [], dice: [], ...part });

describe('the target in Control', () => {
  test('D-059: the last enemy, if he is adjacent, before another who is as near', () => {
    const men = [
      { card: 'syrus', at: [1, 0] as const },
      { card: 'bulla', at: [-1, 0] as const },
    ];
    expectScenario(
      round({
        beasts: pit('bear', { lastFought: 'bulla' }),
        men,
        expect: ['target-chosen bear target=bulla why=last-enemy tieNumber=null D-059'],
      }),
    );
    expectScenario(round({ beasts: pit('bear'), men, expect: ['target-chosen bear target=syrus why=closest-tie'] }));
  });

  test('D-059: a To Hit roll makes him the last enemy, hit or miss', () => {
    const attack = (dice: number[], hp: number) =>
      expectScenario(
        round({
          men: [{ card: 'bulla', at: [4, 0] }],
          dice,
          play: ['bulla defends none'],
          finally: { lion: { lastFought: 'bulla' }, bulla: { hp } },
        }),
      );
    attack([2], 10);
    attack([10, 1], 4);
  });

  test('D-059: the second victim of a sweep does not count', () => {
    expectScenario(
      round({
        beasts: pit('bear', { lastFought: 'bulla' }),
        men: [
          { card: 'bulla', at: [1, 0] },
          { card: 'gavius', at: [0, 1] },
        ],
        dice: [1, 1],
        play: ['bulla defends none', 'gavius defends none'],
        finally: { bear: { lastFought: 'bulla' } },
      }),
    );
  });

  test('D-059: it is cleared when he falls', () => {
    expectScenario(
      round({
        men: [
          { card: 'syrus', at: [4, 0] },
          { card: 'dama', at: [-8, 0] },
        ],
        dice: [20],
        play: ['syrus defends none'],
        finally: { lion: { lastFought: null } },
      }),
    );
  });

  test('D-060: otherwise the closest: the last enemy at 3 does not count', () => {
    expectScenario(
      round({
        beasts: pit('lion', { lastFought: 'bulla' }),
        men: [
          { card: 'bulla', at: [3, 0] },
          { card: 'syrus', at: [-1, 0] },
        ],
        expect: ['target-chosen lion target=syrus why=closest candidates=syrus:1 D-060'],
      }),
    );
  });

  test('D-060: Down and gripped men count, and the distance is that of the hexes', () => {
    expectScenario(
      round({
        men: [
          { card: 'bulla', at: [3, 0] },
          { card: 'syrus', at: [-2, 1], condition: 'down' },
        ],
        expect: ['target-chosen lion target=syrus'],
      }),
    );
    expectScenario(
      round({
        beasts: pit('bear'),
        men: [
          { card: 'bulla', at: [2, 0] },
          { card: 'syrus', at: [1, 0], condition: 'held' },
        ],
        expect: ['target-chosen bear target=syrus'],
      }),
    );
    expectScenario(
      round({
        men: [
          { card: 'bulla', at: [3, 3] },
          { card: 'syrus', at: [5, -5] },
        ],
        expect: ['target-chosen lion target=syrus candidates=syrus:1'],
      }),
    );
  });

  test('D-061: of four tied, T = 60 picks the fourth by clockwise rank', () => {
    const men = [
      { card: 'syrus', at: [0, -3] as const },
      { card: 'dama', at: [-3, 0] as const },
      { card: 'gavius', at: [3, 0] as const },
      { card: 'bulla', at: [0, 3] as const },
    ];
    expectScenario(
      round({ tie: 60, men, expect: ['target-chosen lion target=syrus tieNumber=60 candidates=gavius:1,bulla:2,dama:3,syrus:4 D-061'] }),
    );
    expectScenario(
      round({
        tie: 60,
        beasts: [{ card: 'lion', at: [0, 0], facing: 3 }],
        men,
        expect: ['target-chosen lion target=bulla candidates=dama:1,syrus:2,gavius:3,bulla:4'],
      }),
    );
    expect([1, 4, 5, 60].map((tie) => pickByTie(tie, [7, 8, 9, 10]))).toEqual([7, 10, 7, 10]);
  });

  test('D-062: an adjacent man who is not the last enemy: control row, no leap, no overrun, no break', () => {
    expectScenario(
      round({
        men: [
          { card: 'syrus', at: [1, 0] },
          { card: 'dama', at: [-1, 0] },
        ],
        dice: [1],
        play: ['syrus defends none'],
        expect: [
          'target-chosen lion target=syrus',
          'considered lion trigger=control steps=rake:fired',
          'attacked lion attack=rake kind=claw',
        ],
        never: ['charged lion', 'moved lion', 'held-back lion'],
        finally: { lion: { at: [0, 0] } },
      }),
    );
  });

  test('D-062: run through stays possible', () => {
    expectScenario(
      round({
        beasts: pit('bull'),
        men: [{ card: 'syrus', at: [1, 0] }],
        dice: [1],
        play: ['syrus defends none'],
        expect: ['moved bull gait=run-through'],
        finally: { bull: { at: [4, 0], facing: 3 } },
      }),
    );
  });
});

/** Steps to every hex that a beast can walk to in so many, over free hexes. */
function stepsWithin(arena: Arena, from: Cell, taken: readonly Cell[], most: number): Map<Cell, number> {
  const steps = new Map([[from, 0]]);
  for (let step = 1; step <= most; step += 1) {
    const edge = [...steps.keys()].filter((cell) => steps.get(cell) === step - 1);
    for (const cell of edge) {
      for (let direction = 0; direction < 6; direction += 1) {
        const next = neighbour(arena, cell, direction);
        if (next !== OUTSIDE && !taken.includes(next) && !steps.has(next)) steps.set(next, step);
      }
    }
  }
  return steps;
}

describe('breaking away', () => {
  const two = [
    { card: 'bulla', at: [1, 0] as const },
    { card: 'syrus', at: [-1, 1] as const },
  ];

  test('D-063: with two standing men beside it, it backs off from the last enemy and charges him', () => {
    expectScenario(
      round({
        beasts: pit('lion', { lastFought: 'bulla' }),
        men: two,
        expect: [
          'considered lion trigger=control steps=rake:fired',
          'moved lion gait=back-off D-063',
          'charged lion target=bulla distance=4',
          'considered lion trigger=charge steps=pounce:fired',
        ],
        never: ['held-back lion'],
      }),
    );
  });

  test('D-063: the best hex is farthest from the nearest man, then fewest steps, then first clockwise', () => {
    const [back] = expectScenario(round({ beasts: pit('lion', { lastFought: 'bulla' }), men: two })).filter(
      (event) => event.type === 'moved',
    );
    const { arena } = openScene(round({ men: two })).world;
    expect(arena.cells[back!.path.at(-1)!]).toEqual({ q: 0, r: -3 });
    expect(back!.path).toHaveLength(3);
  });

  test('D-063: in any position it backs off to the hex that the rule names, by a way as short as there is', () => {
    const { arena } = openScene(round({ men: two })).world;
    const near = arena.cells.flatMap(({ q, r }, cell) => (Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= 5 ? [cell] : []));
    let fewer = 0;
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...near), { minLength: 2, maxLength: 7 }), fc.nat(5), (cells, facing) => {
        const [own, ...others] = cells.map((cell) => [arena.cells[cell]!.q, arena.cells[cell]!.r] as const);
        const hunt = openScene(
          round({ start: 'men', beasts: [{ card: 'lion', at: own!, facing }], men: others.map((at) => ({ card: 'bullarius', at })) }),
        );
        const steps = stepsWithin(arena, cells[0]!, cells.slice(1), 3);
        const gap = (cell: Cell) => Math.min(...cells.slice(1).map((man) => distance(arena, cell, man)));
        const better = [...steps.keys()].filter((cell) => gap(cell) > gap(cells[0]!));
        const most = Math.max(...better.map(gap));
        const farthest = better.filter((cell) => gap(cell) === most);
        const least = Math.min(...farthest.map((cell) => steps.get(cell)!));
        const nearest = farthest.filter((cell) => steps.get(cell) === least);
        const [best] = nearest.toSorted((a, b) => compareClockwise(arena, cells[0]!, facing, a, b));
        fewer += Number(nearest.length < farthest.length);
        const path = planBackOff(viewOf(hunt));
        expect(path?.at(-1)).toBe(best);
        expect(path?.length).toBe(best === undefined ? undefined : least);
      }),
      { numRuns: 200, seed: 63 },
    );
    expect(fewer).toBeGreaterThan(10);
  });

  test('D-063: not with one standing man beside it, nor for Down or gripped ones', () => {
    const stays = (men: Scene['men'], attack: string) =>
      expectScenario(
        round({
          beasts: pit('lion', { lastFought: 'bulla' }),
          men: men!,
          expect: [`attacked lion target=bulla attack=${attack}`],
          never: ['moved lion', 'held-back lion'],
        }),
      );
    stays([two[0]!], 'rake');
    stays([two[0]!, { ...two[1]!, condition: 'down' }], 'rake');
    stays([{ ...two[0]!, condition: 'down' }, two[1]!, { card: 'dama', at: [0, 1] }], 'seize');
  });

  test('D-063: the bear has no such row', () => {
    expectScenario(
      round({
        beasts: pit('bear', { lastFought: 'bulla' }),
        men: [two[0]!, { card: 'dama', at: [-1, 0] }],
        never: ['moved bear'],
        expect: ['attacked bear attack=hug'],
      }),
    );
  });

  test('D-063: in a corner no hex is better: plain rake, and it says so', () => {
    expectScenario(
      round({
        beasts: [{ card: 'lion', at: [8, 0], facing: 3, lastFought: 'bulla' }],
        men: [
          { card: 'bulla', at: [7, 0] },
          { card: 'syrus', at: [7, 1] },
          { card: 'dama', at: [8, -1] },
        ],
        expect: ['held-back lion why=encircled D-063 D-064', 'attacked lion attack=rake'],
        never: ['moved lion'],
      }),
    );
  });

  test('D-063: backing off lets go of a man it holds', () => {
    expectScenario(
      round({
        beasts: pit('lion', { lastFought: 'bulla' }),
        men: [...two, { card: 'dama', at: [1, -1] }, { card: 'gavius', at: [-1, 0], condition: 'pinned' }],
        expect: ['condition gavius condition=pinned gained=false D-140', 'moved lion gait=back-off'],
        finally: { gavius: { posture: 'down' } },
      }),
    );
  });

  test('D-064: a full ring holds a beast', () => {
    const ring = [
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
      [1, -1],
    ] as const;
    const cards = ['bulla', 'syrus', 'dama', 'gavius', 'valens', 'pyrrhus'];
    expectScenario(
      round({
        beasts: pit('lion', { lastFought: 'bulla' }),
        men: ring.map((at, i) => ({ card: cards[i]!, at })),
        expect: ['held-back lion why=encircled D-064', 'attacked lion target=bulla attack=rake'],
        never: ['moved lion'],
        finally: { lion: { at: [0, 0] } },
      }),
    );
  });
});

describe('the attacked man', () => {
  test('D-065: always picks a Defend card: with Stamina 0 only Flinch, or none', () => {
    const hunt = openScene(round({ men: [{ card: 'dama', at: [1, 0], stamina: 0 }] }));
    expect(hunt.decision()).toMatchObject({ kind: 'defend', figures: ['dama'], attack: 'rake' });
    expect(cardsOf(hunt, 'dama')).toEqual(['flinch', null]);
    expect(manOf(hunt, 'dama').stamina).toBe(0);
  });

  test('D-065: an automatic hit asks for no card', () => {
    expectScenario(
      round({
        men: [
          { card: 'bulla', at: [4, 0] },
          { card: 'gavius', at: [5, 0] },
        ],
        dice: [1, 1],
        play: ['bulla defends none'],
        expect: ['attacked lion target=gavius automatic=true'],
        never: ['card-played gavius'],
        waiting: 'bystanders gavius',
      }),
    );
  });
});
