import { describe, expect, test, vi } from 'vitest';
import { QUIET_BED } from '../../../src/app/sound/bed.ts';
import { BUSES, busOf, levelsOf, type Levels } from '../../../src/app/sound/buses.ts';
import { captionOf } from '../../../src/app/sound/index.ts';
import { Speaker, type Board } from '../../../src/app/sound/speaker.ts';
import { VOICES, type CueName } from '../../../src/app/sound/voices.ts';
import { DEFAULT_SETTINGS } from '../../../src/hud/common/settings.ts';

const HERE = { pan: -0.3, near: 1, after: 0 };
const CUES = Object.keys(VOICES) as CueName[];

function board(state: AudioContextState = 'running') {
  const [play, resume, set, build] = [vi.fn(), vi.fn(() => Promise.resolve()), vi.fn(), vi.fn((_parameters: readonly number[]) => [0])];
  const made = { build, mixer: { context: { state, resume }, play, set, bus: () => ({}) } } as unknown as Board;
  return { made, play, resume, set, build };
}

function speakerOf(load: () => Promise<Board | null>, levels: Levels = levelsOf(DEFAULT_SETTINGS)): Speaker {
  const speaker = new Speaker(
    () => 0.5,
    () => 0,
    load,
  );
  speaker.set(levels);
  return speaker;
}

describe('the speaker', () => {
  test('plays a cue at its place through its bus, but not the same one twice at once', async () => {
    const { made, play, set } = board();
    const speaker = speakerOf(() => Promise.resolve(made));
    await Promise.all([speaker.play('drum', HERE), speaker.play('drum', HERE)]);
    expect(play.mock.calls).toEqual([[[0], { bus: 'interface', ...HERE }]]);
    expect(set).toHaveBeenCalledWith(levelsOf(DEFAULT_SETTINGS));
  });

  test('a throat closes while it roars, and what comes later comes later', async () => {
    const { made, play } = board();
    await speakerOf(() => Promise.resolve(made)).play('roar-low', { ...HERE, after: 0.5 });
    expect(play.mock.calls[0]![1]).toMatchObject({ bus: 'beasts', after: 0.5, formant: [760, 240] });
  });

  test('a larger throat sounds lower and longer, as the card says', async () => {
    const { made, play, build } = board();
    const speaker = speakerOf(() => Promise.resolve(made));
    await speaker.play('roar-low', { ...HERE, throat: { pitch: 0.5, length: 2 } });
    expect(play.mock.calls[0]![1]).toMatchObject({ formant: [380, 120] });
    await speaker.play('roar-growl', HERE);
    const [, , hertz, attack, hold, release] = build.mock.calls[0]![0];
    expect([attack, hold, release]).toEqual([0.2, 0.7, 1.4]);
    expect(hertz).toBeCloseTo(95 / 2, 0);
  });

  test('keeps still, and loads nothing, when sound or the bus of the cue is off', async () => {
    const load = vi.fn(() => Promise.resolve(null));
    for (const change of [{ sound: false }, { volume: 0 }, { interfaceVolume: 0 }])
      await speakerOf(load, levelsOf({ ...DEFAULT_SETTINGS, ...change })).play('drum', HERE);
    await speakerOf(load, levelsOf({ ...DEFAULT_SETTINGS, sound: false })).murmur(QUIET_BED, 0, true);
    expect(load).not.toHaveBeenCalled();
  });

  test('throws nothing where there is no sound, or where it fails', async () => {
    await speakerOf(() => Promise.resolve(null)).play('drum', HERE);
    const { made, play } = board();
    play.mockImplementation(() => {
      throw new Error('no device');
    });
    const speaker = speakerOf(() => Promise.resolve(made));
    await speaker.play('drum', HERE);
    await speaker.murmur(QUIET_BED, 0, true); // the context of this test makes no nodes
    speaker.hush();
    expect(play).toHaveBeenCalled();
  });

  test('asks a sleeping device to wake and leaves the cue out', async () => {
    const { made, play, resume } = board('suspended');
    const speaker = speakerOf(() => Promise.resolve(made));
    await speaker.play('drum', HERE);
    await speaker.wake(true);
    expect(resume).toHaveBeenCalledTimes(2);
    expect(play).not.toHaveBeenCalled();
  });

  test('wakes nothing that was never opened', async () => {
    const load = vi.fn(() => Promise.resolve(null));
    await speakerOf(load).wake(true);
    expect(load).not.toHaveBeenCalled();
  });
});

describe('buses and captions', () => {
  test('every cue has a bus and a caption, and every bus a cue', () => {
    expect(CUES.filter((cue) => !/^\[[a-z ,]+\]$/.test(captionOf(cue, 0)))).toEqual([]);
    expect([...new Set(CUES.map(busOf))].sort()).toEqual([...BUSES].sort());
  });

  test('a caption names the side a sound comes from, and none for the middle', () => {
    expect([-0.5, 0.1, 0.7].map((pan) => captionOf('roar-low', pan))).toEqual(['[roar, left]', '[roar]', '[roar, right]']);
  });

  test('each setting moves its own fader, and mute all of them', () => {
    const levels = levelsOf({ ...DEFAULT_SETTINGS, volume: 100, crowdVolume: 40, diceVolume: 0, mono: true });
    expect(levels).toEqual({ master: 0.5, buses: { crowd: 0.4, beasts: 1, blows: 1, dice: 0, interface: 1 }, mono: true });
    expect(levelsOf({ ...DEFAULT_SETTINGS, sound: false }).master).toBe(0);
  });
});
