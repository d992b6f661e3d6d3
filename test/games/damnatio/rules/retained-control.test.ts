import { describe, expect, test } from 'vitest';
import { damnatio } from '../../../../src/games/damnatio/rules/index.ts';
import { core } from '../../../support/core-content.ts';
import { expectScenario } from '../../../support/scenario.ts';
import type { Scene } from '../../../support/scenario.ts';

const at = (card: string, q: number, r: number, rest: object = {}) => ({ card, at: [q, r] as const, ...rest });
const pit = (card: string, rest: object = {}) => [{ card, at: [0, 0] as const, facing: 0, ...rest }];
const round = (part: Partial<Scene>): Scene => ({ start: 'beast', control: 'beast', beasts: [], men: [], dice: [], ...part });

describe('maul and crush', () => {
  const gripped = (card: string, condition: string, rest: object = {}) => ({
    beasts: pit(card, { lastFought: 'mamertinus', ...rest }),
    men: [at('mamertinus', 1, 0, { condition })],
    play: ['mamertinus defends none'],
  });

  test.each([
    ['lion', 'pinned', 'maul'],
    ['bear', 'held', 'crush'],
  ])('D-151: the %s with a man %s: a %s that connects keeps Control for the next round without a check', (card, condition, attack) => {
    expectScenario(
      round({
        ...gripped(card, condition),
        dice: [10, 1],
        expect: [
          `attacked ${card} attack=${attack}`,
          `condition ${card} condition=retains-control D-151`,
          'round-started',
          `control-decided side=beast how=retained D-047 D-151`,
        ],
        waiting: 'defend mamertinus',
      }),
    );
  });

  test('D-154 D-091: the extra damage of a toss is part of the attack: a kill by it is a kill', () => {
    const lion = core.damnatio.beasts['lion']!;
    const tossing = { ...lion, attacks: { ...lion.attacks, rake: { ...lion.attacks['rake']!, toss: { hexes: 1, atDamage: 0 } } } };
    expectScenario(
      {
        start: 'beast',
        beasts: [{ card: 'lion', at: [0, 0], facing: 0 }],
        men: [
          { card: 'bulla', at: [1, 0], hp: 7 },
          { card: 'syrus', at: [2, 0] },
        ],
        dice: [10, 1],
        play: ['bulla defends none'],
        expect: [
          'wounded bulla net=6',
          'wounded bulla net=1 D-091',
          'felled bulla',
          'condition lion condition=kill-frenzy gained=true D-154',
        ],
        finally: { lion: { retains: 'frenzy' } },
      },
      damnatio({ ...core.damnatio, beasts: { ...core.damnatio.beasts, lion: tossing } }),
    );
  });

  test('D-151: one that misses does not', () => {
    expectScenario(
      round({
        ...gripped('lion', 'pinned'),
        dice: [1, 10, 1],
        never: ['condition lion', 'control-decided lion how=retained'],
        expect: ['rolled lion roll.why=control'],
      }),
    );
  });

  test('D-151: the maul of the bear and a seize retain nothing', () => {
    expectScenario(
      round({
        beasts: pit('bear', { lastFought: 'mamertinus' }),
        men: [at('mamertinus', 1, 0, { condition: 'down' })],
        dice: [10, 1],
        play: ['mamertinus defends none'],
        expect: ['attacked bear attack=maul'],
        never: ['condition bear'],
        waiting: 'dice',
      }),
    );
    expectScenario(
      round({
        beasts: pit('lion', { lastFought: 'mamertinus' }),
        men: [at('mamertinus', 1, 0, { condition: 'down' })],
        dice: [10, 1],
        play: ['mamertinus defends none'],
        expect: ['attacked lion attack=seize'],
        finally: { lion: { retains: 'no' } },
        waiting: 'dice',
      }),
    );
  });

  test('D-152: at most one retained round between two checks: the second maul retains nothing', () => {
    expectScenario(
      round({
        ...gripped('lion', 'pinned'),
        dice: [10, 1, 10, 1],
        play: ['mamertinus defends none', 'mamertinus defends none'],
        expect: ['control-decided how=retained', 'wounded mamertinus'],
        finally: { lion: { retains: 'no' } },
        waiting: 'dice',
      }),
    );
    expectScenario(
      round({
        ...gripped('lion', 'pinned', { retainUsed: true }),
        dice: [10, 1],
        never: ['condition lion condition=retains-control'],
        waiting: 'dice',
      }),
    );
  });

  test('D-152: a rolled check resets the count', () => {
    expectScenario({
      start: 'control',
      control: 'beast',
      ...gripped('lion', 'pinned', { retainUsed: true }),
      men: [at('mamertinus', 1, 0, { condition: 'pinned' }), at('dama', -8, 0)],
      dice: [10, 1, 10, 1],
      play: ['mamertinus defends none', 'done'],
      expect: ['control-decided how=check', 'condition lion condition=retains-control', 'control-decided how=retained'],
    });
  });

  test('D-152: so does the end of the grip', () => {
    const freed = round({
      ...gripped('lion', 'pinned', { retainUsed: true }),
      men: [at('mamertinus', 1, 0, { condition: 'pinned' }), at('bulla', -1, 0)],
      dice: [10, 1, 19, 6],
      play: ['mamertinus defends none', 'bulla strikes slash', 'done'],
    });
    expectScenario({ ...freed, finally: { mamertinus: { posture: 'down' }, lion: { retains: 'no' } }, waiting: 'dice' });
  });

  describe('the end of the grip', () => {
    /** A lion whose seize retains Control too, so that a man who was freed can be gripped and kept from a check again. */
    const lion = core.damnatio.beasts['lion']!;
    const seize = { ...lion.attacks['seize']!, retainControl: true };
    const rules = damnatio({ ...core.damnatio, beasts: { lion: { ...lion, attacks: { ...lion.attacks, seize } } } });
    const rounds = (blow: number, part: Partial<Scene>) =>
      expectScenario(
        round({
          beasts: pit('lion', { lastFought: 'mamertinus' }),
          men: [at('mamertinus', 1, 0, { condition: 'pinned' }), at('bulla', -1, 0)],
          dice: [10, 1, 19, blow, 10, 1],
          play: ['mamertinus defends none', 'bulla strikes slash', 'done', 'mamertinus defends none', 'done'],
          ...part,
        }),
        rules,
      )
        .filter((event) => event.type === 'control-decided')
        .map(({ how }) => how);

    test('D-152 D-140: a blow of 5 frees the prey and with it the count: a second round is retained without a check', () => {
      expect(
        rounds(5, {
          expect: ['wounded lion net=5', 'condition mamertinus condition=pinned gained=false', 'attacked lion attack=seize'],
          waiting: 'defend mamertinus',
        }),
      ).toEqual(['retained', 'retained']);
    });

    test('D-152: a blow of 4 does not: a check follows', () => {
      expect(rounds(4, { expect: ['wounded lion net=4', 'attacked lion attack=maul'], waiting: 'dice' })).toEqual(['retained']);
    });
  });

  test('D-152: a crush that kills in the retained round does not retain a second one', () => {
    const events = expectScenario(
      round({
        beasts: pit('bear', { lastFought: 'bulla' }),
        men: [at('bulla', 1, 0, { condition: 'held', hp: 12 }), at('dama', -8, 0)],
        dice: [10, 1, 10, 1],
        play: ['bulla defends none', 'done', 'bulla defends none', 'done'],
        expect: ['wounded bulla to=6', 'control-decided how=retained', 'felled bulla', 'round-started'],
        waiting: 'dice',
      }),
    );
    expect(events.filter(({ type }) => type === 'control-decided')).toHaveLength(1);
  });

  const freedByFriend = (lex: Scene['lex']): Scene =>
    round({
      lex: lex!,
      beasts: pit('lion', { lastFought: 'mamertinus' }),
      men: [at('mamertinus', 1, 0, { condition: 'pinned' }), at('bulla', -1, 0)],
      dice: [10, 1, 19, 6],
      play: ['mamertinus defends none', 'bulla strikes slash', 'done'],
    });

  test('D-153: the instruction stands even if the prey is freed meanwhile', () => {
    expectScenario({
      ...freedByFriend({}),
      expect: [
        'condition lion condition=retains-control',
        'condition mamertinus condition=pinned gained=false',
        'control-decided side=beast how=retained',
      ],
    });
  });

  test('D-153: with lex retainNeedsGrip it lapses, and a check is thrown', () => {
    expectScenario({
      ...freedByFriend({ retainNeedsGrip: true }),
      dice: [10, 1, 19, 6, 1, 9],
      play: [...freedByFriend({}).play!, 'mamertinus keeps'],
      expect: ['condition lion condition=retains-control gained=false D-153', 'control-decided side=men how=check'],
      never: ['control-decided how=retained'],
    });
    const kept = { ...freedByFriend({ retainNeedsGrip: true }), dice: [10, 1], play: ['mamertinus defends none', 'done'] };
    expectScenario({ ...kept, expect: ['control-decided how=retained'], waiting: 'defend mamertinus' });
  });
});

