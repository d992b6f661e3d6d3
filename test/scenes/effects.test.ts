import { describe, expect, it } from 'vitest';
import type { BoutEvent } from '../../src/engine/bout/index.ts';
import { show, stateShown, type Showing } from '../../src/art/index.ts';
import { dieFalls } from '../../src/hud/fight/throws.ts';
import { playEvent } from '../../src/scenes/effects/index.ts';
import { placesOf } from '../../src/scenes/effects/clashed.ts';
import { sideOf } from '../../src/scenes/effects/saved.ts';
import { endingStage, fakeStage } from './fake-stage.ts';

const roll = (why: string, needed: number | null = null) => ({
  why,
  dice: '1d6',
  faces: [4],
  modifiers: [],
  total: 4,
  chance: null,
  needed,
  result: null,
});
const plus = [{ rule: 'M-136', value: 2, reason: 'side' }];
const attacked = (kind: string, attack: string) => ({
  type: 'attacked',
  figure: 'a',
  target: 'b',
  attack,
  kind,
  area: null,
  modifiers: plus,
  chance: null,
  automatic: false,
  quadrant: 'front',
  distance: 1,
});
const thing = (how: string, item = 'net') => ({ type: 'item', figure: 'a', item, how, cell: 3 });

/** What is seen in munera, by a name for the table. */
const SEEN: Readonly<Record<string, object>> = {
  'a turn': { type: 'turn-started', figure: 'a', turn: 1 },
  'action points': { type: 'action-points', figure: 'a', face: 4, modifiers: plus, total: 6 },
  'no action points': { type: 'action-points', figure: 'a', face: 1, modifiers: plus, total: 0 },
  fatigue: { type: 'fatigued', figure: 'a', from: 0, to: 1 },
  'a hit': {
    type: 'clashed',
    figure: 'a',
    target: 'b',
    faces: [5, 3],
    modifiers: plus,
    difference: 4,
    result: 'hit',
    thrown: 'both',
    again: false,
  },
  'a miss': {
    type: 'clashed',
    figure: 'a',
    target: 'b',
    faces: [1, 6],
    modifiers: [],
    difference: -5,
    result: 'miss',
    thrown: 'both',
    again: false,
  },
  'a double': {
    type: 'clashed',
    figure: 'a',
    target: 'b',
    faces: [5, 5],
    modifiers: plus,
    difference: 2,
    result: 'double',
    thrown: 'both',
    again: false,
  },
  'an attack die thrown again': {
    type: 'clashed',
    figure: 'a',
    target: 'b',
    faces: [6, 3],
    modifiers: plus,
    difference: 5,
    result: 'hit',
    thrown: 'attack',
    again: true,
  },
  'a Save': { type: 'saved', figure: 'b', quadrant: 'front', face: 2, modifiers: [], save: 3, passed: true },
  'a Save that fails': { type: 'saved', figure: 'b', quadrant: 'front', face: 5, modifiers: [], save: 3, passed: false },
  'no Save': { type: 'saved', figure: 'b', quadrant: 'front', face: null, modifiers: [], save: 0, passed: false },
  'a push': { type: 'pushed', figure: 'b', by: 'a', from: 2, to: 4, barred: null },
  'a slam into the wall': { type: 'pushed', figure: 'b', by: 'a', from: 2, to: 2, barred: 'wall' },
  'a slam into somebody': { type: 'pushed', figure: 'b', by: 'a', from: 2, to: 2, barred: 'figure' },
  'a push that a grapple holds': { type: 'pushed', figure: 'b', by: 'a', from: 2, to: 2, barred: 'locked' },
  'a stroke': attacked('strike', 'sica'),
  'a throw of a spear': attacked('throw', 'hastaUntied'),
  'a shot': attacked('shoot', 'bow'),
  'a net': attacked('entangle', 'net'),
  'a whirl': attacked('whirl', 'sword'),
  'a grapple': attacked('grapple', 'grapple'),
  'sand in the eyes': { type: 'rolled', figure: 'a', against: 'b', again: false, roll: roll('haze', 4) },
  'cutting free': { type: 'rolled', figure: 'a', against: null, again: false, roll: roll('cut-free', 5) },
  'the test of a grapple': { type: 'rolled', figure: 'a', against: 'b', again: false, roll: roll('grapple') },
  'the throw of a grapple': { type: 'rolled', figure: 'a', against: 'b', again: false, roll: roll('throw') },
  mercy: { type: 'appealed', figure: 'a', faces: [5, 4], modifiers: [], total: 9, needed: 7, granted: true },
  'no mercy': { type: 'appealed', figure: 'a', faces: [1, 4], modifiers: [], total: 5, needed: 7, granted: false },
  'a whirl round': { type: 'moved', figure: 'a', from: 1, path: [2, 3], gait: 'whirl' },
  'letting go': { type: 'moved', figure: 'a', from: 1, path: [2], gait: 'disengage' },
  ...Object.fromEntries(
    [
      'dropped',
      'picked-up',
      'broken',
      'thrown',
      'drawn',
      'sheathed',
      'discarded',
      'lost',
      'spent',
      'landed',
      'kicked',
      'recovered',
      'cast',
    ].map((how) => [`a thing ${how}`, thing(how)]),
  ),
  ...Object.fromEntries(
    ['down', 'entangled', 'locked', 'hazed', 'feinting', 'floored', 'tired', 'injured', 'exhausted'].flatMap((condition) =>
      [true, false].map((gained) => [`${gained ? '' : 'no longer '}${condition}`, { type: 'condition', figure: 'a', condition, gained }]),
    ),
  ),
};

