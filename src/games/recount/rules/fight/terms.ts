import { term, type Term } from '../keys.ts';
import type { Fighter } from '../state/state.ts';
import type { Side } from '../state/sectors.ts';
import { sideOf } from '../state/sectors.ts';
import type { View } from '../state/world.ts';
import { classOf, fighterOf } from '../state/world.ts';

/** The one list of modifiers for each kind of roll: dice, odds, log, bots and screens call these and nothing else. */

const BACK = term('R-073', 3, 'back');
const SWORD_SIDE = term('R-072', 2, 'sword-side');
const NET_SIDE = term('R-088', 2, 'net-side');
const NO_SHIELD = term('R-080g', 3, 'no-shield');
const NO_NET = term('R-080g', 3, 'no-net');
const NO_SWORD = term('R-081f', 3, 'no-weapon');
const ENSNARED_TARGET = term('R-071', 1, 'target-ensnared');
const FISTS = term('R-075', -3, 'disarmed');
const LIGHT_WOUND = term('R-041', -1, 'lightly-wounded');
const BAD_WOUND = term('R-042', -2, 'badly-wounded');
const ENSNARED = term('R-043', -3, 'ensnared');
const DEALT = term('R-094', 1, 'drew-blood');
const NEVER_STRUCK = term('R-094', -1, 'never-struck');
const OFF_BALANCE = -2;

/** All that the mob may have seen of a man. */
export const PERFORMANCE = { dealt: DEALT, neverStruck: NEVER_STRUCK } as const;

export type Wound = 'none' | 'light' | 'bad';

/** How badly he is hurt: by the share of his Strength that is gone. */
export function woundOf({ world: { lex } }: View, { full, strength }: Fighter): Wound {
  const lost = full - strength;
  if (lost > 0 && lost >= full * lex.badFraction) return 'bad';
  return lost > full * lex.lightFraction ? 'light' : 'none';
}

function classTerm(view: View, index: number): Term | null {
  const { actionPoints, because, heavy } = classOf(view, index);
  const value = actionPoints + (heavy ? view.world.lex.heavyAp : 0);
  return value === 0 ? null : { rule: heavy ? 'R-045' : because, value, reason: 'class' };
}

/** What is added to a fighter's AP die. */
export function actionPointTerms(view: View, index: number): Term[] {
  const fighter = fighterOf(view, index);
  const wound = woundOf(view, fighter);
  const terms: (Term | null)[] = [
    classTerm(view, index),
    wound === 'bad' ? BAD_WOUND : wound === 'light' ? LIGHT_WOUND : null,
    fighter.ensnaredBy >= 0 ? ENSNARED : null,
    fighter.offBalance > 0 ? { rule: 'R-047', value: OFF_BALANCE * fighter.offBalance, reason: 'off-balance' } : null,
  ];
  return terms.filter((each) => each !== null);
}

/** What the side is worth through which a blow comes (R-072 to R-074, R-080g, R-081f, R-088). */
function sideTerm(view: View, target: number, side: Side): Term | null {
  const { offHand, weaponBroken } = fighterOf(view, target);
  const net = classOf(view, target).offHand === 'net';
  if (side === 'back') return BACK;
  if (side === 'sword') return weaponBroken ? NO_SWORD : SWORD_SIDE;
  if (side === 'front') return null;
  if (offHand === 'lost') return net ? NO_NET : NO_SHIELD;
  return net ? NET_SIDE : null;
}

/** What is added to the attack die of a strike through a side. */
export function strikeTermsThrough(view: View, striker: number, target: number, side: Side): Term[] {
  const terms = [
    sideTerm(view, target, side),
    fighterOf(view, target).ensnaredBy >= 0 ? ENSNARED_TARGET : null,
    fighterOf(view, striker).weaponBroken ? FISTS : null,
  ];
  return terms.filter((each) => each !== null);
}

/** The same of a strike from where the striker stands. */
export function strikeTerms(view: View, striker: number, target: number): Term[] {
  const side = sideOf(view.world.arena, fighterOf(view, target), fighterOf(view, striker).cell);
  return strikeTermsThrough(view, striker, target, side);
}

/** What the mob has seen of a beaten man; added to every die of a vote. */
export function performanceTerms(view: View, loser: number): Term[] {
  if (!view.world.lex.performance) return [];
  const { dealt, strikes } = fighterOf(view, loser);
  if (dealt > 0) return [DEALT];
  return strikes === 0 ? [NEVER_STRUCK] : [];
}

/** The armour save of a fighter: the least face, null for none, and its rules (R-064 to R-067, R-080e, R-080f, R-080j). */
export function saveOf(view: View, index: number): { readonly need: number | null; readonly rules: readonly string[] } {
  const { save, offHand } = classOf(view, index);
  const bare = offHand === 'shield' && fighterOf(view, index).offHand === 'lost';
  const need = bare ? save.bare : save.whole;
  return { need, rules: bare ? [save.because, need === null ? 'R-080f' : 'R-080e'] : [save.because] };
}
