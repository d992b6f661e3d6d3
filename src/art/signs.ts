import type { GlyphName } from '../engine/look/index.ts';
import { glyphPortrait } from './figures/glyph-portraits.ts';
import { hasIcon, type IconName } from './icons.ts';
import { glyphOfThing } from './looks.ts';

/** Things of the shipped set that are drawn under another name. */
const THINGS: Readonly<Partial<Record<GlyphName, IconName>>> = {
  gladius: 'gladius',
  sword: 'gladius',
  trident: 'trident',
  net: 'fishing-net',
  helmet: 'galea',
  'hasta-untied': 'own-hasta',
  'club-one-handed': 'own-club',
  stave: 'own-cudgel',
  shield: 'own-scutum',
  'small-shield': 'own-parma',
  'large-shield': 'own-scutum',
};

/** The icon of a glyph, whatever it shows: of a fighter in the arms of his class, his helmet. */
export function glyphIcon(name: GlyphName): IconName {
  const own = `own-${name}`;
  return THINGS[name] ?? (hasIcon(own) ? own : (glyphPortrait(name)?.icon ?? 'own-fists'));
}

/** The sign of a thing by the id of its card, bold enough for a seal; bare hands for what says nothing of its look. */
export function weaponIcon(id: string): IconName {
  return glyphIcon(glyphOfThing(id) ?? 'fists');
}

export function hasWeaponIcon(id: string): boolean {
  return glyphOfThing(id) !== null;
}

/** Signs of the interface by what they say, so that no screen names a silhouette. */
export const SIGNS = {
  mercy: 'thumb-up',
  death: 'thumb-down',
  victory: 'laurels',
  condemned: 'manacles',
  pinned: 'claw-slashes',
  dice: 'rolling-dices',
  d20: 'dice-twenty-faces-twenty',
  dead: 'death-skull',
  wound: 'skull-crack',
  hurt: 'sword-wound',
  defend: 'shield',
  scutum: 'roman-shield',
  parma: 'round-shield',
  watch: 'eye-target',
  hidden: 'sight-disabled',
  move: 'footsteps',
  speed: 'barefoot',
  wait: 'hourglass',
  card: 'scroll-unfurled',
  log: 'scroll-quill',
  settings: 'cog',
  book: 'open-book',
  rules: 'rule-book',
  down: 'plain-arrow',
  back: 'return-arrow',
  undo: 'anticlockwise-rotation',
  redo: 'clockwise-rotation',
  sound: 'speaker',
  mute: 'speaker-off',
  play: 'play-button',
  pause: 'pause-button',
  fast: 'fast-forward-button',
  next: 'next-button',
  previous: 'previous-button',
  cancel: 'cancel',
  menu: 'own-menu',
  confirm: 'check-mark',
  life: 'hearts',
  info: 'info',
  help: 'help',
  search: 'magnifying-glass',
  share: 'share',
  save: 'save',
  locked: 'padlock',
  prize: 'trophy-cup',
  arena: 'coliseum',
  fallen: 'falling',
  dodge: 'dodging',
  strength: 'biceps',
  odds: 'scales',
  free: 'breaking-chain',
  editor: 'roman-toga',
  turn: 'own-turn',
  step: 'footsteps',
  kick: 'own-kick',
  pickUp: 'own-pick-up',
  draw: 'own-draw',
  sheathe: 'own-sheathe',
  feint: 'own-feint',
  whirl: 'own-whirl',
  grapple: 'own-grapple',
  haze: 'own-haze',
  cutFree: 'own-cut-free',
  endTurn: 'own-end-turn',
  fists: 'own-fists',
  beast: 'paw-print',
  hunter: 'bowman',
  gladiator: 'visored-helm',
  light: 'sun',
} as const satisfies Readonly<Record<string, IconName>>;

export type Sign = keyof typeof SIGNS;

/** Answers whose sign has another name. */
const ANSWERS: Readonly<Record<string, Sign>> = {
  ready: 'dice',
  move: 'step',
  discard: 'defend',
  drop: 'down',
  release: 'free',
  end: 'endTurn',
  reroll: 'dice',
  throw: 'fallen',
  disengage: 'free',
  appeal: 'mercy',
};

const camel = (id: string): string => id.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The sign of an answer by its type, such as 'pick-up' or 'cut-free'; none for an attack, which shows its weapon. */
export function actionSign(type: string): Sign | null {
  const name = camel(type);
  return ANSWERS[name] ?? (Object.hasOwn(SIGNS, name) ? (name as Sign) : null);
}
