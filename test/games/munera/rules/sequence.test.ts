import { describe, expect, test } from 'vitest';
import type { BoutEvent } from '../../../../src/engine/bout/index.ts';
import { bout, face, Sand } from '../../../support/sand.ts';

const END = { type: 'end' } as const;
const READY = { type: 'ready' } as const;

/** The turns of the log, by index of fighter. */
const turns = (sand: Sand) => sand.all('turn-started').map(({ figure }) => sand.bout.world.ids.indexOf(figure));
const types = (events: readonly BoutEvent[]) => events.map(({ type }) => type);

/** Three gladiators without anything to discard, far from each other, A, B, C in that order. */
const three = (part: Partial<ConstructorParameters<typeof Sand>[0]> = {}) =>
  new Sand({
    fighters: [
      { card: 'gaetulian', at: [0, 0], facing: 0 },
      { card: 'gaetulian', at: [1, 0], facing: 3, stamina: 1, original: 8 },
      { card: 'gaetulian', at: [-5, 0], facing: 0 },
    ],
    ...part,
  });

describe('order of play', () => {
  test('M-034: a D6 each, highest first', () => {
    const sand = new Sand({ setup: bout(['gaetulian', 'velite']), dice: [1, 1, 3, 5] }).done();
    expect(sand.bout.state.order).toEqual([1, 0]);
    expect(sand.last('play-order').order).toEqual(['velite', 'gaetulian']);
    expect(sand.dice().slice(2)).toEqual(['order 3', 'order 5']);
  });

  test('M-035: only those who tie throw again, and keep their rank', () => {
    const sand = new Sand({ setup: bout(['gaetulian', 'gaetulian', 'velite']), dice: [1, 1, 1, 4, 4, 6, 2, 5] }).done();
    expect(sand.bout.state.order).toEqual([2, 1, 0]);
  });

  test('M-035: the highest tie first, in roster order, until nobody ties', () => {
    const five = ['velite', 'gaul', 'gaul', 'gaul', 'velite'];
    const dice = [
      1, 1, 1, 1, 1, /* 1 and 4 tie at 5, 0, 2 and 3 at 2 */ 2, 5, 2, 2, 5, /* 1, 4 */ 3, 3, /* again */ 1, 6, /* 0, 2, 3 */ 4, 4, 1,
      /* 0, 2 */ 2, 6,
    ];
    const sand = new Sand({ setup: bout(five), dice }).done();
    expect(sand.bout.state.order).toEqual([4, 1, 2, 0, 3]);
  });

  test('M-036: the order stays, whoever is beaten drops out', () => {
    const sand = three({ order: [2, 1, 0], round: 2, turn: { fighter: 0, ap: 1 }, dice: [6, 2, 1, 2, 1, 1] });
    sand.play({ type: 'attack', item: -1, target: 1 }, END, END).done(); // 2 wounds; the crowd says no
    expect(sand.fighter(1).fate).toBe('dead');
    expect(turns(sand)).toEqual([2, 0]);
    expect(sand.bout.state.round).toBe(3);
  });

  test('M-037: one completes his turn, then play passes on; nobody reacts', () => {
    const sand = new Sand({ setup: bout(['gaetulian', 'velite']), dice: [1, 1, 5, 3, 1, 1, 1, 1] });
    sand.play(END); // velite may discard his shield
    expect(sand.bout.decision()).toMatchObject({ kind: 'ready', figures: ['velite'] });
    sand.play(READY, END, END, READY).done();
    expect(turns(sand)).toEqual([0, 1, 0, 1]);
    expect(sand.all('round-started').map(({ round }) => round)).toEqual([1, 2]);
  });

  test('M-038: the last one unbeaten wins at once; what AP he has left are gone', () => {
    const sand = face(3, { b: { card: 'thraex', stamina: 1, original: 8 }, dice: [5, 2, 6, 1, 1] });
    sand.play(sand.attackWith('sword')).done();
    expect(sand.bout.outcome()).toMatchObject({ winner: 'a', by: 'last-standing' });
    expect(sand.bout.decision()).toBeNull();
    expect(sand.bout.actions()).toEqual([]);
    expect(sand.refusedBy(END)).toBe('M-041');
    expect(sand.events.at(-1)!.type).toBe('bout-ended');
  });

  test('M-038: the last side wins, with all who stand on it', () => {
    const others = [{ card: 'gaul', at: [-3, 0], facing: 0, side: 'a' }] as const;
    const sand = face(3, { b: { card: 'thraex', stamina: 1, original: 8 }, others, dice: [6, 2, 6] });
    sand.play(sand.attackWith('sword')).done();
    expect(sand.bout.outcome()).toMatchObject({ winner: 'a', survivors: ['murmillo', 'gaul'] });
  });

  test('M-038: lex roundLimit: after so many rounds both are released standing; without it the bout goes on', () => {
    const rounds = (roundLimit: number) => {
      const sand = three({ lex: { roundLimit }, turn: { fighter: 2, ap: 1 }, round: 10, dice: roundLimit ? [] : [1] });
      return sand.play(END).done();
    };
    const drawn = rounds(10);
    expect(drawn.bout.outcome()).toMatchObject({ winner: null, by: 'round-limit', rounds: 10 });
    expect(drawn.fighter(0).fate).toBe('released');
    expect(rounds(0).bout.outcome()).toBeNull();
    expect(rounds(0).bout.state.round).toBe(11);
  });
});

