import { describe, expect, test } from 'vitest';
import { ScriptedRng, seededRng } from '../../../../src/engine/dice/index.ts';
import type { BoutEvent } from '../../../../src/engine/bout/index.ts';
import { cellAt } from '../../../../src/engine/hex/index.ts';
import { policies } from '../../../../src/games/damnatio/bots/index.ts';
import type { Hunt, Intent, View } from '../../../../src/games/damnatio/rules/index.ts';
import {
  beginHuntBout,
  damnatio,
  defendPrompt,
  huntIntent,
  huntSetup,
  strikeOptions,
  whirlOdds,
} from '../../../../src/games/damnatio/rules/index.ts';
import { core, ruleset } from '../../../support/core-content.ts';
import { CAT, rulesOf } from '../../../support/made-beast.ts';
import type { Scene } from '../../../support/scenario.ts';
import { manOf } from '../../../support/scenario.ts';
import { on, pit, proves, stage, viewOf } from '../../../support/stage.ts';

const cat = () => [{ card: CAT, at: [0, 0] as const, facing: 0 }];
const NO_DICE = () => new ScriptedRng([]);
const percent = (value: { valueOf(): number }) => Math.round(100 * value.valueOf());

/** The intent at the men's order, before anything is decided. */
function intent(scene: Omit<Scene, 'dice' | 'start'>): Intent {
  return huntIntent(viewOf(stage({ start: 'men', dice: [], ...scene }, NO_DICE())))!;
}

function hexes({ world }: Pick<View, 'world'>, cells: readonly number[]): string[] {
  return cells.map((cell) => `${world.arena.cells[cell]!.q},${world.arena.cells[cell]!.r}`);
}

describe('D-248: chances of the next Control Check', () => {
  test('D-248: lion v Valens 45, 10, 45; with a bloodied lion and sand in its eyes as the terms say', () => {
    const men = [on('valens', -4, 0)];
    const even = intent({ beasts: pit('lion'), men }).control;
    expect([percent(even.beast), percent(even.tie), percent(even.men), even.retained]).toEqual([45, 10, 45, null]);
    const hurt = intent({ beasts: pit('lion', { hp: 12, nextControl: -2 }), men }).control;
    expect(hurt.terms.beast.map(({ rule, value }) => `${rule}:${value}`)).toEqual(['D-046:4', 'D-042:1', 'D-044:-2']);
    expect(percent(hurt.men)).toBe(55);
  });

  test('D-248: retained Control is said instead, and who gets a tie', () => {
    const prey = [on('valens', 1, 0, { condition: 'pinned' })];
    expect(intent({ beasts: pit('lion', { retains: 'instruction' }), men: prey }).control.retained).toBe('instruction');
    expect(intent({ beasts: pit('lion', { retains: 'frenzy' }), men: prey }).control.retained).toBe('frenzy');
    expect(intent({ control: 'men', beasts: pit('lion'), men: prey }).control.tieGoesTo).toBe('beast');
    expect(intent({ control: 'beast', beasts: pit('lion'), men: prey }).control.tieGoesTo).toBe('men');
    expect(intent({ control: 'men', lex: { tieKeeps: true }, beasts: pit('lion'), men: prey }).control.tieGoesTo).toBe('men');
  });
});

