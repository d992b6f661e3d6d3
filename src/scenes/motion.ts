import type { Gait } from '../engine/bout/index.ts';
import type { Point } from '../art/index.ts';

/** How a gait looks: time for one hex, height of the arc and of each stride in world units, turning, dust. */
export interface GaitLook {
  readonly span: number;
  readonly arc: number;
  readonly stride: number;
  /** Turns about its own middle on the way. */
  readonly tumble: number;
  readonly dust: number;
}

const GAITS: Readonly<Record<Gait, GaitLook>> = {
  walk: { span: 250, arc: 0, stride: 9, tumble: 0, dust: 0 },
  run: { span: 130, arc: 0, stride: 16, tumble: 0, dust: 3 },
  leap: { span: 170, arc: 95, stride: 0, tumble: 0, dust: 7 },
  overrun: { span: 120, arc: 0, stride: 12, tumble: 0, dust: 6 },
  'run-through': { span: 120, arc: 0, stride: 14, tumble: 0, dust: 5 },
  'back-off': { span: 230, arc: 0, stride: 7, tumble: 0, dust: 1 },
  withdraw: { span: 230, arc: 0, stride: 9, tumble: 0, dust: 1 },
  toss: { span: 300, arc: 120, stride: 0, tumble: 1, dust: 9 },
  retreat: { span: 180, arc: 0, stride: 12, tumble: 0, dust: 2 },
  vault: { span: 260, arc: 60, stride: 0, tumble: 0, dust: 3 },
  whirl: { span: 150, arc: 20, stride: 10, tumble: 1, dust: 5 },
  disengage: { span: 230, arc: 0, stride: 9, tumble: 0, dust: 1 },
  flee: { span: 130, arc: 0, stride: 16, tumble: 0, dust: 4 },
  go: { span: 240, arc: 0, stride: 9, tumble: 0, dust: 1 },
  panic: { span: 110, arc: 0, stride: 18, tumble: 0, dust: 7 },
  drag: { span: 280, arc: 0, stride: 6, tumble: 0, dust: 4 },
  pulled: { span: 280, arc: 0, stride: 0, tumble: 0, dust: 5 },
  pushed: { span: 160, arc: 20, stride: 0, tumble: 0, dust: 5 },
};

export function gaitLook(gait: Gait): GaitLook {
  return GAITS[gait];
}

/** Slow at both ends. */
export function ease(share: number): number {
  return share * share * (3 - 2 * share);
}

/** Fast at first, as thrown things are. */
export function easeOut(share: number): number {
  return 1 - (1 - share) * (1 - share);
}

/** There and back again, 0 at both ends. */
export function hump(share: number): number {
  return 4 * share * (1 - share);
}

/** Where on a line through `points` a share of the way lies, every stretch taking the same time. */
export function along(points: readonly Point[], share: number): Point {
  const last = points.length - 1;
  const at = Math.max(0, Math.min(1, share)) * last;
  const from = Math.min(last, Math.floor(at));
  const a = points[from];
  const b = points[Math.min(last, from + 1)];
  if (!a || !b) return { x: 0, y: 0 };
  return { x: a.x + (b.x - a.x) * (at - from), y: a.y + (b.y - a.y) * (at - from) };
}

/** Height above the sand at a share of a way of `hexes`: one arc, or a bob for each stride. */
export function liftAt(look: GaitLook, hexes: number, share: number): number {
  if (look.arc > 0) return look.arc * Math.min(1.5, 0.6 + hexes * 0.2) * hump(share);
  const stride = (share * hexes) % 1;
  return share >= 1 ? 0 : look.stride * hump(stride);
}

/** The shorter way round from one facing to another, in sixths of a turn, -3 to 3. */
export function turnOf(from: number, to: number): number {
  const turn = (((to - from) % 6) + 6) % 6;
  return turn > 3 ? turn - 6 : turn;
}

/** A facing on the way, in halves of a sixth, so that few rings have to be drawn. */
export function facingAt(from: number, turn: number, share: number): number {
  const raw = Math.round((from + turn * share) * 2) / 2;
  return ((raw % 6) + 6) % 6;
}
