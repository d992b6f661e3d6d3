import { type Cell, distance, OUTSIDE } from '../../../../engine/hex/index.ts';
import { readyRefusal } from '../deeds/blows.ts';
import { fighterAt, quadrantOf, thingAt } from '../state/lookup.ts';
import type { View } from '../state/world.ts';

/** Distances at which he can strike with what is ready in his hands; with bare ones, beside him (M-114 to M-116). */
export function distancesOf(view: View, index: number): ReadonlySet<number> {
  const fighter = fighterAt(view, index);
  const ready = fighter.carried.filter((item) => readyRefusal(view, fighter, item) === null);
  const bands = ready.flatMap((item) => thingAt(view, item).bands.flatMap((band, hexes) => (band && hexes > 0 ? [hexes] : [])));
  return new Set([1, ...bands]);
}

/** Hexes in which a fighter could strike somebody from where he stands: in his front arc, as far as what he holds goes (M-094). */
export function reachOf(view: View, index: number): Cell[] {
  const { world } = view;
  const fighter = fighterAt(view, index);
  if (fighter.cell === OUTSIDE || fighter.fate !== 'active' || fighter.down || fighter.capes > 0) return [];
  const reach = distancesOf(view, index);
  return world.arena.cells.flatMap((_, cell) =>
    reach.has(distance(world.arena, fighter.cell, cell)) && !world.arena.blocked[cell] && quadrantOf(view, fighter, cell) === 'front'
      ? [cell]
      : [],
  );
}
