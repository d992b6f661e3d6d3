import { describe, expect, test } from 'vitest';
import { damnatioVocabulary } from '../../../../src/games/damnatio/bots/index.ts';
import { DAMNATIO_WORDS } from '../../../../src/games/damnatio/cards/index.ts';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import { distance } from '../../../../src/engine/hex/index.ts';
import type { Argument, Tastes } from '../../../../src/engine/mind/index.ts';
import type { Hunt, HuntAction, HuntView } from '../../../../src/games/damnatio/rules/index.ts';
import { meetingOf, targetInControl, theBeast, threatInControl } from '../../../../src/games/damnatio/rules/index.ts';
import type { Scene } from '../../../support/scenario.ts';
import { on, pit, stage } from '../../../support/stage.ts';

const { conditions, choices } = damnatioVocabulary;
const think = (seen: HuntView, tastes: Tastes) => damnatioVocabulary.think(seen, tastes);
const TASTES: Tastes = { weights: {}, foresight: 1 };

type Part = Partial<Scene> & Pick<Scene, 'men'>;

const staged = (part: Part): Hunt => stage({ start: 'men', dice: [], beasts: pit('lion'), play: ['move'], ...part }, seededRng('words'));
const striking = (part: Part): Hunt => staged({ play: ['hold'], ...part });

function holds(hunt: Hunt, word: keyof typeof DAMNATIO_WORDS.conditions, ...args: Argument[]): boolean {
  return conditions[word]!(think(hunt.forBots, TASTES), args);
}

/** What a choice would answer, null where its aim cannot be served. */
function chooses(hunt: Hunt, word: keyof typeof DAMNATIO_WORDS.choices, tastes = TASTES): HuntAction | null {
  const weighed = choices[word]!(think(hunt.forBots, tastes), []);
  for (const { action } of weighed) expect(hunt.refusal(action)).toBeNull();
  return weighed.toSorted((a, b) => b.value - a.value)[0]?.action ?? null;
}

/** Hexes from the beast that a walk of his ends on. */
function walksTo(hunt: Hunt, word: keyof typeof DAMNATIO_WORDS.choices, tastes = TASTES): number | null {
  const action = chooses(hunt, word, tastes);
  return action?.type === 'move' ? distance(hunt.world.arena, action.to, theBeast(hunt.state).cell) : null;
}

