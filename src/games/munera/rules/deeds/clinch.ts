import { bearing, OUTSIDE, turned } from '../../../../engine/hex/index.ts';
import { resolveAttack } from '../attack/attack.ts';
import { declare } from '../attack/blow.ts';
import { closeTest } from '../attack/grapple.ts';
import { knockDown, wound } from '../attack/harm.ts';
import { stageOf } from '../attack/stage.ts';
import type { Refused } from '../keys.ts';
import { grappleOddsOf, throwOdds } from '../odds/answers.ts';
import { shieldOf } from '../state/gear-questions.ts';
import { actorOf, fighterAt, gearAt, itemAt, standingOn } from '../state/lookup.ts';
import { throwDie } from '../state/rolls.ts';
import { type Fighter, IMPROVISED } from '../state/state.ts';
import { freeVictim, layDown, remove } from '../state/things.ts';
import { type Play, stepTo, type View } from '../state/world.ts';
import { appeal, endGrapple } from '../turn/beaten.ts';
import type { Cost } from '../turn/turn.ts';
import { hexesTo, targetRefusal } from './blows.ts';
import {
  ap,
  blowDeed,
  byTarget,
  costRefusal,
  deed,
  fixed,
  type OfTarget,
  paidInFull,
  type Plain,
  refuse,
  TARGET,
  totalOf,
} from './deed.ts';
import { plainLine, targetLine } from './lines.ts';

/** A grapple with an opponent beside him (M-324 to M-337). */
export type Grapple = OfTarget<'grapple'>;

const grappleAnswer = byTarget('grapple');
const ADJACENT = refuse('M-326', 'not-adjacent');
const LOCKED = refuse('M-325', 'already-locked');
const GRAPPLE_AP = 2;

/** Two AP, one more as a second attack (M-071, M-324). */
function grapplePrice({ state }: View): Cost {
  return ap(GRAPPLE_AP, state.turn.attacks > 0 ? 1 : 0);
}

/** What a grapple needs of a target that may be attacked (M-325, M-326). */
function clinchRefusal(target: Fighter, hexes: number): Refused | null {
  if (hexes !== 1) return ADJACENT;
  return target.locked === -1 ? null : LOCKED;
}

/** Whether a thing is in a hand and can be let go of (M-326). */
export function isHeld(view: View, item: number): boolean {
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
export const grapple = blowDeed<Grapple>(
  {
    type: 'grapple',
    fields: { target: TARGET },
    rolls: ['grapple'],
    listing: {
      per: 'target',
      add(view, list, target, purse) {
        if (fighterAt(view, target).locked === -1 && totalOf(grapplePrice(view)) <= purse) list.push(grappleAnswer(target));
      },
    },
    price: grapplePrice,
    refusal: (view, { target }) =>
      targetRefusal(view, target) ??
      clinchRefusal(fighterAt(view, target), hexesTo(view, target)) ??
      costRefusal(view, actorOf(view), grapplePrice(view)),
    perform(play, { target }) {
      emptyHands(play);
      resolveAttack(play, declare(play, 'grapple', IMPROVISED, target, null));
    },
    stage(view, { target }) {
      const play = paidInFull(view, 'grapple', grapplePrice(view));
      emptyHands(play);
      return stageOf(play, declare(play, 'grapple', IMPROVISED, target, null));
    },
    ...targetLine('grapples', 'grapple'),
  },
  grappleOddsOf,
);

/** The winner of a grapple test throws the other to the ground. */
export type Throw = Plain<'throw'>;

const THROW = fixed<Throw>({ type: 'throw' });

function performThrow(play: Play): void {
  const { winner, loser } = closeTest(play);
  endGrapple(play, winner, 'M-330');
  const face = throwDie(play, { by: winner, against: loser, why: 'throw', rule: 'M-335' });
  wound(play, loser, winner, { raw: Math.ceil(face / 2), modifiers: [], rule: 'M-335' });
  if (knockDown(play, loser, winner, 'M-335')) appeal(play, loser, winner, 'M-150');
}

/** D3 wounds, then down; no Save (M-334, M-335). */
export const throwDown = deed<Throw>({
  type: 'throw',
  steps: ['throw'],
  rolls: ['throw'],
  listing: { per: 'step', answers: [THROW] },
  perform: performThrow,
  odds(view, _, asked) {
    const { victor } = view.state;
    return throwOdds(view, asked, victor, fighterAt(view, victor).locked);
  },
  ...plainLine('throws', THROW),
});

/** The winner of a grapple test lets go and steps back. */
export type Disengage = Plain<'disengage'>;

const DISENGAGE = fixed<Disengage>({ type: 'disengage' });

function freeStep(view: View, fighter: Fighter, direction: number): number {
  const to = stepTo(view.world, fighter.cell, direction);
  return to !== OUTSIDE && standingOn(view, to) < 0 ? to : OUTSIDE;
}

/** Straight away from the other, else to either side of that, the clockwise one first; else nowhere (M-336). */
export function disengageCell(view: View, winner: number, loser: number): number {
  const fighter = fighterAt(view, winner);
  const { first } = bearing(view.world.arena, fighterAt(view, loser).cell, fighter.cell, fighter.facing);
  for (const aside of [0, 1, -1]) {
    const to = freeStep(view, fighter, turned(first, aside));
    if (to !== OUTSIDE) return to;
  }
  return fighter.cell;
}

/**
 * The winner steps back and both are free. He uses his AP if it is his turn; the other only if the grapple began in
 * this turn (M-333, M-336).
 */
function performDisengage(play: Play): void {
  const { winner, loser } = closeTest(play);
  const { turn } = play.state;
  const to = disengageCell(play, winner, loser);
  const fighter = fighterAt(play, winner);
  endGrapple(play, winner, 'M-336');
  if (to !== fighter.cell) {
    play.referee.tell?.({ type: 'moved', figure: fighter.id, from: fighter.cell, path: [to], gait: 'disengage', rules: ['M-336'] });
    fighter.cell = to;
  }
  const beganNow = turn.attacks > 0;
  if (winner !== turn.fighter && !beganNow) turn.over = true;
}

/** Both are free (M-334, M-336). */
export const disengage = deed<Disengage>({
  type: 'disengage',
  steps: ['throw'],
  listing: { per: 'step', answers: [DISENGAGE] },
  perform: performDisengage,
  ...plainLine('disengages', DISENGAGE),
});
