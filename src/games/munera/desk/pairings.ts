import type { Pairing } from '../../../session/index.ts';

/** Pairings with names, as messages under `pairing` tell them. */
export const PAIRINGS = {
  first: { sides: [['murmillo'], ['hoplomachus-b-spear']], against: 'spearman@tiro', newcomer: 53 },
  chase: { sides: [['secutor'], ['retiarius']], against: 'greedy', newcomer: 43 },
  classic: { sides: [['murmillo'], ['thraex']], against: 'skilled', newcomer: 24 },
  net: { sides: [['retiarius'], ['secutor']], against: 'skilled', newcomer: 18 },
  melee: {
    sides: [
      ['samnite', 'gaul'],
      ['thraex', 'hoplomachus-b-spear'],
      ['retiarius', 'provocator'],
    ],
    against: 'skilled',
    newcomer: 8,
  },
} as const satisfies Readonly<Record<string, Pairing>>;
