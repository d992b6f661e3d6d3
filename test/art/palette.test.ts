import { describe, expect, it } from 'vitest';
import { contrast, floorTones, PALETTE_IDS, PALETTES } from '../../src/art/index.ts';
import { groundTones } from '../../src/art/floor.ts';

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
