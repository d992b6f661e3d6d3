import { describe, expect, it } from 'vitest';
import { blockedHexes, hexesWithin } from '../../src/catalogue/arena-shape.ts';
import type { ArenaShape } from '../../src/catalogue/arena-shape.ts';
import { buildArena } from '../../src/engine/hex/index.ts';
import { coreCatalogue, withPack } from './support.ts';
import { damnatioContent } from '../../src/games/damnatio/rules/index.ts';
import { muneraContent } from '../../src/games/munera/rules/index.ts';

const damnatio = damnatioContent(coreCatalogue());
const munera = muneraContent(coreCatalogue());

const arena = (body: string) => withPack({ 'a.yaml': `schema: arena/2\nid: a\nname: A\nfor: munera\n${body}\n` });
const said = (body: string): string[] => arena(body).findings.map(({ line, column, message }) => `${line}:${column} ${message}`);
const open = (radius: number, shape: ArenaShape): number => hexesWithin(radius).length - blockedHexes(radius, shape, []).length;

describe('shapes of the sand', () => {
  it('M-002: a hexagon of radius 5 has 91 hexes, one of radius 6 has 127', () => {
    expect(open(5, 'hexagon')).toBe(91);
    expect(open(6, 'hexagon')).toBe(127);
    expect(munera.arenas['ludus-5']).toEqual({ id: 'ludus-5', radius: 5, blocked: [], marks: {} });
  });

  it('M-002: ovals and rectangles leave hexes out, the same on both sides', () => {
    for (const shape of ['oval', 'rectangle', { oval: 0.74 }, { rectangle: 0.5 }] as const) {
      const blocked = blockedHexes(8, shape, []);
      expect(blocked.length).toBeGreaterThan(20);
      const keys = new Set(blocked.map(({ q, r }) => `${q} ${r}`));
      for (const { q, r } of blocked) {
        expect(keys, 'turned half round').toContain(`${0 - q} ${0 - r}`);
        expect(keys, 'mirrored').toContain(`${0 - q} ${r + q}`);
      }
    }
  });

  it('takes rows as they are written', () => {
    const shape = {
      rows: [
        { r: -1, from: -2, to: 3 },
        { r: 0, from: -3, to: 3 },
        { r: 1, from: -3, to: 2 },
      ],
    };
    expect(open(3, shape)).toBe(6 + 7 + 6);
  });

  it('adds the blocked hexes of the card', () => {
    const { catalogue } = arena('radius: 6\nshape: oval\nblocked: [[0, 0], [6, 0]]');
    const { blocked } = muneraContent(catalogue!).arenas['acme.test:a']!;
    expect(blocked.slice(0, 2)).toEqual([
      { q: 0, r: 0 },
      { q: 6, r: 0 },
    ]);
    expect(new Set(blocked.map(({ q, r }) => `${q} ${r}`)).size).toBe(blocked.length);
  });

  it('every shipped arena can be built, and hunts know only those with a Shield Hex', () => {
    for (const data of Object.values(munera.arenas))
      expect(buildArena(data).blocked.filter((shut) => shut === 0).length).toBeGreaterThanOrEqual(91);
    expect(Object.keys(munera.arenas)).toEqual(['amphitheatrum', 'forum', 'harena', 'ludus-5']);
    expect(Object.keys(damnatio.arenas)).toEqual(['harena']);
  });
});

describe('faults of arenas for munera', () => {
  it('need neither a Shield Hex nor the size of a hunt', () => expect(said('radius: 5')).toEqual([]));

  it('M-002: have sand enough, of one piece', () => {
    expect(said('radius: 3\nshape: { rows: [ { r: 0, from: -3, to: 3 } ] }')).toEqual(['6:8 only 7 hexes of sand are left']);
    const halves = [-4, -3, -2, 2, 3, 4].map((r) => `{ r: ${r}, from: -5, to: 5 }`).join(', ');
    expect(said(`radius: 5\nshape: { rows: [ ${halves} ] }`)).toEqual(['6:8 the sand falls into parts that nobody can walk between']);
  });

  it('have marks on the sand', () =>
    expect(said('radius: 6\nshape: oval\nmarks: { gate: { at: [0, -6], facing: 1 } }')).toEqual([
      '7:22 the mark "gate" is on a blocked hex',
    ]));

  it('know their shapes', () =>
    expect(said('radius: 6\nshape: circle')).toEqual([
      '6:8 expected hexagon, oval, rectangle, { oval: height by width }, { rectangle: height by width } or { rows: … }',
    ]));

  it('are not for hunts', () => {
    const { findings } = withPack({
      'h.yaml': 'schema: hunt/2\nid: h\nname: N\ntext: T\narena: forum\nbeasts: [lion]\nmen: [bulla]\n',
    });
    expect(findings.map(({ message }) => message)).toEqual(['there is no sound arena "forum"']);
  });
});
