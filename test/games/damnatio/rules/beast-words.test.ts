import { describe, expect, test } from 'vitest';
import { huntIntent } from '../../../../src/games/damnatio/rules/index.ts';
import { core } from '../../../support/core-content.ts';
import { CAT, rulesOf } from '../../../support/made-beast.ts';
import type { Scene } from '../../../support/scenario.ts';
import { on, proves, refuses, stage, viewOf } from '../../../support/stage.ts';

/** Cards written in the words of the format, played with scripted dice. */

const cat = (extras: object = {}) => [{ card: CAT, at: [0, 0] as const, facing: 0, ...extras }];
const BEAST = { start: 'beast', dice: [] as number[] } as const;
const MEN = { start: 'men', dice: [] as number[] } as const;

/** Whether a step with these conditions fires beside its target; `men` and the beast as they stand. */
function fires(when: string, men: ReturnType<typeof on>[], beast: object = {}): boolean {
  const rules = rulesOf(`{ id: asked, trigger: control, when: ${when}, do: claw }`);
  const events = stage({ ...BEAST, beasts: cat({ lastFought: 'bulla', ...beast }), men }, undefined, rules);
  return events.state.action?.attack === 'claw';
}

const RING = ['bulla', 'valens', 'syrus', 'dama', 'pyrrhus', 'gavius'];
const HEXES = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;
const ENCIRCLED = HEXES.map(([q, r], i) => on(RING[i]!, q, r));

describe('D-027 conditions', () => {
  const beside = on('bulla', 1, 0);
  const far = on('valens', -5, 0);

  test.each([
    ['{ position: front }', [beside], {}, true],
    ['{ position: rear }', [beside], {}, false],
    ['{ beside: { min: 2 } }', [beside, on('valens', -1, 0)], {}, true],
    ['{ beside: { max: 1 } }', [beside, on('valens', -1, 0)], {}, false],
    ['{ rear: { min: 1 } }', [beside, on('valens', -1, 0)], {}, true],
    ['{ rear: { min: 1 } }', [beside, far], {}, false],
    ['{ frontFlank: { max: 1 } }', [beside, on('valens', -1, 0)], {}, true],
    ['{ men: { max: 1 } }', [beside], {}, true],
    ['{ men: { max: 1 } }', [beside, far], {}, false],
    ['{ friends: { min: 1 } }', [beside, on('valens', 2, 0)], {}, true],
    ['{ friends: { min: 1 } }', [beside, far], {}, false],
    ['{ distance: { max: 1 } }', [beside], {}, true],
    ['{ hp: { max: 0.5 } }', [beside], { hp: 11 }, true],
    ['{ hp: { max: 0.5 } }', [beside], { hp: 12 }, false],
    ['{ hp: { min: 0.5 } }', [beside], { hp: 12 }, true],
    ['{ targetHp: { max: 0.25 } }', [on('bulla', 1, 0, { hp: 1 })], {}, true],
    ['{ targetHp: { max: 0.25 } }', [beside], {}, false],
    ['{ holds: nothing }', [on('bulla', 1, 0, { weapon: 'none' })], {}, true],
    ['{ holds: nothing }', [beside], {}, false],
    ['{ lastFought: true }', [beside], {}, true],
    ['{ lastFought: true }', [beside, far], { lastFought: 'valens' }, false],
    ['{ encircled: false }', [beside], {}, true],
    ['{ encircled: true }', ENCIRCLED, {}, true],
    ['{ round: { every: 3 } }', [beside], {}, false],
    ['{ round: { every: 2 } }', [beside], {}, true],
    ['{ round: { max: 1 } }', [beside], {}, false],
    ['{ any: [ { down: true }, { men: { max: 1 } } ] }', [beside], {}, true],
    ['{ any: [ { down: true }, { men: { max: 1 } } ] }', [beside, far], {}, false],
    ['{ not: { down: true } }', [beside], {}, true],
    ['{ not: { down: true } }', [on('bulla', 1, 0, { condition: 'down' })], {}, false],
    ['{ all: [ { down: true }, { men: { max: 1 } } ] }', [on('bulla', 1, 0, { condition: 'down' })], {}, true],
  ] as const)('%s', (when, men, beast, wanted) => expect(fires(when, [...men], beast)).toBe(wanted));

  test('D-042: bloodied, as the card says, and never where it says nothing', () => {
    const step = '{ id: asked, trigger: control, when: { bloodied: true }, do: claw }';
    const scene = { ...BEAST, beasts: cat({ hp: 11 }), men: [on('bulla', 1, 0)] };
    proves(
      { ...scene, expect: ['attacked acme.test:cat attack=claw'] },
      rulesOf(step, 'card: bloodied: { hp: { max: 0.5 }, control: 0, toHit: 0 }'),
    );
    proves({ ...scene, expect: ['attacked acme.test:cat attack=bite'] }, rulesOf(step));
  });

  test('D-028: the trace names the step by its id and gives the condition that failed first', () => {
    const rules = rulesOf('{ id: asked, trigger: control, when: { all: [ { men: { max: 1 } }, { down: true } ] }, do: claw }');
    const events = proves(
      { ...BEAST, beasts: cat(), men: [on('bulla', 1, 0)], expect: ['considered acme.test:cat steps=claw:down,bite:fired'] },
      rules,
    );
    const [considered] = events.filter((event) => event.type === 'considered');
    expect(considered!.steps[0]).toMatchObject({ step: 1, id: 'asked', because: 'down' });
  });
});

