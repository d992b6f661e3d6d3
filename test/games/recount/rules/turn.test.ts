import { describe, expect, test } from 'vitest';
import type { RecountAction } from '../../../../src/games/recount/rules/index.ts';
import { DEEDS, LEX, oddsOf, recount } from '../../../../src/games/recount/rules/index.ts';
import type { Standing } from './sand.ts';
import { duel, rules, Sand, sand, setupOf } from './sand.ts';

const FAR: Standing = { card: 'medium', at: [-5, 0], side: 'z' };

/** The AP of a fighter's turn that begins with this die. */
function apOf(part: Partial<Standing>, die: number, lex = {}) {
  const begun = sand({
    fighters: [
      { card: 'medium', at: [0, 0], ...part },
      FAR,
      { ...FAR, card: 'retiarius', at: [-4, 0], offHand: part.ensnaredBy === 2 ? 'on' : 'held' },
    ],
    turn: { ap: null },
    dice: [die],
    lex,
  });
  return begun.done();
}

describe('the turn', () => {
  test('R-020: the fighters have their turns in a fixed circle; beaten men are passed over', () => {
    const three = sand({
      fighters: [
        { card: 'medium', at: [0, 0] },
        { card: 'medium', at: [3, 0], status: 'spared' },
        { card: 'medium', at: [-3, 0] },
      ],
      dice: [3, 4, 2],
    });
    three.play('ends', 'ends', 'ends').done();
    expect(three.all('turn-started').map(({ figure }) => figure)).toEqual(['medium-3', 'medium', 'medium-3']);
    expect(three.bout.state.round).toBe(2);
  });

  test('R-021: a die and the modifiers are his AP', () => {
    const light = apOf({ card: 'light' }, 3);
    expect(light.ap).toBe(4);
    expect(light.last('action-points')).toMatchObject({ face: 3, total: 4, modifiers: [{ rule: 'R-040', value: 1 }] });
  });

  test('R-022: never below 0; with none the turn passes at once; AP that are left are lost', () => {
    const hurt = sand({ fighters: [{ card: 'medium', at: [0, 0], full: 8, strength: 3 }, FAR], turn: { ap: null }, dice: [1, 5] }).done();
    expect(hurt.all('action-points')[0]).toMatchObject({ figure: 'medium', total: 0 });
    expect(hurt.bout.decision()?.figures).toEqual(['medium-2']);
    const saved = sand({ fighters: [{ card: 'medium', at: [0, 0] }, FAR], dice: [2, 1] })
      .play('ends', 'ends')
      .done();
    expect(saved.all('turn-ended')[0]).toMatchObject({ spent: 0, lost: 6 });
    expect(saved.ap).toBe(1);
  });

  test('R-023: AP are spent in any order and mix, as far as they reach', () => {
    const mixed = sand({
      fighters: [
        { card: 'medium', at: [0, 0], facing: 1 },
        { card: 'light', at: [2, 0] },
      ],
      turn: { ap: 4 },
      dice: [1, 3],
    });
    mixed.play('pivots left', 'forward', 'strikes light').done();
    expect(mixed.ap).toBe(1);
    expect(mixed.play('pivots right').ap).toBe(0);
    expect(mixed.refusedBy('pivots left')).toBe('R-023');
  });

  test('R-024: after 60 turns the editor stops the bout: a draw, both live; lex maxTurns', () => {
    for (const maxTurns of LEX.choices.maxTurns.values) {
      const last = sand({ fighters: [{ card: 'medium', at: [0, 0] }, FAR], lex: { maxTurns }, turn: { number: maxTurns }, dice: [] })
        .play('ends')
        .done();
      expect(last.bout.outcome()).toMatchObject({ winner: null, by: 'stans-missus', survivors: ['medium', 'medium-2'] });
      expect(last.bout.decision()).toBeNull();
    }
    const before = sand({ fighters: [{ card: 'medium', at: [0, 0] }, FAR], turn: { number: 59 }, dice: [3] })
      .play('ends')
      .done();
    expect(before.bout.state.turn.number).toBe(60);
    expect(before.bout.outcome()).toBeNull();
  });

  test('R-024: 30 turns for each man who entered, whoever still stands', () => {
    for (const men of [3, 6]) {
      const fighters = Array.from({ length: men }, (_, i): Standing => ({ card: 'medium', at: [2 * (i % 3) - 2, i < 3 ? 2 : -2] }));
      fighters[2] = { ...fighters[2]!, status: 'spared' };
      const at = (number: number, dice: readonly number[]) => sand({ fighters, turn: { number }, dice }).play('ends').done().bout;
      expect(at(30 * men, []).outcome()).toMatchObject({ winner: null, by: 'stans-missus' });
      expect(at(30 * men - 1, [3]).outcome()).toBeNull();
    }
  });
});

