import { describe, expect, test } from 'vitest';
import { damnatio } from '../../../../src/games/damnatio/rules/index.ts';
import { core } from '../../../support/core-content.ts';
import { expectScenario } from '../../../support/scenario.ts';
import type { Scene } from '../../../support/scenario.ts';

const round = (part: Partial<Scene>): Scene => ({ start: 'beast', control: 'beast', beasts: [], men: [], dice: [], ...part });
const at = (card: string, q: number, r: number, rest: object = {}) => ({ card, at: [q, r] as const, ...rest });
const beast = (card: string, q = 0, r = 0, rest: object = {}) => [{ card, at: [q, r] as const, facing: 0, ...rest }];

/** The bull of DG-07: a miss on Bulla at (0,0) with Gavius and Dama behind him in the lane. */
const lane = round({
  beasts: [{ card: 'bull', at: [0, -4], facing: 1 }],
  men: [at('bulla', 0, 0), at('gavius', 0, 1), at('dama', 0, 3)],
});

describe('the overrun', () => {
  test('D-036: after it the beast has turned to face the way it came, toward the evaded man', () => {
    expectScenario(
      round({
        beasts: [{ card: 'lion', at: [2, -4], facing: 1 }],
        men: [at('valens', 1, 1)],
        dice: [12, 16],
        play: ['valens defends leapAside'],
        expect: ['moved lion gait=overrun', 'faced lion to=4 D-036'],
        finally: { lion: { at: [1, 2], facing: 4 } },
      }),
    );
  });

  test('D-036: on a bent lane that is not the way against its last step', () => {
    // From (0,0) through (1,1) the lane is (0,1) (1,1) (1,2) (2,2) (2,3): from its end the evaded man lies D4, D0 reversed is D3.
    expectScenario(
      round({
        beasts: beast('bull', 0, 0, { facing: 1 }),
        men: [at('bulla', 1, 1)],
        dice: [1],
        play: ['bulla defends none'],
        expect: ['moved bull gait=run', 'faced bull to=0', 'moved bull gait=overrun', 'faced bull from=0 to=4 D-036'],
        finally: { bull: { at: [2, 3], facing: 4 } },
      }),
    );
  });

  test('D-036: after a hit it faces its target and has not turned about', () => {
    expectScenario(
      round({
        beasts: beast('lion'),
        men: [at('valens', 4, 0)],
        dice: [12, 2],
        play: ['valens defends none'],
        never: ['faced lion'],
        finally: { lion: { at: [3, 0], facing: 0 } },
      }),
    );
  });

  test('D-036: after a run through it looks against the direction it ran', () => {
    expectScenario(
      round({
        beasts: beast('bull'),
        men: [at('bulla', 0, 1)],
        dice: [1],
        play: ['bulla defends none'],
        expect: ['faced bull from=0 to=1', 'moved bull gait=run-through', 'faced bull from=1 to=4 D-036'],
        finally: { bull: { at: [0, 4], facing: 4 } },
      }),
    );
  });

  test('D-037: men beyond the missed target are hit automatically: no To Hit, no card, no critical', () => {
    const events = expectScenario({
      ...lane,
      dice: [1, 6, 2],
      play: ['bulla defends none'],
      expect: ['attacked bull target=gavius automatic=true chance=null D-037', 'attacked bull target=dama automatic=true'],
    });
    const dice = events.flatMap((event) => (event.type === 'rolled' ? [`${event.roll.why} ${event.roll.dice}`] : []));
    expect(dice).toEqual(['to-hit 1d20', 'damage 1d6+5', 'damage 1d6+5']);
  });

  test.each([
    ['a miss', [1], 'bulla defends leapAside'],
    ['a successful defence', [10, 19], 'bulla defends leapAside'],
  ])('D-072: %s is a charge that fails to hit', (_, dice, line) => {
    expectScenario(
      round({
        beasts: beast('bear'),
        men: [at('bulla', 4, 0)],
        dice,
        play: [line],
        expect: ['moved bear gait=overrun'],
        finally: { bear: { at: [6, 0], facing: 3 } },
      }),
    );
  });

  test('D-073: it covers lane(d+1) to lane(d+n), counted from the hex of the target: bull 3, bear 2, lion 1', () => {
    const past = (card: string, end: [number, number]) =>
      expectScenario(
        round({
          beasts: beast(card),
          men: [at('bulla', 3, 0)],
          dice: [1],
          play: ['bulla defends none'],
          finally: { [card]: { at: end, facing: 3 }, bulla: { hp: 10, at: [3, 0] } },
        }),
      );
    past('bull', [6, 0]);
    past('bear', [5, 0]);
    past('lion', [4, 0]);
  });

  test('D-073: it follows the lane that the charge began, also a crooked one', () => {
    expectScenario(
      round({
        beasts: beast('bull'),
        men: [at('bulla', 3, 2)],
        dice: [1],
        play: ['bulla defends none'],
        finally: { bull: { at: [5, 3] } },
      }),
    );
  });

  test('D-074: every man in those hexes is struck and keeps his hex', () => {
    expectScenario({
      ...lane,
      dice: [1, 1, 1],
      play: ['bulla defends none'],
      expect: ['wounded gavius raw=6 net=6', 'condition gavius condition=down', 'wounded dama net=6', 'condition dama condition=down'],
      finally: { gavius: { at: [0, 1], hp: 3 }, dama: { at: [0, 3], hp: 2 }, bulla: { hp: 10 } },
    });
  });

  test('D-075: it lands on the last free hex', () => {
    expectScenario({ ...lane, dice: [1, 1, 1], play: ['bulla defends none'], finally: { bull: { at: [0, 2], facing: 4 } } });
  });

  test('D-075: the hex of a man who has just fallen is free', () => {
    expectScenario({
      ...lane,
      dice: [1, 1, 6],
      play: ['bulla defends none'],
      expect: ['felled dama'],
      finally: { bull: { at: [0, 3], facing: 4 } },
    });
  });

  test('D-075: none free: it stays in contact, facing the target', () => {
    expectScenario(
      round({
        beasts: beast('lion'),
        men: [at('bulla', 4, 0), at('valens', 5, 0)],
        dice: [1, 1],
        play: ['bulla defends none'],
        expect: ['wounded valens net=5', 'held-back lion why=no-landing D-075'],
        never: ['moved lion gait=overrun'],
        finally: { lion: { at: [3, 0], facing: 0 }, valens: { posture: 'down' } },
      }),
    );
  });

  test('D-076: the wall ends it: the bear stops on the last hex, or stays where it is', () => {
    const past = (q: number, end: [number, number], facing: number) =>
      expectScenario(
        round({
          beasts: beast('bear', q - 4),
          men: [at('bulla', q, 0)],
          dice: [1],
          play: ['bulla defends none'],
          finally: { bear: { at: end, facing } },
        }),
      );
    past(7, [8, 0], 3);
    past(8, [7, 0], 0);
  });

  test('D-076: with lex wallSlam an overrun cut short by 2 or more costs the next Control Check 3', () => {
    const slam = (wallSlam: boolean, q: number, next: number) =>
      expectScenario(
        round({
          lex: { wallSlam },
          beasts: beast('bull', 0),
          men: [at('bulla', q, 0), at('dama', -8, 0)],
          dice: [1],
          play: ['bulla defends none'],
          finally: { bull: { nextControl: next } },
          waiting: 'bystanders dama',
        }),
      );
    slam(true, 7, -3);
    slam(true, 6, 0);
    slam(false, 7, 0);
  });

  test('D-077: a lion runs past only after a leap; a rush that misses stays in contact', () => {
    const charge = (q: number, end: [number, number], gait: string) =>
      expectScenario(
        round({
          beasts: beast('lion'),
          men: [at('bulla', q, 0)],
          dice: [1],
          play: ['bulla defends none'],
          expect: [gait],
          finally: { lion: { at: end } },
        }),
      );
    charge(2, [1, 0], 'held-back lion why=no-overrun D-077');
    charge(3, [4, 0], 'moved lion gait=overrun');
  });

  test('D-077: that holds by the card, also for a step that does not forbid the overrun', () => {
    const { lion } = core.damnatio.beasts;
    const procedure = lion!.procedure.map((row) => ({ ...row, overrun: true }));
    const scene = round({ beasts: beast('lion'), men: [at('bulla', 2, 0)], dice: [1], play: ['bulla defends none'] });
    expectScenario(
      { ...scene, finally: { lion: { at: [1, 0] } } },
      damnatio({ ...core.damnatio, beasts: { lion: { ...lion!, procedure } } }),
    );
    const overrun = { ...lion!.overrun!, onlyAfterLeap: false };
    expectScenario(
      { ...scene, finally: { lion: { at: [3, 0] } } },
      damnatio({ ...core.damnatio, beasts: { lion: { ...lion!, overrun, procedure } } }),
    );
  });

  test('D-078: its victims do not become the last enemy, though they count as attacked', () => {
    expectScenario({
      ...lane,
      men: [at('bulla', 0, 0), at('gavius', 0, 1, { stamina: 5 })],
      dice: [1, 1],
      play: ['bulla defends none', 'done'],
      finally: { bull: { lastFought: 'bulla' }, gavius: { stamina: 5 } },
    });
  });
});