describe('D-435 what it remembers', () => {
  test('D-435: the wounds of the round, by arc and by man, in its answer', () => {
    const answer = (when: string) => rulesOf(`{ id: asked, trigger: counter, when: ${when}, do: claw }`);
    const scene = { ...MEN, beasts: cat(), men: [on('bulla', -1, 0)], dice: [12, 5], play: ['hold', 'bulla strikes slash'] };
    const says = (when: string, attack: string) => proves({ ...scene, expect: [`attacked acme.test:cat attack=${attack}`] }, answer(when));
    says('{ hurt: {} }', 'claw');
    says('{ hurt: { from: rear } }', 'claw');
    says('{ hurt: { from: front } }', 'bite');
    says('{ hurt: { by: target } }', 'claw');
    says('{ hurt: { by: others } }', 'bite');
    says('{ hurt: { damage: { min: 50 } } }', 'bite');
    says('{ stoodIn: rear }', 'claw');
    says('{ position: rear }', 'bite');
  });

  test('D-435: the step it did last, and that it missed', () => {
    const rules = rulesOf('{ id: again, trigger: control, when: { last: { step: control-last, missed: true } }, do: claw }');
    proves(
      {
        ...BEAST,
        beasts: cat({ retains: 'instruction' }),
        lex: { retainNeedsGrip: false },
        men: [on('bulla', 1, 0)],
        dice: [1],
        play: ['bulla defends none'],
        expect: ['attacked acme.test:cat attack=bite', 'control-decided side=beast', 'attacked acme.test:cat attack=claw'],
        waiting: 'defend bulla',
      },
      rules,
    );
  });
});

