export type { ForkFigure } from './fork-dialog.tsx';
export { ForkDialog } from './fork-dialog.tsx';
export type { LostProps } from './lost-screen.tsx';
export { LostScreen, SealLine } from './lost-screen.tsx';
export type { ListedRecord } from './replays-screen.tsx';
export { ReplaysScreen } from './replays-screen.tsx';
export type { ReplayScreenProps } from './replay-screen.tsx';
export { ReplayScreen } from './replay-screen.tsx';
export { roundStep, ticksOf } from './ticks.ts';
