import type { IconName } from './icons.ts';

const WEAPONS: Readonly<Record<string, IconName>> = {
  knife: 'own-knife',
  dagger: 'own-dagger',
  cudgel: 'own-cudgel',
  club: 'own-club',
  clubOneHanded: 'own-club',
  stave: 'own-cudgel',
  torch: 'own-torch',
  pitchfork: 'own-pitchfork',
  gladius: 'gladius',
  sword: 'gladius',
  sica: 'own-sica',
  scissor: 'own-scissor',
  twoHandedSword: 'own-two-handed-sword',
  axe: 'own-axe',
  twoHandedAxe: 'own-axe',
  twoHandedClub: 'own-club',
  hasta: 'own-hasta',
  hastaUntied: 'own-hasta',
  hastaThonged: 'own-hasta-thonged',
  spear: 'own-hasta',
  venabulum: 'own-venabulum',
  javelin: 'own-javelin',
  longSpear: 'own-long-spear',
  dart: 'own-dart',
  arrow: 'own-arrow',
  bow: 'own-bow',
  trident: 'trident',
  net: 'fishing-net',
  lasso: 'own-lasso',
  cape: 'own-cape',
  cone: 'own-cone',
  arbelos: 'own-arbelos',
  cestus: 'own-cestus',
  shield: 'own-scutum',
  smallShield: 'own-parma',
  largeShield: 'own-scutum',
  helmet: 'galea',
  galerus: 'own-galerus',
};

const camel = (id: string): string => id.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The sign of a weapon or another thing, bold enough for a seal; bare hands for what is unknown. */
export function weaponIcon(id: string): IconName {
  return WEAPONS[camel(id)] ?? 'own-fists';
}

export function hasWeaponIcon(id: string): boolean {
  return Object.hasOwn(WEAPONS, camel(id));
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

/** The sign of an answer by its type, such as 'pick-up' or 'cut-free'; none for an attack, which shows its weapon. */
export function actionSign(type: string): Sign | null {
  const name = camel(type);
  return ANSWERS[name] ?? (Object.hasOwn(SIGNS, name) ? (name as Sign) : null);
}
