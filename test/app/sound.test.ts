import { describe, expect, test, vi } from 'vitest';
import type { Cast } from '../../src/app/sound/cues.ts';
import { panOf } from '../../src/app/sound/pan.ts';
import { heardIn } from '../../src/games/damnatio/page/sounds.ts';
import { heardIn as heardInBout } from '../../src/games/munera/page/sounds.ts';
import { cuesOf, throwCuesOf } from '../../src/app/sound/cues.ts';
import { Speaker } from '../../src/app/sound/speaker.ts';
import { parametersOf, VOICES, type Voice } from '../../src/app/sound/voices.ts';
import type { BoutEvent } from '../../src/engine/bout/index.ts';
import { fought, played } from './support.ts';

const CAST: Cast = {
  beast: (id) => (id.startsWith('man') ? null : id),
  weapon: (id) => (id === 'man-knife' ? 'knife' : id === 'man-fork' ? 'pitchfork' : null),
};
const heard = (event: object): string[] => cuesOf({ rules: [], ...event } as unknown as BoutEvent, CAST).map(({ cue }) => cue);

const falling = (event: object): string[] => throwCuesOf({ rules: [], ...event } as unknown as BoutEvent, CAST).map(({ cue }) => cue);

describe('what is heard of an event', () => {
  test('each beast roars in its own voice when it charges', () => {
    expect(['lion', 'bull', 'bear', 'leopard', 'man-knife'].map((figure) => heard({ type: 'charged', figure })[0])).toEqual([
      'roar-low',
      'roar-pulsed',
      'roar-growl',
      'roar-low',
      undefined,
    ]);
  });

  test('a blow sounds like the weapon, and one that armour stops clatters', () => {
    const blow = (by: string | null, net = 3): string[] => heard({ type: 'wounded', figure: 'x', by, net });
    expect([blow('lion'), blow('man-knife'), blow('man-fork'), blow('man'), blow(null), blow('lion', 0)].flat()).toEqual([
      'blow-beast',
      'blow-blade',
      'blow-point',
      'blow-blunt',
      'blow-blunt',
      'clatter',
    ]);
  });

  test('Control rises when it is won and falls when it is lost', () => {
    expect([heard({ type: 'control-decided', side: 'men' }), heard({ type: 'control-decided', side: 'beast' })].flat()).toEqual([
      'control-won',
      'control-lost',
    ]);
  });

  test('a fall brings up the crowd, and only a victory of the men the laurel', () => {
    expect(heard({ type: 'felled', figure: 'lion' })).toEqual(['fall', 'crowd']);
    expect(heard({ type: 'bout-ended', outcome: { winner: 'men' } })).toEqual(['laurel']);
    expect(heard({ type: 'bout-ended', outcome: { winner: null } })).toEqual(['drum']);
  });

  test('dice against dice, shields, pushes and what flies have sounds of their own', () => {
    const clash = (result: string): string[] => heard({ type: 'clashed', figure: 'man', target: 'x', result });
    expect([clash('hit'), clash('miss'), clash('double')].flat()).toEqual(['clash', 'clash', 'clash-double']);
    expect([true, false].flatMap((passed) => heard({ type: 'saved', figure: 'man', passed }))).toEqual(['shield', 'shield-fails']);
    expect([null, 'locked', 'wall', 'figure'].flatMap((barred) => heard({ type: 'pushed', figure: 'man', barred }))).toEqual([
      'push',
      'push',
      'wall',
      'wall',
    ]);
    expect(['strike', 'shoot', 'throw', 'entangle'].flatMap((kind) => heard({ type: 'attacked', figure: 'man', kind }))).toEqual([
      'arrow',
      'throw',
      'net',
    ]);
    expect(['drawn', 'cast', 'spent', 'picked-up', 'landed'].flatMap((how) => heard({ type: 'item', figure: 'man', how }))).toEqual([
      'blade',
      'net',
      'clatter',
    ]);
    expect(falling({ type: 'rolled', figure: 'man', roll: { why: 'haze' } })).toEqual(['dice', 'sand']);
  });

  test('falling dice sound alike, whatever they come to', () => {
    const clash = (result: string): string[] => falling({ type: 'clashed', figure: 'man', target: 'x', result });
    const save = (passed: boolean): string[] => falling({ type: 'saved', figure: 'man', passed, face: 3 });
    expect([clash('hit'), clash('double'), save(true), save(false)]).toEqual([['dice'], ['dice'], ['dice'], ['dice']]);
    expect(falling({ type: 'saved', figure: 'man', passed: false, face: null })).toEqual([]);
    expect(heard({ type: 'rolled', figure: 'man', roll: { why: 'haze' } })).toEqual([]);
  });

  test('the crowd answers an appeal', () => {
    expect([true, false].flatMap((granted) => heard({ type: 'appealed', granted }))).toEqual(['drum', 'crowd', 'drum', 'hiss']);
  });

  test('every event of whole hunts is handled, its figures found, and something is heard', () => {
    for (const beast of ['lion', 'bull', 'bear']) {
      const session = played(`sound ${beast}`, Infinity, { beasts: [beast] });
      const cast = heardIn(session);
      const cues = session.steps.flatMap(({ events }) => events.flatMap((event) => cuesOf(event, cast)));
      expect(new Set(cues.map(({ cue }) => cue)).size).toBeGreaterThan(5);
      for (const { from } of cues) expect(Math.abs(panOf(cast, from))).toBeLessThanOrEqual(1);
    }
  });

  test('fighters of a bout strike with what they hold, from where they stand', () => {
    const session = fought('sound', 8);
    const cast = heardInBout(session);
    const cues = session.steps.flatMap(({ events }) => events.flatMap((event) => cuesOf(event, cast)));
    expect(cues.length).toBeGreaterThan(0);
    expect(session.bout.state.fighters.map(({ id }) => cast.weapon(id) !== null)).toContain(true);
    const [first, second] = session.bout.state.fighters.map(({ id }) => panOf(cast, id));
    expect(first).not.toBe(second);
    expect(panOf(cast, null)).toBe(0);
  });
});

