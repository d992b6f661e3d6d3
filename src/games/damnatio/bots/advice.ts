import { distance, type Cell } from '../../../engine/hex/index.ts';
import type { DefendOdds, HuntAction, Man, Threat, View } from '../rules/index.ts';
import {
  asBeast,
  chanceOfControl,
  chanceOn,
  legalStrikes,
  livingBeasts,
  manNamed,
  nearestBeast,
  reachOf,
  strikeOptions,
  threatsInControl,
  theBeast,
  whirlOdds,
  withMan,
} from '../rules/index.ts';
import { liftsWeapon, walkTo } from './destination.ts';
import { mindingWeakest } from './focus.ts';
import { strikeScore } from './skilled.ts';

/**
 * Where a man is told to go: what he may do to the beast from a hex against what the beast may do to all men once he stands
 * there, by the odds of the rules. No player of section 28.1: its figures are kept by `skilled`.
 */

/** A life in Hit Points of the beast: what is given for it and no more. */
const LIFE = 3;
/** What his own death costs besides, for each chance of it above what a fair fight has: whoever is nearly dead keeps away. */
const DOOM = 15;
const FAIR = 0.3;
/** A Hit Point of a man in those of the beast. */
const BLOOD = 0.1;
/** What standing where he can strike is worth where this is no round of strikes, in blows: whoever stands there goes on striking. */
const LATER = 1.5;
/** Each hex farther from where he could strike, and each point spent. */
const FARTHER = 0.5;
const STEP = 0.001;
/** An attack that is not put off by a Defend card wounds by so many points in the mean. */
const RUN_OVER = 7;

/** What comes of a move, as the odds have it. */
export interface MoveWorth {
  readonly cell: Cell;
  /** Chance that it goes for him next, and that he falls then. */
  readonly struck: number;
  readonly falls: number;
  /** Points that he takes off it in the mean when he strikes from there; 0 where he cannot. */
  readonly deals: number;
  /** Chance that it turns on him for that blow, if nobody else strikes; 0 in a round of no strikes. */
  readonly answered: number;
  readonly value: number;
}

function harmOf({ felled, meanNet }: DefendOdds): number {
  return LIFE * felled.valueOf() + BLOOD * meanNet.valueOf();
}

/** The answer that costs him least. */
function leastHarm({ defends }: Threat): DefendOdds | null {
  const allowed = defends.filter(({ refusal }) => refusal === null);
  return allowed.reduce<DefendOdds | null>((best, one) => (best && harmOf(best) <= harmOf(one) ? best : one), null);
}

interface Danger {
  readonly harm: number;
  readonly falls: number;
}

/** What all beasts together may do, as each stands now. */
function dangerOf(view: View, man: Man): Danger {
  return livingBeasts(view.state)
    .map((index) => dangerFrom(asBeast(view, index), man))
    .reduce((all, one) => ({
      harm: all.harm + one.harm,
      falls: 1 - (1 - all.falls) * (1 - one.falls),
    }));
}

/** The least harm that its best plan does among all men, and what of it is his: the mean over those it may choose. */
function dangerFrom(view: View, man: Man): Danger {
  const threats = threatsInControl(view).map((threat) => dangerOfOne(threat, man));
  const mean = (of: (one: Danger) => number): number => threats.reduce((all, one) => all + of(one), 0) / Math.max(1, threats.length);
  return { harm: mean(({ harm }) => harm), falls: mean(({ falls }) => falls) };
}

function dangerOfOne(threat: Threat, man: Man): Danger {
  const answer = leastHarm(threat);
  const missed = answer ? 1 - answer.harmed.valueOf() : 0;
  let harm = answer ? harmOf(answer) : 0;
  let falls = answer && threat.man.id === man.id ? answer.felled.valueOf() : 0;
  const besides = [
    ...threat.pushed.map((one) => [one, 1] as const),
    ...threat.struck.map((one) => [one, missed] as const),
    ...threat.swept.map((one) => [one, 0.5] as const),
  ];
  for (const [one, chance] of besides) {
    const dies = one.hp <= RUN_OVER ? chance : 0;
    harm += LIFE * dies + BLOOD * chance * RUN_OVER;
    if (one.id === man.id) falls = Math.max(falls, dies);
  }
  return { harm, falls };
}

/** The position as the beast nearest to a hex is the one in question. */
function nearestTo(view: View, cell: Cell): View {
  return asBeast(view, nearestBeast(view, cell));
}

/** The position with a man on a hex, his face to the beast. */
function standing(view: View, man: Man, cell: Cell): View {
  const { facing } = walkTo(nearestTo(view, cell), man, cell);
  return withMan(view, man.id, { cell, facing });
}

interface Blow {
  readonly deals: number;
  readonly worth: number;
  readonly answered: number;
}

/** What he may do to it from where he stands: mean damage with the card that a good player takes, its worth, and what it answers. */
function blow(all: View, man: Man): Blow {
  const view = mindingWeakest(all, man);
  const [first] = legalStrikes(view, man).toSorted((a, b) => strikeScore(view, man, b) - strikeScore(view, man, a));
  if (!first) return { deals: 0, worth: 0, answered: 0 };
  const odds = strikeOptions(view, man).find(({ card }) => card.id === first.id);
  const answered =
    whirlOdds(view, [{ figure: man.id, card: first.id }])
      .men.get(man.id)
      ?.valueOf() ?? 0;
  return { deals: odds?.meanNet.valueOf() ?? 0, worth: Math.max(0, strikeScore(view, man, first)), answered };
}

/** What a hex is worth to all men if this one goes there; `strikesNow` in a round in which those who moved may strike. */
export function moveWorth(view: View, man: Man, cell: Cell, strikesNow: boolean, points: number): MoveWorth {
  const there = standing(view, man, cell);
  const he = manNamed(there.state, man.id);
  const { deals, worth, answered } = blow(there, he);
  const control = chanceOfControl(there).valueOf();
  const { harm, falls } = dangerOf(there, he);
  const away = distance(view.world.arena, cell, theBeast(nearestTo(view, cell).state).cell);
  const gain = (strikesNow ? 1 : LATER) * worth - FARTHER * Math.max(0, away - 1);
  return {
    cell,
    struck: chanceOn(
      view,
      view.state.men.findIndex(({ id }) => id === man.id),
      cell,
    ).valueOf(),
    falls: control * falls,
    deals,
    answered: strikesNow ? answered : 0,
    value: gain - control * (harm + DOOM * Math.max(0, falls - FAIR)) - STEP * points,
  };
}

/** Every hex that a man can walk to with what it is worth, the best first. */
export function movesByWorth(view: View, man: Man, strikesNow: boolean): readonly MoveWorth[] {
  const reach = reachOf(view, man);
  return reach.cells
    .map((cell) => moveWorth(view, man, cell, strikesNow, cell === man.cell ? 0 : reach.cost[cell]!))
    .toSorted((a, b) => b.value - a.value || a.cell - b.cell);
}

/** Whether those who move may strike after it: the men have Control. */
export function strikesAfter(view: View): boolean {
  return view.state.agenda.some((task) => task.do === 'order' || task.do === 'strikes');
}

/** Where a man is told to go; a weapon at his feet is picked up first, and who lies gets up. */
export function advisedMove(view: View, man: Man): HuntAction {
  if (man.down) return { type: 'stand', figure: man.id };
  const lifted = liftsWeapon(view, man);
  if (lifted) return lifted;
  const [best] = movesByWorth(view, man, strikesAfter(view));
  const to = best?.cell ?? man.cell;
  return walkTo(nearestTo(view, to), man, to);
}
