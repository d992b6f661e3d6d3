import { describe, expect, test } from 'vitest';
import { maximum } from '../../../../src/engine/dice/index.ts';
import { core } from '../../../support/core-content.ts';
import { cardsOf, expectScenario, openScene, waysOf } from '../../../support/scenario.ts';

const { lion, bull, bear } = core.damnatio.beasts as Record<'lion' | 'bull' | 'bear', (typeof core.damnatio.beasts)[string]>;
const beasts = [lion, bull, bear];
const pit = (card: string, rest: object = {}) => [{ card, at: [0, 0] as const, facing: 0, ...rest }];

describe('a beast moves by its card', () => {
  test('D-024: nobody is asked where a beast goes; the only prompt of its round is the Defend card', () => {
    const hunt = openScene({ start: 'beast', beasts: pit('lion'), men: [{ card: 'bulla', at: [4, 0] }], dice: [] });
    expect(hunt.decision()).toMatchObject({ side: 'men', kind: 'defend', figures: ['bulla'] });
    expect(hunt.actions().every((action) => action.type === 'defend')).toBe(true);
  });

  test('D-024: where several ways are equally good it takes the first in its fixed order, without a die', () => {
    // Both ways round Syrus are two hexes long: from the facing toward the target, +1 comes before -1.
    const [way] = expectScenario({
      start: 'men',
      beasts: pit('bull'),
      men: [
        { card: 'valens', at: [-2, 0] },
        { card: 'syrus', at: [-1, 0] },
      ],
      dice: [19, 6, 2],
      play: ['hold', 'valens strikes spearThrust', 'syrus strikes flail'],
      expect: ['charged bull target=valens how=blocked run=2'],
      finally: { bull: { at: [-1, -1], facing: 2 } },
      waiting: 'defend valens',
    }).filter((event) => event.type === 'moved');
    expect(way).toMatchObject({ gait: 'run', path: { length: 2 } });
  });

  test('D-025: the card says what it does: a Pinned man is mauled without a choice', () => {
    expectScenario({
      start: 'beast',
      beasts: pit('lion', { lastFought: 'bulla' }),
      men: [{ card: 'bulla', at: [1, 0], condition: 'pinned' }],
      dice: [],
      expect: ['considered lion trigger=control steps=maul:fired', 'attacked lion target=bulla attack=maul'],
      waiting: 'defend bulla',
    });
  });

  test('D-026: the row follows the position of the target, measured before the beast turns', () => {
    const aside = (at: readonly [number, number], attack: string, step: string) =>
      expectScenario({
        start: 'beast',
        beasts: pit('bull', { lastFought: 'bulla' }),
        men: [{ card: 'bulla', at }],
        dice: [],
        expect: [`considered bull steps=${step}:fired`, `attacked bull attack=${attack}`],
      });
    aside([1, 0], 'hook', 'hook');
    aside([1, -1], 'hook', 'hook');
    aside([-1, 1], 'sideHook', 'sideHook');
    aside([0, -1], 'sideHook', 'sideHook');
    aside([-1, 0], 'kick', 'kick');
  });

  test('D-027: the first row that fits fires, and exactly one: seize, not rake, at a man Down in front', () => {
    const events = expectScenario({
      start: 'beast',
      beasts: pit('lion', { lastFought: 'bulla' }),
      men: [{ card: 'bulla', at: [1, 0], condition: 'down' }],
      dice: [],
      expect: ['considered lion steps=maul:pinned,seize:fired,rake:not-reached,swipe:not-reached', 'attacked lion attack=seize'],
    });
    const [considered] = events.filter((event) => event.type === 'considered');
    expect(considered!.steps.filter(({ verdict }) => verdict === 'fired')).toHaveLength(1);
  });

  test('D-027: the last row of each trigger of each card has no condition', () => {
    for (const { procedure } of beasts) {
      for (const trigger of ['control', 'charge', 'counter']) {
        const rows = procedure.filter((row) => row.trigger === trigger);
        expect(rows.at(-1)?.when ?? null).toBeNull();
      }
    }
  });

  test('D-028: every row of the trigger is logged as fired, skipped for its first failing predicate, or not reached', () => {
    const events = expectScenario({
      start: 'men',
      beasts: pit('lion'),
      men: [{ card: 'bulla', at: [-1, 0] }],
      dice: [12, 5],
      play: ['hold', 'bulla strikes slash'],
      expect: ['considered lion trigger=counter steps=maul:pinned,seize:down,swipe:fired D-028'],
    });
    const [considered] = events.filter((event) => event.type === 'considered');
    expect(considered!.steps.map(({ step, does, verdict, because }) => [step, does, verdict, because])).toEqual([
      [7, 'maul', 'skipped', 'pinned'],
      [8, 'seize', 'skipped', 'down'],
      [9, 'swipe', 'fired', null],
    ]);
  });
});

