import { describe, expect, it } from 'vitest';
import type { LoadResult } from '../../../../src/catalogue/index.ts';
import { changed, withPack } from '../../../catalogue/support.ts';
import { muneraContent } from '../../../../src/games/munera/rules/index.ts';

const said = ({ findings }: LoadResult): string[] =>
  findings.map(({ file, line, column, severity, message, rule, hint }) =>
    [
      `${file.split('/').at(-1)}:${line}:${column}`,
      severity === 'warning' ? 'warning' : '',
      message,
      rule ? `[${rule}]` : '',
      hint ? `(${hint})` : '',
    ]
      .filter(Boolean)
      .join(' '),
  );

const gladiator = (body: string): LoadResult => withPack({ 'g.yaml': `schema: gladiator/2\nid: g\nname: G\narmour: light\n${body}\n` });
const carrying = (gear: string): string[] => said(gladiator(`gear: [${gear}]`));
const rack = (...cards: string[]): string[] =>
  said(withPack({ 'rack.yaml': `schema: gear/2\ncards:\n${cards.map((card) => `  - { ${card} }\n`).join('')}` })).filter(
    (text) => !text.includes('nobody carries'),
  );

describe('loadouts', () => {
  it('M-011: are free', () => {
    expect(carrying('{ gear: dagger, start: sheathed }, smallShield, helmet')).toEqual([]);
    expect(carrying('axe, helmet')).toEqual([]);
    expect(carrying('axe, smallShield')).toEqual([]);
    expect(carrying('')).toEqual([]);
    const { catalogue } = gladiator('gear: [smallShield, dagger]\nclass: murmillo');
    expect(muneraContent(catalogue!).fighters['acme.test:g']).toMatchObject({
      class: 'murmillo',
      gear: [{ gear: 'smallShield' }, { gear: 'dagger', start: 'ready' }],
    });
  });

  it('name gear that exists', () => {
    expect(carrying('swrod, helmet')).toEqual(['g.yaml:5:8 there is no sound gear "swrod" (did you mean "sword"?)']);
    expect(carrying('sword, { gear: helmit }')).toEqual(['g.yaml:5:23 there is no sound gear "helmit" (did you mean "helmet"?)']);
    const noxius = changed('content/core/noxii/noxii.yaml', (text) => text.replace('weapon: torch, rule', 'weapon: trch, rule'));
    expect(said(noxius).find((text) => text.startsWith('noxii.yaml'))).toMatch(
      /^noxii\.yaml:\d+:\d+ there is no sound gear "trch" \(did you mean "torch"\?\)/,
    );
  });

  it('M-012: fill two hands', () => {
    expect(carrying('sword, largeShield, axe')).toEqual([
      'g.yaml:5:28 sword, large shield, two-handed axe: that takes 3 hands [M-012] (sheathe a blade, "start: sheathed", or leave something out)',
    ]);
    expect(carrying('{ gear: sword, count: 3 }')[0]).toContain('that takes 3 hands');
    expect(carrying('{ gear: dart, count: 4 }, sword, helmet, net')).toEqual([]);
    expect(carrying('sword, cone, smallShield')[0]).toContain('that takes 3 hands');
    expect(carrying('cone, arbelos')).toEqual(['g.yaml:5:14 cone and arbelos: only one fits the left hand [M-012]']);
    expect(carrying('bow, smallShield, { gear: arrow, count: 9 }')).toEqual([
      'g.yaml:5:13 a bow needs both hands [M-012] (leave out the small shield)',
    ]);
  });

  it('M-102: have one shield, one helmet and one galerus', () => {
    expect(carrying('smallShield, cape')).toContain('g.yaml:5:21 nobody wears 2 shields [M-102]');
    expect(carrying('sword, helmet, helmet')).toEqual(['g.yaml:5:23 nobody wears 2 helmets [M-102]']);
    expect(carrying('sword, galerus, galerus')).toEqual(['g.yaml:5:24 nobody wears 2 shoulder guards [M-102]']);
    expect(carrying('sword, galerus, smallShield')).toEqual([]);
  });

  it('M-220: cesti come in pairs', () => {
    expect(carrying('{ gear: cestus, count: 2 }')).toEqual([]);
    expect(carrying('galerus, cestus')).toEqual(['g.yaml:5:17 cestus: they come in pairs [M-220] ("count: 2")']);
  });

  it('M-012: need both hands for a bow and one left hand for what is on it', () => {
    expect(carrying('bow, { gear: dart, count: 2 }, arrow')).toEqual(['g.yaml:5:13 a bow needs both hands [M-012] (leave out the dart)']);
    expect(carrying('smallShield, cone')).toEqual(['g.yaml:5:21 small shield and cone: only one fits the left hand [M-012]']);
    expect(carrying('{ gear: cone, count: 2 }')).toEqual(['g.yaml:5:8 cone: only one fits the left hand [M-012]']);
  });

  it('M-264: hold four darts', () =>
    expect(carrying('{ gear: dart, count: 5 }')).toEqual(['g.yaml:5:8 5 darts: one man carries 4 [M-264] ("count: 4")']));

  it('M-070, M-304: sheathe blades, and wait only for what is carried', () => {
    expect(carrying('{ gear: trident, start: sheathed }')).toEqual([
      'g.yaml:5:32 a trident has no sheath [M-070] (only swords and daggers do; leave "start" out)',
    ]);
    expect(carrying('hastaThonged, { gear: dagger, start: sheathed, after: hastaUntied }')).toEqual([
      'g.yaml:5:62 he carries no "hastaUntied" [M-304] (known: hastaThonged, dagger)',
    ]);
    expect(carrying('hastaThonged, { gear: dagger, after: hastaThonged }')).toEqual([
      'g.yaml:5:45 the dagger is in his hand already [M-304] (add "start: sheathed")',
    ]);
  });

  it('M-277: have something to shoot, and something that shoots it', () => {
    expect(carrying('bow')).toEqual(['g.yaml:5:8 the bow has nothing to shoot [M-277] (add { gear: arrow, count: 9 })']);
    expect(carrying('sword, { gear: arrow, count: 3 }')).toEqual(['g.yaml:5:15 warning nothing he carries shoots an arrow [M-277]']);
  });
});

