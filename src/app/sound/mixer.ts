import type { Bus, Levels } from './buses.ts';
import { BUSES } from './buses.ts';

/** How one tone is sent. */
export interface Sending {
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
export class Mixer {
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
