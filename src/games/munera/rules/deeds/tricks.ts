import { distance } from '../../../../engine/hex/index.ts';
import { yesOrNo } from '../../../../engine/read/index.ts';
import { answerFeint } from '../attack/attack.ts';
import type { Refused } from '../keys.ts';
import { answerOdds, tryOdds } from '../odds/answers.ts';
import { helmetOf } from '../state/gear-questions.ts';
import { actorOf, areOpponents, fighterAt, gearAt, itemAt, profileAt, quadrantOf } from '../state/lookup.ts';
import { tellCondition, throwDie } from '../state/rolls.ts';
import { freeVictim, remove } from '../state/things.ts';
import type { Play, View } from '../state/world.ts';
import type { Cost } from '../turn/turn.ts';
import {
  ap,
  byItem,
  byTarget,
  costRefusal,
  costsOne,
  deed,
  fixed,
  FRIEND,
  ITEM,
  NO_SUCH_FIGHTER,
  NOT_NOW,
  type OfItem,
  type OfTarget,
  ONE_AP,
  OUT_OF_ARC,
  type Plain,
  refuse,
  TARGET,
} from './deed.ts';
import { devicesOn, nameOverHim, overHim, plainLine, targetLine } from './lines.ts';

/** The next miss of this turn may be thrown again. */
export type Feint = Plain<'feint'>;

const FEINT = fixed<Feint>({ type: 'feint' });
const FEINT_COST = ap(2);
const UNTRAINED = refuse('D-267', 'untrained');
const ONE_FEINT = refuse('M-321', 'one-feint');

function feintRefusal(view: View): Refused | null {
  const { turn } = view.state;
  if (profileAt(view, turn.fighter).noxius) return UNTRAINED;
  if (turn.feint !== 'none') return ONE_FEINT;
  return costRefusal(view, actorOf(view), FEINT_COST);
}

/** Declared for two AP, one a turn, not by the condemned (M-321, D-267). */
export const feint = deed<Feint>({
  type: 'feint',
  listing: { per: 'turn', add: (view, list) => void (feintRefusal(view) === null && list.push(FEINT)) },
  price: () => FEINT_COST,
  refusal: feintRefusal,
  perform(play) {
    play.state.turn.feint = 'declared';
    tellCondition(play, actorOf(play).id, 'feinting', true, 'M-321');
  },
  ...plainLine('feints', FEINT),
});

/** The attack die of a feint, thrown again or left. */
export interface Reroll {
  readonly type: 'reroll';
  readonly use: boolean;
}

const BOTH = [true, false].map((use) => fixed<Reroll>({ type: 'reroll', use }));

/** A miss after a feint may be thrown again, at double fatigue (M-322, M-323). */
export const reroll = deed<Reroll>({
  type: 'reroll',
  steps: ['reroll'],
  fields: { use: yesOrNo },
  listing: { per: 'step', answers: BOTH },
  refusal: (_, { use }) => (typeof use === 'boolean' ? null : NOT_NOW),
  perform: (play, { use }) => answerFeint(play, use),
  odds: (view, { use }, asked) => answerOdds(view, asked, use),
  write: (_, { use }) => (use ? 'rolls again' : 'keeps'),
  read(line) {
    if (line === 'rolls again') return [{ type: 'reroll', use: true }];
    return line === 'keeps' ? [{ type: 'reroll', use: false }] : null;
  },
});

/** A handful of sand at an opponent beside him. */
export type Haze = OfTarget<'haze'>;

const hazeAnswer = byTarget('haze');
const ONCE = refuse('M-345', 'sand-once');
const ADJACENT = refuse('M-340', 'not-adjacent');
const ARC = refuse('M-340', 'sand-arc');
const HAZE_AP = 2;
const OPEN_HELMET = 4;
const ENCLOSED_HELMET = 5;

/** Two AP; a torch in hand makes it cheaper (M-340, D-263). */
function hazePrice(view: View): Cost {
  let least = HAZE_AP;
  for (const item of actorOf(view).carried) {
    const { hazeCost } = gearAt(view, item);
    if (hazeCost !== null && itemAt(view, item).spot === 'ready') least = Math.min(least, hazeCost);
  }
  return ap(least);
}