test('every voice has sound parameters that are numbers, twenty-one of them', () => {
  for (const voice of Object.values(VOICES).flat() as Voice[]) {
    const parameters = parametersOf(voice, 1);
    expect(parameters).toHaveLength(21);
    expect(parameters.every(Number.isFinite)).toBe(true);
    expect(parameters[6]).toBeGreaterThanOrEqual(0);
  }
});

test('no voice is silent, broken or louder than the rest leave room for', async () => {
  vi.stubGlobal('AudioContext', class {});
  const { ZZFX } = await import('zzfx');
  ZZFX.volume = 1;
  for (const [cue, voices] of Object.entries(VOICES)) {
    for (const voice of voices as readonly Voice[]) {
      const peak = Math.max(...ZZFX.buildSamples(...parametersOf(voice, 1)).map(Math.abs));
      expect(peak, cue).toBeGreaterThan(0.1);
      expect(peak, cue).toBeLessThan(1.5);
    }
  }
  vi.unstubAllGlobals();
});

function generator(state: AudioContextState = 'running') {
  const [playSamples, resume] = [vi.fn(), vi.fn(() => Promise.resolve())];
  const ZZFX = { volume: 1, audioContext: { state, resume }, buildSamples: () => [0], playSamples };
  return { ZZFX: ZZFX as unknown as (typeof import('zzfx'))['ZZFX'], playSamples, resume };
}

describe('the speaker', () => {
  test('plays a cue at its volume and side, but not the same one twice at once', async () => {
    const { ZZFX, playSamples } = generator();
    const speaker = new Speaker(
      () => 0.5,
      () => 0,
      () => Promise.resolve(ZZFX),
    );
    await Promise.all([speaker.play('drum', 0.5, -0.3), speaker.play('drum', 0.5, -0.3)]);
    expect(playSamples.mock.calls).toEqual([[[[0]], 0.5, 1, -0.3]]);
  });

  test('keeps still, and loads nothing, when the volume is nothing', async () => {
    const load = vi.fn(() => Promise.resolve(null));
    await new Speaker(
      () => 0.5,
      () => 0,
      load,
    ).play('drum', 0, 0);
    expect(load).not.toHaveBeenCalled();
  });

  test('throws nothing where there is no sound, or where it fails', async () => {
    await new Speaker(
      () => 0.5,
      () => 0,
      () => Promise.resolve(null),
    ).play('drum', 1, 0);
    const { ZZFX, playSamples } = generator();
    playSamples.mockImplementation(() => {
      throw new Error('no device');
    });
    await new Speaker(
      () => 0.5,
      () => 0,
      () => Promise.resolve(ZZFX),
    ).play('drum', 1, 0);
    expect(playSamples).toHaveBeenCalled();
  });

  test('asks a sleeping device to wake and leaves the cue out', async () => {
    const { ZZFX, playSamples, resume } = generator('suspended');
    await new Speaker(
      () => 0.5,
      () => 0,
      () => Promise.resolve(ZZFX),
    ).play('drum', 1, 0);
    expect(resume).toHaveBeenCalled();
    expect(playSamples).not.toHaveBeenCalled();
  });
});
