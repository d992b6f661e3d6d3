import { along, OUTSIDE, toward, turned, type Cell } from '../../../../engine/hex/index.ts';
import type { Deed } from '../state/cards.ts';
import { beastCard, distanceToBeast, isFreeForBeast, isPrey, theBeast } from '../state/questions.ts';
import type { View } from '../state/world.ts';
import { foeAt } from '../state/access.ts';
import { chargeRatings, hexesAway, planBackOff, planCharge, walkToward } from './charge.ts';
import { pickTarget } from './pick.ts';
import type { Target } from './ties.ts';

/** Where deeds take the beast, worked out without dice: the same ways are shown as intent and gone. */

/** The way of a flight: as far from everybody as it comes; null when no hex is farther (D-425). */
export function fleeWay(view: View, hexes: number | null): Cell[] | null {
  const most = hexes ?? chargeRatings(view, theBeast(view.state)).charge;
  return hexesAway(view, most)?.path ?? null;
}

/** Nearer to somebody, without an attack; empty when it cannot come nearer (D-426). */
export function goWay(view: View, { to, hexes }: Extract<Deed, { do: 'go' }>): Cell[] {
  const beast = theBeast(view.state);
  const prey = pickTarget(view, { pick: to, avoid: null });
  if (!prey) return [];
  const { cell } = foeAt(view.state, prey.man);
  return walkToward(view, beast.cell, cell, hexes ?? beastCard(view.world, beast).move.slow);
}

/** Whom a charge that a step calls for goes at: out of contact, where a lane is free or can be walked round (D-432). */
export function preyOfCharge(view: View, at: Extract<Deed, { do: 'charge' }>['at']): Target | null {
  return pickTarget(view, { pick: at ?? ['nearest'], avoid: null }, (foe) => {
    return distanceToBeast(view, foe) > 1 && planCharge(view, theBeast(view.state), foe.cell).path.length > 0;
  });
}

/** Backwards with whom it grips; null where it grips nobody or cannot back off (D-433). */
export function dragWay(view: View, hexes: number): Cell[] | null {
  const others = ({ state }: View) => state.men.filter((man) => !isPrey(state, man));
  return view.state.men.some((man) => isPrey(view.state, man)) ? (hexesAway(view, hexes, others)?.path ?? null) : null;
}

/** Straight back from a man beside it, as far as hexes are free (D-436). */
export function pullWay(view: View, from: Cell, hexes: number): Cell[] {
  const { arena } = view.world;
  const { cell } = theBeast(view.state);
  const back = turned(toward(arena, cell, from), 3);
  return asFarAs(
    hexes,
    (i) => along(arena, cell, back, i),
    (next) => isFreeForBeast(view, next),
  );
}

/** Hexes in a row, before the first that is not open. */
export function asFarAs(most: number, at: (i: number) => Cell, isOpen: (cell: Cell) => boolean): Cell[] {
  const way: Cell[] = [];
  for (let i = 1; i <= most; i += 1) {
    const cell = at(i);
    if (!isOpen(cell)) break;
    way.push(cell);
  }
  return way;
}

/** The wall and scenery end the run (D-076). */
export function upToTheWall({ world: { arena } }: View, most: number, at: (i: number) => Cell): Cell[] {
  return asFarAs(most, at, (cell) => cell !== OUTSIDE && !arena.blocked[cell]);
}

/** Where the first deed of a step that moves it would take it; empty for one that stays. */
export function wayOfDeed(view: View, deed: Deed): readonly Cell[] {
  switch (deed.do) {
    case 'flee':
      return fleeWay(view, deed.hexes) ?? [];
    case 'backOff':
      return planBackOff(view) ?? [];
    case 'go':
      return goWay(view, deed);
    case 'drag':
      return dragWay(view, deed.hexes) ?? [];
    case 'charge': {
      const prey = preyOfCharge(view, deed.at);
      return prey === null ? [] : planCharge(view, theBeast(view.state), foeAt(view.state, prey.man).cell).path;
    }
    default:
      return [];
  }
}
