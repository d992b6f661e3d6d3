import { describe, expect, test } from 'vitest';
import { ReadError } from '../../../../src/engine/read/index.ts';
import type { Hunt, HuntSetup, HuntState } from '../../../../src/games/damnatio/rules/index.ts';
import { huntSetup } from '../../../../src/games/damnatio/rules/index.ts';
import { ruleset } from '../../../support/core-content.ts';
import { on, pit, stage } from '../../../support/stage.ts';

/** A state from outside: every bound of every field, and what fields mean together (D-279). */

interface Moment {
  readonly hunt: Hunt;
  readonly setup: HuntSetup;
}

/** The three of a bear's sweep: the second is asked how he defends, with the first hit and the third to come. */
function sweep(): Moment {
  const men = [on('bulla', 1, 0), on('gavius', 0, 1), on('dama', -1, 0)];
  const hunt = stage({ start: 'beast', beasts: pit('bear', { lastFought: 'bulla' }), men, dice: [1], play: ['bulla defends none'] });
  return { hunt, setup: huntSetup({ beasts: ['bear'], men: ['bulla', 'gavius', 'dama'] }) };
}

/** In the midst of a bull's way over several: the second thinks of his thick skin. */
function overrun(): Moment {
  const men = [on('bulla', 4, 0), on('gavius', 5, 0, { fate: ['thickSkin'] })];
  const hunt = stage({ start: 'beast', beasts: pit('bull'), men, dice: [1, 1], play: ['bulla defends none'] });
  return { hunt, setup: huntSetup({ beasts: ['bull'], men: ['bulla', 'gavius'] }) };
}

/** Two men against a lion, entered where `start` says; `bulla` stands beside it. */
function lion(start: 'control' | 'men' | 'bystanders', dice: readonly number[], play: readonly string[], extras: object = {}): Moment {
  const men = [on('bulla', -1, 0, { fate: ['godNods'], ...extras }), on('mamertinus', -4, 0)];
  const hunt = stage({ start, beasts: pit('lion'), men, dice, play });
  return { hunt, setup: huntSetup({ beasts: ['lion'], men: ['bulla', 'mamertinus'] }) };
}

const MOMENTS = {
  sweep,
  overrun,
  order: () => lion('men', [], []),
  moves: () => lion('men', [], ['move']),
  strikes: () => lion('men', [], ['hold']),
  nod: () => lion('men', [2], ['hold', 'bulla strikes slash']),
  bystanders: () => lion('bystanders', [], []),
  duel: (): Moment => {
    const hunt = stage({ start: 'beast', beasts: [...pit('lion'), on('bear', 3, 0, { facing: 3 })], men: [], dice: [] });
    return { hunt, setup: huntSetup({ beasts: ['lion', 'bear'] }) };
  },
  two: (): Moment => {
    const lex = { severalBeasts: true };
    const beasts = [...pit('lion'), on('bear', 3, 0, { facing: 3 })];
    const hunt = stage({ start: 'men', lex, beasts, men: [on('bulla', -1, 0), on('dama', -3, 0)], dice: [] });
    return { hunt, setup: huntSetup({ beasts: ['lion', 'bear'], men: ['bulla', 'dama'], lex }) };
  },
} as const satisfies Readonly<Record<string, () => Moment>>;
type When = keyof typeof MOMENTS;

/** What a state that was changed is refused with; null when it is taken. */
function answerTo(when: When, change: (state: HuntState) => void): string | null {
  const { hunt, setup } = MOMENTS[when]();
  const state = JSON.parse(JSON.stringify(hunt.state)) as HuntState;
  change(state);
  try {
    ruleset.readState(hunt.world, setup, state);
    return null;
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    return error.message;
  }
}

/** Puts a value where a path leads, such as `men[1].cell`. */
function put(state: object, path: string, value: unknown): void {
  const keys = path.split(/\.|\[|\]\.?/).filter((key) => key !== '');
  const last = keys.pop()!;
  const holder = keys.reduce((at, key) => at[key] as Record<string, unknown>, state as Record<string, unknown>);
  holder[last] = value;
}

