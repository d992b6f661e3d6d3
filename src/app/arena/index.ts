export type { BoutHook, FightPage, FightPart, FightProps, FightTools, MountFight, PageCatalogue } from './contract.ts';
export type { ShownAt } from './director.ts';
export { mountFight } from './mount-fight.tsx';
export type { ArenaStageProps } from './stage.tsx';
export { ArenaStage, StagePerformer } from './stage.tsx';
