/** One tone of a cue, in the terms of the generator. Seconds and hertz. */
export interface Voice {
  readonly shape: 'sine' | 'triangle' | 'saw' | 'noise' | 'square';
  readonly hertz: number;
  readonly attack?: number;
  readonly hold?: number;
  readonly release: number;
  /** 0 to 1, beside the other voices. */
  readonly level: number;
  readonly slide?: number;
  /** Noise mixed into the tone. */
  readonly rough?: number;
  /** Pulses of this length; `depth` says how far the sound sinks between them. */
  readonly pulse?: number;
  readonly depth?: number;
  /** Above zero: what lies lower is cut; below zero: what lies higher. */
  readonly filter?: number;
  /** Begins so much later. */
  readonly after?: number;
  /** A throat that closes while it sounds: hertz from and to. */
  readonly formant?: readonly [number, number];
}

const click = (after: number): Voice => ({ shape: 'noise', hertz: 900, release: 0.025, level: 0.5, filter: 1200, after });
const blow = (hertz: number, release: number): readonly Voice[] => [
  { shape: 'noise', hertz, release, level: 0.7, filter: -2400 },
  { shape: 'sine', hertz: hertz / 3, release: release * 1.3, level: 0.6, slide: -1 },
];
const pluck = (hertz: number, after = 0): Voice => ({ shape: 'triangle', hertz, release: 0.35, level: 0.55, after });

