import type { ReadonlySignal } from '@preact/signals';
import { effect, signal } from '@preact/signals';
import { cosmetic, seedOf } from '../../art/index.ts';
import type { BoutEvent } from '../../engine/bout/index.ts';
import type { Caption } from '../../hud/captions/index.ts';
import type { ShownAt } from '../arena/index.ts';
import type { Heard } from '../game-page.ts';
import type { Services } from '../services.ts';
import { bedAfter, QUIET_BED } from './bed.ts';
import { levelsOf } from './buses.ts';
import type { Cue } from './cues.ts';
import { cuesOf, throwCuesOf } from './cues.ts';
import { pageTouched } from './gesture.ts';
import { Speaker } from './speaker.ts';
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
const SILENCE_CAPTION = '[silence]';

/** From here on a sound counts as coming from one side, −1 to 1. */
const BESIDE = 0.18;

/** `[roar, left]`; without a side for what comes from all round. */
export function captionOf(cue: CueName, pan: number): string {
  const side = pan < -BESIDE ? ', left' : pan > BESIDE ? ', right' : '';
  return `[${CAPTIONS[cue]}${side}]`;
}

/** Nobody is heard from one side alone. */
const WIDEST = 0.7;

type Placed = Pick<Heard, 'arena' | 'cellOf'>;

function hexOf({ arena, cellOf }: Placed, figure: string | null) {
  const cell = figure === null ? undefined : cellOf(figure);
  return cell === undefined ? undefined : arena.cells[cell];
}

/** From left or right, by where a figure stands: −1 to 1. */
export function panOf(heard: Placed, figure: string | null): number {
  const hex = hexOf(heard, figure);
  return hex ? (WIDEST * hex.q) / heard.arena.data.radius : 0;
}

/** How near to whoever sits at the lower edge of the picture a figure stands, 0 to 1; what comes from all round is near. */
export function nearOf(heard: Placed, figure: string | null): number {
  const hex = hexOf(heard, figure);
  return hex ? (1 + (hex.r + hex.q / 2) / heard.arena.data.radius) / 2 : 1;
}

/** Seconds without a sound after somebody was struck down, at the usual speed; and until something is told, where all is hushed. */
const SILENCE = 0.5;
const HUSHED = 4;
/** Milliseconds a caption stands, and how many stand at once. */
const STANDS = 2600;
const MOST_CAPTIONS = 2;

let speaker: Speaker | null = null;

/** The one speaker of the page; it sleeps and wakes with the page, and a touch wakes it when the device was taken away. */
function theSpeaker({ settings }: Pick<Services, 'settings'>): Speaker {
  if (speaker) return speaker;
  const made = new Speaker(cosmetic(seedOf('sound')), () => performance.now());
  speaker = made;
  effect(() => made.set(levelsOf(settings.value)));
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) made.hush();
    void made.wake(!document.hidden);
  });
  const wake = (): void => void made.wake(true);
  for (const type of ['pointerdown', 'keydown', 'pageshow']) addEventListener(type, wake, true);
  return made;
}

/** What goes along with the events of a fight for the ears, and for whoever reads what there would be to hear. */
export interface Sounds {
  readonly onShown: (event: BoutEvent, at: ShownAt) => void;
  readonly captions: ReadonlySignal<readonly Caption[]>;
  /** The fight is left. */
  readonly stop: () => void;
}

/** Captions that stand for a while, the newest last. */
function captionBoard() {
  const captions = signal<readonly Caption[]>([]);
  let count = 0;
  return {
    captions,
    say: (text: string): void => {
      const caption: Caption = { id: (count += 1), text };
      captions.value = [...captions.value.filter((each) => each.text !== text), caption].slice(-MOST_CAPTIONS);
      setTimeout(() => (captions.value = captions.value.filter((each) => each !== caption)), STANDS);
    },
  };
}

/** What is heard when events of a bout are shown. Nothing waits for it; before the first gesture nothing is even loaded. */
export function soundsOf(services: Pick<Services, 'settings'>, heard: Heard): Sounds {
  const { settings } = services;
  const { captions, say } = captionBoard();
  let thrown: BoutEvent | null = null;
  let bed = QUIET_BED;
  let gone = false;

  const sound = (cues: readonly Cue[], at: ShownAt): void => {
    const { speed, quietStart, sound: on } = settings.peek();
    if (!on || !pageTouched()) return;
    const made = theSpeaker(services);
    const silence = !bed.silence || speed === 'instant' ? 0 : (at === 'hushed' ? HUSHED : SILENCE) / speed;
    void made.murmur(bed, silence, quietStart);
    for (const { cue, from, throat } of cues) {
      const after = bed.silence && cue === 'crowd' ? silence : 0;
      void made.play(cue, { pan: panOf(heard, from), near: nearOf(heard, from), after, ...(throat && { throat }) });
    }
  };

  return {
    captions,
    onShown(event, at) {
      const fell = thrown === event ? [] : throwCuesOf(event, heard);
      if (at !== 'hushed') thrown = event;
      const cues = at === 'hushed' ? [] : at === 'thrown' ? fell : [...fell, ...cuesOf(event, heard)];
      bed = bedAfter(bed, event, at);
      if (gone || document.hidden) return;
      if (settings.peek().captions) {
        if (bed.silence) say(SILENCE_CAPTION);
        for (const { cue, from } of cues) say(captionOf(cue, panOf(heard, from)));
      }
      sound(cues, at);
    },
    stop() {
      gone = true;
      speaker?.hush();
    },
  };
}