describe('numbers of the card', () => {
  test('D-029 D-030 D-031: slow movement, charge and leap: lion 3/5-2, bull 2/7, bear 2/4', () => {
    expect(beasts.map(({ move }) => move)).toEqual([
      { slow: 3, charge: 5, leap: 2, through: null },
      { slow: 2, charge: 7, leap: 0, through: null },
      { slow: 2, charge: 4, leap: 0, through: null },
    ]);
  });

  test('D-029: slow movement is for backing off, at most so many hexes, never to approach', () => {
    expectScenario({
      start: 'beast',
      beasts: pit('bull', { lastFought: 'bulla' }),
      men: [
        { card: 'bulla', at: [1, 0] },
        { card: 'syrus', at: [1, -1] },
      ],
      dice: [],
      expect: ['moved bull gait=back-off D-029', 'charged bull distance=3'],
    });
    const [back] = expectScenario({
      start: 'beast',
      beasts: pit('lion', { lastFought: 'bulla' }),
      men: [
        { card: 'bulla', at: [1, 0] },
        { card: 'syrus', at: [-1, 1] },
      ],
      dice: [],
    }).filter((event) => event.type === 'moved');
    expect(back).toMatchObject({ gait: 'back-off', path: { length: 3 } });
  });

  test('D-030: a bull charges 7 hexes and no more', () => {
    const charge = (q: number, how: string, run: number) =>
      expectScenario({
        start: 'beast',
        beasts: [{ card: 'bull', at: [-8, 0], facing: 0 }],
        men: [{ card: 'syrus', at: [q, 0] }],
        dice: [],
        expect: [`charged bull run=${run} how=${how}`],
      });
    charge(0, 'charge', 7);
    charge(1, 'short', 7);
  });

  test('D-032: no leap without a hex of movement: at 2 run 1 and leap 0; beside him a control row', () => {
    const against = (q: number, ...lines: string[]) =>
      expectScenario({ start: 'beast', beasts: pit('lion'), men: [{ card: 'bulla', at: [q, 0] }], dice: [], expect: lines });
    against(2, 'charged lion run=1 leap=0', 'attacked lion attack=rush');
    against(1, 'considered lion trigger=control', 'attacked lion attack=rake kind=claw');
    against(3, 'charged lion run=1 leap=1', 'attacked lion attack=pounce');
  });

  test('D-033: the Stamina of a beast does not change against men', () => {
    expectScenario({
      start: 'beast',
      control: 'beast',
      beasts: pit('lion', { retains: 'instruction' }),
      men: [{ card: 'bulla', at: [5, 0] }],
      dice: [2, 10, 1, 2],
      play: ['bulla defends none', 'bulla defends none'],
      never: ['stamina lion'],
      finally: { lion: { stamina: 12 } },
      waiting: 'dice',
    });
  });

  test('D-033: a bull against a bear pays for its charge', () => {
    expectScenario({
      beasts: [
        { card: 'bull', at: [-4, 0], facing: 0 },
        { card: 'bear', at: [0, 0], facing: 3 },
      ],
      dice: [1],
      play: ['watch'],
      expect: ['stamina bull from=14 to=12'],
    });
  });

  test('D-034: natural armour is taken off every blow, criticals too, and no less than 0 is left', () => {
    const strike = (card: string, man: string, what: string, dice: number[], ...lines: string[]) =>
      expectScenario({
        start: 'men',
        beasts: pit(card),
        men: [{ card: man, at: [-1, 0] }],
        dice,
        play: ['hold', `${man} strikes ${what}`],
        expect: lines,
      });
    strike('lion', 'syrus', 'stab', [20], 'wounded lion raw=4 modifiers=D-150:2,D-034:-1 net=5');
    strike('bull', 'syrus', 'stab', [20], 'wounded bull modifiers=D-034:-2 net=4');
    strike('bear', 'syrus', 'stab', [19, 1], 'wounded bear raw=1 modifiers=D-034:-2 net=0 from=26 to=26');
  });

  test('D-034: it is taken off a brace and a riposte too', () => {
    expectScenario({
      start: 'beast',
      beasts: pit('bull'),
      men: [{ card: 'valens', at: [4, 0] }],
      dice: [10, 19, 1],
      play: ['valens defends brace'],
      expect: ['wounded bull raw=1 modifiers=D-034:-2 net=0'],
      waiting: 'dice',
    });
    expectScenario({
      start: 'beast',
      beasts: pit('lion', { lastFought: 'mamertinus' }),
      men: [{ card: 'mamertinus', at: [1, 0] }],
      dice: [10, 20, 6],
      play: ['mamertinus defends riposte'],
      expect: ['wounded lion raw=7 modifiers=D-034:-1 net=6'],
    });
  });

  test('D-035: past the target: bull 3, bear 2, lion 1 and only after a leap', () => {
    expect(beasts.map(({ overrun }) => [overrun!.hexes, overrun!.onlyAfterLeap])).toEqual([
      [1, true],
      [3, false],
      [2, false],
    ]);
  });

  test('D-038: an animal cannot fumble: a 1 just misses', () => {
    expectScenario({
      start: 'beast',
      beasts: pit('lion', { lastFought: 'bulla' }),
      men: [{ card: 'bulla', at: [1, 0] }],
      dice: [1],
      play: ['bulla defends dodge'],
      expect: ['rolled lion roll.faces=1 roll.result=miss D-038'],
      never: ['rolled lion roll.why=fumble', 'rolled bulla', 'wounded bulla'],
      finally: { bulla: { hp: 10, stamina: 12 } },
      waiting: 'dice',
    });
  });

  test('D-039: a 20 ignores the Defend card and its soak, keeps its cost, and does the maximum and 2 more without a die', () => {
    expectScenario({
      start: 'beast',
      beasts: pit('bear', { lastFought: 'mamertinus' }),
      men: [{ card: 'mamertinus', at: [-1, 0] }],
      dice: [20],
      play: ['mamertinus defends parry'],
      expect: ['rolled bear roll.result=critical D-039', 'wounded mamertinus raw=14 modifiers=D-089:-2 net=12'],
      never: ['rolled mamertinus roll.why=defend', 'rolled bear roll.why=damage', 'wounded mamertinus modifiers=D-088:-2'],
      finally: { mamertinus: { hp: 10, stamina: 25 } },
    });
    expect(maximum(bear.attacks['sweep']!.dmg) + 2).toBe(13);
  });

  test('D-040: guard is 5, 5 and 4, and counts in the front arc: Bulla slashes the bear at 5', () => {
    expect(beasts.map(({ ratings }) => ratings.guard)).toEqual([5, 5, 4]);
    expectScenario({
      start: 'men',
      beasts: pit('bear'),
      men: [{ card: 'bulla', at: [1, 0] }],
      dice: [2],
      play: ['hold', 'bulla strikes slash'],
      expect: ['rolled bulla roll.chance=5 roll.modifiers=D-109:4,D-156:5,D-110:-4'],
    });
  });

  test('D-041: no Accuracy; each attack prints its own To Hit in 20: rake 17 hits on 4 and more', () => {
    const rake = (face: number, result: string) =>
      expectScenario({
        start: 'beast',
        beasts: pit('lion', { lastFought: 'bulla' }),
        men: [{ card: 'bulla', at: [1, 0] }],
        dice: [face],
        play: ['bulla defends none'],
        expect: [`rolled lion roll.chance=17 roll.needed=4 roll.modifiers=D-041:17 roll.result=${result}`],
        waiting: 'dice',
      });
    rake(3, 'miss');
    rake(4, 'hit');
    for (const { attacks } of beasts)
      for (const attack of Object.values(attacks)) expect(attack.toHit).toBeLessThanOrEqual(attack.automatic ? 20 : 19);
  });

  test.each([
    ['lion', 12, 5, 'rake', 18],
    ['lion', 13, 4, 'rake', 17],
    ['bull', 11, 5, 'hook', 15],
    ['bull', 12, 3, 'hook', 14],
    ['bear', 13, 4, 'hug', 14],
    ['bear', 14, 3, 'hug', 13],
  ] as const)('D-042: %s at %i Hit Points has Control %i and its %s hits %i in 20', (card, hp, control, attack, toHit) => {
    const bloodied = hp * 2 <= core.damnatio.beasts[card]!.ratings.hitPoints;
    expectScenario({
      start: 'control',
      beasts: pit(card, { hp, lastFought: 'syrus' }),
      men: [{ card: 'syrus', at: [1, 0] }],
      dice: [9, 1],
      expect: [
        `rolled ${card} roll.why=control roll.total=${9 + control}`,
        `attacked ${card} attack=${attack} chance=${toHit}${bloodied ? ' modifiers=D-042:1' : ''}`,
      ],
    });
  });

  test('D-043: a blow of 5 net frees a gripped man, 4 does not', () => {
    expect(beasts.map(({ ratings }) => ratings.releaseAt)).toEqual([5, 5, 5]);
    const blow = (die: number, posture: string, net: number) =>
      expectScenario({
        start: 'men',
        lex: { whirlDropsPrey: false },
        beasts: pit('lion'),
        men: [
          { card: 'valens', at: [1, 0], condition: 'pinned', stamina: 0 },
          { card: 'bulla', at: [-1, 0] },
        ],
        dice: [19, die],
        play: ['hold', 'done', 'bulla strikes slash'],
        expect: [`wounded lion net=${net}`],
        finally: { valens: { posture } },
        waiting: 'defend bulla',
      });
    blow(5, 'down', 5);
    blow(4, 'pinned', 4);
  });

  test('D-044: sand and burn add up to -6 for the next attack; the one after has its printed chance', () => {
    expectScenario({
      start: 'men',
      beasts: pit('bear'),
      men: [
        { card: 'pyrrhus', at: [-1, 0] },
        { card: 'bulla', at: [1, 0] },
      ],
      dice: [19, 1, 19, 14, 10, 1],
      play: ['hold', 'pyrrhus strikes burn', 'bulla strikes sand', 'pyrrhus defends none'],
      expect: [
        'one-shot bear what=to-hit value=-2 used=false D-044',
        'one-shot bear what=to-hit value=-4 used=false D-044',
        'rolled bear roll.chance=6 roll.needed=15 roll.modifiers=D-044:-2,D-044:-4 roll.result=miss',
        'one-shot bear what=to-hit used=true',
        'rolled bear roll.why=control roll.total=11 roll.modifiers=D-044:-2',
        'one-shot bear what=control value=-2 used=true',
        'attacked bear target=pyrrhus attack=hug chance=13',
      ],
      finally: { bear: { nextToHit: 0, nextControl: 0 } },
      waiting: 'defend pyrrhus',
    });
  });

  test('D-044: of a sweep only the first victim is helped; a Control one waits for a check that is rolled', () => {
    expectScenario({
      start: 'beast',
      beasts: pit('bear', { lastFought: 'bulla', nextToHit: -4 }),
      men: [
        { card: 'bulla', at: [1, 0] },
        { card: 'gavius', at: [0, 1] },
      ],
      dice: [2],
      play: ['bulla defends none'],
      expect: ['attacked bear target=bulla chance=8', 'attacked bear target=gavius chance=12'],
    });
    expectScenario({
      start: 'control',
      beasts: pit('bear', { lastFought: 'bulla', retains: 'instruction', nextControl: -2 }),
      men: [{ card: 'bulla', at: [1, 0] }],
      dice: [],
      finally: { bear: { nextControl: -2 } },
      waiting: 'defend bulla',
    });
  });

  test('D-045: a beast names no area of the body', () => {
    const events = expectScenario({
      start: 'beast',
      beasts: pit('lion', { lastFought: 'bulla' }),
      men: [{ card: 'bulla', at: [1, 0] }],
      dice: [],
      lex: { wounds: true },
    });
    for (const event of events) if (event.type === 'attacked') expect(event.area).toBeNull();
    const hunt = openScene({
      start: 'beast',
      beasts: pit('lion', { lastFought: 'bulla' }),
      men: [{ card: 'bulla', at: [1, 0] }],
      dice: [],
    });
    expect(waysOf(hunt, 'bulla')).toEqual(['defend']);
    expect(cardsOf(hunt, 'bulla')).toContain('dodge');
  });
});
