import { describe, expect, it } from 'vitest';
import type { LoadResult } from '../../src/catalogue/index.ts';
import { changed, withPack } from './support.ts';
import { damnatioContent } from '../../src/games/damnatio/rules/index.ts';

const NOXII = 'content/core/noxii/noxii.yaml';
const ARENA = 'content/core/arenas/harena.yaml';

const said = ({ findings }: LoadResult): string[] =>
  findings.map(({ severity, path, message, rule }) => `${severity} ${path}: ${message} ${rule ?? ''}`.trim());
const noxii = (from: string, to: string): string[] => said(changed(NOXII, (text) => text.replace(from, to)));
const arena = (from: string | RegExp, to: string): string | undefined => said(changed(ARENA, (text) => text.replace(from, to)))[0];

describe('noxii', () => {
  it('D-189: are below the tiro in every rating', () => {
    expect(noxii('[4, 4, 11, 5, 4, 14, 4, 4, 4, 1]', '[4, 4, 11, 6, 4, 14, 4, 4, 4, 1]')).toContain(
      'error ratings.3: strength 6 is above that of the tiro Bullarius, 5 D-189',
    );
  });

  it('D-188: are exactly six', () => {
    const five = changed(NOXII, (text) => text.replace(/ {2}- id: valens\n[^]*/, ''));
    expect(said(five)).toContain('error : the core has six noxii, not 5 D-188');
    expect(Object.keys(damnatioContent(five.catalogue!).men)).toContain('bulla');
  });

  it('D-188: differ in name, ratings and weapon', () => {
    expect(noxii('name: Dama', 'name: Syrus')).toEqual(['error name: Syrus has the same name as Syrus D-188']);
    expect(noxii('[1, 4, 8, 4, 3, 11, 2, 2, 2, 0]', '[2, 4, 7, 2, 4, 10, 2, 3, 1, 0]')).toEqual([
      'error ratings: Dama has the same ratings as Syrus D-188',
    ]);
    expect(noxii('id: cudgel,', 'id: knife,')).toEqual(['error weapon: Dama has the same weapon as Syrus D-188']);
  });

  it('D-183, D-185: have neither armour nor options', () => {
    expect(noxii('level: 1', 'level: 1\n    armour: 1')).toContain('error armour: noxii have no armour and no padding D-183');
    expect(noxii('level: 1', 'level: 1\n    options: []')).toContain('error options: the cards of noxii have no damage options D-185');
  });

  it('carry weapons that have a deck', () => {
    const { findings } = changed(NOXII, (text) => text.replace('id: cudgel,', 'id: cugdel,'));
    expect(findings).toContainEqual(
      expect.objectContaining({
        path: 'weapon.id',
        message: 'no attacks file has a deck for the weapon "cugdel"',
        hint: 'did you mean "cudgel"?',
      }),
    );
  });
});

describe('decks', () => {
  const deck = (kind: string, card: string): string[] =>
    said(withPack({ 'deck.yaml': `schema: ${kind}/2\nid: club\ndeck: [ { ${card}, rule: D-155 } ]\n` }));

  it('D-034: have no card that lowers natural armour', () => {
    expect(deck('attacks', 'id: a, reach: 1, toHit: 1, stamina: 1, pierce: 1')).toEqual([
      'error deck.0.pierce: no card lowers natural armour D-034',
    ]);
  });

  it('reach outwards', () => {
    expect(deck('attacks', 'id: a, reach: [1, 2], toHit: 1, stamina: 1')).toEqual([]);
    expect(deck('attacks', 'id: a, reach: [4, 2], toHit: 1, stamina: 1')).toEqual([
      'error reach: the nearest hex 4 is beyond the furthest, 2',
    ]);
  });

  it('add only against what they answer', () => {
    const card = 'id: d, stat: agility, bonus: 1, stamina: 1, vs: { leap: 2 }';
    expect(deck('defends', card)).toEqual([]);
    expect(deck('defends', `${card}, answers: [leap]`)).toEqual([]);
    expect(deck('defends', `${card}, answers: [bite]`)).toEqual(['warning vs.leap: the card does not answer the kind "leap"']);
  });
});

