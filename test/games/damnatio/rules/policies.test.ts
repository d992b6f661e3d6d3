import { describe, expect, test } from 'vitest';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import { policies } from '../../../../src/games/damnatio/bots/index.ts';
import { effectWorth, meanAbove } from '../../../../src/games/damnatio/bots/card-worth.ts';
import { defendScore, strikeScore } from '../../../../src/games/damnatio/bots/skilled.ts';
import type { BoutEvent } from '../../../../src/engine/bout/index.ts';
import type { Dice } from '../../../../src/engine/dice/index.ts';
import type { Deck, Hunt, HuntAction, HuntSetup, Lex } from '../../../../src/games/damnatio/rules/index.ts';
import { beginHuntBout, damnatio, LEX, handOfMan, huntSetup, promptedAttack } from '../../../../src/games/damnatio/rules/index.ts';
import { core, ruleset } from '../../../support/core-content.ts';
import { eventProblems, stateProblems } from '../../../support/invariants.ts';
import type { Scene } from '../../../support/scenario.ts';
import { manOf } from '../../../support/scenario.ts';
import { on, pit, stage, viewOf } from '../../../support/stage.ts';

const noDice = () => seededRng('no die is needed');

/** What a policy answers at the end of a scene. */
function answer(scene: Scene, policy: keyof typeof policies = 'skilled', seed = 'policy'): HuntAction {
  return policies[policy](stage(scene, noDice()), seededRng(seed));
}

/** Where a policy sends a man, as axial coordinates. */
function goes(scene: Omit<Scene, 'dice' | 'start' | 'play'>, policy: keyof typeof policies = 'skilled'): unknown[] {
  const full: Scene = { start: 'men', dice: [], play: ['move'], ...scene };
  const hunt = stage(full, noDice());
  const action = policies[policy](hunt, seededRng('policy'));
  if (action.type !== 'move') throw new Error(`${action.type} is no move`);
  const { q, r } = hunt.world.arena.cells[action.to]!;
  return [action.figure, q, r];
}

/** Plays a hunt to its end. */
function playOut(
  setup: HuntSetup,
  seed: string,
  policy: keyof typeof policies,
  heard: (event: BoutEvent) => void = () => {},
  seen: (hunt: Hunt) => void = () => {},
): Hunt {
  const { bout } = beginHuntBout(ruleset, setup, seededRng(seed), { log: true, listen: heard });
  const rng = seededRng(`${policy} ${seed}`);
  while (bout.decision()) {
    bout.play(policies[policy](bout, rng));
    seen(bout);
  }
  return bout;
}

describe('D-279: policies have dice of their own', () => {
  test('D-279: an answer never touches the dice of the hunt', () => {
    for (const policy of ['skilled', 'naive', 'random'] as const) {
      const { bout } = beginHuntBout(ruleset, huntSetup({ beasts: ['lion'] }), seededRng('own dice'));
      for (let i = 0; i < 60 && bout.decision(); i += 1) {
        const before = JSON.stringify(bout.toJSON());
        const action = policies[policy](bout, seededRng(`${i}`));
        expect(JSON.stringify(bout.toJSON())).toBe(before);
        bout.play(action);
      }
    }
  });

  test('D-279: the same seed gives every policy the same lots, tie number and first die', () => {
    const opening = (policy: keyof typeof policies) => {
      const thrown: string[] = [];
      playOut(huntSetup({ beasts: ['bull'] }), 'same seed', policy, (event) => {
        if (event.type === 'drawn' || event.type === 'tie-number') thrown.push(String(event.value));
        if (event.type === 'rolled' && event.roll.why === 'to-hit') thrown.push(String(event.roll.faces[0]));
      });
      return thrown.slice(0, 6);
    };
    expect(opening('naive')).toEqual(opening('skilled'));
    expect(opening('random')).toEqual(opening('skilled'));
  });

  test('D-279: the same policy and seed play the same hunt', () => {
    const log = (policy: keyof typeof policies) => {
      const events: BoutEvent[] = [];
      playOut(huntSetup({ beasts: ['bear'] }), 'again', policy, (event) => events.push(event));
      return JSON.stringify(events);
    };
    for (const policy of ['skilled', 'naive'] as const) expect(log(policy)).toBe(log(policy));
  });
});

