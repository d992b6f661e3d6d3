import { conditionMarks, looksLeft, numeralIsHigh, sealIsHigh, shown, stateShown } from '../art/index.ts';
import { OUTSIDE, type Cell } from '../engine/hex/index.ts';
import type { FigurePicture } from './types.ts';

/** What a texture of a figure depends on; equal looks share textures. */
export interface Look {
  readonly wedge: string;
  readonly ring: string;
  readonly body: string;
  readonly halo: string;
}

/** Wounds are shown in this many steps. */
const WOUND_STEPS = 8;

/** Hit points as the share that is drawn: whole only when unhurt, none only when all are lost. */
export function hpShare(hp: number, fullHp: number): number {
  if (fullHp <= 0 || hp >= fullHp) return 1;
  if (hp <= 0) return 0;
  return Math.min(WOUND_STEPS - 1, Math.max(1, Math.round((hp / fullHp) * WOUND_STEPS))) / WOUND_STEPS;
}

function kitKey({ kit }: FigurePicture): string {
  return kit ? ` ${Object.values(kit).join('-')}` : '';
}

/** Names of the four textures of a figure turned to `facing`, without size and palette. */
export function lookOf(figure: FigurePicture, facing: number, left = looksLeft(facing)): Look {
  const hp = hpShare(figure.hp, figure.fullHp);
  const state = postureShown(figure);
  const lies = state === 'down' || state === 'pinned';
  const faces = state !== 'dead' && state !== 'winner' && state !== 'spared';
  const high = sealIsHigh(facing, state);
  return {
    wedge: faces ? `wedge ${lies} ${facing}` : '',
    ring: `ring ${figure.place ?? figure.kind} ${figure.arcs ?? ''} ${figure.card} ${hp} ${state} ${facing}`,
    body: `body ${figure.place ?? figure.kind} ${figure.place !== undefined && numeralIsHigh(facing)} ${figure.card}${kitKey(figure)} ${hp} ${state} ${figure.initial} ${figure.weapon ?? ''} ${high} ${conditionMarks(figure.conditions ?? []).join('+')} ${left}`,
    halo: figure.selected || figure.threatened ? `halo ${state} ${figure.selected} ${figure.threatened}` : '',
  };
}

export interface PictureDiff {
  readonly gone: readonly string[];
  readonly come: readonly FigurePicture[];
  readonly kept: readonly FigurePicture[];
}

/** The hex of the sand that a figure is drawn on: where it stands, or lies dead; -1 for none. */
export function spotOf({ cell, body = OUTSIDE }: Pick<FigurePicture, 'cell' | 'body'>): Cell {
  return cell === OUTSIDE && !shown().skipExecutions ? body : cell;
}

/** Which figures have to be taken away, put up, or only changed. Figures that are not on the sand are gone. */
export function diffFigures(shown: Iterable<string>, wanted: readonly FigurePicture[]): PictureDiff {
  const before = new Set(shown);
  const onSand = wanted.filter((figure) => spotOf(figure) >= 0);
  const after = new Set(onSand.map(({ id }) => id));
  return {
    gone: [...before].filter((id) => !after.has(id)),
    come: onSand.filter(({ id }) => !before.has(id)),
    kept: onSand.filter(({ id }) => before.has(id)),
  };
}

const HELD = ['pinned', 'held', 'down'] as const;

/** The posture that shows a set of conditions: the heaviest of them. */
export function postureOf(conditions: ReadonlySet<string>): FigurePicture['posture'] {
  return HELD.find((condition) => conditions.has(condition)) ?? 'standing';
}

/** The conditions a posture stands for; who is pinned lies. */
export function conditionsOf(posture: FigurePicture['posture']): Set<string> {
  if (posture === 'pinned') return new Set(['pinned', 'down']);
  return new Set(posture === 'held' || posture === 'down' ? [posture] : []);
}

/** Everything that weighs on a figure: what its posture stands for and, where the picture lists them, its conditions. */
export function burdensOf({ posture, conditions }: Pick<FigurePicture, 'posture' | 'conditions'>): Set<string> {
  if (conditions === undefined) return conditionsOf(posture);
  return new Set([...conditions, ...(posture === 'held' ? [] : conditionsOf(posture))]);
}

/** The posture as it is drawn: what holds a figure is drawn as itself where it has a mark of its own, else as a chain. */
export function postureShown({ posture, conditions }: Pick<FigurePicture, 'posture' | 'conditions'>): FigurePicture['posture'] {
  return posture === 'held' && conditionMarks(conditions ?? []).length > 0 ? 'standing' : stateShown(posture);
}
