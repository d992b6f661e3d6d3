import { z } from 'zod';

export const arc = z.enum(['front', 'flank', 'rear']);
export const area = z.enum(['H', 'M', 'L']);
export const posture = z.enum(['standing', 'down', 'pinned', 'held']);
export const attackKind = z.enum(['leap', 'charge', 'claw', 'bite', 'hook', 'kick', 'trample', 'cuff', 'hug', 'auto']);
export const trigger = z.enum(['control', 'charge', 'counter']);
export const grade = z.enum(['tiro', 'veteranus', 'primus']);