describe('AP modifiers', () => {
  test('R-040, R-045, R-046: +1 for the light, nothing for the others; lex heavyAp', () => {
    expect(apOf({ card: 'light' }, 2).ap).toBe(3);
    expect(apOf({ card: 'retiarius' }, 6).ap).toBe(6);
    expect(apOf({ card: 'medium' }, 6).ap).toBe(6);
    expect(apOf({ card: 'heavy' }, 3).ap).toBe(3);
    const purist = apOf({ card: 'heavy' }, 3, { heavyAp: -1 });
    expect(purist.ap).toBe(2);
    expect(purist.last('action-points').modifiers).toEqual([{ rule: 'R-045', value: -1, reason: 'class' }]);
  });

  test('R-041, R-042, R-044: -1 lightly, -2 badly wounded, not both; badly from half of the Strength', () => {
    const by = (full: number, strength: number, lex = {}) => apOf({ full, strength }, 4, lex).ap - 4;
    expect([7, 6, 5, 4, 3, 2].map((strength) => by(7, strength))).toEqual([0, -1, -1, -1, -2, -2]);
    expect([6, 5, 4, 3].map((strength) => by(6, strength))).toEqual([0, -1, -1, -2]);
    expect([8, 7, 6, 5, 4].map((strength) => by(8, strength, { lightFraction: 0.25 }))).toEqual([0, 0, 0, -1, -2]);
    expect(by(8, 6, { badFraction: 0.25 })).toBe(-2);
    expect(by(8, 3, { badFraction: 0.75 })).toBe(-1);
  });

  test('R-043: -3 in the net, with all others', () => {
    const netted = apOf({ card: 'light', ensnaredBy: 2 }, 5);
    expect(netted.ap).toBe(3);
    expect(netted.last('action-points').modifiers.map(({ rule }) => rule)).toEqual(['R-040', 'R-043']);
  });

  test('R-047: -2 for each time he lost his balance, at his next die only, even when it falls to nothing', () => {
    const twice = apOf({ offBalance: 2 }, 5);
    expect(twice.ap).toBe(1);
    expect(twice.fighter(0).offBalance).toBe(0);
    const none = sand({ fighters: [{ card: 'medium', at: [0, 0], offBalance: 3 }, FAR], turn: { ap: null }, dice: [1, 4, 5] })
      .play('ends')
      .done();
    expect(none.all('action-points').map(({ figure, total }) => [figure, total])).toEqual([
      ['medium', 0],
      ['medium-2', 4],
      ['medium', 5],
    ]);
  });
});

test('R-047: thrown off balance twice before his turn he pays for both at once, is told steady, and owes nothing after', () => {
  const struck = sand({
    fighters: [
      { card: 'medium', at: [0, 0], facing: 0, side: 'a' },
      { card: 'medium', at: [1, -1], facing: 1, side: 'a' },
      { card: 'heavy', at: [1, 0], facing: 3, side: 'b' },
    ],
    dice: [4, 4, 6, 4, 4, 5, 1, 1, 2],
  });
  struck.play('strikes heavy', 'ends', 'strikes heavy', 'ends');
  expect(struck.fighter(2).offBalance).toBe(0);
  expect(struck.last('action-points')).toMatchObject({ figure: 'heavy', face: 5, total: 1, modifiers: [{ rule: 'R-047', value: -4 }] });
  const steady = struck.all('condition').filter(({ condition }) => condition === 'off-balance');
  expect(steady.map(({ figure, gained }) => [figure, gained])).toEqual([
    ['heavy', true],
    ['heavy', true],
    ['heavy', false],
  ]);
  struck.play('ends', 'ends', 'ends').done();
  expect(struck.last('action-points')).toMatchObject({ figure: 'heavy', face: 2, total: 2, modifiers: [] });
});

