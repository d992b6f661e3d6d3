import { describe, expect, test } from 'vitest';
import { SetupError } from '../../../../src/engine/bout/index.ts';
import type { Placed, Position } from '../../../../src/games/munera/rules/index.ts';
import type { SandOptions, Standing } from '../../../support/sand.ts';
import { arms, Sand } from '../../../support/sand.ts';

type Parts = readonly Partial<Standing>[];

/** Two allies and two opponents in a row, all but the third beside each other. */
const ROW: readonly Standing[] = [
  { card: 'retiarius', side: 'a', at: [0, 0] },
  { card: 'murmillo', side: 'b', at: [1, 0], facing: 3 },
  { card: 'thraex', side: 'a', at: [0, 1], facing: 0 },
  { card: 'secutor', side: 'b', at: [3, 0], facing: 3 },
];

function begun(parts: Parts, turn: Partial<Position['turn']> = {}, rest: Partial<SandOptions> = {}): Sand {
  return new Sand({ fighters: ROW.map((each, i) => ({ ...each, ...parts[i] })), turn, dice: [3], ...rest });
}

/** Rule and field of the set-up error. */
function rejected(parts: Parts, turn: Partial<Position['turn']> = {}, rest: Partial<SandOptions> = {}): string {
  try {
    begun(parts, turn, rest);
  } catch (error) {
    if (error instanceof SetupError) return `${error.rule} ${error.field}`;
    throw error;
  }
  return 'accepted';
}

const dead = { fate: 'dead', stamina: -3 } as const;
const spots = (items: Placed['items']) => ({ items }) as Partial<Standing>;

describe('a turn in the middle', () => {
  test('M-167: the floored are opponents, each once; of those beaten since nothing more comes', () => {
    for (const floored of [[0], [2], [1, 1]]) expect(rejected([], { floored })).toBe('M-167 position.turn.floored');
    expect(rejected([], { floored: [9] })).toBe('M-167 position.turn.floored[0]');
    expect(rejected([{}, {}, {}, dead], { floored: [3] })).toBe('accepted');
    expect(rejected([], { floored: [1, 3] })).toBe('accepted');
  });

  test('M-341: sand is in the eyes of an opponent', () => {
    for (const blinded of [0, 2, 9]) expect(rejected([], { blinded })).toBe('M-341 position.turn.blinded');
    expect([-1, 1].map((blinded) => rejected([], { blinded }))).toEqual(['accepted', 'accepted']);
    expect(begun([], { fighter: 1 }).turn.blinded).toBe(-1);
  });

  test('M-071: what has struck is a thing of the bout, and a dart counts as its bundle', () => {
    expect(rejected([], { struck: [99] })).toBe('M-071 position.turn.struck[0]');
    const darts = { card: 'velite', loadout: arms('none', ['dart', 'dart', 'smallShield']) };
    const sand = begun([darts], { struck: [1, -1], attacks: 2 });
    expect(sand.turn.struck).toEqual([0, -1]);
  });

  test('M-006: a beaten man of no known Stamina began with one, so that the position is read back', () => {
    const { bout } = begun([{}, {}, {}, dead]);
    expect(bout.state.fighters[3]).toMatchObject({ original: 1, stamina: -3 });
  });

  test('M-147: he does not lie in his own turn; before its die he may', () => {
    expect(rejected([{ down: true }])).toBe('M-147 position.fighters[0].down');
    expect(rejected([{ down: true }], { ap: null })).toBe('accepted');
  });

  test('M-037: it is the turn of somebody on the sand', () => {
    expect(rejected([dead])).toBe('M-037 position.turn.fighter');
    expect(rejected([], { fighter: 9 })).toBe('M-037 position.turn.fighter');
  });
});