const play = (event: object, stage: Parameters<typeof playEvent>[1]): Promise<void> =>
  playEvent({ rules: [], ...event } as unknown as BoutEvent, stage);
const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

describe.each([false, true])('effects with reduced motion %s', (reduced) => {
  it.each(Object.entries(SEEN))('%s leaves nobody tilted or faded and nothing in the air', async (_, event) => {
    const { stage, up, puppets } = fakeStage(reduced);
    await play(event, stage);
    await settle();
    expect(up.size).toBe(0);
    for (const puppet of puppets.values()) expect([Math.abs(Math.round(puppet.turned * 1000)), puppet.alpha]).toEqual([0, 1]);
  });
});

describe.each([false, true])('a blow with reduced motion %s', (reduced) => {
  it('has the attacker in the pose of striking while it lasts', async () => {
    const { stage, puppets } = fakeStage(reduced);
    await play(attacked('claw', 'rake'), stage);
    expect([puppets.get('a')!.poses, puppets.get('b')!.poses]).toEqual([['strike', 'stand'], []]);
  });
});

describe.each([false, true])('an effect whose scene ends, with reduced motion %s', (reduced) => {
  it.each(
    Object.entries({
      ...SEEN,
      'a walk': { type: 'moved', figure: 'a', from: 1, path: [2, 3], gait: 'walk' },
      'a fall': { type: 'felled', figure: 'a', by: 'b', dead: true },
    }),
  )('%s touches nobody any more', async (_, event) => {
    const { stage, end, touched } = endingStage(reduced);
    void play(event, stage);
    await settle();
    end();
    await settle();
    expect(touched()).toBe(0);
  });
});

describe.each([false, true])('dice with reduced motion %s', (reduced) => {
  it.each(Object.entries(SEEN).filter(([, event]) => dieFalls(event as BoutEvent) && (event as BoutEvent).type !== 'appealed'))(
    '%s are told to lie once',
    async (_, event) => {
      const { stage, rests } = fakeStage(reduced);
      await play(event, stage);
      expect(rests()).toBe(1);
    },
  );
});

