import { z } from 'zod';
import { ARCS, GRADES, KEYS, TRIGGERS, type Area, type Trigger } from '../../rules/index.ts';

export const arc = z.enum(ARCS);
/** Zones of a beast as cards name them, and as the rules do. */
export const ZONES = { head: 'H', body: 'M', legs: 'L' } as const satisfies Readonly<Record<string, Area>>;
export const zone = z.enum(['head', 'body', 'legs']);
export const area = zone.transform((name) => ZONES[name]);
export const posture = z.enum(['standing', 'down', 'pinned', 'held']);
export const attackKind = z.enum(KEYS.kind);
export const trigger = z.enum(Object.keys(TRIGGERS) as Trigger[]);
export const grade = z.enum(GRADES);

/** One arc or several. */
export const arcs = z.union([arc.transform((only) => [only]), z.array(arc).min(1).max(3)]);
