import type { Point } from '../art/index.ts';
import { clamped, HEX, project, type Shot } from './camera.ts';
import { eventReader } from '../engine/bout/index.ts';
import { cellAt, type Arena, type Cell } from '../engine/hex/index.ts';

/** Free sand round every figure: itself and rather more than one hex beside it. */
export const ROOM = 2.9 * HEX;
/** Free sand round a marked hex: itself and its border. */
export const MARK_ROOM = 1.25 * HEX;
/** What must not be cut off by the edge of the view. */
const BODY = 1.15 * HEX;
const MARK_BODY = 0.8 * HEX;

/** Nearer than this the camera does not come by itself; on small screens a little more. */
const MOST = 2.4;
const MOST_SMALL = 3;
export const SMALL = 520;

/** The camera comes nearer only when figures become so much larger. */
const NEARER = 1.24;
/** And goes aside only when what it should show is so far off the middle, as a share of the view. */
const ASIDE = 0.24;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What a camera should show: middles of figures, and of hexes that are marked. */
export interface Sight {
  readonly figures: readonly Point[];
  readonly marks: readonly Point[];
  /** Who is asked, and the hexes he may choose; these count where all together would be too small to be touched. */
  readonly asked?: {
    readonly who: readonly Point[];
    readonly choices: readonly Point[];
    /** Whom it is about, what matters most first: opponents, and friends in danger. */
    readonly about?: readonly Point[];
  };
}

/** Side to side of a hex in CSS pixels. */
export function hexHeight(shot: Shot): number {
  return shot.size * shot.zoom * Math.sqrt(3);
}

export function mostZoom({ width }: Shot): number {
  return width < SMALL ? MOST_SMALL : MOST;
}

/** The smallest box round points, so much larger on every side; null round nothing. */
export function boxOf(points: readonly Point[], room: number): Box | null {
  if (points.length === 0) return null;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { left: Math.min(...xs) - room, top: Math.min(...ys) - room, right: Math.max(...xs) + room, bottom: Math.max(...ys) + room };
}

