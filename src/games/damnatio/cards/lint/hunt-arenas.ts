import { ARENA, of, roomFaults, type ArenaEntry, type Draft, type Entry, type Fault, type Lint } from '../../../../catalogue/index.ts';
import { HUNT_USE } from '../assemble.ts';
import { BEAST } from '../kinds.ts';
import { rowOfMen, secondBeast } from './starts.ts';

const LEAST_RADIUS = 7;
const MOST_RADIUS = 10;
/** The recommended party (D-017). */
const HUNTED = 4;

/** The beast needs its Shield Hex, and room for those whom it hunts (D-011, D-023). */
export const huntArenas: Lint = (draft) => {
  const charges = [...new Set(of(draft, BEAST).map(({ card }) => card.move.charge))].toSorted((a, b) => a - b);
  const starts = charges.flatMap((charge) => [rowOfMen(charge, HUNTED), secondBeast(charge)]);
  return of(draft, ARENA)
    .filter((entry) => entry.for === HUNT_USE)
    .flatMap((entry) => [...sizeFaults(entry), ...shieldFaults(draft, entry), ...roomFaults(entry, starts)]);
};

function sizeFaults(entry: Entry<ArenaEntry>): Fault[] {
  const { radius } = entry.card;
  if (radius >= LEAST_RADIUS && radius <= MOST_RADIUS) return [];
  return [
    { severity: 'error', entry, path: ['radius'], message: `a hunt needs a radius of ${LEAST_RADIUS} to ${MOST_RADIUS}`, rule: 'D-023' },
  ];
}

function shieldFaults({ uses }: Draft, entry: Entry<ArenaEntry>): Fault[] {
  if (Object.hasOwn(entry.card.marks, 'shield')) return [];
  const message = 'the mark "shield" is missing: the beast starts there';
  const other = uses.find(({ id }) => id !== HUNT_USE);
  const hint = other ? `add it, or write "for: ${other.id}"` : 'add it';
  return [{ severity: 'error', entry, path: ['marks'], message, hint, rule: 'D-011' }];
}
