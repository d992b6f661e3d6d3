import type { Hex } from '../../engine/hex/index.ts';
import { of, type EntryOf, type Fault, type Lint } from '../draft.ts';

const LEAST_RADIUS = 7;
const MOST_RADIUS = 10;

const isInside = ({ q, r }: Hex, radius: number): boolean => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= radius;

/** The beast needs its Shield Hex, and what is marked must be on the sand (D-011, D-023). */
export const arenas: Lint = (draft) =>
  of(draft, 'arena').flatMap((entry) => [...sizeFaults(entry), ...markFaults(entry), ...blockedFaults(entry)]);

function sizeFaults(entry: EntryOf<'arena'>): Fault[] {
  const { radius } = entry.card;
  if (radius >= LEAST_RADIUS && radius <= MOST_RADIUS) return [];
  return [
    { severity: 'error', entry, path: ['radius'], message: `a hunt needs a radius of ${LEAST_RADIUS} to ${MOST_RADIUS}`, rule: 'D-023' },
  ];
}

function markFaults(entry: EntryOf<'arena'>): Fault[] {
  const { marks, radius, blocked } = entry.card;
  const faults: Fault[] = [];
  if (!Object.hasOwn(marks, 'shield')) {
    faults.push({
      severity: 'error',
      entry,
      path: ['marks'],
      message: 'the mark "shield" is missing: the beast starts there',
      rule: 'D-011',
    });
  }
  for (const [name, { at }] of Object.entries(marks)) {
    const path = ['marks', name, 'at'];
    if (!isInside(at, radius))
      faults.push({ severity: 'error', entry, path, message: `the mark "${name}" is outside the arena`, rule: 'D-023' });
    else if (blocked.some(({ q, r }) => q === at.q && r === at.r)) {
      faults.push({ severity: 'error', entry, path, message: `the mark "${name}" is on a blocked hex`, rule: 'D-023' });
    }
  }
  return faults;
}

function blockedFaults(entry: EntryOf<'arena'>): Fault[] {
  const { blocked, radius } = entry.card;
  return blocked.flatMap((hex, i): Fault[] =>
    isInside(hex, radius) ? [] : [{ severity: 'warning', entry, path: ['blocked', i], message: 'this hex is outside the arena anyway' }],
  );
}
