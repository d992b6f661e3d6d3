import fc from 'fast-check';

/** Conditions of steps, made at random from the words of the format. */

export const some = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined, freq: 2 });
export const flag = fc.boolean();
export const upTo = (most: number, least = 0) => fc.integer({ min: least, max: most });
const range = (least: number, most: number) =>
  fc
    .tuple(upTo(most, least), upTo(most, least), fc.constantFrom('min', 'max', 'both'))
    .map(([a, b, ends]) => (ends === 'both' ? { min: Math.min(a, b), max: Math.max(a, b) } : { [ends]: a }));
const share = fc.constantFrom({ min: 0.5 }, { max: 0.5 }, { min: 0.25, max: 0.75 });
export const arcs = fc.constantFrom('front', 'flank', 'rear', ['front', 'flank']);
export const pick = fc.oneof(
  fc.constantFrom('lastFought', 'nearest', 'farthest', 'standing', 'down', 'weakest', 'strongest', 'backExposed', 'isolated'),
  fc.constant(['down', 'weakest']),
  fc.constant(['backExposed', 'farthest', 'standing']),
);
export const avoid = fc.constantFrom({ holds: ['hasta'] }, { traits: ['animal-handler'] });
const STEPS = ['s0', 's1', 's2'] as const;

const leaves = {
  pinned: flag,
  held: flag,
  down: flag,
  position: arcs,
  stoodIn: arcs,
  distance: range(1, 4),
  leap: range(0, 2),
  run: range(0, 6),
  beside: range(0, 3),
  frontFlank: range(0, 3),
  rear: range(0, 2),
  men: range(1, 4),
  friends: range(0, 2),
  beasts: range(1, 3),
  mates: range(0, 2),
  anybody: fc.constantFrom(
    { holds: 'hasta' },
    { holds: ['gladius', 'nothing'] },
    { trait: 'animal-handler' },
    { trait: 'animal-handler', holds: 'hasta' },
  ),
  hp: share,
  targetHp: share,
  bloodied: flag,
  wound: fc.constantFrom('head', 'body', 'legs'),
  holds: fc.constantFrom('nothing', 'hasta', ['gladius', 'nothing']),
  lastFought: flag,
  encircled: flag,
  round: fc.constantFrom({ every: 2 }, { min: 2 }, { max: 3 }),
  last: fc.constantFrom({ missed: true }, { step: STEPS[0] }, { step: STEPS[1], missed: false }),
  hurt: fc.constantFrom({}, { damage: { min: 4 } }, { from: 'rear' }, { by: 'target' }, { by: 'others', from: ['flank', 'rear'] }),
};
const leaf = fc
  .constantFrom(...(Object.keys(leaves) as (keyof typeof leaves)[]))
  .chain((key) => leaves[key].map((value) => ({ [key]: value })));
export const { when } = fc.letrec((tie) => ({
  when: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.tuple(leaf, leaf).map(([a, b]) => ({ ...a, ...b })),
    fc.record({ any: fc.array(tie('when'), { minLength: 1, maxLength: 2 }) }),
    fc.record({ all: fc.array(tie('when'), { minLength: 1, maxLength: 2 }) }),
    fc.record({ not: tie('when') }),
  ),
}));
