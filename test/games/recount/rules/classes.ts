import type { ClassCard } from '../../../../src/games/recount/rules/index.ts';

const sword = { weapon: 'sword', offHand: 'shield', heavy: false } as const;

/** The four classes as printed. */
export const classes: Readonly<Record<string, ClassCard>> = {
  heavy: {
    ...sword,
    id: 'heavy',
    name: 'Heavy',
    actionPoints: 0,
    rating: 1,
    because: 'R-045',
    heavy: true,
    save: { whole: 5, bare: 6, because: 'R-065' },
  },
  medium: {
    ...sword,
    id: 'medium',
    name: 'Medium',
    actionPoints: 0,
    rating: 0,
    because: 'R-046',
    save: { whole: 6, bare: null, because: 'R-066' },
  },
  light: {
    ...sword,
    id: 'light',
    name: 'Light',
    actionPoints: 1,
    rating: 1,
    because: 'R-040',
    save: { whole: null, bare: null, because: 'R-067' },
  },
  retiarius: {
    id: 'retiarius',
    name: 'Retiarius',
    actionPoints: 0,
    rating: 0,
    because: 'R-046',
    heavy: false,
    weapon: 'trident',
    offHand: 'net',
    save: { whole: 6, bare: 6, because: 'R-083' },
  },
};