describe('what behaviours of hunts may ask', () => {
  const alone = staged({ men: [on('bulla', 3, 0)] });
  const both = staged({ men: [on('bulla', -1, 0), on('syrus', 1, 0, { hp: 2, stamina: 1 })] });

  test('has a word for every word of the cards, and no other', () => {
    expect(Object.keys(conditions)).toEqual(Object.keys(DAMNATIO_WORDS.conditions));
    expect(Object.keys(choices)).toEqual(Object.keys(DAMNATIO_WORDS.choices));
  });

  test('time-to: what is to be chosen', () => {
    expect([holds(alone, 'time-to', 'walk'), holds(alone, 'time-to', 'strike')]).toEqual([true, false]);
    expect(holds(striking({ men: [on('bulla', 1, 0)] }), 'time-to', 'strike')).toBe(true);
    expect(holds(staged({ men: [on('bulla', 1, 0)], play: [] }), 'time-to', 'order')).toBe(true);
    const bystander = { start: 'bystanders' as const, play: [] };
    expect(holds(staged({ ...bystander, men: [on('bulla', -1, 0)] }), 'time-to', 'strike')).toBe(true);
    expect(holds(staged({ ...bystander, men: [on('bulla', -3, 0)] }), 'time-to', 'walk')).toBe(true);
    const attacked = stage({ start: 'beast', dice: [], beasts: pit('lion'), men: [on('bulla', 1, 0)] }, seededRng('guard'));
    expect(holds(attacked, 'time-to', 'guard')).toBe(true);
  });

  test('within, arc, alone, reaches, unarmed, round: where he is and with what', () => {
    expect([holds(alone, 'within', 3), holds(alone, 'within', 2)]).toEqual([true, false]);
    expect([holds(alone, 'arc', 'front'), holds(both, 'arc', 'rear')]).toEqual([true, true]);
    expect([holds(alone, 'alone'), holds(both, 'alone')]).toEqual([true, false]);
    expect(holds(alone, 'reaches')).toBe(false);
    expect(holds(staged({ men: [on('valens', 3, 0)] }), 'reaches')).toBe(true);
    expect(holds(staged({ men: [on('valens', 3, 0, { stamina: 0 })] }), 'reaches')).toBe(false);
    expect([holds(alone, 'unarmed'), holds(staged({ men: [on('bulla', 3, 0, { weapon: 'none' })] }), 'unarmed')]).toEqual([false, true]);
    expect([holds(alone, 'round', 1), holds(alone, 'round', 60)]).toEqual([true, false]);
  });

  test('wounded, winded, down, gripped, beside: how he and others are', () => {
    expect([holds(both, 'wounded', 'me'), holds(both, 'wounded', 'friend'), holds(both, 'wounded', 'beast')]).toEqual([false, true, false]);
    expect(holds(staged({ beasts: pit('lion', { hp: 12 }), men: [on('bulla', 3, 0)] }), 'wounded', 'beast')).toBe(true);
    expect([holds(both, 'winded', 12), holds(alone, 'winded', 12)]).toEqual([false, false]);
    expect(holds(staged({ men: [on('bulla', 3, 0, { stamina: 2 })] }), 'winded', 2)).toBe(true);
    expect([holds(both, 'beside', 1), holds(both, 'beside', 2)]).toEqual([true, false]);
    const fallen = staged({ men: [on('bulla', 1, 0, { condition: 'down' })] });
    expect([holds(fallen, 'down', 'me'), holds(fallen, 'down', 'friend'), holds(fallen, 'gripped', 'me')]).toEqual([true, false, false]);
    expect(holds(staged({ men: [on('bulla', 1, 0, { condition: 'pinned' })], play: [] }), 'gripped', 'me')).toBe(true);
  });

  test('prey, charges, may-be-struck, in-lane, controls: what the beast does next', () => {
    expect([holds(alone, 'prey', 'me'), holds(alone, 'charges')]).toEqual([true, true]);
    expect(holds(staged({ men: [on('bulla', 1, 0)] }), 'charges')).toBe(false);
    expect([holds(alone, 'may-be-struck', 30), holds(alone, 'may-be-struck', 100)]).toEqual([true, false]);
    expect(holds(staged({ men: [on('bulla', 5, 0), on('syrus', 2, 0)] }), 'prey', 'friend')).toBe(false);
    expect(holds(staged({ men: [on('bulla', 5, 0), on('syrus', 2, 0)], play: ['move', 'syrus to (2,1)'] }), 'prey', 'friend')).toBe(true);
    const lane = ['move', 'syrus to (3,0)'];
    expect(holds(staged({ beasts: pit('bull'), men: [on('syrus', 2, 0), on('bulla', 5, 0)], play: lane }), 'in-lane')).toBe(true);
    expect(holds(staged({ beasts: pit('bull'), men: [on('syrus', 2, 0), on('bulla', 5, 1)], play: lane }), 'in-lane')).toBe(false);
    expect([holds(alone, 'controls', 20), holds(alone, 'controls', 100)]).toEqual([true, false]);
  });

  test('may-hit, may-end, may-fall: the odds', () => {
    const weak = striking({ beasts: pit('lion', { hp: 2 }), men: [on('bulla', -1, 0)] });
    expect([holds(weak, 'may-hit', 45), holds(weak, 'may-hit', 95)]).toEqual([true, false]);
    expect(holds(weak, 'may-end', 25)).toBe(true);
    expect(holds(striking({ men: [on('bulla', -1, 0)] }), 'may-end', 1)).toBe(false);
    const dying = stage({ start: 'beast', dice: [], beasts: pit('lion'), men: [on('bulla', 1, 0, { hp: 1 })] }, seededRng('guard'));
    expect([holds(dying, 'may-fall', 30), holds(alone, 'may-fall', 90)]).toEqual([true, false]);
  });
});

