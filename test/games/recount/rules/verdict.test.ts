import { describe, expect, test } from 'vitest';
import { DEEDS } from '../../../../src/games/recount/rules/index.ts';
import { duel, sand } from './sand.ts';

/** A decks B; then the votes. */
const decked = (dice: readonly number[], part: Parameters<typeof duel>[1] = {}) =>
  duel('front', { ...part, dice: [2, 2, ...dice] }).play('strikes light');

describe('the verdict', () => {
  test('R-091: a helpless man waits for thumbs up or down', () => {
    const helpless = duel('front', { b: { full: 5, strength: 5, dealt: 1 }, dice: [6, 1, 3, 3, 3, 3] }).play('strikes light');
    expect(helpless.fighter(1).status).toBe('helpless');
    expect(helpless.bout.actions()).toEqual([
      { type: 'vote', up: true },
      { type: 'vote', up: false },
    ]);
    expect(helpless.refusedBy('ends')).toBe('R-093');
    expect(helpless.play('votes down').done().fighter(1).status).toBe('spared');
  });

  test('R-093: the victor and four of the mob vote, and the majority decides', () => {
    const judged = decked([5, 2, 4, 6], { b: { strikes: 1 } })
      .play('votes down')
      .done();
    expect(judged.last('judged')).toMatchObject({ figure: 'light', by: 'medium', spared: true, needed: 4 });
    expect(judged.last('judged').votes.map(({ face, up }) => [face, up])).toEqual([
      [null, false],
      [5, true],
      [2, false],
      [4, true],
      [6, true],
    ]);
    expect(
      decked([5, 2, 4, 1], { b: { strikes: 1 } })
        .play('votes down')
        .done()
        .fighter(1).status,
    ).toBe('condemned');
  });

  test('R-093: where the votes are even the victor decides; lex mobVoters and mobNeed', () => {
    const even = (vote: string) => decked([6, 1, 1], { b: { strikes: 1 }, lex: { mobVoters: 2 }, turn: { ap: 6 } }).play(vote);
    expect(even('votes up').last('judged').spared).toBe(true);
    const three = { voters: [{ id: 'x', bias: [], asks: false }], b: { strikes: 1 } } as const;
    expect(decked([1], three).play('votes up').done().last('judged')).toMatchObject({ spared: true });
    expect(decked([6], three).play('votes down').done().last('judged')).toMatchObject({ spared: false });
    expect(
      decked([], { lex: { mobVoters: 0 } })
        .play('votes up')
        .done()
        .last('judged').spared,
    ).toBe(true);
    expect(
      decked([3, 3, 3, 3], { b: { strikes: 1 }, lex: { mobNeed: 3 } })
        .play('votes down')
        .done()
        .last('judged').spared,
    ).toBe(true);
  });

  test('R-094: +1 for Strength taken, -1 for never having struck a blow; lex performance', () => {
    const votes = (b: object, lex = {}) => decked([3, 4, 3, 4], { b, lex }).play('votes down').done().last('judged');
    expect(votes({ dealt: 2, strikes: 3 }).votes.map(({ up }) => up)).toEqual([false, true, true, true, true]);
    expect(votes({ strikes: 1 }).votes.map(({ up }) => up)).toEqual([false, false, true, false, true]);
    expect(votes({}).votes.map(({ up }) => up)).toEqual([false, false, false, false, false]);
    expect(votes({}).modifiers).toEqual([{ rule: 'R-094', value: -1, reason: 'never-struck' }]);
    expect(votes({}, { performance: false }).modifiers).toEqual([]);
  });

  test('R-094: on the die 3 is enough for who drew blood, 5 is needed for who never struck, 4 for others', () => {
    const least = (b: object) => {
      const spares = (face: number) => decked([face], { b, lex: { mobVoters: 2 }, voters: [{ id: 'Rufus', bias: [], asks: false }] });
      const up = (face: number) => spares(face).play('votes down').done().last('judged').votes[1]!.up;
      return [1, 2, 3, 4, 5, 6].find(up);
    };
    expect([least({ dealt: 1, strikes: 0 }), least({ strikes: 1 }), least({})]).toEqual([3, 4, 5]);
  });

  test('R-107, R-094: the bias of a voter is about the man who fell, and goes on top of what was seen', () => {
    const judged = decked([5, 5, 3], {
      voters: [
        { id: 'Crassus', bias: [1, -1], asks: false },
        { id: 'Rufus', bias: [-1, 0], asks: false },
        { id: 'Batiatus', bias: [0, 1], asks: false },
      ],
    })
      .play('votes down')
      .done()
      .last('judged');
    expect(judged.votes.slice(1).map(({ face, bias, up }) => [face, bias, up])).toEqual([
      [5, -1, false],
      [5, 0, true],
      [3, 1, false],
    ]);
  });

  test('R-094: what a man has taken and how often he struck are counted as he fights', () => {
    const struck = duel('front', { dice: [3, 1] })
      .play('strikes light')
      .done();
    expect(struck.fighter(0)).toMatchObject({ strikes: 1, dealt: 2 });
    expect(struck.fighter(1)).toMatchObject({ strikes: 0, dealt: 0 });
  });

  test('R-093: 5 is needed where the lex says so; with his last AP spent the turn passes once the dice have judged', () => {
    const hard = decked([4, 5, 4, 5], { b: { strikes: 1 }, lex: { mobNeed: 5 } })
      .play('votes down')
      .done()
      .last('judged');
    expect(hard.votes.map(({ up }) => up)).toEqual([false, false, true, false, true]);
    const three = sand({
      fighters: [
        { card: 'medium', at: [0, 0], facing: 0, side: 'a' },
        { card: 'light', at: [1, 0], facing: 3, side: 'b' },
        { card: 'light', at: [-3, 0], facing: 0, side: 'b' },
      ],
      turn: { ap: 1 },
      dice: [2, 2, 1, 1, 1, 1, 3],
    });
    three.play('strikes light', 'votes down').done();
    expect(three.bout.decision()?.figures).toEqual(['light-2']);
  });

  test('R-093: a vote is written as it is read', () => {
    const { world } = decked([]).bout;
    for (const up of [true, false]) {
      const line = DEEDS.write({ type: 'vote', up }, world.ids);
      expect([line, DEEDS.read(line, world.ids)]).toEqual([up ? 'votes up' : 'votes down', { type: 'vote', up }]);
    }
  });

  test('R-096: spared he survives, condemned he dies, a decked man of full Strength too', () => {
    const dies = decked([1, 1, 1, 1]).play('votes up').done();
    expect(dies.fighter(1)).toMatchObject({ status: 'condemned', strength: 7 });
    expect(dies.bout.outcome()).toMatchObject({ winner: 'a', survivors: ['medium'] });
    expect(dies.last('felled')).toMatchObject({ figure: 'light', dead: true });
    const lives = decked([6, 6, 6, 6]).play('votes up').done();
    expect(lives.bout.outcome()).toMatchObject({ winner: 'a', survivors: ['medium', 'light'] });
    expect(lives.last('felled')).toMatchObject({ figure: 'light', dead: false });
  });

  test('R-097, R-050: two against one goes on while one of the pair stands; the beaten are carried off at the end of the turn', () => {
    const pair = sand({
      fighters: [
        { card: 'medium', at: [0, 0], side: 'a' },
        { card: 'light', at: [1, 0], facing: 3, side: 'b' },
        { card: 'light', at: [3, 0], side: 'b' },
      ],
      dice: [2, 2, 1, 1, 1, 1, 3],
    }).play('strikes light', 'votes down');
    expect(pair.bout.outcome()).toBeNull();
    expect(pair.at(1)).toEqual([1, 0]);
    expect(pair.refusedBy('forward')).toBe('R-050');
    expect(pair.play('ends').done().at(1)).toBeNull();
    expect(pair.bout.decision()?.figures).toEqual(['light-2']);
  });

  test('R-107: in a tournament the other lanistae vote: those who are asked after the victor, the others by a die of their own bias', () => {
    const voters = [
      { id: 'Rufus', bias: [], asks: true },
      { id: 'Crassus', bias: [0, 1], asks: false },
      { id: 'Batiatus', bias: [0, -1], asks: false },
    ];
    const asked = decked([3, 4], { voters, b: { strikes: 1 } }).play('votes down');
    expect(asked.bout.decision()).toMatchObject({ kind: 'vote', side: 'Rufus' });
    const judged = asked.play('votes up').done().last('judged');
    expect(judged.votes.map(({ voter, up }) => [voter, up])).toEqual([
      ['medium', false],
      ['Rufus', true],
      ['Crassus', true],
      ['Batiatus', false],
    ]);
    expect(judged.spared).toBe(false); // two against two: the victor decides
  });
});