describe('moving', () => {
  const alone = (ap: number, part: Partial<Standing> = {}) =>
    sand({ fighters: [{ card: 'medium', at: [0, 0], ...part }, FAR], turn: { ap } });

  test('R-030: one hex straight ahead costs 1', () => {
    const moved = alone(1).play('forward').done();
    expect([moved.at(0), moved.ap]).toEqual([[1, 0], 0]);
  });

  test('R-031, R-058: any other hex costs 2, and he goes on facing where he faced', () => {
    const places = [1, 2, 3, 4, 5].map((sector) => {
      const moved = alone(2).play(`steps ${sector}`).done();
      expect([moved.ap, moved.fighter(0).facing]).toEqual([0, 0]);
      return moved.at(0);
    });
    expect(places).toEqual([
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
      [1, -1],
    ]);
    expect(alone(1).refusedBy('steps 3')).toBe('R-023');
    for (const sector of [0, 6]) expect(alone(6).bout.refusal({ type: 'step', sector })?.rule).toBe('R-031');
  });

  test('R-032: a hexside left or right costs 1, as often as he likes, in the net too', () => {
    const round = alone(3).play('pivots right', 'pivots right', 'pivots right').done();
    expect([round.fighter(0).facing, round.ap]).toEqual([3, 0]);
    expect(alone(1).play('pivots left').fighter(0).facing).toBe(5);
    const netted = sand({
      fighters: [
        { card: 'light', at: [0, 0], ensnaredBy: 1 },
        { card: 'retiarius', at: [1, 0], offHand: 'on' },
      ],
      turn: { ap: 1 },
    });
    expect(netted.refusedBy('pivots left')).toBeNull();
  });

  test('R-037, R-050: no wall, no obstacle, nobody standing or lying there; a rejected answer costs nothing', () => {
    const wall = alone(6, { at: [5, 0] });
    expect(wall.refusedBy('forward')).toBe('R-037');
    const status = ['up', 'spared', 'condemned', 'dead'] as const;
    for (const each of status) {
      const taken = sand({ fighters: [{ card: 'medium', at: [0, 0] }, { card: 'light', at: [1, 0], status: each }, FAR] });
      expect(taken.refusedBy('forward')).toBe('R-050');
    }
  });

  test('R-037, R-005: what stands on the sand is in the way like a wall, and trying costs neither AP nor dice', () => {
    const blocked = recount({
      hash: 'test',
      classes: rules.content.classes,
      arenas: { spina: { id: 'spina', radius: 5, blocked: [{ q: 1, r: 0 }], marks: {} } },
    });
    const setup = { ...setupOf({ fighters: [{ card: 'medium', at: [0, 0] }, FAR], turn: { ap: 2 } }), arena: 'spina' };
    const before = new Sand(setup, [3, 3], blocked);
    expect([before.refusedBy('forward'), before.refusedBy('steps 1')]).toEqual(['R-037', null]);
    before.play('steps 1', 'ends').play('ends').done();
    expect([before.at(0), before.ap]).toEqual([[0, 1], 3]);
  });

  test('R-038: there is nothing to pick up', () => {
    expect(() => alone(6).refusedBy('picks up shield')).toThrow('nobody knows the answer');
  });
});

