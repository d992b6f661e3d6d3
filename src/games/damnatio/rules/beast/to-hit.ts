import type { Term } from '../keys.ts';
import type { BeastAttack } from '../state/cards.ts';
import { arcOfBeast, beastCard, bloodied, isBeast, theBeast, woundEffects } from '../state/questions.ts';
import { chanceIn20, type Chance } from '../state/rolls.ts';
import type { Foe } from '../state/state.ts';
import type { View } from '../state/world.ts';

/** What changes one attack of the beast beside the position. */
export interface ToHitExtras {
  readonly rowToHit: number;
  readonly rowRule: string;
  readonly slip: boolean;
  /** It could not pay; left out against men, whom it fights without Stamina (D-033, D-227). */
  readonly tired?: boolean;
}

const TIRED = -4;

/**
 * The beast's chance to hit: print, row, bloodied, Down or Pinned, wounds, one-shots, Slip (D-083, D-237, D-239);
 * against a beast its guard and tiredness (D-223, D-227).
 */
export function beastToHit(view: View, foe: Foe, attack: BeastAttack, extras: ToHitExtras): Chance {
  const beast = theBeast(view.state);
  const card = beastCard(view.world, beast);
  const terms: Term[] = [{ rule: 'D-041', value: attack.toHit, reason: 'printed' }];
  if (extras.rowToHit) terms.push({ rule: extras.rowRule, value: extras.rowToHit, reason: 'step' });
  if (bloodied(card, beast.hp)) terms.push({ rule: 'D-042', value: card.bloodied!.toHit, reason: 'bloodied' });
  if (!isBeast(foe)) {
    if (foe.down || foe.pinned) terms.push({ rule: 'D-136', value: 2, reason: 'target-down' });
  } else if (arcOfBeast(view, foe, beast.cell) === 'front') {
    terms.push({ rule: 'D-223', value: -beastCard(view.world, foe).ratings.guard, reason: 'guard' });
  }
  for (const effect of woundEffects(view.world, beast)) {
    const change = effect.toHit[attack.id];
    if (change) terms.push({ rule: 'D-239', value: change, reason: 'wound' });
  }
  terms.push(...beast.nextToHit);
  if (extras.slip) terms.push({ rule: 'D-237', value: -4, reason: 'slip' });
  if (extras.tired) terms.push({ rule: 'D-227', value: TIRED, reason: 'tired' });
  return chanceIn20(terms, 19);
}
