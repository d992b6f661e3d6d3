import type { Cell } from '../../engine/hex/index.ts';

export type MarkKind =
  | 'run'
  | 'leap'
  | 'overrun'
  | 'overrun-struck'
  | 'reach'
  | 'reach-costly'
  | 'selected'
  | 'target'
  | 'hover'
  | 'arc-front'
  | 'arc-flank'
  | 'arc-rear'
  | 'escape';

/** Marks, arrows and numbers on hexes; shaped as the drawn arena takes them. */
export interface ArenaOverlays {
  readonly marks: readonly { readonly cell: Cell; readonly kind: MarkKind }[];
  readonly ways: readonly { readonly figure: string; readonly path: readonly Cell[]; readonly facing: number }[];
  readonly labels: readonly { readonly cell: Cell; readonly text: string }[];
}

export type Mark = ArenaOverlays['marks'][number];

export const NO_OVERLAYS: ArenaOverlays = { marks: [], ways: [], labels: [] };
