import { distance, FACINGS, posesWithin, type Obstacles, type Pose, type Reached as ReachedBy } from '../../../engine/hex/index.ts';
import type { Notes } from '../../../engine/mind/index.ts';
import type { Fighter, RecountAction, View } from '../rules/index.ts';
import { areOpponents, classOf, fighterOf, isAhead, obstaclesFor, sectorOf, WALKING } from '../rules/index.ts';
import { duelOf, nextStrike, strikeNow, WORTH, type Duel } from './worth.ts';

/** How far a bot looks ahead, as weights on what is to come (section 11 of the ledger). */
export interface Foresight {
  /** On its own best strike of the next turn. */
  readonly own: number;
  /** On the best strike of each enemy. */
  readonly his: number;
  /** Off for each hex to the nearest enemy. */
  readonly distance: number;
}

/** His own next strike counts so little less that two of them do not wait for each other: with 0.9 and 0.012 one pair in nine did till round 5. */
export const HARD: Foresight = { own: 0.95, his: 1, distance: 0.02 };
/** Sees what can be done now, and nothing of what comes of it. */
export const EASY: Foresight = { own: 0, his: 0, distance: 0.012 };

type Reached = ReachedBy<RecountAction>;

/** Somebody to fight, as one decision sees him; he stays where he is. */
interface Foe {
  readonly index: number;
  readonly at: Pose;
  /** Made when first asked for. */
  mine: Duel | null;
  his: Duel | null;
}

interface Situation {
  readonly view: View;
  readonly index: number;
  readonly foes: readonly Foe[];
  readonly obstacles: Obstacles;
  readonly foresight: Foresight;
  /** How good it is to end the turn by hex and facing; NaN until asked for. */
  readonly stands: Float64Array;
}

function posesFrom({ view, obstacles }: Situation, pose: Pose, ap: number): Reached[] {
  return posesWithin(view.world.arena, WALKING, obstacles, pose, ap);
}

function poseOf({ cell, facing }: Fighter): Pose {
  return { cell, facing };
}

/** What a foe may do next turn to whoever thinks, in a pose of his. */
function dangerFrom({ view, index }: Situation, foe: Foe, pose: Pose): number {
  foe.his ??= duelOf(view, foe.index, index);
  return nextStrike(view, foe.his, foe.at, pose);
}

function chanceAt({ view, index }: Situation, foe: Foe, pose: Pose): number {
  foe.mine ??= duelOf(view, index, foe.index);
  return nextStrike(view, foe.mine, pose, foe.at);
}

function weighed(situation: Situation, pose: Pose): number {
  const { view, foes, foresight } = situation;
  const { arena } = view.world;
  let [own, his, near] = [0, 0, Infinity];
  for (const foe of foes) {
    if (foresight.own > 0) own = Math.max(own, chanceAt(situation, foe, pose));
    if (foresight.his > 0) his += dangerFrom(situation, foe, pose);
    near = Math.min(near, distance(arena, pose.cell, foe.at.cell));
  }
  return foresight.own * own - foresight.his * his - foresight.distance * near;
}

/** How good it is to end the turn in a pose; weighed once, since many ways lead to the same. */
function standing(situation: Situation, pose: Pose): number {
  const { stands } = situation;
  const place = pose.cell * FACINGS.length + pose.facing;
  if (Number.isNaN(stands[place])) stands[place] = weighed(situation, pose);
  return stands[place]!;
}

/** A plan by what it comes to: what is done on the way to a pose, and how good that pose is. */
export interface PlanTo {
  readonly action: RecountAction;
  readonly worth: number;
  readonly to: 'stand' | 'strike' | 'cast' | 'struggle';
  readonly at: Pose;
  /** Index of whom it is against; -1 for nobody. */
  readonly against: number;
  /** What of its worth is the deed itself. */
  readonly deed: number;
}

const END: RecountAction = { type: 'end' };
const STRUGGLE: RecountAction = { type: 'struggle' };
const NET_REACH = 2;
const NET_CHANCE = [0, 1 / 6, 1 / 3];

function bestStanding(situation: Situation, from: readonly Pose[]): number {
  return from.reduce((best, pose) => Math.max(best, standing(situation, pose)), -Infinity);
}

function faces(view: View, pose: Pose, at: number): boolean {
  const sector = sectorOf(view.world.arena, pose, at);
  return sector === 0 || (view.world.lex.strikeArc === 'front3' && isAhead(sector));
}

/** A strike from a pose, and where he can still go after it. */
function strikeParts(situation: Situation, pose: Pose & { readonly cost: number }, target: number) {
  const { view, index } = situation;
  const after = posesFrom(situation, pose, view.state.turn.ap - pose.cost - 1);
  const deed = strikeNow(view, index, pose, target, poseOf(fighterOf(view, target)));
  return { deed, worth: deed + bestStanding(situation, after) };
}