describe('D-249: what the beast would do in Control', () => {
  test('D-249: pounce on Bulla, with every Defend card', () => {
    const scene: Scene = { start: 'men', dice: [], beasts: pit('lion'), men: [on('bulla', 4, 0), on('dama', 5, 0), on('syrus', -7, 0)] };
    const hunt = stage(scene, NO_DICE());
    const ifBeast = huntIntent(viewOf(hunt))!.ifBeast[0]!;
    expect(ifBeast).toMatchObject({
      man: { id: 'bulla' },
      target: { why: 'closest', rules: ['D-060'] },
      attack: { id: 'pounce', kind: 'leap', tell: 'It flattens itself and will spring.' },
      damage: [6, 13],
    });
    expect([ifBeast.plan.row!.because, ifBeast.plan.rowIndex]).toEqual(['D-198', 4]);
    const harmed = Object.fromEntries(
      ifBeast.defends.map(({ card, harmed: chance, toHit }) => [card?.id ?? 'none', [toHit.chance, percent(chance)]]),
    );
    expect(harmed).toMatchObject({ leapAside: [17, 49], dropFlat: [17, 37], dodge: [17, 53], none: [17, 85] });
    expect([hexes(hunt, ifBeast.lane), hexes(hunt, ifBeast.leap), hexes(hunt, ifBeast.overrun)]).toEqual([
      ['1,0'],
      ['2,0', '3,0'],
      ['5,0'],
    ]);
    expect(ifBeast.struck.map(({ id }) => id)).toEqual(['dama']);
  });

  test('D-249: cards that cannot be played are named with the rule that forbids them', () => {
    const ifBeast = intent({ beasts: pit('bull'), men: [on('bulla', 5, 0, { stamina: 1 })] }).ifBeast[0]!;
    const refusals = Object.fromEntries(ifBeast.defends.map(({ card, refusal }) => [card?.id ?? 'none', refusal?.rule ?? null]));
    expect(refusals).toMatchObject({ parry: 'D-081', leapAside: 'D-144', dropFlat: null, none: null });
  });

  /** Where the men are asked for the order; the beast's own round from the same position must do what was shown. */
  test.each([
    ['a rake', { beasts: pit('lion', { lastFought: 'bulla' }), men: [on('bulla', 1, 0)] }],
    [
      'a break and charge',
      { beasts: pit('lion', { lastFought: 'bulla', hp: 10 }), men: [on('bulla', 1, 0), on('dama', -1, 1), on('valens', 4, 0)] },
    ],
    ['a tie', { tie: 2, beasts: pit('bear'), men: [on('bulla', 3, 0), on('dama', 0, 3), on('syrus', -3, 0)] }],
    ['a tie at 5', { tie: 3, beasts: pit('bull'), men: [on('bulla', 5, 0), on('dama', 8, 0), on('mamertinus', 4, 1)] }],
    ['a side hook', { beasts: pit('bull', { nextToHit: -4 }), men: [on('bulla', -1, 1), on('gavius', -3, 3)] }],
    ["a charge into a man's back", { beasts: pit('bull'), men: [on('valens', 5, 0, { facing: 0 }), on('dama', 6, 0)] }],
    ['a crush', { beasts: pit('bear', { lastFought: 'bulla' }), men: [on('bulla', 1, 0, { condition: 'held' })] }],
    ['a hook at a hunter', { beasts: pit('bull'), men: [on('mamertinus', 2, 0)] }],
  ] as const)('D-249: it is what happens: %s', (_what, scene) => {
    const ifBeast = intent({ ...scene }).ifBeast[0]!;
    const hunt = stage({ start: 'beast', dice: [], ...scene }, NO_DICE());
    const prompt = defendPrompt(viewOf(hunt))!;
    expect([prompt.man.id, prompt.attack.id]).toEqual([ifBeast.man.id, ifBeast.attack!.id]);
    const odds = (options: Intent['ifBeast'][0]['defends']) =>
      options.map(({ card, refusal, harmed, meanNet }) => [card?.id, refusal, harmed.toFraction(), meanNet.toFraction()]);
    expect(odds(prompt.options)).toEqual(odds(ifBeast.defends));
  });

  test('D-249: a man too far for the charge is walked up to, without an attack', () => {
    const ifBeast = intent({ beasts: pit('bear'), men: [on('bulla', 8, 0)] }).ifBeast[0]!;
    expect([ifBeast.plan.charge!.how, ifBeast.attack, ifBeast.defends]).toEqual(['short', null, []]);
  });
});

test("D-250: if the men win: the counter row and its N, hexes without guard, and each man's cards", () => {
  const hunt = stage({ start: 'men', dice: [], beasts: pit('lion'), men: [on('bulla', -1, 1), on('valens', 2, 0)] }, NO_DICE());
  const { ifMen, unguarded } = huntIntent(viewOf(hunt))!;
  expect(ifMen.map(({ man, attack, toHit }) => [man.id, attack?.id, toHit])).toEqual([
    ['bulla', 'swipe', 16],
    ['valens', 'rush', 16],
  ]);
  expect(hexes(hunt, unguarded).sort()).toEqual(['-1,0', '-1,1', '0,-1']);
  const slash = strikeOptions(viewOf(hunt), manOf(hunt, 'bulla')).find(({ card }) => card.id === 'slash')!;
  expect([percent(slash.hit), slash.meanNet.toFraction()]).toEqual([45, '9/5']);
  expect(intent({ beasts: pit('bull'), men: [on('bulla', -1, 1)] }).ifMen[0]).toMatchObject({ attack: { id: 'hook' }, toHit: 13 });
});

