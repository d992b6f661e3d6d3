import type { Pairing } from '../../../session/index.ts';

/** Pairings with names, as messages under `pairing` tell them. */
export const PAIRINGS = {
  first: { sides: [['murmillo'], ['thraex']], against: 'newcomer', newcomer: 55 },
  chase: { sides: [['secutor'], ['retiarius']], against: 'greedy', newcomer: 39 },
  classic: { sides: [['murmillo'], ['thraex']], against: 'skilled', newcomer: 22 },
  net: { sides: [['retiarius'], ['secutor']], against: 'skilled', newcomer: 19 },
  melee: {
    sides: [
      ['samnite', 'gaul'],
      ['thraex', 'hoplomachus-b-spear'],
      ['retiarius', 'provocator'],
    ],
    against: 'skilled',
    newcomer: 5,
  },
} as const satisfies Readonly<Record<string, Pairing>>;
