import { sum } from '../../../../engine/dice/index.ts';
import type { Key, Term } from '../keys.ts';
import type { GearCard, Quadrant } from '../state/cards.ts';
import { galerusOf, helmetOf, shieldOf } from '../state/gear-questions.ts';
import { fighterAt, gearAt, profileAt } from '../state/lookup.ts';
import type { Fighter } from '../state/state.ts';
import { term } from '../state/terms.ts';
import type { View } from '../state/world.ts';

const BEST_SAVE = 5;

const ARMOUR = {
  none: term('M-018', 0, 'no-armour'),
  light: term('M-019', 1, 'light-armour'),
  heavy: term('M-020', 2, 'heavy-armour'),
} as const;
const HELMET = term('M-024', 1, 'helmet');
const NO_SHIELD = term('M-021', 0, 'no-shield');
const BEHIND = term('M-030', 0, 'shield-behind');
const WHIRLED = term('M-318', 0, 'shield-whirled-past');
const AWAY = term('M-029', 0, 'shield-away');
const BUSY = term('M-246', 0, 'cape-busy');
const PENETRATED = term('M-209', -1, 'penetration');

/** A term for each number that a card may hold. */
function scale(rule: string, sign: 1 | -1, reason: Key<'reason'>): readonly Term[] {
  return Array.from({ length: 10 }, (_, value) => term(rule, sign * value || 0, reason));
}

const SMALL = scale('M-022', 1, 'small-shield');
const LARGE = scale('M-023', 1, 'large-shield');
const RIGHT = scale('M-028', 1, 'large-shield-right');
const GALERUS = scale('M-280', 1, 'galerus');
const CAPE = scale('M-246', 1, 'cape');
const BINDING = scale('M-223', 1, 'binding');
const HOOKED = scale('M-219', -1, 'hooks');
const CAPS = scale('M-031', -1, 'save-cap');

/** What an attack does to a Save. */
export interface SaveAgainst {
  readonly quadrant: Quadrant;
  /** Shields and galerus do not count (M-318). */
  readonly whirl: boolean;
  readonly hooks: number;
  readonly penetrates: boolean;
}

/** The Save that counts for the penalty of standing up: the full front (M-054). */
export const FULL_FRONT: SaveAgainst = { quadrant: 'front', whirl: false, hooks: 0, penetrates: false };

function coverTerm(gear: GearCard, quadrant: Quadrant): Term {
  const { front, right } = gear.shield!;
  if (quadrant === 'rear') return BEHIND;
  if (quadrant === 'right') return right > 0 ? RIGHT[right]! : AWAY;
  if (gear.fixed) return GALERUS[front]!;
  if (gear.binds !== null) return CAPE[front]!;
  return (front > 1 ? LARGE : SMALL)[front]!;
}

/** What a shield or cape adds to a quadrant; nothing while the cape holds somebody (M-246). */
function shieldTerm({ world, state }: View, shield: number, quadrant: Quadrant): Term {
  const busy = state.items[shield]!.spot === 'holding' && !world.lex.capeSaveWhileHolding;
  return busy ? BUSY : coverTerm(world.things[shield]!.gear, quadrant);
}

/**
 * The term of shield, cape or galerus for the quadrant, the better of two; what lowers a shield leaves a galerus alone
 * (M-021 to M-030, M-219, M-246, M-280).
 */
function coverTerms(view: View, fighter: Fighter, { quadrant, whirl, hooks }: SaveAgainst, terms: Term[]): void {
  const shield = shieldOf(view, fighter);
  const galerus = galerusOf(view, fighter);
  if (shield < 0 && galerus === null) return void terms.push(NO_SHIELD);
  if (whirl) return void terms.push(WHIRLED);
  const cover = shield < 0 ? null : shieldTerm(view, shield, quadrant);
  const sleeve = galerus && coverTerm(galerus, quadrant);
  const hooked = cover === null ? 0 : Math.min(hooks, cover.value);
  if (cover === null || (sleeve !== null && sleeve.value > cover.value - hooked)) return void terms.push(sleeve!);
  terms.push(cover);
  if (hooked > 0) terms.push(HOOKED[hooked]!);
}

/** What bindings add; a pair counts once (M-223). */
function bindings(view: View, { carried }: Fighter): number {
  let best = 0;
  for (const item of carried) {
    const { save } = gearAt(view, item);
    if (save > best) best = save;
  }
  return best;
}

/** Every summand of a Save, cap and penetration included; their sum is the Save, 0 to 5 (M-018 to M-033). */
export function saveTerms(view: View, index: number, against: SaveAgainst): Term[] {
  const fighter = fighterAt(view, index);
  const terms = [ARMOUR[profileAt(view, index).armour]];
  if (helmetOf(view, fighter) >= 0) terms.push(HELMET);
  const bound = bindings(view, fighter);
  if (bound > 0) terms.push(BINDING[bound]!);
  coverTerms(view, fighter, against, terms);
  let total = sum(terms);
  if (total > BEST_SAVE) {
    terms.push(CAPS[total - BEST_SAVE]!);
    total = BEST_SAVE;
  }
  if (against.penetrates && total > 0) terms.push(PENETRATED);
  return terms;
}
