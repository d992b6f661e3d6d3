import type { CueName } from './voices.ts';

/** What is said of each sound by whoever cannot hear it. */
const CAPTIONS: Readonly<Record<CueName, string>> = {
  dice: 'dice',
  clash: 'dice, iron',
  'clash-double': 'dice, iron rings twice',
  drum: 'drum',
  'control-won': 'strings rise',
  'control-lost': 'strings fall',
  laurel: 'strings, four notes up',
  'breath-low': 'low breath',
  'breath-pulsed': 'snorting',
  'breath-growl': 'growl',
  'roar-low': 'roar',
  'roar-pulsed': 'bellow',
  'roar-growl': 'deep growl',
  'breath-squeal': 'snuffling',
  'breath-trumpet': 'air through a trunk',
  'breath-hiss': 'low hiss',
  'breath-bark': 'snarl',
  'breath-boom': 'feathers rustle',
  'roar-squeal': 'squeal',
  'roar-trumpet': 'trumpeting',
  'roar-hiss': 'loud hiss',
  'roar-bark': 'barking',
  'roar-boom': 'booming',
  'blow-beast': 'claws',
  'blow-blade': 'blade strikes',
  'blow-point': 'point strikes',
  'blow-blunt': 'dull blow',
  shield: 'shield rings',
  'shield-fails': 'shield gives way',
  push: 'feet drag',
  wall: 'thump against the wall',
  net: 'net whirls',
  arrow: 'bowstring, arrow',
  throw: 'something flies',
  sand: 'sand flies',
  blade: 'blade slides',
  thud: 'thud',
  clatter: 'clatter',
  fall: 'heavy fall',
  crowd: 'crowd cheers',
  triumph: 'crowd on its feet',
  sigh: 'crowd sighs',
  hiss: 'crowd hisses',
};

/** What the crowd does while no single sound is heard. */
export const SILENCE_CAPTION = '[silence]';

/** From here on a sound counts as coming from one side, −1 to 1. */
const BESIDE = 0.18;

/** `[roar, left]`; without a side for what comes from all round. */
export function captionOf(cue: CueName, pan: number): string {
  const side = pan < -BESIDE ? ', left' : pan > BESIDE ? ', right' : '';
  return `[${CAPTIONS[cue]}${side}]`;
}
