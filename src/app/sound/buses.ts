import type { Settings } from '../../hud/common/index.ts';
import type { CueName } from './voices.ts';

/** Kinds of sounds, each with a volume of its own. */
export const BUSES = ['crowd', 'beasts', 'blows', 'dice', 'interface'] as const;
export type Bus = (typeof BUSES)[number];

const BUS_OF: Readonly<Record<CueName, Bus>> = {
  dice: 'dice',
  clash: 'dice',
  'clash-double': 'dice',
  drum: 'interface',
  'control-won': 'interface',
  'control-lost': 'interface',
  laurel: 'interface',
  'breath-low': 'beasts',
  'breath-pulsed': 'beasts',
  'breath-growl': 'beasts',
  'roar-low': 'beasts',
  'roar-pulsed': 'beasts',
  'roar-growl': 'beasts',
  'breath-squeal': 'beasts',
  'breath-trumpet': 'beasts',
  'breath-hiss': 'beasts',
  'breath-bark': 'beasts',
  'breath-boom': 'beasts',
  'roar-squeal': 'beasts',
  'roar-trumpet': 'beasts',
  'roar-hiss': 'beasts',
  'roar-bark': 'beasts',
  'roar-boom': 'beasts',
  'blow-beast': 'blows',
  'blow-blade': 'blows',
  'blow-point': 'blows',
  'blow-blunt': 'blows',
  shield: 'blows',
  'shield-fails': 'blows',
  push: 'blows',
  wall: 'blows',
  net: 'blows',
  arrow: 'blows',
  throw: 'blows',
  sand: 'blows',
  blade: 'blows',
  thud: 'blows',
  clatter: 'blows',
  fall: 'blows',
  crowd: 'crowd',
  triumph: 'crowd',
  sigh: 'crowd',
  hiss: 'crowd',
};

export function busOf(cue: CueName): Bus {
  return BUS_OF[cue];
}

/** Room for a few cues at once before anything is clipped. */
const LOUDEST = 0.5;

/** How loud everything is, 0 to 1; nothing at all when sound is off. */
export interface Levels {
  readonly master: number;
  readonly buses: Readonly<Record<Bus, number>>;
  readonly mono: boolean;
}

type Heard = Pick<Settings, 'sound' | 'volume' | 'mono' | `${Bus}Volume`>;

export function levelsOf(settings: Heard): Levels {
  return {
    master: settings.sound ? (LOUDEST * settings.volume) / 100 : 0,
    buses: {
      crowd: settings.crowdVolume / 100,
      beasts: settings.beastsVolume / 100,
      blows: settings.blowsVolume / 100,
      dice: settings.diceVolume / 100,
      interface: settings.interfaceVolume / 100,
    },
    mono: settings.mono,
  };
}
