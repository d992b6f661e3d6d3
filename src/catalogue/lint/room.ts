import { type ArenaData, DIRECTIONS, type Hex, hexDistance, rowPlaces } from '../../engine/hex/index.ts';
import type { Entry, Fault } from '../draft.ts';
import type { ArenaEntry } from '../kind.ts';
import { at, type Path } from '../tree.ts';

/** Who starts how far from a marked hex of an arena: a row of so many, or one figure straight ahead of it. */
export interface Start {
  readonly rule: string;
  /** What it comes to when there is no room for them. */
  readonly without: string;
  readonly mark: string;
  readonly away: number;
  readonly row: number | null;
}

/** What keeps them from starting there. */
interface InTheWay {
  /** Null where the wall is in the way. */
  readonly scenery: Hex | null;
}

/** Null when there is room; the arena has the mark. */
export function inTheWay({ radius, blocked, marks }: ArenaData, { mark, away, row }: Start): InTheWay | null {
  const { at: from, facing } = marks[mark]!;
  const isFree = ({ q, r }: Hex): boolean => !blocked.some((hex) => hex.q === q && hex.r === r);
  if (row !== null) {
    if (rowPlaces(radius, from, away, row, isFree)) return null;
    return { scenery: rowPlaces(radius, from, away, row)?.find((place) => !isFree(place)) ?? null };
  }
  const step = DIRECTIONS[facing]!;
  const ahead = { q: from.q + step.q * away, r: from.r + step.r * away };
  if (hexDistance({ q: 0, r: 0 }, ahead) > radius) return { scenery: null };
  return isFree(ahead) ? null : { scenery: ahead };
}

/** Whether the arena has the mark, on free sand. */
function isMarked({ marks, blocked, radius }: ArenaData, mark: string): boolean {
  const place = marks[mark]?.at;
  return place !== undefined && hexDistance({ q: 0, r: 0 }, place) <= radius && !blocked.some(({ q, r }) => q === place.q && r === place.r);
}

/** Where a blocked hex is written: on the list, or left out by the shape. */
function writtenAt({ tree, card }: Entry<ArenaEntry>, hex: Hex): Path {
  const path = ['blocked', card.blocked.findIndex(({ q, r }) => q === hex.q && r === hex.r)];
  return at(tree, path) ? path : ['shape'];
}

/** Scenery and wall of an arena where those would start who are usually set up there. */
export function roomFaults(entry: Entry<ArenaEntry>, starts: readonly Start[]): Fault[] {
  return starts.flatMap((start): Fault[] => {
    const found = isMarked(entry.card, start.mark) ? inTheWay(entry.card, start) : null;
    if (!found) return [];
    const fault = { severity: 'warning', entry, message: start.without, rule: start.rule } as const;
    const { scenery } = found;
    if (!scenery) return [{ ...fault, path: ['marks', start.mark, 'at'], hint: 'mark it farther from the wall, or make the arena larger' }];
    const hint = `free [${scenery.q}, ${scenery.r}], or mark "${start.mark}" elsewhere`;
    return [{ ...fault, path: writtenAt(entry, scenery), hint }];
  });
}