describe('D-420 choice', () => {
  const men = [on('bulla', 1, 0, { hp: 3, facing: 3 }), on('valens', -1, 0, { condition: 'down', facing: 0 }), on('syrus', 4, 0)];
  test.each([
    ['weakest', 'bulla', 'weakest'],
    ['strongest', 'valens', 'strongest'],
    ['farthest', 'syrus', 'farthest'],
    ['down', 'valens', 'down'],
    ['[standing, farthest]', 'syrus', 'farthest'],
    ['[lastFought]', 'valens', 'last-enemy'],
  ])('D-420: pick %s', (pick, target, why) => {
    const rules = rulesOf('{ id: never, trigger: control, when: { men: { min: 9 } }, do: claw }', `card: pick: ${pick}`);
    proves(
      { ...BEAST, beasts: cat({ lastFought: 'valens' }), men, expect: [`target-chosen acme.test:cat target=${target} why=${why} D-420`] },
      rules,
    );
  });

  test('D-420: whoever has his back to it, whoever stands alone', () => {
    const two = [on('bulla', 2, 0, { facing: 3 }), on('valens', -2, 0, { facing: 3 }), on('syrus', 3, 0)];
    const choose = (pick: string, target: string) =>
      proves(
        { ...BEAST, beasts: cat(), men: two, expect: [`target-chosen acme.test:cat target=${target}`] },
        rulesOf('{ id: never, trigger: control, when: { men: { min: 9 } }, do: claw }', `card: pick: ${pick}`),
      );
    choose('backExposed', 'valens');
    choose('isolated', 'valens');
  });

  test('D-420 D-061: what the words leave equal goes to the tie number, of two as of three', () => {
    const rules = rulesOf('{ id: never, trigger: control, when: { men: { min: 9 } }, do: claw }', 'card: pick: weakest');
    const weak = { hp: 3 };
    const two = [on('valens', -3, 0, weak), on('bulla', 3, 0, weak), on('syrus', 1, 0), on('dama', 4, 0, weak)];
    const choose = (tie: number, men: ReturnType<typeof on>[], target: string, candidates: string) =>
      proves(
        {
          ...BEAST,
          beasts: cat(),
          tie,
          men,
          expect: [`target-chosen acme.test:cat target=${target} why=tie-number candidates=${candidates} D-061`],
        },
        rules,
      );
    choose(1, two, 'bulla', 'bulla:1,valens:2');
    choose(2, two, 'valens', 'bulla:1,valens:2');
    choose(3, [...two, on('pyrrhus', 0, 3, weak)], 'valens', 'bulla:1,pyrrhus:2,valens:3');
  });

  test('D-421: it avoids what a man holds while there is anybody else', () => {
    const weapon = core.damnatio.men['bulla']!.weapon.id;
    const rules = rulesOf('{ id: never, trigger: control, when: { men: { min: 9 } }, do: claw }', `card: avoid: { holds: [${weapon}] }`);
    const armed = on('bulla', 1, 0);
    proves(
      {
        ...BEAST,
        beasts: cat(),
        men: [armed, on('valens', -4, 0, { weapon: 'none' })],
        dice: [],
        expect: ['target-chosen acme.test:cat target=valens D-421'],
      },
      rules,
    );
    proves({ ...BEAST, beasts: cat(), men: [armed], expect: ['target-chosen acme.test:cat target=bulla'] }, rules);
  });

  test('D-422 D-421: a step that only avoids keeps its target, and leaves a man whom it avoids for another beside it', () => {
    const step = rulesOf('{ id: asked, trigger: control, avoid: { holds: [torch] }, do: claw }');
    const men = [on('bulla', 1, 0), on('pyrrhus', -1, 0), on('valens', 0, 1)];
    const claws = (lastFought: string, target: string) =>
      proves({ ...BEAST, beasts: cat({ lastFought }), men, expect: [`attacked target=${target} attack=claw`] }, step);
    claws('valens', 'valens');
    const events = claws('pyrrhus', 'bulla');
    expect(events.filter(({ type }) => type === 'target-chosen')).toHaveLength(2);
  });

  test('D-422: a step that picks looks at whom it picks among those beside it', () => {
    const rules = rulesOf('{ id: asked, trigger: control, pick: weakest, when: { targetHp: { max: 0.5 } }, do: claw }');
    proves(
      {
        ...BEAST,
        beasts: cat({ lastFought: 'bulla' }),
        men: [on('bulla', 1, 0), on('valens', -1, 0, { hp: 1 })],
        expect: ['target-chosen target=bulla', 'target-chosen target=valens why=weakest', 'attacked target=valens attack=claw'],
      },
      rules,
    );
  });
});

