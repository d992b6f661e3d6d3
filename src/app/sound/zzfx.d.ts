declare module 'zzfx' {
  /** A generator of sounds; importing it opens an AudioContext. */
  export const ZZFX: {
    volume: number;
    readonly audioContext: AudioContext;
    buildSamples(...parameters: number[]): number[];
    playSamples(channels: readonly number[][], volume?: number, rate?: number, pan?: number): AudioBufferSourceNode;
  };
}