describe('gladiators', () => {
  it('M-285: print numbers that agree with the arms', () => {
    const full = 'gear: [sword, largeShield, helmet]';
    expect(said(gladiator(`${full}\nprinted: { save: [4, 2], ap: [0, 1] }`))).toEqual([]);
    expect(said(gladiator(`${full}\nprinted: { save: [4, 3], ap: 0 }`))).toEqual([
      'g.yaml:6:18 the printed Save 4/3 disagrees with the arms, which come to 4/2 [M-285] (write [4, 2], or change armour and gear)',
      'g.yaml:6:30 the printed AP 0/0 disagrees with the arms, which come to 0/1 [M-285] (write [0, 1], or change armour and gear)',
    ]);
    expect(said(gladiator('gear: [sword, galerus]\nprinted: { save: 2, ap: 2 }'))).toEqual([
      'g.yaml:6:25 the printed AP 2 disagrees with the arms, which come to 1 [M-285] (write 1, or change armour and gear)',
    ]);
  });

  it('M-300: the word "light" of the Scissor does not fit his numbers', () => {
    const result = changed('content/core/gladiators/scissor.yaml', (text) => text.replace('armour: heavy', 'armour: light'));
    expect(said(result).map((text) => text.replace(/ \[.*/, ''))).toEqual([
      'aggressor.yaml:7:50 warning there is no fighter or class "scissor"',
      'scissor.yaml:11:18 the printed Save 4/3 disagrees with the arms, which come to 3/2',
      'scissor.yaml:11:30 the printed AP 0/0 disagrees with the arms, which come to 1/1',
    ]);
    expect(muneraContent(result.catalogue!).fighters['scissor']).toBeUndefined();
  });

  it('M-284: have foes of classes that exist', () =>
    expect(said(gladiator('gear: []\nfoes: [murmilo, retiarius]'))).toEqual([
      'g.yaml:6:8 there is no class "murmilo" [M-284] (did you mean "murmillo"?)',
    ]));

  it('have names of their own', () => {
    expect(said(gladiator('gear: []\naliases: [h]'))).toEqual([]);
    expect(said(gladiator('gear: []\naliases: [other]'))).toEqual([]);
    // What the core calls somebody is no name of the pack.
    expect(said(gladiator('gear: []\naliases: [thracian]'))).toEqual([]);
    expect(said(gladiator('gear: []\naliases: [other, other]'))).toEqual([
      'g.yaml:6:18 "acme.test:other" is the name of "acme.test:g" already',
    ]);
  });

  it('extend another: what is not written is the parent’s, but for its names and printed numbers', () => {
    const result = withPack({
      'g.yaml': 'schema: gladiator/2\nid: g\nextends: core:thraex\nname: Late Thraex\narmour: heavy\nfoes: null\n',
    });
    expect(said(result)).toEqual([]);
    const { fighters } = muneraContent(result.catalogue!);
    expect(fighters['acme.test:g']).toEqual({ ...fighters['thraex'], id: 'acme.test:g', name: 'Late Thraex', armour: 'heavy', foes: [] });
    expect(fighters['thracian']!.id).toBe('thraex');
    const lost = withPack({ 'g.yaml': 'schema: gladiator/2\nid: g\nextends: thraxe\n' });
    expect(said(lost)).toEqual(['g.yaml:3:10 there is no gladiator "thraxe" (did you mean "thraex"?)']);
  });

  it('are checked against the schema', () => {
    expect(said(gladiator('gear: [sword]\nskills: [dodging]'))).toEqual([
      'g.yaml:6:10 expected reflexes, attack, dodge, stamina or popularity, not "dodging"',
    ]);
    expect(said(gladiator('gear: [{ gear: sword, strat: sheathed }]'))).toEqual([
      'g.yaml:5:23 unknown key "strat" (did you mean "start"?)',
    ]);
    expect(said(gladiator('gaer: [sword]'))).toEqual(['g.yaml:5:1 unknown key "gaer" (did you mean "gear"?)']);
  });
});

describe('gear', () => {
  it('does one thing at each distance', () => {
    const card = (bands: string, rest = '') => rack(`id: x, name: x, ${rest}bands: [${bands}]`);
    expect(card('{ hexes: 1, rule: M-213 }, { hexes: [2, 4], manner: throw, rule: M-268 }')).toEqual([]);
    expect(card('{ hexes: [1, 2], rule: M-213 }, { hexes: [2, 4], manner: throw, rule: M-268 }')[0]).toContain(
      'at 2 hexes two bands apply',
    );
    expect(card('{ hexes: [4, 2], manner: throw, rule: M-268 }')[0]).toContain('the nearest hex 4 is beyond the furthest, 2');
    expect(card('{ hexes: 1, rule: M-213 }', 'wear: head, ')[0]).toContain('nobody attacks with it');
    expect(card('{ hexes: [2, 3], manner: throw, rule: M-268 }', 'tied: true, ')[0]).toContain(
      'tied to the wrist it flies 2 hexes [M-271]',
    );
  });

  it('M-239: lets go of whom it catches', () => {
    expect(rack('id: x, name: x, bands: [{ hexes: 1, manner: entangle, rule: M-235 }]')[0]).toContain('nobody ever gets out of it');
    expect(rack('id: x, name: x, escape: 5, bands: [{ hexes: 1, rule: M-213 }]')[0]).toContain('it catches nobody');
  });

  it('M-248: says what it binds', () => {
    const cast = 'bands: [{ hexes: 1, manner: entangle, rule: M-235 }]';
    expect(rack(`id: x, name: x, escape: 5, ${cast}`)[0]).toContain('it catches, but "binds" does not say what [M-248]');
    expect(rack(`id: x, name: x, escape: 5, binds: arms, ${cast}`)).toEqual([]);
    expect(rack('id: x, name: x, binds: legs')[0]).toContain('it binds nobody');
  });

  it('D-263: makes sand no dearer than printed, and names the rule of its wounds', () => {
    expect(rack('id: x, name: x, hazeCost: 3').join()).toContain('must be at most 1');
    expect(rack('id: x, name: x, wounds: 2').join()).toContain('expected');
    expect(rack('id: x, name: x, wounds: { value: 2, rule: M-253 }')).toEqual([]);
  });

  it('M-277: shoots what exists', () => {
    const shot = 'bands: [{ hexes: 3, manner: shoot, rule: M-274 }]';
    expect(rack(`id: x, name: x, ${shot}`)[0]).toContain('no "ammunition" says what');
    expect(rack(`id: x, name: x, ammunition: arow, ${shot}`)[0]).toContain('there is no sound gear "arow"');
    expect(rack(`id: x, name: x, ammunition: arrow, ${shot}`)).toEqual([]);
  });

  it('of a pack is carried by somebody', () => {
    const flail = 'schema: gear/2\ncards:\n  - { id: flail, name: flail, bands: [{ hexes: 1, rule: M-213 }] }\n';
    expect(said(withPack({ 'rack.yaml': flail }))).toEqual([
      'rack.yaml:3:11 warning nobody carries "acme.test:flail" (add it to the gear of a gladiator)',
    ]);
    const bearer = 'schema: gladiator/2\nid: g\nextends: gaul\ngear: [flail, largeShield]\n';
    expect(said(withPack({ 'rack.yaml': flail, 'g.yaml': bearer }))).toEqual([]);
  });

  it('leans on rules that are in the book', () => {
    const result = withPack({
      'rules.yaml': 'schema: rule/2\ncards:\n  - { id: T-1, title: T, text: T., ruling: house }\n',
      'g.yaml': 'schema: gladiator/2\nid: g\nextends: gaul\nrule: M-999\n',
    });
    expect(said(result)).toEqual(['g.yaml:4:7 there is no rule M-999']);
  });
});
