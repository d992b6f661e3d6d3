import type { BoutEvent } from '../engine/bout/index.ts';
import { cellAt, type Arena, type Cell } from '../engine/hex/index.ts';

/** A beast that cannot stop runs on this far at most, as far as the camera cares. */
const OVERRUN = 3;

/** The hexes where an event happens, beside those its figures stand on now. */
export function cellsOf(event: BoutEvent, arena: Arena): Cell[] {
  switch (event.type) {
    case 'charged':
      return [...event.lane, ...beyond(event.lane, arena)];
    case 'moved':
      return [...event.path];
    case 'pushed':
      return [event.to];
    case 'item':
      return event.cell >= 0 ? [event.cell] : [];
    default:
      return [];
  }
}

/** The hexes straight on behind the end of a lane. */
function beyond(lane: readonly Cell[], arena: Arena): Cell[] {
  const [before, last] = lane.slice(-2).map((cell) => arena.cells[cell]);
  if (!before || !last) return [];
  const cells: Cell[] = [];
  for (let i = 1; i <= OVERRUN; i += 1) {
    const cell = cellAt(arena, last.q + (last.q - before.q) * i, last.r + (last.r - before.r) * i);
    if (cell < 0) break;
    cells.push(cell);
  }
  return cells;
}
