import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { portraitIn, portraitSvg } from '../../src/art/index.ts';
import { beastDrawing, type Pose } from '../../src/art/beasts/index.ts';
import { beastLook, cardId } from '../../src/catalogue/index.ts';
import { patchOf } from '../../src/catalogue/library.ts';
import {
  COLOURS,
  HORN_FORMS,
  lookWords,
  MARKS,
  PROPORTIONS,
  RIG_LACKS,
  RIGS,
  VOICES,
  type Figure,
  type Proportion,
} from '../../src/engine/look/index.ts';

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] => Object.keys(table) as Key[];
const oneOf = <Key extends string>(table: Readonly<Record<Key, unknown>>): fc.Arbitrary<Key> => fc.constantFrom(...keysOf(table));
const rigs = keysOf(RIGS);
const POSES: readonly Pose[] = ['stand', 'strike', 'down'];

const proportions = fc.record(
  Object.fromEntries(
    Object.entries(PROPORTIONS).map(([name, { least, most }]) => [name, fc.double({ min: least, max: most, noNaN: true })]),
  ),
  { requiredKeys: [] },
);
const figures: fc.Arbitrary<Figure> = fc.record(
  {
    rig: oneOf(RIGS),
    scale: fc.double({ min: 0.5, max: 2, noNaN: true }),
    proportions,
    hornForm: oneOf(HORN_FORMS),
    marks: oneOf(MARKS),
    colours: fc.record({ coat: oneOf(COLOURS), marks: oneOf(COLOURS), mane: oneOf(COLOURS) }, { requiredKeys: [] }),
  },
  { requiredKeys: ['rig'] },
) as fc.Arbitrary<Figure>;

const numbersIn = (path: string): number[] => (path.match(/-?[\d.]+/g) ?? []).map(Number);

const farthest = (path: string): number => numbersIn(path).reduce((far, at) => Math.max(far, Math.abs(at - 256)), 0);

/** What is drawn of a figure. */
const drawn = (figure: Figure, pose: Pose = 'stand'): string => JSON.stringify(beastDrawing(figure, pose)!.sheets);

describe('beasts on rigs', () => {
  it('are sound for every figure that the schema lets through: finite, within the field, in layers that can be filled', () => {
    const schema = z.strictObject(beastLook);
    fc.assert(
      fc.property(figures, fc.constantFrom(...POSES), (figure, pose) => {
        expect(schema.safeParse({ figure }).error).toBeUndefined();
        const { sheets, bust } = beastDrawing(figure, pose)!;
        expect(sheets.length).toBeGreaterThan(3);
        const reach = 300 * (figure.scale ?? 1);
        for (const { path, cut, fine, marks } of sheets) {
          expect(path).toMatch(/^M/);
          expect(path + cut + fine + marks).not.toMatch(/NaN|Infinity|undefined|e-/);
          expect(farthest(path)).toBeLessThan(reach);
          expect(farthest(cut + fine + marks)).toBeLessThan(reach * 1.2);
        }
        expect([bust.x, bust.y, bust.r].every(Number.isFinite) && bust.r > 20).toBe(true);
      }),
      { numRuns: 80 },
    );
  });

  it('fill the medallion at a scale of 1, and twice of it at 2', () => {
    for (const rig of rigs) {
      const spread = (scale: number): number => {
        const all = beastDrawing({ rig, scale })!.sheets.flatMap(({ path }) => numbersIn(path));
        return Math.max(...all) - Math.min(...all);
      };
      expect(spread(1), rig).toBeGreaterThan(380);
      expect(spread(2) / spread(1), rig).toBeCloseTo(2, 1);
      expect(beastDrawing({ rig, scale: 2 })!.bust.r, rig).toBeCloseTo(beastDrawing({ rig })!.bust.r);
    }
  });

  it('differ by rig, pose, marks and form of the horns', () => {
    expect(new Set(rigs.map((rig) => drawn({ rig }))).size).toBe(rigs.length);
    for (const rig of rigs) expect(new Set(POSES.map((pose) => drawn({ rig }, pose))).size, rig).toBe(POSES.length);
    for (const rig of rigs) {
      for (const marks of keysOf(MARKS).filter((name) => name !== 'none'))
        expect(drawn({ rig, marks }), `${rig} ${marks}`).not.toBe(drawn({ rig }));
    }
    expect(new Set(keysOf(HORN_FORMS).map((hornForm) => drawn({ rig: 'bovid', hornForm }))).size).toBe(keysOf(HORN_FORMS).length);
  });

  it.each(rigs)('on the rig %s show every proportion that it has, and none that it lacks', (rig) => {
    const shown = (name: Proportion, by: number): string => drawn({ rig, proportions: { [name]: by } });
    const unseen = keysOf(PROPORTIONS).filter((name) => shown(name, PROPORTIONS[name].least) === shown(name, PROPORTIONS[name].most));
    expect(unseen).toEqual(keysOf(PROPORTIONS).filter((name) => RIG_LACKS[rig].includes(name)));
  });

  it('are the same every time', () => {
    const figure: Figure = { rig: 'felid', marks: 'rosettes' };
    const first = drawn(figure);
    for (let i = 0; i < 200; i++) beastDrawing({ rig: 'suid', scale: 1 + i / 1000 });
    expect(drawn(figure)).toBe(first);
  });

  it('are printed in one ink', () => {
    const svg = portraitSvg(portraitIn({ rig: 'felid', marks: 'rosettes', colours: { coat: 'ochre' } })!);
    expect(svg).toMatch(/^<path fill="currentColor"/);
    expect(new Set(svg.match(/fill="[^"]+"/g))).toEqual(new Set(['fill="currentColor"', 'fill="var(--cut, var(--panel, #fff))"']));
  });
});

describe('words of a look', () => {
  it('may each be taken away by a card that extends another', () => {
    const schema = patchOf(z.strictObject({ id: cardId, ...beastLook }), { ids: 'beast', notInherited: [] });
    const none = Object.fromEntries(keysOf(PROPORTIONS).map((name) => [name, null]));
    const figure = {
      rig: null,
      glyph: null,
      scale: null,
      proportions: none,
      hornForm: null,
      marks: null,
      colours: { coat: null, marks: null, mane: null },
    };
    expect(schema.safeParse({ id: 'cat', extends: 'lion', figure, voice: null }).error).toBeUndefined();
  });

  it('may not name a rig and a glyph at once', () => {
    expect(z.strictObject(beastLook).safeParse({ figure: { rig: 'felid', glyph: 'paw' } }).error!.issues[0]!.message).toContain(
      'either a rig or a glyph',
    );
  });

  it('are all listed for a guide', () => {
    const { rigs: listed, glyphs, voices } = lookWords();
    expect(listed.map(({ name }) => name)).toEqual(rigs);
    expect(voices.map(({ name }) => name)).toEqual(keysOf(VOICES));
    expect(glyphs.thing.map(({ name }) => name)).toContain('sica');
    for (const { about } of [...listed, ...voices, ...Object.values(glyphs).flat()]) expect(about).not.toBe('');
  });
});