describe('what behaviours of hunts may choose', () => {
  const men = [on('bulla', -3, 0), on('syrus', 1, 0)];

  test('close-in, flank: beside the beast, and where it has no guard', () => {
    const hunt = staged({ men: [on('bulla', 3, 0)] });
    expect([walksTo(hunt, 'close-in'), walksTo(hunt, 'flank')]).toEqual([1, 1]);
    const far = staged({ men: [on('bulla', 8, 0)] });
    expect([chooses(far, 'close-in'), chooses(far, 'flank')]).toEqual([null, null]);
  });

  test('stand-off: two hexes off with a long weapon only', () => {
    expect(walksTo(staged({ men: [on('valens', 4, 0)] }), 'stand-off')).toBe(2);
    expect(chooses(staged({ men: [on('bulla', 4, 0)] }), 'stand-off')).toBeNull();
  });

  test('keep-away: behind whoever is nearer, as far as may be', () => {
    const bulla = staged({ men: [on('bulla', -1, 0), on('syrus', 5, 0)] });
    expect(walksTo(bulla, 'keep-away')).toBeGreaterThan(5);
  });

  test('gang-up: next to a friend who stands there', () => {
    const hunt = staged({ men: [on('bulla', -1, 0), on('syrus', 1, 0)] });
    const action = chooses(hunt, 'gang-up');
    expect(action).toMatchObject({ type: 'move' });
    expect(chooses(staged({ men: [on('bulla', 3, 0)] }), 'gang-up')).toBeNull();
  });

  test('leave-lane: where the beast goes for somebody else', () => {
    const prey = staged({ men: [on('bulla', 2, 0), on('dama', -4, 0)] });
    expect(threatInControl(prey.view)!.man.id).toBe('bulla');
    prey.play(chooses(prey, 'leave-lane')!);
    expect(threatInControl(prey.view)!.man.id).toBe('dama');
  });

  test('shield: where the beast goes for him instead of a friend who is hurt', () => {
    const play = ['move', 'syrus to (3,1)'];
    const hurt = staged({ men: [on('syrus', 3, 0, { hp: 2 }), on('bulla', 0, 5)], play });
    expect(threatInControl(hurt.view)!.man.id).toBe('syrus');
    hurt.play(chooses(hurt, 'shield')!);
    expect(threatInControl(hurt.view)!.man.id).toBe('bulla');
    const whole = staged({ men: [on('syrus', 3, 0), on('bulla', 0, 5)], play });
    expect(chooses(whole, 'shield')).toBeNull();
  });

  test('strike, finish, hinder, spare, goad: the card for the aim', () => {
    const bulla = striking({ men: [on('bulla', -1, 0)] });
    expect(chooses(bulla, 'strike')).toMatchObject({ type: 'strike', figure: 'bulla' });
    expect(chooses(bulla, 'spare')).toMatchObject({ card: 'flail' });
    expect(chooses(bulla, 'goad')).toMatchObject({ card: 'goad' });
    const nearly = striking({ beasts: pit('lion', { hp: 1 }), men: [on('bulla', -1, 0)] });
    expect(chooses(nearly, 'finish')).toMatchObject({ card: 'slash' });
    expect(chooses(striking({ men: [on('dama', 1, 0)] }), 'hinder')).toMatchObject({ card: 'sand' });
  });

  test('stay-up, drop-flat, strike-back: the card against what comes', () => {
    const charged = (card: string) => stage({ start: 'beast', dice: [], beasts: pit('lion'), men: [on(card, 4, 0)] }, seededRng('guard'));
    expect(chooses(charged('bulla'), 'drop-flat')).toMatchObject({ card: 'dropFlat' });
    expect(chooses(charged('bulla'), 'stay-up')).toMatchObject({ card: 'leapAside' });
    expect(chooses(charged('bulla'), 'strike-back')).toBeNull();
    expect(chooses(charged('mamertinus'), 'strike-back')).toMatchObject({ card: 'brace' });
  });

  test('hold, fight: the order; what the weights speak for', () => {
    const order = staged({ men, play: [] });
    expect(chooses(order, 'hold')).toEqual({ type: 'order', order: 'hold' });
    expect(chooses(order, 'fight')).toEqual({ type: 'order', order: 'move' });
  });

  test('fight: the last man with a spear stands beside the beast; with friends it is not the spear that keeps him off', () => {
    const spear = { men: [on('bullarius', -3, 0)] };
    expect(walksTo(staged(spear), 'fight')).toBe(1);
    const apart = { weights: { last: 0, rear: 0, flank: 0, step: 0 }, foresight: 1 };
    expect(walksTo(staged(spear), 'fight', apart)).toBe(2);
  });

  test('fight: a second wind comes first, once nothing of it is lost', () => {
    const walks = (stamina: number) => staged({ men: [on('valens', -3, 0, { stamina, fate: ['secondWind'] })] });
    const wind = { type: 'second-wind', figure: 'valens' };
    expect([chooses(walks(11), 'fight'), chooses(walks(12), 'fight')]).toEqual([wind, expect.objectContaining({ type: 'move' })]);
    const tired = walks(5);
    tired.play(chooses(tired, 'fight')!);
    expect(tired.state.men[0]!.stamina).toBe(8);
    expect(chooses(tired, 'fight')).toMatchObject({ type: 'move' });
  });

  test('fight: less is thought of hexes that the bull runs over past a friend, but by whoever foresees nothing', () => {
    const hunt = staged({ beasts: pit('bull'), men: [on('bulla', 1, 0), on('syrus', 4, 0)], play: ['move', 'bulla to (1,0)'] });
    const lane = meetingOf(hunt.view, targetInControl(hunt.view)).overrun;
    const worths = (foresight: number): Map<number, number> => {
      const walks = choices['fight']!(think(hunt.forBots, { weights: {}, foresight }), []);
      return new Map(walks.flatMap(({ action, value }) => (action.type === 'move' ? [[action.to, value] as const] : [])));
    };
    const [blind, seeing] = [worths(0), worths(1)];
    const lost = [...blind].filter(([to, value]) => seeing.get(to)! < value).map(([to]) => to);
    expect(lost.length).toBeGreaterThan(1);
    expect(lost.toSorted((a, b) => a - b)).toEqual([...blind.keys()].filter((to) => lane.includes(to)).toSorted((a, b) => a - b));
  });

  test('foresee: the same for the same position, and nothing for whoever foresees nothing', () => {
    const strike = striking({ men: [on('bulla', -1, 0), on('dama', 1, 0)] });
    const first = chooses(strike, 'foresee');
    expect(first).toMatchObject({ type: 'strike', figure: 'bulla' });
    expect(chooses(strike, 'foresee')).toEqual(first);
    expect(chooses(strike, 'foresee', { weights: {}, foresight: 0 })).toBeNull();
  });

  test('a choice that cannot be served leaves it to the next', () => {
    const order = staged({ men, play: [] });
    for (const word of ['strike', 'close-in', 'flank', 'goad', 'stay-up', 'drop-flat'] as const) expect(chooses(order, word)).toBeNull();
  });
});
