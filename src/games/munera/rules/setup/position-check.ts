import { adjacent } from '../../../../engine/hex/index.ts';
import type { Position } from '../state/bout-setup.ts';
import { carryProblem } from '../state/carrying.ts';
import { areOpponents } from '../state/predicates.ts';
import { rejectSetup } from '../state/reject-setup.ts';
import type { Fighter } from '../state/state.ts';
import { IMPROVISED } from '../state/state.ts';
import type { View } from '../state/world.ts';

/** What a position may not be: everything that no bout comes to and that the rules take for granted. */

function isFoe({ state }: View, { side }: Fighter, other: number): boolean {
  const found = state.fighters[other];
  return found !== undefined && found.side !== side;
}

export function checkStamina({ fate, stamina, original }: Fighter, field: string): void {
  if (stamina > original) rejectSetup('M-006', `${field}.stamina`, `${stamina} is more than he began with, ${original}`);
  if (fate === 'active' && stamina <= 0) rejectSetup('M-145', `${field}.stamina`, `with ${stamina} he would have asked the crowd`);
}

function checkDeeds(view: View, fighter: Fighter, inflicted: readonly number[], field: string): void {
  const injured = fighter.injured.find((other) => !isFoe(view, fighter, other));
  if (injured !== undefined) rejectSetup('M-180', `${field}.injured`, `fighter ${injured} is no opponent of his`);
  const hurt = inflicted.find((other) => !isFoe(view, fighter, other));
  if (hurt !== undefined) rejectSetup('M-010', `${field}.inflicted.${hurt}`, `fighter ${hurt} is no opponent of his`);
}

/** Two opponents beside each other who name each other, and one of them began it (M-325, M-326). */
export function checkLock({ world, state }: View, index: number, field: string): void {
  const fighter = state.fighters[index]!;
  if (fighter.locked < 0) return;
  const other = state.fighters[fighter.locked];
  if (other?.locked !== index || other.grappler === fighter.grappler) {
    rejectSetup('M-325', `${field}.locked`, 'a grapple needs two who name each other, and one grappler');
  }
  if (!areOpponents(fighter, other)) rejectSetup('M-325', `${field}.locked`, 'a grapple needs two opponents on the sand');
  if (!adjacent(world.arena, fighter.cell, other.cell))
    rejectSetup('M-326', `${field}.locked`, 'a grapple needs two who stand beside each other');
}

export function checkArmful({ world, state }: View, index: number, field: string): void {
  const { carried } = state.fighters[index]!;
  const problem = carryProblem(
    carried.map((item) => ({ gear: world.things[item]!.gear, spot: state.items[item]!.spot as 'ready' | 'sheathed' | 'holding' })),
    'play',
  );
  if (!problem) return;
  const slot = problem.place === null ? '' : `.${world.loadouts[index]!.indexOf(carried[problem.place]!)}`;
  rejectSetup(problem.rule, `${field}.items${slot}`, problem.message);
}

/** Checks who stands where with what. Throws `SetupError` with the field that is wrong. */
export function checkFighters(view: View, { fighters }: Position): void {
  view.state.fighters.forEach((fighter, index) => {
    const field = `position.fighters[${index}]`;
    checkStamina(fighter, field);
    checkDeeds(view, fighter, Object.keys(fighters[index]!.inflicted ?? {}).map(Number), field);
    checkLock(view, index, field);
    checkArmful(view, index, field);
  });
}

/** Checks the turn that a position is in the middle of. Throws `SetupError` with the field that is wrong. */
export function checkTurn(view: View, { turn }: Position): void {
  const { fighters } = view.state;
  const { fighter: index, ap, struck = [], blinded = -1, floored = [] } = turn;
  const fighter = fighters[index];
  if (fighter?.fate !== 'active') rejectSetup('M-037', 'position.turn.fighter', 'the turn needs a fighter on the sand');
  if (ap !== null && fighter.down) rejectSetup('M-147', `position.fighters[${index}].down`, 'whoever lies stands up when his turn begins');
  const odd = struck.find((item) => item !== IMPROVISED && !view.world.things[item]);
  if (odd !== undefined) rejectSetup('M-071', 'position.turn.struck', `there is no item ${odd}`);
  if (blinded !== -1 && !isFoe(view, fighter, blinded))
    rejectSetup('M-341', 'position.turn.blinded', `fighter ${blinded} is no opponent of his`);
  const spared = floored.find((other, i) => floored.indexOf(other) !== i || !fighters[other] || !areOpponents(fighter, fighters[other]));
  if (spared !== undefined) rejectSetup('M-167', 'position.turn.floored', `fighter ${spared} is no opponent of his on the sand`);
}
