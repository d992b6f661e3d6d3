/** Opponents with a mind: why they decided as they did, and what is known of how they fight. */
export { GhostContext } from './ghost-desk.ts';
export { GhostPanel } from './ghost-panel.tsx';
export { ScoutDialog, ScoutPanel } from './scout-panel.tsx';
export type { GhostTold, Scouted, ToldAnswer, GhostDesk, GhostNow } from './ghost-desk.ts';