describe('deeds', () => {
  const men = [on('bulla', 3, 0)];

  test('D-424: it stands, and everybody is a bystander', () => {
    proves(
      {
        ...BEAST,
        beasts: cat(),
        men,
        expect: ['considered trigger=approach steps=stand:fired', 'held-back acme.test:cat why=stands D-424'],
        never: ['charged acme.test:cat'],
        waiting: 'bystanders bulla',
      },
      rulesOf('{ id: waits, trigger: approach, do: stand }'),
    );
  });

  test('D-424: where no step from afar fits, it charges', () => {
    proves(
      { ...BEAST, beasts: cat(), men, expect: ['considered trigger=approach steps=stand:distance', 'charged acme.test:cat distance=3'] },
      rulesOf('{ id: waits, trigger: approach, when: { distance: { min: 5 } }, do: stand }'),
    );
  });

  test('D-422 D-424: a step from afar with an attack fires only at a man beside it', () => {
    const rules = rulesOf('{ id: lunges, trigger: opening, do: claw }');
    const scene = { ...BEAST, start: 'round-one', beasts: cat() } as const;
    proves({ ...scene, men, expect: ['considered trigger=opening steps=claw:distance', 'charged acme.test:cat distance=3'] }, rules);
    proves({ ...scene, men: [on('bulla', 1, 0)], expect: ['attacked target=bulla attack=claw'], never: ['charged acme.test:cat'] }, rules);
  });

  test('D-432: a charge that a step calls for is at somebody out of contact, and its steps are told after it has run', () => {
    const rules = rulesOf('{ id: wild, trigger: approach, do: { charge: weakest } }', 'card: pick: farthest');
    proves(
      {
        ...BEAST,
        beasts: cat(),
        men: [on('bulla', 1, 0, { hp: 1 }), on('valens', -2, 0, { hp: 3 }), on('syrus', 0, 5)],
        expect: [
          'target-chosen target=syrus why=farthest',
          'considered trigger=approach steps=charge:fired',
          'target-chosen target=valens why=weakest',
          'charged target=valens',
          'moved acme.test:cat gait=run',
          'considered trigger=charge steps=bite:fired',
          'attacked target=valens attack=bite',
        ],
      },
      rules,
    );
    proves(
      {
        ...BEAST,
        beasts: cat(),
        men: [on('bulla', 1, 0, { hp: 1 }), on('valens', -3, 0, { hp: 3 })],
        expect: ['target-chosen target=valens why=farthest', 'charged target=valens', 'attacked target=valens attack=bite'],
      },
      rules,
    );
  });

  test('D-432: a charge at nobody named is at its target; with a deed after it, that comes too', () => {
    const two = [on('bulla', 4, 0), on('valens', 0, 3)];
    const scene = { ...BEAST, beasts: cat(), men: two };
    const charged = ['target-chosen target=valens', 'charged target=valens', 'attacked target=valens attack=bite'];
    proves({ ...scene, expect: charged }, rulesOf('{ id: wild, trigger: approach, do: charge }'));
    proves(
      { ...scene, dice: [1], play: ['valens defends none'], expect: [...charged, 'held-back acme.test:cat why=roars'] },
      rulesOf('{ id: wild, trigger: approach, do: [ { charge: nearest }, { roar: 1 } ] }'),
    );
  });

  test.each([1, 2])('D-432 D-061: whom a charge among equally near goes at is told, with tie number %i', (tie) => {
    const rules = rulesOf('{ id: wild, trigger: approach, do: [ { charge: nearest }, { roar: 1 } ] }');
    const men = [on('bulla', 3, 0), on('valens', 0, 3)];
    const events = proves({ ...BEAST, beasts: cat(), men, tie }, rules);
    const told = events.filter(({ type }) => type === 'target-chosen' || type === 'charged') as { type: string; target: string }[];
    const charged = told.findIndex(({ type }) => type === 'charged');
    expect(told[charged - 1]).toMatchObject({ type: 'target-chosen', target: told[charged]!.target });
  });

  test('D-426 D-140 D-433: it lets go of whom it leaves, and drags nobody whom it does not grip', () => {
    const men = [on('bulla', 1, 0, { condition: 'held' }), on('valens', -5, 0)];
    const leaves = rulesOf('{ id: leaves, trigger: control, do: { go: { to: farthest } } }');
    const freed = ['condition bulla condition=held gained=false D-426 D-140', 'moved acme.test:cat gait=go'];
    proves({ ...BEAST, beasts: cat({ lastFought: 'bulla' }), men, expect: freed, finally: { [CAT]: { at: [-2, 0], facing: 3 } } }, leaves);
    proves(
      { ...BEAST, beasts: cat(), men: [on('bulla', 1, 0)], expect: ['held-back acme.test:cat why=nobody-to-drag D-433'] },
      rulesOf('{ id: drags, trigger: control, do: { drag: 2 } }'),
    );
  });

  test('D-425 D-426: after a single hex too it looks where it went', () => {
    const gone = (deed: string, at: readonly [number, number], end: [number, number], facing: number) =>
      proves({ ...BEAST, beasts: cat(), men: [on('bulla', ...at)], finally: { [CAT]: { at: end, facing } } }, made[deed]!);
    const made: Readonly<Record<string, ReturnType<typeof rulesOf>>> = {
      flee: rulesOf('{ id: flies, trigger: approach, do: { flee: 1 } }'),
      go: rulesOf('{ id: stalks, trigger: approach, do: { go: { to: nearest, hexes: 1 } } }'),
      far: rulesOf('{ id: stalks, trigger: approach, do: { go: { to: nearest, hexes: 3 } } }'),
    };
    gone('flee', [2, 0], [-1, 1], 2);
    gone('go', [-3, 0], [-1, 0], 3);
    gone('far', [0, -5], [0, -3], 4);
  });

  test('D-425 D-254: it flees as far as its charge goes, looks where it ran, and the intent shows the way', () => {
    const rules = rulesOf('{ id: flies, trigger: control, do: flee }');
    const scene = { ...BEAST, beasts: cat(), men: [on('bulla', 1, 0)] };
    proves(
      {
        ...scene,
        expect: ['moved acme.test:cat gait=flee D-425', 'faced acme.test:cat to=2'],
        finally: { [CAT]: { at: [-5, 5], facing: 2 } },
      },
      rules,
    );
    const intent = huntIntent(viewOf(stage({ ...MEN, beasts: cat(), men: [on('bulla', 1, 0)] }, undefined, rules)))!;
    expect([intent.ifBeast[0]!.attack, intent.ifBeast[0]!.way.length]).toEqual([null, 5]);
  });

  test('D-426: it comes nearer without an attack', () => {
    proves(
      {
        ...BEAST,
        beasts: cat(),
        men: [on('bulla', 5, 0)],
        expect: ['moved acme.test:cat gait=go D-426'],
        finally: { [CAT]: { at: [2, 0] } },
      },
      rulesOf('{ id: stalks, trigger: approach, do: { go: { to: nearest } } }'),
    );
  });

  test('D-430: a roar counts once at the next Control Check', () => {
    proves(
      {
        ...BEAST,
        beasts: cat(),
        men,
        expect: ['held-back why=roars', 'one-shot acme.test:cat what=control value=2 used=false D-430'],
        finally: { [CAT]: { nextControl: 2 } },
      },
      rulesOf('{ id: roars, trigger: approach, do: { roar: 2 } }'),
    );
  });

  test('D-423 D-029: deeds come in order, after the attack too', () => {
    proves(
      {
        ...BEAST,
        beasts: cat(),
        men: [on('bulla', 1, 0)],
        dice: [1],
        play: ['bulla defends none'],
        expect: ['held-back why=roars', 'attacked attack=claw', 'rolled roll.result=miss', 'moved acme.test:cat gait=back-off'],
      },
      rulesOf('{ id: asked, trigger: control, do: [ { roar: 1 }, claw, backOff ] }'),
    );
  });

  test('D-432 D-427: it charges the farthest, and a charge that a step called for is not followed by another', () => {
    proves(
      {
        ...BEAST,
        beasts: cat(),
        men: [on('bulla', 2, 0), on('valens', -4, 0)],
        expect: [
          'target-chosen target=bulla',
          'target-chosen target=valens why=farthest',
          'charged target=valens',
          'attacked target=valens',
        ],
      },
      rulesOf('{ id: wild, trigger: approach, do: { charge: farthest } }'),
    );
    proves(
      {
        ...BEAST,
        beasts: cat({ lastFought: 'bulla' }),
        men: [on('bulla', 1, 0), on('valens', -4, 0)],
        dice: [1, 1],
        play: ['bulla defends none', 'valens defends none'],
        expect: ['attacked target=bulla attack=claw', 'charged target=valens', 'attacked target=valens attack=bite'],
      },
      rulesOf('{ id: wild, trigger: control, do: [ claw, charge ] }'),
    );
  });

  test('D-431: in panic it runs where the die sends it and strikes whoever is there', () => {
    proves(
      {
        ...BEAST,
        beasts: cat(),
        men: [on('bulla', 2, 0), on('valens', -2, 0)],
        dice: [1, 3],
        expect: [
          'drawn what=panic face=1 D-431',
          'attacked target=bulla attack=tread',
          'wounded bulla raw=3',
          'moved acme.test:cat gait=panic',
        ],
        finally: { [CAT]: { at: [4, 0], facing: 0 } },
      },
      rulesOf('{ id: bolts, trigger: approach, do: { panic: { hexes: 4, attack: tread } } }'),
    );
  });

  test('D-433 D-434: it drags whom it grips, or lets go', () => {
    const scene = { ...BEAST, beasts: cat({ lastFought: 'bulla' }), men: [on('bulla', 1, 0, { condition: 'held' }), on('valens', 2, 0)] };
    proves(
      {
        ...scene,
        expect: ['moved acme.test:cat gait=drag D-433', 'moved bulla gait=pulled D-433'],
        finally: { bulla: { posture: 'held', at: [-1, 1] }, [CAT]: { at: [-2, 2] } },
      },
      rulesOf('{ id: drags, trigger: control, when: { held: true }, do: { drag: 2 } }'),
    );
    const aside = { ...scene, beasts: cat({ lastFought: 'bulla', facing: 1 }) };
    proves(
      { ...aside, finally: { [CAT]: { facing: 5 } } },
      rulesOf('{ id: drags, trigger: control, when: { held: true }, turn: false, do: { drag: 2 } }'),
    );
    proves(
      { ...scene, expect: ['condition bulla condition=held gained=false D-434'] },
      rulesOf('{ id: drops, trigger: control, when: { held: true }, do: release }'),
    );
  });
});

