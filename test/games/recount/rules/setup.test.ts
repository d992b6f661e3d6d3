import { describe, expect, test } from 'vitest';
import { beginBout, diceOf, refereeOf, SetupError } from '../../../../src/engine/bout/index.ts';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import type { ClassCard, RecountSetup } from '../../../../src/games/recount/rules/index.ts';
import { entrant, latinNames, LEX, lotOf, recount, recountSetup } from '../../../../src/games/recount/rules/index.ts';
import { RECOUNT_POLICIES } from '../../../../src/games/recount/bots/index.ts';
import { RecordedRng } from '../../../support/recorded-rng.ts';
import { rules, sand, Sand, whole } from './sand.ts';

const PAIR = [entrant({ card: 'medium', side: 'a' }), entrant({ card: 'medium', side: 'b' })];

function fault(setup: Partial<RecountSetup>): [string, string] | null {
  try {
    rules.prepare(recountSetup({ fighters: PAIR, ...setup }));
    return null;
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    return [error.rule, error.field];
  }
}

describe('purpose and cast', () => {
  test('R-001: a log holds order, AP, strikes, saves, events, nets and votes, and nothing of stance, fatigue or morale', () => {
    const { bout, events } = play('R-001', ['heavy', 'retiarius']);
    expect(bout.outcome()).not.toBeNull();
    const purposes = new Set(events.flatMap((event) => (event.type === 'rolled' ? [event.roll.why] : [])));
    const known = ['strength', 'order', 'save', 'double-six', 'broken-weapon', 'net', 'struggle'];
    expect([...purposes].filter((why) => !known.includes(why))).toEqual([]);
    const types = new Set(events.map(({ type }) => type));
    for (const alien of ['fatigued', 'pushed', 'control-decided', 'appealed', 'saved']) expect(types).not.toContain(alien);
  });

  test('R-002: there are four classes', () => {
    const { classes } = rules.content;
    expect(Object.keys(classes)).toEqual(['heavy', 'medium', 'light', 'retiarius']);
    expect(fault({ fighters: [entrant({ card: 'murmillo', side: 'a' }), PAIR[1]!] })).toEqual(['R-002', 'fighters[0].card']);
  });

  test('R-003, R-004: all carry sword and shield but the retiarius, who has net and trident', () => {
    const kit = Object.values(rules.content.classes).map(({ id, weapon, offHand }) => [id, weapon, offHand]);
    expect(kit).toEqual([
      ['heavy', 'sword', 'shield'],
      ['medium', 'sword', 'shield'],
      ['light', 'sword', 'shield'],
      ['retiarius', 'trident', 'net'],
    ]);
    const { fighters } = whole(['light', 'medium'], [3, 4, 3, 4, 5, 2, 1]).done().bout.state;
    expect(fighters.map(({ offHand, weaponBroken }) => [offHand, weaponBroken])).toEqual([
      ['held', false],
      ['held', false],
    ]);
  });

  test('R-012, R-013: funny Latin names, the same for the same seed, different in one bout; sex is nowhere', () => {
    const names = (seed: string) => play(seed, ['light', 'light', 'light'], 0).bout.state.fighters.map(({ name }) => name);
    expect(names('1')).toEqual(names('1'));
    expect(names('1')).not.toEqual(names('2'));
    expect(new Set(names('1')).size).toBe(3);
    for (const name of names('1')) expect(name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+(us|ix|o)$/);
    const started = play('1', ['light', 'light', 'light'], 0).events.find((event) => event.type === 'bout-started')!;
    expect(started.figures.map(({ name }) => name)).toEqual(names('1'));
    expect(JSON.stringify(play('1', ['light', 'light'], 0).bout.state)).not.toMatch(/sex|gender/);
  });
});

test('every die that falls is in exactly one event of the log, in tape order', () => {
  for (const seed of ['1', '2', '3', '4', '5', '6', '7', '8']) {
    const { events, dice } = play(seed, ['light', 'medium', 'retiarius', 'heavy']);
    expect(events.flatMap(diceOf)).toEqual(dice);
  }
});

test('a thing of the log is the weapon of a class or what its other hand holds', () => {
  const known = new Set(Object.values(rules.content.classes).flatMap(({ weapon, offHand }) => [weapon, offHand]));
  const setup = recountSetup({ fighters: ['light', 'retiarius', 'heavy'].map((card, i) => entrant({ card, side: 'abc'[i]! })) });
  const told = new Set<string>();
  for (let seed = 0; seed < 20; seed += 1) {
    const { bout } = beginBout(rules, rules.prepare(setup), setup, seededRng(`${seed}`));
    const dice = seededRng(`player ${seed}`);
    while (!bout.outcome()) {
      for (const event of bout.play(RECOUNT_POLICIES.greedy.policy(bout.forBots, dice))) if (event.type === 'item') told.add(event.item);
    }
  }
  expect(told.size).toBeGreaterThan(2);
  for (const item of told) expect(known).toContain(item);
});

