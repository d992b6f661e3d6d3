import { describe, expect, test, vi } from 'vitest';
import type { Cast } from '../../../src/app/sound/cues.ts';
import { BUSES, busOf } from '../../../src/app/sound/buses.ts';
import { captionOf } from '../../../src/app/sound/index.ts';
import { nearOf, panOf } from '../../../src/app/sound/index.ts';
import { PAGES } from '../../../src/games/pages.ts';
import { heardIn, voiceOf } from '../../../src/games/damnatio/page/sounds.ts';
import { muneraPage } from '../../../src/games/munera/page/index.ts';
import { cuesOf, throwCuesOf } from '../../../src/app/sound/cues.ts';
import { parametersOf, VOICES, type Voice } from '../../../src/app/sound/voices.ts';
import type { Voice as BeastVoice } from '../../../src/engine/look/index.ts';
import type { BoutEvent } from '../../../src/engine/bout/index.ts';
import { core } from '../../support/core-content.ts';
import { FIGHTS } from '../every-game.ts';
import { fought, played } from '../support.ts';

const plain = (kind: BeastVoice['kind']): BeastVoice => ({ kind, pitch: 1, length: 1 });
const VOICE_OF: Readonly<Record<string, BeastVoice>> = { lion: plain('low'), bull: plain('pulsed'), bear: plain('growl') };
const CAST: Cast = {
  beast: (id) => VOICE_OF[id] ?? null,
  weapon: (id) => (id === 'man-knife' ? 'knife' : id === 'man-fork' ? 'pitchfork' : null),
};
const heard = (event: object): string[] => cuesOf({ rules: [], ...event } as unknown as BoutEvent, CAST).map(({ cue }) => cue);

const falling = (event: object): string[] => throwCuesOf({ rules: [], ...event } as unknown as BoutEvent, CAST).map(({ cue }) => cue);

describe('what is heard of an event', () => {
  test('each beast roars in its own voice when it charges', () => {
    expect(['lion', 'bull', 'bear', 'man-knife'].map((figure) => heard({ type: 'charged', figure })[0])).toEqual([
      'roar-low',
      'roar-pulsed',
      'roar-growl',
      undefined,
    ]);
    expect(['lion', 'bull', 'bear', 'man'].flatMap((figure) => heard({ type: 'target-chosen', figure }))).toEqual([
      'breath-low',
      'breath-pulsed',
      'breath-growl',
    ]);
  });

  test('a card may make its beast higher and longer, and the cue says so', () => {
    const small: Cast = { ...CAST, beast: () => ({ kind: 'squeal', pitch: 1.4, length: 0.8 }) };
    const event = { rules: [], type: 'charged', figure: 'x' } as unknown as BoutEvent;
    expect(cuesOf(event, small)).toEqual([{ cue: 'roar-squeal', from: 'x', throat: { pitch: 1.4, length: 0.8 } }]);
    expect(cuesOf(event, { ...CAST, beast: () => plain('squeal') })).toEqual([{ cue: 'roar-squeal', from: 'x' }]);
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

  test('a fall brings up the crowd; a victor has strings, a beast that is left its roar, and a draw neither', () => {
    const ended = (winner: string | null, survivors: readonly string[]): string[] =>
      heard({ type: 'bout-ended', outcome: { winner, survivors } });
    expect(heard({ type: 'felled', figure: 'lion' })).toEqual(['fall', 'crowd']);
    expect(ended('men', ['man'])).toEqual(['laurel', 'triumph']);
    expect(ended('beast', ['lion'])).toEqual(['roar-low', 'triumph']);
    expect(ended('bull', ['bull'])).toEqual(['roar-pulsed', 'triumph']);
    expect(ended(null, ['man', 'lion'])).toEqual(['drum', 'sigh']);
  });

  test('the voice of a beast is the one its card names, or as its attacks suggest', () => {
    const { beasts } = core.damnatio;
    expect(['lion', 'bull', 'bear'].map((id) => voiceOf(beasts[id]!).kind)).toEqual(['low', 'pulsed', 'growl']);
    expect(voiceOf({ ...beasts['bull']!, voice: plain('growl') })).toEqual(plain('growl'));
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

  test.each(Object.keys(FIGHTS))('whatever is heard of a whole fight of %s can be read, and goes through a bus', async (game) => {
    const session = FIGHTS[game]!('cues');
    const page = PAGES.find(({ id }) => id === session.setup.ruleset)!;
    const cast = (await (await page.parts()).sounds()).heardIn(session as never);
    const cues = session.steps.flatMap(({ events }) => events.flatMap((told) => [...throwCuesOf(told, cast), ...cuesOf(told, cast)]));
    expect(cues.length).toBeGreaterThan(5);
    for (const { cue, from } of cues) {
      expect(captionOf(cue, panOf(cast, from))).toMatch(/^\[.+\]$/);
      expect(BUSES).toContain(busOf(cue));
      expect(nearOf(cast, from)).toBeGreaterThanOrEqual(0);
      expect(nearOf(cast, from)).toBeLessThanOrEqual(1);
    }
  });

  test('fighters of a bout strike with what they hold, from where they stand', async () => {
    const session = fought('sound', 8);
    const cast = (await (await muneraPage.parts()).sounds()).heardIn(session);
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

test.each(Object.entries(VOICES))('no voice of %s is silent, broken or louder than the rest leave room for', async (_, voices) => {
  vi.stubGlobal('AudioContext', class {});
  const { ZZFX } = await import('zzfx');
  ZZFX.volume = 1;
  for (const voice of voices as readonly Voice[]) {
    const peak = ZZFX.buildSamples(...parametersOf(voice, 1)).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(peak).toBeGreaterThan(0.1);
    expect(peak).toBeLessThan(1.5);
  }
  vi.unstubAllGlobals();
});