/** To come beside a foe, strike, and go on from there. */
function plansToStrike(situation: Situation, poses: readonly Reached[]): PlanTo[] {
  const { view, foes } = situation;
  const { ap, struck } = view.state.turn;
  if (struck) return [];
  return foes.flatMap(({ index: target, at }) => {
    const able = poses.filter(
      (pose) => pose.cost < ap && distance(view.world.arena, pose.cell, at.cell) === 1 && faces(view, pose, at.cell),
    );
    return able.map((pose) => ({
      action: pose.first ?? ({ type: 'strike', target } as const),
      ...strikeParts(situation, pose, target),
      to: 'strike',
      at: pose,
      against: target,
    }));
  });
}

/** Casts from a pose with all that is left, and to stand there. */
function castParts(situation: Situation, pose: Pose & { readonly cost: number }, target: number) {
  const { view } = situation;
  const away = distance(view.world.arena, pose.cell, fighterOf(view, target).cell);
  const casts = Math.floor((view.state.turn.ap - pose.cost) / 2);
  const ensnares = 1 - (1 - (NET_CHANCE[away] ?? 0)) ** casts;
  const deed = ensnares * WORTH.net;
  return { deed, worth: deed + standing(situation, pose) };
}

/** To cast the net from where a foe is in reach. */
function plansToCast(situation: Situation, poses: readonly Reached[]): PlanTo[] {
  const { view, index, foes } = situation;
  const { ap } = view.state.turn;
  if (classOf(view, index).offHand !== 'net' || fighterOf(view, index).offHand !== 'held') return [];
  return foes.flatMap(({ index: target }) => {
    const foe = fighterOf(view, target);
    if (foe.ensnaredBy >= 0) return [];
    return poses.flatMap((pose) => {
      const away = distance(view.world.arena, pose.cell, foe.cell);
      if (pose.cost + 2 > ap || away > NET_REACH || !isAhead(sectorOf(view.world.arena, pose, foe.cell))) return [];
      const action: RecountAction = pose.first ?? { type: 'cast', target };
      return [{ action, ...castParts(situation, pose, target), to: 'cast', at: pose, against: target }];
    });
  });
}

function planToStruggle(situation: Situation): PlanTo[] {
  const { view, index } = situation;
  const man = fighterOf(view, index);
  const { ap, struggled } = view.state.turn;
  if (man.ensnaredBy < 0 || struggled || ap === 0) return [];
  const frees = (7 - view.world.lex.struggleNeed) / 6;
  const after = posesFrom(situation, poseOf(man), ap - 1);
  const deed = frees * WORTH.freedom;
  return [{ action: STRUGGLE, deed, worth: deed + bestStanding(situation, after), to: 'struggle', at: poseOf(man), against: -1 }];
}

function situationOf(view: View, foresight: Foresight): Situation {
  const index = view.state.turn.fighter;
  const man = fighterOf(view, index);
  const foes = view.state.fighters.flatMap((other, at): Foe[] =>
    areOpponents(man, other) ? [{ index: at, at: poseOf(other), mine: null, his: null }] : [],
  );
  const stands = new Float64Array(view.world.arena.size * FACINGS.length).fill(NaN);
  return { view, index, foes, obstacles: obstaclesFor(view), foresight, stands };
}

/** What the skilled bot thinks of a turn's answers, in points of Strength; each from a pose that costs so much to come to. */
export function adviceOf(view: View) {
  const situation = situationOf(view, HARD);
  const stand = (at: Pose): number => standing(situation, at);
  return {
    /** To end the turn there. */
    stand,
    worth(action: RecountAction, from: Pose & { readonly cost: number }): number {
      if (action.type === 'strike') return strikeParts(situation, from, action.target).worth;
      if (action.type === 'cast') return castParts(situation, from, action.target).worth;
      return action.type === 'struggle' ? (planToStruggle(situation)[0]?.worth ?? -Infinity) : stand(from);
    },
    /** What his enemies may do to him there in their next turns. */
    danger: (at: Pose): number => situation.foes.reduce((sum, foe) => sum + dangerFrom(situation, foe, at), 0),
  };
}

/** Every plan for what is left of a turn: to stand in each pose that can be come to, and each deed. */
export function plansOf(view: View, foresight: Foresight): readonly PlanTo[] {
  const situation = situationOf(view, foresight);
  const poses = posesFrom(situation, poseOf(fighterOf(view, situation.index)), view.state.turn.ap);
  return [
    ...poses.map((pose): PlanTo => {
      return { action: pose.first ?? END, worth: standing(situation, pose), to: 'stand', at: pose, against: -1, deed: 0 };
    }),
    ...plansToStrike(situation, poses),
    ...plansToCast(situation, poses),
    ...planToStruggle(situation),
  ];
}

/** The best plan for what is left of a turn; its first answer is given, and the next is asked for again. */
export function bestPlan(view: View, foresight: Foresight, notes?: Notes<RecountAction>): PlanTo {
  const plans = plansOf(view, foresight);
  for (const { action, worth } of plans) notes?.weighs(action, worth);
  return plans.reduce((best, plan) => (plan.worth > best.worth + 1e-9 ? plan : best));
}

/** What his enemies may do to a fighter in their next turns where he stands. */
export function dangerHere(view: View): number {
  return adviceOf(view).danger(poseOf(fighterOf(view, view.state.turn.fighter)));
}