describe('D-280: what both do', () => {
  test('D-280: MOVE, never a Fate card or a second Control die', () => {
    for (const policy of ['skilled', 'naive'] as const) {
      const orders = new Set<string>();
      playOut(huntSetup({ beasts: ['lion'], men: ['valens', 'hilarinus', 'bulla'] }), 'both', policy, (event) => {
        if (event.type === 'ordered') orders.add(event.order);
        if (event.type === 'card-played') expect(event.hand).not.toBe('fate');
        if (event.type === 'rolled') expect(event.again).toBe(false);
      });
      expect([...orders]).toEqual(['move']);
    }
  });

  test('D-280: content with his hex he pivots there and back; Down he stands; gripped he struggles', () => {
    const scene = (extras: Readonly<Record<string, unknown>>): Scene => ({
      start: 'men',
      dice: [],
      beasts: pit('lion'),
      men: [on('bulla', -1, 0, extras)],
      play: ['move'],
    });
    expect(goes({ beasts: pit('lion'), men: [on('bulla', -1, 0)] })).toEqual(['bulla', -1, 0]);
    expect(answer(scene({}))).toMatchObject({ type: 'move', facing: 0 });
    expect(answer(scene({ condition: 'down' }))).toEqual({ type: 'stand', figure: 'bulla' });
    expect(answer({ ...scene({ condition: 'pinned' }), play: [] })).toEqual({ type: 'struggle', figure: 'bulla' });
    expect(answer({ ...scene({ condition: 'pinned' }), play: ['done'] })).toEqual({ type: 'strike', figure: 'bulla', card: 'grounded' });
  });

  test('D-280: bystanders in roster order: beside the beast they attack, others move', () => {
    const scene: Scene = { start: 'bystanders', dice: [], beasts: pit('lion'), men: [on('dama', -5, 0), on('bulla', -1, 0)] };
    expect(answer(scene)).toMatchObject({ type: 'move', figure: 'dama' });
    expect(answer({ ...scene, men: [on('bulla', -1, 0), on('dama', -5, 0)] })).toMatchObject({ type: 'strike', figure: 'bulla' });
  });
});

describe('D-281: where skilled men go', () => {
  const lion = pit('lion');
  test('D-281: rear before flank before front, less 0.01 a point', () => {
    expect(goes({ beasts: lion, men: [on('bulla', -2, 3)] })).toEqual(['bulla', -1, 0]);
    expect(goes({ beasts: lion, men: [on('bulla', -2, 3), on('dama', -1, 0)] })).toEqual(['dama', -1, 0]);
    expect(goes({ beasts: lion, men: [on('syrus', 5, 0)] })).toEqual(['syrus', 1, 0]);
  });

  test('D-281: the nearest first, then the roster', () => {
    expect(goes({ beasts: lion, men: [on('dama', -6, 0), on('syrus', 0, -3)] })[0]).toBe('syrus');
    expect(goes({ beasts: lion, men: [on('dama', -3, 0), on('syrus', 0, -3)] })[0]).toBe('dama');
  });

  test('D-281: a spear stays at 2 when its bearer is alone and has breath, else goes in', () => {
    const at = (extras: Readonly<Record<string, unknown>>) => [on('valens', -5, 0, extras)];
    expect(goes({ beasts: lion, men: at({}) })).toEqual(['valens', -2, 0]);
    expect(goes({ beasts: lion, men: at({ stamina: 0 }) })).toEqual(['valens', -1, 0]);
    expect(goes({ beasts: lion, men: [...at({}), on('dama', 8, -8)] })).toEqual(['valens', -1, 0]);
  });

  test('D-281: out of reach he comes as near as he can; equal hexes by clockwise rank', () => {
    expect(goes({ beasts: lion, men: [on('dama', 8, 0)] })).toEqual(['dama', 4, 0]);
    expect(
      goes({
        beasts: pit('lion'),
        men: [on('dama', -1, 2), on('syrus', -1, 0), on('gavius', 0, -1, { condition: 'down' })],
      }),
    ).toEqual(['syrus', -1, 0]);
    expect(goes({ beasts: lion, men: [on('dama', 6, -3)] })).toEqual(['dama', 2, 0]);
  });
});

