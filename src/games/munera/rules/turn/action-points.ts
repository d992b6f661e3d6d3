import { sum } from '../../../../engine/dice/index.ts';
import { FULL_FRONT, saveTerms } from '../attack/save.ts';
import type { Term } from '../keys.ts';
import { galerusOf, shieldOf } from '../state/gear-questions.ts';
import { fighterAt, gearAt, isExhausted, isInjured, isTired, profileAt } from '../state/lookup.ts';
import type { Fighter } from '../state/state.ts';
import { term, termOf } from '../state/terms.ts';
import type { View } from '../state/world.ts';

const BARE = term('M-045', 2, 'no-armour');
const LIGHT = term('M-046', 1, 'light-armour');
const SLEEVE = term('M-046', 1, 'galerus');
const HEAVY = term('M-047', 0, 'heavy-armour');
const LARGE_SHIELD = term('M-048', -1, 'large-shield');
const TIRED = term('M-050', -1, 'tired');
const EXHAUSTED = term('M-051', -2, 'exhausted');
const INJURED = term('M-052', -1, 'injured');
const ENTANGLED = term('M-053', -3, 'entangled');
const REFLEXES = term('M-197', 1, 'reflexes');
const UNFED = term('D-257', -1, 'unfed');
const LEAST_FALL = 2;
/** For each handful of sand in his eyes. */
export const HAZED = termOf('M-342', -2, 'hazed');

function armourTerm(view: View, index: number): Term {
  const { armour } = profileAt(view, index);
  if (armour === 'heavy') return HEAVY;
  if (armour === 'light') return LIGHT;
  return galerusOf(view, fighterAt(view, index)) ? SLEEVE : BARE;
}

function tirednessTerms(view: View, fighter: Fighter, terms: Term[]): void {
  const exhausted = isExhausted(fighter);
  if (isTired(fighter) && (!exhausted || view.world.lex.exhaustedStacks)) terms.push(TIRED);
  if (exhausted) terms.push(EXHAUSTED);
}

/** What it takes from the AP die to stand up: the full Save, but at least two (M-054). */
export function costOfRising(view: View, index: number): number {
  return Math.max(LEAST_FALL, sum(saveTerms(view, index, FULL_FRONT)));
}

/** Every summand of his next AP die (M-044 to M-056); the sum decides whether he gives in (M-057). */
export function actionPointTerms(view: View, index: number): Term[] {
  const fighter = fighterAt(view, index);
  const { skills, noxius } = profileAt(view, index);
  const terms = [armourTerm(view, index)];
  const shield = shieldOf(view, fighter);
  if (shield >= 0 && gearAt(view, shield).shield!.front > 1) terms.push(LARGE_SHIELD);
  tirednessTerms(view, fighter, terms);
  if (isInjured(fighter)) terms.push(INJURED);
  if (fighter.nets > 0 || (fighter.capes > 0 && view.world.lex.capeApPenalty !== 0)) terms.push(ENTANGLED);
  if (fighter.down) terms.push(termOf('M-054', -costOfRising(view, index), 'knocked-down'));
  if (skills.reflexes) terms.push(REFLEXES);
  if (fighter.hazed > 0) terms.push(termOf('M-342', HAZED.value * fighter.hazed, 'hazed'));
  if (noxius && view.world.lex.noxiusUnfed) terms.push(UNFED);
  return terms;
}
