import { expect, test } from 'vitest';
import { beginHuntBout, huntSetup } from '../../../../src/games/damnatio/rules/index.ts';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import { core, ruleset } from '../../../support/core-content.ts';

/** What the cards carry for bouts against gladiators (section 27); test/games/munera/rules plays them. */
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
  expect(card.value).toMatchObject({ munera: { weapon, rule } });
});

test('D-261 D-262 D-263 D-264 D-265 D-266: all six noxii have a profile, each with a weapon of its own', () => {
  const noxii = Object.values(damnatio.men).filter(({ kind }) => kind === 'noxius');
  expect(new Set(noxii.map(({ id }) => munera.fighters[id]!.gear[0]!.gear)).size).toBe(6);
});

test('D-271: a level changes nothing in a hunt but the card that it stands on', () => {
  const levels = Object.fromEntries(
    Object.entries(damnatio.men).map(([id, card]) => [id, { ...card, level: card.level && 5 - card.level }]),
  );
  const other = { ...ruleset.prepare(huntSetup({ beasts: ['lion'] })), content: { ...damnatio, men: levels } };
  const setup = huntSetup({ beasts: ['lion'] });
  const [plain, changed] = [undefined, other].map((world) =>
    beginHuntBout(ruleset, setup, seededRng('levels'), { log: true, ...(world && { world }) }),
  );
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
  expect(card.value).toMatchObject({ munera: { skills: [], rule: 'D-276' } });
});

test('D-277: grades are skills: tiro none, veteranus Reflexes, primus Reflexes and Dodge', () => {
  expect(['bullarius', 'mamertinus', 'hilarinus'].map((id) => munera.fighters[id]!.skills)).toEqual([
    [],
    ['reflexes'],
    ['reflexes', 'dodge'],
  ]);
});
