import { distance } from '../../../../engine/hex/index.ts';
import type { Refused } from '../keys.ts';
import { tryOdds } from '../odds/answers.ts';
import { helmetOf } from '../state/gear-questions.ts';
import { actorOf, fighterAt, gearAt, itemAt } from '../state/lookup.ts';
import { areOpponents, quadrantOf } from '../state/predicates.ts';
import { tellCondition, throwDie } from '../state/rolls.ts';
import type { Play, View } from '../state/world.ts';
import { byTarget, TARGET } from './answers.ts';
import type { Deed } from './deed.ts';
import { ACT } from './deed.ts';
import { targetLine } from './lines.ts';
import type { Cost } from './purse.ts';
import { ap, costRefusal } from './purse.ts';
import { FRIEND, NO_SUCH_FIGHTER, OUT_OF_ARC, refuse } from './refusals.ts';

/** A handful of sand at an opponent beside him. */
export interface Haze {
  readonly type: 'haze';
  readonly target: number;
}

const hazeAnswer = byTarget('haze');
const ONCE = refuse('M-345', 'sand-once');
const ADJACENT = refuse('M-340', 'not-adjacent');
const ARC = refuse('M-340', 'sand-arc');
const AP = 2;
const OPEN_HELMET = 4;
const ENCLOSED_HELMET = 5;
const WHY = 'haze';

/** Two AP; a torch in hand makes it cheaper (M-340, D-263). */
function price(view: View): Cost {
  let least = AP;
  for (const item of actorOf(view).carried) {
    const { hazeCost } = gearAt(view, item);
    if (hazeCost !== null && itemAt(view, item).spot === 'ready') least = Math.min(least, hazeCost);
  }
  return ap(least);
}

function refusal(view: View, { target }: Haze): Refused | null {
  const fighter = actorOf(view);
  const other = view.state.fighters[target];
  if (!other) return NO_SUCH_FIGHTER;
  if (!areOpponents(fighter, other)) return FRIEND;
  if (fighter.threwSand) return ONCE;
  if (distance(view.world.arena, fighter.cell, other.cell) !== 1) return ADJACENT;
  if (quadrantOf(view, fighter, other.cell) !== 'front') return OUT_OF_ARC;
  const { hazingArc } = view.world.lex;
  const side = quadrantOf(view, other, fighter.cell);
  if ((hazingArc === 'notRear' && side === 'rear') || (hazingArc === 'frontOnly' && side !== 'front')) return ARC;
  return costRefusal(view, fighter, price(view));
}

/** Least die that blinds: 4, or 5 against an enclosed helmet (M-343, M-344). */
export function hazeNeeds(view: View, target: number): number {
  return helmetOf(view, fighterAt(view, target)) >= 0 ? ENCLOSED_HELMET : OPEN_HELMET;
}

function perform(play: Play, { target }: Haze): void {
  const { turn } = play.state;
  const needed = hazeNeeds(play, target);
  const victim = fighterAt(play, target);
  actorOf(play).threwSand = true;
  const rule = needed === ENCLOSED_HELMET ? 'M-344' : 'M-343';
  if (throwDie(play, { by: turn.fighter, against: target, why: WHY, rule, needed }) < needed) return;
  victim.hazed += 1;
  turn.blinded = target;
  tellCondition(play, victim.id, 'hazed', true, 'M-342');
}

/** Sand in the eyes: +2 against him this turn, and two AP fewer in his next (M-340 to M-346). */
export const haze: Deed<Haze> = {
  type: 'haze',
  steps: ACT,
  fields: { target: TARGET },
  rolls: [WHY],
  listing: {
    per: 'beside',
    add(view, list, target) {
      if (actorOf(view).threwSand) return;
      const answer = hazeAnswer(target);
      if (refusal(view, answer) === null) list.push(answer);
    },
  },
  price,
  refusal,
  perform,
  odds: (view, { target }, asked) => tryOdds(asked, hazeNeeds(view, target), null),
  ...targetLine('hazes', 'haze'),
};
