import { sum } from '../../../../engine/dice/index.ts';
import { Fraction } from '../../../../engine/odds/index.ts';
import { controlTerms, keepersOf, tieGoesTo, type ControlTerms } from '../turn/control.ts';
import { beastOf } from '../state/access.ts';
import type { View } from '../state/world.ts';

/** Chances of the next Control Check, before any re-roll (D-248). */
export interface ControlOdds {
  /** Set when no check is made: the beast keeps Control by instruction or frenzy. */
  readonly retained: 'instruction' | 'frenzy' | null;
  readonly terms: ControlTerms;
  readonly beast: Fraction;
  readonly tie: Fraction;
  readonly men: Fraction;
  /** Who gets Control on a tie. */
  readonly tieGoesTo: 'beast' | 'men';
}

/** Beats, ties and loses of two equal dice with a difference, by counting pairs. */
export function compareDice(sides: number, difference: number): { wins: number; ties: number; losses: number } {
  let wins = 0;
  let ties = 0;
  for (let own = 1; own <= sides; own += 1) {
    const other = own + difference;
    wins += Math.max(0, Math.min(sides, other - 1));
    if (other >= 1 && other <= sides) ties += 1;
  }
  return { wins, ties, losses: sides * sides - wins - ties };
}

export function controlOdds(view: View): ControlOdds {
  const terms = controlTerms(view);
  const sides = view.world.lex.controlDie;
  const { wins, ties, losses } = compareDice(sides, sum(terms.beast) - sum(terms.men));
  const total = sides * sides;
  return {
    retained: retention(view),
    terms,
    beast: new Fraction(wins, total),
    tie: new Fraction(ties, total),
    men: new Fraction(losses, total),
    tieGoesTo: tieGoesTo(view),
  };
}

function retention(view: View): 'instruction' | 'frenzy' | null {
  const keepers = keepersOf(view).map((index) => beastOf(view.state, index).retains);
  if (keepers.length === 0) return null;
  return keepers.includes('frenzy') ? 'frenzy' : 'instruction';
}
