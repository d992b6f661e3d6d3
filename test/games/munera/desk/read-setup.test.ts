import { expect, test } from 'vitest';
import type { MuneraSetup } from '../../../../src/games/munera/rules/index.ts';
import { beginSession, ReadError, readRecord, readSetup } from '../../../../src/session/index.ts';
import { kit } from '../../../support/core-content.ts';
import { fought, melee } from '../../../support/munera.ts';

const duel = melee(['murmillo', 'thraex']);
const placed = { at: { q: 0, r: 0 }, facing: 0 };
const position = {
  round: 1,
  order: [0, 1],
  turn: { fighter: 0, ap: 3 },
  fighters: [placed, { ...placed, at: { q: 1, r: 0 } }],
  sparedToday: 0,
};

/** A set-up with another value at a path. */
function spoilt(path: string, value: unknown): unknown {
  const setup = JSON.parse(JSON.stringify({ ...duel, position })) as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop()!;
  const parent = keys.reduce<Record<string, unknown>>((at, key) => at[key] as Record<string, unknown>, setup);
  parent[last] = value;
  return setup;
}

test('a set-up that is sound comes back as it was; what may be left out is as printed', () => {
  expect(readSetup(kit, JSON.parse(JSON.stringify({ ...duel, position })))).toEqual({ ...duel, position });
  expect(readSetup(kit, { ruleset: 'munera', fighters: duel.fighters.map(({ card, side }) => ({ card, side })) })).toEqual(duel);
});

test.each<[path: string, value: unknown, field: string, wanted: RegExp]>([
  ['ruleset', 'lanista', 'ruleset', /damnatio, munera or recount, not "lanista"/],
  ['arena', 7, 'arena', /an id/],
  ['mood', 'good', 'mood', /left out/],
  ['fighters', 'all', 'fighters', /a list of at most 24/],
  ['fighters', Array(25).fill(duel.fighters[0]), 'fighters', /a list of at most 24/],
  ['fighters.1', null, 'fighters[1]', /an object/],
  ['fighters.1.card', 3, 'fighters[1].card', /an id/],
  ['fighters.1.card', 'two words', 'fighters[1].card', /an id/],
  ['fighters.1.side', '', 'fighters[1].side', /an id/],
  ['fighters.1.hp', 3, 'fighters[1].hp', /left out/],
  ['fighters.1.skills', ['flying'], 'fighters[1].skills[0]', /one of reflexes/],
  ['fighters.1.loadout', { armour: 'paper', gear: [] }, 'fighters[1].loadout.armour', /one of none/],
  ['fighters.1.loadout', { armour: 'none', gear: [{ gear: 'sword' }] }, 'fighters[1].loadout.gear[0].start', /there/],
  ['fighters.0.defeatsToday', -1, 'fighters[0].defeatsToday', /a whole number/],
  ['fighters.0.sparedToday', 1, 'fighters[0].sparedToday', /true or false/],
  ['lex', [], 'lex', /an object/],
  ['lex', { turnCost: {} }, 'lex.turnCost', /a word, a number/],
  ['sparedToday', 1.5, 'sparedToday', /a whole number/],
  ['position', [], 'position', /an object/],
  ['position.round', 0, 'position.round', /from 1/],
  ['position.order.1', -1, 'position.order[1]', /from 0/],
  ['position.turn.ap', '3', 'position.turn.ap', /a whole number/],
  ['position.turn.feint', 'maybe', 'position.turn.feint', /one of none, declared, used/],
  ['position.fighters.1.at', [1, 0], 'position.fighters[1].at', /an object/],
  ['position.fighters.1.facing', 6, 'position.fighters[1].facing', /from 0 to 5/],
  ['position.fighters.1.inflicted', { x: 1 }, 'position.fighters[1].inflicted.x', /a place from 0/],
  ['position.fighters.1.items', { 0: 'lost' }, 'position.fighters[1].items.0', /ready, sheathed, gone/],
  ['position.fighters.1.items', { 0: { holds: 1, at: placed.at } }, 'position.fighters[1].items.0', /ready, sheathed, gone/],
])('%s = %j is refused by the name of the field', (path, value, field, wanted) => {
  const read = () => readSetup(kit, spoilt(path, value));
  expect(read).toThrow(ReadError);
  expect(read).toThrow(wanted);
  try {
    read();
  } catch (error) {
    expect((error as ReadError).field).toBe(field);
  }
});

test('what only the rules can know is refused by them, with the field too', () => {
  const begin = (part: Partial<MuneraSetup>) => () => beginSession(kit, readSetup(kit, { ...duel, ...part }), 's');
  expect(begin({ fighters: [duel.fighters[0]!, { ...duel.fighters[1]!, card: 'nobody' }] })).toThrow(
    /fighters\[1\]\.card: there is no fighter "nobody"/,
  );
  expect(begin({ arena: 'moon' })).toThrow(/arena: there is no arena "moon"/);
  expect(begin({ lex: { luck: true } as object })).toThrow(/lex\.luck/);
});

test('a record from outside is checked answer by answer', () => {
  const record = fought('read').record();
  const read = (part: object) => () => readRecord(kit, JSON.parse(JSON.stringify({ ...record, ...part })));
  const answers = (answer: unknown) => ({ actions: [record.actions[0], answer] });
  expect(read(answers({ type: 'dance' }))).toThrow('actions[1].type must be an answer of munera');
  expect(read(answers({ type: 'move' }))).toThrow('actions[1].direction must be there');
  expect(read(answers({ type: 'move', direction: '__proto__' }))).toThrow('actions[1].direction must be a whole number');
  expect(read(answers({ type: 'attack', item: 0, target: 1, area: 'X' }))).toThrow('actions[1].area must be one of H, M, L');
  expect(read(answers({ type: 'end', extra: 1 }))).toThrow('actions[1].extra must be left out');
  expect(read(answers(7))).toThrow('actions[1] must be an object');
  expect(read({ ruleset: 'damnatio' })).toThrow('ruleset must be that of the set-up, munera');
  expect(read({ format: 3 })).toThrow('format must be 1 or 2');
  expect(read({ seed: 'x'.repeat(101) })).toThrow('seed must be a text of at most 100 letters');
  expect(read({ from: { state: {} } })).toThrow('from.rng must be an object');
  expect(read({ packs: { core: 7 } })).toThrow('packs.core must be a text');
  expect(read({ sealed: { ...record.sealed, seed: 7 } })).toThrow('sealed.seed must be a text');
  expect(read({ sealed: {} })).toThrow('sealed.version must be there');
});