function hazeRefusal(view: View, { target }: Haze): Refused | null {
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
  return costRefusal(view, fighter, hazePrice(view));
}

/** Least die that blinds: 4, or 5 against an enclosed helmet (M-343, M-344). */
export function hazeNeeds(view: View, target: number): number {
  return helmetOf(view, fighterAt(view, target)) >= 0 ? ENCLOSED_HELMET : OPEN_HELMET;
}

function performHaze(play: Play, { target }: Haze): void {
  const { turn } = play.state;
  const needed = hazeNeeds(play, target);
  const victim = fighterAt(play, target);
  actorOf(play).threwSand = true;
  const rule = needed === ENCLOSED_HELMET ? 'M-344' : 'M-343';
  if (throwDie(play, { by: turn.fighter, against: target, why: 'haze', rule, needed }) < needed) return;
  victim.hazed += 1;
  turn.blinded = target;
  tellCondition(play, victim.id, 'hazed', true, 'M-342');
}

/** Sand in the eyes: +2 against him this turn, and two AP fewer in his next (M-340 to M-346). */
export const haze = deed<Haze>({
  type: 'haze',
  fields: { target: TARGET },
  rolls: ['haze'],
  listing: {
    per: 'beside',
    add(view, list, target) {
      if (actorOf(view).threwSand) return;
      const answer = hazeAnswer(target);
      if (hazeRefusal(view, answer) === null) list.push(answer);
    },
  },
  price: hazePrice,
  refusal: hazeRefusal,
  perform: performHaze,
  odds: (view, { target }, asked) => tryOdds(asked, hazeNeeds(view, target), null),
  ...targetLine('hazes', 'haze'),
});

/** One try at a net, lasso or cape that holds him. */
export type CutFree = OfItem<'cut-free'>;

const cutFreeAnswer = byItem('cut-free');
const NOT_CAUGHT = refuse('M-239', 'not-caught');
const TRIED = refuse('M-239', 'tried-already');
/** The die that destroys the device (M-240). */
const DESTROYS = 6;
const CUTS_FREE = /^cuts free(?: of (\S+))?$/;

function cutFreeRefusal(view: View, { item }: CutFree): Refused | null {
  const { turn, items } = view.state;
  if (items[item]?.victim !== turn.fighter) return NOT_CAUGHT;
  return turn.cutFree ? TRIED : costRefusal(view, actorOf(view), ONE_AP);
}

/** Least die that frees from a device; only devices hold anybody. */
function neededFor(view: View, item: number): number {
  return gearAt(view, item).escape!;
}

/** Free on 5 or 6, of a cape on 3; on 6 the device is gone for good (M-239, M-240, M-249). */
function performCutFree(play: Play, { item }: CutFree): void {
  const { turn } = play.state;
  const needed = neededFor(play, item);
  turn.cutFree = true;
  const rule = gearAt(play, item).binds === 'arms' ? 'M-249' : 'M-239';
  const face = throwDie(play, { by: turn.fighter, why: 'cut-free', rule, needed });
  if (face < needed) return;
  if (face === DESTROYS) remove(play, item, 'broken', 'M-240');
  else freeVictim(play, item, 'M-240');
}

/** One try a turn, for one AP, at one of the devices that hold him (M-072, M-239). */
export const cutFree = deed<CutFree>({
  type: 'cut-free',
  fields: { item: ITEM },
  rolls: ['cut-free'],
  listing: {
    per: 'device',
    add(view, list, item) {
      const answer = cutFreeAnswer(item);
      if (cutFreeRefusal(view, answer) === null) list.push(answer);
    },
  },
  price: costsOne,
  refusal: cutFreeRefusal,
  perform: performCutFree,
  odds: (view, { item }, asked) => tryOdds(asked, neededFor(view, item), DESTROYS),
  write: (view, { item }) => `cuts free of ${nameOverHim(view, item)}`,
  read(line, reading) {
    const found = CUTS_FREE.exec(line);
    if (!found) return null;
    const [, name] = found;
    const devices = name === undefined ? devicesOn(reading.view, reading.me) : overHim(reading, name);
    return (devices.length > 0 ? devices : [0]).map((item) => ({ type: 'cut-free', item }));
  },
});
