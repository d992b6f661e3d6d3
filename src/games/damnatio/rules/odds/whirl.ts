import { maximum, sum } from '../../../../engine/dice/index.ts';
import { Fraction, ofDice } from '../../../../engine/odds/index.ts';
import type { AttackCard } from '../state/cards.ts';
import { strikeFaces } from './strike.ts';
import { handOfMan, theBeast } from '../state/questions.ts';
import { isAnswered, mostDamaging, type Hit } from '../beast/response.ts';
import type { HuntState, Man } from '../state/state.ts';
import { hideAgainst, strikeChance, strikeDamage } from '../men/strike-rules.ts';
import { clockwise, pickByTie } from '../beast/ties.ts';
import type { View } from '../state/world.ts';
import { areSeveral, manOf } from '../state/access.ts';

/** One planned attack. */
export interface PlannedStrike {
  readonly figure: string;
  readonly card: string;
  /** Of several beasts the one that it is meant for (D-405). */
  readonly at?: string | undefined;
}

/** Whom the beast will turn on after the planned attacks, exactly (D-118 to D-120). */
export interface WhirlOdds {
  /** Chance by figure; men who cannot be chosen are left out. */
  readonly men: ReadonlyMap<string, Fraction>;
  /** Nobody hits: no response (D-117). */
  readonly nobody: Fraction;
  /** The beast does not live to answer. */
  readonly dead: Fraction;
}

/** A result of one attack with its weight. */
interface Result {
  readonly weight: number;
  readonly hit: boolean;
  readonly raw: number;
  readonly net: number;
}

/** Where the phase can stand after some of the attacks: only the hits that can still be answered are kept. */
interface Branch {
  readonly hp: number;
  readonly lastFought: number;
  readonly best: readonly Omit<Hit, 'lastFought'>[];
  weight: number;
}

/** The results of an attack, their weights out of a common total. */
function resultsOf(view: View, man: Man, card: AttackCard): { results: Result[]; total: number } {
  const faces = strikeFaces(card, strikeChance(view, man, card).chance);
  const damage = strikeDamage(view, man, card);
  const missed: Result = { weight: faces.fumble + faces.miss, hit: false, raw: 0, net: 0 };
  if (!damage) return { results: [missed, { weight: faces.hit + faces.critical, hit: true, raw: 0, net: 0 }], total: 20 };
  const add = sum(damage.modifiers);
  const hide = hideAgainst(view, man).value;
  const result = (weight: number, thrown: number): Result => {
    const raw = Math.max(0, thrown + add);
    return { weight, hit: true, raw, net: Math.max(0, raw + hide) };
  };
  const dice = ofDice(damage.dice);
  const normal = [...dice.weights].map(([thrown, weight]) => result(faces.hit * weight, thrown));
  const critical = result(faces.critical * dice.total, maximum(damage.dice) + 2);
  return { results: [{ ...missed, weight: missed.weight * dice.total }, ...normal, critical], total: 20 * dice.total };
}

function after(view: View, branch: Branch, man: number, { card, result }: { readonly card: AttackCard; readonly result: Result }): Branch {
  const weight = branch.weight * result.weight;
  if (!result.hit || branch.hp <= 0) return { ...branch, weight };
  const lastFought = card.provoke ? man : branch.lastFought;
  if (!isAnswered(view, manOf(view.state, man), result.net)) return { ...branch, hp: branch.hp - result.net, lastFought, weight };
  const hit = { man, net: result.net, raw: result.raw, goaded: card.provoke };
  const most = branch.best[0]?.net ?? -1;
  const best = result.net > most ? [hit] : result.net === most ? [...branch.best, hit] : branch.best;
  return { hp: branch.hp - result.net, lastFought, best, weight };
}

function keyOf({ hp, lastFought, best }: Branch): string {
  return `${Math.max(0, hp)} ${lastFought} ${best.map((hit) => `${hit.man}:${hit.net}:${hit.raw}:${hit.goaded}`).join(',')}`;
}

/** Follows the planned attacks on the beast in question in order and counts whom each end of the phase would turn the beast on. */
export function whirlOdds(view: View, plan: readonly PlannedStrike[]): WhirlOdds {
  const { state } = view;
  const beast = theBeast(state);
  const earlier = state.men.flatMap((man, index) =>
    man.hit && isOwn(state, man.foe) && isAnswered(view, man, man.net)
      ? [{ man: index, net: man.net, raw: man.raw, goaded: man.goaded }]
      : [],
  );
  const most = Math.max(-1, ...earlier.map((hit) => hit.net));
  let branches: Branch[] = [{ hp: beast.hp, lastFought: beast.lastFought, best: earlier.filter((hit) => hit.net === most), weight: 1 }];
  let total = 1;
  for (const { figure, card: id, at } of plan) {
    if (at !== undefined && at !== beast.id) continue;
    const index = state.men.findIndex((man) => man.id === figure);
    const man = state.men[index];
    const card = man && handOfMan(view, man).attacks.find((entry) => entry.id === id);
    if (!man || !card) continue;
    const outcomes = resultsOf(view, man, card);
    total *= outcomes.total;
    const merged = new Map<string, Branch>();
    for (const branch of branches) {
      for (const result of outcomes.results) {
        const next = after(view, branch, index, { card, result });
        const key = keyOf(next);
        const known = merged.get(key);
        if (known) known.weight += next.weight;
        else merged.set(key, next);
      }
    }
    branches = [...merged.values()];
  }
  return count(view, branches, total);
}

/** Whether an attack was one on the beast in question. */
function isOwn(state: HuntState, foe: number | undefined): boolean {
  return !areSeveral(state) || foe === state.duelist;
}

/** Divides evenly among 1 to 6 tied men, so that weights stay whole. */
const SHARES = 60;

function count(view: View, branches: readonly Branch[], total: number): WhirlOdds {
  const { state, world } = view;
  const weights = new Map<number, number>();
  let nobody = 0;
  let dead = 0;
  for (const { hp, lastFought, best, weight } of branches) {
    if (hp <= 0) dead += weight;
    else if (best.length === 0) nobody += weight;
    else {
      const { hits } = mostDamaging(best.map((hit) => ({ ...hit, lastFought: hit.man === lastFought })));
      const tied = clockwise(
        view,
        hits.map((hit) => hit.man),
      );
      const chosen = world.lex.tieDie === 'stored' ? [pickByTie(state.tieNumber, tied)] : tied;
      for (const man of chosen) weights.set(man, (weights.get(man) ?? 0) + weight * (SHARES / chosen.length));
    }
  }
  const men = new Map([...weights].map(([man, weight]) => [manOf(state, man).id, new Fraction(weight).div(total * SHARES)] as const));
  return { men, nobody: new Fraction(nobody).div(total), dead: new Fraction(dead).div(total) };
}