/** A bout of random answers from a seed, `most` of them at most. */
function play(seed: string, cards: readonly string[], most = 1000) {
  const setup = recountSetup({ fighters: cards.map((card, i) => entrant({ card, side: 'abcdef'[i]! })) });
  const rng = seededRng(seed);
  const world = rules.prepare(setup);
  const events: import('../../../../src/engine/bout/index.ts').BoutEvent[] = [];
  const tape = new RecordedRng(seed);
  const referee = refereeOf(tape, (event) => void events.push(event));
  const state = rules.begin(world, setup, referee);
  const view = { world, state, referee };
  for (let i = 0; i < most && !state.outcome; i += 1) {
    const actions = rules.actions(view);
    rules.apply(view, actions[rng.die(actions.length) - 1]!);
  }
  return { bout: { state, outcome: () => state.outcome }, events, dice: tape.dice };
}

describe('the sand', () => {
  test('R-005, R-006: a hexagon of radius 5; the edge is a wall; lex arenaRadius', () => {
    const { bout } = sand({
      fighters: [
        { card: 'medium', at: [5, 0] },
        { card: 'medium', at: [-5, 0] },
      ],
    });
    expect(bout.world.arena.size).toBe(91);
    const one = sand({
      fighters: [
        { card: 'medium', at: [5, 0] },
        { card: 'medium', at: [-5, 0] },
      ],
    });
    expect(one.cell(5, 0)).toBeGreaterThanOrEqual(0);
    expect(one.cell(6, 0)).toBe(-1);
    expect(one.refusedBy('forward')).toBe('R-037');
    expect(one.ap).toBe(6);
    expect(
      LEX.choices.arenaRadius.values.map(
        (arenaRadius) => rules.prepare(recountSetup({ fighters: PAIR, lex: { arenaRadius } })).arena.data.radius,
      ),
    ).toEqual([5, 4, 6, 7]);
    expect(fault({ arena: 'circus' })).toEqual(['R-005', 'arena']);
  });

  test('R-007: a facing is 0 to 5', () => {
    for (const facing of [-1, 6, 0.5]) {
      expect(() =>
        sand({
          fighters: [
            { card: 'medium', at: [0, 0], facing },
            { card: 'medium', at: [3, 0] },
          ],
        }),
      ).toThrow(/R-007/);
    }
  });

  test('R-008, R-009, R-010, R-011: front, sword side, shield side, and three hexsides of back', () => {
    const quadrants = [0, 1, 2, 3, 4, 5].map((direction) => {
      const facing = (direction + 3) % 6; // the striker looks at (0,0) from the direction
      const steps = [
        [1, 0],
        [0, 1],
        [-1, 1],
        [-1, 0],
        [0, -1],
        [1, -1],
      ] as const;
      const struck = sand({
        fighters: [
          { card: 'medium', at: steps[direction]!, facing },
          { card: 'medium', at: [0, 0], facing: 0 },
        ],
        dice: [1, 6],
      });
      return struck.play(`strikes medium-2`).done().last('attacked').quadrant;
    });
    expect(quadrants).toEqual(['front', 'sword', 'back', 'back', 'back', 'shield']);
  });

  test('R-015: two start eight hexes apart, several on the ring, each looking at the middle', () => {
    const two = whole(['medium', 'medium'], [3, 4, 3, 4, 5, 2, 1]).done();
    expect([two.at(0), two.at(1)]).toEqual([
      [-4, 0],
      [4, 0],
    ]);
    expect([two.fighter(0).facing, two.fighter(1).facing]).toEqual([0, 3]);
    const three = whole(['medium', 'light', 'heavy'], [3, 4, 3, 4, 3, 4, 6, 5, 2, 1]).done();
    expect([0, 1, 2].map((i) => three.at(i))).toEqual([
      [-4, 0],
      [4, -4],
      [0, 4],
    ]);
    expect([0, 1, 2].map((i) => three.fighter(i).facing)).toEqual([0, 2, 4]);
  });
});