/** What each cue sounds like. */
export const VOICES = {
  dice: [click(0), click(0.07), click(0.16)],
  drum: [{ shape: 'sine', hertz: 75, release: 0.4, level: 0.8, slide: -0.4 }],
  /** Air drawn in through a large nose. */
  'breath-low': [
    { shape: 'noise', hertz: 240, attack: 0.25, hold: 0.1, release: 0.45, level: 0.3, filter: -700 },
    { shape: 'saw', hertz: 52, attack: 0.2, hold: 0.15, release: 0.4, level: 0.3, rough: 0.7, filter: -420, formant: [420, 180] },
  ],
  'breath-pulsed': [
    { shape: 'noise', hertz: 420, attack: 0.03, release: 0.16, level: 0.4, filter: -1300 },
    { shape: 'noise', hertz: 380, attack: 0.03, release: 0.22, level: 0.4, filter: -1100, after: 0.26 },
    { shape: 'square', hertz: 58, attack: 0.05, hold: 0.1, release: 0.3, level: 0.2, pulse: 0.09, depth: 0.7, filter: -380 },
  ],
  'breath-growl': [
    { shape: 'saw', hertz: 47, attack: 0.15, hold: 0.3, release: 0.35, level: 0.34, rough: 0.9, pulse: 0.05, depth: 0.6, filter: -500 },
    { shape: 'saw', hertz: 49.5, attack: 0.15, hold: 0.3, release: 0.35, level: 0.34, rough: 0.5, filter: -500 },
  ],
  'roar-low': [
    {
      shape: 'saw',
      hertz: 95,
      attack: 0.1,
      hold: 0.35,
      release: 0.7,
      level: 0.6,
      slide: -0.3,
      rough: 0.6,
      filter: -1100,
      formant: [760, 240],
    },
    { shape: 'noise', hertz: 210, attack: 0.12, hold: 0.3, release: 0.8, level: 0.34, filter: -800, formant: [900, 300] },
  ],
  'roar-pulsed': [
    {
      shape: 'square',
      hertz: 80,
      attack: 0.05,
      hold: 0.4,
      release: 0.4,
      level: 0.4,
      rough: 0.2,
      pulse: 0.08,
      depth: 0.7,
      filter: -700,
      formant: [520, 340],
    },
  ],
  'roar-growl': [
    { shape: 'saw', hertz: 68, attack: 0.1, hold: 0.45, release: 0.5, level: 0.45, rough: 0.8, pulse: 0.045, depth: 0.5, filter: -800 },
    { shape: 'saw', hertz: 71.5, attack: 0.1, hold: 0.45, release: 0.5, level: 0.45, rough: 0.4, filter: -800, formant: [480, 260] },
  ],
  /** Snuffling, then a scream of swine. */
  'breath-squeal': [
    { shape: 'noise', hertz: 520, attack: 0.02, release: 0.1, level: 0.36, filter: -1500 },
    { shape: 'noise', hertz: 480, attack: 0.02, release: 0.12, level: 0.36, filter: -1400, after: 0.16 },
    { shape: 'saw', hertz: 88, attack: 0.02, release: 0.16, level: 0.3, rough: 0.6, pulse: 0.03, depth: 0.6, filter: -700, after: 0.3 },
  ],
  'roar-squeal': [
    {
      shape: 'saw',
      hertz: 520,
      attack: 0.04,
      hold: 0.3,
      release: 0.25,
      level: 0.3,
      slide: 0.9,
      rough: 0.5,
      filter: -3200,
      formant: [1300, 2400],
    },
    {
      shape: 'saw',
      hertz: 96,
      attack: 0.02,
      hold: 0.1,
      release: 0.2,
      level: 0.36,
      rough: 0.8,
      pulse: 0.03,
      depth: 0.6,
      filter: -800,
      after: 0.45,
    },
  ],
  /** Air through a long trunk; then brass. */
  'breath-trumpet': [
    { shape: 'noise', hertz: 300, attack: 0.12, hold: 0.15, release: 0.5, level: 0.34, filter: -900, formant: [500, 260] },
    { shape: 'sine', hertz: 34, attack: 0.2, hold: 0.3, release: 0.5, level: 0.5, pulse: 0.06, depth: 0.4 },
  ],
  'roar-trumpet': [
    {
      shape: 'saw',
      hertz: 310,
      attack: 0.07,
      hold: 0.35,
      release: 0.45,
      level: 0.34,
      slide: 0.5,
      rough: 0.25,
      filter: -3000,
      formant: [700, 1500],
    },
    { shape: 'square', hertz: 156, attack: 0.08, hold: 0.35, release: 0.5, level: 0.2, slide: 0.4, rough: 0.3, filter: -1800 },
  ],
  /** Air between teeth. */
  'breath-hiss': [{ shape: 'noise', hertz: 2400, attack: 0.2, hold: 0.15, release: 0.5, level: 0.2, filter: 1300 }],
  'roar-hiss': [
    { shape: 'noise', hertz: 1900, attack: 0.06, hold: 0.5, release: 0.7, level: 0.34, filter: 900 },
    { shape: 'saw', hertz: 40, attack: 0.1, hold: 0.4, release: 0.6, level: 0.4, rough: 0.5, pulse: 0.035, depth: 0.7, filter: -380 },
  ],
  /** A growl behind teeth; two barks, the second deeper. */
  'breath-bark': [
    { shape: 'saw', hertz: 74, attack: 0.08, hold: 0.2, release: 0.25, level: 0.34, rough: 0.8, pulse: 0.035, depth: 0.5, filter: -900 },
  ],
  'roar-bark': [
    {
      shape: 'saw',
      hertz: 250,
      attack: 0.01,
      hold: 0.04,
      release: 0.12,
      level: 0.46,
      slide: -1.6,
      rough: 0.5,
      filter: -2200,
      formant: [1100, 520],
    },
    {
      shape: 'saw',
      hertz: 225,
      attack: 0.01,
      hold: 0.05,
      release: 0.14,
      level: 0.46,
      slide: -1.6,
      rough: 0.5,
      filter: -2000,
      formant: [1000, 460],
      after: 0.24,
    },
  ],
  /** A drum of feathers. */
  'breath-boom': [{ shape: 'noise', hertz: 620, attack: 0.05, release: 0.3, level: 0.24, filter: -1700 }],
  'roar-boom': [
    { shape: 'sine', hertz: 118, attack: 0.04, hold: 0.12, release: 0.2, level: 0.7, slide: -0.3 },
    { shape: 'sine', hertz: 112, attack: 0.04, hold: 0.12, release: 0.2, level: 0.7, slide: -0.3, after: 0.34 },
    { shape: 'sine', hertz: 92, attack: 0.05, hold: 0.4, release: 0.5, level: 0.8, slide: -0.25, after: 0.7 },
  ],
  'blow-beast': blow(160, 0.2),
  'blow-blade': blow(620, 0.1),
  'blow-point': blow(440, 0.08),
  'blow-blunt': blow(230, 0.16),
  'control-won': [pluck(294), pluck(392, 0.14)],
  'control-lost': [pluck(392), pluck(294, 0.14)],
  /** Bone on bone, then iron. */
  clash: [
    click(0),
    click(0.08),
    { shape: 'triangle', hertz: 1480, release: 0.12, level: 0.3, after: 0.2 },
    { shape: 'square', hertz: 2210, release: 0.05, level: 0.12, after: 0.2 },
  ],
  'clash-double': [
    click(0),
    click(0.08),
    { shape: 'triangle', hertz: 1480, release: 0.3, level: 0.34, after: 0.2 },
    { shape: 'triangle', hertz: 1480, release: 0.4, level: 0.34, after: 0.38 },
  ],
  shield: [
    { shape: 'triangle', hertz: 520, release: 0.22, level: 0.45 },
    { shape: 'noise', hertz: 420, release: 0.1, level: 0.5, filter: -1400 },
  ],
  'shield-fails': [{ shape: 'noise', hertz: 300, release: 0.16, level: 0.5, filter: -900 }],
  push: [{ shape: 'noise', hertz: 160, attack: 0.02, hold: 0.08, release: 0.18, level: 0.5, filter: -800 }],
  wall: [
    { shape: 'sine', hertz: 130, release: 0.22, level: 0.75, slide: -1 },
    { shape: 'noise', hertz: 220, release: 0.14, level: 0.5, filter: -1000 },
  ],
  net: [{ shape: 'noise', hertz: 1900, attack: 0.12, hold: 0.06, release: 0.2, level: 0.34, filter: 900, slide: -0.4 }],
  arrow: [
    { shape: 'saw', hertz: 210, release: 0.09, level: 0.3, slide: -1 },
    { shape: 'noise', hertz: 2600, attack: 0.04, release: 0.22, level: 0.3, filter: 1500, after: 0.03 },
  ],
  throw: [{ shape: 'noise', hertz: 900, attack: 0.08, release: 0.2, level: 0.36, filter: 500 }],
  sand: [{ shape: 'noise', hertz: 2300, attack: 0.05, hold: 0.12, release: 0.3, level: 0.28, filter: 1400 }],
  /** The crowd will not have it. */
  hiss: [
    { shape: 'noise', hertz: 3100, attack: 0.3, hold: 0.5, release: 0.9, level: 0.24, filter: 1800 },
    { shape: 'sine', hertz: 62, attack: 0.1, hold: 0.3, release: 0.8, level: 0.7, after: 0.2 },
  ],
  /** A blade out of its sheath, or into it. */
  blade: [{ shape: 'noise', hertz: 2800, attack: 0.06, release: 0.16, level: 0.26, filter: 1600, slide: 0.5 }],
  thud: [
    { shape: 'sine', hertz: 110, release: 0.18, level: 0.7, slide: -1.2 },
    { shape: 'noise', hertz: 90, release: 0.12, level: 0.4, filter: -600 },
  ],
  clatter: [
    { shape: 'triangle', hertz: 1250, release: 0.06, level: 0.3 },
    { shape: 'triangle', hertz: 940, release: 0.09, level: 0.3, after: 0.06 },
  ],
  fall: [
    { shape: 'sine', hertz: 90, release: 0.5, level: 0.8, slide: -0.6 },
    { shape: 'noise', hertz: 70, release: 0.35, level: 0.4, filter: -500, after: 0.05 },
  ],
  crowd: [
    { shape: 'noise', hertz: 300, attack: 0.25, hold: 0.35, release: 0.8, level: 0.3, filter: -700 },
    { shape: 'noise', hertz: 700, attack: 0.35, hold: 0.2, release: 0.7, level: 0.16, filter: -1600 },
  ],
  /** Everybody rises at once. */
  triumph: [
    { shape: 'noise', hertz: 320, attack: 0.35, hold: 0.9, release: 1.6, level: 0.36, filter: -800 },
    { shape: 'noise', hertz: 900, attack: 0.5, hold: 0.7, release: 1.4, level: 0.24, filter: -2200 },
    { shape: 'noise', hertz: 1500, attack: 0.6, hold: 0.4, release: 1, level: 0.12, filter: 1200, after: 0.3 },
  ],
  /** And sit down again. */
  sigh: [{ shape: 'noise', hertz: 280, attack: 0.3, hold: 0.2, release: 1.3, level: 0.3, filter: -600, slide: -0.2 }],
  laurel: [pluck(294), pluck(370, 0.16), pluck(440, 0.32), pluck(587, 0.48)],
} as const satisfies Readonly<Record<string, readonly Voice[]>>;

