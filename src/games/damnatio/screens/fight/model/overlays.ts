import type { HexMark, Overlays } from '../../../../../art/index.ts';
import { distance, OUTSIDE, type Cell } from '../../../../../engine/hex/index.ts';
import { arcOfBeast, theBeast, weaponOf, type Intent, type Threat, type View } from '../../../rules/index.ts';
import type { PlannedMove, Walks } from './planning.ts';

/** What of the beast's next move can be drawn, in the order of the key. */
export const THREATS = ['off', 'lane', 'arcs'] as const;

export interface OverlayFacts {
  readonly view: View;
  readonly intent: Intent | null;
  /** Of several beasts what each would do. */
  readonly threats: readonly { readonly beast: string; readonly threat: Threat }[];
  /** 0: none, 1: where the beast would go, 2: its arcs and ways of escape too. */
  readonly threat: number;
  readonly reach: Walks | null;
  readonly selected: Cell | null;
  readonly pointed: Cell | null;
  readonly planned: readonly PlannedMove[];
}

function threatMarks(facts: OverlayFacts): HexMark[] {
  const { intent, threat } = facts;
  if (!intent || threat === 0) return [];
  const own = theBeast(facts.view.state).id;
  const others = facts.threats.filter(({ beast }) => beast !== own).map((one) => one.threat);
  const marks = [...others, ...intent.ifBeast].flatMap(laneMarks);
  if (threat < 2) return marks;
  return [...marks, ...arcMarks(facts), ...on(intent.escape, 'escape')];
}

const on = (cells: readonly Cell[], kind: HexMark['kind']): HexMark[] => cells.map((cell) => ({ cell, kind }));

/** Where a beast would go, whom for, and where it would run on. */
function laneMarks({ way, lane, leap, overrun, struck, man }: Threat): HexMark[] {
  const hit = new Set(struck.map(({ cell }) => cell));
  const beyond = overrun.map((cell): HexMark => ({ cell, kind: hit.has(cell) ? 'overrun-struck' : 'overrun' }));
  return [...on(way, 'run'), ...on(lane, 'run'), ...on(leap, 'leap'), ...beyond, { cell: man.cell, kind: 'target' }];
}

/** The hexes round the beast by the arc they lie in, as far as the weapon of the man in question goes. */
function arcMarks({ view, selected }: OverlayFacts): HexMark[] {
  const beast = theBeast(view.state);
  const { arena } = view.world;
  const man = view.state.men.find(({ cell }) => cell === selected);
  const range = man ? Math.max(1, weaponOf(view, man).reach) : 1;
  return arena.cells.flatMap((_, cell): HexMark[] => {
    const away = distance(arena, beast.cell, cell);
    return away < 1 || away > range || arena.blocked[cell] ? [] : [{ cell, kind: `arc-${arcOfBeast(view, beast, cell)}` }];
  });
}

function reachMarks({ reach }: OverlayFacts): HexMark[] {
  if (!reach) return [];
  return [...reach.cost.keys()].map((cell) => ({ cell, kind: reach.costly.has(cell) ? 'reach-costly' : 'reach' }));
}

function labelsOf({ intent, threat, reach, pointed }: OverlayFacts): Overlays['labels'] {
  const labels: { cell: Cell; text: string }[] = [];
  const tied = intent?.ifBeast ?? [];
  if (threat > 0 && tied.length > 1) for (const { man } of tied) labels.push({ cell: man.cell, text: `1 in ${tied.length}` });
  const cost = pointed === null ? undefined : reach?.cost.get(pointed);
  if (cost) labels.push({ cell: pointed!, text: String(cost) });
  return labels;
}

export function overlaysOf(facts: OverlayFacts): Overlays {
  const { selected, pointed, planned } = facts;
  const marks = [...reachMarks(facts), ...threatMarks(facts)];
  if (selected !== null && selected !== OUTSIDE) marks.push({ cell: selected, kind: 'selected' });
  if (pointed !== null) marks.push({ cell: pointed, kind: 'hover' });
  const ways = planned.flatMap(({ figure, from, path, facing }) => (path.length ? [{ figure, path: [from, ...path], facing }] : []));
  return { marks, ways, labels: labelsOf(facts) };
}
