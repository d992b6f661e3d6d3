import type { Refused } from '../keys.ts';
import { resolveAttack } from '../attack/attack.ts';
import { declare } from '../attack/blow.ts';
import { grappleOddsOf } from '../odds/answers.ts';
import { paidInFull, stageOf } from '../odds/stage.ts';
import { shieldOf } from '../state/gear-questions.ts';
import { actorOf, fighterAt, gearAt, itemAt } from '../state/lookup.ts';
import type { Fighter } from '../state/state.ts';
import { IMPROVISED } from '../state/state.ts';
import { freeVictim, layDown, remove } from '../state/things.ts';
import type { Play, View } from '../state/world.ts';
import { byTarget, TARGET } from './answers.ts';
import { hexesTo, targetRefusal } from './blows.ts';
import type { BlowDeed } from './deed.ts';
import { ACT } from './deed.ts';
import { targetLine } from './lines.ts';
import type { Cost } from './purse.ts';
import { ap, costRefusal, totalOf } from './purse.ts';
import { refuse } from './refusals.ts';

/** A grapple with an opponent beside him (M-324 to M-337). */
export interface Grapple {
  readonly type: 'grapple';
  readonly target: number;
}

const grappleAnswer = byTarget('grapple');
const ADJACENT = refuse('M-326', 'not-adjacent');
const LOCKED = refuse('M-325', 'already-locked');
const AP = 2;

/** Two AP, one more as a second attack (M-071, M-324). */
function price({ state }: View): Cost {
  return ap(AP, state.turn.attacks > 0 ? 1 : 0);
}

/** What a grapple needs of a target that may be attacked (M-325, M-326). */
function clinchRefusal(target: Fighter, hexes: number): Refused | null {
  if (hexes !== 1) return ADJACENT;
  return target.locked === -1 ? null : LOCKED;
}

function isHeld(view: View, item: number): boolean {
  const { wear } = gearAt(view, item);
  return itemAt(view, item).spot === 'ready' && (wear === 'hand' || wear === 'left' || wear === 'bundle');
}

/** Empties the hands of the grappler before the dice: shield out of play, weapons into his hex (M-326). */
function emptyHands(play: Play): void {
  const fighter = actorOf(play);
  const shield = shieldOf(play, fighter);
  for (const item of fighter.carried) if (item !== shield) freeVictim(play, item, 'M-326');
  if (shield >= 0) remove(play, shield, 'discarded', 'M-059');
  const held = fighter.carried.filter((item) => isHeld(play, item));
  for (const item of held) layDown(play, item, fighter.cell, 'dropped', 'M-326');
}

/** With empty hands and both dice; whoever grips tests his strength at once (M-324 to M-332). */
export const grapple: BlowDeed<Grapple> = {
  type: 'grapple',
  steps: ACT,
  fields: { target: TARGET },
  rolls: ['grapple'],
  listing: {
    per: 'target',
    add(view, list, target, purse) {
      if (fighterAt(view, target).locked === -1 && totalOf(price(view)) <= purse) list.push(grappleAnswer(target));
    },
  },
  price,
  refusal: (view, { target }) =>
    targetRefusal(view, target) ??
    clinchRefusal(fighterAt(view, target), hexesTo(view, target)) ??
    costRefusal(view, actorOf(view), price(view)),
  perform(play, { target }) {
    emptyHands(play);
    resolveAttack(play, declare(play, 'grapple', IMPROVISED, target, null));
  },
  stage(view, { target }) {
    const play = paidInFull(view, 'grapple', price(view));
    emptyHands(play);
    return stageOf(play, declare(play, 'grapple', IMPROVISED, target, null));
  },
  odds: (view, action, asked) => grappleOddsOf(asked, grapple.stage(view, action)),
  ...targetLine('grapples', 'grapple'),
};
