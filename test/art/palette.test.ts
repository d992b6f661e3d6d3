import { describe, expect, it } from 'vitest';
import { contrast, floorTones, PALETTE_IDS, PALETTES, sideNumeral, sideTone, textOn } from '../../src/art/index.ts';
import { groundTones } from '../../src/art/floor.ts';

type Vec = readonly [number, number, number];

/** What linear red, green and blue become, after Machado, Oliveira and Fernandes 2009 at full severity. */
const SIGHTS: Readonly<Record<string, readonly [Vec, Vec, Vec]>> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** CIELAB of a colour as somebody sees it. */
function labOf(hex: string, sight: readonly [Vec, Vec, Vec]): Vec {
  const linear = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)) as unknown as Vec;
  const times = (row: Vec, v: Vec): number => row[0] * v[0] + row[1] * v[1] + row[2] * v[2];
  const seen = sight.map((row) => Math.max(0, Math.min(1, times(row, linear)))) as unknown as Vec;
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const [x, y, z] = [
    times([0.4124, 0.3576, 0.1805], seen) / 0.95047,
    times([0.2126, 0.7152, 0.0722], seen),
    times([0.0193, 0.1192, 0.9505], seen) / 1.08883,
  ];
  return [116 * f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z))];
}

describe.each(PALETTE_IDS.map((id) => [id, PALETTES[id]] as const))('palette %s', (_, p) => {
  const grounds = [p.floor, p.floorAlt, p.panel];
  const worst = (colour: string): number => Math.min(...grounds.map((ground) => contrast(colour, ground)));

  it('keeps text legible on all three grounds', () => {
    for (const colour of [p.ink, p.muted, p.link]) expect(worst(colour)).toBeGreaterThanOrEqual(4.5);
  });

  it('keeps the four roles visible on all three grounds', () => {
    for (const colour of [p.men, p.move, p.threat, p.good]) expect(worst(colour)).toBeGreaterThanOrEqual(3);
  });

  it('keeps ink and roles visible on the darkest and lightest stone of the floor', () => {
    const stones = floorTones(p).hex.flatMap((tone) => groundTones(tone, p).flat());
    for (const stone of stones) {
      expect(contrast(p.ink, stone)).toBeGreaterThanOrEqual(4.5);
      for (const role of [p.men, p.move, p.threat, p.good]) expect(contrast(role, stone)).toBeGreaterThanOrEqual(3);
    }
  });

  it('gives six sides colours that are seen on all grounds, and text that is read on them', () => {
    expect(new Set(p.sides).size).toBe(6);
    for (const side of p.sides) {
      expect(worst(side)).toBeGreaterThanOrEqual(3);
      expect(contrast(side, textOn(side))).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(Object.keys(SIGHTS))('tells six sides from each other with %s sight', (sight) => {
    const seen = p.sides.map((side) => labOf(side, SIGHTS[sight]!));
    for (const [i, a] of seen.entries())
      for (const b of seen.slice(i + 1)) expect(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])).toBeGreaterThan(14);
  });

  it('lays stones of nearly one tone within a hex', () => {
    for (const tone of floorTones(p).hex) {
      for (const stones of groundTones(tone, p)) {
        for (const a of stones) for (const b of stones) expect(contrast(a, b)).toBeLessThanOrEqual(1.2);
      }
    }
  });

  it('sets the figure off against the field of its medallion', () => {
    expect(contrast(p.medal.figure, p.medal.field)).toBeGreaterThanOrEqual(7);
  });
});

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

it('names as many sides as there may be, each otherwise', () => {
  const names = Array.from({ length: 12 }, (_, place) => sideNumeral(place));
  expect(new Set(names).size).toBe(12);
  expect(names.slice(0, 6)).toEqual(['I', 'II', 'III', 'IV', 'V', 'VI']);
  expect(sideTone(PALETTES.ostia, 7)).toBe(sideTone(PALETTES.ostia, 1));
});