describe('D-427 triggers', () => {
  test('D-424: an opening comes instead of the first charge', () => {
    proves(
      {
        start: 'round-one',
        beasts: cat(),
        men: [on('bulla', 4, 0)],
        dice: [],
        expect: ['held-back why=stands'],
        never: ['charged acme.test:cat'],
      },
      rulesOf('{ id: waits, trigger: opening, do: stand }'),
    );
  });

  test('D-429: a blow startles it at once, once in a round', () => {
    proves(
      {
        ...MEN,
        beasts: cat(),
        men: [on('bulla', -1, 0), on('syrus', 1, 0)],
        dice: [19, 5, 19, 3],
        play: ['hold', 'bulla strikes slash', 'syrus strikes flail'],
        expect: [
          'wounded acme.test:cat',
          'considered trigger=hurt steps=roar:fired',
          'one-shot what=control value=1',
          'wounded acme.test:cat',
          'considered trigger=counter',
        ],
      },
      rulesOf('{ id: bellows, trigger: hurt, do: { roar: 1 } }'),
    );
  });

  test('D-427 D-435: a hit that does no harm sets nothing off and is not remembered, with damage or without', () => {
    const steps = `{ id: bellows, trigger: hurt, do: { roar: 1 } }
      { id: asked, trigger: counter, when: { hurt: {} }, do: claw }`;
    const scene = { ...MEN, beasts: cat(), never: ['considered trigger=hurt', 'attacked attack=claw'] };
    proves({ ...scene, men: [on('bulla', 1, 0)], dice: [19], play: ['hold', 'bulla strikes sand'] }, rulesOf(steps));
    const hard = rulesOf(steps, 'armour: 9');
    proves({ ...scene, men: [on('bulla', -1, 0)], dice: [12, 1], play: ['hold', 'bulla strikes slash'] }, hard);
  });

  test('D-428: after a miss it strikes again, and nothing follows that', () => {
    proves(
      {
        ...BEAST,
        beasts: cat(),
        men: [on('bulla', 1, 0)],
        dice: [1, 1],
        play: ['bulla defends none', 'bulla defends none'],
        expect: ['attacked attack=bite', 'considered trigger=missed steps=claw:fired', 'attacked attack=claw'],
      },
      rulesOf('{ id: again, trigger: missed, do: claw }'),
    );
  });

  test('D-428 D-180: whom a jab answers has been missed', () => {
    proves(
      {
        ...BEAST,
        beasts: cat(),
        men: [on('mamertinus', 1, 0)],
        dice: [10, 20, 2],
        play: ['mamertinus defends riposte'],
        expect: ['attacked attack=claw', 'wounded acme.test:cat by=mamertinus', 'considered trigger=missed steps=roar:fired'],
      },
      rulesOf('{ id: first, trigger: control, do: claw }\n{ id: growls, trigger: missed, do: { roar: 1 } }'),
    );
  });

  test('D-133 D-423: whoever was attacked before a deed has had his turn, the others have not', () => {
    const scene: Scene = {
      ...BEAST,
      beasts: cat(),
      men: [on('bulla', 1, 0), on('valens', 4, 0)],
      dice: [1],
      play: ['bulla defends none'],
      expect: ['attacked attack=bite', 'considered trigger=missed', 'moved acme.test:cat gait=back-off'],
      waiting: 'bystanders valens',
    };
    const rules = rulesOf('{ id: away, trigger: missed, do: backOff }');
    proves(scene, rules);
    refuses({ ...scene, play: [...scene.play!, 'bulla to (2,0)'] }, 'was-target D-133', rules);
  });

  test('D-428: after a kill it goes for the next', () => {
    proves(
      {
        ...BEAST,
        beasts: cat({ lastFought: 'bulla' }),
        men: [on('bulla', 1, 0, { hp: 1 }), on('valens', -1, 0)],
        dice: [19, 6],
        play: ['bulla defends none'],
        expect: ['felled bulla', 'considered trigger=kill steps=claw:fired', 'attacked target=valens attack=claw'],
      },
      rulesOf('{ id: next, trigger: kill, do: claw }'),
    );
  });
});