describe('zones of control', () => {
  const ME: Standing = { card: 'medium', at: [0, 0], facing: 0 };
  const E: Standing = { card: 'light', at: [1, 0], facing: 3 };

  test('R-053: nobody moves round a man beside him; stepping back is free', () => {
    const me = sand({ fighters: [ME, E] });
    expect(me.refusedBy('steps 1')).toBe('R-053');
    expect(me.refusedBy('steps 5')).toBe('R-053');
    expect(me.refusedBy('steps 3')).toBeNull();
  });

  test('R-054: from his front to his sword side takes a step back and 7 AP', () => {
    const way = sand({ fighters: [ME, E], turn: { ap: 7 }, dice: [1, 6, 4] });
    way.play('steps 3', 'steps 5', 'forward', 'pivots right', 'strikes light').done();
    expect(way.all('attacked')[0]).toMatchObject({ quadrant: 'sword' });
    expect(way.all('paid').reduce((sum, { base }) => sum + base, 0)).toBe(7);
  });

  test('R-055: the ban is for each enemy by himself', () => {
    const two = sand({
      fighters: [
        { ...ME, side: 'a' },
        { ...E, side: 'b' },
        { card: 'light', at: [-1, 2], side: 'b' },
      ],
    });
    expect(two.refusedBy('steps 2')).toBeNull(); // (-1,1): beside the second alone
    expect(two.refusedBy('steps 1')).toBe('R-053'); // (0,1): beside both
  });

  test('R-055: friends hold nobody', () => {
    const friends = sand({ fighters: [{ ...ME, side: 'a' }, { ...E, side: 'a' }, FAR] });
    expect(friends.refusedBy('steps 1')).toBeNull();
  });

  test('R-056: beaten men control nothing; those in a net or without a weapon still do', () => {
    for (const status of ['dead', 'spared', 'condemned'] as const) {
      expect(sand({ fighters: [ME, { ...E, status }, FAR] }).refusedBy('steps 1')).toBeNull();
    }
    expect(sand({ fighters: [ME, { ...E, weaponBroken: true }] }).refusedBy('steps 1')).toBe('R-053');
    const net: Standing = { card: 'retiarius', at: [0, 0], offHand: 'on' };
    expect(sand({ fighters: [net, { ...E, ensnaredBy: 0 }] }).refusedBy('steps 1')).toBe('R-053');
  });

  test('R-056: a man who has just been decked holds nobody, and lies in the way until the turn ends', () => {
    const past = sand({ fighters: [ME, E, FAR], dice: [2, 2, 1, 1, 1, 1, 3] }).play('strikes light', 'votes down');
    expect(past.fighter(1).status).toBe('condemned');
    expect(past.refusedBy('forward')).toBe('R-050');
    past.play('steps 1');
    expect([past.at(0), past.at(1)]).toEqual([
      [0, 1],
      [1, 0],
    ]);
    expect(past.play('ends').done().at(1)).toBeNull();
  });

  test('R-057: he comes in, strikes and steps out again', () => {
    const out = sand({ fighters: [ME, { ...E, at: [2, 0] }], turn: { ap: 4 }, dice: [1, 6] });
    out.play('forward', 'strikes light', 'steps 3').done();
    expect([out.at(0), out.ap]).toEqual([[0, 0], 0]);
  });

  test('R-051: he strikes only whom he faces; lex strikeArc', () => {
    const aside = (lex = {}) => sand({ fighters: [ME, { card: 'light', at: [0, 1], facing: 3 }], lex, dice: [1, 6] });
    expect(aside().refusedBy('strikes light')).toBe('R-051');
    expect(aside().play('pivots right').refusedBy('strikes light')).toBeNull();
    expect(aside({ strikeArc: 'front3' }).refusedBy('strikes light')).toBeNull();
    expect(sand({ fighters: [ME, { ...E, at: [2, 0] }] }).refusedBy('strikes light')).toBe('R-051');
    expect(sand({ fighters: [{ ...ME, side: 'a' }, { ...E, side: 'a' }, FAR] }).refusedBy('strikes light')).toBe('R-051');
  });

  test('R-033, R-034: a strike costs 1, and one is all that a turn allows', () => {
    expect(duel('front', { turn: { ap: 1 } }).refusedBy('strikes light')).toBeNull();
    const once = duel('front', { dice: [1, 6] })
      .play('strikes light')
      .done();
    expect(once.ap).toBe(5);
    expect(once.refusedBy('strikes light')).toBe('R-034');
    const fist = duel('front', { a: { weaponBroken: true }, dice: [1, 6] }).play('strikes light');
    expect(fist.refusedBy('strikes light')).toBe('R-034');
  });
});

