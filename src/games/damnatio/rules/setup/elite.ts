import type { BeastAttack, BeastCard } from '../state/cards.ts';

/** Elite grades: Hit Points in hundredths, Control, To Hit (D-243 to D-245). */
const ELITE = [
  { hundredths: 100, control: 0, toHit: 0 },
  { hundredths: 135, control: 1, toHit: 1 },
  { hundredths: 160, control: 1, toHit: 1 },
  { hundredths: 180, control: 2, toHit: 2 },
] as const;

const MOST_TO_HIT = 19;

/** A beast's card after elite grade and difficulty sliders (D-243 to D-247). */
export function eliteCard(
  card: BeastCard,
  grade: 0 | 1 | 2 | 3,
  sliders: { readonly hitPoints: number; readonly damage: number; readonly control: number },
): BeastCard {
  const elite = ELITE[grade];
  const hitPoints = Math.max(1, Math.floor((card.ratings.hitPoints * elite.hundredths + 50) / 100) + sliders.hitPoints);
  const control = Math.max(0, card.ratings.control + elite.control + sliders.control);
  const attacks: Record<string, BeastAttack> = {};
  for (const [id, attack] of Object.entries(card.attacks)) {
    const toHit = attack.toHit < 20 ? Math.min(MOST_TO_HIT, attack.toHit + elite.toHit) : attack.toHit;
    attacks[id] = { ...attack, toHit, dmg: { ...attack.dmg, add: attack.dmg.add + sliders.damage } };
  }
  return { ...card, ratings: { ...card.ratings, hitPoints, control }, attacks };
}