describe('effects', () => {
  const hit = (bite: string, expectations: readonly string[], finally_: Scene['finally'] = {}, extra: Partial<Scene> = {}) =>
    proves(
      {
        ...BEAST,
        beasts: cat(),
        men: [on('bulla', 1, 0), on('valens', 2, 0)],
        dice: [19, 4],
        play: ['bulla defends none'],
        expect: expectations,
        finally: finally_,
        ...extra,
      },
      rulesOf('{ id: never, trigger: control, when: { men: { min: 9 } }, do: claw }', `bite: ${bite}`),
    );

  test('D-439: a wound bleeds', () => void hit(', bleed: { points: 2 }', ['condition bulla condition=bleeding gained=true D-439']));
  test('D-439: not under its least damage', () =>
    void hit(', bleed: { points: 2, atDamage: 9 }', ['wounded bulla'], {}, { never: ['condition bulla condition=bleeding'] }));
  test('D-090 D-436 D-438 D-439: from so much damage: a point less does none of it', () => {
    const rules = rulesOf(
      '{ id: never, trigger: control, when: { men: { min: 9 } }, do: claw }',
      `bite: , knockdown: { atDamage: 4 }, disarm: { atDamage: 4 }, pull: { hexes: 1, atDamage: 4 }, bleed: { points: 2, atDamage: 4 }`,
    );
    const men = [on('bulla', 1, 0), on('valens', 4, 0)];
    const scene: Scene = { ...BEAST, beasts: cat(), men, play: ['bulla defends none'], waiting: 'bystanders valens' };
    proves({ ...scene, dice: [19, 4], finally: { bulla: { posture: 'down', weapon: null, at: [0, 0], bleeding: 2 } } }, rules);
    proves({ ...scene, dice: [19, 3], finally: { bulla: { posture: 'standing', weapon: 'bulla', at: [1, 0], bleeding: 0 } } }, rules);
  });

  test('D-093: it holds a man whom it harms by a point, and nobody whom it does not', () => {
    const rules = rulesOf('{ id: never, trigger: control, when: { men: { min: 9 } }, do: claw }', 'bite: , hold: true');
    const bitten = (man: string, die: number, net: number, posture: string) =>
      proves(
        {
          ...BEAST,
          beasts: cat(),
          men: [on(man, 1, 0), on('valens', 4, 0)],
          dice: [19, die],
          play: [`${man} defends none`],
          expect: [`wounded ${man} net=${net}`],
          finally: { [man]: { posture } },
          waiting: 'bystanders valens',
        },
        rules,
      );
    bitten('bulla', 1, 1, 'held');
    bitten('mamertinus', 2, 0, 'standing');
  });

  test('D-091: it tosses from so much damage', () => {
    const rules = rulesOf(
      '{ id: never, trigger: control, when: { men: { min: 9 } }, do: claw }',
      'bite: , toss: { hexes: 2, atDamage: 4 }',
    );
    const men = [on('bulla', 1, 0), on('valens', -4, 0)];
    const scene: Scene = { ...BEAST, beasts: cat(), men, play: ['bulla defends none'], waiting: 'bystanders valens' };
    proves({ ...scene, dice: [19, 4], finally: { bulla: { at: [3, 0], posture: 'down' } } }, rules);
    proves({ ...scene, dice: [19, 3], finally: { bulla: { at: [1, 0], posture: 'standing' } } }, rules);
  });

  test('D-142 D-439: of two wounds the deeper bleeds on, and an open wound of lex wounds is no deeper than the card makes it', () => {
    const never = '{ id: never, trigger: control, when: { men: { min: 9 } }, do: claw }';
    const after = (points: number, before: number, wounds: boolean, die: number, bleeding: number) => {
      const men = [on('bulla', 1, 0, { bleeding: before }), on('valens', 4, 0)];
      const scene: Scene = { ...BEAST, beasts: cat(), men, dice: [19, die], lex: { wounds }, play: ['bulla defends none'] };
      proves({ ...scene, finally: { bulla: { bleeding } }, waiting: 'bystanders valens' }, rules[points]!);
    };
    const rules = Object.fromEntries([2, 5].map((points) => [points, rulesOf(never, `bite: , bleed: { points: ${points} }`)]));
    after(2, 1, false, 4, 2);
    after(2, 3, false, 4, 3);
    after(2, 0, true, 6, 3);
    after(5, 0, true, 6, 5);
  });

  test('D-436: it pulls him away from his friends', () =>
    void hit(', pull: { hexes: 2 }', ['moved acme.test:cat gait=drag D-436', 'moved bulla gait=pulled D-436'], {
      [CAT]: { at: [-2, 0] },
      bulla: { at: [-1, 0] },
    }));
  test('D-438: he drops his weapon', () => void hit(', disarm: true', ['item bulla how=dropped D-438']));
  test('D-430: it frightens', () => void hit(', fear: 2', ['one-shot acme.test:cat what=control value=2 used=false D-430']));
});

