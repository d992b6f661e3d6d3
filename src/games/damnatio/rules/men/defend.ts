import { arcOf } from '../../../../engine/hex/index.ts';
import type { Refused, Term } from '../keys.ts';
import type { BeastAttack, DefendCard } from '../state/cards.ts';
import { besideMan } from './optional-cards.ts';
import { handOfMan, manCard, posture, theBeast } from '../state/questions.ts';
import { chanceIn20, type Chance } from '../state/rolls.ts';
import type { Man } from '../state/state.ts';
import type { View } from '../state/world.ts';

/** Why a Defend card may not be played now; null when it may (D-081, D-141); nobody jabs at a charge (D-180). */
export function defendRefusal(view: View, man: Man, card: DefendCard, attack: BeastAttack): Refused | null {
  if (!card.states.includes(posture(man))) return { rule: 'D-081', reason: 'posture' };
  if (card.answers && !card.answers.includes(attack.kind)) return { rule: 'D-081', reason: 'does-not-answer' };
  if (card.stamina > man.stamina) return { rule: 'D-144', reason: 'stamina' };
  if (card.counter && view.state.action?.charge) return { rule: card.because, reason: 'does-not-answer' };
  if (card.needs && !besideMan(view, man, card.needs, attack)) return { rule: 'D-181', reason: 'needs' };
  return null;
}

/** The legal Defend cards in card order (D-065, D-081). */
export function legalDefends(view: View, man: Man, attack: BeastAttack): DefendCard[] {
  return handOfMan(view, man).defends.filter((card) => defendRefusal(view, man, card, attack) === null);
}

/** The chance of a Defend card: rating, bonus, bonus against this kind, arc (D-084, D-085). */
export function defendChance(view: View, man: Man, card: DefendCard, attack: BeastAttack): Chance {
  const terms: Term[] = [
    { rule: 'D-084', value: manCard(view.world, man).ratings[card.stat], reason: card.stat },
    { rule: card.because, value: card.bonus, reason: 'card' },
  ];
  const against = card.vs[attack.kind];
  if (against) terms.push({ rule: card.because, value: against, reason: `vs-${attack.kind}` });
  const { arena, arcs } = view.world;
  const arc = arcOf(arena, arcs, man.cell, man.facing, theBeast(view.state).cell);
  if (arc === 'flank') terms.push({ rule: 'D-085', value: -2, reason: 'beast-in-flank' });
  if (arc === 'rear') terms.push({ rule: 'D-085', value: -4, reason: 'beast-in-rear' });
  return chanceIn20(terms, 18);
}
