import { distance, OUTSIDE } from '../../../../engine/hex/index.ts';
import type { Term } from '../keys.ts';
import type { Area, Quadrant } from '../state/cards.ts';
import { handsInUse, penetrates } from '../state/gear-questions.ts';
import { fighterAt, gearAt, isEntangled, profileAt, quadrantOf, thingAt, threatens } from '../state/lookup.ts';
import { type Blow, type Fighter, IMPROVISED } from '../state/state.ts';
import { term } from '../state/terms.ts';
import { stepTo, type View } from '../state/world.ts';
import type { SaveAgainst } from './save.ts';

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
  const thing = thingAt(view, item);
  const reach = thing.reach[distance] ?? null;
  if (reach !== null) terms.push(reach);
  if (reach !== null && reach.value < 0) return;
  if (thing.gear.grip === 'heavy' && handsInUse(view, fighterAt(view, attacker)) > 1) terms.push(ONE_HAND);
  else if (thing.damaged) terms.push(DAMAGED);
}

function quadrantTerm(view: View, { move, quadrant }: Declared): Term {
  if (move !== 'whirl') return QUADRANT[quadrant];
  return view.world.lex.whirlQuadrant === 'end' ? WHIRL_SIDE : WHIRL_FRONT;
}

function attackSkill(view: View, { attacker, item }: Declared): boolean {
  if (!profileAt(view, attacker).skills.attack) return false;
  const device = item !== IMPROVISED && gearAt(view, item).escape !== null;
  return !device || view.world.lex.attackSkillOnNets;
}

/** Every summand of the attack die (M-135 to M-142, M-198, M-199, M-341). */
export function attackTerms(view: View, attack: Declared): Term[] {
  const { fighters, turn } = view.state;
  const target = fighterAt(view, attack.target);
  const terms = [quadrantTerm(view, attack)];
  addWeapon(view, attack, terms);
  if (isEntangled(target)) terms.push(CAUGHT);
  for (let i = 0; i < fighters.length; i += 1) {
    if (i !== attack.attacker && threatens(view, fighterAt(view, i), target)) terms.push(GANG);
  }
  if (attackSkill(view, attack)) terms.push(SKILL);
  if (profileAt(view, attack.target).skills.dodge) terms.push(DODGE);
  if (turn.blinded === attack.target && turn.fighter === attack.attacker) terms.push(BLINDED);
  return terms;
}

/** What a blow is, before and without its dice; how it is struck stands in `attack.ts`. */

const ORDINARY_AREA: Area = 'M';

/** What a blow does to its target's Save; nets and grapples ask none. */
export function saveAgainst(view: View, { attacker, item, quadrant, move }: Blow): SaveAgainst {
  const whirl = move === 'whirl';
  if (item === IMPROVISED) return { quadrant, whirl, hooks: 0, penetrates: false };
  const thing = thingAt(view, item);
  return { quadrant, whirl, hooks: thing.gear.hooks, penetrates: penetrates(view, fighterAt(view, attacker), thing) };
}

/** The blow that an attack of the fighter whose turn it is would be, without dice. */
export function declare(view: View, move: Blow['move'], item: number, target: number, area: Area | null): Blow {
  const { turn } = view.state;
  const attacker = fighterAt(view, turn.fighter);
  const defender = fighterAt(view, target);
  return {
    attacker: turn.fighter,
    target,
    item,
    move,
    quadrant: quadrantOf(view, defender, attacker.cell),
    distance: distance(view.world.arena, attacker.cell, defender.cell),
    area: profileAt(view, target).noxius ? (area ?? ORDINARY_AREA) : null,
    again: false,
    attackDie: 0,
    defenceDie: 0,
  };
}

/** Whether a saved hit knocks down: clubs, large shields and every whirl do (M-210, M-319). */
export function hasBash(view: View, { item, move }: Blow): boolean {
  return move === 'whirl' || (item !== IMPROVISED && gearAt(view, item).bash);
}

/** Fatigue of a miss, two points when a feint threw the die again (M-156, M-323). */
export function fatigueOfMiss(again: boolean): number {
  return again ? 2 : 1;
}

/** Where a whirl passes and ends, seen from the target: one and two hexsides clockwise of the attacker (M-314). */
export function whirlPath(view: View, attacker: Fighter, target: Fighter): { readonly passes: number; readonly ends: number } {
  const { arena } = view.world;
  for (let side = 0; side < 6; side += 1) {
    if (arena.neighbours[target.cell * 6 + side] === attacker.cell) {
      return { passes: stepTo(view.world, target.cell, (side + 1) % 6), ends: stepTo(view.world, target.cell, (side + 2) % 6) };
    }
  }
  return { passes: OUTSIDE, ends: OUTSIDE };
}