describe('after an effect', () => {
  it('whoever was pushed stands where he was pushed to, and whoever was barred where he stood', async () => {
    const { stage, puppets } = fakeStage(false);
    await play(SEEN['a push']!, stage);
    expect(puppets.get('b')!.where).toEqual({ x: 40, y: 20 });
    await play(SEEN['a slam into the wall']!, stage);
    expect(puppets.get('b')!.where).toEqual({ x: 40, y: 20 });
  });

  it('what fell, landed or was kicked lies on the sand by its own name', async () => {
    const { stage, laid } = fakeStage(false);
    for (const [how, name] of [
      ['dropped', 'sword'],
      ['landed', 'dart'],
      ['kicked', 'helmet'],
    ] as const)
      await play(thing(how, name), stage);
    expect(laid).toEqual(['sword', 'dart', 'helmet']);
  });

  it('the spared leave with a laurel, the dead with a theta', async () => {
    for (const dead of [false, true]) {
      const { stage, puppets } = fakeStage(false);
      const loser = puppets.get('a')!;
      await play(SEEN[dead ? 'no mercy' : 'mercy']!, stage);
      await play({ type: 'felled', figure: 'a', by: 'b', dead }, stage);
      expect(loser.picture.posture).toBe(dead ? 'dead' : 'spared');
      expect(puppets.has('a')).toBe(dead);
    }
  });

  it('the dead stay where they fell', async () => {
    const { stage, puppets } = fakeStage(false);
    const { cell } = puppets.get('a')!.picture;
    await play({ type: 'felled', figure: 'a', by: 'b', dead: true }, stage);
    expect(puppets.get('a')!.picture).toMatchObject({ cell: -1, body: cell });
    await play({ type: 'round-started', round: 2 }, stage);
    expect([puppets.has('a'), puppets.has('b')]).toEqual([false, true]);
  });

  it('whoever is left has won, whatever his side is called', async () => {
    const { stage, puppets } = fakeStage(true);
    await play({ type: 'bout-ended', outcome: { winner: 'blue', by: 'last-standing', rounds: 3, survivors: ['a'] } }, stage);
    expect([puppets.get('a')!.picture.posture, puppets.get('b')!.picture.posture]).toEqual(['winner', 'standing']);
  });
});

it('dice of two figures lie apart from both and from each other', () => {
  for (let turn = 0; turn < 6; turn += 1) {
    const to = { x: 173 * Math.cos((Math.PI / 3) * turn + 0.5), y: 173 * Math.sin((Math.PI / 3) * turn + 0.5) };
    const [one, other] = placesOf({ x: 0, y: 0 }, to);
    const far = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y);
    expect(Math.min(far(one, { x: 0, y: 0 }), far(other, to))).toBeGreaterThan(75);
    expect(far(one, other)).toBeGreaterThan(90);
  }
});

it('M-092: a shield goes up before the quadrant that is attacked, whichever way he faces', () => {
  const aside = (facing: number, quadrant: string): number => {
    const { x, y } = sideOf({ x: 0, y: 0 }, facing, quadrant);
    return (Math.round((Math.atan2(y, x) * 180) / Math.PI) + 360) % 360;
  };
  expect(['front', 'right', 'rear', 'left'].map((quadrant) => aside(0, quadrant))).toEqual([30, 120, 210, 300]);
  expect(aside(3, 'front')).toBe(aside(0, 'rear'));
});

describe('what is shown of violence', () => {
  const fell = { type: 'felled', figure: 'b', by: 'a', dead: true, rules: [] } as unknown as BoutEvent;
  const refused = {
    type: 'judged',
    figure: 'b',
    by: 'a',
    votes: [],
    modifiers: [],
    needed: 4,
    spared: false,
    rules: [],
  } as unknown as BoutEvent;

  /** Postures the loser has shown, and how often the camera was pushed. */
  async function watch(events: readonly BoutEvent[], showing: Showing) {
    show(showing);
    const { stage, puppets } = fakeStage(false);
    const loser = puppets.get('b')!;
    const change = loser.change.bind(loser);
    const postures: string[] = [];
    let pushes = 0;
    loser.change = (patch) => {
      if (patch.posture) postures.push(stateShown(patch.posture));
      change(patch);
    };
    Object.assign(stage, { push: () => Promise.resolve(void (pushes += 1)) });
    for (const event of events) await playEvent(event, stage);
    show({ violence: 'ink', skipExecutions: false });
    return { postures, pushes, gone: !puppets.has('b') };
  }

  it('as it comes, whoever is refused is drawn dead and lies there', async () => {
    const seen = await watch([refused, fell], { violence: 'ink', skipExecutions: false });
    expect(seen).toEqual({ postures: ['dead'], pushes: 1, gone: false });
  });

  it('an execution that is skipped only takes him off the sand; a death in the fight is shown as ever', async () => {
    const skip = { violence: 'ink', skipExecutions: true } as const;
    expect(await watch([refused, fell], skip)).toEqual({ postures: [], pushes: 0, gone: true });
    expect(await watch([fell], skip)).toEqual({ postures: ['dead'], pushes: 1, gone: true });
  });

  it('with none nobody is drawn dead', async () => {
    expect((await watch([refused, fell], { violence: 'none', skipExecutions: false })).postures).toEqual(['down']);
  });
});
