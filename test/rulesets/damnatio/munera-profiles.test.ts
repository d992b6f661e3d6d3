import { describe, expect, test } from 'vitest';
import { beginHuntBout, huntSetup } from '../../../src/rulesets/damnatio/index.ts';
import { seededRng } from '../../../src/engine/dice/index.ts';
import { core, ruleset } from '../../support/core-content.ts';

/** What the cards carry today for bouts against gladiators (section 27); the rules themselves come with the ruleset munera. */
const { munera, damnatio } = core;

test.each([
  ['D-261', 'syrus', 'dagger'],
  ['D-262', 'dama', 'clubOneHanded'],
  ['D-263', 'pyrrhus', 'torch'],
  ['D-264', 'gavius', 'pitchfork'],
  ['D-265', 'bulla', 'sword'],
  ['D-266', 'valens', 'hastaUntied'],
])('%s: the card of %s carries its munera weapon, %s', (rule, id, weapon) => {
  expect(munera.fighters[id]!.gear).toEqual([{ gear: weapon, start: 'ready', damaged: true, after: null }]);
  const card = core.cards.find((entry) => entry.kind === 'noxius' && entry.id === id)!;
  expect(card.value).toMatchObject({ munera: { weapon, because: rule } });
});

test('D-261 D-262 D-263 D-264 D-265 D-266: all six noxii have a profile, each with a weapon of its own', () => {
  const noxii = Object.values(damnatio.men).filter(({ kind }) => kind === 'noxius');
  expect(new Set(noxii.map(({ id }) => munera.fighters[id]!.gear[0]!.gear)).size).toBe(6);
});

test('D-271: a level changes nothing in a hunt but the card that it stands on', () => {
  const levels = Object.fromEntries(Object.entries(damnatio.men).map(([id, card]) => [id, { ...card, level: card.level && 5 - card.level }]));
  const other = { ...ruleset.prepare(huntSetup({ beasts: ['lion'] })), content: { ...damnatio, men: levels } };
  const setup = huntSetup({ beasts: ['lion'] });
  const [plain, changed] = [undefined, other].map((world) => beginHuntBout(ruleset, setup, seededRng('levels'), { log: true, ...(world && { world }) }));
  expect(changed!.events).toEqual(plain!.events);
});

test('D-276: hunters fight in munera with the spear and a dagger in the belt', () => {
  for (const id of ['bullarius', 'mamertinus', 'hilarinus']) {
    expect(munera.fighters[id]).toMatchObject({ kind: 'bestiarius', armour: 'light' });
    expect(munera.fighters[id]!.gear.map(({ gear, start }) => [gear, start])).toEqual([
      ['longSpear', 'ready'],
      ['dagger', 'sheathed'],
    ]);
  }
  const card = core.cards.find((entry) => entry.id === 'bullarius')!;
  expect(card.value).toMatchObject({ munera: { skills: [], because: 'D-276' } });
});

test('D-277: grades are skills: tiro none, veteranus Reflexes, primus Reflexes and Dodge', () => {
  expect(['bullarius', 'mamertinus', 'hilarinus'].map((id) => munera.fighters[id]!.skills)).toEqual([[], ['reflexes'], ['reflexes', 'dodge']]);
});

describe('rules of bouts against gladiators: they come with the ruleset munera', () => {
  test.todo('D-256: Stamina 2 + D6: munera throws it');
  test.todo('D-257: Action Points net +1: hunts have none');
  test.todo('D-258: Save 0 in every quadrant: hunts have no saves');
  test.todo('D-259: the area is named and logged without an armour check: beasts have no areas');
  test.todo('D-260: the damaged weapon at -1, and gone on Double 1: munera dice');
  test.todo('D-267: no whirl, no feint, but grapple and hazing: munera moves');
  test.todo('D-268: a dropped weapon of a gladiator may be picked up: there are no gladiators in a hunt');
  test.todo('D-269: no appeal for noxii: munera ends so');
  test.todo('D-270: a gladiator beaten by noxii appeals normally: munera ends so');
  test.todo('D-272: gladiator on the Shield Hex, noxii in a row at 4: set-up of munera');
  test.todo('D-273: three noxii by default, by style and level: set-up of munera');
  test.todo('D-274: two teams, order dice, no Control Check: order of munera');
  test.todo('D-275: noxii against noxii: a bout of munera');
  test.todo('D-278: hunters may use all special moves: munera moves');
});