export function union(a: Box | null, b: Box | null): Box | null {
  if (!a || !b) return a ?? b;
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

/** The nearest shot that shows a box, not nearer than `most`, nothing beyond the whole arena. */
export function shotOf(shot: Shot, box: Box | null, most: number): Shot {
  if (!box) return wholeShot(shot);
  const unit = shot.size / HEX;
  const fits = Math.min(shot.width / ((box.right - box.left) * unit), shot.height / ((box.bottom - box.top) * unit));
  return clamped({ ...shot, zoom: Math.max(1, Math.min(most, fits)), x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });
}

export function wholeShot(shot: Shot): Shot {
  return clamped({ ...shot, zoom: 1 });
}

/** The shot that frames a sight; where a hex is asked for, none is lower than `least` CSS pixels. */
export function frameOf(shot: Shot, { figures, marks, asked }: Sight, least = 0): Shot {
  const all = shotOf(shot, union(boxOf(figures, ROOM), boxOf(marks, MARK_ROOM)), mostZoom(shot));
  if (!asked || asked.choices.length === 0 || hexHeight(all) >= least) return all;
  const near = clamped({ ...shot, zoom: (least / hexHeight(shot)) * shot.zoom });
  const together = boxOf(togetherIn(near, asked), BODY);
  const box = boxOf([...asked.who, ...choicesAround(near, asked)], 0);
  if (!box || !together) return near;
  const { across, along } = halfOf(near);
  const within = (middle: number, least: number, most: number): number => Math.max(least, Math.min(most, middle));
  return clamped({
    ...near,
    x: within((box.left + box.right) / 2, together.right - across, together.left + across),
    y: within((box.top + box.bottom) / 2, together.bottom - along, together.top + along),
  });
}

/** Half of what a shot shows, in units of the world. */
function halfOf(shot: Shot): { readonly across: number; readonly along: number } {
  const unit = (shot.size * shot.zoom) / HEX;
  return { across: shot.width / 2 / unit, along: shot.height / 2 / unit };
}

/** Who is asked, and as many of those it is about as can be shown with him. */
function togetherIn(shot: Shot, { who, about = [] }: NonNullable<Sight['asked']>): readonly Point[] {
  const { across, along } = halfOf(shot);
  return about.reduce<readonly Point[]>(
    (shown, one) => {
      const { left, right, top, bottom } = boxOf([...shown, one], BODY)!;
      return right - left <= 2 * across && bottom - top <= 2 * along ? [...shown, one] : shown;
    },
    who.slice(0, 1),
  );
}

/** The hexes that can be shown together with the first who is asked, when he stands in the middle. */
function choicesAround(shot: Shot, { who, choices }: NonNullable<Sight['asked']>): readonly Point[] {
  const [first] = who;
  if (!first) return choices;
  const { across, along } = halfOf(shot);
  return choices.filter(({ x, y }) => Math.abs(x - first.x) <= across - MARK_BODY && Math.abs(y - first.y) <= along - MARK_BODY);
}

/** What of a sight must not be cut off: all of it, or who is asked and what lies round him where the rest would be too small. */
function needed(shot: Shot, sight: Sight, least: number): Sight {
  const { figures, marks, asked } = sight;
  if (!asked || asked.choices.length === 0 || hexHeight(frameOf(shot, { figures, marks })) >= least) return sight;
  const near = { ...shot, zoom: (least / hexHeight(shot)) * shot.zoom };
  const together = togetherIn(near, asked);
  return { figures: together, marks: together.length > 1 ? [] : choicesAround(near, asked) };
}

/** Nothing of a sight is cut off. */
export function shows(shot: Shot, { figures, marks }: Sight): boolean {
  const box = union(boxOf(figures, BODY), boxOf(marks, MARK_BODY));
  if (!box || shot.zoom <= 1) return true;
  const first = project(shot, { x: box.left, y: box.top });
  const last = project(shot, { x: box.right, y: box.bottom });
  return first.x >= -1 && first.y >= -1 && last.x <= shot.width + 1 && last.y <= shot.height + 1;
}

/** Why a camera should move: something is cut off, or it could show the same better; small gains are not worth it. */
export function reasonToMove(shot: Shot, sight: Sight, least = 0): 'cut' | 'better' | null {
  const must = needed(shot, sight, least);
  if (!shows(shot, must)) return 'cut';
  if (sight.asked && sight.asked.choices.length > 0 && hexHeight(shot) < least - 0.5) return 'cut';
  const wanted = frameOf(shot, sight, least);
  if (wanted.zoom / shot.zoom >= NEARER) return 'better';
  const from = project(shot, wanted);
  const aside = Math.max(Math.abs(from.x - shot.width / 2) / shot.width, Math.abs(from.y - shot.height / 2) / shot.height);
  return aside >= ASIDE ? 'better' : null;
}

/** While things happen the camera follows and goes back, but does not come nearer. */
export function followOf(shot: Shot, sight: Sight): Shot {
  const wanted = frameOf(shot, sight);
  return wanted.zoom <= shot.zoom ? wanted : clamped({ ...wanted, zoom: shot.zoom });
}

/** A shot on the way from one to another; the zoom grows by equal factors, and the picture by equal parts with it. */
export function between(from: Shot, to: Shot, share: number): Shot {
  if (share >= 1) return to;
  const zoom = from.zoom * (to.zoom / from.zoom) ** share;
  const part = Math.abs(to.zoom - from.zoom) < 1e-6 ? share : (1 / zoom - 1 / from.zoom) / (1 / to.zoom - 1 / from.zoom);
  return clamped({ ...to, zoom, x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
}

/** A corner of the view, from -1, -1 at the upper left to 1, 1. */
export interface Corner {
  readonly x: -1 | 1;
  readonly y: -1 | 1;
}

const CORNERS: readonly Corner[] = [
  { x: 1, y: 1 },
  { x: 1, y: -1 },
  { x: -1, y: -1 },
];

/** The corner where a square of `side` CSS pixels covers the fewest figures; the lower right one before others. */
export function freeCorner(shot: Shot, figures: readonly Point[], side: number): Corner {
  const reach = side + (BODY * shot.size * shot.zoom) / HEX;
  const covered = ({ x, y }: Corner): number =>
    figures.filter((figure) => {
      const at = project(shot, figure);
      return (x > 0 ? shot.width - at.x : at.x) < reach && (y > 0 ? shot.height - at.y : at.y) < reach;
    }).length;
  const counts = CORNERS.map(covered);
  return CORNERS[counts.indexOf(Math.min(...counts))] ?? { x: 1, y: 1 };
}

/** The same zoom, moved no farther than needed to have a point in view. */
export function revealing(shot: Shot, p: Point): Shot {
  const unit = (shot.size * shot.zoom) / HEX;
  const [across, along] = [Math.max(0, shot.width / 2 / unit - BODY), Math.max(0, shot.height / 2 / unit - BODY)];
  const near = (middle: number, value: number, most: number): number => Math.max(value - most, Math.min(value + most, middle));
  return clamped({ ...shot, x: near(shot.x, p.x, across), y: near(shot.y, p.y, along) });
}

/** A point with its hex is wholly in view. */
export function inView(shot: Shot, p: Point): boolean {
  const at = project(shot, p);
  const half = hexHeight(shot) / 2;
  return at.x >= half && at.y >= half && at.x <= shot.width - half && at.y <= shot.height - half;
}

/** Two shots of the same thing, to the pixel. */
export function same(a: Shot, b: Shot): boolean {
  return Math.abs(a.zoom - b.zoom) < 1e-3 && Math.hypot(a.x - b.x, a.y - b.y) < 0.5;
}

/** A beast that cannot stop runs on this far at most, as far as the camera cares. */
const OVERRUN = 3;

/** The hexes where an event happens, beside those its figures stand on now. */
export const cellsOf = eventReader<readonly Cell[], [arena: Arena]>(
  {
    charged: ({ lane }, arena) => [...lane, ...beyond(lane, arena)],
    moved: ({ path }) => path,
    pushed: ({ to }) => [to],
    item: ({ cell }) => (cell >= 0 ? [cell] : []),
  },
  [],
);

/** The hexes straight on behind the end of a lane. */
function beyond(lane: readonly Cell[], arena: Arena): Cell[] {
  const [before, last] = lane.slice(-2).map((cell) => arena.cells[cell]);
  if (!before || !last) return [];
  const cells: Cell[] = [];
  for (let i = 1; i <= OVERRUN; i += 1) {
    const cell = cellAt(arena, last.q + (last.q - before.q) * i, last.r + (last.r - before.r) * i);
    if (cell < 0) break;
    cells.push(cell);
  }
  return cells;
}