test('D-279: at every moment the state itself is taken', () => {
  for (const when of Object.keys(MOMENTS) as When[]) expect([when, answerTo(when, () => undefined)]).toEqual([when, null]);
});

const POINTS = 'a whole number from 0 to 1000';
const CHANGE = 'a whole number from -1000 to 1000';
const CELL = 'a whole number from -1 to 216';
const FACING = 'a whole number from 0 to 5';
const YES = 'true or false';
const charge = { from: 0, targetCell: 216, distance: 1000, leap: 0 };
const term = { rule: 'D-044', value: 1, reason: 'one-shot' };

type Row = readonly [path: string, sound: readonly unknown[], wrong: readonly unknown[], wanted: string];
const FIELDS: readonly Row[] = [
  ['round', [1, 10_000], [0, 10_001], 'a whole number from 1 to 10000'],
  ['control', ['beast', 'men'], ['nobody'], 'one of beast, men'],
  [
    'phase',
    ['round-one', 'duel', 'order'],
    ['over'],
    'one of round-one, control, beast, bystanders, order, moves, strikes, response, duel',
  ],
  ['tieNumber', [1, 60], [0, 61], 'a whole number from 1 to 60'],
  ['tieFixed', [true, false], [0], YES],
  ['order', [null, 'move', 'hold'], ['stay'], 'one of move, hold'],
  ['fatePlayed', [true, false], [1], YES],
  ['noxiiAtStart', [0, 3], [-1, 4], 'a whole number from 0 to 3'],
  ['duelist', [0], [-1, 1], 'a whole number from 0 to 0'],
  ['outcome', [null], [{ winner: 'men' }], 'one of '],
  ['men[0].cell', [], [-2, 217], CELL],
  ['men[0].facing', [0, 5], [-1, 6], FACING],
  ['men[0].hp', [1, 1000], [-1001, 1001], CHANGE],
  ['men[0].stamina', [0, 1000], [-1, 1001], POINTS],
  ['men[0].down', [true], [1], YES],
  ['men[0].pinned', [false], [1], YES],
  ['men[0].held', [true], [1], YES],
  ['men[0].weapon', [-1, 0], [-2, 3], 'a whole number from -1 to 2'],
  ['men[0].bleeding', [0, 9], [-1, 10], 'a whole number from 0 to 9'],
  ['men[0].spent', [[], Array(100).fill('x')], [Array(101).fill('x')], 'a list of at most 100'],
  ['men[0].fate', [['slip'], Array(20).fill('godNods')], [Array(21).fill('slip')], 'a list of at most 20'],
  ['men[0].rerolls', [0, 1000], [-1, 1001], POINTS],
  ['men[0].shelter', [-1], [-2, 217], CELL],
  ...['moved', 'attacked', 'wasAttacked', 'stood', 'struggled', 'freed', 'hit', 'goaded'].map((flag): Row => [
    `men[0].${flag}`,
    [true, false],
    [0],
    YES,
  ]),
  ['men[0].net', [0, 1000], [-1, 1001], POINTS],
  ['men[0].raw', [0, 1000], [-1, 1001], POINTS],
  ['men[0].card', [], ['lion'], `one of ${Object.keys(ruleset.content.men).join(', ')}`],
  ['beasts[0].card', [], ['lion'], 'one of bear'],
  ['beasts[0].cell', [], [-2, 217], CELL],
  ['beasts[0].facing', [0, 5], [-1, 6], FACING],
  ['beasts[0].hp', [1, 200], [-1001, 1001], CHANGE],
  ['beasts[0].stamina', [0, 1000], [-1, 1001], POINTS],
  ['beasts[0].lastFought', [-1, 2], [-2, 3], 'a whole number from -1 to 2'],
  ['beasts[0].nextToHit', [[], Array(20).fill(term)], [Array(21).fill(term)], 'a list of at most 20'],
  ['beasts[0].nextControl', [[term]], [Array(21).fill(term)], 'a list of at most 20'],
  ['beasts[0].chargeMod', [-1000, 1000], [-1001, 1001], CHANGE],
  ['beasts[0].hamstrung', [true, false], [0], YES],
  ['beasts[0].retains', ['no', 'instruction', 'frenzy'], ['yes'], 'one of no, instruction, frenzy'],
  ['beasts[0].retainUsed', [true, false], [0], YES],
  ['beasts[0].zones', [[], ['H', 'M', 'L']], [['H', 'M', 'L', 'H']], 'a list of at most 3'],
  ['beasts[0].startled', [true, false], [0], YES],
  [
    'beasts[0].hurt',
    [[], Array(100).fill({ by: -1, from: 'rear', net: 1 })],
    [Array(101).fill({ by: 0, from: 'rear', net: 1 })],
    'a list of at most 100',
  ],
  ['weapons[0].card', ['bulla'], ['lion'], `one of ${Object.keys(ruleset.content.men).join(', ')}`],
  ['weapons[0].cell', [-1], [-2, 217], CELL],
  ['weapons[0].drops', [0, 1000], [-1, 1001], POINTS],
  ['weapons[0].broken', [false], [0], YES],
  ['action.target', [0, 2], [-1, 3], 'a whole number from 0 to 2'],
  ['action.trigger', ['opening', 'missed'], ['boredom'], 'one of opening, approach, control, charge, counter, hurt, kill, missed'],
  ['action.row', [0], [-1, 1001], POINTS],
  ['action.row', [0], [1000], 'a row of the beast’s card'],
  ['action.attack', [null], ['sting'], 'an attack of the beast'],
  ['action.again', [true], [false], 'one of true'],
  ['action.struck', [true], [false], 'one of true'],
  ['action.charge', [null, charge], [5], 'an object'],
  ['action.victims', [[], [0, 1, 2, 0, 1, 2, 0]], [Array(8).fill(0)], 'a list of at most 7'],
  ['action.mayRunThrough', [true, false], [0], YES],
  ['action.connected', [true, false], [0], YES],
  ['action.stopped', [true, false], [0], YES],
];

