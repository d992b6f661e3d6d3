import { throwAppeal } from '../../../../engine/bout/index.ts';
import { OUTSIDE } from '../../../../engine/hex/index.ts';
import type { Key, Term } from '../keys.ts';
import { helmetOf } from '../state/gear-questions.ts';
import { fighterAt, isInjured, isTired, itemAt, profileAt, sidesLeft } from '../state/lookup.ts';
import { tellCondition } from '../state/rolls.ts';
import type { Fate } from '../state/state.ts';
import { term, termOf } from '../state/terms.ts';
import { freeVictim, unhand } from '../state/things.ts';
import type { Play, View } from '../state/world.ts';

/** What the beaten come to: they ask the crowd, leave the sand, and with the last of a side the bout is over. */

/** Ends the grapple that a fighter is locked in, if any (M-330, M-337). */
export function endGrapple(play: Play, index: number, rule: string): void {
  const fighter = fighterAt(play, index);
  if (fighter.locked < 0) return;
  for (const each of [fighter, fighterAt(play, fighter.locked)]) {
    each.locked = -1;
    each.grappler = false;
    tellCondition(play, each.id, 'locked', false, rule);
  }
}

/** Ends the bout. */
export function endBout(play: Play, winner: string | null, by: Key<'outcome'>, rules: readonly string[]): void {
  const { state } = play;
  const survivors = state.fighters.filter(({ fate }) => fate !== 'dead').map(({ id }) => id);
  const outcome = { winner, by, rounds: state.round, survivors };
  state.outcome = outcome;
  play.referee.tell?.({ type: 'bout-ended', outcome, rules });
}

/** The last side with somebody unbeaten has won (M-038, M-347). Returns whether the bout is over. */
export function endBoutIfDecided(play: Play): boolean {
  const sides = sidesLeft(play.state);
  if (sides.size > 1) return false;
  const [winner = null] = sides;
  endBout(play, winner, winner === null ? 'all-fallen' : 'last-standing', ['M-038']);
  return true;
}

/** What he carries leaves with him; whoever he holds is free, and what holds him goes back (M-194). */
function releaseThings(play: Play, index: number): void {
  const { state } = play;
  state.items.forEach((item, itemIndex) => {
    if (item.holder === index) unhand(play, itemIndex, 'M-194');
    else if (item.victim === index) freeVictim(play, itemIndex, 'M-194');
  });
  for (const itemIndex of fighterAt(play, index).carried) {
    const item = itemAt(play, itemIndex);
    item.spot = 'gone';
    item.holder = -1;
  }
  fighterAt(play, index).carried = [];
}

/** A beaten fighter leaves the sand at once; his conqueror is credited (M-181, M-194, M-349, M-352). */
export function leave(play: Play, index: number, conqueror: number, fate: Fate, rules: readonly string[]): void {
  const { state } = play;
  const fighter = fighterAt(play, index);
  endGrapple(play, index, fighter.locked === conqueror ? 'M-330' : 'M-337');
  releaseThings(play, index);
  fighter.fate = fate;
  fighter.cell = OUTSIDE;
  fighter.conqueror = conqueror;
  const victor = state.fighters[conqueror];
  if (victor && !profileAt(play, index).noxius) victor.defeats += 1;
  play.referee.tell?.({ type: 'felled', figure: fighter.id, by: victor?.id ?? null, dead: fate === 'dead', rules });
  endBoutIfDecided(play);
}

const INJURED = term('M-177', 1, 'injured');
const BOTH_TIRED = term('M-178', 1, 'both-tired');
const WHIRLED = term('M-179', 1, 'whirls');
const POPULAR = term('M-182', 2, 'popular');
const NO_WOUNDS = term('M-183', -1, 'inflicted-nothing');
const BAREHEADED = term('M-185', -1, 'no-helmet');
const WHIRL_DOUBLE = term('M-186', -1, 'whirl-double');
const THREW_SAND = term('M-187', -1, 'threw-sand');
const UNWOUNDED = term('M-189', -2, 'unwounded');
const NATURAL = { always: 'M-191', never: 'M-192' } as const;
const SPARED_BEFORE = term('M-190', -2, 'spared-before');

