import { type Cell, distance, OUTSIDE } from '../../../../engine/hex/index.ts';
import { chanceOf, type Fraction } from '../../../../engine/odds/index.ts';
import { readyRefusal } from '../deeds/blows.ts';
import { costOf } from '../deeds/index.ts';
import { muneraRefusal } from '../legality/legal.ts';
import { posesInTurn, tried, type TurnPose } from '../legality/poses.ts';
import { distancesOf } from '../legality/reach.ts';
import { fighterAt, profileAt, quadrantOf, standingOn } from '../state/lookup.ts';
import { type Fighter, IMPROVISED } from '../state/state.ts';
import type { View } from '../state/world.ts';
import { newTurn } from '../turn/turn.ts';
import { apOdds } from './turn.ts';

/**
 * Where one fighter can strike another in his next turn, by the hex the other would stand on. He walks, turns and strikes by
 * the rules themselves, with what is ready in his hands and with fists; whirls and what he could draw or throw away first
 * are left out. Others stay where they are.
 */

/** Chance by hex, those above 0 only. */
export type ReachChances = ReadonlyMap<Cell, Fraction>;

/** The attacker at the beginning of his next turn, with the AP of his best die; the other as given, or off the sand. */
export function turnOf(view: View, attacker: number, target: number, cell: Cell, most: number): View {
  const { world, state } = view;
  const { down } = fighterAt(view, attacker);
  const fighters = state.fighters.map((fighter, index): Fighter => {
    if (index === attacker) return { ...fighter, down: false };
    if (index !== target) return fighter;
    return cell === OUTSIDE ? { ...fighter, cell, fate: 'released' } : { ...fighter, cell };
  });
  const turn = { ...newTurn(state.turn.number + 1, attacker), step: 'act' as const, ap: most, stood: down };
  return { world, state: { ...state, fighters, turn, blow: null } };
}

/** The things he strikes with; fists serve where an axe takes more AP than are left, and end sooner than a net. */
export function armsOf(view: View, index: number): readonly number[] {
  const fighter = fighterAt(view, index);
  return [...fighter.carried.filter((item) => readyRefusal(view, fighter, item) === null), IMPROVISED];
}

/** Whether the way to a pose leads over a hex. */
function leadsOver(pose: TurnPose, cell: Cell): boolean {
  for (let at: TurnPose | null = pose; at; at = at.before) if (at.cell === cell) return true;
  return false;
}

interface Search {
  readonly view: View;
  readonly attacker: number;
  readonly target: number;
  readonly arms: readonly number[];
  readonly farthest: number;
  readonly most: number;
}

/** Poses that are looked at in one step. */
const STEP = 8;

interface Need {
  readonly ap: number;
  readonly pose: TurnPose;
}

/** The cheapest legal attack from a pose on the other on a hex; Infinity for none. */
function attackFrom({ view, arms, target }: Search): number {
  const area = profileAt(view, target).noxius ? { area: 'M' as const } : {};
  let least = Infinity;
  for (const item of arms) {
    const action = { type: 'attack' as const, item, target, ...area };
    if (muneraRefusal(view, action)) continue;
    const { base, surcharge } = costOf(view, action);
    least = Math.min(least, base + surcharge);
  }
  return least;
}

/** What it takes to strike the other on each of some hexes, from poses by rising cost. */
function* needsFrom(search: Search, poses: readonly TurnPose[], cells: readonly Cell[]): Generator<void, Map<Cell, Need>> {
  const { attacker, target, most, farthest } = search;
  const { arena } = search.view.world;
  const trial = tried(turnOf(search.view, attacker, target, cells[0] ?? OUTSIDE, most));
  const { fighters } = trial.view.state;
  const [me, foe] = [fighters[attacker]!, fighters[target]!];
  const asked: Search = { ...search, view: trial.view };
  const needs = new Map<Cell, Need>();
  for (const [place, pose] of poses.entries()) {
    if (place % STEP === STEP - 1) yield;
    trial.put(pose);
    for (const cell of cells) {
      const known = needs.get(cell);
      if (cell === pose.cell || (known && known.ap <= pose.cost + 1) || distance(arena, pose.cell, cell) > farthest) continue;
      if (quadrantOf(trial.view, me, cell) !== 'front') continue;
      foe.cell = cell;
      const ap = pose.cost + attackFrom(asked);
      if (ap < (known?.ap ?? Infinity)) needs.set(cell, { ap, pose });
    }
  }
  return needs;
}

/** Whether where the other stands changes more of the way than his own hex: zones of control, a net whose rope he holds (M-086, M-087). */
function barsMore({ view, attacker, target }: Search): boolean {
  const { lex } = view.world;
  const { items } = view.state;
  return (
    lex.zoneOfControl === 'ancestor' || (lex.netTether && items.some(({ victim, holder }) => victim === attacker && holder === target))
  );
}

/** AP that it takes to strike him on one hex, with him standing there all the time; null when it cannot be done. */
function* needOn(search: Search, cell: Cell): Generator<void, number | null> {
  const poses = posesInTurn(turnOf(search.view, search.attacker, search.target, cell, search.most));
  const needs = yield* needsFrom(search, poses, [cell]);
  return needs.get(cell)?.ap ?? null;
}

function canStandOn(view: View, target: number, cell: Cell): boolean {
  if (view.world.arena.blocked[cell]) return false;
  const there = standingOn(view, cell);
  return there < 0 || there === target;
}

/** The chances, a step for each hex that takes long; whoever would give in (M-057) has no AP and reaches nobody. */
export function* reachChances(view: View, attacker: number, target: number): Generator<void, ReachChances> {
  const chances = new Map<Cell, Fraction>();
  const { ap } = apOdds(view, attacker);
  const { cell: from, fate } = fighterAt(view, attacker);
  if (from === OUTSIDE || fate !== 'active') return chances;
  const most = Math.max(...ap.weights.keys());
  const turned = turnOf(view, attacker, target, OUTSIDE, most);
  const arms = armsOf(turned, attacker);
  const search: Search = { view, attacker, target, arms, farthest: Math.max(...distancesOf(turned, attacker)), most };
  const cells = view.world.arena.cells.flatMap((_, cell) => (cell !== from && canStandOn(view, target, cell) ? [cell] : []));
  const poses = posesInTurn(turned);
  yield;
  const needs = yield* needsFrom(search, poses, cells);
  const always = barsMore(search);
  for (const [cell, { ap: least, pose }] of needs) {
    const barred = always || leadsOver(pose, cell);
    const need = barred ? yield* needOn(search, cell) : least;
    if (barred) yield;
    if (need === null || need > most) continue;
    chances.set(
      cell,
      chanceOf(ap, (points) => points >= need),
    );
  }
  return chances;
}
