import type { Cell } from '../../../../engine/hex/index.ts';
import { distance, FACINGS } from '../../../../engine/hex/index.ts';
import type { Refused } from '../keys.ts';
import { loseOffHand, tellOffHand } from '../fight/falls.ts';
import { tellCondition, throwDice } from '../fight/rolls.ts';
import { isAhead, sectorOf } from '../state/sectors.ts';
import type { Play, View } from '../state/world.ts';
import { actorOf, areOpponents, classOf, fighterOf, hexBeside, occupant } from '../state/world.ts';
import type { ActionOf } from '../actions.ts';
import type { DeedOf } from './deed.ts';
import { atEach, namedIn, refuse } from './deed.ts';

const NO_NET = refuse('R-080d', 'no-net');
const NET_AWAY = refuse('R-087', 'net-away');
const NOBODY = refuse('R-084', 'no-such-fighter');
const NO_ENEMY = refuse('R-084', 'no-opponent');
const IN_NET = refuse('R-090', 'already-ensnared');
const TOO_FAR = refuse('R-052', 'too-far');
const NOT_AHEAD = refuse('R-084', 'not-ahead');
const IN_THE_WAY = refuse('R-084', 'in-the-way');

/** Farthest target, in hexes: one hex may lie between. */
const REACH = 2;
/** Least face that ensnares, by distance. */
const NEEDS: Readonly<Record<number, number>> = { 1: 6, 2: 5 };

/** Whether a hex between two that are two apart is free of figures. */
function isOpen(view: View, from: Cell, to: Cell): boolean {
  const { arena } = view.world;
  return FACINGS.some((way) => {
    const between = hexBeside(view, from, way);
    return between >= 0 && distance(arena, between, to) === 1 && occupant(view, between) < 0;
  });
}

function refusal(view: View, { target }: ActionOf<'cast'>): Refused | null {
  const { arena } = view.world;
  const actor = actorOf(view);
  const other = view.state.fighters[target];
  if (classOf(view, view.state.turn.fighter).offHand !== 'net' || actor.offHand === 'lost') return NO_NET;
  if (!other) return NOBODY;
  if (!areOpponents(actor, other)) return NO_ENEMY;
  if (other.ensnaredBy >= 0) return IN_NET;
  if (actor.offHand === 'on') return NET_AWAY;
  const away = distance(arena, actor.cell, other.cell);
  if (away > REACH) return TOO_FAR;
  if (!isAhead(sectorOf(arena, actor, other.cell))) return NOT_AHEAD;
  return away === 1 || isOpen(view, actor.cell, other.cell) ? null : IN_THE_WAY;
}

/** A net that misses is drawn back by its cord, or lost by lex `netMiss`. */
function perform(play: Play, { target }: ActionOf<'cast'>): void {
  const caster = play.state.turn.fighter;
  const actor = actorOf(play);
  const needed = NEEDS[distance(play.world.arena, actor.cell, fighterOf(play, target).cell)]!;
  const hit = throwDice(play, { by: caster, against: target, why: 'net', needed, rules: ['R-035', 'R-085'] }) >= needed;
  if (hit) {
    actor.offHand = 'on';
    fighterOf(play, target).ensnaredBy = caster;
    tellOffHand(play, caster, 'cast', 'R-087', target);
    tellCondition(play, target, 'ensnared', true, 'R-085');
  } else if (play.world.lex.netMiss === 'lost') loseOffHand(play, caster, 'R-086');
}

/** The net over an enemy beside him or one hex away. */
export const cast: DeedOf<'cast'> = {
  type: 'cast',
  answers: 'act',
  price: { cost: 2, rule: 'R-035' },
  dice: true,
  candidates: (view) =>
    classOf(view, view.state.turn.fighter).offHand === 'net' ? atEach(view, (target) => ({ type: 'cast', target })) : [],
  refusal,
  perform,
  write: ({ target }, { ids }) => `casts net at ${ids[target]}`,
  read: (line, names) => {
    const name = /^casts net at (\S+)$/.exec(line)?.[1];
    return name === undefined ? null : { type: 'cast', target: namedIn(names, name) };
  },
};
