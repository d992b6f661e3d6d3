export { mountBout } from './bout.tsx';
export type { ArenaProps, BoutHook, BoutProps, MountArena, PageCatalogue, TestHook } from './contract.ts';
export { mountArena } from './mount.tsx';
export type { ShownAt } from './director.ts';
export type { ArenaStageProps } from './stage.tsx';
export { ArenaStage, StagePerformer } from './stage.tsx';
