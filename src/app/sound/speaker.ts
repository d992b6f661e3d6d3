// oxlint-disable-next-line typescript/triple-slash-reference -- the package brings no types; tests read this file under another tsconfig
/// <reference path="./zzfx.d.ts" />
import type { Cosmetic } from '../../art/index.ts';
import type { Bed } from './bed.ts';
import { bedSound } from './bed.ts';
import type { Levels, Bus } from './buses.ts';
import { busOf, BUSES } from './buses.ts';
import { CrowdBed } from './crowd.ts';
import type { CueName, Voice } from './voices.ts';
import { parametersOf, throated, VOICES } from './voices.ts';

/** How one tone is sent. */
interface Sending {
  readonly bus: Bus;
  /** −1 (left) to 1. */
  readonly pan: number;
  /** 0 far away and dull, 1 at the ear. */
  readonly near: number;
  /** Seconds from now. */
  readonly after: number;
  /** A throat that closes: hertz from and to; left out for what has none. */
  readonly formant?: readonly [number, number];
}

const RATE = 44_100;
/** Above this nothing is taken away from a sound at the ear; far away so much less is left. */
const BRIGHTEST = 16_000;
const DULLEST = 1800;
/** Seconds in which a volume that is set comes to be heard. */
const SOON = 0.03;

/** The board everything goes through: one fader a kind of sound, one for all, both ears together where that is wished. */
class Mixer {
  readonly context: AudioContext;
  private readonly master: GainNode;
  private readonly buses: Readonly<Record<Bus, GainNode>>;

  constructor(context: AudioContext) {
    this.context = context;
    this.master = context.createGain();
    this.master.gain.value = 0;
    this.master.connect(context.destination);
    this.buses = Object.fromEntries(
      BUSES.map((bus) => {
        const fader = context.createGain();
        fader.connect(this.master);
        return [bus, fader];
      }),
    ) as Record<Bus, GainNode>;
  }

  bus(name: Bus): AudioNode {
    return this.buses[name];
  }

  /** Follows the settings. */
  set({ master, buses, mono }: Levels): void {
    const { currentTime } = this.context;
    this.master.gain.setTargetAtTime(master, currentTime, SOON);
    for (const bus of BUSES) this.buses[bus].gain.setTargetAtTime(buses[bus], currentTime, SOON);
    this.master.channelCountMode = mono ? 'explicit' : 'max';
    this.master.channelCount = mono ? 1 : 2;
  }

  /** Plays samples of one channel. */
  play(samples: readonly number[], { bus, pan, near, after, formant }: Sending): void {
    const { context } = this;
    const start = context.currentTime + after;
    const buffer = context.createBuffer(1, Math.max(1, samples.length), RATE);
    buffer.getChannelData(0).set(samples);
    const source = context.createBufferSource();
    source.buffer = buffer;
    const panner = new StereoPannerNode(context, { pan });
    const air = new BiquadFilterNode(context, { type: 'lowpass', frequency: DULLEST + (BRIGHTEST - DULLEST) * near, Q: 0.3 });
    let last: AudioNode = source;
    if (formant) {
      const throat = new BiquadFilterNode(context, { type: 'peaking', frequency: formant[0], Q: 2.2, gain: 14 });
      throat.frequency.setValueAtTime(formant[0], start);
      throat.frequency.exponentialRampToValueAtTime(formant[1], start + buffer.duration);
      last = last.connect(throat);
    }
    last.connect(air).connect(panner).connect(this.buses[bus]);
    source.start(start);
  }
}

/** What sounds are made with. */
export interface Board {
  build(parameters: readonly number[]): readonly number[];
  readonly mixer: Pick<Mixer, 'context' | 'set' | 'play' | 'bus'>;
}

/** The same cue again sooner than this is not played, in milliseconds. */
const AGAIN = 90;
/** More than so many cues in a quarter of a second are a noise. */
const MOST = 5;
const SPAN = 250;

/** A sound later than this, because the generator was still on its way, is none. */
const LATE = 600;

async function loadBoard(): Promise<Board | null> {
  try {
    const { ZZFX } = await import('zzfx');
    return { build: (parameters) => ZZFX.buildSamples(...parameters), mixer: new Mixer(ZZFX.audioContext) };
  } catch {
    return null; // no sound in this browser; nothing depends on it
  }
}

