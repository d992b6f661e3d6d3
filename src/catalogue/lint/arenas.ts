import { DIRECTIONS, type Hex } from '../../engine/hex/index.ts';
import { hexesWithin } from '../arena-shape.ts';
import { of, type Draft, type EntryOf, type Fault, type Lint } from '../draft.ts';
import { at, child, type Path } from '../tree.ts';
import { execution, inTheWay, rowOfMen, secondBeast, type Wanted } from './room.ts';

const LEAST_RADIUS = 7;
const MOST_RADIUS = 10;
/** Two men with room to step back. */
const LEAST_SAND = 19;

const isInside = ({ q, r }: Hex, radius: number): boolean => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= radius;

/** The beast needs its Shield Hex, what is marked must be on the sand, and the sand must be of one piece (D-011, D-023). */
export const arenas: Lint = (draft) =>
  of(draft, 'arena').flatMap((entry) => [
    ...(entry.for === 'hunt' ? [...sizeFaults(entry), ...shieldFaults(entry)] : []),
    ...markFaults(entry),
    ...blockedFaults(entry),
    ...pieceFaults(entry),
    ...roomFaults(draft, entry),
  ]);

function sizeFaults(entry: EntryOf<'arena'>): Fault[] {
  const { radius } = entry.card;
  if (radius >= LEAST_RADIUS && radius <= MOST_RADIUS) return [];
  return [
    { severity: 'error', entry, path: ['radius'], message: `a hunt needs a radius of ${LEAST_RADIUS} to ${MOST_RADIUS}`, rule: 'D-023' },
  ];
}

function shieldFaults(entry: EntryOf<'arena'>): Fault[] {
  if (Object.hasOwn(entry.card.marks, 'shield')) return [];
  const message = 'the mark "shield" is missing: the beast starts there';
  const hint = 'add it, or write "for: munera"';
  return [{ severity: 'error', entry, path: ['marks'], message, hint, rule: 'D-011' }];
}

function markFaults(entry: EntryOf<'arena'>): Fault[] {
  const { marks, radius, blocked } = entry.card;
  const faults: Fault[] = [];
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

/** Nobody could reach the other side. */
function pieceFaults(entry: EntryOf<'arena'>): Fault[] {
  const { radius, blocked } = entry.card;
  const key = ({ q, r }: Hex): string => `${q} ${r}`;
  const shut = new Set(blocked.map(key));
  const free = hexesWithin(radius).filter((hex) => !shut.has(key(hex)));
  const message =
    free.length < LEAST_SAND ? `only ${free.length} hexes of sand are left` : 'the sand falls into parts that nobody can walk between';
  const fault = { severity: 'error', entry, path: [child(entry.tree, 'shape') ? 'shape' : 'blocked'], message, rule: 'M-002' } as const;
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

/** The recommended parties (D-017, D-018). */
const HUNTED = 4;
const EXECUTED = 3;

/** Scenery where those would start who are usually set up there: such hunts are refused, such executions set up otherwise. */
function roomFaults(draft: Draft, entry: EntryOf<'arena'>): Fault[] {
  const { marks, blocked, radius } = entry.card;
  const shield = marks['shield'];
  if (!shield || !isInside(shield.at, radius) || blocked.some(({ q, r }) => q === shield.at.q && r === shield.at.r)) return [];
  const charges = [...new Set(of(draft, 'beast').map(({ card }) => card.move.charge))].toSorted((a, b) => a - b);
  const hunted = entry.for === 'hunt' ? charges.flatMap((charge): Wanted[] => [rowOfMen(charge, HUNTED), secondBeast(charge)]) : [];
  return [...hunted, execution(EXECUTED)].flatMap((wanted): Fault[] => {
    const scenery = inTheWay(entry.card, wanted)?.scenery;
    if (!scenery) return [];
    const hint = `free [${scenery.q}, ${scenery.r}], or mark "shield" elsewhere`;
    return [{ severity: 'warning', entry, path: writtenAt(entry, scenery), message: wanted.without, hint, rule: wanted.rule }];
  });
}

/** Where a blocked hex is written: on the list, or left out by the shape. */
function writtenAt({ tree, card }: EntryOf<'arena'>, hex: Hex): Path {
  const path = ['blocked', card.blocked.findIndex(({ q, r }) => q === hex.q && r === hex.r)];
  return at(tree, path) ? path : ['shape'];
}
