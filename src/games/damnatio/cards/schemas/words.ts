import { z } from 'zod';

export const arc = z.enum(['front', 'flank', 'rear']);
export const area = z.enum(['H', 'M', 'L']);
/** Zones of a beast as its card names them. */
export const zone = z.enum(['head', 'body', 'legs']);
export const posture = z.enum(['standing', 'down', 'pinned', 'held']);
export const attackKind = z.enum(['leap', 'charge', 'claw', 'bite', 'hook', 'kick', 'trample', 'cuff', 'hug', 'auto']);
export const trigger = z.enum(['opening', 'approach', 'control', 'charge', 'counter', 'hurt', 'kill', 'missed']);
export const grade = z.enum(['tiro', 'veteranus', 'primus']);

/** One arc or several. */
export const arcs = z.union([arc.transform((only) => [only]), z.array(arc).min(1).max(3)]);