describe('what may be answered', () => {
  const CASTER: Standing = { card: 'retiarius', at: [0, 0] };
  const E: Standing = { card: 'light', at: [1, 0], facing: 3 };
  const netted = () => ({
    fighters: [
      { ...E, ensnaredBy: 1 },
      { ...CASTER, offHand: 'on' as const },
    ],
  });

  test.each([
    ['forward', 1, { fighters: [CASTER, FAR] }],
    ['steps 2', 2, { fighters: [CASTER, FAR] }],
    ['pivots left', 1, { fighters: [CASTER, FAR] }],
    ['strikes light', 1, { fighters: [CASTER, E] }],
    ['casts net at light', 2, { fighters: [CASTER, E] }],
    ['struggles', 1, netted()],
  ])('R-023, R-030 to R-036: %s costs %i AP, no less', (line, cost, part) => {
    const price = (ap: number) => {
      const position = sand({ ...part, turn: { ap } });
      const answer = DEEDS.read(line, position.bout.world.ids);
      expect(DEEDS.priceOf(answer)).toBe(cost);
      expect(oddsOf(position.bout.view, answer)).toMatchObject({
        cost,
        refusal: ap < cost ? { rule: 'R-023', reason: 'too-few-ap' } : null,
      });
      return position.refusedBy(line);
    };
    expect([cost, cost - 1].map(price)).toEqual([null, 'R-023']);
  });

  test('R-022: an end brings the turn to the next man who has AP, past one who has none', () => {
    const hurt: Standing = { card: 'light', at: [3, 0], full: 8, strength: 2, offBalance: 1 };
    const ended = sand({ fighters: [CASTER, hurt], dice: [2, 4] })
      .play('ends')
      .done();
    expect(ended.all('action-points').map(({ figure, total }) => [figure, total])).toEqual([
      ['light', 0],
      ['retiarius', 4],
    ]);
    expect(ended.bout.decision()?.figures).toEqual(['retiarius']);
  });

  test('R-022, R-093: an end and a vote cost nothing', () => {
    expect([DEEDS.priceOf({ type: 'end' }), DEEDS.priceOf({ type: 'vote', up: true })]).toEqual([0, 0]);
  });

  test('R-037: whatever comes from outside is refused with its rule and reason', () => {
    const me = sand({ fighters: [{ ...CASTER, facing: 0 }, E, FAR] });
    const why = (action: object) => {
      const refusal = me.bout.refusal(action as RecountAction);
      return refusal && `${refusal.rule} ${refusal.reason}`;
    };
    expect(why({ type: 'dance' })).toBe('R-037 no-such-answer');
    expect(why({ type: 'toString' })).toBe('R-037 no-such-answer');
    expect(DEEDS.priceOf({ type: 'dance' } as unknown as RecountAction)).toBe(0);
    expect(why({ type: 'strike', target: 3 })).toBe('R-051 no-such-fighter');
    expect(why({ type: 'strike', target: 0 })).toBe('R-051 no-opponent');
    expect(why({ type: 'strike', target: 2 })).toBe('R-051 not-beside');
    expect(why({ type: 'cast', target: 3 })).toBe('R-084 no-such-fighter');
    expect(why({ type: 'cast', target: 0 })).toBe('R-084 no-opponent');
    expect(why({ type: 'cast', target: 2 })).toBe('R-052 too-far');
    expect(why({ type: 'pivot', way: 'up' })).toBe('R-032 left-or-right');
    expect(why({ type: 'step', sector: 0 })).toBe('R-031 no-such-sector');
    expect(why({ type: 'forward' })).toBe('R-050 occupied');
    expect(why({ type: 'struggle' })).toBe('R-036 not-ensnared');
    expect(why({ type: 'vote', up: true })).toBe('R-093 not-now');
    me.play('pivots left');
    expect(why({ type: 'strike', target: 1 })).toBe('R-051 not-ahead');
    const voting = duel('front', { dice: [2, 2] }).play('strikes light');
    expect(voting.bout.refusal({ type: 'vote', up: 1 } as unknown as RecountAction)).toMatchObject({ rule: 'R-093', reason: 'up-or-down' });
    expect(voting.bout.refusal({ type: 'end' })).toMatchObject({ rule: 'R-093', reason: 'not-now' });
  });

  test('R-097: when the bout is over nothing is asked, listed or allowed', () => {
    const over = duel('front', { b: { strength: 1 }, dice: [6, 1] }).play('strikes light');
    const { state, view } = over.bout;
    expect([over.bout.outcome(), state.outcome]).toEqual([state.outcome, expect.objectContaining({ winner: 'a' })]);
    expect([rules.decision(view), rules.actions(view)]).toEqual([null, []]);
    for (const type of ['end', 'dance'])
      expect(rules.refusal(view, { type } as RecountAction)).toMatchObject({ rule: 'R-097', reason: 'bout-over' });
  });

  test('R-023: what can be done is listed in one order: blow, net, struggle, moves, turns, the end', () => {
    const listed = (part: Parameters<typeof sand>[0]) => {
      const { bout } = sand(part);
      return bout.actions().map((action) => DEEDS.write(action, bout.world.ids));
    };
    expect(
      listed({
        fighters: [
          { ...CASTER, at: [0, 0] },
          { ...E, at: [1, 0] },
        ],
      }),
    ).toEqual(['strikes light', 'casts net at light', 'steps 2', 'steps 3', 'steps 4', 'pivots left', 'pivots right', 'ends']);
    expect(
      listed({
        fighters: [
          { ...E, at: [-5, 0], facing: 0, ensnaredBy: 1 },
          { ...CASTER, at: [3, 0], offHand: 'on' },
        ],
      }),
    ).toEqual(['struggles', 'forward', 'steps 1', 'steps 5', 'pivots left', 'pivots right', 'ends']);
  });

  test('R-037: an answer is read and written in one way', () => {
    const { world } = sand({ fighters: [CASTER, E] }).bout;
    const lines = [
      'strikes light',
      'casts net at light',
      'struggles',
      'forward',
      'steps 4',
      'pivots left',
      'pivots right',
      'ends',
      'votes up',
    ];
    expect(lines.map((line) => DEEDS.write(DEEDS.read(line, world.ids), world.ids))).toEqual(lines);
    expect(() => DEEDS.read('strikes nobody', world.ids)).toThrow('nobody here is called "nobody"; there is retiarius, light');
    expect(() => DEEDS.read('forwards', world.ids)).toThrow('nobody knows the answer "forwards"');
  });

  test.each<[object, object, string]>([
    [{ type: 'step', sector: 1 }, { type: 'step', sector: 0 }, 'x.sector must be a whole number from 1 to 5'],
    [{ type: 'step', sector: 5 }, { type: 'step', sector: 6 }, 'x.sector must be a whole number from 1 to 5'],
    [{ type: 'strike', target: 0 }, { type: 'strike', target: -1 }, 'x.target must be a whole number from 0 to 5'],
    [{ type: 'cast', target: 5 }, { type: 'cast', target: 6 }, 'x.target must be a whole number from 0 to 5'],
    [{ type: 'pivot', way: 'left' }, { type: 'pivot', way: 'up' }, 'x.way must be one of left, right'],
    [{ type: 'vote', up: false }, { type: 'vote', up: 0 }, 'x.up must be true or false'],
    [{ type: 'forward' }, { type: 'dance' }, 'x.type must be an answer of recount'],
  ])('R-037: %j can be an answer of a record, %j not', (sound, wrong, message) => {
    expect(() => rules.answers.check(sound, 'x')).not.toThrow();
    expect(() => rules.answers.check(wrong, 'x')).toThrow(message);
  });
});