describe('a fighter', () => {
  test('M-006 to M-010: of whom nothing is said is as at the start of a bout, with Stamina 8', () => {
    const { state, world } = begun([]).bout;
    const start = { original: 8, stamina: 8, fatigue: 0, down: false, hazed: 0, threwSand: false, defeats: 0, spared: false, lastTurn: 0 };
    const deeds = { whirls: 0, whirlHits: 0, whirlDoubles: 0, injured: [], inflicted: [0, 0, 0, 0], woundsTaken: 0, conqueror: -1 };
    const place = { id: 'secutor', card: 'secutor', side: 'b', facing: 3, cell: state.fighters[3]!.cell, carried: world.loadouts[3] };
    const bonds = { fate: 'active', locked: -1, grappler: false, nets: 0, capes: 0 };
    expect(state.fighters[3]).toEqual({ ...place, ...start, ...deeds, ...bonds });
    expect(begun([{}, { stamina: 5 }]).fighter(1)).toMatchObject({ original: 5, stamina: 5, woundsTaken: 0 });
    expect(begun([{}, { original: 9 }]).fighter(1)).toMatchObject({ original: 9, stamina: 9, woundsTaken: 0 });
    expect(begun([{}, { original: 9, stamina: 5 }]).fighter(1)).toMatchObject({ original: 9, stamina: 5, woundsTaken: 4 });
    expect(begun([{}, { original: 9, stamina: 5, woundsTaken: 1, defeats: 2, spared: true }]).fighter(1)).toMatchObject({
      woundsTaken: 1,
      defeats: 2,
      spared: true,
    });
  });

  test('M-036 M-089 M-084: the order names everybody once, facings are 0 to 5, nobody stands where another does', () => {
    for (const order of [
      [0, 1, 2],
      [0, 1, 2, 2],
      [0, 1, 2, 4],
      [-1, 1, 2, 3],
      [0, 1, 2, 3, 3],
    ])
      expect(rejected([], {}, { order })).toMatch(/^M-036 position\.order(\[\d\])?$/);
    expect(rejected([], {}, { order: [3, 2, 1, 0] })).toBe('accepted');
    for (const facing of [-1, 0.5, 6]) expect(rejected([{ facing }])).toBe('M-089 position.fighters[0].facing');
    for (const facing of [0, 5]) expect(rejected([{ facing }])).toBe('accepted');
    expect(rejected([{}, {}, { at: [0, 0] }])).toBe('M-084 position.fighters[2].at');
    expect(rejected([{}, {}, {}, { at: [3, 0], items: { 9: 'gone' } }])).toBe('M-012 position.fighters[3].items.9');
    expect(rejected([{}, {}, {}, dead], { ap: 3 })).toBe('accepted');
  });

  test('M-180, M-010: has injured and wounded opponents', () => {
    expect(rejected([{ injured: [9] }])).toBe('M-180 position.fighters[0].injured[0]');
    for (const other of [0, 2]) expect(rejected([{ injured: [other] }])).toBe('M-180 position.fighters[0].injured');
    for (const other of [0, 2, 9]) expect(rejected([{ inflicted: { [other]: 3 } }])).toBe(`M-010 position.fighters[0].inflicted.${other}`);
    expect(rejected([{ injured: [3], inflicted: { 3: 11 } }, {}, {}, dead])).toBe('accepted');
  });

  test('M-145, M-006: on the sand has Stamina, and none has more than he began with', () => {
    expect(rejected([{}, { stamina: 0 }])).toBe('M-145 position.fighters[1].stamina');
    expect(rejected([{}, { stamina: 9, original: 8 }])).toBe('M-006 position.fighters[1].stamina');
    expect(rejected([{}, {}, {}, dead])).toBe('accepted');
  });

  test('M-325, M-326: is locked with an opponent beside him', () => {
    const lock = (one: number, other: number, more: Parts = []): Parts =>
      ROW.map((_, i) => ({ ...more[i], ...(i === one && { locked: other, grappler: true }), ...(i === other && { locked: one }) }));
    expect(rejected(lock(0, 1))).toBe('accepted');
    expect(rejected([{ locked: 1, grappler: true }])).toBe('M-325 position.fighters[0].locked');
    expect(rejected(lock(0, 2))).toBe('M-325 position.fighters[0].locked');
    expect(rejected(lock(0, 0))).toBe('M-325 position.fighters[0].locked');
    expect(rejected(lock(0, 1, [{}, dead]))).toBe('M-325 position.fighters[0].locked');
    expect(rejected(lock(0, 3))).toBe('M-326 position.fighters[0].locked');
  });
});

describe('things', () => {
  test('M-241: a net is over an opponent on the sand, not over its holder, an ally or the dead', () => {
    for (const holds of [0, 2, 9]) expect(rejected([spots({ 1: { holds } })])).toBe('M-241 position.fighters[0].items.1');
    expect(rejected([spots({ 1: { holds: 3 } }), {}, {}, dead])).toBe('M-241 position.fighters[0].items.1');
    expect(rejected([spots({ 0: { holds: 1 } })])).toBe('M-241 position.fighters[0].items.0');
    expect(rejected([spots({ 1: { holds: 1 } })])).toBe('accepted');
  });

  test('M-194: of the beaten are gone with them but for what lay on the sand', () => {
    const sand = begun([{}, { ...dead, ...spots({ 0: { at: { q: 0, r: 0 } } }) }]);
    const [sword, shield, helmet] = sand.bout.world.loadouts[1]!.map((item) => sand.bout.state.items[item]!);
    expect(sword).toMatchObject({ holder: -1, spot: 'sand', cell: sand.cell(0, 0) });
    for (const item of [shield, helmet]) expect(item).toMatchObject({ holder: -1, spot: 'gone' });
    expect(sand.fighter(1)).toMatchObject({ carried: [], cell: -1 });
    expect(rejected([{}, { ...dead, ...spots({ 0: 'ready' }) }])).toBe('M-194 position.fighters[1].items.0');
  });

  test('M-012, M-070: fit two hands and their sheaths', () => {
    const knife = { card: 'gaul', loadout: arms('none', ['sword', 'smallShield', 'helmet'], ['dagger']) };
    expect(rejected([knife])).toBe('accepted');
    expect(rejected([{ ...knife, ...spots({ 3: 'ready' }) }])).toBe('M-012 position.fighters[0].items');
    expect(rejected([{ ...knife, ...spots({ 0: 'sheathed', 3: 'ready' }) }])).toBe('accepted');
    expect(rejected([{ ...knife, ...spots({ 2: 'sheathed' }) }])).toBe('M-070 position.fighters[0].items.2');
    expect(rejected([{ ...knife, ...spots({ 0: 'gone', 1: 'sheathed' }) }])).toBe('M-070 position.fighters[0].items.1');
    expect(rejected([{ card: 'retiarius', ...spots({ 1: { holds: 1 }, 2: 'ready' }) }])).toBe('M-012 position.fighters[0].items');
  });

  test('M-279: arrows are no more than he brought, and without a limit nobody counts them', () => {
    const archer = { card: 'gaul', loadout: arms('none', ['bow', 'arrow', 'arrow', 'arrow']) };
    const left = (arrows: number, lex = {}) => begun([{ ...archer, arrows }], {}, { lex }).gear(0);
    expect(left(2)).toEqual(['bow', 'arrow', 'arrow']);
    expect(rejected([{ ...archer, arrows: 4 }])).toBe('M-279 position.fighters[0].arrows');
    expect(rejected([{ ...archer, arrows: -1 }])).toBe('M-279 position.fighters[0].arrows');
    expect(rejected([{ ...archer, arrows: 1.5 }])).toBe('M-279 position.fighters[0].arrows');
    expect(left(3, { limitedArrows: false })).toEqual(['bow']);
  });
});
