import fc from 'fast-check';
import { expect, it } from 'vitest';
import { layoutOf, portraitOf, type TriumphFigure } from '../../src/art/index.ts';

const portrait = portraitOf('syrus', 'noxius');
const figure = fc.record({
  portrait: fc.constant(portrait),
  beast: fc.boolean(),
  state: fc.constantFrom<TriumphFigure['state']>('standing', 'dead', 'spared', 'winner'),
  hp: fc.double({ min: 0, max: 1, noNaN: true }),
});
const sizes = fc.constantFrom([358, 192], [620, 192], [1184, 304], [1840, 304]);

it('everybody is in the picture once, whole, and nobody on another of his row', () => {
  fc.assert(
    fc.property(fc.array(figure, { minLength: 1, maxLength: 12 }), sizes, (figures, [width, height]) => {
      const { places } = layoutOf(figures, width!, height!);
      expect(places.map(({ index }) => index).toSorted((a, b) => a - b)).toEqual(figures.map((_, i) => i));
      for (const { x, y, size } of places) {
        expect(size).toBeGreaterThan(12);
        expect(x - size / 2).toBeGreaterThanOrEqual(-1);
        expect(x + size / 2).toBeLessThanOrEqual(width! + 1);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(height!);
      }
      for (const one of places)
        for (const other of places)
          if (one.index < other.index && one.y === other.y)
            expect(Math.abs(one.x - other.x)).toBeGreaterThan((one.size + other.size) / 2 - 0.01);
    }),
  );
});

it('winners among men stand on a stone, a beast on the sand, and where nobody won there is none', () => {
  const man = (state: TriumphFigure['state'], beast = false): TriumphFigure => ({ portrait, beast, state, hp: 1 });
  expect(layoutOf([man('winner'), man('dead')], 900, 300).podium).not.toBeNull();
  expect(layoutOf([man('winner', true), man('dead')], 900, 300).podium).toBeNull();
  expect(layoutOf([man('dead'), man('dead')], 900, 300).podium).toBeNull();
  const { places, podium } = layoutOf([man('winner'), man('winner'), man('dead')], 900, 300);
  for (const { stance, x, y, size } of places.filter(({ index }) => index < 2)) {
    expect(stance).toBe('raised');
    expect(y + size / 2).toBeLessThanOrEqual(podium!.y + 1);
    expect(x).toBeGreaterThan(podium!.x);
    expect(x).toBeLessThan(podium!.x + podium!.width);
  }
});