test('D-250: a beast without counter rows answers with its control rows, after it has turned to the man', () => {
  const { lion } = core.damnatio.beasts;
  const plain = { ...lion!, procedure: lion!.procedure.filter(({ trigger }) => trigger !== 'counter') };
  const rules = damnatio({ ...core.damnatio, beasts: { lion: plain } });
  const scene: Scene = {
    start: 'men',
    beasts: pit('lion'),
    men: [on('bulla', -1, 0)],
    dice: [12, 4],
    play: ['hold', 'bulla strikes slash'],
  };
  const { ifMen } = huntIntent(viewOf(stage({ ...scene, dice: [], play: [] }, NO_DICE(), rules)))!;
  expect(ifMen[0]).toMatchObject({ attack: { id: 'rake' }, toHit: 17 });
  proves({ ...scene, expect: ['considered lion trigger=control steps=rake:fired', 'attacked lion attack=rake chance=17'] }, rules);
});

test('D-249 D-239: a bull wounded in the legs is not shown to overrun', () => {
  const overrun = (extras: object) =>
    intent({
      lex: { wounds: true },
      beasts: pit('bull', { ...extras }),
      men: [on('bulla', 4, 0), on('dama', 5, 0)],
    }).ifBeast[0]!;
  expect([overrun({}).overrun.length, overrun({}).struck.length]).toEqual([3, 1]);
  expect([overrun({ zones: ['L'] }).overrun.length, overrun({ zones: ['L'] }).struck.length]).toEqual([0, 0]);
});

describe('D-249 D-423: what it would do after its charge', () => {
  /** Bulla behind Dama: the lane is blocked, and the beast walks round. */
  const ROUND = { beasts: cat(), men: [on('bulla', 3, 0, { facing: 0 }), on('dama', 2, 0)] };
  const HEXES = [
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
  ] as const;
  const NAMES = ['bulla', 'valens', 'syrus', 'dama', 'pyrrhus', 'gavius'];
  /** All round it: it can go nowhere. */
  const RING = { beasts: cat(), men: HEXES.map(([q, r], i) => on(NAMES[i]!, q, r)) };
  const threat = (steps: string, rest?: string, scene = ROUND) => {
    const hunt = stage({ start: 'men', dice: [], ...scene }, NO_DICE(), rulesOf(steps, rest));
    const { plan, way, overrun, lane } = huntIntent(viewOf(hunt))!.ifBeast[0]!;
    return { how: plan.charge?.how, attack: plan.attack, way: hexes(hunt, way), lane: hexes(hunt, lane), overrun: hexes(hunt, overrun) };
  };

  test('D-423: the way of a deed is told only where nothing moves it before, and none where it attacks', () => {
    const far = 'card: pick: farthest';
    expect(threat('{ id: flies, trigger: control, do: flee }', far)).toMatchObject({ how: 'blocked', attack: null, way: [], overrun: [] });
    expect(threat('{ id: flies, trigger: approach, do: { flee: 1 } }', far)).toMatchObject({ how: undefined, way: ['-1,1'] });
    expect(threat('{ id: flies, trigger: control, do: flee }', far, RING)).toMatchObject({ way: [] });
  });

  test('D-069 D-079: where it runs through from the end of its walk, as it does when it misses', () => {
    const steps = '{ id: through, trigger: control, do: claw, runThrough: 2 }';
    const { how, attack, lane, overrun } = threat(steps, 'card: pick: farthest');
    expect([how, attack, lane.at(-1)]).toEqual(['blocked', 'claw', '2,1']);
    expect(overrun).toEqual(['4,-1', '5,-2']);
    proves(
      {
        start: 'beast',
        ...ROUND,
        dice: [1],
        play: ['bulla defends none'],
        expect: ['charged how=blocked', 'moved acme.test:cat gait=run-through'],
        finally: { [CAT]: { at: [5, -2] } },
      },
      rulesOf(steps, 'card: pick: farthest'),
    );
  });
});