/** Where a cue comes from, and when. */
export interface Place {
  /** −1 (left) to 1. */
  readonly pan: number;
  /** 0 to 1. */
  readonly near: number;
  /** Seconds from now. */
  readonly after: number;
  /** How much higher and longer than the cue is made. */
  readonly throat?: { readonly pitch: number; readonly length: number };
}

/** Plays cues once the player has touched the page; before that, and where there is no sound, it does nothing. */
export class Speaker {
  private board: Promise<Board | null> | null = null;
  private readonly random: Cosmetic;
  private readonly now: () => number;
  private readonly load: () => Promise<Board | null>;
  private recent: { readonly cue: CueName; readonly at: number }[] = [];
  private levels: Levels | null = null;
  private bed: CrowdBed | null = null;
  /** Raised by `hush`, so that a bed that was still on its way is not begun. */
  private hushed = 0;

  constructor(random: Cosmetic, now: () => number, load = loadBoard) {
    this.random = random;
    this.now = now;
    this.load = load;
  }

  /** How loud everything is from now on. */
  set(levels: Levels): void {
    this.levels = levels;
    void this.board?.then((board) => this.apply(board));
  }

  private apply(board: Board | null): void {
    try {
      if (this.levels) board?.mixer.set(this.levels);
    } catch {
      // a device that is gone has no levels
    }
  }

  private get silent(): boolean {
    return this.levels === null || this.levels.master <= 0;
  }

  private open(): Promise<Board | null> {
    this.board ??= this.load().then((board) => {
      this.apply(board);
      return board;
    });
    return this.board;
  }

  /** Never throws. */
  async play(cue: CueName, place: Place): Promise<void> {
    if (this.silent || (this.levels?.buses[busOf(cue)] ?? 0) <= 0 || this.crowded(cue)) return;
    const asked = this.now();
    const board = await this.open();
    if (!board || this.now() - asked > LATE) return;
    const { pitch, length } = place.throat ?? { pitch: 1, length: 1 };
    const detune = (0.96 + this.random() * 0.08) * pitch;
    for (const made of VOICES[cue] as readonly Voice[]) {
      const voice = length === 1 && pitch === 1 ? made : throated(made, pitch, length);
      const after = (voice.after ?? 0) * (0.7 + this.random() * 0.6);
      this.sound(board, voice, detune, { ...place, cue, after: place.after + after });
    }
  }

  /** The crowd goes along with the fight; `silence` is in seconds. */
  async murmur(bed: Bed, silence: number, slowly: boolean): Promise<void> {
    if (this.silent) return this.hush();
    const mine = this.hushed;
    const board = await this.open();
    if (!board || mine !== this.hushed || this.asleep(board)) return;
    try {
      const { mixer } = board;
      this.bed ??= new CrowdBed(mixer.context, mixer.bus('crowd'), this.random, slowly);
      this.bed.follow(bedSound(bed), silence, bed.over);
    } catch {
      this.bed = null; // nothing depends on the crowd being heard
    }
  }

  /** The crowd is heard no more. */
  hush(): void {
    this.hushed += 1;
    try {
      this.bed?.stop();
    } catch {
      // it was gone already
    }
    this.bed = null;
  }

  /** Wakes the device after a call, a switch of tabs or a lock of the screen, or lets it sleep. */
  async wake(awake: boolean): Promise<void> {
    const board = await this.board;
    const context = board?.mixer.context;
    try {
      if (!awake) await context?.suspend();
      else if (context && context.state !== 'running') await context.resume();
    } catch {
      // it stays as it is; the next touch asks again
    }
  }

  private crowded(cue: CueName): boolean {
    const now = this.now();
    this.recent = this.recent.filter(({ at }) => now - at < SPAN);
    if (this.recent.length >= MOST || this.recent.some((other) => other.cue === cue && now - other.at < AGAIN)) return true;
    this.recent.push({ cue, at: now });
    return false;
  }

  /** A device that sleeps is asked to wake; what should have been heard now is left out. */
  private asleep({ mixer: { context } }: Board): boolean {
    if (context.state === 'running') return false;
    void context.resume().catch(() => undefined);
    return true;
  }

  private sound(board: Board, voice: Voice, detune: number, place: Place & { readonly cue: CueName }): void {
    try {
      if (this.asleep(board)) return;
      const { cue, pan, near, after } = place;
      const samples = board.build(parametersOf(voice, detune));
      board.mixer.play(samples, { bus: busOf(cue), pan, near, after, ...(voice.formant && { formant: voice.formant }) });
    } catch {
      // a sound that cannot be played is left out
    }
  }
}