/** Everything that can count in an appeal but the kind of fighter (M-188), once each, in the order of the rules. */
export const WEIGHED: readonly Term[] = [
  INJURED,
  BOTH_TIRED,
  WHIRLED,
  termOf('M-180', 1, 'opponents-injured'),
  termOf('M-181', 2, 'defeats'),
  POPULAR,
  NO_WOUNDS,
  termOf('M-184', -1, 'spared-today'),
  BAREHEADED,
  WHIRL_DOUBLE,
  THREW_SAND,
  UNWOUNDED,
  SPARED_BEFORE,
];

function whirlTerm(view: View, index: number): Term | null {
  const { whirls, whirlHits, whirlDoubles } = fighterAt(view, index);
  if (whirlDoubles > 0) return WHIRL_DOUBLE;
  const good = view.world.lex.whirlBonus === 'onUse' ? whirls : whirlHits;
  return good > 0 ? WHIRLED : null;
}

function deedTerms(view: View, index: number): Term[] {
  const { injured, defeats, inflicted } = fighterAt(view, index);
  const terms: Term[] = [];
  const whirl = whirlTerm(view, index);
  if (whirl) terms.push(whirl);
  if (injured.length > 0) terms.push(termOf('M-180', injured.length, 'opponents-injured'));
  if (defeats > 0) terms.push(termOf('M-181', 2 * defeats, 'defeats'));
  if (inflicted.every((stamina) => stamina === 0)) terms.push(NO_WOUNDS);
  return terms;
}

/** Others whom the crowd has spared today: he himself is not among them (M-184, M-190). */
function othersSpared({ state }: View, index: number): number {
  return Math.max(0, state.sparedToday - (state.fighters[index]!.spared ? 1 : 0));
}

/** What the crowd weighs, in the order of the rules (M-177 to M-190). `conqueror` is -1 when there is none. */
export function appealTerms(view: View, index: number, conqueror: number): Term[] {
  const { fighters } = view.state;
  const others = othersSpared(view, index);
  const fighter = fighterAt(view, index);
  const victor = fighters[conqueror];
  const { skills, appeal: kind } = profileAt(view, index);
  const terms: Term[] = [];
  if (isInjured(fighter)) terms.push(INJURED);
  if (victor && isTired(fighter) && isTired(victor)) terms.push(BOTH_TIRED);
  terms.push(...deedTerms(view, index));
  if (skills.popularity) terms.push(POPULAR);
  if (others > 0) terms.push(termOf('M-184', -others, 'spared-today'));
  if (helmetOf(view, fighter) < 0) terms.push(BAREHEADED);
  if (fighter.threwSand) terms.push(THREW_SAND);
  if (kind) terms.push(kind);
  if (fighter.woundsTaken === 0) terms.push(UNWOUNDED);
  if (fighter.spared) terms.push(SPARED_BEFORE);
  return terms;
}

/** Whether the crowd is asked at all: the condemned have nobody to ask (D-269). */
export function mayAppeal(view: View, index: number): boolean {
  return !profileAt(view, index).noxius || view.world.lex.noxiusMissio;
}

/** A beaten fighter asks the crowd for his life and leaves the sand either way (M-172 to M-194). */
export function appeal(play: Play, index: number, conqueror: number, rule: string): void {
  const fighter = fighterAt(play, index);
  if (fighter.fate !== 'active') return;
  if (!mayAppeal(play, index)) return leave(play, index, conqueror, 'dead', ['D-269', rule]);
  const asked = { modifiers: appealTerms(play, index, conqueror), natural: NATURAL };
  const granted = throwAppeal(play.referee, fighter.id, asked, ['M-176', rule]);
  if (granted && !fighter.spared) play.state.sparedToday += 1;
  leave(play, index, conqueror, granted ? 'spared' : 'dead', ['M-193', rule]);
}
