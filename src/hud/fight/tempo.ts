import type { BoardPicture } from '../../art/index.ts';
import type { BoutEvent } from '../../engine/bout/index.ts';
import { isWalk } from '../../engine/bout/index.ts';
import type { LogEntry } from './log-entries.ts';
import { dieFalls } from './throws.ts';

/** Milliseconds at 1× in which the turn of a bot is shown, however much he does in it, beside what a life hangs on. */
export const TURN = 1700;
/** The same of what one answer of the player brings about. */
export const ANSWER = 5200;
/** Milliseconds of silence before somebody falls, or the crowd's answer to it. */
export const HUSH = 500;
/** How much slower a die falls on which a life hangs. */
export const SLOW = 0.55;

/** How long an event is looked at, in milliseconds at 1×: only their proportions count where there is too much of them. */
const SPANS: Partial<Record<BoutEvent['type'], number>> = {
  'turn-started': 280,
  'action-points': 720,
  moved: 280,
  faced: 150,
  attacked: 420,
  clashed: 1300,
  saved: 1100,
  rolled: 1000,
  considered: 600,
  'target-chosen': 480,
  'card-played': 380,
  charged: 500,
  wounded: 420,
  pushed: 560,
  condition: 300,
  fatigued: 120,
  item: 350,
  felled: 1500,
  'bout-ended': 1300,
};
const OTHER = 160;
/** What has words but no picture takes no time. */
export const NO_PICTURE: readonly BoutEvent['type'][] = ['bout-started', 'drawn', 'stamina', 'play-order', 'paid', 'turn-ended'];

/** How long an event takes at 1×. */
export function spanOf({ type }: BoutEvent): number {
  return NO_PICTURE.includes(type) ? 0 : (SPANS[type] ?? OTHER);
}

/** Events that are shown together: a walk, or one event alone. */
export type Scene = readonly LogEntry[];

/** Hexes of one walk are one scene, also where each was an answer of its own. */
export function scenesOf(entries: readonly LogEntry[]): Scene[] {
  const scenes: LogEntry[][] = [];
  for (const entry of entries) {
    const last = scenes.at(-1);
    const before = last?.at(-1)?.event;
    if (last && before && isWalk(before) && isWalk(entry.event) && before.figure === entry.event.figure) last.push(entry);
    else scenes.push([entry]);
  }
  return scenes;
}

/** The events of a scene as they are drawn: hexes one after the other are one way. */
export function drawnOf(scene: Scene): BoutEvent[] {
  const drawn: BoutEvent[] = [];
  for (const { event } of scene) {
    if (event.type === 'paid' && scene.length > 1) continue;
    const last = drawn.at(-1);
    if (event.type === 'moved' && last?.type === 'moved' && last.figure === event.figure && last.gait === event.gait && scene.length > 1)
      drawn[drawn.length - 1] = { ...last, path: [...last.path, ...event.path] };
    else drawn.push(event);
  }
  return drawn;
}

/** Share of his Hit Points below which every die that may harm him is a matter of life. */
const LOW = 0.36;

/** Whose life the dice of an event are about; null where nobody's is. */
function atStake(event: BoutEvent, aimed: string | null): string | null {
  if (event.type === 'appealed' || event.type === 'judged' || event.type === 'saved') return event.figure;
  if (event.type === 'clashed') return event.target;
  return event.type === 'rolled' ? (event.against ?? aimed) : null;
}

/**
 * Whether a life may hang on dice, told from what lies open before they fall: from the wounds of whom they are about, never
 * from what they will show.
 */
export function isGrave(board: BoardPicture, event: BoutEvent, aimed: string | null): boolean {
  if (!dieFalls(event)) return false;
  const id = atStake(event, aimed);
  const figure = board.figures.find((one) => one.id === id);
  return figure !== undefined && figure.hp > 0 && figure.hp <= LOW * figure.fullHp;
}

/** Shows what is left of so much in what is left of the time: how many times faster than at 1×. */
export function hasteOf(left: number, time: number): number {
  return Math.min(12, Math.max(1, left / Math.max(150, time)));
}
