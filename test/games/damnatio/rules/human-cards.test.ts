import { describe, expect, test } from 'vitest';
import { loadCatalogue, wordsIn } from '../../../../src/catalogue/index.ts';
import { contentFiles } from '../../../../src/cli/content-files.ts';
import { CARDS } from '../../../../src/games/cards.ts';
import { attackEffects, beginHuntBout, blowEffects, defendEffects, huntSetup } from '../../../../src/games/damnatio/rules/index.ts';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import { core, ruleset } from '../../../support/core-content.ts';
import { on, pit, proves, refuses, stage } from '../../../support/stage.ts';

const { men, attacks, defends } = core.damnatio;
const noxii = Object.values(men).filter((card) => card.kind === 'noxius');
const bestiarii = Object.values(men).filter((card) => card.kind === 'bestiarius');
const RATINGS = ['control', 'movement', 'hitPoints', 'strength', 'agility', 'stamina', 'accuracy', 'intellect', 'intimidation', 'fate'];

/** Errors of the core content with a file changed. */
function errorsWith(path: string, change: (text: string) => string): string[] {
  const files = contentFiles(['content/core']).map((file) => (file.path.endsWith(path) ? { ...file, text: change(file.text) } : file));
  return loadCatalogue(files, CARDS)
    .findings.filter(({ severity }) => severity === 'error')
    .map(({ path: where, message }) => `${where}: ${message}`);
}

test('D-182: the players control the men, in any division and order, and never the beast', () => {
  const hunt = stage(
    {
      start: 'men',
      dice: [],
      beasts: pit('lion'),
      men: ['syrus', 'dama', 'gavius', 'bulla'].map((name, i) => on(name, -3, i)),
    },
    seededRng('a'),
  );
  expect(hunt.decision()).toMatchObject({ side: 'men', kind: 'order' });
  hunt.play({ type: 'order', order: 'move' });
  expect(new Set(hunt.actions().flatMap((action) => ('figure' in action ? [action.figure] : [])))).toEqual(
    new Set(['syrus', 'dama', 'gavius', 'bulla']),
  );
  expect(hunt.refusal({ type: 'stand', figure: 'lion' })?.rule).toBe('D-182');
});

test('D-183: a noxius card may not carry armour', () => {
  expect(errorsWith('noxii.yaml', (text) => text.replace('level: 1', 'level: 1\n    padding: 1')).join()).toMatch('padding');
  expect(errorsWith('noxii.yaml', (text) => text.replace('level: 1', 'level: 1\n    armour: 1')).join()).toMatch('armour');
  expect(noxii.map(({ padding }) => padding)).toEqual([0, 0, 0, 0, 0, 0]);
});

test('D-184: cards keep their areas H, M and L for gladiators; against a beast none is named', () => {
  expect([...attacks.generic, ...Object.values(attacks.weapon).flat()].filter(({ aim }) => aim.length > 0).map(({ id }) => id)).toContain(
    'stab',
  );
  const scene = { start: 'men', beasts: pit('lion'), men: [on('bulla', -1, 0)] } as const;
  proves({ ...scene, dice: [2], play: ['hold', 'bulla strikes stab'], expect: ['attacked bulla attack=stab area=null'] });
  refuses({ ...scene, dice: [], play: ['hold', 'bulla strikes stab M'] }, 'area D-116');
});

test('D-185: noxii hold the regular cards, without damage options', () => {
  expect(errorsWith('noxii.yaml', (text) => text.replace('level: 1', 'level: 1\n    options: [2]')).join()).toMatch('options');
  for (const card of [...attacks.generic, ...defends.generic]) expect(card).not.toHaveProperty('options');
});

test('D-186: noxii against a beast are played by this ruleset, from Round One on', () => {
  const { bout } = beginHuntBout(ruleset, huntSetup({ beasts: ['lion'] }), seededRng('hunt'));
  expect(bout.toJSON().ruleset).toBe('damnatio');
  expect(bout.state).toMatchObject({ round: 1, control: 'beast' });
});

test('D-187: many against a gladiator is not a hunt: this ruleset takes no gladiators', () => {
  expect(() => ruleset.prepare(huntSetup({ beasts: ['murmillo'], men: ['syrus', 'dama', 'gavius'] }))).toThrow('D-010');
  expect(() => ruleset.prepare(huntSetup({ beasts: ['lion'], men: ['murmillo'] }))).toThrow('D-008');
});

test('D-188: six noxii, no two with the same ratings or weapon', () => {
  expect(noxii.map(({ id }) => id)).toEqual(['syrus', 'dama', 'pyrrhus', 'gavius', 'bulla', 'valens']);
  expect(new Set(noxii.map(({ weapon }) => weapon.id)).size).toBe(6);
  expect(new Set(noxii.map(({ ratings }) => JSON.stringify(ratings))).size).toBe(6);
});

describe('D-189: level 1 to 4 counts among noxii only', () => {
  test('D-189: the best of them is below the least hunter in every rating', () => {
    expect(noxii.map(({ level }) => level)).toEqual([1, 1, 2, 2, 3, 4]);
    const { ratings: tiro } = men['bullarius']!;
    for (const { id, ratings } of noxii)
      for (const [rating, value] of Object.entries(ratings))
        expect(value, `${id} ${rating}`).toBeLessThanOrEqual(tiro[rating as keyof typeof tiro]);
    expect(bestiarii.map(({ level }) => level)).toEqual([null, null, null]);
  });

  test('D-189: a noxius above the tiro is refused', () => {
    expect(errorsWith('noxii.yaml', (text) => text.replace('[4, 4, 11, 5, 4,', '[6, 4, 11, 5, 4,')).join()).toMatch(/valens|noxii/);
  });
});

