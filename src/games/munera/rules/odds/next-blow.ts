import { distance, OUTSIDE } from '../../../../engine/hex/index.ts';
import { chanceOf, Fraction, type Distribution } from '../../../../engine/odds/index.ts';
import { muneraRefusal } from '../legality/legal.ts';
import { ALL_AREAS } from '../legality/listing.ts';
import { posesInTurn, tried } from '../legality/poses.ts';
import { distancesOf } from '../legality/reach.ts';
import { quadrantOf } from '../state/predicates.ts';
import type { Area } from '../state/cards.ts';
import type { View } from '../state/world.ts';
import { actionOdds } from './action.ts';
import { endsAtOnce, endsBeside } from './facts.ts';
import { armsOf, turnOf } from './reach.ts';
import { apOdds } from './turn.ts';

/** Poses that are looked at in one step. */
const STEP = 8;
const NOTHING = new Fraction(0);

/** By AP: the best chance to end it of any attack that takes no more. */
type EndsByAp = readonly Fraction[];

/** Everything that may be aimed at: the condemned are struck at a part of the body. */
function areasOf({ world }: View, target: number): readonly { readonly area?: Area }[] {
  return world.profiles[target]!.noxius ? ALL_AREAS.map((area) => ({ area })) : [{}];
}

function* endsByAp(begun: View, attacker: number, target: number, most: number): Generator<void, EndsByAp> {
  const { arena } = begun.world;
  const arms = armsOf(begun, attacker);
  const farthest = Math.max(...distancesOf(begun, attacker));
  const trial = tried(begun);
  const me = trial.view.state.fighters[attacker]!;
  const { cell } = trial.view.state.fighters[target]!;
  const ends: Fraction[] = Array.from({ length: most + 1 }, () => NOTHING);
  const seen = new Set<number>();
  for (const pose of posesInTurn(begun)) {
    const hexes = distance(arena, pose.cell, cell);
    trial.put(pose);
    if (seen.has(pose.cell) || hexes > farthest || quadrantOf(trial.view, me, cell) !== 'front') continue;
    seen.add(pose.cell);
    for (const item of arms) {
      for (const aimed of areasOf(begun, target)) {
        const action = { type: 'attack' as const, item, target, ...aimed };
        if (muneraRefusal(trial.view, action)) continue;
        const odds = actionOdds(trial.view, action);
        if (odds.kind !== 'blow') continue;
        const ap = pose.cost + odds.cost.base + odds.cost.surcharge;
        const chance = hexes === 1 ? endsBeside(odds.facts) : endsAtOnce(odds.facts);
        if (chance.compare(ends[ap]!) > 0) ends[ap] = chance;
      }
    }
    if (seen.size % STEP === 0) yield;
  }
  return ends.map((_, ap) => ends.slice(0, ap + 1).reduce((best, each) => (each.compare(best) > 0 ? each : best)));
}

/** Nobody tells what a turn comes to in which a grapple is tested first (M-333). */
function isLocked({ state }: View, index: number): boolean {
  return state.fighters[index]!.locked >= 0;
}

/**
 * The chance that one attack of a fighter's next turn ends another where he stands, who leaves him no other way out: he walks, turns and
 * strikes as in `reachChances`, with whichever attack his AP allow that is likeliest to end it, and stays there till his turn ends.
 */
export function* endsNextTurn(view: View, attacker: number, target: number): Generator<void, Fraction | null> {
  if (isLocked(view, attacker) || isLocked(view, target)) return null;
  const { cell: from, fate } = view.state.fighters[attacker]!;
  const { cell } = view.state.fighters[target]!;
  if (from === OUTSIDE || cell === OUTSIDE || fate !== 'active') return NOTHING;
  const { ap, surrender } = apOdds(view, attacker);
  if (surrender) return NOTHING;
  const most = Math.max(...ap.weights.keys());
  const ends = yield* endsByAp(turnOf(view, attacker, target, cell, most), attacker, target, most);
  return overDie(ap, ends);
}

function overDie(ap: Distribution, ends: EndsByAp): Fraction {
  return [...ap.weights.keys()].reduce((sum, points) => sum.add(chanceOf(ap, (each) => each === points).mul(ends[points]!)), NOTHING);
}