describe('D-279: each field of a state has its bounds', () => {
  test.each(FIELDS)('%s', (path, sound, wrong, wanted) => {
    for (const value of sound) expect([value, answerTo('sweep', (state) => put(state, path, value))]).toEqual([value, null]);
    for (const value of wrong) expect(answerTo('sweep', (state) => put(state, path, value))).toBe(`state.${path} must be ${wanted}`);
  });

  const within: readonly (readonly [field: string, part: string, value: unknown, wanted: string])[] = [
    ['beasts[0].nextToHit[0]', 'value', { ...term, value: 1001 }, CHANGE],
    ['beasts[0].nextToHit[0]', 'value', { ...term, value: -1001 }, CHANGE],
    ['beasts[0].nextToHit[0]', 'rule', { ...term, rule: 'x'.repeat(41) }, 'a text of at most 40 letters'],
    ['beasts[0].nextToHit[0]', 'reason', { ...term, reason: 'x'.repeat(41) }, 'a text of at most 40 letters'],
    ['beasts[0].hurt[0]', 'by', { by: 3, from: 'rear', net: 0 }, 'a whole number from -1 to 2'],
    ['beasts[0].hurt[0]', 'from', { by: 0, from: 'above', net: 0 }, 'one of front, flank, rear'],
    ['beasts[0].hurt[0]', 'net', { by: 0, from: 'rear', net: 1001 }, POINTS],
    ['beasts[0].last', 'missed', { step: 'x', missed: 1 }, YES],
    ['action.charge', 'from', { ...charge, from: -1 }, 'a whole number from 0 to 216'],
    ['action.charge', 'targetCell', { ...charge, targetCell: 217 }, 'a whole number from 0 to 216'],
    ['action.charge', 'distance', { ...charge, distance: -1 }, POINTS],
    ['action.charge', 'leap', { ...charge, leap: 1001 }, POINTS],
    ['action.victims[0]', '', 3, 'a whole number from 0 to 2'],
    ['men[1].fate[0]', '', 'luck', 'one of thickSkin, secondWind, godNods, slip'],
    ['beasts[0].zones[0]', '', 'X', 'one of H, M, L'],
  ];
  test.each(within)('within %s: %s', (field, part, value, wanted) => {
    const lists = ['beasts[0].nextToHit', 'beasts[0].hurt', 'beasts[0].zones', 'men[1].fate', 'action.victims'];
    const told = answerTo('sweep', (state) => {
      const list = lists.find((each) => field.startsWith(`${each}[`));
      put(state, list ?? field, list ? [value] : value);
    });
    expect(told).toBe(`state.${field}${part && `.${part}`} must be ${wanted}`);
  });

  test('those whom the set-up names are there, each under his own id', () => {
    expect(answerTo('sweep', ({ men }) => men.push(men[0]!))).toBe('state.men must be a list of at most 3');
    expect(answerTo('sweep', ({ men }) => men.pop())).toBe('state.men must be a list of 3');
    expect(answerTo('sweep', ({ beasts }) => beasts.pop())).toBe('state.beasts must be a list of 1');
    expect(answerTo('sweep', ({ beasts }) => beasts.push(beasts[0]!))).toBe('state.beasts must be a list of at most 1');
    expect(answerTo('sweep', ({ weapons }) => weapons.pop())).toBe('state.weapons must be a list of 3');
    expect(answerTo('sweep', ({ weapons }) => weapons.push(weapons[0]!))).toBe('state.weapons must be a list of at most 3');
    expect(answerTo('sweep', (state) => put(state, 'men[2].card', 'bulla'))).toBe('state.men[2].card must be dama, whom the set-up names');
    expect(answerTo('sweep', (state) => put(state, 'men[2].id', 'bulla'))).toBe('state.men[2].id must be dama');
    expect(answerTo('sweep', (state) => put(state, 'beasts[0].id', 'bear-2'))).toBe('state.beasts[0].id must be bear');
  });
});