test('D-190: four against a beast unless the set-up says otherwise, 1 to 6', () => {
  expect(huntSetup({ beasts: ['bear'] })).toMatchObject({ draw: 4, men: [] });
  for (const draw of [1, 6]) expect(() => ruleset.prepare(huntSetup({ beasts: ['bear'], draw }))).not.toThrow();
  expect(() => ruleset.prepare(huntSetup({ beasts: ['bear'], men: ['bulla', 'dama', 'syrus'], draw: -1 }))).toThrow(/D-019/);
  for (const draw of [0, 7]) expect(() => ruleset.prepare(huntSetup({ beasts: ['bear'], draw }))).toThrow(/D-017|D-019/);
});

test('D-191: what the rules print twice is one rule here', () => {
  expect(core.rules['D-191']).toMatchObject({ id: 'D-191', ruling: 'ruling' });
  const texts = Object.values(core.rules).flatMap(({ id, text }) => (id.startsWith('D-') ? [text] : []));
  expect(new Set(texts).size).toBe(texts.length);
});

test('D-192: ten ratings, whole numbers, in every card of a man', () => {
  for (const { id, ratings } of [...noxii, ...bestiarii]) {
    expect(Object.keys(ratings), id).toEqual(RATINGS);
    for (const value of Object.values(ratings)) expect(Number.isInteger(value), id).toBe(true);
  }
  expect(Object.values(men['bulla']!.ratings)).toEqual([3, 5, 10, 4, 4, 13, 4, 4, 3, 1]);
  expect(errorsWith('noxii.yaml', (text) => text.replace('[3, 5, 10, 4, 4, 13, 4, 4, 3, 1]', '[3, 5, 10, 4, 4, 13, 4, 4, 3]'))).not.toEqual(
    [],
  );
});

test('D-193: hunters are cards of the same format with padding, Fate and a grade', () => {
  expect(bestiarii.map(({ id, grade, padding, ratings }) => [id, grade, padding, ratings.fate])).toEqual([
    ['bullarius', 'tiro', 1, 1],
    ['mamertinus', 'veteranus', 2, 2],
    ['hilarinus', 'primus', 2, 3],
  ]);
});

describe('D-080 D-255: what a card does beside its damage is told with its amounts', () => {
  const words = wordsIn(core.text['en']!);
  const told = ({ always, success, failure }: ReturnType<typeof attackEffects>) => [always, success, failure];
  const attack = (id: string) =>
    told(
      attackEffects(
        [...attacks.generic, ...Object.values(attacks.weapon).flat()].find((card) => card.id === id)!,
        words,
      ),
    );
  const defend = (id: string) =>
    told(
      defendEffects(
        [...defends.generic, ...Object.values(defends.weapon).flat(), ...defends.optional].find((card) => card.id === id)!,
        words,
      ),
    );

  test('D-155 D-157 D-158 D-159 D-160 D-165: of Attack cards', () => {
    expect(attack('stab')).toEqual([[], [], []]);
    expect(attack('desperate')).toEqual([['it fumbles on 1 and 2'], [], []]);
    const stab = attacks.generic.find(({ id }) => id === 'stab')!;
    expect(told(attackEffects({ ...stab, fumbleOn: [2] }, words))).toEqual([['it fumbles on 2'], [], []]);
    expect(attack('goad')).toEqual([[], ['the beast takes him for the man it fought last'], []]);
    expect(attack('hamstring')).toEqual([[], ['if it wounds for 2 or more, \u22122 on the charge of the beast, once'], []]);
    expect(attack('sand')).toEqual([
      ['once for each man'],
      ['the beast has \u22124 on its next To Hit', 'the beast has \u22122 on its next Control Check'],
      [],
    ]);
    expect(attack('burn')).toEqual([[], ['the beast has \u22122 on its next To Hit'], []]);
  });

  test('D-172 D-173 D-175 D-179 D-180: of Defend cards', () => {
    expect(defend('dropFlat')).toEqual([[], ['then he lies Down'], []]);
    expect(defend('fallBack')).toEqual([[], ['he gives 1 hex of ground'], []]);
    expect(defend('brace')).toEqual([[], ['the charge stops in contact', 'the beast takes 1d8'], []]);
    expect(defend('riposte')).toEqual([[], ['he strikes back: Accuracy +5, 1d6+1'], []]);
    expect(defend('parry')).toEqual([[], [], ['2 less damage']]);
  });

  test('D-090 D-091 D-094 D-151: of the attacks of beasts, with the damage from which', () => {
    const blow = (beast: string, id: string) => blowEffects(core.damnatio.beasts[beast]!.attacks[id]!, words);
    expect(blow('lion', 'rush')).toEqual([]);
    expect(blow('lion', 'pounce')).toEqual(['knocks down']);
    expect(blow('lion', 'rake')).toEqual(['knocks down at 10 damage or more']);
    expect(blow('lion', 'maul')).toEqual(['pins', 'the beast keeps Control']);
    expect(blow('bull', 'gore')).toEqual(['tosses 2 hexes']);
    expect(blow('bull', 'hook')).toEqual(['tosses 1 hex at 10 damage or more']);
    expect(blow('bear', 'crush')).toEqual(['holds', 'the beast keeps Control']);
    expect(blow('bear', 'sweep')).toEqual(['strikes up to 2 men in front and flank']);
  });
});
