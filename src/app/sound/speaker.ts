// oxlint-disable-next-line typescript/triple-slash-reference -- the package brings no types; tests read this file under another tsconfig
/// <reference path="./zzfx.d.ts" />
import type { Cosmetic } from '../../art/index.ts';
import type { CueName, Voice } from './voices.ts';
import { parametersOf, VOICES } from './voices.ts';

type Generator = (typeof import('zzfx'))['ZZFX'];

/** The same cue again sooner than this is not played, in milliseconds. */
const AGAIN = 90;
/** More than so many cues in a quarter of a second are a noise. */
const MOST = 5;
const SPAN = 250;

/** A sound later than this, because the generator was still on its way, is none. */
const LATE = 600;

async function loadGenerator(): Promise<Generator | null> {
  try {
    const { ZZFX } = await import('zzfx');
    ZZFX.volume = 1;
    return ZZFX;
  } catch {
    return null; // no sound in this browser; nothing depends on it
  }
}

/** Plays cues once the player has touched the page; before that, and where there is no sound, it does nothing. */
export class Speaker {
  private generator: Promise<Generator | null> | null = null;
  private readonly random: Cosmetic;
  private readonly now: () => number;
  private readonly load: () => Promise<Generator | null>;
  private recent: { readonly cue: CueName; readonly at: number }[] = [];

  constructor(random: Cosmetic, now: () => number, load = loadGenerator) {
    this.random = random;
    this.now = now;
    this.load = load;
  }

  /** `volume` 0 to 1, `pan` −1 (left) to 1. Never throws. */
  async play(cue: CueName, volume: number, pan: number): Promise<void> {
    if (volume <= 0 || this.crowded(cue)) return;
    const asked = this.now();
    const generator = await (this.generator ??= this.load());
    if (!generator || this.now() - asked > LATE) return;
    const detune = 0.96 + this.random() * 0.08;
    for (const voice of VOICES[cue] as readonly Voice[]) {
      const after = (voice.after ?? 0) * (0.7 + this.random() * 0.6);
      if (after === 0) this.sound(generator, voice, detune, volume, pan);
      else setTimeout(() => this.sound(generator, voice, detune, volume, pan), after * 1000);
    }
  }

  private crowded(cue: CueName): boolean {
    const now = this.now();
    this.recent = this.recent.filter(({ at }) => now - at < SPAN);
    if (this.recent.length >= MOST || this.recent.some((other) => other.cue === cue && now - other.at < AGAIN)) return true;
    this.recent.push({ cue, at: now });
    return false;
  }

  private sound(generator: Generator, voice: Voice, detune: number, volume: number, pan: number): void {
    try {
      const { audioContext } = generator;
      if (audioContext.state !== 'running') {
        void audioContext.resume().catch(() => undefined); // after a call or a switch of tabs
        return;
      }
      generator.playSamples([generator.buildSamples(...parametersOf(voice, detune))], volume, 1, pan);
    } catch {
      // a sound that cannot be played is left out
    }
  }
}
