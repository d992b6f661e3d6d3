import type { Marks } from '../../engine/look/index.ts';
import { disc, incised, incisedAlong, shape, type Outline, type Spot } from './geometry.ts';

/** Marks of a coat, cut out of its ink. They lie wholly inside it. */

function inside(outline: Outline, [x, y]: Spot): boolean {
  let within = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [ax, ay] = outline[i]!;
    const [bx, by] = outline[j]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  }
  return within;
}

const within = (coat: readonly Outline[], spot: Spot): boolean => coat.some((outline) => inside(outline, spot));

function clear(coat: readonly Outline[], [x, y]: Spot, far: number): boolean {
  return [0, 1, 2, 3, 4, 5].every((k) => within(coat, [x + Math.cos((k * Math.PI) / 3) * far, y + Math.sin((k * Math.PI) / 3) * far]));
}

/** Always the same little difference for the same place. */
function odd(i: number, j: number): number {
  const x = Math.sin(i * 12.9898 + j * 78.233) * 43758.5453;
  return x - Math.floor(x) - 0.5;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function boxOf(coat: readonly Outline[]): Box {
  const spots = coat.flat();
  const xs = spots.map(([x]) => x);
  const ys = spots.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Places in rows of every second gap, so far apart. */
function places(coat: readonly Outline[], gap: number, margin: number): { readonly spot: Spot; readonly i: number; readonly j: number }[] {
  const { left, right, top, bottom } = boxOf(coat);
  const found = [];
  let j = 0;
  for (let y = top + gap * 0.55; y < bottom; y += gap * 0.84, j++) {
    let i = 0;
    for (let x = left + (j % 2 ? gap * 0.5 : 0); x < right; x += gap, i++) {
      const spot: Spot = [x + odd(i, j) * gap * 0.24, y + odd(j, i + 7) * gap * 0.24];
      if (clear(coat, spot, margin)) found.push({ spot, i, j });
    }
  }
  return found;
}

const spots = (coat: readonly Outline[]): Outline[] =>
  places(coat, 19, 7).map(({ spot: [x, y], i, j }) => disc(x, y, 4.6 + odd(i, j) * 1.8, 4 + odd(j, i) * 1.4));

function rosettes(coat: readonly Outline[]): Outline[] {
  return places(coat, 29, 11).flatMap(({ spot: [x, y], i, j }) => {
    const turn = odd(i, j) * 6.28;
    return [0, 1, 2].flatMap((k) => {
      const at = (a: number, r: number): Spot => [x + Math.cos(a) * r, y + Math.sin(a) * r * 0.92];
      const from = turn + (k * Math.PI * 2) / 3;
      return incised(5.6, at(from, 8.6), at(from + 0.55, 9.4), at(from + 1.1, 9.2), at(from + 1.5, 8.6));
    });
  });
}

function stripes(coat: readonly Outline[]): Outline[] {
  const { left, right, top, bottom } = boxOf(coat);
  const found: Outline[] = [];
  let i = 0;
  for (let x = left + 10; x < right; x += 17, i++) {
    const column: Spot[] = [];
    for (let y = top; y <= bottom; y += 4) column.push([x + Math.sin((y - top) / 17 + i) * 3, y]);
    const hit = column.filter((spot) => clear(coat, spot, 5));
    if (hit.length < 4) continue;
    const [first, last] = [hit[0]!, hit.at(-1)!];
    const tall = last[1] - first[1];
    const cut = (from: number, to: number): void => {
      const part = hit.filter(([, y]) => y >= first[1] + tall * from && y <= first[1] + tall * to);
      if (part.length > 2) found.push(...incisedAlong(6.4, part));
    };
    if (i % 2) cut(0, 0.72 + odd(i, 3) * 0.3);
    else {
      cut(0, 0.46 + odd(i, 5) * 0.2);
      cut(0.62 + odd(i, 5) * 0.2, 1);
    }
  }
  return found;
}

function patches(coat: readonly Outline[]): Outline[] {
  return places(coat, 62, 15).flatMap(({ spot: [x, y], i, j }) => {
    const round: Spot[] = [];
    for (let k = 0; k < 9; k++) {
      const a = (k / 9) * Math.PI * 2;
      const r = 21 + odd(i * 9 + k, j) * 13;
      const spot: Spot = [x + Math.cos(a) * r * 1.15, y + Math.sin(a) * r * 0.9];
      round.push(clear(coat, spot, 4) ? spot : [x + Math.cos(a) * 10, y + Math.sin(a) * 9]);
    }
    return [shape(...round)];
  });
}

function plates(coat: readonly Outline[]): Outline[] {
  const { left, right, top, bottom } = boxOf(coat);
  const wide = right - left;
  const large = wide > 120;
  return (large ? [0.16, 0.4, 0.64, 0.86] : [0.5]).flatMap((at, i) => {
    const line: Spot[] = [];
    for (let k = 0; k <= 20; k++) {
      const t = k / 20;
      const spot: Spot = [left + wide * at + Math.sin(t * Math.PI) * (i % 2 ? 12 : -12), top + (bottom - top) * t];
      if (clear(coat, spot, 5)) line.push(spot);
    }
    if (line.length < 4) return [];
    if (!large) return incisedAlong(7, line);
    const rivets = [0.3, 0.5, 0.7].map((t) => line[Math.floor(t * (line.length - 1))]!).map(([x, y]): Spot => [x + (i % 2 ? -13 : 13), y]);
    return [...incisedAlong(7, line), ...rivets.filter((spot) => clear(coat, spot, 5)).map(([x, y]) => disc(x, y, 2.8))];
  });
}

const scales = (coat: readonly Outline[]): Outline[] =>
  places(coat, 17, 8).flatMap(({ spot: [x, y] }) => incised(4.4, [x - 7, y - 4], [x, y + 4], [x + 7, y - 4]));

const shag = (coat: readonly Outline[]): Outline[] =>
  places(coat, 24, 11).flatMap(({ spot: [x, y], i, j }) => {
    const lean = odd(i, j) * 5;
    return [
      ...incised(4.4, [x - 5, y - 8], [x - 6 + lean, y], [x - 10 + lean, y + 8]),
      ...incised(4.4, [x + 4, y - 8], [x + 3 + lean, y], [x - 1 + lean, y + 8]),
    ];
  });

const CUT: Readonly<Record<Marks, (coat: readonly Outline[]) => Outline[]>> = {
  none: () => [],
  spots,
  rosettes,
  stripes,
  patches,
  plates,
  scales,
  shag,
};

/** The marks that a coat of these outlines bears. */
export function marksOn(coat: readonly Outline[], marks: Marks): Outline[] {
  return coat.length === 0 ? [] : CUT[marks](coat);
}