test('D-282: skilled attack: mean net damage and value times N, less 0.25 a Stamina; never a Goad', () => {
  const scene: Scene = { start: 'men', dice: [], beasts: pit('lion'), men: [on('bulla', -1, 1)], play: ['hold'] };
  const hunt = stage(scene, noDice());
  const bulla = manOf(hunt, 'bulla');
  const score = (id: string) =>
    strikeScore(
      viewOf(hunt),
      bulla,
      handOfMan(viewOf(hunt), bulla).attacks.find((card) => card.id === id)!,
    );
  expect(score('slash')).toBeCloseTo(1.075, 9);
  expect(score('stab')).toBeCloseTo(1.0, 9);
  expect(score('hamstring')).toBeCloseTo(0.4 * (2.5 + 0.3) - 0.5, 9);
  expect(score('desperate')).toBeCloseTo(0.3 * 6.5 - 0.75, 9);
  expect(answer(scene)).toEqual({ type: 'strike', figure: 'bulla', card: 'desperate' });
  expect(answer({ ...scene, men: [on('bulla', -1, 1, { stamina: 2 })] })).toMatchObject({ card: 'slash' });
  expect(answer({ ...scene, men: [on('bulla', -1, 1, { stamina: 1 })] })).toMatchObject({ card: 'stab' });
  expect(answer({ ...scene, men: [on('bulla', 1, 0)] })).toMatchObject({ card: 'stab' });
  expect(answer({ ...scene, men: [on('bulla', -1, 1, { stamina: 0 })] })).toMatchObject({ card: 'flail' });
});

test('D-282: what a card does beside its damage is worth what the rule prints, by effects and not by name', () => {
  const { attacks } = core.damnatio;
  const worth = Object.fromEntries(
    [...attacks.generic, ...Object.values(attacks.weapon).flat()].map((card) => [card.id, Number(effectWorth(card).toFixed(9))]),
  );
  const printed = { sand: 1.2, skullCrack: 0.4, burn: 0.4, hamstring: 0.3, forkNeck: 0.3 };
  for (const [id, value] of Object.entries(worth)) expect([id, value]).toEqual([id, printed[id as keyof typeof printed] ?? 0]);
  expect(Object.keys(worth)).toEqual(expect.arrayContaining(Object.keys(printed)));
});

describe('D-282 D-283: a renamed copy of a card in a mod is played the same', () => {
  const renamed = <Card extends { readonly id: string }>({ generic, weapon, optional }: Deck<Card>): Deck<Card> => {
    const all = (cards: readonly Card[]) => cards.map((card) => ({ ...card, id: `mod.${card.id}`, name: `Another ${card.id}` }));
    return {
      generic: all(generic),
      weapon: Object.fromEntries(Object.entries(weapon).map(([id, cards]) => [id, all(cards)])),
      optional: all(optional),
    };
  };
  const modded = damnatio({ ...core.damnatio, attacks: renamed(core.damnatio.attacks), defends: renamed(core.damnatio.defends) });

  test.each(['skilled', 'naive'] as const)('D-282 D-283 D-284: in whole hunts of %s men, answer by answer', (policy) => {
    const strikes = new Set<string>();
    for (let i = 0; i < 12; i += 1) {
      const setup = huntSetup({
        beasts: [Object.keys(core.damnatio.beasts)[i % 3]!],
        ...(i % 4 === 3 ? { men: ['mamertinus', 'valens'] } : {}),
        lex: { optionalCards: i % 2 === 0 },
      });
      const [own, other] = [ruleset, modded].map((rules) => beginHuntBout(rules, setup, seededRng(`mod ${i}`), { log: false }).bout);
      const [first, second] = [seededRng(`player ${i}`), seededRng(`player ${i}`)];
      while (own!.decision()) {
        const action = policies[policy](own!, first);
        const same = 'card' in action && action.card !== null ? { ...action, card: `mod.${action.card}` } : action;
        expect(policies[policy](other!, second)).toEqual(same);
        if (action.type === 'strike') strikes.add(action.card);
        own!.play(action);
        other!.play(same);
      }
      expect(other!.outcome()).toEqual(own!.outcome());
    }
    expect(strikes.size).toBeGreaterThan(4);
  });
});

