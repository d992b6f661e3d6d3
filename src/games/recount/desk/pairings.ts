import type { MeasuredOffer, Pairing } from '../../../session/index.ts';
import { entrantsOfPairing, playersOfPairing } from '../../../session/index.ts';
import { entrant, recountSetup } from '../rules/index.ts';
import type { RecountGame } from './game.ts';

/** Pairings with names, as messages under `recount-pairing` tell them. */
export const PAIRINGS = {
  first: { sides: [['medium'], ['medium']], against: 'newcomer', newcomer: 48 },
  net: { sides: [['heavy'], ['retiarius']], against: 'greedy', newcomer: 28 },
  steel: { sides: [['medium'], ['heavy']], against: 'skilled', newcomer: 19 },
  pairs: {
    sides: [
      ['light', 'heavy'],
      ['medium', 'retiarius'],
    ],
    against: 'skilled',
    newcomer: 11,
  },
  brawl: { sides: [['light', 'medium', 'heavy', 'retiarius']], against: 'skilled', free: true, newcomer: 3 },
} as const satisfies Readonly<Record<string, Pairing>>;

/** A pairing as a newcomer plays it. */
export function measuredPairing(pairing: Pairing): MeasuredOffer<RecountGame> {
  return { setup: recountSetup({ fighters: entrantsOfPairing(pairing).map(entrant) }), players: playersOfPairing(pairing) };
}