describe('starting places', () => {
  const startsOf = (count: number, part: Partial<RecountSetup> = {}) => {
    const fighters = Array.from({ length: count }, (_, i) => entrant({ card: 'medium', side: `${i}`, strength: { full: 7, now: 7 } }));
    const { bout } = beginBout(
      rules,
      rules.prepare(recountSetup({ fighters, ...part })),
      recountSetup({ fighters, ...part }),
      seededRng('places'),
    );
    return bout.state.fighters.map(({ cell, facing }) => {
      const { q, r } = bout.world.arena.cells[cell]!;
      return [q, r, facing];
    });
  };

  test('R-015, R-108: six stand on the corners of the ring one hex inside the wall, each looking at the middle', () => {
    expect(startsOf(6)).toEqual([
      [-4, 0, 0],
      [0, -4, 1],
      [4, -4, 2],
      [4, 0, 3],
      [0, 4, 4],
      [-4, 4, 5],
    ]);
    expect(startsOf(4)).toEqual([
      [-4, 0, 0],
      [2, -4, expect.any(Number)],
      [4, 0, 3],
      [-2, 4, expect.any(Number)],
    ]);
  });

  test('R-015, R-005: on another sand the ring is one hex inside its wall, at most a hexside more on one way round than on the other', () => {
    for (const radius of LEX.choices.arenaRadius.values) {
      for (const count of [2, 3, 4, 5, 6]) {
        const starts = startsOf(count, { lex: { arenaRadius: radius } });
        for (const [q, r] of starts) expect(Math.max(Math.abs(q!), Math.abs(r!), Math.abs(q! + r!))).toBe(radius - 1);
        expect(new Set(starts.map(([q, r]) => `${q} ${r}`)).size).toBe(count);
      }
      const across = radius - 1;
      expect(startsOf(2, { lex: { arenaRadius: radius } })).toEqual([
        [-across, 0, 0],
        [across, 0, 3],
      ]);
    }
  });
});

