import type { Term } from '../keys.ts';
import { handsInUse } from '../state/gear-questions.ts';
import { isEntangled, threatens } from '../state/predicates.ts';
import type { Quadrant } from '../state/cards.ts';
import { IMPROVISED } from '../state/state.ts';
import { term } from '../state/terms.ts';
import type { View } from '../state/world.ts';

const QUADRANT: Readonly<Record<Quadrant, Term>> = {
  front: term('M-135', 0, 'front'),
  right: term('M-136', 2, 'side'),
  left: term('M-136', 2, 'side'),
  rear: term('M-137', 3, 'rear'),
};
const WHIRL_FRONT = term('M-316', 0, 'whirl');
const WHIRL_SIDE = term('M-316', 2, 'whirl');
const FISTS = term('M-229', -2, 'improvised');
const ONE_HAND = term('M-226', -1, 'one-handed');
const DAMAGED = term('D-260', -1, 'damaged');
const CAUGHT = term('M-138', 1, 'target-entangled');
const GANG = term('M-139', 1, 'gang-up');
const SKILL = term('M-198', 1, 'attack-skill');
const DODGE = term('M-199', -1, 'dodge');
/** Sand in his eyes, while the turn lasts in which it was thrown. */
export const BLINDED = term('M-341', 2, 'sand-in-eyes');

/** An attack as it is declared: everything that its modifiers depend on beside the position. */
export interface Declared {
  readonly attacker: number;
  readonly target: number;
  /** Index of the item, `IMPROVISED`. */
  readonly item: number;
  readonly move: 'attack' | 'whirl' | 'grapple';
  /** Quadrant of the target at declaration (M-117). */
  readonly quadrant: Quadrant;
  readonly distance: number;
}

/** The one disadvantage of a weapon, the worst of its causes, for two never add up; what helps counts beside it (M-142). */
function addWeapon(view: View, { attacker, item, distance, move }: Declared, terms: Term[]): void {
  if (move === 'grapple') return;
  if (item === IMPROVISED) return void terms.push(FISTS);
  const thing = view.world.things[item]!;
  const reach = thing.reach[distance] ?? null;
  if (reach !== null) terms.push(reach);
  if (reach !== null && reach.value < 0) return;
  if (thing.gear.grip === 'heavy' && handsInUse(view, view.state.fighters[attacker]!) > 1) terms.push(ONE_HAND);
  else if (thing.damaged) terms.push(DAMAGED);
}

function quadrantTerm(view: View, { move, quadrant }: Declared): Term {
  if (move !== 'whirl') return QUADRANT[quadrant];
  return view.world.lex.whirlQuadrant === 'end' ? WHIRL_SIDE : WHIRL_FRONT;
}

function attackSkill(view: View, { attacker, item }: Declared): boolean {
  if (!view.world.profiles[attacker]!.skills.attack) return false;
  const device = item !== IMPROVISED && view.world.things[item]!.gear.escape !== null;
  return !device || view.world.lex.attackSkillOnNets;
}

/** Every summand of the attack die (M-135 to M-142, M-198, M-199, M-341). */
export function attackTerms(view: View, attack: Declared): Term[] {
  const { fighters, turn } = view.state;
  const target = fighters[attack.target]!;
  const terms = [quadrantTerm(view, attack)];
  addWeapon(view, attack, terms);
  if (isEntangled(target)) terms.push(CAUGHT);
  for (let i = 0; i < fighters.length; i += 1) {
    if (i !== attack.attacker && threatens(view, fighters[i]!, target)) terms.push(GANG);
  }
  if (attackSkill(view, attack)) terms.push(SKILL);
  if (view.world.profiles[attack.target]!.skills.dodge) terms.push(DODGE);
  if (turn.blinded === attack.target && turn.fighter === attack.attacker) terms.push(BLINDED);
  return terms;
}