const changes = (...pairs: readonly (readonly [string, unknown])[]) => {
  return (state: HuntState) => pairs.forEach(([path, value]) => put(state, path, value));
};

describe('D-279: fields agree with each other', () => {
  const THERE = 'a hex of its own; somebody stands there';
  test.each<[string, When, (state: HuntState) => void, string | null]>([
    ['two men on a hex', 'sweep', (s) => put(s, 'men[1].cell', s.men[0]!.cell), `men[1].cell must be ${THERE}`],
    ['a man on the beast', 'sweep', (s) => put(s, 'men[0].cell', s.beasts[0]!.cell), `men[0].cell must be ${THERE}`],
    ['a beast on a beast', 'two', (s) => put(s, 'beasts[1].cell', s.beasts[0]!.cell), `beasts[1].cell must be ${THERE}`],
    ['a beast beyond measure', 'sweep', changes(['beasts[0].hp', 201]), 'beasts[0].hp must be at most 200'],
    ['a lone beast that fell', 'sweep', changes(['beasts[0].hp', 0]), 'beasts[0].hp must be a whole number from 1 to 1000'],
    ['a beast that lives elsewhere', 'sweep', changes(['beasts[0].cell', -1]), 'beasts[0].cell must be on the sand; it lives'],
    ['one of two that fell', 'two', changes(['beasts[1].hp', 0], ['beasts[1].cell', -1]), null],
    ['one that fell and lies there', 'two', changes(['beasts[1].hp', 0]), 'beasts[1].cell must be off the sand; it has fallen'],
    [
      'two that fell',
      'two',
      changes(['beasts[0].hp', 0], ['beasts[0].cell', -1], ['beasts[1].hp', 0], ['beasts[1].cell', -1]),
      'beasts must be beasts of which one lives',
    ],
    [
      'a turn of one that fell',
      'two',
      changes(['duelist', 1], ['beasts[1].hp', 0], ['beasts[1].cell', -1]),
      'duelist must be the place of a beast that lives',
    ],
    ['a grip of none', 'two', changes(['men[0].grippedBy', 0]), 'men[0].grippedBy must be -1; nothing grips him'],
    ['gripped by none', 'two', changes(['men[0].held', true]), 'men[0].grippedBy must be the place of a beast'],
    ['gripped by one', 'two', changes(['men[0].held', true], ['men[0].grippedBy', 0]), null],
    [
      'gripped by one that fell',
      'two',
      changes(['men[0].held', true], ['men[0].grippedBy', 1], ['beasts[1].hp', 0], ['beasts[1].cell', -1]),
      'men[0].grippedBy must be the place of a beast that lives',
    ],
    ['a beast of one where there are two', 'two', changes(['men[0].grippedBy', 2]), 'men[0].grippedBy must be a whole number from -1 to 1'],
    ['a foe beyond them', 'two', changes(['men[0].foe', -2]), 'men[0].foe must be a whole number from -1 to 1'],
    ['sheltered on the sand', 'sweep', changes(['men[2].shelter', 0]), 'men[2].shelter must be empty while he is on the sand'],
    ['sheltered', 'bystanders', changes(['men[1].shelter', 0], ['men[1].cell', -1]), null],
    ['living nowhere', 'sweep', changes(['men[2].cell', -1]), 'men[2].cell must be on the sand; he lives'],
    ['dead on the sand', 'sweep', changes(['men[2].hp', 0]), 'men[2].cell must be off the sand; he has fallen'],
    ['dead', 'sweep', changes(['men[2].hp', 0], ['men[2].cell', -1]), null],
    ['one point alive', 'sweep', changes(['men[2].hp', 1]), null],
    [
      'held nowhere',
      'sweep',
      changes(['men[2].hp', 0], ['men[2].cell', -1], ['men[2].held', true]),
      'men[2].held must be false off the sand',
    ],
    [
      'pinned nowhere',
      'sweep',
      changes(['men[2].hp', 0], ['men[2].cell', -1], ['men[2].pinned', true]),
      'men[2].pinned must be false off the sand',
    ],
    ['pinned on his feet', 'sweep', changes(['men[2].pinned', true]), 'men[2].down must be true while he is pinned'],
    ['pinned', 'sweep', changes(['men[2].pinned', true], ['men[2].down', true]), null],
    ['a broken weapon in hand', 'sweep', changes(['weapons[2].broken', true]), 'men[2].weapon must be one that is whole and nowhere else'],
    [
      'a weapon that lies about, in hand',
      'sweep',
      changes(['weapons[2].cell', 0]),
      'men[2].weapon must be one that is whole and nowhere else',
    ],
    ['one weapon in two hands', 'sweep', changes(['men[2].weapon', 1]), 'men[1].weapon must be one that nobody else holds'],
    [
      'nobody alive',
      'order',
      changes(['men[0].hp', 0], ['men[0].cell', -1], ['men[1].hp', 0], ['men[1].cell', -1]),
      'men must be a party of whom somebody lives',
    ],
    ['no task', 'order', changes(['agenda', []]), 'agenda must be a list with the task that waits'],
    ['no attack to defend against', 'sweep', changes(['action', null]), 'action must be there while the beast attacks'],
  ])('%s', (_, when, change, wanted) => {
    expect(answerTo(when, change)).toBe(wanted === null ? null : `state.${wanted}`);
  });
});

