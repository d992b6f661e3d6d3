import { type Arena, overPairs, pairIndex } from './arena.ts';
import type { Cell } from './axial.ts';
import { DIRECTIONS, FACINGS } from './axial.ts';

/**
 * An arc model names the arcs of an observer and sorts offsets into them by two integers:
 * `ahead` is proportional to the cosine, `aside` to the sine of the bearing (M-092; D-ledger 0.1).
 */
export interface ArcModel<Arc extends string> {
  readonly id: string;
  readonly arcs: readonly Arc[];
  readonly classify: (ahead: number, aside: number) => Arc;
}

/** Damnatio: front at most 90°, flank to 150°, rear beyond; both boundaries belong to the arc nearer the front. */
export const front3: ArcModel<'front' | 'flank' | 'rear'> = {
  id: 'front3',
  arcs: ['front', 'flank', 'rear'],
  classify: (ahead, aside) => (ahead >= 0 ? 'front' : -ahead <= 3 * Math.abs(aside) ? 'flank' : 'rear'),
};

/**
 * Four exact quarters of the board. No hex centre lies on a 45° line, which would make the square root of 3
 * rational, so there is no tie (M-090 to M-092).
 */
export const exact90: ArcModel<'front' | 'right' | 'left' | 'rear'> = {
  id: 'exact90',
  arcs: ['front', 'right', 'left', 'rear'],
  classify: (ahead, aside) => {
    if (ahead * ahead > 3 * aside * aside) return ahead > 0 ? 'front' : 'rear';
    return aside > 0 ? 'right' : 'left';
  },
};

/** For each pair of cells, the arc index in each of the six facings, two bits a facing. */
export interface ArcTable<Arc extends string> {
  readonly model: ArcModel<Arc>;
  readonly packed: Uint16Array;
}

export function buildArcTable<Arc extends string>(arena: Arena, model: ArcModel<Arc>): ArcTable<Arc> {
  const reach = 2 * arena.data.radius;
  const width = 2 * reach + 1;
  const offsets = new Uint16Array(width * width);
  for (let dq = -reach; dq <= reach; dq += 1) {
    for (let dr = -reach; dr <= reach; dr += 1) {
      let bits = 0;
      for (const facing of FACINGS) {
        const { q: a, r: b } = DIRECTIONS[facing]!;
        const arc = model.classify(2 * dq * a + 2 * dr * b + dq * b + dr * a, a * dr - b * dq);
        bits |= model.arcs.indexOf(arc) << (2 * facing);
      }
      offsets[dq * width + dr + arena.centre] = bits;
    }
  }
  return { model, packed: overPairs(arena, offsets) };
}

/** In which arc of an observer at `from` with `facing` the cell `to` lies. */
export function arcOf<Arc extends string>(arena: Arena, table: ArcTable<Arc>, from: Cell, facing: number, to: Cell): Arc {
  const bits = table.packed[pairIndex(arena, from, to)]!;
  return table.model.arcs[(bits >> (2 * facing)) & 3]!;
}