test('D-440: it pushes through whoever bars its lane and strikes him first', () => {
  proves(
    {
      ...BEAST,
      beasts: cat(),
      men: [on('valens', 2, 0, { condition: 'down' }), on('bulla', 4, 0)],
      dice: [2],
      lex: {},
      expect: [
        'target-chosen target=bulla',
        'moved valens gait=pushed D-440',
        'moved acme.test:cat gait=run',
        'attacked target=valens attack=tread',
        'wounded valens raw=2',
        'attacked target=bulla attack=bite',
      ],
      finally: { [CAT]: { at: [3, 0] } },
    },
    rulesOf('{ id: never, trigger: control, when: { men: { min: 9 } }, do: claw }', 'through: tread\ncard: pick: farthest'),
  );
});

test('D-079: a card without an overrun that runs through harms nobody on its way', () => {
  proves(
    {
      ...BEAST,
      beasts: cat(),
      men: [on('bulla', 1, 0), on('valens', 2, 0)],
      dice: [1],
      play: ['bulla defends none'],
      expect: ['attacked target=bulla attack=claw', 'moved acme.test:cat gait=run-through'],
      never: ['attacked target=valens'],
      finally: { [CAT]: { at: [3, 0] } },
    },
    rulesOf('{ id: through, trigger: control, do: claw, runThrough: 2 }'),
  );
});