describe('the mean of dice after a deduction', () => {
  const byHand = ({ count, sides, add }: Dice, change: number): number => {
    let throws = [add];
    for (let die = 0; die < count; die += 1) throws = throws.flatMap((sum) => Array.from({ length: sides }, (_, face) => sum + face + 1));
    return throws.reduce((sum, thrown) => sum + Math.max(0, thrown + change), 0) / throws.length;
  };

  test('D-282 D-283: is that of all throws, also where the deduction eats the lowest', () => {
    for (const dice of [
      { count: 1, sides: 8, add: 5 },
      { count: 1, sides: 2, add: 0 },
      { count: 2, sides: 6, add: -3 },
      { count: 4, sides: 4, add: 1 },
    ]) {
      for (let change = -12; change <= 4; change += 1) expect(meanAbove(dice, change)).toBe(byHand(dice, change));
    }
  });

  test('D-282: many dice of a mod are no longer work than few', () => {
    expect(meanAbove({ count: 12, sides: 20, add: 0 }, -12)).toBeCloseTo(12 * 10.5 - 12, 9);
    expect(meanAbove({ count: 12, sides: 20, add: 0 }, -240)).toBe(0);
  });
});

test('D-283: skilled defence: drop flat under a pounce, and what brace, jab and soak are worth', () => {
  const scene: Scene = { start: 'beast', dice: [], beasts: pit('lion'), men: [on('bulla', 4, 0)] };
  const scores = (full: Scene, name: string) => {
    const hunt = stage(full, noDice());
    const view = viewOf(hunt);
    const man = manOf(hunt, name);
    return Object.fromEntries(handOfMan(view, man).defends.map((card) => [card.id, defendScore(view, man, card, promptedAttack(view))]));
  };
  const pounce = scores(scene, 'bulla');
  expect(pounce['dropFlat']).toBeCloseTo(4.78, 9);
  expect(pounce['leapAside']).toBeCloseTo(4.035, 9);
  expect(pounce['dodge']).toBeCloseTo(3.68, 9);
  expect(answer(scene)).toEqual({ type: 'defend', figure: 'bulla', card: 'dropFlat' });
  const brace = scores({ ...scene, men: [on('valens', 4, 0)] }, 'valens')['brace'];
  expect(brace).toBeCloseTo((9 / 20) * 9.5 - 0.24 + 0.8 * (9 / 20) * 3.5, 9);
  const rake = scores({ ...scene, men: [on('mamertinus', 1, 0)] }, 'mamertinus');
  expect(rake['riposte']).toBeCloseTo((11 / 20) * 7.5 - 0.24 + 0.8 * (11 / 20) * (11 / 20) * 3.5, 9);
  expect(rake['parry']).toBeCloseTo((9 / 20) * 7.5 - 0.12 + 2 * (11 / 20) * 0.6, 9);
});