describe('the run through', () => {
  const beside = (part: Partial<Scene>): Scene =>
    round({ beasts: beast('bull', 0, 0, { lastFought: 'bulla' }), men: [at('bulla', 1, 0), at('syrus', 3, 0)], ...part });

  test('D-079: after a failed control attack the bull gallops 3 hexes beyond the target, striking whom it meets', () => {
    expectScenario(
      beside({
        dice: [1, 2],
        play: ['bulla defends none'],
        expect: [
          'considered bull steps=hook:fired',
          'attacked bull target=syrus attack=trampled automatic=true',
          'wounded syrus net=7',
          'felled syrus',
          'moved bull gait=run-through D-079',
          'faced bull to=3',
        ],
        finally: { bull: { at: [4, 0], facing: 3, lastFought: 'bulla' }, bulla: { at: [1, 0], hp: 10 } },
      }),
    );
  });

  test('D-079: also after a successful defence; the target hex is skipped even if he has fallen back along it', () => {
    expectScenario(
      beside({
        men: [at('bulla', 1, 0)],
        dice: [10, 19],
        play: ['bulla defends fallBack'],
        expect: ['moved bulla gait=retreat', 'moved bull gait=run-through'],
        finally: { bull: { at: [4, 0] }, bulla: { at: [2, 0], hp: 10 } },
      }),
    );
  });

  test('D-079: not after a hit, and not after a kick, whose row has none', () => {
    expectScenario(beside({ men: [at('bulla', 1, 0)], dice: [10, 1], play: ['bulla defends none'], never: ['moved bull'] }));
    expectScenario(
      beside({
        men: [at('bulla', -1, 0)],
        dice: [1],
        play: ['bulla defends none'],
        never: ['moved bull'],
        expect: ['attacked bull attack=kick'],
      }),
    );
  });

  test('D-079: the wall and the landing rules of an overrun hold', () => {
    const scene = (q: number) =>
      beside({
        beasts: beast('bull', q, 0, { lastFought: 'bulla' }),
        men: [at('bulla', q + 1, 0)],
        dice: [1],
        play: ['bulla defends none'],
      });
    expectScenario({ ...scene(6), finally: { bull: { at: [8, 0], facing: 3 } } });
    expectScenario({ ...scene(7), expect: ['held-back bull why=no-landing'], finally: { bull: { at: [7, 0], facing: 0 } } });
  });
});
