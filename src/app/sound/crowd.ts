import type { Cosmetic } from '../../art/index.ts';
import type { BedSound } from './bed.ts';

/** Seconds of noise before it comes round again. */
const LOOP = 4;
/** Middle of the lower band, in hertz: many voices behind a wall. */
const LOW = 330;
/** Seconds without an event after which the crowd sits down, and after which it is not heard any more. */
const IDLE = { sits: 9, still: 26 } as const;
/** Seconds in which the crowd of a fight that begins comes up, where that is wished. */
const SLOWLY = 2.6;

function noise(context: AudioContext, random: Cosmetic): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, Math.round(LOOP * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.loop = true;
  return source;
}

interface Band {
  readonly filter: BiquadFilterNode;
  readonly gain: GainNode;
}

/** Two bands of noise that rise and fall with the fight; heard from its making until it is stopped. */
export class CrowdBed {
  private readonly context: AudioContext;
  private readonly source: AudioBufferSourceNode;
  private readonly low: Band;
  private readonly high: Band;
  private readonly from: GainNode;

  constructor(context: AudioContext, out: AudioNode, random: Cosmetic, slowly: boolean) {
    this.context = context;
    this.source = noise(context, random);
    this.from = context.createGain();
    const { gain } = this.from;
    gain.setValueAtTime(slowly ? 0 : 1, context.currentTime);
    if (slowly) gain.setTargetAtTime(1, context.currentTime, SLOWLY / 2);
    this.from.connect(out);
    this.low = this.band(LOW, 0.5);
    this.high = this.band(1200, 0.9);
    this.source.start();
  }

  private band(hertz: number, q: number): Band {
    const filter = new BiquadFilterNode(this.context, { type: 'bandpass', frequency: hertz, Q: q });
    const gain = this.context.createGain();
    gain.gain.value = 0;
    this.source.connect(filter).connect(gain).connect(this.from);
    return { filter, gain };
  }

  /** Comes to a level; after `silence` seconds of none at all where that is above nothing. Without a word for long it dies away. */
  follow({ low, high, hertz, glide }: BedSound, silence: number, over: boolean): void {
    const now = this.context.currentTime;
    const then = now + silence;
    this.high.filter.frequency.setTargetAtTime(hertz, now, glide);
    for (const [{ gain }, level] of [
      [this.low, low],
      [this.high, high],
    ] as const) {
      gain.gain.cancelScheduledValues(now);
      if (silence > 0) gain.gain.setTargetAtTime(0, now, 0.02);
      gain.gain.setTargetAtTime(level, then, silence > 0 ? 0.09 : glide);
      gain.gain.setTargetAtTime(level * 0.4, then + (over ? 2 : IDLE.sits), 2);
      gain.gain.setTargetAtTime(0, then + (over ? 4 : IDLE.still), 2.5);
    }
  }

  /** Dies away and is gone. */
  stop(): void {
    const now = this.context.currentTime;
    this.from.gain.cancelScheduledValues(now);
    this.from.gain.setTargetAtTime(0, now, 0.15);
    this.source.stop(now + 1);
  }
}
