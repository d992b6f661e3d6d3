import { article } from '../../../catalogue/index.ts';
import { signed } from '../../../engine/text/index.ts';
import type { ClassCard, RecountContent } from '../rules/index.ts';

/** Faces of a die from one up, in words. */
const faces = (least: number): string => (least === 6 ? 'on 6' : least === 5 ? 'on 5 or 6' : `on ${least} to 6`);

function saveText({ offHand, save: { whole, bare } }: ClassCard): string {
  if (whole === null && bare === null) return 'Nothing saves him.';
  if (whole === bare) return `His armour saves him ${faces(whole!)}.`;
  const lost = bare === null ? 'without it nothing does' : `without it ${faces(bare)}`;
  return whole === null
    ? `Nothing saves him with his ${offHand}; ${lost}.`
    : `His armour saves him ${faces(whole)} as long as he has his ${offHand}, ${lost}.`;
}

/** A class of recount in plain sentences. */
export function classProse(card: ClassCard): string[] {
  const { name, weapon, offHand, actionPoints, heavy, rating } = card;
  return [
    `${name}. A class of gladiator.`,
    `He carries ${article(weapon)} and ${article(offHand)}.`,
    saveText(card),
    `Action points D6${actionPoints === 0 ? '' : signed(actionPoints)}.`,
    ...(heavy ? ['A toggle may slow him for the weight of his armour.'] : []),
    ...(rating === 0 ? [] : [`Gamblers count ${signed(rating)} to his Strength.`]),
  ];
}

/** A class in plain sentences; null for an id that is none. */
export function prose({ classes }: RecountContent, id: string): string[] | null {
  const card = classes[id];
  return card ? classProse(card) : null;
}