describe('strength and order', () => {
  test('R-014: Strength is 2d6 by roster, both dice logged', () => {
    const bout = whole(['medium', 'medium'], [3, 4, 1, 1, 5, 2, 1]).done();
    expect([bout.fighter(0), bout.fighter(1)].map(({ full, strength }) => [full, strength])).toEqual([
      [7, 7],
      [2, 2],
    ]);
    expect(
      bout
        .all('rolled')
        .slice(0, 2)
        .map(({ roll }) => [roll.why, roll.faces]),
    ).toEqual([
      ['strength', [3, 4]],
      ['strength', [1, 1]],
    ]);
  });

  test('R-014: lex strengthMode: 7 for all, or the middle one of three', () => {
    const fixed = whole(['medium', 'medium'], [5, 2, 1], { lex: { strengthMode: 'fixed7' } }).done();
    expect([fixed.fighter(0).full, fixed.fighter(1).full]).toEqual([7, 7]);
    const draft = whole(['medium', 'medium'], [6, 6, 1, 1, 3, 2, 2, 2, 4, 4, 1, 4, 5, 2, 1], { lex: { strengthMode: 'draft' } }).done();
    expect([draft.fighter(0).full, draft.fighter(1).full]).toEqual([5, 5]);
  });

  test('R-014: Strength that a fighter brings is not rolled', () => {
    const fighters = [entrant({ card: 'medium', side: 'a', strength: { full: 9, now: 7 } }), PAIR[1]!];
    const bout = whole([], [2, 5, 6, 5, 3], { fighters }).done();
    expect([bout.fighter(0).full, bout.fighter(0).strength, bout.fighter(1).full]).toEqual([9, 7, 7]);
    expect(fault({ fighters: [entrant({ card: 'medium', side: 'a', strength: { full: 13, now: 7 } }), PAIR[1]!] })).toEqual([
      'R-014',
      'fighters[0].strength.full',
    ]);
    expect(fault({ fighters: [entrant({ card: 'medium', side: 'a', strength: { full: 9, now: 10 } }), PAIR[1]!] })).toEqual([
      'R-103',
      'fighters[0].strength.now',
    ]);
  });

  test('R-016: the higher die goes first, ties are thrown again, the order stays', () => {
    const bout = whole(['medium', 'medium'], [3, 4, 3, 4, 4, 4, 2, 5, 1, 1, 1]).play('ends', 'ends').done();
    expect(bout.last('play-order').order).toEqual(['medium-2', 'medium']);
    expect(bout.all('turn-started').map(({ figure }) => figure)).toEqual(['medium-2', 'medium', 'medium-2']);
  });

  test('R-016, R-108: of three only those who tie throw again', () => {
    const bout = whole(['medium', 'light', 'heavy'], [3, 4, 3, 4, 3, 4, 4, 6, 4, 2, 5, 1]).done();
    expect(bout.last('play-order').order).toEqual(['light', 'heavy', 'medium']);
  });

  test('R-108, R-097: two to six fighters on two sides or more', () => {
    expect(fault({ fighters: PAIR.slice(0, 1) })).toEqual(['R-108', 'fighters']);
    expect(fault({ fighters: Array.from({ length: 7 }, (_, i) => entrant({ card: 'light', side: `${i}` })) })).toEqual([
      'R-108',
      'fighters',
    ]);
    expect(fault({ fighters: Array.from({ length: 6 }, (_, i) => entrant({ card: 'light', side: `${i}` })) })).toBeNull();
    expect(fault({ fighters: [PAIR[0]!, PAIR[0]!] })).toEqual(['R-097', 'fighters']);
  });

  test('R-020, R-022, R-024: the first turn of all is the first of round 1, and passes at once with no AP', () => {
    const hurt = entrant({ card: 'medium', side: 'a', strength: { full: 8, now: 3 } });
    const sound = entrant({ card: 'medium', side: 'b', strength: { full: 7, now: 7 } });
    const bout = whole([], [6, 5, 1, 3], { fighters: [hurt, sound] }).done();
    expect(bout.all('round-started')).toMatchObject([{ round: 1 }]);
    expect(bout.all('turn-started').map(({ figure, turn }) => [figure, turn])).toEqual([
      ['medium', 1],
      ['medium-2', 2],
    ]);
    expect(bout.bout.state.turn.number).toBe(2);
  });

  test('R-107: a bias is -6 to 6', () => {
    const voters = (bias: number) => ({ voters: [{ id: 'Rufus', bias: [0, bias], asks: false }] });
    expect([-7, -6, 6, 7, 0.5].map((bias) => fault(voters(bias)))).toEqual([
      ['R-107', 'voters[0].bias[1]'],
      null,
      null,
      ['R-107', 'voters[0].bias[1]'],
      ['R-107', 'voters[0].bias[1]'],
    ]);
  });

  const who = (part: object) => ({ fighters: [entrant({ card: 'medium', side: 'a', ...part }), PAIR[1]!] });
  const ofStrength = (full: number, now: number) => who({ strength: { full, now } });
  const votes = (part: object) => ({ voters: [{ id: 'Rufus', bias: [], asks: false, ...part }] });
  test.each<[string, Partial<RecountSetup>, readonly [string, string] | null]>([
    ['a side has a name', who({ side: '' }), ['R-108', 'fighters[0].side']],
    ['a name of 40 letters', who({ name: 'x'.repeat(40) }), null],
    ['a name of 41', who({ name: 'x'.repeat(41) }), ['R-012', 'fighters[0].name']],
    ['a name of none', who({ name: '' }), ['R-012', 'fighters[0].name']],
    ['Strength 1', ofStrength(1, 1), null],
    ['Strength 12', ofStrength(12, 12), null],
    ['Strength 0', ofStrength(0, 0), ['R-014', 'fighters[0].strength.full']],
    ['Strength 13', ofStrength(13, 12), ['R-014', 'fighters[0].strength.full']],
    ['half a Strength', ofStrength(7.5, 7), ['R-014', 'fighters[0].strength.full']],
    ['nothing left', ofStrength(7, 0), ['R-103', 'fighters[0].strength.now']],
    ['more left than there was', ofStrength(7, 8), ['R-103', 'fighters[0].strength.now']],
    ['a voter of 40 letters', votes({ id: 'x'.repeat(40) }), null],
    ['a voter of 41', votes({ id: 'x'.repeat(41) }), ['R-107', 'voters[0].id']],
    ['a voter without a name', votes({ id: '' }), ['R-107', 'voters[0].id']],
    ['a bias about the first', votes({ bias: [7, 0] }), ['R-107', 'voters[0].bias[0]']],
    ['twelve voters', { voters: Array(12).fill(votes({}).voters[0]) }, null],
    ['thirteen', { voters: Array(13).fill(votes({}).voters[0]) }, ['R-107', 'voters']],
  ])('R-012, R-014, R-103, R-107, R-108: %s', (_, setup, wanted) => expect(fault(setup)).toEqual(wanted));

  test('R-108, R-103, R-107: what is turned down is told with what may be there', () => {
    const told = (setup: Partial<RecountSetup>) => () => rules.prepare(recountSetup({ fighters: PAIR, ...setup }));
    expect(told({ fighters: PAIR.slice(1) })).toThrow('2 to 6 fighters, not 1');
    expect(told(ofStrength(13, 1))).toThrow('a whole number from 1 to 12');
    expect(told(ofStrength(7, 8))).toThrow('1 to 7, not 8');
    expect(told(who({ name: '' }))).toThrow('a text of 1 to 40 letters');
    expect(told(votes({ bias: [0, 9] }))).toThrow('a whole number from -6 to 6');
    expect(told({ voters: Array(13).fill(votes({}).voters[0]) })).toThrow('a list of at most 12');
    expect(told(who({ card: 'murmillo' }))).toThrow('there is no class "murmillo"; there is heavy, medium, light, retiarius');
    expect(told({ arena: 'circus' })).toThrow(`there is no arena "circus"; there is ${Object.keys(rules.content.arenas).join(', ')}`);
    const bare = recount({ ...rules.content, arenas: {} });
    expect(() => bare.prepare(recountSetup({ fighters: PAIR, arena: 'circus' }))).toThrow('there is none but the plain one');
  });

  test('R-005, R-024 and others: what the page does not print may be set to these values, the usual one first', () => {
    expect(Object.fromEntries(Object.entries(LEX.choices).map(([name, { values }]) => [name, values]))).toEqual({
      arenaRadius: [5, 4, 6, 7],
      strengthMode: ['roll', 'fixed7', 'draft'],
      maxTurns: [60, 30, 120, 240],
      strikeArc: ['front', 'front3'],
      double6: ['2d6', 'kill'],
      badFraction: [0.5, 0.25, 0.75],
      lightFraction: [0, 0.25],
      heavyAp: [0, -1],
      struggleNeed: [5, 4, 6],
      netMiss: ['kept', 'lost'],
      mobVoters: [4, 2, 6, 0],
      mobNeed: [4, 3, 5],
      performance: [true, false],
    });
  });

  test('R-012: a text gives its names for ever, and gives so many, all different', () => {
    expect(latinNames('a bout', 6)).toEqual([
      'Lucius Limpo',
      'Quintus Swaggerix',
      'Decimus Panicus',
      'Spurius Wobblo',
      'Aulus Clumsus',
      'Titus Oucho',
    ]);
    expect(new Set(latinNames('all', 400)).size).toBe(400);
  });

  test('R-012, R-014: a fighter keeps the name and the Strength that he brings', () => {
    const fighters = [entrant({ card: 'medium', side: 'a', name: 'Titus Clangus', strength: { full: 9, now: 4 } }), PAIR[1]!];
    const { bout, events } = new Sand(recountSetup({ fighters, lex: { strengthMode: 'fixed7' } }), [6, 1, 5]);
    expect(bout.state.fighters[0]).toMatchObject({ name: 'Titus Clangus', full: 9, strength: 4 });
    expect(bout.state.fighters[1]).toMatchObject({ full: 7, strength: 7 });
    const { figures } = events.find((event) => event.type === 'bout-started')!;
    expect(figures.map(({ hp, stamina }) => [hp, stamina])).toEqual([
      [4, 9],
      [7, 7],
    ]);
  });

  test('R-015: where somebody would start in what stands on the sand, nobody starts', () => {
    const on = (q: number, r: number) => {
      const spina = { id: 'spina', radius: 5, blocked: [{ q, r }], marks: {} };
      const { classes } = rules.content;
      const setup = recountSetup({ fighters: PAIR, arena: 'spina' });
      const blocked = recount({ hash: 'test', classes, arenas: { spina } });
      return () => beginBout(blocked, blocked.prepare(setup), setup, seededRng('x'));
    };
    expect(on(-4, 0)).toThrow('fighter 1 would start on (-4,0), where nobody can stand');
    expect(on(4, 0)).toThrow('fighter 2 would start on (4,0), where nobody can stand');
    expect(on(-3, 0)).not.toThrow();
  });

  test('R-012: names end in all the ways there are', () => {
    const named = latinNames('all', 200).map((name) => /(us|ix|o)$/.exec(name)![0]);
    expect(new Set(named)).toEqual(new Set(['us', 'ix', 'o']));
  });

  test('R-101: a class that is only named comes into no stable by lot', () => {
    const { heavy, light } = rules.content.classes as Record<string, ClassCard>;
    expect(lotOf({ heavy: heavy!, light: { ...light!, onlyNamed: true } })).toEqual([heavy]);
  });

  test('R-005, R-024: toggles that nobody knows, or values that none may take, are named', () => {
    expect(fault({ lex: { maxTurns: 61 as 60 } })).toEqual(['R-024', 'lex.maxTurns']);
    expect(fault({ lex: { luck: true } as never })).toEqual(['lex', 'lex.luck']);
  });

  test('a whole bout from a seed comes to an end', () => {
    expect(new Sand(recountSetup({ fighters: PAIR }), [3, 4, 3, 4, 5, 2, 1]).bout.decision()).toMatchObject({
      kind: 'act',
      figures: ['medium'],
    });
  });
});