export type CueName = keyof typeof VOICES;

/** A tone as a larger or smaller throat makes it: its length, and with its pitch what the throat lets through. */
export function throated(voice: Voice, pitch: number, length: number): Voice {
  const { attack = 0, hold = 0, release, after, filter, formant } = voice;
  return {
    ...voice,
    attack: attack * length,
    hold: hold * length,
    release: release * length,
    ...(after === undefined ? {} : { after: after * length }),
    ...(filter === undefined ? {} : { filter: filter * pitch }),
    ...(formant && { formant: [formant[0] * pitch, formant[1] * pitch] as const }),
  };
}

const SHAPES: readonly (Voice['shape'] | null)[] = ['sine', 'triangle', 'saw', null, 'noise', 'square'];

/** The generator's parameters in its order. Its own chance is left out: `detune` comes from ours. */
export function parametersOf(voice: Voice, detune: number): number[] {
  const { shape, hertz, attack = 0, hold = 0, release, level, slide = 0, rough = 0, pulse = 0, depth = 0, filter = 0 } = voice;
  return [
    level,
    0,
    hertz * detune,
    attack,
    hold,
    release,
    SHAPES.indexOf(shape),
    1,
    slide,
    0,
    0,
    0,
    pulse,
    rough,
    0,
    0,
    0,
    1,
    0,
    depth,
    filter,
  ];
}
