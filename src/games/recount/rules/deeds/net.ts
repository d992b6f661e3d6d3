import type { Cell } from '../../../../engine/hex/index.ts';
import { distance, FACINGS } from '../../../../engine/hex/index.ts';
import { refuse, tellCondition, throwDice } from '../keys.ts';
import { loseOffHand, takeNetBack, takeNetOff, tellOffHand } from '../fight/falls.ts';
import { isAhead, sectorOf } from '../state/sectors.ts';
import type { View } from '../state/world.ts';
import { actorOf, areOpponents, classOf, fighterOf, hexBeside, occupant } from '../state/world.ts';
import { deed, target } from './deed.ts';

const NO_NET = refuse('R-080d', 'no-net');
const NET_AWAY = refuse('R-087', 'net-away');
const NOBODY = refuse('R-084', 'no-such-fighter');
const NO_ENEMY = refuse('R-084', 'no-opponent');
const IN_NET = refuse('R-090', 'already-ensnared');
const TOO_FAR = refuse('R-052', 'too-far');
const NOT_AHEAD = refuse('R-084', 'not-ahead');
const IN_THE_WAY = refuse('R-084', 'in-the-way');
const NOT_ENSNARED = refuse('R-036', 'not-ensnared');
const ONCE = refuse('R-036', 'has-struggled');

/** Farthest target, in hexes: one hex may lie between. */
const REACH = 2;
/** Least face that ensnares, by distance. */
const NEEDS: Readonly<Record<number, number>> = { 1: 6, 2: 5 };
/** The face that also tears the net. */
const TEARS = 6;

/** Whether a hex between two that are two apart is free of figures. */
function isOpen(view: View, from: Cell, to: Cell): boolean {
  const { arena } = view.world;
  return FACINGS.some((way) => {
    const between = hexBeside(view, from, way);
    return between >= 0 && distance(arena, between, to) === 1 && occupant(view, between) < 0;
  });
}

/** The net over an enemy beside him or one hex away; one that misses is drawn back, or lost by lex `netMiss`. */
export const cast = deed({
  type: 'cast',
  answers: 'act',
  fields: { target },
  price: [2, 'R-035'],
  dice: true,
  line: 'casts net at {target}',
  refusal(view, action) {
    const { arena } = view.world;
    const actor = actorOf(view);
    const other = view.state.fighters[action.target];
    if (classOf(view, view.state.turn.fighter).offHand !== 'net' || actor.offHand === 'lost') return NO_NET;
    if (!other) return NOBODY;
    if (!areOpponents(actor, other)) return NO_ENEMY;
    if (other.ensnaredBy >= 0) return IN_NET;
    if (actor.offHand === 'on') return NET_AWAY;
    const away = distance(arena, actor.cell, other.cell);
    if (away > REACH) return TOO_FAR;
    if (!isAhead(sectorOf(arena, actor, other.cell))) return NOT_AHEAD;
    return away === 1 || isOpen(view, actor.cell, other.cell) ? null : IN_THE_WAY;
  },
  perform(play, action) {
    const caster = play.state.turn.fighter;
    const actor = actorOf(play);
    const victim = fighterOf(play, action.target);
    const needed = NEEDS[distance(play.world.arena, actor.cell, victim.cell)]!;
    const face = throwDice(play, { by: caster, against: action.target, why: 'net', needed, rules: ['R-035', 'R-085'] });
    if (face >= needed) {
      actor.offHand = 'on';
      victim.ensnaredBy = caster;
      tellOffHand(play, caster, 'cast', 'R-087', action.target);
      tellCondition(play, action.target, 'ensnared', true, 'R-085');
    } else if (play.world.lex.netMiss === 'lost') loseOffHand(play, caster, 'R-086');
  },
});

/** One try a turn at getting out of the net; a 6 tears it. */
export const struggle = deed({
  type: 'struggle',
  answers: 'act',
  price: [1, 'R-036'],
  dice: true,
  line: 'struggles',
  refusal(view) {
    if (actorOf(view).ensnaredBy < 0) return NOT_ENSNARED;
    return view.state.turn.struggled ? ONCE : null;
  },
  perform(play) {
    const { turn } = play.state;
    const owner = actorOf(play).ensnaredBy;
    const needed = play.world.lex.struggleNeed;
    turn.struggled = true;
    const face = throwDice(play, { by: turn.fighter, against: owner, why: 'struggle', needed, rules: ['R-036'] });
    if (face < needed) return;
    if (face < TEARS) return takeNetBack(play, turn.fighter, 'R-036');
    takeNetOff(play, turn.fighter, 'R-036');
    loseOffHand(play, owner, 'R-036', 'broken');
  },
});
