import type { Candidate } from '../../../../engine/bout/index.ts';
import { distance } from '../../../../engine/hex/index.ts';
import { beastCard, besideBeast, onSand, theBeast } from '../state/questions.ts';
import type { Play, View } from '../state/world.ts';
import { pickTarget } from './pick.ts';
import { clockwise, pickByTie, type Target } from './ties.ts';
import { isSeen } from '../state/light.ts';
import type { Foe } from '../state/state.ts';
import { foesOf, foeAt, manOf } from '../state/access.ts';

/** The closest foes on the sand, at night of those whom it sees if it sees any, in clockwise order (D-060, D-061, D-413). */
export function closestFoes(view: View): number[] {
  const { world, state } = view;
  const beast = theBeast(state);
  let least = Infinity;
  let closest: number[] = [];
  const foes = foesOf(state);
  const there = (foe: Foe): boolean => foe !== beast && onSand(foe);
  const sees = world.lex.night && foes.some((foe) => there(foe) && isSeen(view, foe, beast.cell));
  foes.forEach((foe, index) => {
    if (!there(foe) || (sees && !isSeen(view, foe, beast.cell))) return;
    const away = distance(world.arena, beast.cell, foe.cell);
    if (away < least) [least, closest] = [away, [index]];
    else if (away === least) closest.push(index);
  });
  return closest.length > 1 ? clockwise(view, closest) : closest;
}

/**
 * Lex `tieDie: printed`: the die of the rule text for so many candidates, thrown at the moment of choice and counted
 * clockwise: 1d4 for four, 1d6 halved for three, 1d4 halved for two (D-021).
 */
export function printedTieDie(candidates: number): { readonly sides: number; readonly halved: boolean } {
  if (candidates === 2) return { sides: 4, halved: true };
  if (candidates === 3) return { sides: 6, halved: true };
  if (candidates === 5) return { sides: 10, halved: true };
  return { sides: candidates, halved: false };
}

/** Settles a tie by the stored number, or by the printed die when the lex wants it. */
export function settleTie(play: Play, candidates: readonly number[], rules: readonly string[] = ['D-055', 'D-061']): number {
  const { world, state, referee } = play;
  if (candidates.length === 1 || world.lex.tieDie === 'stored') return pickByTie(state.tieNumber, candidates);
  const { sides, halved } = printedTieDie(candidates.length);
  const placeOf = (face: number): number => (halved ? Math.ceil(face / 2) : face);
  const die = referee.roll(sides, (face) => {
    return { type: 'drawn', what: 'tie', value: String(placeOf(face)), figure: null, sides, face, rules };
  });
  return candidates[placeOf(die) - 1]!;
}

/** The target in Control, before a tie is settled: as the card picks, or the last enemy if adjacent, else the closest. */
export function targetInControl(view: View): Target {
  const beast = theBeast(view.state);
  const card = beastCard(view.world, beast);
  if (card.pick || card.avoid) return pickTarget(view, card) ?? closestTarget(view);
  const { lastFought } = beast;
  if (lastFought >= 0 && besideBeast(view, foeAt(view.state, lastFought))) {
    return { man: lastFought, why: 'last-enemy', rules: ['D-059'], candidates: [lastFought] };
  }
  return closestTarget(view);
}

/** The target of Round One: as the card picks, or the closest (D-054). */
export function firstTarget(view: View): Target {
  const card = beastCard(view.world, theBeast(view.state));
  return (card.pick || card.avoid ? pickTarget(view, card) : null) ?? closestTarget(view);
}

export function closestTarget(view: View): Target {
  const candidates = closestFoes(view);
  const tied = candidates.length > 1;
  return {
    man: pickByTie(view.state.tieNumber, candidates),
    why: tied ? 'closest-tie' : 'closest',
    rules: tied ? ['D-060', 'D-061'] : ['D-060'],
    candidates,
  };
}

export function tellTarget(play: Play, target: Target): void {
  const { world, state, referee } = play;
  if (!referee.tell) return;
  const beast = theBeast(state);
  const candidates: Candidate[] = target.candidates.map((index, place) => ({
    figure: manOf(state, index).id,
    distance: distance(world.arena, beast.cell, manOf(state, index).cell),
    place: place + 1,
  }));
  referee.tell({
    type: 'target-chosen',
    figure: beast.id,
    target: manOf(state, target.man).id,
    why: target.why,
    candidates,
    tieNumber: candidates.length > 1 && world.lex.tieDie === 'stored' ? state.tieNumber : null,
    compared: target.compared ?? null,
    rules: target.rules,
  });
}
