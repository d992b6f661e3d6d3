import type { IconName } from '../icons.ts';
import type { Portrait } from '../glyph.ts';
import type { MedallionState } from '../marks.ts';

/** What a fight has come to, as it is painted. */
export type TriumphKind =
  /** Everybody whom a beast was let loose on lives. */
  | 'all-saved'
  | 'some-saved'
  | 'none-saved'
  /** Of two beasts one is left, or neither fell. */
  | 'beast-left'
  | 'beasts-parted'
  /** The player's own side has won, or lost; or it was nobody's. */
  | 'won'
  | 'lost'
  | 'watched'
  | 'draw'
  | 'broken-off';

/** Somebody in the picture. */
export interface TriumphFigure {
  readonly portrait: Portrait;
  readonly beast: boolean;
  readonly state: Extract<MedallionState, 'standing' | 'dead' | 'spared' | 'winner'>;
  /** Share of what he began with. */
  readonly hp: number;
  readonly place?: number;
  readonly initial?: string;
  readonly weapon?: IconName;
}

/** A place in the picture, in its pixels. */
export interface TriumphPlace {
  /** Which of the figures. */
  readonly index: number;
  /** Middle of the medallion, and its diameter. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly stance: 'raised' | 'stands' | 'lies';
}

/** A block of stone that winners are raised on. */
export interface Podium {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface TriumphLayout {
  readonly places: readonly TriumphPlace[];
  readonly podium: Podium | null;
}

/** Where the wall ends and the sand begins, as a share of the height. */
export const SAND = 0.5;
/** A lying medallion is so much flatter. */
export const FLAT = 0.62;

interface RowOf {
  readonly indices: readonly number[];
  /** Largest size, and the middle of the row, in shares of the height. */
  readonly most: number;
  readonly y: number;
  readonly stance: TriumphPlace['stance'];
}

/** A row in the middle of the picture, as large as it has room for. */
function row({ indices, most, y, stance }: RowOf, width: number, height: number): TriumphPlace[] {
  const size = Math.min(most * height, (width * 0.94) / Math.max(1, indices.length * 1.42));
  const step = size * 1.42;
  return indices.map((index, i) => ({
    index,
    x: width / 2 + (i - (indices.length - 1) / 2) * step,
    y: y * height,
    size,
    stance,
  }));
}

/** Several rows of a crowd of figures, none of them too small to be told. */
function rows(wanted: RowOf, width: number, height: number, apart: readonly [number, number] = [0.11, 0.07]): TriumphPlace[] {
  const { indices, y } = wanted;
  const perRow = Math.max(1, Math.floor((width * 0.94) / (0.15 * height * 1.42)));
  if (indices.length <= perRow) return row(wanted, width, height);
  const half = Math.ceil(indices.length / 2);
  return [
    ...row({ ...wanted, indices: indices.slice(0, half), y: y - apart[0] }, width, height),
    ...row({ ...wanted, indices: indices.slice(half), y: y + apart[1] }, width, height),
  ];
}

const indicesOf = (figures: readonly TriumphFigure[], wanted: (figure: TriumphFigure) => boolean): number[] =>
  figures.flatMap((figure, index) => (wanted(figure) ? [index] : []));

/** Height of the podium, and where it stands, in shares of the height. */
const BLOCK = { height: 0.13, foot: 0.76 } as const;
/** A wreath reaches so far below the middle of a medallion, in shares of its size. */
const WREATH = 0.68;
/** Space that figures take beside one another, in shares of their size. */
const STEP = 1.42;

function podiumUnder(raised: readonly TriumphPlace[], height: number): Podium | null {
  const [first] = raised;
  if (!first) return null;
  const width = raised.length * first.size * STEP + first.size * 0.5;
  const x = raised.reduce((sum, place) => sum + place.x, 0) / raised.length;
  return { x: x - width / 2, y: (BLOCK.foot - BLOCK.height) * height, width, height: BLOCK.height * height };
}

/** Who stands where: winners are raised, the living stand, the fallen lie beside or before them. A beast that is left stands on the sand. */
export function layoutOf(figures: readonly TriumphFigure[], width: number, height: number): TriumphLayout {
  const up = indicesOf(figures, ({ state }) => state === 'winner');
  const standing = indicesOf(figures, ({ state }) => state === 'standing' || state === 'spared');
  const down = indicesOf(figures, ({ state }) => state === 'dead');
  if (up.length === 0) return { places: levelRows(standing, down, width, height), podium: null };
  const onSand = up.some((index) => figures[index]?.beast);
  const most = up.length > 3 ? 0.36 : 0.42;
  const top = BLOCK.foot - BLOCK.height;
  const raised = row({ indices: up, most, y: 0.62, stance: 'raised' }, width, height).map((place) =>
    onSand ? place : { ...place, y: Math.max(place.size * 0.62, top * height - place.size * WREATH) },
  );
  const podium = onSand ? null : podiumUnder(raised, height);
  const middle = podium?.width ?? raised.length * (raised[0]?.size ?? 0) * STEP;
  return { places: [...raised, ...others(standing, down, middle, width, height)], podium };
}

/** Nobody has won: those who stand, and before them those who lie. */
function levelRows(standing: readonly number[], down: readonly number[], width: number, height: number): TriumphPlace[] {
  return [
    ...rows({ indices: standing, most: 0.38, y: down.length > 0 ? 0.6 : 0.7, stance: 'stands' }, width, height),
    ...rows({ indices: down, most: 0.36, y: standing.length > 0 ? 0.88 : 0.76, stance: 'lies' }, width, height),
  ];
}

/** Beside whoever is in the middle where there is room, else in a row before him. */
function others(standing: readonly number[], down: readonly number[], middle: number, width: number, height: number): TriumphPlace[] {
  const order = [...standing, ...down];
  const lying = new Set(down);
  const sides = [order.filter((_, i) => i % 2 === 0), order.filter((_, i) => i % 2 === 1)] as const;
  const room = (width - middle) / 2;
  const size = Math.min(0.34 * height, (room * 0.92) / Math.max(1, sides[0].length * 1.34));
  const stance = (index: number): TriumphPlace['stance'] => (lying.has(index) ? 'lies' : 'stands');
  if (size < 0.2 * height)
    return rows({ indices: order, most: 0.25, y: 0.88, stance: 'lies' }, width, height, [0.05, 0.06]).map((place) =>
      lying.has(place.index) ? place : { ...place, stance: 'stands', y: place.y - place.size * 0.14 },
    );
  return sides.flatMap((side, hand) =>
    side.map((index, i) => ({
      index,
      x: width / 2 + (hand === 0 ? -1 : 1) * (middle / 2 + size * (0.75 + i * 1.34)),
      y: height * ((lying.has(index) ? 0.77 : 0.72) + (i % 2) * 0.05),
      size,
      stance: stance(index),
    })),
  );
}
