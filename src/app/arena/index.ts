export { mountBout } from '../../games/munera/page/fight.tsx';
export type { ArenaProps, BoutHook, BoutProps, MountArena, PageCatalogue, TestHook } from './contract.ts';
export { mountArena } from '../../games/damnatio/page/fight.tsx';
export type { ShownAt } from './director.ts';
export type { ArenaStageProps } from './stage.tsx';
export { ArenaStage, StagePerformer } from './stage.tsx';