describe('D-284: naive men', () => {
  test('D-284: go to the nearest hex beside the beast, whatever the arc', () => {
    const men = [on('bulla', 2, 0)];
    expect(goes({ beasts: pit('lion'), men }, 'naive')).toEqual(['bulla', 1, 0]);
    expect(goes({ beasts: pit('lion'), men: [on('bulla', -2, 2)] }, 'naive')).toEqual(['bulla', -1, 1]);
    expect(goes({ beasts: pit('lion'), men: [on('bulla', -2, 2)] }, 'skilled')).toEqual(['bulla', -1, 0]);
  });

  test('D-284: play any legal card, each alike, Goad left out', () => {
    const chosen = (scene: Scene) => {
      const counts: Record<string, number> = {};
      for (let i = 0; i < 600; i += 1) {
        const { card } = answer(scene, 'naive', `card ${i}`) as { card: string };
        counts[card] = (counts[card] ?? 0) + 1;
      }
      return counts;
    };
    const strikes = chosen({ start: 'men', dice: [], beasts: pit('lion'), men: [on('bulla', -1, 0)], play: ['hold'] });
    expect(Object.keys(strikes).sort()).toEqual(['desperate', 'flail', 'hamstring', 'slash', 'stab']);
    const defends = chosen({ start: 'beast', dice: [], beasts: pit('lion'), men: [on('bulla', 1, 0)] });
    expect(Object.keys(defends).sort()).toEqual(['dodge', 'dropFlat', 'fallBack', 'flinch', 'leapAside', 'parry']);
    for (const counts of [strikes, defends])
      for (const count of Object.values(counts)) expect(Math.abs((count * Object.keys(counts).length) / 600 - 1)).toBeLessThan(0.4);
  });
});

describe('D-285: random hunts for crashes', { timeout: 60_000 }, () => {
  /** Every toggle at a value that is not its default. */
  const toggled = Object.fromEntries(Object.entries(LEX.choices).map(([toggle, { values }]) => [toggle, values[1]])) as unknown as Lex;
  const parties: Partial<HuntSetup>[] = [
    { draw: 4 },
    { draw: 6 },
    { men: ['mamertinus', 'bullarius'] },
    { men: ['bullarius', 'bullarius', 'valens'] },
  ];
  const HUNTS = 6;

  test('D-285: every toggle has another value than its default', () => {
    for (const toggle of Object.keys(LEX.usual) as (keyof Lex)[]) expect(toggled[toggle]).not.toBe(LEX.usual[toggle]);
  });

  test.each(
    ['lion', 'bull', 'bear'].flatMap((beast) => [
      { beast, how: 'the default lex' },
      { beast, how: 'every toggle turned' },
    ]),
  )('D-285: $beast, $how', ({ beast, how }) => {
    const lex = how === 'the default lex' ? {} : toggled;
    for (const [index, party] of parties.entries()) {
      const setup = huntSetup({ beasts: [beast], elite: (index % 4) as 0 | 1 | 2 | 3, ...party, lex });
      for (let i = 0; i < HUNTS; i += 1) {
        const problems: string[] = [];
        const end = playOut(
          setup,
          `random ${index} ${i}`,
          'random',
          (event) => problems.push(...eventProblems(event)),
          (hunt) => problems.push(...stateProblems(hunt)),
        );
        expect(problems).toEqual([]);
        expect(end.outcome()!.rounds).toBeLessThanOrEqual(end.world.lex.roundLimit);
      }
    }
  });

  test.each(['skilled', 'naive'] as const)('D-285: %s hunts keep the same invariants with every toggle turned', (policy) => {
    for (let i = 0; i < 24; i += 1) {
      const problems: string[] = [];
      const setup = huntSetup({ beasts: [Object.keys(core.damnatio.beasts)[i % 3]!], ...parties[i % 4]!, lex: toggled });
      playOut(
        setup,
        `toggled ${i}`,
        policy,
        (event) => problems.push(...eventProblems(event)),
        (hunt) => problems.push(...stateProblems(hunt)),
      );
      expect(problems).toEqual([]);
    }
  });
});
