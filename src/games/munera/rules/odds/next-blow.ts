import { distance, OUTSIDE } from '../../../../engine/hex/index.ts';
import { chanceOf, type Distribution, Fraction } from '../../../../engine/odds/index.ts';
import { grapple, type Grapple } from '../deeds/clinch.ts';
import { muneraRefusal } from '../legality/legal.ts';
import { posesInTurn, tried } from '../legality/poses.ts';
import { distancesOf } from '../legality/reach.ts';
import { type Area, AREAS } from '../state/cards.ts';
import { fighterAt, quadrantOf, withFighter } from '../state/lookup.ts';
import type { View } from '../state/world.ts';
import { actionOdds } from './action.ts';
import type { GrappleOdds } from './answers.ts';
import { endsAtOnce, endsBeside, factsOf } from './facts.ts';
import { tallyThrow } from './grapple.ts';
import { armsOf, turnOf } from './reach.ts';
import { apOdds } from './turn.ts';

/** Poses that are looked at in one step. */
const STEP = 8;
const NOTHING = new Fraction(0);

/** By AP: the best chance to end it of any attack that takes no more. */
type EndsByAp = readonly Fraction[];

/** Everything that may be aimed at: the condemned are struck at a part of the body. */
function areasOf({ world }: View, target: number): readonly { readonly area?: Area }[] {
  return world.profiles[target]!.noxius ? AREAS.map((area) => ({ area })) : [{}];
}

function* endsByAp(begun: View, attacker: number, target: number, most: number): Generator<void, EndsByAp> {
  const { arena } = begun.world;
  const arms = armsOf(begun, attacker);
  const farthest = Math.max(...distancesOf(begun, attacker));
  const trial = tried(begun);
  const me = fighterAt(trial.view, attacker);
  const { cell } = fighterAt(trial.view, target);
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

const ONE = new Fraction(1);
const FREE = { locked: -1, grappler: false };

/** A throw by the winner of a grapple test beats the other at once (M-335). */
function throwEnds(view: View, winner: number, loser: number): Fraction {
  return endsAtOnce(factsOf(tallyThrow(view, winner, loser)));
}

/** He who is locked tests first (M-333): he throws whom he holds, and only free of somebody else he strikes. */
function* endsOfLocked(view: View, attacker: number, target: number): Generator<void, Fraction> {
  const { test, surrender } = apOdds(view, attacker);
  const held = fighterAt(view, attacker).locked;
  if (!test || surrender) return NOTHING;
  if (held === target) return test.win.mul(throwEnds(view, attacker, target));
  const free = withFighter(withFighter(view, attacker, FREE), held, { ...FREE, down: true });
  return test.win.mul(yield* endsNextTurn(free, attacker, target));
}

/**
 * The same after a grapple: his hands are empty then. Who wins the test throws at once; the opponent where he wins it, and in his own
 * turn where it is a tie. A throw by the grappler is taken to change nothing.
 */
export function* endsAfterGrapple(view: View, odds: GrappleOdds, foe: number): Generator<void, Fraction> {
  const { fighter: me } = view.state.turn;
  const { target } = odds.action as Grapple;
  const there = grapple.stage(view, { type: 'grapple', target }).view;
  const blow = yield* endsNextTurn(there, foe, me);
  if (foe !== target) return blow;
  const locked = withFighter(withFighter(there, me, { locked: foe, grappler: true }), foe, { locked: me });
  const tied = yield* endsNextTurn(locked, foe, me);
  const { tie, lose } = odds.facts;
  const thrown = endsAtOnce(odds.thrown);
  const lost = thrown.add(ONE.sub(thrown).mul(blow));
  return tie.mul(tied).add(lose.mul(lost)).add(ONE.sub(tie).sub(lose).mul(blow));
}

/**
 * The chance that one attack of a fighter's next turn ends another where he stands, who leaves him no other way out: he walks, turns and
 * strikes as in `reachChances`, with whichever attack his AP allow that is likeliest to end it, and stays there till his turn ends.
 */
export function* endsNextTurn(view: View, attacker: number, target: number): Generator<void, Fraction> {
  const { cell: from, fate, locked } = fighterAt(view, attacker);
  const { cell } = fighterAt(view, target);
  if (from === OUTSIDE || cell === OUTSIDE || fate !== 'active') return NOTHING;
  if (locked >= 0) return yield* endsOfLocked(view, attacker, target);
  const { ap, surrender } = apOdds(view, attacker);
  if (surrender) return NOTHING;
  const most = Math.max(...ap.weights.keys());
  const ends = yield* endsByAp(turnOf(view, attacker, target, cell, most), attacker, target, most);
  return overDie(ap, ends);
}

function overDie(ap: Distribution, ends: EndsByAp): Fraction {
  return [...ap.weights.keys()].reduce((sum, points) => sum.add(chanceOf(ap, (each) => each === points).mul(ends[points]!)), NOTHING);
}
