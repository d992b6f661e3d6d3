/** Small words for path data, so that the parts of a figure read as shapes. All run clockwise: overlapping shapes then unite. */

const n = (value: number): string => String(Math.round(value * 10) / 10);

export function disc(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
}

/** A round hole in what is drawn before it. */
export function hole(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** A shape with straight sides, drawn upright about (256, 256) and laid aslant to the upper right. */
export function aslant(points: Points): string {
  const turned = points.map(([x, y]) => `${n(256 + (x - y) * Math.SQRT1_2)} ${n(256 + (x + y - 512) * Math.SQRT1_2)}`);
  return `M${turned.join('L')}Z`;
}

/** A straight bar from one point to another. */
export function bar(x1: number, y1: number, x2: number, y2: number, width: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const dx = ((y1 - y2) / length) * (width / 2);
  const dy = ((x2 - x1) / length) * (width / 2);
  return `M${n(x1 - dx)} ${n(y1 - dy)}L${n(x2 - dx)} ${n(y2 - dy)} ${n(x2 + dx)} ${n(y2 + dy)} ${n(x1 + dx)} ${n(y1 + dy)}Z`;
}

type Pair = readonly [number, number];
type Points = readonly Pair[];

/** Discs of one size, such as the holes of a visor. */
export function discs(r: number, points: Points): string {
  return points.map(([x, y]) => disc(x, y, r)).join('');
}

/** Bars between neighbouring points, with round joints. */
export function cord(width: number, points: Points): string {
  const bars = points.slice(1).map(([x, y], i) => {
    const [px, py] = points[i] as Pair;
    return bar(px, py, x, y, width);
  });
  return bars.join('') + discs(width / 2, points);
}

/** Points on an arc of an ellipse, in degrees clockwise from the right. */
export function arcPoints([x, y]: Pair, [rx, ry]: Pair, [from, to]: Pair, steps = 18): Points {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const a = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return [x + Math.cos(a) * rx, y + Math.sin(a) * ry] as const;
  });
}

/** A silhouette and the lines incised into it. */
export interface Part {
  readonly path: string;
  readonly cut?: string;
  /** Finer lines, left out where the figure is small. */
  readonly fine?: string;
  readonly author: string;
}

export function part(path: string, lines: { readonly cut?: string; readonly fine?: string } = {}): Part {
  return { path, author: 'Damnatio', ...lines };
}