describe('kill frenzy', () => {
  test('D-154: a kill by an attack with a To Hit roll gives the lion Control next round, without a check', () => {
    expectScenario(
      round({
        beasts: pit('lion', { lastFought: 'syrus' }),
        men: [at('syrus', 1, 0), at('bulla', 5, 0)],
        dice: [10, 5],
        play: ['syrus defends none', 'done'],
        expect: [
          'felled syrus',
          'condition lion condition=kill-frenzy D-154',
          'control-decided side=beast how=frenzy D-047 D-154',
          'charged lion target=bulla',
        ],
        never: ['rolled lion roll.why=control'],
        waiting: 'defend bulla',
      }),
    );
  });

  test('D-154: also by a counter, and there is no cap', () => {
    expectScenario({
      start: 'men',
      control: 'men',
      beasts: pit('lion'),
      men: [at('syrus', -1, 0), at('dama', 5, 0), at('bulla', -6, 0)],
      dice: [19, 2, 10, 5, 10, 6, 10, 6],
      play: ['hold', 'syrus strikes slash', 'syrus defends none', 'dama defends none', 'done', 'bulla defends none'],
      expect: ['felled syrus', 'control-decided how=frenzy', 'felled dama', 'control-decided how=frenzy'],
    });
  });

  test('D-154: an overrun that kills gives none, nor do bull and bear have it', () => {
    expectScenario(
      round({
        beasts: pit('lion'),
        men: [at('bulla', 4, 0), at('syrus', 5, 0)],
        dice: [1, 6],
        play: ['bulla defends none'],
        expect: ['felled syrus'],
        never: ['condition lion condition=kill-frenzy'],
        finally: { lion: { retains: 'no' } },
      }),
    );
    expectScenario(
      round({
        beasts: pit('bull', { lastFought: 'syrus' }),
        men: [at('syrus', 1, 0), at('dama', 8, 0)],
        dice: [10, 6],
        play: ['syrus defends none', 'done'],
        expect: ['felled syrus'],
        finally: { bull: { retains: 'no' } },
        waiting: 'dice',
      }),
    );
  });

  test('D-154: a frenzy is not lost with lex retainNeedsGrip', () => {
    expectScenario(
      round({
        lex: { retainNeedsGrip: true },
        beasts: pit('lion', { lastFought: 'syrus' }),
        men: [at('syrus', 1, 0), at('bulla', 5, 0)],
        dice: [10, 5],
        play: ['syrus defends none', 'done'],
        expect: ['control-decided how=frenzy'],
      }),
    );
  });

  test('D-154: the round that follows is one round', () => {
    const events = expectScenario(
      round({
        beasts: pit('lion', { lastFought: 'syrus' }),
        men: [at('syrus', 1, 0), at('bulla', 5, 0)],
        dice: [10, 5, 1, 1, 10],
        play: ['syrus defends none', 'done', 'bulla defends none'],
        expect: ['control-decided how=frenzy', 'control-decided side=men how=check'],
      }),
    );
    expect(events.filter(({ type }) => type === 'control-decided')).toHaveLength(2);
  });
});
