import { arenaBounds, type Point } from '../art/index.ts';

/** The world is drawn with hexes of this size; the camera makes pixels of it. */
export const HEX = 100;
/** What is shown of the wall beyond the outermost hexes, in hex sizes. */
const MARGIN = 0.62;
const MOST_ZOOM = 5;

/** What the camera shows: a parent of so many CSS pixels, a zoom of 1 or more, the world point in the middle. */
export interface Shot {
  readonly width: number;
  readonly height: number;
  readonly dpr: number;
  /** Size of a hex in CSS pixels at zoom 1. */
  readonly size: number;
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/** The largest hex size at which every hex and the foot of the wall fit. */
export function fitSize(radius: number, width: number, height: number): number {
  const one = arenaBounds(radius, 1);
  return Math.max(2, Math.min(width / (one.width + 2 * MARGIN), height / (one.height + 2 * MARGIN)));
}

export function fitShot(radius: number, width: number, height: number, dpr: number): Shot {
  return { width, height, dpr, size: fitSize(radius, width, height), zoom: 1, x: 0, y: 0 };
}

/** The same zoom and middle in a parent of another size. */
export function refit(shot: Shot, radius: number, width: number, height: number, dpr: number): Shot {
  return clamped({ ...fitShot(radius, width, height, dpr), zoom: shot.zoom, x: shot.x, y: shot.y });
}

/** CSS pixels for one unit of the world. */
export function scaleOf(shot: Shot): number {
  return (shot.size * shot.zoom) / HEX;
}

export function project(shot: Shot, p: Point): Point {
  const k = scaleOf(shot);
  return { x: (p.x - shot.x) * k + shot.width / 2, y: (p.y - shot.y) * k + shot.height / 2 };
}

export function unproject(shot: Shot, p: Point): Point {
  const k = scaleOf(shot);
  return { x: (p.x - shot.width / 2) / k + shot.x, y: (p.y - shot.height / 2) / k + shot.y };
}

/** Zooms so that the point under the pointer stays there. */
export function zoomAt(shot: Shot, factor: number, at: Point): Shot {
  const zoom = Math.max(1, Math.min(MOST_ZOOM, shot.zoom * factor));
  const held = unproject(shot, at);
  const moved = unproject({ ...shot, zoom }, at);
  return clamped({ ...shot, zoom, x: shot.x + held.x - moved.x, y: shot.y + held.y - moved.y });
}

/** Drags the picture by CSS pixels. */
export function panBy(shot: Shot, dx: number, dy: number): Shot {
  const k = scaleOf(shot);
  return clamped({ ...shot, x: shot.x - dx / k, y: shot.y - dy / k });
}

/** Nothing beyond what is shown at zoom 1 comes into view. */
export function clamped(shot: Shot): Shot {
  const spare = (side: number): number => ((side * HEX) / shot.size / 2) * (1 - 1 / shot.zoom);
  const within = (value: number, most: number): number => Math.max(-most, Math.min(most, value)) + 0;
  return { ...shot, x: within(shot.x, spare(shot.width)), y: within(shot.y, spare(shot.height)) };
}

/** The nearest world point that lies on a device pixel, so that what rests there is crisp. */
export function snapped(shot: Shot, p: Point): Point {
  const at = project(shot, p);
  return unproject(shot, { x: Math.round(at.x * shot.dpr) / shot.dpr, y: Math.round(at.y * shot.dpr) / shot.dpr });
}