test('M-038: lex roundLimit 1 is one round; a position that is decided is over before any die', () => {
  const one = three({ lex: { roundLimit: 1 }, turn: { fighter: 2, ap: 1 } })
    .play(END)
    .done();
  expect(one.bout.outcome()).toMatchObject({ by: 'round-limit', rounds: 1 });
  const over = face(3, { a: 'gaetulian', b: { card: 'thraex', fate: 'dead' }, turn: { ap: null } }).done();
  expect(over.bout.outcome()).toMatchObject({ winner: 'a', by: 'last-standing' });
  expect(over.all('turn-started')).toEqual([]);
});

describe('a turn', () => {
  test('M-037 M-349: has the number after the last, and nothing of the turn before', () => {
    const sand = face(3, { a: { lastTurn: 4 }, b: { card: 'thraex', lastTurn: 7 }, turn: { ap: null } });
    expect(sand.turn).toMatchObject({ number: 8, ap: 0, spent: 0, attacks: 0, struck: [], blinded: -1, barred: -1, floored: [] });
    expect(sand.fighter(0).lastTurn).toBe(8);
    const later = face(3, { b: { card: 'gaetulian', lastTurn: 7 }, turn: { ap: 1 }, dice: [1] });
    expect([later.turn.number, later.fighter(0).lastTurn]).toEqual([8, 8]);
    later.play(END).done();
    expect(later.last('turn-started').turn).toBe(9);
    expect(later.all('condition')).toEqual([]);
  });

  test('M-039: first a D6 for action points', () => {
    const sand = face(3, { turn: { ap: null }, dice: [4] });
    expect(sand.bout.decision()!.kind).toBe('ready');
    sand.play(READY).done();
    expect(sand.turn.ap).toBe(4);
    expect(sand.last('action-points')).toMatchObject({ face: 4, total: 4 });
  });

  test('M-040: then they are spent on moving and attacking', () => {
    const sand = face(3, { b: { card: 'thraex', at: [3, 0] }, turn: { ap: 4 }, dice: [5, 2, 4] });
    sand.play({ type: 'move', direction: 0 }, { type: 'move', direction: 0 }, sand.attackWith('sword')).done();
    expect(sand.turn.ap).toBe(1);
    expect(sand.all('paid').map(({ action, base, from, to, spent }) => [action, base, from, to, spent])).toEqual([
      ['move', 1, 4, 3, 1],
      ['move', 1, 3, 2, 2],
      ['attack', 1, 2, 1, 3],
    ]);
  });

  test('M-041: modifiers with the fall in them, standing up, then the die', () => {
    const sand = face(3, { a: { card: 'murmillo', down: true }, turn: { ap: null }, dice: [6] });
    expect(sand.fighter(0).down).toBe(true);
    sand.play(READY).done();
    expect(types(sand.events).slice(1)).toEqual(['turn-started', 'condition', 'action-points']);
    expect(sand.last('condition')).toMatchObject({ condition: 'down', gained: false, rules: ['M-147'] });
    expect(Sand.terms(sand.last('action-points').modifiers)).toEqual(['M-046 1', 'M-048 -1', 'M-054 -4']);
    expect(sand.turn).toMatchObject({ ap: 2, stood: true });
  });

  test('M-041: free discards come before the modifiers; a fighter without anything to discard throws at once', () => {
    const sand = face(3, { turn: { ap: null }, dice: [6] });
    expect(sand.bout.actions().map(({ type }) => type)).toEqual(['ready', 'discard', 'discard']);
    sand.play({ type: 'discard', item: sand.item(0, 'largeShield') }, READY).done();
    expect(sand.turn.ap).toBe(7);
    const bare = face(3, { a: 'gaetulian', turn: { ap: null }, dice: [1] }).done();
    expect(bare.bout.decision()!.kind).toBe('act');
  });

  test('M-041: nothing else may be done before the die', () => {
    const sand = face(3, { turn: { ap: null } });
    for (const action of [END, { type: 'turn', facing: 1 } as const, sand.attackWith('sword'), { type: 'throw' } as const]) {
      expect(sand.refusedBy(action)).toBe('M-041');
    }
  });

  test('M-041: the surrender comes before standing up and before the die', () => {
    const sand = face(3, { a: { card: 'murmillo', down: true, original: 8, stamina: 2, fatigue: 3 }, turn: { ap: null }, dice: [3, 3] });
    sand.play(READY).done(); // +1 -1 -1 tired -1 injured -4 down
    expect(types(sand.events).slice(1, 4)).toEqual(['turn-started', 'appealed', 'felled']);
    expect(sand.all('action-points')).toEqual([]);
  });

  test('M-042: a floored victim appeals before the next turn begins', () => {
    const sand = face(3, { dice: [2, 2, 6, 6], b: 'thraex' });
    sand.play(sand.attackWith('sword'));
    expect(sand.fighter(1)).toMatchObject({ down: true, fate: 'active' });
    sand.play(END).done();
    expect(sand.fighter(1).fate).toBe('spared');
    const log = types(sand.events);
    expect(log.indexOf('appealed')).toBeGreaterThan(log.indexOf('clashed'));
    expect(log.slice(log.indexOf('appealed'))).not.toContain('turn-started');
  });

  test('M-042: hazing expires with the turn that it cost, and the counters start anew', () => {
    const a = { card: 'gaetulian', hazed: 1 };
    const sand = face(3, { a, b: { card: 'gaetulian' }, turn: { ap: null }, dice: [6, 1, 6] });
    expect(sand.turn.ap).toBe(6); // 6 + 2 - 2
    sand.play({ type: 'feint' }, END);
    expect(sand.fighter(0).hazed).toBe(0);
    expect(sand.last('condition')).toMatchObject({ figure: 'gaetulian', condition: 'hazed', gained: false });
    sand.play(END).done();
    expect(sand.turn).toMatchObject({ fighter: 0, ap: 8, spent: 0, attacks: 0, feint: 'none', cutFree: false, struck: [] });
  });

  test('M-043: what AP are left at the end are lost', () => {
    const sand = face(3, { a: 'cataphractarius', b: 'gaetulian', turn: { ap: 3 }, dice: [1, 2] });
    sand.play(END);
    expect(sand.last('turn-ended')).toMatchObject({ spent: 0, lost: 3 });
    sand.play(END, READY).done();
    expect(sand.turn).toMatchObject({ fighter: 0, ap: 2 });
  });
});