describe('D-437 answers', () => {
  const scene = { ...MEN, beasts: cat(), men: [on('bulla', -1, 0)], dice: [12, 5], play: ['hold', 'bulla strikes slash'] };
  const never = '{ id: never, trigger: control, when: { men: { min: 9 } }, do: claw }';

  test('D-437: only those in its arcs, and who did so much', () => {
    proves(
      { ...scene, expect: ['wounded acme.test:cat'], never: ['attacked acme.test:cat'] },
      rulesOf(never, 'card: answers: { from: front }'),
    );
    proves({ ...scene, expect: ['attacked acme.test:cat'] }, rulesOf(never, 'card: answers: { from: [flank, rear] }'));
    proves(
      { ...scene, expect: ['wounded acme.test:cat'], never: ['attacked acme.test:cat'] },
      rulesOf(never, 'card: answers: { atDamage: 40 }'),
    );
  });

  test('D-250 D-437: the forecast names only those whom it can answer, by the arc and by the most they can do', () => {
    const both = { ...MEN, beasts: cat(), men: [on('bulla', -1, 0), on('valens', 1, 0)] };
    const answered = (answers: string): string[] => {
      const { ifMen } = huntIntent(viewOf(stage(both, undefined, rulesOf(never, `card: answers: ${answers}`))))!;
      return ifMen.map(({ man }) => man.id);
    };
    expect(answered('{ atDamage: 1 }')).toEqual(['bulla', 'valens']);
    expect(answered('{ from: front }')).toEqual(['valens']);
    expect(answered('{ from: [flank, rear] }')).toEqual(['bulla']);
    expect(answered('{ atDamage: 40 }')).toEqual([]);
  });

  test('D-437: it may look for its step before it turns', () => {
    const kick = '{ id: kicks, trigger: counter, when: { position: rear }, turn: false, do: claw }';
    proves(
      { ...scene, expect: ['attacked acme.test:cat attack=claw'], never: ['faced acme.test:cat'] },
      rulesOf(kick, 'card: answers: { turnsFirst: false }'),
    );
    proves({ ...scene, expect: ['attacked acme.test:cat attack=bite'] }, rulesOf(kick));
  });
});