describe('D-279: what waits is something that can wait', () => {
  /** Changes of the topmost task, by its own fields. */
  test.each<[When, object, string, string | null]>([
    ['sweep', {}, '', null],
    ['sweep', { do: 'dance' }, '.do', 'a task of a hunt'],
    ['sweep', { ask: null }, '', 'a task that waits for an answer'],
    ['sweep', { ask: 'luck' }, '.ask', 'one of defend, nod, skin'],
    ['sweep', { ask: 'skin' }, '.stage', 'land'],
    ['sweep', { stage: 'land' }, '.stage', 'to-hit'],
    [
      'sweep',
      { stage: 'later' },
      '.stage',
      'one of announce, to-hit, defend, answer, counter, counter-check, counter-damage, counter-land, damage, land',
    ],
    ['sweep', { victim: 2 }, '', null],
    ['sweep', { victim: 3 }, '.victim', 'a whole number from 0 to 2'],
    ['sweep', { attack: 'sting' }, '.attack', 'an attack of the beast'],
    ['sweep', { automatic: true }, '.automatic', 'false; nobody defends against it'],
    ['sweep', { automatic: 0 }, '.automatic', YES],
    ['sweep', { chosen: 0 }, '.chosen', YES],
    ['sweep', { rowToHit: 100 }, '', null],
    ['sweep', { rowToHit: 101 }, '.rowToHit', 'a whole number from -100 to 100'],
    ['sweep', { rowToHit: -101 }, '.rowToHit', 'a whole number from -100 to 100'],
    ['sweep', { rowRule: 'x'.repeat(121) }, '.rowRule', 'a text of at most 120 letters'],
    ['sweep', { tired: 0 }, '.tired', YES],
    ['sweep', { card: 'nonsense' }, '.card', 'a card in his hand'],
    ['sweep', { card: 'dodge' }, '', null],
    ['sweep', { slip: 0 }, '.slip', YES],
    ['sweep', { critical: 0 }, '.critical', YES],
    ['sweep', { d20: 100 }, '', null],
    ['sweep', { d20: 101 }, '.d20', 'a whole number from 0 to 100'],
    ['sweep', { die: -1 }, '.die', 'a whole number from 0 to 100'],
    ['sweep', { counter: 101 }, '.counter', 'a whole number from 0 to 100'],
    ['sweep', { succeeded: 0 }, '.succeeded', YES],
    ['sweep', { nod: 'd20' }, '.nod', 'the die that has just fallen'],
    ['sweep', { nod: 'd6' }, '.nod', 'one of d20, die, fumble, counter'],
    ['sweep', { raw: 1000 }, '', null],
    ['sweep', { raw: 1001 }, '.raw', CHANGE],
    ['sweep', { raw: -1001 }, '.raw', CHANGE],
    ['sweep', { skin: 0 }, '.skin', YES],
    ['overrun', { ask: 'nod' }, '.nod', 'the die that has just fallen'],
    ['overrun', { ask: 'defend' }, '.stage', 'to-hit'],
    ['nod', {}, '', null],
    ['nod', { nod: 'die' }, '.nod', 'the die that has just fallen'],
    ['nod', { nod: null }, '.nod', 'the die that has just fallen'],
    ['nod', { stage: 'land' }, '.nod', 'the die that has just fallen'],
    ['nod', { stage: 'land', nod: 'die' }, '', null],
    ['nod', { stage: 'fumble-land', nod: 'fumble' }, '', null],
    ['nod', { man: 2 }, '.man', 'a whole number from 0 to 1'],
    ['nod', { card: 'nonsense' }, '.card', 'a card in his hand'],
    ['nod', { card: 'goad', stage: 'land', nod: 'die' }, '.stage', 'one before the damage; his card does none'],
    ['nod', { area: 'X' }, '.area', 'one of H, M, L'],
    ['nod', { area: 'M' }, '', null],
    ['nod', { d20: 101 }, '.d20', 'a whole number from 0 to 100'],
    ['nod', { die: 101 }, '.die', 'a whole number from 0 to 100'],
    ['nod', { fumble: -1 }, '.fumble', 'a whole number from 0 to 100'],
    ['nod', { result: null }, '.result', 'what his die came to'],
    ['nod', { result: 'luck' }, '.result', 'one of fumble, critical, hit, miss'],
    ['nod', { ask: null, nod: null }, '', 'a task that waits for an answer'],
    ['order', { do: 'response' }, '', 'a task that waits for an answer'],
    ['order', { do: 'duel-round' }, '', 'a task of a hunt against men'],
    ['moves', { opened: false }, '.opened', 'true while it waits'],
    ['moves', { opened: 1 }, '.opened', YES],
    ['bystanders', { eligible: null }, '.eligible', 'a list of those who may still do something'],
    ['bystanders', { eligible: [] }, '.eligible', 'a list of those who may still do something'],
    ['bystanders', { eligible: [{ man: 0, may: 'attack' }] }, '', null],
    ['bystanders', { eligible: [{ man: 2, may: 'attack' }] }, '.eligible[0].man', 'a whole number from 0 to 1'],
    ['bystanders', { eligible: [{ man: 0, may: 'dance' }] }, '.eligible[0].may', 'one of move, attack, stand'],
    ['bystanders', { targets: [0], eligible: [{ man: 0, may: 'attack' }] }, '.eligible', 'a list without those who were attacked'],
    ['bystanders', { targets: [0, 1, 0] }, '.targets', 'a list of at most 2'],
    ['bystanders', { targets: [2] }, '.targets[0]', 'a whole number from 0 to 1'],
    ['bystanders', { round: 'last' }, '.round', 'one of first, beast'],
    ['duel', { do: 'order' }, '.do', 'a task of beast against beast'],
  ])('%s with %j', (when, part, field, wanted) => {
    let at = 0;
    const told = answerTo(when, ({ agenda }) => {
      at = agenda.length - 1;
      Object.assign(agenda[at]!, part);
    });
    expect(told).toBe(wanted === null ? null : `state.agenda[${at}]${field} must be ${wanted}`);
  });

  test.each<[string, When, (state: HuntState) => void, string]>([
    [
      'a task on another than its own',
      'sweep',
      ({ agenda }) => agenda.unshift({ do: 'order' }),
      '[0].do must be a task that may lie on nothing',
    ],
    ['two tasks of the same kind', 'order', ({ agenda }) => agenda.push({ do: 'order' }), '[2].do must be a task that may lie on order'],
    ['a long agenda', 'order', ({ agenda }) => agenda.push(...Array(19).fill({ do: 'order' })), ' must be a list of at most 20'],
    [
      'a question under another task',
      'nod',
      ({ agenda }) => agenda.push({ ...agenda.at(-1)! }),
      '[LAST].ask must be null; something lies on it',
    ],
    [
      'a turn of other beasts where there is one',
      'order',
      ({ agenda }) =>
        agenda.splice(
          1,
          1,
          { do: 'next-beasts', left: [0], round: 'beast' },
          { do: 'others', targets: [], round: 'beast', eligible: [{ man: 0, may: 'move' }] },
        ),
      '[1].do must be a task of a hunt with one beast',
    ],
    [
      'beasts left that are not there',
      'two',
      ({ agenda }) => agenda.splice(1, 0, { do: 'next-beasts', left: [2], round: 'beast' }),
      '[1].left[0] must be a whole number from 0 to 1',
    ],
  ])('%s', (_, when, change, wanted) => {
    let last = 0;
    const told = answerTo(when, (state) => {
      last = state.agenda.length - 1;
      change(state);
    });
    expect(told).toBe(`state.agenda${wanted.replace('LAST', `${last}`)}`);
  });

  test.each<[string, unknown, string]>([
    ['next', 1000, 'a whole number from 0 to 100'],
    ['next', 100, 'at most '],
    ['cells', [217], 'a whole number from 0 to 216'],
    ['gait', 'walk', 'one of overrun, run-through'],
    ['direction', 6, FACING],
  ])('under a blow on the way: %s is not %j', (field, value, wanted) => {
    const told = answerTo('overrun', ({ agenda }) => {
      put(
        agenda.find((task) => task.do === 'overrun')!,
        field,
        value,
      );
    });
    expect(told).toContain(` must be ${wanted}`);
    expect(told).toMatch(new RegExp(`^state\\.agenda\\[\\d\\]\\.${field}`));
  });
});
