import { ICON_BOX, iconPath, type IconName } from './icons.ts';

export interface Layer {
  readonly icon: IconName;
  readonly scale?: number;
  /** Shift in the box of 512. */
  readonly dx?: number;
  readonly dy?: number;
  /** Degrees clockwise. */
  readonly turn?: number;
  readonly flip?: boolean;
}

/** What stands for a card on its medallion: one silhouette, sometimes with a thing in its hand. */
export interface Portrait extends Layer {
  readonly with?: readonly Layer[];
  /** The silhouette is cut off on one side; the field's border hides the cut. */
  readonly crop?: true;
}

export type CardKind = 'beast' | 'noxius' | 'bestiarius' | 'gladiator';

const PORTRAITS: Readonly<Record<string, Portrait>> = {
  lion: { icon: 'lion', scale: 0.96, dx: -6 },
  bull: { icon: 'charging-bull', scale: 1.06, dx: -26, crop: true },
  bear: { icon: 'bear-head', scale: 1.04, dx: -34, crop: true },
  boar: { icon: 'boar' },
  wolf: { icon: 'wolf-head' },
  elephant: { icon: 'elephant' },
  ostrich: { icon: 'ostrich' },
  syrus: { icon: 'run' },
  dama: { icon: 'robber', scale: 0.98 },
  pyrrhus: { icon: 'throwing-ball', scale: 0.94, dx: 14, dy: 18, with: [{ icon: 'flame', scale: 0.42, dx: -150, dy: -176 }] },
  gavius: { icon: 'farmer' },
  bulla: { icon: 'swordman' },
  valens: { icon: 'spartan' },
  bullarius: { icon: 'caveman' },
  mamertinus: { icon: 'fencer', scale: 1.04 },
  hilarinus: { icon: 'strong' },
};

const GENERIC: Readonly<Record<CardKind, Portrait>> = {
  beast: { icon: 'paw-print', scale: 0.92 },
  noxius: { icon: 'person', scale: 0.96 },
  bestiarius: { icon: 'bowman' },
  gladiator: { icon: 'galea' },
};

/** The portrait of a card; cards nobody has drawn get the one of their kind. */
export function portraitOf(id: string, kind: CardKind): Portrait {
  return PORTRAITS[id] ?? GENERIC[kind];
}

export function hasPortrait(id: string): boolean {
  return Object.hasOwn(PORTRAITS, id);
}

/** Inner mark-up of an `<svg viewBox="0 0 512 512">` with all layers of a portrait. */
export function portraitSvg(portrait: Portrait): string {
  return [portrait, ...(portrait.with ?? [])].map((layer) => {
    const half = ICON_BOX / 2;
    const k = layer.scale ?? 1;
    const move = `translate(${half + (layer.dx ?? 0)} ${half + (layer.dy ?? 0)})`;
    const shape = `rotate(${layer.turn ?? 0}) scale(${layer.flip ? -k : k} ${k}) translate(${-half} ${-half})`;
    return `<path fill="currentColor" transform="${move} ${shape}" d="${iconPath(layer.icon)}"/>`;
  }).join('');
}

const WEAPONS: Readonly<Record<string, IconName>> = {
  knife: 'own-knife', dagger: 'own-knife',
  cudgel: 'own-cudgel', club: 'own-cudgel', stave: 'own-cudgel',
  torch: 'own-torch', pitchfork: 'own-pitchfork',
  gladius: 'gladius', sword: 'gladius',
  hasta: 'own-hasta', spear: 'own-hasta', venabulum: 'own-venabulum', javelin: 'own-javelin',
  trident: 'trident', net: 'fishing-net',
};

/** The sign of a weapon, bold enough for a seal; bare hands for what is unknown. */
export function weaponIcon(id: string): IconName {
  return WEAPONS[id] ?? 'own-fists';
}

/** Signs of the interface by what they say, so that no screen names a silhouette. */
export const SIGNS = {
  mercy: 'thumb-up', death: 'thumb-down', victory: 'laurels', condemned: 'manacles', pinned: 'claw-slashes',
  dice: 'rolling-dices', d20: 'dice-twenty-faces-twenty', dead: 'death-skull', wound: 'skull-crack', hurt: 'sword-wound',
  defend: 'shield', scutum: 'roman-shield', parma: 'round-shield', watch: 'eye-target', hidden: 'sight-disabled',
  move: 'footsteps', speed: 'barefoot', wait: 'hourglass', card: 'scroll-unfurled', log: 'scroll-quill', settings: 'cog',
  book: 'open-book', rules: 'rule-book', down: 'plain-arrow', back: 'return-arrow', undo: 'anticlockwise-rotation',
  redo: 'clockwise-rotation', sound: 'speaker', mute: 'speaker-off', play: 'play-button', pause: 'pause-button',
  fast: 'fast-forward-button', next: 'next-button', previous: 'previous-button', cancel: 'cancel', confirm: 'check-mark',
  life: 'hearts', info: 'info', help: 'help', search: 'magnifying-glass', share: 'share', save: 'save', locked: 'padlock',
  prize: 'trophy-cup', arena: 'coliseum', fallen: 'falling', dodge: 'dodging', strength: 'biceps', odds: 'scales',
  free: 'breaking-chain', editor: 'roman-toga', beast: 'paw-print', hunter: 'bowman', gladiator: 'visored-helm', light: 'sun',
} as const satisfies Readonly<Record<string, IconName>>;

export type Sign = keyof typeof SIGNS;