test('D-251: the hexes it could back off to; none in the corner', () => {
  const corner = {
    beasts: [on('lion', -8, 0, { facing: 0, lastFought: 'bulla' })],
    men: [on('bulla', -7, 0), on('syrus', -8, 1), on('dama', -7, -1)],
  };
  expect(intent(corner).escape).toEqual([]);
  const open = stage({ start: 'men', dice: [], beasts: pit('lion', { lastFought: 'bulla' }), men: [on('bulla', 1, 0)] }, NO_DICE());
  const { escape } = huntIntent(viewOf(open))!;
  expect(hexes(open, escape)).toContain('-3,0');
  expect(hexes(open, escape)).not.toContain('0,0');
});

test('D-252: it can be asked of a hypothetical position, and changes neither position nor dice', () => {
  const hunt = stage({ start: 'men', dice: [], beasts: pit('bull'), men: [on('bulla', 5, 0), on('dama', 0, 6)] }, seededRng('drag'));
  const before = JSON.stringify(hunt.toJSON());
  const dragged = hunt.clone(NO_DICE());
  dragged.state.men[1]!.cell = cellAt(hunt.world.arena, 6, 0);
  expect(huntIntent(viewOf(dragged))!.ifBeast[0]!.struck.map(({ id }) => id)).toEqual(['dama']);
  expect(huntIntent(viewOf(hunt))!.ifBeast[0]!.struck).toEqual([]);
  expect(huntIntent(viewOf(hunt))).toEqual(huntIntent(viewOf(hunt)));
  expect(JSON.stringify(hunt.toJSON())).toBe(before);
});

/** Every event of some hunts played by a policy, with the hunt before each answer. */
function playHunts(count: number, seen: (hunt: Hunt) => void, heard: (event: BoutEvent) => void): void {
  for (let i = 0; i < count; i += 1) {
    const setup = huntSetup({
      beasts: [['lion', 'bull', 'bear'][i % 3]!],
      ...(i % 4 === 3 && { men: ['mamertinus', 'bullarius'] }),
      lex: i % 2 ? { wounds: true, desperatio: true, wallSlam: true } : {},
    });
    const { bout } = beginHuntBout(ruleset, setup, seededRng(`told ${i}`), { log: true, listen: heard });
    const rng = seededRng(`answers ${i}`);
    while (bout.decision()) {
      seen(bout);
      bout.play(policies.naive(bout, rng));
    }
  }
}

test('D-253: every event and every summand names a rule of the rulebook', () => {
  const unknown = new Set<string>();
  let summands = 0;
  const check = (ids: readonly string[], where: string) => {
    if (ids.length === 0 || ids.some((id) => !core.rules[id])) unknown.add(`${where} ${ids.join()}`);
  };
  playHunts(
    24,
    () => {},
    (event) => {
      check(event.rules, event.type);
      const terms = event.type === 'rolled' ? event.roll.modifiers : 'modifiers' in event ? event.modifiers : [];
      for (const { rule, reason } of terms) check([rule], `${event.type} ${reason}`);
      summands += terms.length;
      if (event.type === 'considered') for (const step of event.steps) check([step.rule], step.does);
    },
  );
  expect([...unknown]).toEqual([]);
  expect(summands).toBeGreaterThan(1000);
});

test('D-253: a refusal names its rule', () => {
  const hunt = stage({ start: 'men', dice: [], beasts: pit('lion'), men: [on('bulla', 3, 0)] }, NO_DICE());
  expect(core.rules[hunt.refusal({ type: 'strike', figure: 'bulla', card: 'slash' })!.rule]).toBeDefined();
});

test('D-254: the intent knows no dice but the tie number: other seeds, same intent', () => {
  const scene: Scene = { start: 'men', dice: [], beasts: pit('lion'), men: [on('bulla', 4, 0), on('dama', 0, 4)] };
  const [one, other] = ['one', 'other'].map((seed) => huntIntent(viewOf(stage(scene, seededRng(seed)))));
  const plain = (value: unknown) => JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? Number(part) : part));
  expect(plain(one)).toBe(plain(other));
  expect(plain(one)).not.toMatch(/"(seed|rng|words|tieNumber)"/);
  expect(huntIntent(viewOf(stage({ ...scene, tie: 2 }, NO_DICE())))!.ifBeast[0]!.man.id).not.toBe(one!.ifBeast[0]!.man.id);
});

