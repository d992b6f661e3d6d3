import { DIRECTIONS, hexDistance, type Hex } from '../../engine/hex/index.ts';
import { hexesWithin } from '../arena-shape.ts';
import { of, type Entry, type Fault, type Lint } from '../draft.ts';
import { ARENA } from '../frame-kinds.ts';
import type { ArenaEntry, ArenaUse } from '../kind.ts';
import { child } from '../tree.ts';

/** Two men with room to step back. */
const LEAST_SAND = 19;

const isInside = (hex: Hex, radius: number): boolean => hexDistance({ q: 0, r: 0 }, hex) <= radius;

/** What is marked must be on the sand, and the sand must be of one piece. */
export const arenas: Lint = (draft) =>
  of(draft, ARENA).flatMap((entry) => {
    const { because } = draft.uses.find(({ id }) => id === entry.for)!;
    return [...markFaults(entry, because.marks), ...blockedFaults(entry), ...pieceFaults(entry, because)];
  });

function markFaults(entry: Entry<ArenaEntry>, rule: string): Fault[] {
  const { marks, radius, blocked } = entry.card;
  const faults: Fault[] = [];
  for (const [name, { at }] of Object.entries(marks)) {
    const fault = { severity: 'error', entry, path: ['marks', name, 'at'], also: [['radius'], ['blocked'], ['shape']], rule } as const;
    if (!isInside(at, radius)) faults.push({ ...fault, message: `the mark "${name}" is outside the arena` });
    else if (blocked.some(({ q, r }) => q === at.q && r === at.r))
      faults.push({ ...fault, message: `the mark "${name}" is on a blocked hex` });
  }
  return faults;
}

function blockedFaults(entry: Entry<ArenaEntry>): Fault[] {
  const { blocked, radius } = entry.card;
  return blocked.flatMap((hex, i): Fault[] =>
    isInside(hex, radius)
      ? []
      : [{ severity: 'warning', entry, path: ['blocked', i], also: [['radius']], message: 'this hex is outside the arena anyway' }],
  );
}

/** Nobody could reach the other side. */
function pieceFaults(entry: Entry<ArenaEntry>, because: ArenaUse['because']): Fault[] {
  const { radius, blocked } = entry.card;
  const key = ({ q, r }: Hex): string => `${q} ${r}`;
  const shut = new Set(blocked.map(key));
  const free = hexesWithin(radius).filter((hex) => !shut.has(key(hex)));
  const message =
    free.length < LEAST_SAND ? `only ${free.length} hexes of sand are left` : 'the sand falls into parts that nobody can walk between';
  const path = [child(entry.tree, 'shape') ? 'shape' : 'blocked'];
  const fault = { severity: 'error', entry, path, also: [['radius'], ['blocked']], message, rule: because.sand } as const;
  if (free.length < LEAST_SAND) return [fault];
  const open = new Set(free.map(key));
  const way = [free[0]!];
  open.delete(key(free[0]!));
  for (let hex = way.pop(); hex; hex = way.pop()) {
    for (const step of DIRECTIONS) {
      const next = { q: hex.q + step.q, r: hex.r + step.r };
      if (open.delete(key(next))) way.push(next);
    }
  }
  return open.size > 0 ? [fault] : [];
}