describe('arenas', () => {
  it('D-011: have a Shield Hex', () =>
    expect(arena(/^ {2}shield.*\n/m, '')).toBe('error marks: the mark "shield" is missing: the beast starts there D-011'));

  it('D-023: reach 7 to 10 hexes', () => {
    expect(arena('radius: 8', 'radius: 6')).toBe('error radius: a hunt needs a radius of 7 to 10 D-023');
    expect(arena('radius: 8', 'radius: 10')).toBeUndefined();
  });

  it('D-023: have their marks on free sand', () => {
    expect(arena('[2, -4]', '[2, -9]')).toBe('error marks.shield.at: the mark "shield" is outside the arena D-023');
    expect(arena('marks:', 'blocked: [[2, -4]]\nmarks:')).toBe('error marks.shield.at: the mark "shield" is on a blocked hex D-023');
    expect(arena('marks:', 'blocked: [[9, 0]]\nmarks:')).toBe('warning blocked.0: this hex is outside the arena anyway');
  });
});

describe('hunts', () => {
  const hunt = (body: string): string[] => said(withPack({ 'h.yaml': `schema: hunt/2\nid: h\nname: N\ntext: T\n${body}` }));
  const fought = (men: string, beasts = '[lion]'): string[] => hunt(`arena: harena\nbeasts: ${beasts}\nmen: ${men}\n`);

  it('name what exists', () => {
    expect(hunt('arena: harema\nbeasts: [loin]\nmen: [bula]\n')).toEqual([
      'error arena: there is no sound arena "harema"',
      'error beasts.0: there is no sound beast "loin"',
      'error men.0: there is no sound man "bula"',
    ]);
  });

  it('D-010: have one beast, or two against each other', () => {
    expect(fought('[]', '[lion, bear]')).toEqual([]);
    expect(fought('[syrus]', '[lion, bear]')).toEqual(['error men: two beasts fight only each other D-010']);
    expect(fought('[]', '[lion, bear, bull]')).toEqual(['error beasts: two beasts fight each other, not more D-418']);
  });

  it('D-017: have one to six men', () => {
    expect(fought('[syrus]')).toEqual([]);
    expect(fought('{ draw: 6 }')).toEqual([]);
    expect(fought('[]')).toEqual(['error men: somebody has to face the beast D-017']);
    expect(fought('{ draw: 7 }')).toEqual(['error men.draw: must be at most 6']);
  });

  it('D-019 D-020: have each noxius once, and hunters of a grade as often as they like', () => {
    expect(fought('[syrus, dama, syrus]')).toEqual(['error men.2: Syrus is one man: a noxius stands on the sand once D-019']);
    expect(fought('[bullarius, bullarius, syrus]')).toEqual([]);
  });

  const place = (blocked: string, radius = 8): string =>
    `schema: arena/2\nid: a\nname: A\nradius: ${radius}\nblocked: ${blocked}\nmarks: { shield: { at: [2, -4], facing: 1 } }\n`;
  const there = (blocked: string, beasts: string, men: string): string[] =>
    said(
      withPack({
        'a.yaml': place(blocked),
        'h.yaml': `schema: hunt/2\nid: h\nname: N\ntext: T\narena: a\nbeasts: ${beasts}\nmen: ${men}\n`,
      }),
    ).filter((line) => line.startsWith('error'));
  /** All hexes of the row but the two at the right end, so that the sand stays of one piece. */
  const ROW = JSON.stringify(Array.from({ length: 14 }, (_, i) => [i - 8, 1]));

  it('D-015: have room for a row of men before the beast', () => {
    expect(there('[[0, 1]]', '[lion]', '[syrus, dama]')).toEqual([]);
    expect(there(ROW, '[lion]', '[syrus, dama, bulla, valens]')).toEqual([
      'error arena: in "acme.test:a" no row of 4 men fits 5 hexes from the Shield Hex D-015',
    ]);
    expect(there(ROW, '[bull]', '[syrus, dama, bulla, valens]')).toEqual([]);
  });

  it('D-221: have room for the second beast', () => {
    expect(there('[[2, 3]]', '[lion, bull]', '[]')).toEqual([
      'error arena: in "acme.test:a" there is no room for a second beast 7 hexes from the Shield Hex D-221',
    ]);
    expect(there('[[2, 3]]', '[lion, bear]', '[]')).toEqual([]);
  });

  it('D-403: have room for all of several beasts, and for the men beside them', () => {
    const free = new Set(['2,-4', '2,-3', '2,-2', '2,-1', '-2,0', '0,0', '2,0', '4,0']);
    const within = Array.from({ length: 17 }, (_, i) => i - 8);
    const narrow = within.flatMap((r) => within.filter((q) => r <= 0 && Math.abs(q + r) <= 8 && !free.has(`${q},${r}`)).map((q) => [q, r]));
    const bears = (count: number): string[] =>
      there(JSON.stringify(narrow), `[{ beast: bear, count: ${count} }]`, '{ draw: 4 }\nlex: { severalBeasts: true }');
    expect(bears(2)).toEqual([]);
    expect(bears(4)).toEqual([
      'error arena: with 4 beasts on the sand no row of 4 men on free sand fits 4 hexes from the Shield Hex of acme.test:a D-015',
    ]);
  });

  it('D-015 D-221 D-272: an arena whose scenery stands where they start is told of, hex by hex and with the fix', () => {
    const { findings } = withPack({ 'a.yaml': place(`[[0, 0], [2, 3], ${ROW.slice(1)}`) });
    expect(
      findings.map(({ severity, line, path, message, hint, rule }) => `${severity} ${line} ${path}: ${message} [${rule}]; ${hint}`),
    ).toEqual([
      'warning 5 blocked.1: there is no room for a second beast 7 hexes from the Shield Hex [D-221]; free [2, 3], or mark "shield" elsewhere',
      'warning 5 blocked.6: no row of 4 men fits 5 hexes from the Shield Hex [D-015]; free [-4, 1], or mark "shield" elsewhere',
      'warning 5 blocked.12: there is no room for a second beast 5 hexes from the Shield Hex [D-221]; free [2, 1], or mark "shield" elsewhere',
    ]);
    const small = withPack({
      'a.yaml': 'schema: arena/2\nid: a\nname: A\nradius: 7\nmarks: { shield: { at: [0, 3], facing: 1 } }\n',
    });
    expect(small.findings.map(({ severity, path, message, hint }) => `${severity} ${path}: ${message}; ${hint}`)).toContain(
      'warning marks.shield.at: no row of 4 men fits 5 hexes from the Shield Hex; mark it farther from the wall, or make the arena larger',
    );
    const shaped = withPack({
      'a.yaml':
        'schema: arena/2\nid: a\nname: A\nfor: munera\nradius: 8\nshape: { rectangle: 0.3 }\nmarks: { shield: { at: [0, 1], facing: 1 } }\n',
    });
    expect(said(shaped)).toEqual([
      'warning shape: no row of 3 condemned fits 4 hexes from the Shield Hex: they start round the edge D-272',
    ]);
  });

  it('know the toggles of the lex', () => {
    expect(hunt('arena: harena\nbeasts: [lion]\nmen: [syrus]\nlex: { tieKeeps: true }\n')).toEqual([]);
    expect(hunt('arena: harena\nbeasts: [lion]\nmen: [syrus]\nlex: { tieKeep: true }\n')).toEqual([
      'error lex.tieKeep: unknown key "tieKeep"',
    ]);
    expect(hunt('arena: harena\nbeasts: [lion]\nmen: [syrus]\nlex: { controlDie: 7 }\n')).toEqual([
      'error lex.controlDie: expected 6, 8, 10, 12 or 20, not 7',
    ]);
  });
});