test('D-254: there is none beast against beast, nor when the hunt is over', () => {
  const { bout } = beginHuntBout(ruleset, huntSetup({ beasts: ['lion', 'bear'] }), seededRng('duel'));
  expect(huntIntent(viewOf(bout))).toBeNull();
  const over = stage({
    start: 'men',
    beasts: pit('lion', { hp: 1 }),
    men: [on('bulla', -1, 0)],
    dice: [20],
    play: ['hold', 'bulla strikes stab'],
  });
  expect(huntIntent(viewOf(over))).toBeNull();
});

test('D-255: at the Defend prompt: N after row, bloodied, Down and one-shots, and M of each card', () => {
  const scene: Scene = {
    start: 'men',
    beasts: pit('bull', { hp: 11 }),
    men: [on('bulla', 1, 0), on('valens', -1, 1)],
    dice: [15, 12, 4],
    play: ['hold', 'bulla strikes sand', 'valens strikes spearThrust'],
  };
  const { man, attack, damage, options } = defendPrompt(viewOf(stage(scene)))!;
  expect([man.id, attack.id, damage]).toEqual(['valens', 'hook', [7, 12]]);
  for (const { toHit } of options)
    expect([toHit.chance, toHit.modifiers.map(({ rule, value }) => `${rule}:${value}`)]).toEqual([
      10,
      ['D-041:14', 'D-210:-1', 'D-042:1', 'D-044:-4'],
    ]);
  expect(Object.fromEntries(options.map(({ card, defend }) => [card?.id ?? 'none', defend?.chance ?? null]))).toMatchObject({
    dodge: 8,
    parry: 8,
    fallBack: 9,
    none: null,
  });
  expect(defendPrompt(viewOf(stage({ ...scene, dice: [], play: [] })))).toBeNull();
  proves({
    ...scene,
    dice: [...scene.dice, 11, 13],
    play: [...scene.play!, 'valens defends dodge'],
    expect: ['rolled bull roll.chance=10 roll.result=hit', 'rolled valens roll.chance=8 roll.result=success'],
  });
});

test('D-249 D-250 D-251: the intent can be had before every answer of any hunt', () => {
  let asked = 0;
  playHunts(
    12,
    (hunt) => {
      const known = huntIntent(viewOf(hunt))!;
      asked += 1;
      expect(known.control.beast.add(known.control.tie).add(known.control.men).toFraction()).toBe('1');
      expect(known.ifMen.length).toBeGreaterThan(0);
    },
    () => {},
  );
  expect(asked).toBeGreaterThan(300);
});

test('D-249: after the first charge the last enemy is the next target, as it will be in round 2, not the closest of a tie', () => {
  const hunt = stage({
    start: 'round-one',
    round: 1,
    tie: 2,
    beasts: pit('lion'),
    men: [on('bulla', 2, 0), on('syrus', 2, -1), on('dama', -4, 0)],
    dice: [10, 1, 1],
    play: ['syrus defends dodge'],
  });
  expect(hunt.decision()!.kind).toBe('first-moves');
  expect(huntIntent(viewOf(hunt))!.ifBeast[0]!).toMatchObject({ man: { id: 'syrus' }, target: { why: 'last-enemy', rules: ['D-059'] } });
});

test('D-120: the chances of the whirl are exact with the printed tie die too', () => {
  const men = [on('dama', -1, 0), on('syrus', -1, 1), on('bulla', 0, -1)];
  const hunt = stage({ start: 'men', lex: { tieDie: 'printed' }, beasts: pit('bear'), men, dice: [], play: ['hold'] }, NO_DICE());
  const plan = men.map(({ card }) => ({ figure: card, card: 'flail' }));
  const odds = whirlOdds(viewOf(hunt), plan);
  const all = [...odds.men.values(), odds.nobody, odds.dead].reduce((sum, chance) => sum.add(chance));
  expect(all.toFraction()).toBe('1');
});
